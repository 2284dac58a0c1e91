package arenhold.server.faults;

/** All processes of PostgreSQL are paused for a while. */
final class DatabasePaused extends DatabaseFault {

  private static final long MILLIS = 30_000;
  private static final long FEW_MILLIS = 3_000;

  DatabasePaused() {
    super("pause", "PostgreSQL stopped for 30 s (SIGSTOP)", 15, 1);
  }

  @Override
  long strike(TestBed bed, Run run) throws Exception {
    ProcessHandle postgres = bed.database().process();
    Signal.STOP.toAllOf(postgres);
    try {
      nothingIsAcknowledged(bed, run, run.brief() ? FEW_MILLIS : MILLIS);
    } finally {
      Signal.CONT.toAllOf(postgres);
    }
    return System.nanoTime();
  }
}
