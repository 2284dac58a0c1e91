package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** Guests become accounts, log in elsewhere, and are deleted on request. */
class AccountTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";

  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;

  private static String fresh(String name) {
    return name + " " + UUID.randomUUID().toString().substring(0, 8);
  }

  private static Map<String, String> login(String name, String password) {
    return Map.of("name", name, "password", password);
  }

  private static String refused(HttpResponse<String> response, int status) {
    assertEquals(status, response.statusCode(), response.body());
    JsonNode body = Guest.JSON.readTree(response.body());
    assertEquals(1, body.size(), response.body());
    return body.path("code").asString();
  }

  Guest account(String name) {
    Guest guest = Guest.at(server());
    guest.post("/api/account", login(name, PASSWORD));
    return guest;
  }

  @Test
  void a_guest_becomes_an_account_and_stays_the_same_player() {
    Guest guest = Guest.at(server());
    assertTrue(guest.post("/api/session", Map.of()).path("account").isNull());
    String name = fresh("Jana");
    JsonNode me = guest.post("/api/account", login(name, PASSWORD));
    assertEquals(guest.id(), me.at("/player/id").asString());
    assertEquals(name, me.at("/player/name").asString());
    assertFalse(me.path("account").isNull());
    assertEquals(
        "has-account",
        refused(guest.request("POST", "/api/account", login(fresh("Iva"), PASSWORD)), 409));
  }

  private String nameInLanguage(String... header) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server() + "/api/session"))
            .header("X-Arenhold", "1")
            .POST(HttpRequest.BodyPublishers.noBody());
    if (header.length > 0) request.header("Accept-Language", header[0]);
    try (HttpClient client = HttpClient.newHttpClient()) {
      String body = client.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
      return Guest.JSON.readTree(body).at("/player/name").asString().split(" ")[0];
    }
  }

  @Test
  void a_guests_name_is_in_the_browsers_language_wherever_the_server_runs() throws Exception {
    Locale here = Locale.getDefault();
    Locale.setDefault(Locale.ITALY);
    try {
      assertEquals("Hráč", nameInLanguage("cs-CZ,en;q=0.5"));
      assertEquals("Guest", nameInLanguage("de"));
      assertEquals("Guest", nameInLanguage("*"));
      assertEquals("Guest", nameInLanguage());
    } finally {
      Locale.setDefault(here);
    }
  }

  @Test
  void another_browser_logs_in_by_name_and_password() {
    String name = fresh("Karel");
    Guest first = account(name);
    Guest second = Guest.at(server());
    Guest logged = second.loggedIn(name.toUpperCase(Locale.ROOT), PASSWORD);
    assertEquals(first.id(), logged.id());
    assertEquals(
        "no-session",
        refused(second.request("GET", "/api/me/rooms", null), 401),
        "what the browser was before is ended");
  }

  @Test
  void a_wrong_password_and_an_unknown_name_get_the_same_answer() {
    String name = fresh("Petr");
    account(name);
    Guest stranger = Guest.at(server());
    HttpResponse<String> wrong =
        stranger.request("POST", "/api/login", login(name, PASSWORD + "!"));
    HttpResponse<String> unknown =
        stranger.request("POST", "/api/login", login(fresh("Nobody"), PASSWORD));
    assertEquals("wrong-login", refused(wrong, 403));
    assertEquals(wrong.body(), unknown.body());
    assertEquals(wrong.statusCode(), unknown.statusCode());
    HttpResponse<String> nothing = stranger.request("POST", "/api/login", Map.of());
    assertEquals("wrong-login", refused(nothing, 403));
  }

  @Test
  void spelling_a_name_differently_gives_no_more_attempts() {
    String name = fresh("Iva Nova");
    account(name);
    List<String> spellings =
        List.of(name, name.toUpperCase(Locale.ROOT), name.replace(" ", ""), " " + name + " ");
    HttpResponse<String> answer;
    int tries = 0;
    do {
      String spelt = spellings.get(tries % spellings.size());
      answer = Guest.at(server()).request("POST", "/api/login", login(spelt, "no idea"));
    } while (answer.statusCode() == 403 && ++tries < 1000);
    assertEquals("too-many-attempts", refused(answer, 429));
    for (String spelt : spellings) {
      assertEquals(
          429,
          Guest.at(server()).request("POST", "/api/login", login(spelt, "no idea")).statusCode(),
          spelt);
    }
  }

  @Test
  void guessing_strangers_do_not_lock_the_owner_out_of_actions_that_need_the_password() {
    String name = fresh("Nora");
    Guest owner = account(name);
    HttpResponse<String> answer;
    int tries = 0;
    do {
      answer = Guest.at(server()).request("POST", "/api/login", login(name, "no idea"));
    } while (answer.statusCode() == 403 && ++tries < 1000);
    assertEquals("too-many-attempts", refused(answer, 429));
    assertEquals(
        200, owner.request("POST", "/api/me/delete", Map.of("password", PASSWORD)).statusCode());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "short", "password", "12345678", "qwertyuiop", "correct horse"})
  void a_password_that_is_easily_guessed_is_refused(String password) {
    Guest guest = Guest.at(server());
    assertEquals(
        "weak-password",
        refused(guest.request("POST", "/api/account", login(fresh("Ota"), password)), 400));
    assertTrue(guest.post("/api/session", Map.of()).path("account").isNull());
  }

  @Test
  void a_password_too_long_to_hash_is_refused() {
    Guest guest = Guest.at(server());
    String endless = "long and longer ".repeat(100);
    assertEquals(
        "weak-password",
        refused(guest.request("POST", "/api/account", login(fresh("Ota"), endless)), 400));
  }

  @Test
  void sessions_are_listed_and_ended_by_their_owner_alone() {
    String name = fresh("Ema");
    Guest first = account(name);
    Guest second = Guest.at(server()).loggedIn(name, PASSWORD);
    JsonNode list = Guest.JSON.readTree(first.request("GET", "/api/me/sessions", null).body());
    assertEquals(2, list.size());
    String others = null;
    for (JsonNode session : list) {
      if (!session.path("current").asBoolean()) others = session.path("id").asString();
    }
    Guest stranger = Guest.at(server());
    assertEquals(
        "not-found", refused(stranger.request("DELETE", "/api/me/sessions/" + others, null), 404));
    assertEquals(200, first.request("DELETE", "/api/me/sessions/" + others, null).statusCode());
    assertEquals("no-session", refused(second.request("GET", "/api/me/rooms", null), 401));
    assertEquals(200, first.request("GET", "/api/me/rooms", null).statusCode());
  }

  @Test
  void logging_out_closes_what_is_open_in_other_tabs() {
    Guest owner = account(fresh("Olga"));
    String link = owner.makeDuel(Map.of(), false).path("link").asString();
    Socket table = owner.enter(link);
    table.awaitState(state -> true);
    owner.post("/api/logout", Map.of());
    assertEquals("no-session", table.awaitClose());
  }

  @Test
  void another_password_ends_all_other_sessions() {
    String name = fresh("Filip");
    Guest first = account(name);
    Guest second = Guest.at(server()).loggedIn(name, PASSWORD);
    String better = "nine red foxes under Praha";
    assertEquals(
        "wrong-login",
        refused(
            first.request("PUT", "/api/me/password", Map.of("old", "no idea", "password", better)),
            403));
    assertEquals(
        200,
        first
            .request("PUT", "/api/me/password", Map.of("old", PASSWORD, "password", better))
            .statusCode());
    assertEquals("no-session", refused(second.request("GET", "/api/me/rooms", null), 401));
    assertEquals(200, first.request("GET", "/api/me/rooms", null).statusCode());
    assertEquals(first.id(), Guest.at(server()).loggedIn(name, better).id());
  }

  @Test
  void deleting_an_account_leaves_no_name() {
    String name = fresh("Gone");
    Guest owner = account(name);
    assertEquals(
        "wrong-login",
        refused(owner.request("POST", "/api/me/delete", Map.of("password", "no idea")), 403));
    assertEquals(
        200, owner.request("POST", "/api/me/delete", Map.of("password", PASSWORD)).statusCode());
    assertEquals("no-session", refused(owner.request("GET", "/api/me/rooms", null), 401));
    assertEquals(
        "",
        database
            .sql("select name from player where id = ?")
            .param(UUID.fromString(owner.id()))
            .query(String.class)
            .single());
    for (String alike : List.of(name, name.toUpperCase(Locale.ROOT), name.replace("o", "ó"))) {
      assertEquals(
          "name-taken",
          refused(Guest.at(server()).request("PUT", "/api/me/name", Map.of("name", alike)), 409));
    }
    database.sql("update retired_name set until = now()").update();
    assertEquals(
        200, Guest.at(server()).request("PUT", "/api/me/name", Map.of("name", name)).statusCode());
  }

  @Test
  void an_account_is_deleted_with_its_notices_or_not_at_all() {
    Guest owner = account(fresh("Kept"));
    String mark = owner.id().substring(0, 8);
    database
        .sql(
            """
            insert into notice (player_id, kind, page, params) values (?::uuid, 'x', '/', '{}')""")
        .param(owner.id())
        .update();
    database
        .sql(
            """
            create function keep_%1$s() returns trigger language plpgsql as
              $$ begin raise exception 'not deleted'; end $$;
            create trigger keep_%1$s before delete on notice for each row
              when (old.player_id = '%2$s') execute function keep_%1$s()"""
                .formatted(mark, owner.id()))
        .update();
    assertEquals(
        "unavailable",
        refused(owner.request("POST", "/api/me/delete", Map.of("password", PASSWORD)), 503));
    assertEquals(200, owner.request("GET", "/api/me/rooms", null).statusCode());
    assertFalse(owner.post("/api/session", Map.of()).path("account").isNull());
    database
        .sql("drop trigger keep_%1$s on notice; drop function keep_%1$s".formatted(mark))
        .update();
    owner.post("/api/me/delete", Map.of("password", PASSWORD));
    assertEquals(
        0,
        database
            .sql("select count(*) from notice where player_id = ?::uuid")
            .param(owner.id())
            .query(Integer.class)
            .single());
  }

  @Test
  void an_opponent_sees_at_once_that_an_absent_player_has_deleted_the_account() {
    String name = fresh("Absent");
    Guest owner = account(name);
    Guest opponent = Guest.at(server());
    String link = owner.makeDuel(Map.of(), false).path("link").asString();
    Socket owners = owner.enter(link);
    owners.awaitState(state -> true);
    owners.awaitAck(owners.sendAcked("sit", Map.of("seat", 0)));
    Socket seen = opponent.enter(link);
    owners.tear();
    seen.awaitState(
        state ->
            state.at("/room/seats/0/player/name").asString("").equals(name)
                && !state.at("/room/seats/0/present").asBoolean());
    owner.post("/api/me/delete", Map.of("password", PASSWORD));
    seen.awaitState(state -> state.at("/room/seats/0/player/name").asString(name).isEmpty());
  }

  @Test
  void the_export_contains_everything_stored_and_no_secret() {
    String name = fresh("Hana");
    Guest owner = account(name);
    String body = owner.request("GET", "/api/me/export", null).body();
    JsonNode kept = Guest.JSON.readTree(body);
    assertEquals(owner.id(), kept.path("id").asString());
    assertEquals(name, kept.path("name").asString());
    assertEquals(1, kept.path("sessions").size());
    assertEquals(1, kept.path("knownBrowsers").size());
    assertFalse(body.contains("argon"), body);
    assertFalse(body.contains(owner.cookie().substring(owner.cookie().indexOf('=') + 1)), body);
  }

  @Test
  void all_sessions_are_ended_as_the_operations_say() throws IOException {
    Guest.at(server());
    String told = Files.readString(Path.of("..", "docs", "operations.md"));
    String end = told.substring(told.indexOf("delete from session"));
    transactions.executeWithoutResult(
        ended -> {
          assertTrue(database.sql(end.substring(0, end.indexOf(';'))).update() > 0);
          assertEquals(
              0, database.sql("select count(*) from session").query(Integer.class).single());
          // The other tests share the server and go on.
          ended.setRollbackOnly();
        });
  }

  @Test
  void passwords_are_stored_as_argon2id() {
    Guest owner = account(fresh("Lea"));
    String stored =
        database
            .sql("select password from account where player_id = ?")
            .param(UUID.fromString(owner.id()))
            .query(String.class)
            .single();
    assertTrue(stored.startsWith("$argon2id$v=19$m=16384,t=2,p=1$"), stored);
  }
}
