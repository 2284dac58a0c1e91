package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Which names are allowed, so that nobody is mistaken for another player. */
class NamesTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";

  @Autowired private JdbcClient database;

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

  private Guest account(String name) {
    Guest guest = Guest.at(server());
    guest.post("/api/account", login(name, PASSWORD));
    return guest;
  }

  @Test
  void nobody_may_hoard_names() {
    String name = fresh("Magpie");
    Guest owner = account(name);
    HttpResponse<String> renamed;
    int names = 1;
    do {
      renamed = owner.request("PUT", "/api/me/name", Map.of("name", fresh("Nest")));
    } while (renamed.statusCode() == 200 && ++names < 100);
    assertEquals("renamed-too-often", refused(renamed, 429));
    assertEquals(6, names);
    assertEquals(
        200,
        Guest.at(server())
            .request("PUT", "/api/me/name", Map.of("name", "Some guest"))
            .statusCode());
  }

  @Test
  void nobody_else_may_look_like_an_account() {
    String name = fresh("Paul");
    account(name);
    Guest other = Guest.at(server());
    List<String> alike =
        List.of(
            name,
            name.toUpperCase(Locale.ROOT),
            name.replace(" ", ""),
            "\u03a1" + name.substring(1),
            name.replace("l", "I"),
            name.replace("l", "1"));
    for (String one : alike) {
      HttpResponse<String> renamed = other.request("PUT", "/api/me/name", Map.of("name", one));
      assertTrue(
          List.of("name-taken", "bad-name")
              .contains(refused(renamed, renamed.statusCode() == 400 ? 400 : 409)),
          one);
      HttpResponse<String> become = other.request("POST", "/api/account", login(one, PASSWORD));
      assertTrue(become.statusCode() == 400 || become.statusCode() == 409, one);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "a@example.org",
        "a\uff20b",
        "a\u200bb",
        "\u202eabc",
        "a\nb",
        "P\u0430ul",
        "\u0421zech",
        "x\ufeff"
      })
  void deceptive_names_are_refused(String name) {
    Guest guest = Guest.at(server());
    assertEquals(
        "bad-name", refused(guest.request("PUT", "/api/me/name", Map.of("name", name)), 400));
    assertEquals(
        "bad-name", refused(guest.request("POST", "/api/account", login(name, PASSWORD)), 400));
  }

  @Test
  void names_of_the_three_languages_are_fine() {
    for (String name : List.of("Žluťoučký kůň", "Niccolò", "Zoë 42", "Ἀχιλλεύς", "Иван", "空")) {
      assertEquals(
          200,
          Guest.at(server()).request("PUT", "/api/me/name", Map.of("name", name)).statusCode(),
          name);
    }
  }

  @Test
  void a_name_given_up_stays_reserved_and_in_the_history() {
    String first = fresh("Old");
    String second = fresh("New");
    Guest owner = account(first);
    owner.request("PUT", "/api/me/name", Map.of("name", second));
    Guest other = Guest.at(server());
    assertEquals(
        "name-taken", refused(other.request("PUT", "/api/me/name", Map.of("name", first)), 409));
    JsonNode names = Guest.JSON.readTree(owner.request("GET", "/api/me/export", null).body());
    assertEquals(second, names.at("/names/0/name").asString());
    assertEquals(first, names.at("/names/1/name").asString());
    assertEquals(200, owner.request("PUT", "/api/me/name", Map.of("name", first)).statusCode());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Admin",
        "ADM1N",
        "admin 2",
        "*Administrator*",
        "Moderátor",
        "Správce",
        "Amministratore",
        "Server",
        "Arenhold",
        "Arenhöld",
        "Podpora",
        "Guest 0000",
        "hráč ab12",
        "Ospite0000"
      })
  void nobody_is_named_like_the_operators_or_like_another_new_guest(String name) {
    Guest guest = Guest.at(server());
    assertEquals(
        "name-taken", refused(guest.request("PUT", "/api/me/name", Map.of("name", name)), 409));
    assertEquals(
        "name-taken", refused(guest.request("POST", "/api/account", login(name, PASSWORD)), 409));
  }

  @Test
  void a_guest_keeps_the_name_they_were_given() {
    Guest guest = Guest.at(server());
    String name = guest.post("/api/session", Map.of()).at("/player/name").asString();
    assertEquals(200, guest.request("PUT", "/api/me/name", Map.of("name", name)).statusCode());
    // Four digits are few: another guest may have been given the same name.
    database
        .sql(
            "update player set likeness = (select likeness from player where id = ?::uuid)"
                + " where id = ?::uuid")
        .params(guest.id(), Guest.at(server()).id())
        .update();
    assertEquals(200, guest.request("PUT", "/api/me/name", Map.of("name", name)).statusCode());
  }

  @Test
  void accents_and_punctuation_make_no_other_name_but_digits_do() {
    String name = fresh("Ada");
    account(name);
    for (String alike : List.of(name + "-", name.replace("Ada", "Àda"), "." + name + "!")) {
      assertEquals(
          "name-taken",
          refused(Guest.at(server()).request("PUT", "/api/me/name", Map.of("name", alike)), 409),
          alike);
    }
    assertEquals(
        200,
        Guest.at(server())
            .request("PUT", "/api/me/name", Map.of("name", name.replace("Ada", "4da")))
            .statusCode());
  }

  @Test
  void two_present_guests_have_different_names() {
    String name = fresh("Here");
    Guest first = Guest.at(server());
    assertEquals(200, first.request("PUT", "/api/me/name", Map.of("name", name)).statusCode());
    assertEquals(200, first.request("PUT", "/api/me/name", Map.of("name", name)).statusCode());
    Guest second = Guest.at(server());
    Map<String, String> same = Map.of("name", name.toUpperCase(Locale.ROOT));
    assertEquals("name-taken", refused(second.request("PUT", "/api/me/name", same), 409));
    database
        .sql("update session set seen_at = now() - interval '1 hour' where player_id = ?::uuid")
        .param(first.id())
        .update();
    assertEquals(200, second.request("PUT", "/api/me/name", same).statusCode());
  }

  @Test
  void two_simultaneous_requests_for_a_name_do_not_both_succeed() throws Exception {
    String name = fresh("Twin");
    List<Guest> twins = List.of(Guest.at(server()), Guest.at(server()));
    var answers =
        twins.parallelStream()
            .map(twin -> twin.request("POST", "/api/account", login(name, PASSWORD)).statusCode())
            .sorted()
            .toList();
    assertEquals(List.of(200, 409), answers);
  }
}
