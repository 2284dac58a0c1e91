package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.pairing.Pairing;
import arenhold.server.testing.Guest;
import arenhold.server.testing.SecretNumber;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/**
 * Clients mix numbers into the deal, and none can choose one knowing another's: one file, because
 * all tests run the same exchange and break it off at different points.
 */
class DealTest extends ClockRooms {

  private static final Map<String, Object> PAIRING = Map.of("kind", "days", "perTurn", 172_800);

  @Autowired private GameShelf games;
  @Autowired private Pairing pairing;

  /** Two at a table with their schools, whose clients commit; neither is ready. */
  private final class Table {
    final Guest[] guests = {Guest.at(server()), Guest.at(server())};
    final Socket[] sockets = new Socket[2];
    final SecretNumber[] numbers = new SecretNumber[2];
    final String link;

    Table() {
      link = guests[0].makeDuel(Map.of("first", "random"), true).path("link").asString();
      for (int seat = 0; seat < 2; seat++) {
        sockets[seat] = guests[seat].enterCommitting(link);
        said(seat, "sit", Map.of("seat", seat));
        String school = seat == 0 ? "northern" : "highland";
        said(seat, "seatOption", Map.of("key", "school", "value", school));
      }
    }

    void said(int seat, String type, Map<String, ?> data) {
      sockets[seat].awaitAck(sockets[seat].sendAcked(type, data));
    }

    void commit(int seat) {
      settle();
      numbers[seat] = SecretNumber.of(sockets[seat]);
      said(seat, "commit", numbers[seat].commit());
    }

    void ready(int seat) {
      settle();
      sockets[seat].awaitAck(sockets[seat].ready());
    }

    /** Both have committed and are ready: numbers can be revealed. */
    Table revealing() {
      for (int seat = 0; seat < 2; seat++) commit(seat);
      for (int seat = 0; seat < 2; seat++) ready(seat);
      settle();
      assertTrue(deal(0).path("revealing").asBoolean());
      return this;
    }

    Table begun() {
      revealing();
      for (int seat = 0; seat < 2; seat++) said(seat, "reveal", numbers[seat].reveal());
      for (Socket each : sockets) each.awaitState(state -> phase(state).equals("playing"));
      return this;
    }

    void settle() {
      for (Socket each : sockets) each.settle();
    }

    JsonNode state(int seat) {
      return sockets[seat].state();
    }

    JsonNode deal(int seat) {
      return SecretNumber.deal(state(seat));
    }

    JsonNode seat(int seat) {
      return state(0).at("/room/seats/" + seat);
    }
  }

  private static String phase(JsonNode state) {
    return state.at("/room/phase").asString();
  }

  /** The lines of a header by their first word. */
  private static String line(String file, String begin) {
    return file.lines()
        .filter(line -> line.startsWith(begin + " "))
        .findFirst()
        .orElseThrow()
        .substring(begin.length() + 1);
  }

  /** The n-th answer of Nature, computed as the protocol documents it. */
  private static String answer(byte[] key, int n, List<String> choices) throws Exception {
    BigInteger size = BigInteger.valueOf(choices.size());
    BigInteger limit = BigInteger.TWO.pow(64).divide(size).multiply(size);
    for (int attempt = 0; ; attempt++) {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      byte[] digest = mac.doFinal((n + ":" + attempt).getBytes(StandardCharsets.US_ASCII));
      BigInteger number = new BigInteger(1, Arrays.copyOf(digest, 8));
      if (number.compareTo(limit) < 0) return choices.get(number.mod(size).intValue());
    }
  }

  @Test
  void a_match_is_dealt_by_the_seed_and_both_numbers_as_the_protocol_says() throws Exception {
    Table table = new Table().begun();
    JsonNode match = table.state(0).path("match");
    String id = match.path("id").asString();
    for (int seat = 0; seat < 2; seat++) {
      assertEquals(table.numbers[seat].match(), id);
      JsonNode mixed = match.at("/mixed/" + seat);
      assertEquals(table.numbers[seat].text(), mixed.path("number").asString());
      assertEquals(table.numbers[seat].commitment(), mixed.path("commitment").asString());
    }
    table.said(1, "resign", table.sockets[1].moment());
    JsonNode over = table.sockets[0].awaitState(state -> phase(state).equals("over"));
    String seed = over.at("/match/seed").asString();
    String file =
        table.guests[0].request("GET", "/api/links/" + table.link + "/match", null).body();
    MatchFile read = MatchFile.parseOne(file.getBytes(StandardCharsets.UTF_8));
    MatchRun.play(games.named("tashkalar"), read, null, MatchRun.Witness.NONE);

    String[] bound = {
      "match " + id, "game tashkalar", "form duel", "version " + line(file, "version")
    };
    assertEquals(
        match.path("seedHash").asString(),
        SecretNumber.hash("seed", bound[0], bound[1], bound[2], bound[3], "seed " + seed));
    byte[] key =
        SecretNumber.digest(
            "key",
            bound[0],
            bound[1],
            bound[2],
            bound[3],
            "seat 1 " + table.numbers[0].commitment() + " " + table.numbers[0].text(),
            "seat 2 " + table.numbers[1].commitment() + " " + table.numbers[1].text(),
            "seed " + seed);
    List<String> dealt = new ArrayList<>();
    int n = 0;
    String first = answer(key, n++, List.of("first 1", "first 2"));
    dealt.add(first);
    List<String> legends = cards("legends");
    List<String> flares = cards("flares");
    List<String> decks = new ArrayList<>(List.of("empire", "highland"));
    if (first.equals("first 2")) Collections.reverse(decks);
    for (String deck : decks) {
      List<String> beings = cards(deck);
      for (var pile : List.of(beings, beings, beings, legends, legends, flares)) {
        String card = answer(key, n++, pile);
        pile.remove(card);
        dealt.add(card);
      }
    }
    List<String> chance = new ArrayList<>();
    for (String entries : file.lines().toList()) {
      for (String entry : entries.split("; ")) {
        if (entry.startsWith("* ")) chance.add(entry.substring(2));
      }
    }
    assertEquals(dealt, chance);
  }

  /** The cards of a deck, in catalogue order. */
  private List<String> cards(String deck) {
    String body = Guest.at(server()).request("GET", "/api/catalogue/tashkalar/en", null).body();
    JsonNode all = Guest.JSON.readTree(body).at("/data/cards");
    List<String> keys = new ArrayList<>();
    for (String key : all.propertyNames()) {
      if (all.path(key).path("deck").asString().equals(deck)) keys.add(key);
    }
    return keys;
  }

  @Test
  void nobody_is_shown_a_number_or_the_seed_before_the_match_begins() {
    Table table = new Table();
    Socket watcher = Guest.at(server()).enter(table.link);
    watcher.awaitState(state -> true);
    table.revealing();
    table.said(0, "reveal", table.numbers[0].reveal());
    table.settle();
    watcher.settle();
    List<Socket> all = List.of(table.sockets[0], table.sockets[1], watcher);
    for (Socket each : all) {
      for (String frame : each.raw()) {
        assertFalse(frame.contains(table.numbers[0].text()), frame);
        assertFalse(frame.contains("\"seed\":\""), frame);
      }
      assertEquals(
          table.numbers[0].commitment(),
          each.state().at("/room/seats/0/commitment").asString(),
          "what is committed to can be seen");
    }
    table.said(1, "reveal", table.numbers[1].reveal());
    watcher.awaitState(state -> phase(state).equals("playing"));
    assertEquals(table.numbers[0].text(), watcher.state().at("/match/mixed/0/number").asString());
    assertTrue(watcher.state().at("/match/seed").isNull());
    assertTrue(watcher.state().at("/room/deal").isNull());
  }

  @Test
  void the_commitment_of_the_seed_stands_until_the_match_begins_and_the_next_has_another() {
    Table table = new Table();
    table.settle();
    JsonNode before = table.deal(0);
    table.begun();
    JsonNode match = table.state(0).path("match");
    assertEquals(before.path("seedHash"), match.path("seedHash"));
    assertEquals(before.path("match"), match.path("id"));
    table.said(1, "resign", table.sockets[1].moment());
    table.sockets[0].awaitState(state -> phase(state).equals("over"));
    table.said(0, "again", Map.of());
    table.settle();
    assertEquals(table.deal(0), table.deal(1));
    assertNotEquals(before.path("match"), table.deal(0).path("match"));
    assertNotEquals(before.path("seedHash"), table.deal(0).path("seedHash"));
    assertTrue(table.seat(0).path("commitment").isNull(), "a number is good once");
    table.begun();
    assertNotEquals(match.path("id"), table.state(0).at("/match/id"));
  }

  @Test
  void a_wrong_number_or_one_too_early_is_refused_to_its_sender_and_changes_nothing() {
    Table table = new Table();
    table.commit(0);
    assertEquals("not-allowed", table.sockets[0].refused("reveal", table.numbers[0].reveal()));
    table.commit(1);
    table.ready(0);
    table.ready(1);
    table.settle();
    JsonNode before = table.state(1);
    long version = table.sockets[1].version();
    SecretNumber other = SecretNumber.of(table.sockets[0]);
    assertEquals("wrong-number", table.sockets[0].refused("reveal", other.reveal()));
    for (String unreadable : List.of("", "0", "g".repeat(64), "A".repeat(64))) {
      var wrong = Map.of("match", other.match(), "number", unreadable);
      assertEquals("wrong-number", table.sockets[0].refused("reveal", wrong));
      var commit = Map.of("match", other.match(), "commitment", unreadable);
      assertEquals("malformed", table.sockets[0].refused("commit", commit));
    }
    // Another player's number is rejected.
    assertEquals("wrong-number", table.sockets[0].refused("reveal", table.numbers[1].reveal()));
    assertEquals("not-allowed", table.sockets[0].refused("commit", other.commit()));
    SecretNumber stale = new SecretNumber("00000000-0000-0000-0000-000000000000", other.text());
    assertEquals("stale", table.sockets[0].refused("reveal", stale.reveal()));
    assertEquals("stale", table.sockets[0].refused("commit", stale.commit()));
    Socket stranger = Guest.at(server()).enter(table.link);
    stranger.awaitState(state -> true);
    assertEquals("no-seat", stranger.refused("reveal", table.numbers[1].reveal()));
    assertEquals("no-seat", stranger.refused("commit", other.commit()));
    stranger.tear();
    table.sockets[1].awaitState(state -> state.at("/room/watcherCount").asInt() == 0);
    table.settle();
    assertEquals(before.at("/room/seats"), table.state(1).at("/room/seats"));
    assertTrue(table.sockets[1].raw().stream().noneMatch(frame -> frame.contains("wrong-number")));
    assertTrue(table.sockets[1].version() - version <= 2, "only arrivals and departures");
  }

  @Test
  void a_commitment_may_be_replaced_until_all_are_ready_and_not_afterwards() {
    Table table = new Table();
    table.commit(0);
    table.commit(0);
    table.commit(1);
    table.ready(0);
    table.commit(0);
    assertTrue(table.seat(0).path("ready").asBoolean(), "nobody had revealed anything");
    table.ready(1);
    table.settle();
    assertEquals(table.numbers[0].commitment(), table.seat(0).path("commitment").asString());
    assertEquals(
        "not-allowed",
        table.sockets[0].refused("commit", SecretNumber.of(table.sockets[0]).commit()));
    // A repeat changes nothing.
    table.said(0, "commit", table.numbers[0].commit());
    for (int seat = 0; seat < 2; seat++) table.said(seat, "reveal", table.numbers[seat].reveal());
    table.sockets[0].awaitState(state -> phase(state).equals("playing"));
  }

  @Test
  void numbers_that_were_revealed_for_a_match_that_did_not_begin_are_good_for_nothing() {
    Table table = new Table().revealing();
    JsonNode before = table.deal(0);
    table.said(0, "reveal", table.numbers[0].reveal());
    // A player who knows a number cannot go on by leaving, choosing again, or withdrawing
    // readiness.
    table.said(1, "ready", Map.of("on", false, "terms", 0));
    table.settle();
    JsonNode after = table.deal(0);
    assertNotEquals(before.path("match"), after.path("match"));
    assertNotEquals(before.path("seedHash"), after.path("seedHash"));
    assertFalse(after.path("revealing").asBoolean());
    for (int seat = 0; seat < 2; seat++) assertTrue(table.seat(seat).path("commitment").isNull());
    assertTrue(table.seat(0).path("ready").asBoolean(), "has agreed to the same as before");
    assertEquals("stale", table.sockets[1].refused("reveal", table.numbers[1].reveal()));
    table.commit(0);
    table.ready(1);
    table.settle();
    assertFalse(table.deal(0).path("revealing").asBoolean(), "a client that commits is waited for");
    table.commit(1);
    table.settle();
    for (int seat = 0; seat < 2; seat++) table.said(seat, "reveal", table.numbers[seat].reveal());
    table.sockets[0].awaitState(state -> phase(state).equals("playing"));

    for (String leaving : List.of("stand", "seatOption")) {
      Table other = new Table().revealing();
      JsonNode first = other.deal(0);
      other.said(0, "reveal", other.numbers[0].reveal());
      Map<String, ?> data =
          leaving.equals("stand") ? Map.of() : Map.of("key", "school", "value", "sylvan");
      other.said(1, leaving, data);
      other.sockets[0].settle();
      assertNotEquals(first.path("match"), other.deal(0).path("match"), leaving);
      assertEquals("gathering", phase(other.state(0)));
    }
  }

  @Test
  void a_player_who_commits_and_does_not_reveal_loses_readiness_and_all_start_over() {
    Table table = new Table().revealing();
    JsonNode before = table.deal(0);
    table.said(0, "reveal", table.numbers[0].reveal());
    time.pass(15_001);
    table.sockets[0].awaitState(
        state -> !SecretNumber.deal(state).path("match").equals(before.path("match")));
    table.settle();
    assertTrue(table.seat(0).path("ready").asBoolean());
    assertFalse(table.seat(1).path("ready").asBoolean());
    assertTrue(table.seat(0).path("commitment").isNull());
  }

  @Test
  void a_player_away_when_all_are_ready_contributes_no_number_and_that_shows() {
    Table table = new Table();
    table.commit(0);
    table.ready(0);
    table.commit(1);
    table.sockets[0].tear();
    table.sockets[1].awaitState(state -> !state.at("/room/seats/0/present").asBoolean());
    table.sockets[1].awaitAck(table.sockets[1].ready());
    table.sockets[1].settle();
    assertTrue(table.deal(1).path("revealing").asBoolean());
    assertTrue(table.state(1).at("/room/seats/0/commitment").isNull());
    table.said(1, "reveal", table.numbers[1].reveal());
    JsonNode playing = table.sockets[1].awaitState(state -> phase(state).equals("playing"));
    assertTrue(playing.at("/match/mixed/0").isNull());
    assertEquals(table.numbers[1].text(), playing.at("/match/mixed/1/number").asString());
  }

  @Test
  void a_client_that_says_it_commits_and_does_not_is_waited_for_only_a_while() {
    Table table = new Table();
    table.commit(0);
    for (int seat = 0; seat < 2; seat++) table.ready(seat);
    table.settle();
    assertFalse(table.deal(0).path("revealing").asBoolean());
    time.pass(15_001);
    table.sockets[0].awaitState(state -> SecretNumber.deal(state).path("revealing").asBoolean());
    table.said(0, "reveal", table.numbers[0].reveal());
    JsonNode playing = table.sockets[0].awaitState(state -> phase(state).equals("playing"));
    assertTrue(playing.at("/match/mixed/1").isNull());
  }

  @Test
  void a_player_who_stands_up_and_returns_commits_again_also_to_the_same_number() {
    Table table = new Table();
    table.commit(0);
    table.commit(1);
    table.said(1, "stand", Map.of());
    table.sockets[0].settle();
    assertTrue(table.seat(1).path("commitment").isNull());
    table.said(1, "sit", Map.of("seat", 1));
    table.said(1, "seatOption", Map.of("key", "school", "value", "sylvan"));
    table.said(1, "commit", table.numbers[1].commit());
    for (int seat = 0; seat < 2; seat++) table.ready(seat);
    for (int seat = 0; seat < 2; seat++) table.said(seat, "reveal", table.numbers[seat].reveal());
    JsonNode playing = table.sockets[0].awaitState(state -> phase(state).equals("playing"));
    assertEquals(table.numbers[1].text(), playing.at("/match/mixed/1/number").asString());
  }

  @Test
  void matched_players_mix_their_numbers_automatically() {
    Guest[] guests = {Guest.at(server()), Guest.at(server())};
    var wish = Map.of("game", "tashkalar", "form", "duel", "clock", PAIRING, "rated", false);
    for (Guest guest : guests) guest.post("/api/me/pairing", wish);
    pairing.look();
    String link =
        Guest.JSON
            .readTree(guests[0].request("GET", "/api/me/pairing", null).body())
            .path("link")
            .asString();
    Socket[] sockets = new Socket[2];
    SecretNumber[] numbers = new SecretNumber[2];
    for (int seat = 0; seat < 2; seat++) {
      sockets[seat] = guests[seat].enterCommitting(link);
      sockets[seat].awaitState(state -> true);
      numbers[seat] = SecretNumber.of(sockets[seat]);
      sockets[seat].awaitAck(sockets[seat].sendAcked("commit", numbers[seat].commit()));
    }
    for (int seat = 0; seat < 2; seat++) {
      sockets[seat].awaitState(state -> SecretNumber.deal(state).path("revealing").asBoolean());
      sockets[seat].awaitAck(sockets[seat].sendAcked("reveal", numbers[seat].reveal()));
    }
    JsonNode playing = sockets[0].awaitState(state -> phase(state).equals("playing"));
    assertEquals(2, playing.at("/match/mixed").size());
    assertFalse(playing.at("/match/mixed/0").isNull() || playing.at("/match/mixed/1").isNull());
  }

  @Test
  void clients_without_numbers_begin_at_once_and_the_seed_alone_decides() {
    var room = begun(NONE);
    JsonNode match = room.seat(0).state().path("match");
    assertEquals(2, match.path("mixed").size());
    assertTrue(match.at("/mixed/0").isNull() && match.at("/mixed/1").isNull());
  }

  @Test
  void a_sleeping_room_keeps_its_deal_and_commitments() {
    Table table = new Table();
    table.commit(0);
    JsonNode before = table.deal(0);
    String room =
        database
            .sql("select id::text from room where seat_link = ?")
            .param(table.link)
            .query(String.class)
            .single();
    for (Socket each : table.sockets) each.tear();
    // Nobody is here: the room falls asleep, and is reloaded for the next arrival.
    Until.holds("asleep", () -> !actors.printTree().contains(room));
    Socket back = table.guests[0].enterCommitting(table.link);
    back.awaitState(state -> true);
    assertEquals(before, SecretNumber.deal(back.state()));
    assertEquals(
        table.numbers[0].commitment(), back.state().at("/room/seats/0/commitment").asString());
  }
}
