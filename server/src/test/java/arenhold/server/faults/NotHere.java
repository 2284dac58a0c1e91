package arenhold.server.faults;

/**
 * This machine does not permit, or lacks, something that a fault needs: the fault is skipped,
 * loudly.
 */
final class NotHere extends Exception {

  private static final long serialVersionUID = 1;

  NotHere(String why) {
    super(why);
  }
}
