package arenhold.server.faults;

import arenhold.server.testing.RunningServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A server is paused; another one takes over its database; the first one resumes and still believes
 * it owns every room, while each has half of the players connected.
 */
final class TwoServers extends UnderPlay {

  private static final long BOTH_MILLIS = 3_000;

  TwoServers() {
    super("two", "two servers that think they own every room", 50, 1);
  }

  @Override
  TestBed bed(Run run) throws Exception {
    return new TestBed(
        run.folder(),
        key(),
        TestBed.Plan.beside(run.brief() ? 4 : 10, Style.QUICK.impatient(2_500)));
  }

  @Override
  long strike(TestBed bed, Run run) throws Exception {
    RunningServer first = bed.server();
    ProcessHandle paused = ProcessHandle.of(first.process()).orElseThrow();
    Signal.STOP.to(paused);
    Path data = Files.createTempDirectory(Path.of("target"), "second");
    RunningServer second = RunningServer.start(data, bed.settings(), RunningServer.SMALL, Map.of());
    bed.replace(second);
    try {
      for (PlayedRoom room : bed.rooms()) come(room.players().getLast(), second);
      TimeUnit.MILLISECONDS.sleep(run.random().nextLong(BOTH_MILLIS));
      Signal.CONT.to(paused);
      // Now both write every room.
      TimeUnit.MILLISECONDS.sleep(BOTH_MILLIS);
    } finally {
      first.kill();
    }
    long since = System.nanoTime();
    for (PlayedRoom room : bed.rooms()) come(room.players().getFirst(), second);
    return since;
  }

  private static void come(Player player, RunningServer server) {
    player.comeThrough(player.guest().through(server.address()));
  }

  @Override
  Findings compare(TestBed bed) throws Exception {
    // A client that changes servers may be shown a state older than the other server's.
    return bed.compareWrites();
  }
}
