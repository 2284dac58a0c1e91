package arenhold.server.faults;

/** This machine does not permit, or does not have, what a fault needs: it is left out, loudly. */
final class NotHere extends Exception {

  private static final long serialVersionUID = 1;

  NotHere(String why) {
    super(why);
  }
}
