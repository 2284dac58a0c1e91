package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clocks run and flags fall in real rooms. */
class ClockTest extends ClockRooms {

  @Test
  void thinking_takes_time_from_the_player_who_is_asked_and_nobody_else() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    long before = left(room, seat);
    time.pass(65_000);
    choose(room, seat);
    assertEquals(before - 60_000, left(room, seat), "five seconds are free");
    assertEquals(300_000, left(room, 1 - seat));
    assertEquals(time.now(), clock(room).path("at").asLong());
    assertEquals(1, clock(room).path("running").size());
  }

  @Test
  void the_increment_is_added_at_the_end_of_a_players_turn() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    long before = left(room, seat);
    while (asked(room) == seat) {
      Socket socket = room.seat(seat);
      JsonNode choices = socket.state().at("/match/question/choices");
      String last = choices.get(choices.size() - 1).path("notation").asString();
      long asked = socket.state().at("/match/asked").asLong();
      int lines = socket.state().at("/match/choices").asInt();
      socket.awaitAck(socket.sendAcked("choose", Map.of("choice", last, "asked", asked)));
      for (Socket each : room.sockets()) {
        each.awaitState(state -> state.at("/match/choices").asInt() > lines);
      }
    }
    assertEquals(before + 10_000, left(room, seat));
    assertEquals(5_000, clock(room).at("/free/" + seat).asLong());
  }

  @Test
  void a_flag_falls_automatically_and_its_owner_loses() {
    Gathered room = begun(LIVE);
    UUID match = match(room);
    int seat = asked(room);
    assertEquals(1, rows(match));
    time.pass(305_050);
    for (Socket socket : room.sockets()) {
      JsonNode state = over(socket);
      assertEquals("time", state.at("/match/outcome/reason").asString());
      assertEquals(2, state.at("/match/outcome/places/" + seat).asInt());
      assertEquals("over", state.at("/room/phase").asString());
      assertTrue(state.at("/match/clock").isNull());
      assertEquals("flagFell", socket.events().getLast().path("kind").asString());
    }
    assertEquals(0, rows(match));
    all(room, "again", Map.of());
    room.begin();
    assertEquals("live", clock(room).at("/control/kind").asString());
  }

  @Test
  void a_flag_falls_while_nobody_is_there_and_the_room_sleeps() {
    Gathered room = begun(LIVE);
    UUID match = match(room);
    asleep(room);
    time.pass(310_000);
    var ended = database.sql("select outcome ->> 'reason' from match where id = ?").param(match);
    Until.holds("over", () -> ended.query(String.class).optional().isPresent());
    assertEquals("time", ended.query(String.class).single());
    JsonNode state = over(room.guest(0).enter(room.link()));
    assertEquals("time", state.at("/match/outcome/reason").asString());
  }

  @Test
  void a_room_that_sleeps_charges_for_the_time_it_sleeps() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    asleep(room);
    time.pass(105_000);
    Socket again = room.guest(seat).enter(room.link());
    again.awaitState(state -> true);
    again.awaitAck(again.sendAcked("choose", answer(again)));
    again.settle();
    assertEquals(200_000, again.state().at("/match/clock/left/" + seat).asLong());
  }

  @Test
  void a_choice_counts_if_it_arrives_before_the_flag_falls() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    time.pass(304_999);
    choose(room, seat);
    assertEquals(1, left(room, seat) % 10_000, "a millisecond was left");
  }

  @Test
  void a_choice_that_waits_behind_another_is_judged_by_when_it_arrived() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket socket = room.seat(seat);
    Socket other = room.seat(1 - seat);
    time.pass(304_999);
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table room in exclusive mode").update();
          other.sendAcked("pause", Map.of());
          other.ping();
          socket.sendAcked("choose", answer(socket));
          socket.ping();
          time.pass(10_000);
        });
    int before = socket.state().at("/match/choices").asInt();
    socket.awaitState(state -> state.at("/match/choices").asInt() > before);
    assertTrue(socket.state().at("/match/outcome").isNull());
  }

  @Test
  void a_choice_in_the_very_millisecond_of_the_flag_is_too_late() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    int lines = room.seat(0).state().at("/match/choices").asInt();
    Map<String, ?> answer = answer(room.seat(seat));
    time.pass(305_000);
    assertEquals("over", room.seat(seat).refused("choose", answer));
    for (Socket socket : room.sockets()) {
      JsonNode state = over(socket);
      assertEquals("time", state.at("/match/outcome/reason").asString());
      assertEquals(lines + 1, state.at("/match/choices").asInt(), "the flag alone");
    }
  }

  @Test
  void a_flag_that_cannot_be_stored_is_not_announced_and_is_retried() {
    Gathered room = begun(LIVE);
    database.sql("alter table rating_change rename to rating_change_away").update();
    database.sql("alter table match_player rename to match_player_away").update();
    try {
      time.pass(305_050);
      room.settle();
      for (Socket socket : room.sockets()) {
        assertTrue(socket.state().at("/match/outcome").isNull());
      }
    } finally {
      database.sql("alter table rating_change_away rename to rating_change").update();
      database.sql("alter table match_player_away rename to match_player").update();
    }
    time.pass(1_001);
    assertEquals("time", over(room.seat(0)).at("/match/outcome/reason").asString());
  }

  /** Why a match of two accounts that ended like this was not rated, or nothing if it was. */
  private String uncounted(Map<String, ?> clock, Consumer<Duel> ending) {
    Guest host = Guest.account(server());
    Guest guest = Guest.account(server());
    Duel duel = Duel.start(host, guest, List.of("northern", "southern"), true, clock);
    ending.accept(duel);
    var told = host.request("GET", "/api/links/" + duel.link() + "/ratings", null);
    assertEquals(200, told.statusCode(), told.body());
    JsonNode result = Guest.JSON.readTree(told.body());
    return result.path("uncounted").asString("");
  }

  @Test
  void a_fallen_flag_counts_for_ratings_but_no_early_one_no_early_claim_and_nothing_abandoned() {
    Consumer<Duel> flagFalls =
        duel -> {
          time.pass(500_000);
          assertEquals("time", over(duel.seat(0)).at("/match/outcome/reason").asString());
        };
    assertEquals("quick-end", uncounted(LIVE, flagFalls));
    Consumer<Duel> some =
        duel -> {
          for (int i = 0; i < 12; i++) duel.chooseAtRandom(new Random(i));
        };
    assertEquals("", uncounted(LIVE, some.andThen(flagFalls)));
    String left =
        uncounted(
            LIVE,
            duel -> {
              Socket waiting = duel.seat(1 - duel.asked());
              duel.seat(duel.asked()).tear();
              waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
              time.pass(90_000);
              waiting.awaitAck(waiting.command("claimWin"));
            });
    assertEquals("quick-end", left);
    String abandoned =
        uncounted(
            null,
            some.andThen(
                duel -> {
                  time.pass(30L * 24 * 3_600_000 + 50);
                  over(duel.seat(0));
                }));
    assertEquals("abandoned", abandoned);
  }

  @Test
  void everybody_sees_the_same_clock() {
    Gathered room = begun(LIVE);
    Socket watcher = Guest.at(server()).enter(room.watch());
    watcher.awaitState(state -> true);
    Random random = new Random(5);
    for (int i = 0; i < 20; i++) {
      time.pass(random.nextInt(2_000));
      choose(room, asked(room));
      watcher.settle();
      for (Socket socket : room.sockets()) {
        socket.settle();
        assertEquals(watcher.state().at("/match/clock"), socket.state().at("/match/clock"));
      }
    }
  }

  @Test
  void the_browser_receives_the_servers_time() {
    Guest host = Guest.at(server());
    Socket socket = host.enter(host.makeDuel(Map.of(), false).path("link").asString());
    assertEquals(servers.now(), socket.awaitType("welcome").at("/d/time").asLong());
    socket.send("ping", Map.of());
    assertEquals(servers.now(), socket.awaitType("pong").at("/d/time").asLong());
  }

  @Test
  void when_all_flags_fall_at_once_nobody_has_lost() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of("schools", "ban"));
    Socket host = room.seat(0);
    host.awaitAck(host.sendAcked("clock", Map.of("control", LIVE)));
    room.begin();
    assertEquals(2, clock(room).path("running").size());
    time.pass(305_050);
    JsonNode outcome = over(host).at("/match/outcome");
    assertEquals("abandoned", outcome.path("reason").asString());
    assertEquals(1, outcome.at("/places/1").asInt());
  }
}
