package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.account.PlayerDecks;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** Teams of Destiny (D3): brought in secret, checked with card and rule, kept on the account. */
class DestinyTeamsTest extends DestinyRooms {

  private static final String DECKS = "/api/me/decks";

  /** A card of {@link #HEROES} that nobody else brings. */
  private static final String SECRET = "aw163";

  private static final String HOST_PRESENT = "/room/seats/0/present";

  /** More than any message may have. */
  private static final String MEGABYTE = "aw063,".repeat(200_000);

  @Autowired private PlayerDecks decks;

  /** A table for two whose host has brought {@link #HEROES}. */
  private Gathered table() {
    Gathered room = Gathered.at(server(), GAME, DUEL, 2, Map.of());
    room.seat(0).awaitAck(bring(room.seat(0), HEROES));
    settle(room);
    return room;
  }

  private static JsonNode refusal(Gathered room, String team) {
    settle(room);
    Socket host = room.seat(0);
    long version = room.seat(1).version();
    String ack = bring(host, team);
    JsonNode answer = host.await(frame -> ack.equals(frame.path("a").asString(null)));
    settle(room);
    assertEquals(version, room.seat(1).version(), "nobody else is told");
    assertEquals(HEROES, host.state().at("/room/seats/0/options/team").asString());
    return answer.path("d");
  }

  /** DS-D3.1 to DS-D3.7: refused with the card and the rule, to its sender only. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      nullValues = "-",
      value = {
        "aw028,aw046-elite ; aw028-elite,aw046-elite ; too-many-points ; - ; D3.1",
        "aw028,aw046-elite ; aw002,aw046-elite ; mixed-sides ; - ; D3.1",
        "aw028,aw046-elite ; aw028,aw028-elite ; character-twice ; aw028-elite ; D3.2",
        "aw171, ; '' ; no-battlefield ; - ; D3.7",
        "aw171 ; aw171,aw172 ; several-battlefields ; - ; D3.7",
        ",aw163 ; '' ; deck-too-small ; - ; D3.3",
        "aw163 ; aw163,aw164 ; deck-too-large ; - ; D3.3",
        "aw131,aw133:2 ; aw133:3 ; too-many-copies ; aw133 ; D3.4",
        "aw033 ; aw018 ; other-side ; aw018 ; D3.5",
        "aw033 ; aw040 ; no-such-colour ; aw040 ; D3.6"
      })
  void an_illegal_team_is_refused_with_its_card_and_rule(
      String part, String other, String problem, String card, String rule) {
    JsonNode refused = refusal(table(), HEROES.replace(part, other));
    assertEquals("bad-setup", refused.path("code").asString());
    JsonNode params = refused.path("params");
    assertEquals(problem, params.path("problem").asString());
    assertEquals("0", params.path("seat").asString());
    assertEquals("team", params.path("option").asString());
    assertEquals(card == null ? "" : card, params.path("card").asString(""));
    assertEquals(rule, params.path("rule").asString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "random",
        "villain-starter",
        "aw028",
        "aw999,aw046-elite",
        "aw002-elite",
        "AW028,AW046-elite",
        "aw028;aw046-elite",
        "<script>alert(1)</script>",
        "{\"aw028\":1}",
        "# My team\n1 Han Solo"
      })
  void nonsense_for_a_team_is_refused_to_its_sender(String team) {
    assertEquals("bad-option", refusal(table(), team).path("code").asString());
  }

  @Test
  void a_team_that_is_too_long_is_refused() {
    Gathered room = table();
    assertEquals(
        "bad-option", refusal(room, HEROES + ",aw164".repeat(300)).path("code").asString());
    assertEquals("bad-option", refusal(room, "x".repeat(3_000)).path("code").asString());
  }

  @Test
  void a_team_of_a_megabyte_closes_its_sender_s_socket_alone() {
    Gathered room = table();
    Socket host = room.seat(0);
    Socket rival = room.seat(1);
    JsonNode before = rival.state();
    int heard = rival.raw().size();
    host.sendTooMuch("seatOption", Map.of("key", "team", "value", MEGABYTE));
    host.awaitClose();
    assertEquals(1009, host.closedWith());
    rival.awaitState(state -> !state.at(HOST_PRESENT).asBoolean());
    Socket again = room.guest(0).enter(room.link());
    JsonNode found = again.awaitState(state -> true);
    assertEquals(HEROES, found.at("/room/seats/0/options/team").asString());
    rival.awaitState(state -> state.at(HOST_PRESENT).asBoolean());
    for (String text : rival.raw().subList(heard, rival.raw().size())) {
      JsonNode told = Guest.JSON.readTree(text).path("d");
      assertTrue(told.path("events").isEmpty(), text);
      for (JsonNode change : told.path("patch")) {
        assertEquals(HOST_PRESENT, change.path("path").asString(), text);
      }
    }
    rival.settle();
    assertEquals(before, rival.state());
  }

  private static HttpResponse<String> faults(Guest guest, String team) {
    var body = Map.of("form", DUEL, "option", "team", "value", team);
    return guest.request("POST", "/api/games/destiny/faults", body);
  }

  private static Map<String, String> wanted(String name, String value) {
    return Map.of("game", GAME, "name", name, "value", value);
  }

  private static String refused(int status, HttpResponse<String> answer) {
    assertEquals(status, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body()).path("code").asString();
  }

  /** An import is checked, and kept, by HTTP. */
  @Test
  void an_import_of_nonsense_or_of_a_megabyte_is_refused_by_http_as_well() {
    Guest guest = Guest.at(server());
    for (String nonsense :
        List.of("", "nonsense", "random", "aw999", "aw002-elite", "aw028,aw028", "1 Han Solo")) {
      assertEquals("bad-option", refused(400, faults(guest, nonsense)), nonsense);
      HttpResponse<String> kept = guest.request("POST", DECKS, wanted("import", nonsense));
      assertEquals("bad-option", refused(400, kept), nonsense);
    }
    assertEquals("too-large", refused(413, faults(guest, MEGABYTE)));
    assertEquals(
        "too-large", refused(413, guest.request("POST", DECKS, wanted("import", MEGABYTE))));
    assertEquals("[]", guest.request("GET", DECKS + "?game=destiny", null).body());
  }

  /** Every fault at once, each with its card and rule, so that a builder can show them all. */
  @Test
  void all_faults_of_a_team_are_told_to_who_builds_it() {
    Guest guest = Guest.at(server());
    assertEquals("[]", faults(guest, HEROES).body());
    List<String> said = new ArrayList<>();
    for (JsonNode fault : Guest.JSON.readTree(faults(guest, "aw028,aw018,aw133:3").body())) {
      said.add(
          fault.path("code").asString()
              + " "
              + fault.path("card").asString("")
              + " "
              + fault.path("rule").asString());
    }
    assertEquals(
        List.of(
            "no-battlefield  D3.7",
            "deck-too-small  D3.3",
            "other-side aw018 D3.5",
            "too-many-copies aw133 D3.4",
            "no-such-colour aw133 D3.6"),
        said);
  }

  /**
   * Teams are kept on the account: unfinished ones too, for their owner alone, a hundred at most.
   */
  @Test
  void teams_are_kept_for_their_owner_alone_and_no_more_than_a_hundred() {
    Guest owner = Guest.at(server());
    JsonNode kept = owner.post(DECKS, wanted("Smugglers", HEROES));
    owner.post(DECKS, wanted("Hardly begun", "aw028"));
    Guest other = Guest.at(server());
    assertEquals("[]", other.request("GET", DECKS + "?game=destiny", null).body());
    String path = DECKS + "/" + kept.path("id").asString();
    assertEquals("not-found", refused(404, other.request("PUT", path, wanted("Mine", VILLAINS))));
    assertEquals("not-found", refused(404, other.request("DELETE", path, null)));
    String mine = owner.request("GET", DECKS + "?game=destiny", null).body();
    assertTrue(mine.contains(HEROES) && mine.contains("Hardly begun"), mine);
    UUID player = UUID.fromString(owner.id());
    while (decks.of(player).size() < PlayerDecks.MOST) decks.add(player, GAME, "more", "aw028");
    assertEquals(
        "too-many-decks",
        refused(409, owner.request("POST", DECKS, wanted("One too many", HEROES))));
  }

  /** Whatever an opponent or a watcher may ask for: nothing of it names the host's list. */
  @Test
  void a_list_is_not_given_to_an_opponent_by_any_way_there_is() {
    Gathered room = table();
    Guest opponent = room.guest(1);
    Socket rival = room.seat(1);
    JsonNode kept = room.guest(0).post(DECKS, wanted("Smugglers", HEROES));
    Guest stranger = Guest.at(server());
    Socket watcher = room.watched(stranger);
    List<Guest> askers = List.of(opponent, stranger);
    assertHidden(room, askers, ways(room, kept));
    assertRefused(room, rival, watcher, "not-allowed", "not-host");
    assertRefused(room, watcher, watcher, "no-seat", "not-host");
    for (Socket socket : List.of(rival, watcher)) {
      for (String frame : socket.raw()) assertFalse(frame.contains("aw171"), frame);
    }
    rival.awaitAck(bring(rival, VILLAINS));
    room.begin();
    until(room, "set-back");
    Map<String, String> ways = ways(room, kept);
    ways.putAll(waysToMatch(room, match(rival).path("id").asString()));
    assertHidden(room, askers, ways);
    assertRefused(room, rival, watcher, "wrong-phase", "wrong-phase");
    assertRefused(room, watcher, watcher, "wrong-phase", "wrong-phase");
    for (Socket socket : List.of(rival, watcher)) {
      for (String frame : socket.raw()) assertNoSecret(frame);
    }
    // A new socket of the same person gets no more.
    Socket again = opponent.enter(room.link());
    again.awaitType("snapshot");
    for (String frame : again.raw()) assertNoSecret(frame);
    assertTrue(again.state().at("/match/setup/seats/0").isEmpty());
    assertTrue(again.state().at("/match/setup/sealed/0/team/salt").isNull());
  }

  private static void assertNoSecret(String text) {
    assertFalse(text.contains(SECRET), text);
  }

  /**
   * What only the host or the owner of a team may do is refused, and nobody is told anything.
   *
   * @param propose the code for proposing a team for the host
   * @param remove the code for removing the host
   */
  private static void assertRefused(
      Gathered room, Socket sender, Socket watcher, String propose, String remove) {
    watcher.settle();
    long version = watcher.version();
    var team = Map.of("seat", 0, "key", "team", "value", VILLAINS);
    assertEquals(propose, room.refused(sender, "propose", team));
    for (String type : List.of("free", "putOut")) {
      assertEquals(remove, room.refused(sender, type, Map.of("seat", 0)), type);
    }
    watcher.settle();
    assertEquals(version, watcher.version(), "watchers are not told either");
  }

  /** Ways to a list by HTTP, each with its answer: a status, and the code of a refusal. */
  private static Map<String, String> ways(Gathered room, JsonNode kept) {
    Map<String, String> ways = new TreeMap<>();
    String deck = DECKS + "/" + kept.path("id").asString();
    ways.put("GET " + deck, "405 malformed");
    ways.put("PUT " + deck, "404 not-found");
    ways.put("DELETE " + deck, "404 not-found");
    String host = "/api/players/" + room.guest(0).id();
    ways.put("GET " + host + "/decks", "404 not-found");
    String link = "/api/links/" + room.link();
    for (String none : List.of("/ratings", "/match")) {
      ways.put("GET " + link + none, "409 wrong-phase");
    }
    for (String open :
        List.of(
            DECKS + "?game=destiny",
            DECKS + "?game=destiny&player=" + room.guest(0).id(),
            host,
            host + "/record",
            host + "/matches",
            host + "/opponents",
            link,
            "/api/links/" + room.watch(),
            "/api/tables",
            "/api/me/rooms",
            "/api/me/export")) {
      ways.put("GET " + open, "200");
    }
    return ways;
  }

  /** The same for ways to a match that is being played. */
  private static Map<String, String> waysToMatch(Gathered room, String match) {
    return Map.of(
        "GET /api/matches/" + match, "404 not-found",
        "GET /api/matches/" + match + "/file", "404 not-found",
        "GET /api/links/" + room.link() + "/matches/" + match, "409 wrong-phase");
  }

  private static void assertHidden(Gathered room, List<Guest> askers, Map<String, String> ways) {
    String mine = DECKS + "?game=destiny";
    String kept = room.guest(0).request("GET", mine, null).body();
    settle(room);
    List<Long> versions = room.sockets().stream().map(Socket::version).toList();
    for (Guest asker : askers) {
      ways.forEach((way, answer) -> assertEquals(answer, answer(asker, way), way));
      assertEquals("[]", asker.request("GET", mine, null).body());
    }
    settle(room);
    assertEquals(versions, room.sockets().stream().map(Socket::version).toList());
    assertEquals(kept, room.guest(0).request("GET", mine, null).body());
    assertTrue(kept.contains(HEROES), kept);
  }

  /** How a request is answered, which never names the secret card. */
  private static String answer(Guest asker, String way) {
    String[] request = way.split(" ");
    var body = request[0].equals("PUT") ? wanted("Mine", VILLAINS) : null;
    HttpResponse<String> answer = asker.request(request[0], request[1], body);
    assertNoSecret(answer.body());
    int status = answer.statusCode();
    return status == 200 ? "200" : status + " " + refused(status, answer);
  }

  /** DS-D1.11: characters and battlefields are shown at once when the first cards are dealt. */
  @Test
  void characters_and_battlefields_are_shown_when_the_match_begins_and_lists_when_it_is_over() {
    Gathered room = table();
    Socket rival = room.seat(1);
    rival.awaitAck(bring(rival, VILLAINS));
    Socket watcher = room.watched(Guest.at(server()));
    room.begin();
    until(room, "set-back");
    for (Socket socket : List.of(rival, watcher)) {
      socket.awaitState(state -> state.at("/match/view/seats/0/characters").size() == 2);
      JsonNode side = view(socket).at("/seats/0");
      assertEquals("aw028", side.at("/characters/0/card").asString());
      assertEquals("aw171", side.path("unused").asString());
      assertTrue(side.path("hand").isNull());
      assertEquals(5, side.path("cards").asInt());
    }
    assertEquals(5, view(room.seat(0)).at("/seats/0/hand").size());
    String hash = match(rival).at("/setup/sealed/0/team/hash").asString();
    assertEquals(64, hash.length());
    room.resign(1);
    JsonNode over = watcher.awaitState(state -> state.at("/match/setup/seats/0/team").isString());
    assertEquals(HEROES, over.at("/match/setup/seats/0/team").asString());
    assertEquals(hash, over.at("/match/setup/sealed/0/team/hash").asString());
  }

  /** Who brings none plays with the first of the prepared teams, and others do not learn that. */
  @Test
  void the_four_prepared_teams_can_be_brought_as_they_are() {
    JsonNode games =
        Guest.JSON.readTree(Guest.at(server()).request("GET", "/api/games", null).body());
    JsonNode prepared = null;
    for (JsonNode game : games) {
      if (!game.path("key").asString().equals(GAME)) continue;
      prepared = game.at("/forms/0/seatOptions/0/prepared");
    }
    assertEquals(4, prepared.size());
    Gathered room = table();
    for (JsonNode each : prepared) {
      room.seat(1).awaitAck(bring(room.seat(1), each.path("value").asString()));
    }
  }
}
