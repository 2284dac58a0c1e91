package arenhold.server.faults;

import java.io.IOException;

/** The server is killed as by a power cut, at any moment, and started again. */
final class ServerKilled extends UnderPlay {

  ServerKilled() {
    super("kill", "kill -9 of the server under load", 200, 2);
  }

  @Override
  TestBed bed(Run run) throws IOException {
    return new TestBed(
        run.folder(), key(), TestBed.Plan.embedded(run.brief() ? 4 : 10, Style.QUICK));
  }

  @Override
  long strike(TestBed bed, Run run) throws IOException {
    bed.server().kill();
    long dead = System.nanoTime();
    bed.server().startAgain();
    return dead;
  }
}
