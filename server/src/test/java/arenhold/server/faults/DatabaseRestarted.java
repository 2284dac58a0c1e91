package arenhold.server.faults;

import java.io.IOException;

/** A database beside the server is stopped, with clients connected, and started again. */
final class DatabaseRestarted extends DatabaseFault {

  DatabaseRestarted() {
    super("restart", "restart of PostgreSQL", 25, 0);
  }

  @Override
  long strike(TestBed bed, Run run) throws IOException {
    bed.database().stop();
    bed.database().start();
    return System.nanoTime();
  }
}
