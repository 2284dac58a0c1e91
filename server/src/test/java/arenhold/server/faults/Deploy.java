package arenhold.server.faults;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The server is asked to stop and started again, as for a new version, with live clocks running.
 */
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
    CompletableFuture<Long> door = CompletableFuture.supplyAsync(() -> open(bed));
    bed.server().startAgain();
    bed.goOn(System.nanoTime(), LONGEST);
    looking.interrupt();
    long ready = door.join();
    for (var known : ClockReading.of(bed).entrySet()) {
      PlayedRoom room = known.getKey();
      // A client without a message since then knows nothing new.
      if (known.getValue().nanos() < ready) continue;
      long free = ready - sentAway.getOrDefault(room, ready);
      known.getValue().charged(before.get(room), free).ifPresent(run::wrong);
    }
    return asked;
  }

  /** Waits until the server can be reached again; returns when that was. */
  private static long open(TestBed bed) {
    URI server = URI.create(bed.server().address());
    long since = System.nanoTime();
    while (System.nanoTime() - since < LONGEST.toNanos()) {
      try (Socket _ = new Socket(server.getHost(), server.getPort())) {
        break;
      } catch (IOException closed) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
      }
    }
    return System.nanoTime();
  }

  /** Records when the players of each room were disconnected. */
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
