package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Settings belong to a player and follow them to other browsers. */
class SettingsTest extends ServerTest {

  private static final String PATH = "/api/me/settings";

  @Autowired private JdbcClient database;

  private static JsonNode settings(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", PATH, null).body());
  }

  private static JsonNode set(Guest guest, Map<String, Object> changes) {
    HttpResponse<String> answer = guest.request("PUT", PATH, changes);
    assertEquals(200, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body());
  }

  private static JsonNode json(String text) {
    return Guest.JSON.readTree(text);
  }

  @Test
  void a_guest_has_none_until_something_is_set() {
    Guest guest = Guest.at(server());
    assertEquals(json("{}"), settings(guest));
    JsonNode set = set(guest, Map.of("volume", 40, "look", "night", "sounds", false));
    assertEquals(json("{\"look\":\"night\",\"sounds\":false,\"volume\":40}"), set);
    assertEquals(set, settings(guest));
    assertEquals(json("{}"), settings(Guest.at(server())), "they are one player's alone");
  }

  @Test
  void omitted_settings_stay_and_null_restores_the_default() {
    Guest guest = Guest.at(server());
    set(guest, Map.of("volume", 40, "look", "night"));
    Map<String, Object> changes = new HashMap<>();
    changes.put("look", null);
    changes.put("oneClick", true);
    assertEquals(json("{\"oneClick\":true,\"volume\":40}"), set(guest, changes));
    assertEquals(json("{\"oneClick\":true,\"volume\":40}"), set(guest, Map.of()));
  }

  @Test
  void they_follow_to_a_second_browser_after_logging_in() {
    Guest guest = Guest.at(server());
    set(guest, Map.of("motion", "slow", "language", "cs"));
    String name = "Settled " + UUID.randomUUID().toString().substring(0, 8);
    String password = "a drum from afar " + guest.id();
    guest.post("/api/account", Map.of("name", name, "password", password));
    Guest second = Guest.at(server());
    set(second, Map.of("motion", "none"));
    assertEquals(
        json("{\"language\":\"cs\",\"motion\":\"slow\"}"),
        settings(second.loggedIn(name, password)));
  }

  @Test
  void they_are_in_the_export_and_go_with_the_account() {
    Guest guest = Guest.at(server());
    String password = "a drum from afar " + guest.id();
    String name = "Unsettled " + UUID.randomUUID().toString().substring(0, 8);
    guest.post("/api/account", Map.of("name", name, "password", password));
    set(guest, Map.of("shortcuts", false));
    JsonNode kept = json(guest.request("GET", "/api/me/export", null).body());
    assertEquals(json("{\"shortcuts\":false}"), kept.path("settings"));
    guest.post("/api/me/delete", Map.of("password", password));
    assertEquals(
        0,
        database
            .sql("select count(*) from player_settings where player_id = ?")
            .param(UUID.fromString(guest.id()))
            .query(Integer.class)
            .single());
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        Arguments.of("{\"volume\":101}", "volume"),
        Arguments.of("{\"volume\":-1}", "volume"),
        Arguments.of("{\"volume\":4.5}", "volume"),
        Arguments.of("{\"volume\":\"40\"}", "volume"),
        Arguments.of("{\"volume\":99999999999}", "volume"),
        Arguments.of("{\"sounds\":\"true\"}", "sounds"),
        Arguments.of("{\"sounds\":1}", "sounds"),
        Arguments.of("{\"motion\":\"fast\"}", "motion"),
        Arguments.of("{\"look\":{\"a\":[[]]}}", "look"),
        Arguments.of("{\"language\":\"de\"}", "language"),
        Arguments.of("{\"nothing\":true}", null),
        Arguments.of("{\"__proto__\":null}", null));
  }

  @ParameterizedTest
  @MethodSource("refused")
  void an_invalid_setting_is_refused_and_changes_nothing(String changes, String option) {
    Guest guest = Guest.at(server());
    set(guest, Map.of("turnSound", false));
    Map<String, Object> body = new HashMap<>();
    body.put("plainTable", true);
    json(changes).properties().forEach(one -> body.put(one.getKey(), one.getValue()));
    HttpResponse<String> answer = guest.request("PUT", PATH, body);
    assertEquals(400, answer.statusCode());
    JsonNode refusal = json(answer.body());
    assertEquals("bad-option", refusal.path("code").asString());
    assertEquals(option, refusal.at("/params/option").asString(null));
    assertEquals(json("{\"turnSound\":false}"), settings(guest));
  }

  @Test
  void a_body_that_holds_no_settings_is_malformed_and_a_stranger_has_none() {
    Guest guest = Guest.at(server());
    for (Object body : List.of(List.of(), "look", 7)) {
      HttpResponse<String> answer = guest.request("PUT", PATH, body);
      assertEquals(400, answer.statusCode());
      assertEquals("malformed", json(answer.body()).path("code").asString());
    }
    assertEquals(413, guest.request("PUT", PATH, Map.of("look", "x".repeat(20_000))).statusCode());
    Guest stranger = Guest.known(server(), "arenhold_session=nobody", guest.id());
    assertEquals(401, stranger.request("GET", PATH, null).statusCode());
    assertEquals(401, stranger.request("PUT", PATH, Map.of("sounds", true)).statusCode());
  }

  @Test
  void settings_of_another_server_version_are_left_out() {
    Guest guest = Guest.at(server());
    set(guest, Map.of("volume", 40));
    database
        .sql("update player_settings set settings = ?::jsonb where player_id = ?")
        .params("{\"later\":1,\"motion\":\"hasty\",\"volume\":40}", UUID.fromString(guest.id()))
        .update();
    assertEquals(json("{\"volume\":40}"), settings(guest));
    set(guest, Map.of("sounds", true));
    assertTrue(
        database
            .sql("select settings -> 'later' is not null from player_settings where player_id = ?")
            .param(UUID.fromString(guest.id()))
            .query(Boolean.class)
            .single(),
        "the other version finds it again");
  }
}
