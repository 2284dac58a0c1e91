package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.clock.ServerTime;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ManualTime;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorSystem;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.TestPropertySource;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** Matches with clocks in real rooms, in a time that passes when these tests want it to. */
@Import(ClockTest.WithManualTime.class)
@TestPropertySource(properties = "arenhold.room.idle=300ms")
class ClockTest extends ServerTest {

  @TestConfiguration
  static class WithManualTime {
    @Bean
    @Primary
    ManualTime manualTime() {
      return new ManualTime();
    }
  }

  private static final Map<String, ?> LIVE =
      Map.of("kind", "live", "base", 300, "increment", 10, "delay", 5);
  private static final Map<String, ?> DAYS = Map.of("kind", "days", "perTurn", 7200);
  private static final Map<String, ?> NONE = Map.of("kind", "none");

  @Autowired private ManualTime time;
  @Autowired private ServerTime servers;
  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;
  @Autowired private ActorSystem<Void> actors;

  private Gathered begun(String form, int seats, Map<String, ?> clock) {
    Gathered room = Gathered.at(server(), form, seats, Map.of("first", "1"));
    Socket host = room.seat(0);
    host.awaitAck(host.sendAcked("clock", Map.of("control", clock)));
    room.begin();
    while (clock(room).isNull() || turn(room) == 0) {
      if (host.state().at("/match/view/turn").isObject()) break;
      choose(room, asked(room));
    }
    return room;
  }

  private Gathered begun(Map<String, ?> clock) {
    return begun("duel", 2, clock);
  }

  private static int turn(Gathered room) {
    return room.seat(0).state().at("/match/view/turn/number").asInt();
  }

  private static JsonNode clock(Gathered room) {
    return room.seat(0).state().at("/match/clock");
  }

  private static int asked(Gathered room) {
    return room.seat(0).state().at("/match/waiting/0/seat").asInt();
  }

  private static long left(Gathered room, int seat) {
    return clock(room).at("/left/" + seat).asLong();
  }

  /** What a seat answers when it takes the first thing it is offered. */
  private static Map<String, Object> answer(Socket socket) {
    JsonNode match = socket.state().path("match");
    String choice = match.at("/question/choices/0/notation").asString();
    return Map.of("choice", choice, "asked", match.path("asked").asLong());
  }

  private static void choose(Gathered room, int seat) {
    Socket socket = room.seat(seat);
    int before = socket.state().at("/match/choices").asInt();
    socket.awaitAck(socket.sendAcked("choose", answer(socket)));
    for (Socket each : room.sockets()) {
      each.awaitState(state -> state.at("/match/choices").asInt() > before);
    }
  }

  private static JsonNode over(Socket socket) {
    return socket.awaitState(state -> !state.at("/match/outcome").isNull());
  }

  /** Everybody says the same. */
  private static void all(Gathered room, String type, Map<String, ?> data) {
    for (Socket socket : room.sockets()) socket.awaitAck(socket.sendAcked(type, data));
    room.settle();
  }

  private UUID match(Gathered room) {
    return UUID.fromString(room.seat(0).state().at("/match/id").asString());
  }

  private void asleep(Gathered room) {
    UUID match = match(room);
    String id =
        database
            .sql("select room_id from match where id = ?")
            .param(match)
            .query(UUID.class)
            .single()
            .toString();
    room.sockets().forEach(Socket::tear);
    while (actors.printTree().contains(id)) Thread.onSpinWait();
  }

  private int rows(UUID match) {
    return database
        .sql("select count(*) from match_clock where match_id = ?")
        .param(match)
        .query(Integer.class)
        .single();
  }

  @Test
  void thinking_takes_time_from_whoever_is_asked_and_from_nobody_else() {
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
  void the_end_of_a_turn_gives_whose_turn_it_was_his_increment() {
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
  void a_flag_falls_by_itself_and_whose_it_is_loses() {
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
    while (ended.query(String.class).optional().isEmpty()) Thread.onSpinWait();
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
  void a_flag_that_cannot_be_stored_is_not_told_and_tried_again() {
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

  @Test
  void a_pause_stops_all_time_once_everybody_agrees_and_until_everybody_goes_on() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket socket = room.seat(seat);
    time.pass(6_000);
    String ack = socket.sendAcked("pause", Map.of());
    socket.awaitAck(ack);
    room.settle();
    assertEquals(List.of("pause"), List.of(clock(room).at("/proposal/kind").asString()));
    assertTrue(clock(room).path("paused").isNull());
    time.pass(1_000);
    all(room, "pause", Map.of());
    assertTrue(clock(room).path("proposal").isNull());
    assertEquals(time.now(), clock(room).at("/paused/since").asLong());
    assertEquals(298_000, left(room, seat));
    socket.send("pause", Map.of(), ack);
    socket.awaitAck(ack);
    assertEquals("paused", socket.refused("choose", answer(socket)));
    assertEquals("paused", socket.refused("takeBack", socket.moment()));
    time.pass(3_600_000);
    socket.awaitAck(socket.sendAcked("unpause", Map.of()));
    room.settle();
    assertEquals(1, clock(room).at("/paused/agreed").size());
    all(room, "unpause", Map.of());
    assertTrue(clock(room).path("paused").isNull());
    assertEquals(298_000, left(room, seat));
    time.pass(1_000);
    choose(room, seat);
    assertEquals(297_000, left(room, seat) / 1000 * 1000 % 10_000 + 290_000);
  }

  @Test
  void a_pause_that_nobody_ends_goes_on_by_itself() {
    Gathered room = begun(LIVE);
    all(room, "pause", Map.of());
    time.passUntil(clock(room).at("/paused/until").asLong() + 50);
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/clock/paused").isNull());
    }
    time.pass(305_000);
    assertEquals("time", over(room.seat(0)).at("/match/outcome/reason").asString());
  }

  @Test
  void another_clock_needs_everybodys_consent_and_may_be_none() {
    Gathered room = begun(LIVE);
    Socket one = room.seat(0);
    Socket two = room.seat(1);
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    room.settle();
    assertEquals("days", clock(room).at("/proposal/control/kind").asString());
    two.awaitAck(two.sendAcked("decline", Map.of()));
    room.settle();
    assertTrue(clock(room).path("proposal").isNull());
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    two.awaitAck(two.sendAcked("changeClock", Map.of("control", DAYS)));
    room.settle();
    assertEquals("days", clock(room).at("/control/kind").asString());
    assertEquals(7_200_000, left(room, 0));
    asleep(room);
    Socket again = room.guest(0).enter(room.link());
    assertEquals(
        "days", again.awaitState(state -> true).at("/match/clock/control/kind").asString());
    Socket other = room.guest(1).enter(room.link());
    for (Socket each : List.of(again, other)) {
      each.awaitState(state -> true);
      each.awaitAck(each.sendAcked("changeClock", Map.of("control", NONE)));
    }
    again.settle();
    assertTrue(again.state().at("/match/clock").isNull());
    assertEquals("not-allowed", again.refused("pause", Map.of()));
    assertEquals("live", again.state().at("/room/clock/kind").asString(), "the next match");
  }

  @Test
  void a_proposal_lapses_when_the_match_ends() {
    Gathered room = begun(LIVE);
    Socket one = room.seat(0);
    one.awaitAck(one.sendAcked("changeClock", Map.of("control", DAYS)));
    room.resign(1);
    assertEquals("over", one.refused("decline", Map.of()));
    all(room, "again", Map.of());
    room.begin();
    assertTrue(clock(room).path("proposal").isNull());
    assertEquals("live", clock(room).at("/control/kind").asString());
  }

  @Test
  void whoever_waits_for_somebody_who_is_gone_may_win_after_a_while_and_not_before() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket waiting = room.seat(1 - seat);
    assertEquals("not-allowed", waiting.refused("claimWin", waiting.moment()), "he is there");
    time.pass(10_000);
    room.seat(seat).tear();
    waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    JsonNode absent = waiting.state().at("/match/clock/absent/0");
    assertEquals(seat, absent.path("seat").asInt());
    assertEquals(time.now(), absent.path("since").asLong());
    assertEquals(time.now() + 90_000, absent.path("claimableAt").asLong());
    time.pass(89_999);
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    time.pass(1);
    assertEquals("stale", waiting.refused("claimWin", Map.of("moment", -1)));
    waiting.awaitAck(waiting.command("claimWin"));
    JsonNode state = over(waiting);
    assertEquals("left", state.at("/match/outcome/reason").asString());
    assertEquals(2, state.at("/match/outcome/places/" + seat).asInt());
    assertEquals("left", waiting.events().getLast().path("kind").asString());
  }

  @Test
  void whoever_comes_back_in_time_plays_on() {
    Gathered room = begun(LIVE);
    int seat = asked(room);
    Socket waiting = room.seat(1 - seat);
    room.seat(seat).tear();
    waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    time.pass(100_000);
    Socket again = room.guest(seat).enter(room.link());
    waiting.awaitState(state -> state.at("/match/clock/absent").isEmpty());
    assertEquals("not-allowed", waiting.refused("claimWin", waiting.moment()));
    again.awaitState(state -> true);
    again.awaitAck(again.sendAcked("choose", answer(again)));
  }

  @Test
  void nobody_claims_against_his_own_team() {
    Gathered room = begun("team-duel", 4, LIVE);
    int seat = asked(room);
    Socket mate = room.seat((seat + 2) % 4);
    Socket enemy = room.seat((seat + 1) % 4);
    room.seat(seat).tear();
    mate.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    time.pass(90_000);
    assertEquals("not-allowed", mate.refused("claimWin", mate.moment()));
    enemy.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    enemy.awaitAck(enemy.command("claimWin"));
    JsonNode state = over(mate);
    assertEquals(2, state.at("/match/outcome/places/" + (seat + 2) % 4).asInt());
  }

  @Test
  void without_a_clock_three_days_are_waited_for_whoever_is_gone() {
    Gathered room = begun(NONE);
    assertTrue(clock(room).isNull());
    int seat = asked(room);
    Socket waiting = room.seat(1 - seat);
    room.seat(seat).tear();
    waiting.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    JsonNode clock = waiting.state().at("/match/clock");
    assertTrue(clock.at("/left/0").isNull());
    time.passUntil(clock.at("/absent/0/claimableAt").asLong() - 1);
    assertEquals("not-yet", waiting.refused("claimWin", waiting.moment()));
    time.pass(1);
    waiting.awaitAck(waiting.command("claimWin"));
    assertEquals("left", over(waiting).at("/match/outcome/reason").asString());
  }

  @Test
  void a_match_without_clock_that_everybody_left_is_abandoned_after_thirty_days() {
    Gathered room = begun(NONE);
    UUID match = match(room);
    asleep(room);
    time.pass(30L * 24 * 3_600_000 - 10_000);
    Socket early = room.guest(0).enter(room.link());
    assertTrue(early.awaitState(state -> true).at("/match/outcome").isNull());
    early.tear();
    time.pass(15_000);
    var ended = database.sql("select outcome ->> 'reason' from match where id = ?").param(match);
    while (ended.query(String.class).optional().isEmpty()) Thread.onSpinWait();
    JsonNode state = over(room.guest(0).enter(room.link()));
    assertEquals("abandoned", state.at("/match/outcome/reason").asString());
    assertEquals(1, state.at("/match/outcome/places/0").asInt());
    assertEquals(1, state.at("/match/outcome/places/1").asInt());
    var file = room.guest(0).request("GET", "/api/links/" + room.link() + "/match", null);
    assertTrue(file.body().contains("* !abandoned\nresult abandoned 1 1"), file.body());
    assertEquals(200, room.guest(0).bring(file.body().getBytes()).statusCode());
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
  void only_players_of_a_running_match_speak_about_time() {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    Map<String, Map<String, ?>> said =
        Map.of(
            "pause", Map.of(),
            "unpause", Map.of(),
            "decline", Map.of(),
            "changeClock", Map.of("control", DAYS),
            "claimWin", Map.of("moment", 0));
    said.forEach(
        (type, data) -> assertEquals("wrong-phase", room.refused(room.seat(0), type, data), type));
    Gathered begun = begun(LIVE);
    Socket watcher = Guest.at(server()).enter(begun.watch());
    watcher.awaitState(state -> true);
    said.forEach((type, data) -> assertEquals("no-seat", watcher.refused(type, data), type));
    assertEquals("wrong-phase", watcher.refused("clock", Map.of("control", DAYS)));
    Socket player = begun.seat(1);
    for (Map<String, ?> bad :
        List.of(
            Map.of("kind", "days", "perTurn", 5),
            Map.of("kind", "live", "base", 1, "increment", 0, "delay", 0))) {
      assertEquals("bad-option", begun.refused(player, "changeClock", Map.of("control", bad)));
    }
    for (String notation : List.of("!flag", "!left", "!abandoned")) {
      Socket asked = begun.seat(asked(begun));
      long question = asked.state().at("/match/asked").asLong();
      var data = Map.of("choice", notation, "asked", question);
      assertEquals("not-offered", begun.refused(asked, "choose", data));
    }
    player.sendRaw("{\"t\":\"claimWin\",\"d\":{}}");
    assertEquals("malformed", player.awaitType("refused").at("/d/code").asString());
    player.sendRaw("{\"t\":\"changeClock\",\"d\":{\"control\":{\"kind\":\"sand\"}}}");
    assertEquals("malformed", player.awaitType("refused").at("/d/code").asString());
    assertFalse(player.state().at("/match/clock").isNull());
  }

  @Test
  void the_browser_is_told_the_time_that_decides() {
    Guest host = Guest.at(server());
    Socket socket = host.enter(host.makeDuel(Map.of(), false).path("link").asString());
    assertEquals(servers.now(), socket.awaitType("welcome").at("/d/time").asLong());
    socket.send("ping", Map.of());
    assertEquals(servers.now(), socket.awaitType("pong").at("/d/time").asLong());
  }
}
