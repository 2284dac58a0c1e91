package arenhold.server.faults;

import java.io.IOException;
import java.util.Map;

/** The server is asked to stop and started again, as for a new version, under live clocks. */
final class Deploy extends UnderPlay {

  Deploy() {
    super("deploy", "SIGTERM and start under live clocks", 50, 1);
  }

  @Override
  TestBed bed(Run run) throws IOException {
    int rooms = run.brief() ? 4 : 10;
    return new TestBed(
        run.folder(), key(), TestBed.Plan.embedded(rooms, Style.QUICK.clocked().thinking(300)));
  }

  @Override
  long strike(TestBed bed, Run run) throws IOException {
    Map<PlayedRoom, ClockReading> before = ClockReading.of(bed);
    long asked = System.nanoTime();
    bed.server().stop();
    bed.server().startAgain();
    long ready = System.nanoTime();
    bed.goOn(ready, LONGEST);
    long down = ready - asked;
    ClockReading.of(bed)
        .forEach((room, after) -> after.charged(before.get(room), down).ifPresent(run::wrong));
    return asked;
  }
}
