package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Many watchers of one room come and go: players are sent their changes in batches. */
class CrowdTest extends ServerTest {

  private static final int WATCHERS = 150;

  /**
   * Everyone is sent arrivals and departures at most twice in this time, by the clocks of this
   * test. {@code CrowdNewsTest} has the times between them.
   */
  private static final long BETWEEN_NANOS = 300_000_000;

  @Test
  void arrivals_and_departures_are_sent_in_batches_with_only_some_names() {
    Duel duel = Duel.start(server());
    Socket seat = duel.seat(0);
    seat.settle();
    long version = seat.version();
    long since = System.nanoTime();
    List<Socket> crowd = new ArrayList<>();
    for (int i = 0; i < WATCHERS; i++) {
      Socket watcher = Guest.at(server()).enter(duel.watch());
      watcher.awaitType("snapshot");
      crowd.add(watcher);
    }
    seat.awaitState(state -> count(state) == WATCHERS);
    assertEquals(30, seat.state().at("/room/watchers").size());
    long most = mostTold(since);
    assertTrue(seat.version() - version <= most, "told " + (seat.version() - version) + " times");
    for (Socket watcher : crowd) watcher.awaitState(state -> count(state) == WATCHERS);
    duel.chooseAtRandom(new Random(1));
    for (Socket watcher : crowd) {
      watcher.settle();
      assertEquals(crowd.getFirst().state(), watcher.state(), "all see the same");
    }
    seat.settle();
    version = seat.version();
    since = System.nanoTime();
    crowd.forEach(Socket::tear);
    seat.awaitState(state -> count(state) == 0);
    most = mostTold(since);
    assertTrue(seat.version() - version <= most, "told " + (seat.version() - version) + " times");
    duel.seat(0).tear();
    duel.seat(1).tear();
  }

  /** Far fewer than the watchers, and more than late timers let through at once. */
  private static long mostTold(long since) {
    return 2 * (System.nanoTime() - since) / BETWEEN_NANOS + 5;
  }

  private static int count(tools.jackson.databind.JsonNode state) {
    return state.at("/room/watcherCount").asInt();
  }
}
