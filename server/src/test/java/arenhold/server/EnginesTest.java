package arenhold.server;

import static arenhold.server.testing.ComputerTables.playOut;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Seat;
import arenhold.server.match.MatchLog;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.EngineOwner;
import arenhold.server.testing.Guest;
import arenhold.server.testing.MatchFiles;
import arenhold.server.testing.OutsideEngine;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Engines of people's own: their accounts and tokens, and that they play whole matches. */
class EnginesTest extends ServerTest {

  @Autowired JdbcClient database;
  @Autowired MatchLog log;

  private static int refused(Map<String, String> headers, String server) {
    var failure =
        assertThrows(CompletionException.class, () -> OutsideEngine.open(server, headers));
    return ((WebSocketHandshakeException) failure.getCause()).getResponse().statusCode();
  }

  private static Map<String, String> bearer(String token) {
    return Map.of("Authorization", "Bearer " + token);
  }

  @Test
  void an_engine_plays_a_whole_duel_against_a_person_that_is_not_rated() {
    EngineOwner owner = EngineOwner.at(server());
    OutsideEngine engine = owner.connect("views");
    assertEquals("Nimble", owner.listing().path("program").asString());
    Random random = new Random(1);
    var asked = engine.plays((ask, number) -> OutsideEngine.random(ask, random));
    Guest host = Guest.at(server());
    Socket socket = owner.seated(host, Map.of("rated", true));
    JsonNode state = socket.awaitState(ComputerTables::playing);
    assertEquals("engine", state.at("/room/seats/1/player/computer").asString());
    assertEquals(owner.name(), state.at("/room/seats/1/player/name").asString());
    assertFalse(state.at("/room/rated").asBoolean());
    JsonNode end = playOut(socket, new Random(2));
    assertEquals("played", end.at("/match/outcome/reason").asString());
    assertTrue(end.at("/match/strikes").isEmpty(), end.at("/match/strikes").toString());
    assertTrue(asked.get() > 5, "asked " + asked);
    String match = end.at("/match/id").asString();
    String file = host.request("GET", "/api/matches/" + match, null).body();
    assertTrue(file.contains("\ncomputer 2 engine 1 0\n"), file);
    assertTrue(MatchFiles.honest(file).startsWith("ok "), file);
    var replay = Guest.JSON.readTree(host.bring(file.getBytes(StandardCharsets.UTF_8)).body());
    assertEquals("engine", replay.at("/computers/1").asString());
    String stored =
        database
            .sql("select computer from player where id = ?::uuid")
            .param(owner.engine())
            .query(String.class)
            .single();
    assertEquals("engine", stored);
    Until.holds("the match is over for it", () -> owner.listing().path("matches").asInt() == 0);
    socket.awaitAck(socket.sendAcked("again", Map.of()));
    socket.awaitState(ComputerTables::playing);
  }

  @Test
  void a_table_is_made_with_an_engine_that_is_connected() {
    EngineOwner owner = EngineOwner.at(server());
    Guest host = Guest.at(server());
    var wish =
        Map.of(
            "game",
            "tashkalar",
            "form",
            "duel",
            "watching",
            false,
            "computers",
            List.of(owner.engine()));
    var refused = host.request("POST", "/api/rooms", wish);
    assertEquals(409, refused.statusCode());
    assertTrue(refused.body().contains("no-engine"), refused.body());
    owner.connect(null);
    String link = host.post("/api/rooms", wish).path("link").asString();
    JsonNode state = host.enter(link).awaitState(ComputerTables::playing);
    assertEquals(owner.name(), state.at("/room/seats/1/player/name").asString());
  }

  @Test
  void the_host_alone_seats_an_engine_that_is_connected_and_only_once() {
    EngineOwner owner = EngineOwner.at(server());
    Guest host = Guest.at(server());
    var wish = Map.of("game", "tashkalar", "form", "melee", "seats", 4, "watching", true);
    Socket socket = host.enter(host.post("/api/rooms", wish).path("link").asString());
    Map<String, Object> seat = Map.of("seat", 1, "engine", owner.engine());
    assertEquals("no-engine", socket.refused("seatEngine", seat));
    owner.connect(null);
    socket.settle();
    Socket other = Guest.at(server()).enter(socket.state().at("/room/seatLink").asString());
    other.awaitType("snapshot");
    assertEquals("not-host", other.refused("seatEngine", seat));
    assertEquals("no-engine", socket.refused("seatEngine", Map.of("seat", 1, "engine", host.id())));
    socket.awaitAck(socket.sendAcked("seatEngine", seat));
    assertEquals("seat-taken", socket.refused("seatEngine", seat));
    assertEquals(
        "not-allowed", socket.refused("seatEngine", Map.of("seat", 2, "engine", owner.engine())));
    socket.awaitAck(socket.sendAcked("free", Map.of("seat", 1)));
    socket.awaitAck(socket.sendAcked("seatEngine", seat));
  }

  @Test
  void nothing_but_the_token_of_a_computer_account_connects_an_engine() {
    EngineOwner owner = EngineOwner.at(server());
    assertEquals(401, refused(Map.of(), server()));
    assertEquals(401, refused(Map.of("Cookie", owner.person().cookie()), server()));
    assertEquals(401, refused(bearer("nonsense"), server()));
    assertEquals(401, refused(bearer(owner.token() + "x"), server()));
    String session = owner.person().cookie().substring(owner.person().cookie().indexOf('=') + 1);
    assertEquals(401, refused(bearer(session), server()), "a person's session is no token");
    assertEquals(401, refused(Map.of("Authorization", "Basic " + owner.token()), server()));
    var page = Map.of("Authorization", "Bearer " + owner.token(), "Origin", server());
    assertEquals(403, refused(page, server()), "pages connect no engines");
    OutsideEngine engine = owner.connect(null);
    String token = owner.token();
    assertThrows(
        CompletionException.class,
        () -> Socket.open(Guest.known(server(), "arenhold_session=" + token, ""), null, server()),
        "a token is no session");
    engine.tear();
  }

  @Test
  void a_token_is_renewed_and_revoked_by_its_owner_alone_and_ends_the_connection() {
    EngineOwner owner = EngineOwner.at(server());
    OutsideEngine engine = owner.connect(null);
    String path = "/api/me/engines/" + owner.engine();
    Guest stranger = Guest.account(server());
    for (var one :
        List.of(
            stranger.request("POST", path + "/token", null),
            stranger.request("DELETE", path + "/token", null),
            stranger.request("DELETE", path, null))) {
      assertEquals(404, one.statusCode());
    }
    assertTrue(owner.listed());
    String fresh = owner.person().post(path + "/token", null).path("token").asString();
    engine.ended();
    assertEquals(401, refused(bearer(owner.token()), server()));
    OutsideEngine again = OutsideEngine.connected(server(), fresh, null);
    Until.holds("it is listed again", owner::listed);
    assertEquals(200, owner.person().request("DELETE", path + "/token", null).statusCode());
    again.ended();
    assertEquals(401, refused(bearer(fresh), server()));
    Until.holds("it is not listed any more", () -> !owner.listed());
    String mine = owner.person().request("GET", "/api/me/engines", null).body();
    assertTrue(mine.contains("\"token\":false"), mine);
    assertFalse(mine.contains(fresh), "nobody is shown a token again");
    assertEquals(200, owner.person().request("DELETE", path, null).statusCode());
    assertEquals("[]", owner.person().request("GET", "/api/me/engines", null).body());
  }

  @Test
  void a_line_is_bounded_in_bytes_however_many_frames_carry_it() {
    EngineOwner owner = EngineOwner.at(server());
    OutsideEngine engine = owner.connect(null);
    Socket socket = owner.seated(Guest.at(server()), Map.of("table", Map.of("first", "1")));
    engine.ready();
    JsonNode ask = engine.await("ask");
    long asked = socket.awaitState(ComputerTables::playing).at("/match/choices").asLong();
    String plan = "ž".repeat(30_000);
    engine.raw("{\"t\":\"info\",\"match\":\"none\",\"id\":1,\"plan\":[\"" + plan + "\"]}");
    engine.choose(ask, 0);
    socket.awaitState(state -> state.at("/match/choices").asLong() > asked);
    String longer = "ž".repeat(40_000);
    engine.raw("{\"t\":\"info\",\"match\":\"none\",\"id\":1,\"plan\":[\"" + longer + "\"]}");
    assertEquals("too-long", engine.ended());
  }

  @Test
  void an_engine_is_told_another_seed_than_a_computer_that_may_play_on_for_it() {
    EngineOwner owner = EngineOwner.at(server());
    OutsideEngine engine = owner.connect(null);
    owner.seated(Guest.at(server()), Map.of("table", Map.of("first", "1")));
    JsonNode told = engine.ready();
    var match = log.load(UUID.fromString(told.path("match").asString())).orElseThrow().match();
    Seat seat = Seat.of(told.path("seat").asInt());
    assertEquals(String.valueOf(match.engineSeedOf(seat)), told.path("seed").asString());
    assertNotEquals(String.valueOf(match.seedOf(seat)), told.path("seed").asString());
  }

  @Test
  void tokens_are_stored_by_their_hash_alone() {
    EngineOwner owner = EngineOwner.at(server());
    String row =
        database
            .sql("select e::text from engine e where player_id = ?::uuid")
            .param(owner.engine())
            .query(String.class)
            .single();
    assertFalse(row.contains(owner.token()), row);
  }

  @Test
  void people_with_an_account_have_a_few_engines_with_names_of_their_own() {
    Guest guest = Guest.at(server());
    var made = guest.request("POST", "/api/me/engines", Map.of("name", "Calculating Carl"));
    assertEquals(409, made.statusCode());
    assertTrue(made.body().contains("no-account"), made.body());
    EngineOwner owner = EngineOwner.at(server());
    Guest person = owner.person();
    var twice = person.request("POST", "/api/me/engines", Map.of("name", owner.name()));
    assertTrue(twice.body().contains("name-taken"), twice.body());
    var foreign =
        Guest.account(server()).request("POST", "/api/me/engines", Map.of("name", owner.name()));
    assertTrue(foreign.body().contains("name-taken"), foreign.body());
    for (String wrong : List.of("", "Master", "Guest 1234")) {
      assertTrue(
          person.request("POST", "/api/me/engines", Map.of("name", wrong)).statusCode() >= 400);
    }
    for (int i = 0; i < 4; i++) {
      person.post("/api/me/engines", Map.of("name", owner.name() + " " + (char) ('b' + i)));
    }
    var more = person.request("POST", "/api/me/engines", Map.of("name", owner.name() + " z"));
    assertEquals(409, more.statusCode());
    assertTrue(more.body().contains("too-many-engines"), more.body());
    String export = person.request("GET", "/api/me/export", null).body();
    assertTrue(export.contains(owner.engine()), "engines are part of what is stored");
  }

  @Test
  void an_account_that_is_deleted_takes_its_engines_with_it() {
    EngineOwner owner = EngineOwner.at(server());
    OutsideEngine engine = owner.connect(null);
    String password = "two words apart " + owner.person().id();
    var gone = owner.person().request("POST", "/api/me/delete", Map.of("password", password));
    assertEquals(200, gone.statusCode(), gone.body());
    engine.ended();
    assertEquals(401, refused(bearer(owner.token()), server()));
  }
}
