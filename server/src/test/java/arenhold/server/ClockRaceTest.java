package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A choice reaches a real room at the very moment a flag falls there. */
class ClockRaceTest extends ClockRooms {

  private static final int SEEDS = 40;

  /** At most this many rounds, even if one of the two has not won yet. */
  private static final int MOST = 400;

  private String line(UUID match, int number) {
    String sql = "select notation from match_entry where match_id = ? and seq = ?";
    return database.sql(sql).params(match, number).query(String.class).single();
  }

  private int flags(UUID match) {
    String sql = "select count(*) from match_entry where match_id = ? and notation = '!flag'";
    return database.sql(sql).param(match).query(Integer.class).single();
  }

  /**
   * Races a choice against a flag.
   *
   * @param lead how many nanoseconds before the flag falls the choice is sent
   * @return whether the choice came in time
   */
  private boolean race(Gathered room, long lead) throws InterruptedException {
    JsonNode clock = clock(room);
    int seat = clock.at("/running/0").asInt();
    Socket socket = room.seat(seat);
    UUID match = match(room);
    int lines = socket.state().at("/match/choices").asInt();
    Map<String, Object> answer = answer(socket);
    long left = clock.at("/left/" + seat).asLong() + clock.at("/free/" + seat).asLong();
    time.passUntil(clock.path("at").asLong() + left - 1);
    Thread falls =
        Thread.ofPlatform()
            .start(
                () -> {
                  LockSupport.parkNanos(lead);
                  time.pass(51);
                });
    String ack = socket.sendAcked("choose", answer);
    JsonNode told = socket.await(frame -> ack.equals(frame.path("a").asString(null)));
    falls.join();
    boolean inTime = told.path("t").asString().equals("ack");
    if (!inTime) {
      assertEquals("over", told.at("/d/code").asString());
      JsonNode outcome = over(socket).at("/match/outcome");
      assertEquals("time", outcome.path("reason").asString());
      assertEquals(2, outcome.at("/places/" + seat).asInt());
      assertEquals(lines + 1, socket.state().at("/match/choices").asInt(), "the flag alone");
    }
    assertEquals(inTime ? answer.get("choice") : "!flag", line(match, lines));
    for (Socket each : room.sockets()) {
      each.awaitState(state -> state.at("/match/choices").asInt() > lines);
      each.settle();
    }
    boolean over = !socket.state().at("/match/outcome").isNull();
    assertEquals(over ? 1 : 0, flags(match));
    return inTime;
  }

  @Test
  void of_a_choice_and_a_flag_in_the_same_moment_exactly_one_wins() throws InterruptedException {
    Gathered room = begun(LIVE);
    Random random = new Random(17);
    double lead = 1_000_000;
    int choices = 0;
    int seed = 0;
    // Goes on until both have won.
    for (; seed < SEEDS || seed < MOST && (choices == 0 || choices == seed); seed++) {
      boolean inTime;
      try {
        inTime = race(room, (long) (lead * random.nextDouble(2)));
      } catch (RuntimeException | AssertionError wrong) {
        throw new AssertionError("race " + seed + ": " + wrong.getMessage(), wrong);
      }
      if (inTime) choices++;
      // Closer to the moment in which either may win.
      lead = inTime ? lead / 1.3 : lead * 1.3;
      if (!room.seat(0).state().at("/match/outcome").isNull()) {
        all(room, "again", Map.of());
        room.begin();
      }
    }
    assertTrue(choices > 0 && choices < seed);
    System.out.printf("%d races: %d choices came before the flag%n", seed, choices);
  }
}
