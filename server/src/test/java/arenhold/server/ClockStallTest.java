package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.clock.Beats;
import arenhold.server.clock.Outages;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import java.sql.Timestamp;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** The database hangs or refuses while clocks run: nobody is charged for that. */
class ClockStallTest extends ClockRooms {

  private static final List<String> NEEDED = List.of("match_clock", "rating_change");

  @Autowired private Outages outages;

  private void away(Runnable meanwhile) {
    NEEDED.forEach(
        table -> database.sql("alter table " + table + " rename to " + table + "_away").update());
    try {
      meanwhile.run();
    } finally {
      NEEDED.forEach(
          table -> database.sql("alter table " + table + "_away rename to " + table).update());
    }
  }

  /** When the flag falls according to the database. */
  private long due(UUID match) {
    return database
        .sql("select due_at from match_clock where match_id = ?")
        .param(match)
        .query(Timestamp.class)
        .single()
        .getTime();
  }

  private static void awaitAnswer(Socket socket, int lines) {
    socket.awaitState(state -> state.at("/match/choices").asInt() > lines);
  }

  @Test
  void nobody_is_charged_while_storing_a_choice_is_stuck() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket socket = room.seat(seat);
    int lines = socket.state().at("/match/choices").asInt();
    long before = left(room, seat);
    time.pass(15_000);
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table match_entry in exclusive mode").update();
          socket.sendAcked("choose", answer(socket));
          socket.ping();
          time.pass(8_000);
        });
    for (Socket each : room.sockets()) awaitAnswer(each, lines);
    assertEquals(time.now(), clock(room).path("at").asLong(), "time runs since it was told");
    int next = asked(room);
    assertEquals(next == seat ? before - 10_000 : 300_000, left(room, next));
    room.settle();
    long rest = left(room, next) + clock(room).at("/free/" + next).asLong();
    assertEquals(time.now() + rest, due(match(room)), "if the server stops now, too");
  }

  @Test
  void a_timely_choice_refused_because_nothing_can_be_stored_does_not_lose_by_time() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket socket = room.seat(seat);
    Map<String, Object> answer = answer(socket);
    int lines = socket.state().at("/match/choices").asInt();
    time.pass(304_999);
    away(
        () -> {
          assertEquals("unavailable", socket.refused("choose", answer));
          for (int i = 0; i < 8; i++) {
            time.pass(1_000);
            room.settle();
          }
          assertEquals("unavailable", socket.refused("choose", answer), "refused once more");
          assertTrue(socket.state().at("/match/outcome").isNull());
        });
    long back = time.now();
    time.pass(1_001);
    JsonNode state = socket.awaitState(one -> one.at("/match/clock/at").asLong() > back);
    assertEquals(10_000, state.at("/match/clock/left/" + seat).asLong(), "time for another try");
    assertEquals(time.now() + 10_000, due(match(room)), "if the server stops now, too");
    time.pass(9_998);
    socket.awaitAck(socket.sendAcked("choose", answer));
    awaitAnswer(socket, lines);
    assertTrue(socket.state().at("/match/outcome").isNull());
  }

  @Test
  void nobody_counts_as_gone_while_the_server_cannot_admit_them() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket waiting = room.seat(1 - seat);
    room.seat(seat).tear();
    waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    long gone = time.now();
    time.pass(50_000);
    Beats.beat(outages);
    time.hang(60_000);
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    Beats.beat(outages);
    long from = gone + 150_000;
    waiting.awaitState(state -> claimableAt(state) == from);
    time.pass(39_999);
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    time.pass(1);
    waiting.awaitAck(waiting.command("claimWin"));
    assertEquals("left", over(waiting).at("/match/outcome/reason").asString());
  }

  @Test
  void without_a_clock_downtime_is_deducted_once() {
    Gathered room = begun(NONE);
    int seat = asked(room);
    Socket waiting = room.seat(1 - seat);
    long hour = 3_600_000;
    room.seat(seat).tear();
    waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    long shown = claimableAt(waiting.state());
    time.pass(50 * hour);
    Beats.beat(outages);
    time.hang(10 * hour);
    Beats.beat(outages);
    time.passUntil(shown);
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    waiting.awaitState(state -> claimableAt(state) == shown + 10 * hour);
    time.passUntil(shown + 10 * hour - 1);
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    time.pass(1);
    waiting.awaitAck(waiting.command("claimWin"));
    assertEquals("left", over(waiting).at("/match/outcome/reason").asString());
  }

  private static long claimableAt(JsonNode state) {
    return state.at("/match/clock/absent/0/claimableAt").asLong();
  }

  @Test
  void a_player_who_does_not_choose_again_loses_by_time_once_it_can_be_stored() {
    Gathered room = begun(LIVE);
    Socket socket = room.seat(asked(room));
    time.pass(304_999);
    away(() -> assertEquals("unavailable", socket.refused("choose", answer(socket))));
    long refused = time.now();
    time.pass(1_001);
    socket.awaitState(one -> one.at("/match/clock/at").asLong() > refused);
    time.pass(10_050);
    assertEquals("time", over(socket).at("/match/outcome/reason").asString());
  }

  @Test
  void a_refusal_leaves_the_clocks_as_they_are_where_time_enough_is_left() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket socket = room.seat(seat);
    time.pass(15_000);
    away(() -> assertEquals("unavailable", socket.refused("choose", answer(socket))));
    long refused = time.now();
    time.pass(1_001);
    JsonNode state = socket.awaitState(one -> one.at("/match/clock/at").asLong() > refused);
    assertEquals(290_000, state.at("/match/clock/left/" + seat).asLong());
    time.pass(290_049);
    room.settle();
    assertTrue(socket.state().at("/match/outcome").isNull());
    time.pass(1);
    assertEquals("time", over(socket).at("/match/outcome/reason").asString());
  }
}
