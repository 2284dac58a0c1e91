package arenhold.server.faults;

import java.io.IOException;

/** The server's embedded PostgreSQL is killed; the server has to restart it. */
final class PostmasterKilled extends UnderPlay {

  PostmasterKilled() {
    super("postmaster", "kill -9 of the embedded PostgreSQL", 10, 0);
  }

  @Override
  TestBed bed(Run run) throws IOException {
    return new TestBed(
        run.folder(), key(), TestBed.Plan.embedded(run.brief() ? 4 : 10, Style.QUICK));
  }

  @Override
  long strike(TestBed bed, Run run) throws IOException {
    bed.server().database().destroyForcibly();
    return System.nanoTime();
  }
}
