package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import arenhold.server.account.PlayerDecks;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.ToyShelf;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import tools.jackson.databind.JsonNode;

/** Decks that players keep belong to them alone. */
@Import(ToyShelf.class)
class DecksTest extends ServerTest {

  private static final String PATH = "/api/me/decks";
  private static final String MINE = PATH + "?game=satchels";

  @Autowired private PlayerDecks decks;

  private static JsonNode json(HttpResponse<String> answer) {
    assertEquals(200, answer.statusCode(), answer.body());
    return Guest.JSON.readTree(answer.body());
  }

  private static String refused(int status, HttpResponse<String> answer) {
    assertEquals(status, answer.statusCode(), answer.body());
    JsonNode body = Guest.JSON.readTree(answer.body());
    return body.path("code").stringValue() + " " + body.path("params").path("option").asString("");
  }

  private static JsonNode keep(Guest guest, String name, String value) {
    return json(
        guest.request("POST", PATH, Map.of("game", "satchels", "name", name, "value", value)));
  }

  private static List<String> names(Guest guest) {
    return json(guest.request("GET", MINE, null))
        .valueStream()
        .map(deck -> deck.path("name").stringValue() + " " + deck.path("value").stringValue())
        .toList();
  }

  @Test
  void a_deck_is_kept_changed_and_deleted() {
    Guest guest = Guest.at(server());
    assertEquals(List.of(), names(guest));
    String id = keep(guest, "  My   first ", "pearl:2,ruby").path("id").stringValue();
    keep(guest, "another", "ruby");
    assertEquals(List.of("another ruby", "My first pearl:2,ruby"), names(guest));
    json(guest.request("PUT", PATH + "/" + id, Map.of("name", "Best", "value", "ruby:3")));
    assertEquals(List.of("another ruby", "Best ruby:3"), names(guest));
    assertEquals(200, guest.request("DELETE", PATH + "/" + id, null).statusCode());
    assertEquals(List.of("another ruby"), names(guest));
  }

  @Test
  void it_is_its_owner_s_alone() {
    Guest owner = Guest.at(server());
    String id = keep(owner, "secret", "ruby").path("id").stringValue();
    Guest other = Guest.at(server());
    assertEquals(List.of(), names(other));
    Map<String, String> body = Map.of("name", "stolen", "value", "ruby");
    assertEquals("not-found ", refused(404, other.request("PUT", PATH + "/" + id, body)));
    assertEquals("not-found ", refused(404, other.request("DELETE", PATH + "/" + id, null)));
    assertEquals("not-found ", refused(404, other.request("DELETE", PATH + "/none", null)));
    assertEquals(List.of("secret ruby"), names(owner));
  }

  @ParameterizedTest
  @CsvSource({
    "none, deck, ruby, game",
    ", deck, ruby, game",
    "satchels, '', ruby, name",
    "satchels, , ruby, name",
    "satchels, 12345678901234567890123456789012345678901, ruby, name",
    "satchels, deck, , value",
    "satchels, deck, '', value",
    "satchels, deck, knight, value",
    "satchels, deck, 'ruby,ruby', value",
    "satchels, deck, 'ruby:1', value",
    "satchels, deck, 'ruby,', value",
    "satchels, deck, 'ruby:1000', value",
    "satchels, deck, random, value"
  })
  void what_is_no_deck_is_refused(String game, String name, String value, String option) {
    Guest guest = Guest.at(server());
    Map<String, Object> body = new HashMap<>();
    body.put("game", game);
    body.put("name", name);
    body.put("value", value);
    assertEquals("bad-option " + option, refused(400, guest.request("POST", PATH, body)));
    assertEquals(List.of(), names(guest));
  }

  /**
   * Texts with a NUL or invisible characters, and much too long ones.
   *
   * <p>A NUL makes a whole request malformed.
   */
  private static Stream<Arguments> oddities() {
    return Stream.of(
        arguments("a\0b", "ruby", "malformed "),
        arguments("a\nb", "ruby", "bad-option name"),
        arguments("\u200b", "ruby", "bad-option name"),
        arguments("\u202egod", "ruby", "bad-option name"),
        arguments("x".repeat(10_000), "ruby", "bad-option name"),
        arguments("deck", "ruby\0", "malformed "),
        arguments("deck", "ruby\u200b", "bad-option value"),
        arguments("deck", "ruby," + "pearl,".repeat(400), "bad-option value"));
  }

  @ParameterizedTest
  @MethodSource("oddities")
  void odd_texts_are_refused(String name, String value, String refusal) {
    Guest guest = Guest.at(server());
    String id = keep(guest, "good @ home", "ruby").path("id").stringValue();
    Map<String, String> body = Map.of("game", "satchels", "name", name, "value", value);
    assertEquals(refusal, refused(400, guest.request("POST", PATH, body)));
    assertEquals(refusal, refused(400, guest.request("PUT", PATH + "/" + id, body)));
    assertEquals(List.of("good @ home ruby"), names(guest));
  }

  @Test
  void a_deck_of_a_megabyte_is_refused_unread() {
    Guest guest = Guest.at(server());
    String value = "ruby,".repeat(200_000);
    Map<String, String> body = Map.of("game", "satchels", "name", "huge", "value", value);
    assertEquals("too-large ", refused(413, guest.request("POST", PATH, body)));
    assertEquals("too-large ", refused(413, check(guest, "gems", "satchel", value)));
    assertEquals(List.of(), names(guest));
  }

  @Test
  void without_a_session_nothing_is_kept_or_checked() {
    Guest stranger = Guest.known(server(), "arenhold_session=none", "nobody");
    Map<String, String> body = Map.of("game", "satchels", "name", "deck", "value", "ruby");
    assertEquals("no-session ", refused(401, stranger.request("GET", MINE, null)));
    assertEquals("no-session ", refused(401, stranger.request("POST", PATH, body)));
    assertEquals("no-session ", refused(401, check(stranger, "gems", "satchel", "ruby")));
  }

  /** Those who build a deck have it checked after every card, and keep it then. */
  @Test
  void a_deck_is_checked_as_often_as_pages_are_read() {
    Guest guest = Guest.at(server());
    for (int i = 0; i < 60; i++) json(check(guest, "gems", "satchel", "pearl:4"));
    keep(guest, "checked", "pearl:4");
    assertEquals(List.of("checked pearl:4"), names(guest));
  }

  private static HttpResponse<String> check(Guest guest, String form, String option, String value) {
    var body = Map.of("form", form, "option", option, "value", value);
    return guest.request("POST", "/api/games/satchels/faults", body);
  }

  @Test
  void what_is_wrong_with_a_deck_is_said_with_card_and_rule() {
    Guest guest = Guest.at(server());
    assertEquals(0, json(check(guest, "gems", "satchel", "pearl:4")).size());
    JsonNode fault = json(check(guest, "gems", "satchel", "pearl,opal:3")).path(0);
    assertEquals("{\"code\":\"unlucky\",\"card\":\"pearl\",\"rule\":\"7\"}", fault.toString());
    assertEquals("bad-option form", refused(400, check(guest, "none", "satchel", "pearl")));
    assertEquals("bad-option option", refused(400, check(guest, "gems", "none", "pearl")));
    assertEquals("bad-option value", refused(400, check(guest, "gems", "satchel", "knight")));
    var body = Map.of("form", "gems", "option", "satchel", "value", "pearl");
    assertEquals("not-found ", refused(404, guest.request("POST", "/api/games/none/faults", body)));
  }

  private static HttpResponse<String> drawn(Guest guest, String form, String option) {
    String asked = "?form=" + form + "&option=" + option;
    return guest.request("GET", "/api/games/satchels/random-deck" + asked, null);
  }

  @Test
  void a_random_deck_can_be_drawn() {
    Guest guest = Guest.at(server());
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      String value = json(drawn(guest, "gems", "satchel")).path("value").stringValue();
      assertEquals(200, check(guest, "gems", "satchel", value).statusCode(), value);
      drawn.add(value);
    }
    assertTrue(drawn.size() > 1, drawn.toString());
    assertEquals("bad-option form", refused(400, drawn(guest, "none", "satchel")));
    assertEquals("bad-option option", refused(400, drawn(guest, "gems", "none")));
    assertEquals("bad-option option", refused(400, drawn(guest, "gems", "charm")));
    String none = "/api/games/none/random-deck?form=gems&option=satchel";
    assertEquals("not-found ", refused(404, guest.request("GET", none, null)));
    Guest stranger = Guest.known(server(), "arenhold_session=none", "nobody");
    assertEquals("no-session ", refused(401, drawn(stranger, "gems", "satchel")));
  }

  @Test
  void nobody_keeps_more_than_a_hundred() {
    Guest guest = Guest.at(server());
    UUID player = UUID.fromString(guest.id());
    for (int i = 0; i < PlayerDecks.MOST; i++) decks.add(player, "satchels", "deck " + i, "ruby");
    Map<String, String> body = Map.of("game", "satchels", "name", "more", "value", "ruby");
    assertEquals("too-many-decks ", refused(409, guest.request("POST", PATH, body)));
  }

  @Test
  void they_are_in_the_export_and_go_with_the_account() {
    Guest guest = Guest.at(server());
    String password = "a drum from afar " + guest.id();
    String name = "Packed " + UUID.randomUUID().toString().substring(0, 8);
    guest.post("/api/account", Map.of("name", name, "password", password));
    keep(guest, "kept", "ruby");
    JsonNode export = json(guest.request("GET", "/api/me/export", null));
    assertEquals("kept", export.path("decks").path(0).path("name").stringValue());
    guest.post("/api/me/delete", Map.of("password", password));
    assertEquals(List.of(), decks.of(UUID.fromString(guest.id())));
  }
}
