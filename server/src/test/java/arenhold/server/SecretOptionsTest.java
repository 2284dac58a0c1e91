package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.testkit.toys.Satchels;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.test.annotation.DirtiesContext;
import tools.jackson.databind.JsonNode;

/** Secret choices before a match: nobody else learns them before the game reveals them. */
@Import(SecretOptionsTest.WithSatchels.class)
@DirtiesContext
class SecretOptionsTest extends ServerTest {

  private static final String ONE = "pearl:2,ruby,opal";
  private static final String OTHER = "pearl,ruby:2,opal";

  @TestConfiguration
  static class WithSatchels {
    @Bean
    @Primary
    GameShelf shelfWithOneMore() {
      List<Game<?>> games = new ArrayList<>(Games.ALL);
      games.add(new Satchels());
      return new GameShelf(games);
    }
  }

  /** A table with sockets for the host, the other player and a watcher. */
  private record Table(Guest guest, Socket host, Socket other, Socket watcher) {

    /** Everything ever sent to those who must not know the host's satchel. */
    List<String> raw() {
      List<String> all = new ArrayList<>(other.raw());
      all.addAll(watcher.raw());
      return all;
    }

    private static String pack(Socket socket, String satchel) {
      return socket.sendAcked("seatOption", Map.of("key", "satchel", "value", satchel));
    }

    private static String lay(Socket socket, String gem) {
      socket.awaitState(state -> state.at("/match/question").isObject());
      long asked = socket.state().at("/match/asked").asLong();
      return socket.sendAcked("choose", Map.of("choice", gem, "asked", asked));
    }
  }

  private Table table(int worth) {
    Guest host = Guest.at(server());
    var clock = Map.of("kind", "live", "base", 3600, "increment", 0, "delay", 0);
    var wish =
        Map.of(
            "game",
            "satchels",
            "form",
            "gems",
            "table",
            Map.of("worth", String.valueOf(worth)),
            "watching",
            true,
            "clock",
            clock);
    JsonNode made = host.post("/api/rooms", wish);
    String link = made.path("link").asString();
    Socket one = host.enter(link);
    Socket two = Guest.at(server()).enter(link);
    Socket watcher = Guest.at(server()).enter(made.path("watch").asString());
    for (Socket socket : List.of(one, two, watcher)) socket.awaitState(state -> true);
    one.awaitAck(one.sendAcked("sit", Map.of("seat", 0)));
    two.awaitAck(two.sendAcked("sit", Map.of("seat", 1)));
    return new Table(host, one, two, watcher);
  }

  private Table begun(String satchel) {
    Table table = table(12);
    table.host.awaitAck(Table.pack(table.host, satchel));
    table.other.awaitAck(Table.pack(table.other, "ruby:4"));
    table.host.ready();
    table.other.ready();
    for (Socket socket : List.of(table.host, table.other, table.watcher)) {
      socket.awaitState(state -> state.path("match").isObject());
    }
    return table;
  }

  @Test
  void a_secret_choice_is_shown_to_its_seat_and_to_nobody_else_before_the_match() {
    Table table = table(12);
    table.host.awaitAck(Table.pack(table.host, ONE));
    JsonNode own = table.host.awaitState(one -> one.at("/room/seats/0/options").has("satchel"));
    assertEquals(ONE, own.at("/room/seats/0/options/satchel").asString());
    String hash = own.at("/room/seats/0/sealed/satchel").asString();
    for (Socket socket : List.of(table.other, table.watcher)) {
      JsonNode state = socket.awaitState(one -> one.at("/room/seats/0/sealed").has("satchel"));
      assertTrue(state.at("/room/seats/0/options").isEmpty(), state.toString());
      assertEquals(hash, state.at("/room/seats/0/sealed/satchel").asString());
    }
    for (String frame : table.raw()) assertFalse(frame.contains("pearl"), frame);
  }

  /** The host's choice as seen by the others once they see a hash other than this. */
  private static String hash(Socket socket, int seat, String before) {
    String at = "/room/seats/" + seat + "/sealed/satchel";
    JsonNode state = socket.awaitState(one -> !one.at(at).asString("").equals(before));
    return state.at(at).asString("");
  }

  @Test
  void a_hash_cannot_be_looked_up_among_those_of_choices_that_were_tried() {
    Table table = table(12);
    Set<String> seen = new HashSet<>(Set.of(""));
    String last = "";
    // A player tries out choices on a seat and then leaves it to another player.
    for (String satchel : List.of(ONE, OTHER, ONE)) {
      table.other.awaitAck(Table.pack(table.other, satchel));
      last = hash(table.watcher, 1, last);
      assertTrue(seen.add(last), "an equal choice has an equal hash");
    }
    table.other.awaitAck(table.other.sendAcked("stand", Map.of()));
    table.host.awaitAck(table.host.sendAcked("sit", Map.of("seat", 1)));
    table.host.awaitAck(Table.pack(table.host, ONE));
    table.watcher.awaitState(
        state -> !seen.contains(state.at("/room/seats/1/sealed/satchel").asString("")));
  }

  @Test
  void a_secret_option_left_at_its_default_is_sealed_like_any_other() {
    Table table = table(12);
    JsonNode seats = table.watcher.awaitState(one -> one.at("/room/seats/1/sealed").has("charm"));
    assertTrue(seats.at("/room/seats/0/sealed").has("charm"), seats.toString());
    table.host.awaitAck(
        table.host.sendAcked("seatOption", Map.of("key", "charm", "value", "bell")));
    table.host.awaitAck(Table.pack(table.host, ONE));
    table.other.awaitAck(Table.pack(table.other, "ruby:4"));
    table.host.ready();
    table.other.ready();
    JsonNode begun = table.watcher.awaitState(state -> state.path("match").isObject());
    for (int seat = 0; seat < 2; seat++) {
      assertTrue(begun.at("/match/setup/seats/" + seat).isEmpty(), begun.toString());
      assertTrue(begun.at("/match/setup/sealed/" + seat).has("charm"), begun.toString());
    }
    table.other.awaitState(
        state -> state.at("/match/setup/seats/1/charm").asString("").equals("none"));
    table.host.awaitState(state -> state.at("/match/question").isObject());
    table.host.awaitAck(table.host.command("resign"));
    JsonNode over =
        table.watcher.awaitState(state -> state.at("/match/setup/seats/1").has("charm"));
    assertEquals("none", over.at("/match/setup/seats/1/charm").asString());
    String id = over.at("/match/id").asString();
    String file = table.guest.request("GET", "/api/matches/" + id, null).body();
    assertTrue(file.contains("charm=none"), file);
    assertEquals(200, table.guest.bring(file.getBytes()).statusCode());
  }

  @Test
  void messages_to_others_do_not_depend_on_it_until_it_is_played() {
    List<String> told = new ArrayList<>();
    for (String satchel : List.of(ONE, OTHER)) {
      Table table = begun(satchel);
      table.host.awaitAck(Table.lay(table.host, "opal"));
      table.other.awaitAck(Table.lay(table.other, "ruby"));
      table.watcher.awaitState(state -> state.at("/match/choices").asInt() == 2);
      for (String frame : table.raw()) assertFalse(frame.contains("pearl"), frame);
      table.other.awaitState(state -> state.at("/match/choices").asInt() == 2);
      told.add(plain(table.other) + plain(table.watcher));
      assertEquals(satchel, table.host.state().at("/match/setup/seats/0/satchel").asString());
    }
    assertEquals(told.get(0), told.get(1));
  }

  /** The room and the match without names, ids, hashes and times. */
  private static String plain(Socket socket) {
    String match = socket.state().path("match").toString();
    String room = socket.state().path("room").path("seats").toString();
    return (room + match)
        .replaceAll("[0-9a-f]{8}-[0-9a-f-]{27}", "ID")
        .replaceAll("[0-9a-f]{64}", "HASH")
        .replaceAll("\"name\":\"[^\"]*\"", "NAME")
        .replaceAll("\"clock\":\\{.*?\\]\\}", "CLOCK")
        .replaceAll("[0-9]{4,}(\\.[0-9]+)?", "TIME");
  }

  @Test
  void it_is_sent_when_the_game_reveals_it_and_to_everyone_after_the_match_with_its_proof() {
    Table table = begun(ONE);
    JsonNode sealed = table.other.state().at("/match/setup/sealed/0/satchel");
    String hash = sealed.path("hash").asString();
    assertEquals(64, hash.length());
    assertTrue(sealed.path("salt").isNull(), sealed.toString());
    String salt = table.host.state().at("/match/setup/sealed/0/satchel/salt").asString();
    for (String frame : table.raw()) assertFalse(frame.contains(salt), frame);
    table.host.awaitAck(Table.lay(table.host, "open"));
    for (Socket socket : List.of(table.other, table.watcher)) {
      JsonNode state = socket.awaitState(one -> one.at("/match/setup/seats/0").has("satchel"));
      assertEquals(ONE, state.at("/match/setup/seats/0/satchel").asString());
      assertEquals(salt, state.at("/match/setup/sealed/0/satchel/salt").asString());
      var shown = FairDeal.sealed(state.at("/match/seedHash").asString(), 0, "satchel", ONE, salt);
      assertEquals(hash, shown.hash());
    }
    assertFalse(table.watcher.state().at("/match/setup/seats/1").has("satchel"));
    table.host.awaitState(state -> state.at("/match/setup/seats/0").has("satchel"));
    table.host.awaitState(state -> state.at("/match/choices").asInt() == 1);
    table.host.awaitAck(table.host.command("resign"));
    JsonNode over =
        table.watcher.awaitState(state -> state.at("/match/setup/seats/1").has("satchel"));
    assertEquals("ruby:4", over.at("/match/setup/seats/1/satchel").asString());
    String id = over.at("/match/id").asString();
    String file = table.guest.request("GET", "/api/matches/" + id, null).body();
    assertTrue(file.contains("\nsealed 1 satchel " + hash + " " + salt + "\n"), file);
    assertEquals(200, table.guest.bring(file.getBytes()).statusCode());
    String other = file.replace(ONE, OTHER);
    assertTrue(table.guest.bring(other.getBytes()).body().contains("wrong-option"));
  }

  @Test
  void an_invalid_choice_is_refused_to_its_chooser_with_seat_and_option() {
    Table table = table(8);
    String ack = Table.pack(table.host, "opal:4");
    JsonNode refused = table.host.await(frame -> ack.equals(frame.path("a").asString(null)));
    assertEquals("bad-setup", refused.at("/d/code").asString());
    assertEquals("too-rich", refused.at("/d/params/problem").asString());
    assertEquals("0", refused.at("/d/params/seat").asString());
    assertEquals("satchel", refused.at("/d/params/option").asString());
    for (String wrong :
        List.of("", "opal", "pearl:5", "gold:4", "ruby:2,pearl:2", "x".repeat(3000))) {
      var choice = Map.of("key", "satchel", "value", wrong);
      assertEquals("bad-option", table.host.refused("seatOption", choice), wrong);
    }
  }

  @Test
  void of_a_secret_that_does_not_fit_any_more_others_learn_no_more_than_that() {
    Table table = table(12);
    table.other.awaitAck(Table.pack(table.other, "opal:4"));
    String ack = table.host.sendAcked("tableOption", Map.of("key", "worth", "value", "8"));
    JsonNode refused = table.host.await(frame -> ack.equals(frame.path("a").asString(null)));
    assertEquals("{\"problem\":\"secret\"}", refused.at("/d/params").toString());
    table.host.awaitAck(table.host.sendAcked("tableOption", Map.of("key", "worth", "value", "12")));
    assertEquals(
        "bad-option", table.host.refused("tableOption", Map.of("key", "worth", "value", "13")));
  }

  @Test
  void a_player_who_changes_seats_takes_their_secret_along() {
    Table table = table(12);
    table.host.awaitAck(Table.pack(table.host, ONE));
    table.other.awaitAck(Table.pack(table.other, "ruby:4"));
    table.host.awaitAck(table.host.sendAcked("swap", Map.of("seat", 1)));
    table.other.awaitAck(table.other.sendAcked("swap", Map.of("seat", 0)));
    JsonNode mine =
        table.host.awaitState(state -> state.at("/room/seats/1/options").has("satchel"));
    assertEquals(ONE, mine.at("/room/seats/1/options/satchel").asString());
    assertTrue(mine.at("/room/seats/0/options").isEmpty());
    for (String frame : table.raw()) assertFalse(frame.contains("pearl"), frame);
  }
}
