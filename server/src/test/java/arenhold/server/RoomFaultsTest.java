package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.room.store.MatchBackfill;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Fragile;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One faulty room, and only that room, is stopped; the others never notice. One long file, because
 * all of it needs a server of its own with a fragile game.
 */
@Import(RoomFaultsTest.WithAFragileGame.class)
@TestPropertySource(properties = "arenhold.room.idle=300ms")
@DirtiesContext
class RoomFaultsTest extends ServerTest {

  @TestConfiguration
  static class WithAFragileGame {
    @Bean
    @Primary
    GameShelf fragileShelf() {
      List<Game<?>> games = new ArrayList<>(Games.ALL);
      games.add(new Fragile());
      return new GameShelf(games);
    }
  }

  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;
  @Autowired private ActorSystem<Void> actors;
  @Autowired private MatchBackfill backfill;

  /** A player in a room of their own, where the fragile game was played three times. */
  private record Alone(Guest guest, String link, Socket socket) {}

  private Alone alone() {
    Guest guest = Guest.at(server());
    var clock = Map.of("kind", "live", "base", 3600, "increment", 0, "delay", 0);
    var wish =
        Map.of(
            "game",
            "fragile",
            "form",
            "only",
            "table",
            Map.of(),
            "watching",
            false,
            "clock",
            clock);
    String link = guest.post("/api/rooms", wish).path("link").asString();
    Socket socket = guest.enter(link);
    // The host is seated and ready; no other player is needed.
    socket.awaitState(state -> state.path("match").isObject());
    for (int i = 1; i <= 3; i++) {
      choose(socket, "go");
      int count = i;
      socket.awaitState(state -> state.at("/match/view/count").asInt() == count);
    }
    return new Alone(guest, link, socket);
  }

  private static String choose(Socket socket, String choice) {
    long asked = socket.state().at("/match/asked").asLong();
    return socket.sendAcked("choose", Map.of("choice", choice, "asked", asked));
  }

  @ParameterizedTest
  @ValueSource(strings = {"fault", "recursion", "asking", "loop", "growth", "blindness"})
  void a_fault_in_the_rules_stops_its_room_before_the_choice(String how) {
    Duel duel = Duel.start(server());
    Alone alone = alone();
    String ack = choose(alone.socket, how);
    JsonNode answer = alone.socket.await(frame -> ack.equals(frame.path("a").asString(null)));
    assertEquals("parked", answer.at("/d/code").asString());
    JsonNode state =
        alone.socket.awaitState(one -> one.at("/room/phase").asString().equals("parked"));
    assertEquals("rules", state.at("/room/parked").asString());
    assertEquals(3, state.at("/match/view/count").asInt(), "as before the choice");
    assertTrue(state.at("/match/clock").isNull(), "no time runs");
    assertEquals("parked", alone.socket.refused("choose", Map.of("choice", "go", "asked", 3)));
    Random random = new Random(1);
    for (int i = 0; i < 5; i++) duel.chooseAtRandom(random);
  }

  @Test
  void a_stopped_room_that_is_cleared_as_the_operations_say_is_played_to_its_end()
      throws IOException {
    Alone alone = alone();
    choose(alone.socket, "fault");
    alone.socket.awaitState(one -> one.at("/room/phase").asString().equals("parked"));
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    asleep(match, alone.socket);
    due(match, "now() - interval '1 minute'");
    Until.holds("the stopped room is left in peace for a while", () -> dueWithin(match, 50, 61));
    String told = Files.readString(Path.of("..", "docs", "operations.md"));
    String clear = told.substring(told.indexOf("update room"));
    String room = "select room_id from match where id = ?";
    String id = database.sql(room).param(match).query(UUID.class).single().toString();
    for (String each : clear.substring(0, clear.indexOf("```")).split(";")) {
      if (!each.isBlank()) database.sql(each.replace("5e0c…", id)).update();
    }
    Until.holds("its clocks are looked at", () -> dueWithin(match, 50, 70));
    Socket again = alone.guest.enter(alone.link);
    again.awaitState(one -> one.at("/match/view/count").asInt() == 3);
    again.awaitAck(choose(again, "go"));
    again.awaitState(one -> one.at("/match/view/count").asInt() == 4);
    again.awaitAck(again.command("resign"));
    again.awaitState(one -> one.at("/room/phase").asString().equals("over"));
  }

  @Test
  void a_damaged_log_stops_its_room_alone_and_a_mended_one_plays_on() {
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    asleep(match, alone.socket);
    String damage = "update match_entry set notation = ? where match_id = ? and seq = 1";
    database.sql(damage).params("went", match).update();
    Socket again = alone.guest.enter(alone.link);
    JsonNode state = again.awaitState(one -> one.path("room").isObject());
    assertEquals("log", state.at("/room/parked").asString());
    assertEquals("parked", again.refused("choose", Map.of("choice", "go", "asked", 3)));
    assertEquals("parked", again.refused("watching", Map.of("on", true)));
    Duel duel = Duel.start(server());
    duel.chooseAtRandom(new Random(1));

    asleep(match, again);
    database.sql(damage).params("go", match).update();
    Socket mended = alone.guest.enter(alone.link);
    mended.awaitState(one -> one.at("/match/view/count").asInt() == 3);
    mended.awaitAck(choose(mended, "go"));
  }

  @Test
  void a_room_whose_log_cannot_be_replayed_is_tried_again_within_an_hour_if_its_clocks_are_due() {
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    asleep(match, alone.socket);
    database.sql("update match set rules_version = 99 where id = ?").params(match).update();
    due(match, "now() - interval '1 minute'");
    Until.holds("it is left in peace for a while", () -> dueWithin(match, 50, 61));
    database.sql("update match set rules_version = 1 where id = ?").params(match).update();
    Until.holds("it sleeps again", () -> !awake(room(match)));
    due(match, "now() - interval '1 minute'");
    database
        .sql(
            """
            update match_clock set state = jsonb_set(state, '{left,0}', '0') where match_id = ?""")
        .param(match)
        .update();
    String over = "select count(*) from match where id = ? and ended_at is not null";
    Until.holds(
        "the flag falls though nobody is there",
        () -> database.sql(over).param(match).query(Integer.class).single() == 1);
  }

  /** Makes the clocks of a match due at this moment. */
  private void due(UUID match, String when) {
    database
        .sql("update match_clock set due_at = " + when + " where match_id = ?")
        .param(match)
        .update();
  }

  /** Whether the clocks of a match are due within this range of minutes from now. */
  private boolean dueWithin(UUID match, int least, int most) {
    return database
        .sql(
            """
            select due_at between now() + make_interval(mins => ?)
              and now() + make_interval(mins => ?)
            from match_clock where match_id = ?""")
        .params(least, most, match)
        .query(Boolean.class)
        .single();
  }

  @Test
  void nobody_is_asked_any_more_in_a_match_that_is_over() {
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    String asked = "select count(*) from match_player where match_id = ? and asked_at is not null";
    assertEquals(1, database.sql(asked).param(match).query(Integer.class).single());
    alone.socket.awaitAck(alone.socket.command("resign"));
    assertEquals(0, database.sql(asked).param(match).query(Integer.class).single());
  }

  @Test
  void a_match_of_other_rules_is_not_played_by_these() {
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    asleep(match, alone.socket);
    database.sql("update match set rules_version = 99 where id = ?").params(match).update();
    Socket again = alone.guest.enter(alone.link);
    JsonNode state = again.awaitState(one -> one.path("room").isObject());
    assertEquals("log", state.at("/room/parked").asString());
  }

  /** The match is over, and the cards played in it are unknown. */
  private void overLongAgo(UUID match) {
    String over = "update match set ended_at = now(), outcome = '{}' where id = ?";
    database.sql(over).param(match).update();
    String unknown = "update match_player set ended_at = now(), cards = null where match_id = ?";
    database.sql(unknown).param(match).update();
    database.sql("delete from match_clock where match_id = ?").param(match).update();
  }

  private String cards(UUID match) {
    return database
        .sql("select coalesce(cards::text, 'unknown') from match_player where match_id = ?")
        .param(match)
        .query(String.class)
        .single();
  }

  @Test
  void an_older_match_whose_replay_does_not_end_is_abandoned() {
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    asleep(match, alone.socket);
    overLongAgo(match);
    String loop = "update match_entry set notation = 'loop' where match_id = ?";
    database.sql(loop).param(match).update();
    backfill.fillIn();
    assertEquals("{}", cards(match));
  }

  @Test
  void replaying_older_matches_does_not_delay_shutdown() {
    backfill.stop();
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    asleep(match, alone.socket);
    overLongAgo(match);
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table match_entry in access exclusive mode").update();
          backfill.start();
          Until.holds("waits for the log", () -> waiting() > 0);
          backfill.stop();
          assertTrue(waiting() > 0, "nobody waited for that");
        });
    Until.holds("nobody waits any more", () -> waiting() == 0);
    backfill.start();
    Until.holds("replayed", () -> !cards(match).equals("unknown"));
  }

  /** How many wait for the log's lock. */
  private int waiting() {
    return database
        .sql(
            "select count(*) from pg_locks where not granted and relation = 'match_entry'::regclass")
        .query(Integer.class)
        .single();
  }

  @Test
  void a_log_whose_replay_does_not_end_stops_its_room_alone() {
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    asleep(match, alone.socket);
    database
        .sql("update match_entry set notation = 'loop' where match_id = ?")
        .param(match)
        .update();
    Socket again = alone.guest.enter(alone.link);
    JsonNode state = again.awaitState(one -> one.path("room").isObject());
    assertEquals("log", state.at("/room/parked").asString());
    Duel.start(server()).chooseAtRandom(new Random(1));
  }

  @Test
  void a_damaged_room_is_stopped_alone_and_the_rest_of_its_players_rooms_are_listed() {
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    String other = alone.guest.makeDuel(Map.of(), false).path("link").asString();
    String ticket = alone.guest.ticket(alone.link);
    asleep(match, alone.socket);
    database
        .sql(
            """
            update room set state = jsonb_set(state, '{phase}', '"DREAMING"')
            where id = (select room_id from match where id = ?)""")
        .param(match)
        .update();
    var response = alone.guest.request("POST", "/api/tickets", Map.of("link", alone.link));
    assertEquals(409, response.statusCode());
    assertEquals("{\"code\":\"parked\"}", response.body());
    Socket again = Socket.open(alone.guest);
    again.hello(ticket, null, null);
    assertEquals("parked", again.awaitClose());
    var rooms = alone.guest.request("GET", "/api/me/rooms", null);
    assertEquals(200, rooms.statusCode());
    JsonNode listed = Guest.JSON.readTree(rooms.body());
    assertEquals(1, listed.size());
    assertEquals(other, listed.at("/0/link").asString());
  }

  @Test
  void a_room_of_a_game_that_is_not_here_is_stopped_alone() {
    Guest guest = Guest.at(server());
    String link = guest.makeDuel(Map.of(), false).path("link").asString();
    database
        .sql(
            """
            update room set state = jsonb_set(state, '{game}', '"chess"') where seat_link = ?""")
        .param(link)
        .update();
    Socket socket = guest.enter(link);
    JsonNode state = socket.awaitState(one -> one.path("room").isObject());
    assertEquals("log", state.at("/room/parked").asString());
    assertEquals("parked", socket.refused("sit", Map.of("seat", 0)));
  }

  @Test
  void a_conflicting_change_by_another_server_reloads_the_room() {
    Guest guest = Guest.at(server());
    String link = guest.makeDuel(Map.of(), false).path("link").asString();
    Socket socket = guest.enter(link);
    socket.awaitType("snapshot");
    String change = "update room set version = version + 1 where seat_link = ?";
    database.sql(change).param(link).update();
    socket.send("stand", Map.of());
    assertEquals("restarting", socket.awaitClose());
    database.sql(change.replace("+", "-")).param(link).update();
    Socket again = guest.enter(link);
    again.awaitAck(again.sendAcked("stand", Map.of()));
  }

  @Test
  void a_room_that_breaks_leaves_nobody_waiting() {
    Duel duel = Duel.start(server());
    Alone alone = alone();
    choose(alone.socket, "silence");
    assertEquals("restarting", alone.socket.awaitClose());
    assertEquals("restarting", alone.guest.enter(alone.link).awaitClose());
    Random random = new Random(1);
    for (int i = 0; i < 5; i++) duel.chooseAtRandom(random);
  }

  @Test
  void a_room_waiting_for_the_database_queues_a_bounded_number_of_messages() {
    Alone alone = alone();
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table match_entry in exclusive mode").update();
          choose(alone.socket, "go");
          for (int i = 0; i < 10_100; i++)
            alone.socket.send("ready", Map.of("on", true, "terms", 0));
          alone.socket.await(frame -> frame.at("/d/code").asString("").equals("unavailable"));
        });
    Socket again = alone.guest.enter(alone.link);
    while (!letIn(again)) again = alone.guest.enter(alone.link);
    again.awaitState(state -> state.at("/match/view/count").asInt() == 4);
  }

  /** Whether the room lets this socket in; a mailbox that is still full disconnects it. */
  private static boolean letIn(Socket socket) {
    Set<String> answers = Set.of("welcome", "bye");
    JsonNode answer = socket.await(frame -> answers.contains(frame.path("t").asString()));
    return answer.path("t").asString().equals("welcome");
  }

  @Test
  void an_empty_room_falls_asleep_and_wakes_with_the_same_question() {
    Duel duel = Duel.start(server());
    Random random = new Random(2);
    for (int i = 0; i < 9; i++) duel.chooseAtRandom(random);
    JsonNode before = duel.seat(0).state().path("match");
    String epoch = duel.seat(0).epoch();
    duel.seat(1).tear();
    asleep(UUID.fromString(before.path("id").asString()), duel.seat(0));
    Socket again = duel.player(0).enter(duel.link());
    ObjectNode after = (ObjectNode) again.awaitState(state -> true).path("match");
    assertEquals(1, after.at("/clock/absent").size(), "the other has not come yet");
    assertEquals(before, after.putNull("clock"));
    assertTrue(!epoch.equals(again.epoch()), "it was asleep");
  }

  @Test
  void a_room_that_wakes_in_its_second_match_asks_under_the_same_number() {
    Alone alone = alone();
    alone.socket.awaitAck(alone.socket.command("resign"));
    alone.socket.awaitState(state -> state.at("/room/phase").asString().equals("over"));
    long last = alone.socket.state().at("/match/moment").asLong();
    alone.socket.awaitAck(alone.socket.sendAcked("again", Map.of()));
    alone.socket.awaitState(state -> state.at("/room/phase").asString().equals("playing"));
    alone.socket.awaitAck(choose(alone.socket, "go"));
    alone.socket.settle();
    JsonNode before = alone.socket.state().path("match");
    assertTrue(before.path("asked").asLong() > last, "no number comes twice");
    asleep(UUID.fromString(before.path("id").asString()), alone.socket);
    Socket again = alone.guest.enter(alone.link);
    JsonNode after = again.awaitState(state -> true);
    assertEquals(before, after.path("match"));
    assertEquals(1, after.at("/room/played").size());
    again.awaitAck(choose(again, "go"));
  }

  @Test
  void a_conflicting_write_by_another_server_reloads_the_room() {
    Alone alone = alone();
    UUID match = UUID.fromString(alone.socket.state().at("/match/id").asString());
    database
        .sql("insert into match_entry (match_id, seq, seat, notation) values (?, 3, 0, 'go')")
        .params(match)
        .update();
    choose(alone.socket, "go");
    assertEquals("restarting", alone.socket.awaitClose());
    Socket again = alone.guest.enter(alone.link);
    again.awaitState(state -> state.at("/match/view/count").asInt() == 4);
    again.awaitAck(choose(again, "go"));
  }

  /** Leaves the room of a match as its last client and waits until it has left memory. */
  private void asleep(UUID match, Socket last) {
    String room = room(match);
    last.tear();
    Until.holds("asleep", () -> !awake(room));
  }

  private String room(UUID match) {
    var query = database.sql("select room_id from match where id = ?").params(match);
    return query.query(UUID.class).single().toString();
  }

  private boolean awake(String room) {
    return actors.printTree().contains(room);
  }
}
