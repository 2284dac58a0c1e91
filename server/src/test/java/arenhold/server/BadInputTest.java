package arenhold.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.account.PlayerName;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/**
 * Bad input gets a code, sent to its sender alone, and changes nothing: the other seat sees no new
 * version.
 */
class BadInputTest extends ServerTest {

  @Autowired private JdbcClient database;

  private Duel duel;
  private Socket asked;
  private Socket other;

  @BeforeEach
  void a_duel_is_being_played() {
    duel = Duel.start(server());
    asked = duel.seat(duel.asked());
    other = duel.seat(1 - duel.asked());
  }

  /** Nobody has learned anything new. */
  private void nothingChanged(Runnable attempt) {
    long version = asked.version();
    JsonNode state = other.state();
    attempt.run();
    asked.settle();
    other.settle();
    assertEquals(version, asked.version());
    assertEquals(state, other.state());
  }

  private Map<String, Object> choice(String notation) {
    return Map.of("choice", notation, "asked", asked.state().at("/match/asked").asLong());
  }

  @Test
  void a_link_that_leads_nowhere_is_not_found() {
    for (String link : new String[] {"x", "A".repeat(32), "A".repeat(500), "%00", "..%2f.."}) {
      var response = duel.player(0).request("GET", "/api/links/" + link, null);
      assertTrue(response.statusCode() == 404 || response.statusCode() == 400, link);
    }
    for (String link : new String[] {"nothing", "\u00e9", ""}) {
      var ticket = duel.player(0).request("POST", "/api/tickets", Map.of("link", link));
      assertEquals(404, ticket.statusCode(), link);
      assertEquals("{\"code\":\"not-found\"}", ticket.body());
    }
    var nul = duel.player(0).request("POST", "/api/tickets", Map.of("link", "a\0b"));
    assertEquals(400, nul.statusCode());
    assertEquals("{\"code\":\"malformed\"}", nul.body());
  }

  @Test
  void a_used_invitation_says_so_when_the_room_is_closed_to_watchers_Q20() {
    Socket host = duel.seat(0);
    host.awaitAck(host.sendAcked("watching", Map.of("on", false)));
    Guest stranger = Guest.at(server());
    var followed = stranger.request("GET", "/api/links/" + duel.link(), null);
    assertEquals(410, followed.statusCode());
    assertEquals("{\"code\":\"invite-used\"}", followed.body());
    assertEquals(
        410, stranger.request("POST", "/api/tickets", Map.of("link", duel.link())).statusCode());
  }

  @Test
  void a_taken_seat_stays_taken() {
    Guest host = Guest.at(server());
    String link = host.makeDuel(Map.of(), false).path("link").asString();
    Socket first = host.enter(link);
    first.awaitAck(first.sendAcked("sit", Map.of("seat", 0)));
    Socket second = Guest.at(server()).enter(link);
    assertEquals("seat-taken", second.refused("sit", Map.of("seat", 0)));
    assertEquals("no-seat", second.refused("sit", Map.of("seat", 2)));
    assertEquals("no-seat", second.refused("sit", Map.of("seat", -1)));
    assertEquals("no-seat", second.refused("ready", Map.of("on", true, "terms", 0)));
    assertEquals("not-host", second.refused("tableOption", Map.of("key", "first", "value", "2")));
    assertEquals("not-host", second.refused("watching", Map.of("on", true)));
  }

  @Test
  void a_school_goes_to_the_player_who_chose_it_first() {
    Guest host = Guest.at(server());
    String link = host.makeDuel(Map.of(), false).path("link").asString();
    Socket first = host.enter(link);
    Socket second = Guest.at(server()).enter(link);
    first.awaitAck(first.sendAcked("sit", Map.of("seat", 0)));
    second.awaitAck(second.sendAcked("sit", Map.of("seat", 1)));
    Map<String, String> northern = Map.of("key", "school", "value", "northern");
    first.awaitAck(first.sendAcked("seatOption", northern));
    assertEquals("option-taken", second.refused("seatOption", northern));
    assertEquals(
        "bad-option", second.refused("seatOption", Map.of("key", "school", "value", "atlantis")));
    assertEquals("bad-option", second.refused("seatOption", Map.of("key", "x", "value", "y")));
    assertEquals("wrong-phase", second.refused("choose", Map.of("choice", "end", "asked", 0)));
  }

  @Test
  void a_player_who_is_not_asked_cannot_choose() {
    nothingChanged(
        () -> {
          String offered = duel.question().at("/choices/0/notation").asString();
          assertEquals("not-asked", other.refused("choose", choice(offered)));
        });
  }

  @Test
  void a_choice_made_for_another_question_is_stale() {
    nothingChanged(
        () -> {
          String offered = duel.question().at("/choices/0/notation").asString();
          assertEquals(
              "stale", asked.refused("choose", Map.of("choice", offered, "asked", 1_000_000)));
        });
  }

  @Test
  void only_choices_on_offer_are_accepted() {
    nothingChanged(
        () -> {
          for (String no : new String[] {"place a1", "end", "", "!resign", "x".repeat(5000)}) {
            assertEquals("not-offered", asked.refused("choose", choice(no)), no);
          }
        });
  }

  @Test
  void nothing_can_be_taken_back_that_is_not_ones_own() {
    nothingChanged(() -> assertEquals("no-return", other.refused("takeBack", other.moment())));
    nothingChanged(() -> assertEquals("not-allowed", asked.refused("stop", asked.moment())));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "[]",
        "null",
        "{}",
        "{\"t\":5}",
        "{\"t\":\"choose\"}",
        "{\"t\":\"choose\",\"d\":{\"choice\":5}}",
        "{\"t\":\"choose\",\"d\":{\"choice\":\"end\",\"asked\":\"x\"}}",
        "{\"t\":\"sit\",\"d\":{\"seat\":99999999999999999999}}",
        "{\"t\":\"sit\",\"d\":{\"seat\":0,\"more\":1}}",
        "{\"t\":\"sit\",\"t\":\"sit\",\"d\":{\"seat\":0}}",
        "{\"t\":\"sit\",\"d\":{\"seat\":NaN}}",
        "{\"t\":\"ping\",\"a\":\"\"}",
        "{\"t\":\"ping\",\"a\":{}}",
        "{\"t\":\"resign\",\"d\":{\"moment\":0},\"a\":\"\\u0000\"}",
        "{\"t\":\"resign\",\"d\":{\"moment\":0},\"a\":\"\\ud800\"}",
        "{\"t\":\"resign\",\"d\":{}}",
        "{\"t\":\"ready\",\"d\":{\"on\":true}}",
        "{\"t\":\"propose\",\"d\":{\"seat\":null,\"key\":\"school\",\"value\":\"sylvan\"}}",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]"
      })
  void a_malformed_frame_is_refused(String frame) {
    nothingChanged(
        () -> {
          asked.sendRaw(frame);
          assertEquals("malformed", asked.awaitType("refused").at("/d/code").asString());
        });
  }

  @Test
  void an_unknown_message_is_refused_and_three_in_a_row_end_the_socket() {
    for (int i = 0; i < 3; i++) asked.sendRaw("{\"t\":\"cheat\",\"d\":{}}");
    for (int i = 0; i < 3; i++) {
      assertEquals("unknown-message", asked.awaitType("refused").at("/d/code").asString());
    }
    assertEquals("unknown-message", asked.awaitClose());
    assertEquals(1003, asked.closedWith());
  }

  @Test
  void an_oversized_frame_ends_the_socket() {
    asked.sendRaw("{\"t\":\"ping\",\"d\":{\"x\":\"" + "y".repeat(20_000) + "\"}}");
    asked.awaitClose();
    assertEquals(1009, asked.closedWith());
  }

  @Test
  void bytes_end_the_socket() {
    asked.sendBinary(new byte[] {1, 2, 3});
    asked.awaitClose();
    assertEquals(1003, asked.closedWith());
  }

  @Test
  void a_flood_is_refused_with_a_reason() {
    Socket watcher = Guest.at(server()).enter(duel.watch());
    watcher.awaitType("snapshot");
    for (int i = 0; i < 60; i++) watcher.send("takeBack", Map.of("moment", 0));
    JsonNode refused = watcher.await(frame -> frame.at("/d/code").asString("").equals("too-fast"));
    assertEquals("refused", refused.path("t").asString());
  }

  @Test
  void a_watcher_can_do_nothing_that_players_do() {
    Socket watcher = Guest.at(server()).enter(duel.watch());
    watcher.awaitType("snapshot");
    String offered = duel.question().at("/choices/0/notation").asString();
    nothingChangedButPresence(
        () -> {
          assertEquals("no-seat", watcher.refused("choose", choice(offered)));
          assertEquals("no-seat", watcher.refused("resign", watcher.moment()));
          assertEquals("no-seat", watcher.refused("takeBack", watcher.moment()));
          assertEquals("no-seat", watcher.refused("stop", watcher.moment()));
          assertEquals("wrong-phase", watcher.refused("sit", Map.of("seat", 0)));
          assertEquals("not-host", watcher.refused("watching", Map.of("on", false)));
        });
  }

  private void nothingChangedButPresence(Runnable attempt) {
    int lines = asked.state().at("/match/choices").asInt();
    attempt.run();
    assertEquals(lines, asked.state().at("/match/choices").asInt());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://evil.example",
        "null",
        "http://localhost",
        "http://localhost:1",
        "file://",
        "x y"
      })
  void another_sites_page_opens_no_socket(String origin) {
    refusedHandshake(403, duel.player(0).cookie(), origin);
  }

  @Test
  void no_origin_opens_no_socket() {
    refusedHandshake(403, duel.player(0).cookie(), null);
  }

  @Test
  void a_forged_or_missing_identity_opens_no_socket() {
    refusedHandshake(401, null, server());
    refusedHandshake(401, "arenhold_session=" + "A".repeat(32), server());
    refusedHandshake(401, "arenhold_session=" + "A".repeat(2000), server());
  }

  @Test
  void an_expired_identity_is_nobodys() {
    Guest guest = Guest.at(server());
    assertEquals(200, guest.request("GET", "/api/me/rooms", null).statusCode());
    database
        .sql("update session set created_at = now() - interval '401 days' where player_id = ?")
        .param(UUID.fromString(guest.id()))
        .update();
    var answer = guest.request("GET", "/api/me/rooms", null);
    assertEquals(401, answer.statusCode());
    assertEquals("no-session", Guest.JSON.readTree(answer.body()).path("code").asString());
    refusedHandshake(401, guest.cookie(), server());
  }

  private void refusedHandshake(int status, String cookie, String origin) {
    var failure =
        assertThrows(CompletionException.class, () -> Socket.open(duel.player(0), cookie, origin));
    var handshake = (WebSocketHandshakeException) failure.getCause();
    assertEquals(status, handshake.getResponse().statusCode());
  }

  @Test
  void a_ticket_admits_one_person_once() {
    Guest owner = duel.player(0);
    String ticket = owner.ticket(duel.link());
    Socket thief = Socket.open(duel.player(1));
    thief.hello(ticket, null, null);
    assertEquals("bad-ticket", thief.awaitClose());
    Socket first = Socket.open(owner);
    first.hello(ticket, null, null);
    first.awaitType("snapshot");
    Socket again = Socket.open(owner);
    again.hello(ticket, null, null);
    assertEquals("bad-ticket", again.awaitClose());
    assertEquals(1008, again.closedWith());
  }

  @Test
  void one_person_has_at_most_twenty_sockets() {
    Guest guest = Guest.at(server());
    for (int i = 0; i < 20; i++) Socket.open(guest);
    var failure = assertThrows(CompletionException.class, () -> Socket.open(guest));
    var handshake = (WebSocketHandshakeException) failure.getCause();
    assertEquals(429, handshake.getResponse().statusCode());
  }

  @Test
  void markup_in_a_name_is_just_text_and_endless_names_are_refused() {
    Guest guest = Guest.at(server());
    var markup = guest.request("PUT", "/api/me/name", Map.of("name", "<b>Bold</b>"));
    assertEquals(200, markup.statusCode());
    assertTrue(markup.body().contains("<b>Bold</b>"));
    for (String bad :
        new String[] {"", "   ", "x".repeat(10_000), "a\u202Eb", "a\u200Bb", "a\nb"}) {
      var refused = guest.request("PUT", "/api/me/name", Map.of("name", bad));
      assertEquals(400, refused.statusCode());
      assertEquals("{\"code\":\"bad-name\"}", refused.body());
    }
    assertEquals(
        413, guest.request("PUT", "/api/me/name", Map.of("name", "x".repeat(20_000))).statusCode());
    assertEquals("Žofie", PlayerName.normal("Z\u030Cofie"));
  }

  @Test
  void a_body_that_does_not_say_its_length_is_refused() throws Exception {
    byte[] body = "{\"name\":\"%s\"}".formatted("x".repeat(20_000)).getBytes(UTF_8);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server() + "/api/me/name"))
            .header("Cookie", duel.player(0).cookie())
            .header("X-Arenhold", "1")
            .header("Content-Type", "application/json")
            .version(HttpClient.Version.HTTP_1_1)
            .PUT(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
            .build();
    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertEquals(411, response.statusCode());
    assertEquals("{\"code\":\"too-large\"}", response.body());
  }

  @Test
  void another_site_can_change_nothing() throws Exception {
    HttpRequest.Builder base =
        HttpRequest.newBuilder(URI.create(server() + "/api/session"))
            .POST(HttpRequest.BodyPublishers.noBody());
    for (HttpRequest request :
        new HttpRequest[] {
          base.copy().build(),
          base.copy().header("X-Arenhold", "1").header("Origin", "https://evil.example").build()
        }) {
      var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
      assertEquals(403, response.statusCode());
      assertEquals("{\"code\":\"wrong-origin\"}", response.body());
    }
  }

  @Test
  void a_room_needs_a_game_a_form_and_options_that_exist() {
    Guest guest = Guest.at(server());
    for (Map<String, Object> bad :
        java.util.List.<Map<String, Object>>of(
            Map.of("game", "chess", "form", "duel", "table", Map.of(), "watching", true),
            Map.of("game", "tashkalar", "form", "x", "table", Map.of(), "watching", true),
            Map.of(
                "game", "tashkalar", "form", "duel", "table", Map.of("a", "b"), "watching", true),
            Map.of(
                "game",
                "tashkalar",
                "form",
                "duel",
                "table",
                Map.of("first", "9"),
                "watching",
                true))) {
      var refused = guest.request("POST", "/api/rooms", bad);
      assertEquals(400, refused.statusCode());
      assertEquals("bad-setup", Guest.JSON.readTree(refused.body()).path("code").asString());
    }
    assertEquals(400, guest.request("POST", "/api/rooms", Map.of("x", 1)).statusCode());
  }
}
