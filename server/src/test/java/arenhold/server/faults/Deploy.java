package arenhold.server.faults;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

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
    Map<PlayedRoom, Long> sentAway = new ConcurrentHashMap<>();
    long asked = System.nanoTime();
    Thread looking = Thread.ofVirtual().start(() -> look(bed, asked, sentAway));
    bed.server().stop();
    bed.server().startAgain();
    long ready = System.nanoTime();
    bed.goOn(ready, LONGEST);
    looking.interrupt();
    for (var known : ClockReading.of(bed).entrySet()) {
      PlayedRoom room = known.getKey();
      long free = ready - sentAway.getOrDefault(room, ready);
      known.getValue().charged(before.get(room), free).ifPresent(run::wrong);
    }
    return asked;
  }

  /** Notes when the players of each room were sent away. */
  private static void look(TestBed bed, long asked, Map<PlayedRoom, Long> sentAway) {
    try {
      while (sentAway.size() < bed.rooms().size()) {
        for (PlayedRoom room : bed.rooms()) {
          long cutOff = room.players().getFirst().cutOff();
          if (cutOff > asked) sentAway.putIfAbsent(room, cutOff);
        }
        TimeUnit.MILLISECONDS.sleep(2);
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }
}
