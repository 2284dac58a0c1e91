package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.room.state.RoomState;
import arenhold.server.room.store.Rooms;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** Which tables strangers find, and when they no longer do. */
class OpenTablesTest extends ServerTest {

  @Autowired private Rooms rooms;

  private Guest host;
  private Guest stranger;
  private String link;
  private Socket hosts;

  @BeforeEach
  void a_host_sits_at_a_private_table() {
    host = Guest.at(server());
    stranger = Guest.at(server());
    link = host.makeDuel(Map.of(), false).path("link").asString();
    hosts = host.enter(link);
    hosts.awaitAck(hosts.sendAcked("sit", Map.of("seat", 0)));
  }

  private JsonNode found() {
    JsonNode tables = Guest.JSON.readTree(stranger.request("GET", "/api/tables", null).body());
    for (JsonNode table : tables) if (table.path("link").asString().equals(link)) return table;
    return null;
  }

  private void list(boolean on) {
    hosts.awaitAck(hosts.sendAcked("listed", Map.of("on", on)));
    hosts.settle();
  }

  @Test
  void a_private_table_is_found_by_nobody() {
    assertEquals(null, found());
  }

  @Test
  void an_open_table_is_found_with_all_that_matters_until_it_is_closed() {
    list(true);
    JsonNode table = found();
    assertEquals("duel", table.path("form").asString());
    assertEquals(host.id(), table.path("host").asString());
    assertEquals(1, table.path("taken").asInt());
    assertEquals(2, table.path("seats").asInt());
    list(false);
    assertEquals(null, found());
  }

  @Test
  void a_table_is_rated_only_while_no_guest_sits_there() {
    Guest owner = Guest.account(server());
    Guest guest = stranger;
    link = owner.makeDuel(Map.of(), false).path("link").asString();
    Socket owners = owner.enter(link);
    owners.awaitAck(owners.sendAcked("sit", Map.of("seat", 0)));
    owners.awaitAck(owners.sendAcked("rated", Map.of("on", true)));
    owners.awaitAck(owners.sendAcked("listed", Map.of("on", true)));
    owners.settle();
    assertTrue(found().path("rated").asBoolean());
    assertTrue(owners.state().at("/room/seats/0/guest").isMissingNode(), "has an account");
    Socket guests = guest.enter(owners.state().at("/room/seatLink").asString());
    guests.awaitAck(guests.sendAcked("sit", Map.of("seat", 1)));
    owners.awaitState(state -> state.at("/room/seats/1/guest").asBoolean());
    owners.awaitAck(owners.sendAcked("stand", Map.of()));
    owners.settle();
    assertFalse(found().path("rated").asBoolean(), "only a guest sits there");
    guests.awaitAck(guests.sendAcked("stand", Map.of()));
    owners.settle();
    assertTrue(owners.state().at("/room/seats/1/guest").isMissingNode(), "nobody sits there");
    assertTrue(found().path("rated").asBoolean());
  }

  @Test
  void a_seat_is_a_guests_only_as_long_as_its_player_has_no_account() {
    Guest owner = Guest.account(server());
    link = owner.makeDuel(Map.of(), false).path("link").asString();
    Socket owners = owner.enter(link);
    owners.awaitAck(owners.sendAcked("sit", Map.of("seat", 0)));
    Socket guests = stranger.enter(link);
    guests.awaitAck(guests.sendAcked("sit", Map.of("seat", 1)));
    owners.awaitState(state -> state.at("/room/seats/1/guest").asBoolean());
    String password = "a lantern by the gate " + stranger.id();
    String name = "Settler " + stranger.id().substring(0, 8);
    stranger.post("/api/account", Map.of("name", name, "password", password));
    owners.awaitState(state -> state.at("/room/seats/1/guest").isMissingNode());
    stranger.post("/api/me/delete", Map.of("password", password));
    owners.awaitState(state -> state.at("/room/seats/1/guest").asBoolean());
  }

  @Test
  void a_room_that_wakes_knows_who_has_an_account_before_they_come() {
    Guest owner = Guest.account(server());
    UUID id = UUID.fromString(owner.id());
    RoomState asleep =
        RoomState.fresh(id, "tashkalar", "duel", 2, Map.of(), false)
            .withHostSeated(Map.of(), false);
    rooms.create(asleep);
    Socket first = stranger.enter(asleep.seatLink());
    assertEquals(owner.id(), first.state().at("/room/seats/0/player/id").asString());
    assertTrue(first.state().at("/room/seats/0/guest").isMissingNode());
  }

  private int ticket(Guest guest, String to) {
    return guest.request("POST", "/api/tickets", Map.of("link", to)).statusCode();
  }

  @Test
  void off_the_list_a_table_is_closed_to_those_who_saw_it_there_and_open_by_its_new_link() {
    Guest seated = Guest.at(server());
    Guest late = Guest.at(server());
    list(true);
    Socket second = seated.enter(link);
    second.awaitAck(second.sendAcked("sit", Map.of("seat", 1)));
    second.awaitAck(second.sendAcked("stand", Map.of()));
    second.settle();
    assertEquals(link, found().path("link").asString());
    second.awaitAck(second.sendAcked("sit", Map.of("seat", 1)));
    list(false);
    String fresh = hosts.awaitState(state -> true).at("/room/seatLink").asString();
    assertNotEquals(link, fresh);
    assertEquals(404, ticket(stranger, link), "the link of the list leads strangers nowhere");
    assertEquals(200, ticket(host, link), "the host comes back by it");
    assertEquals(200, ticket(seated, link), "and so does who has a seat");
    second.awaitAck(second.sendAcked("stand", Map.of()));
    assertEquals(404, ticket(seated, link), "nor does it lead back who has left");
    assertEquals(200, ticket(late, fresh), "the new link admits");
    list(false);
    assertEquals(fresh, hosts.state().at("/room/seatLink").asString(), "once is enough");
  }

  @Test
  void visitors_from_the_list_are_disconnected_when_the_table_leaves_it() {
    list(true);
    Socket looking = stranger.enter(link);
    looking.awaitType("snapshot");
    list(false);
    assertEquals("not-found", looking.awaitClose());
  }

  @Test
  void a_removed_player_is_told_so_and_cannot_return() {
    Socket second = stranger.enter(link);
    second.awaitAck(second.sendAcked("sit", Map.of("seat", 1)));
    assertEquals("not-host", second.refused("putOut", Map.of("seat", 0)));
    assertEquals("no-seat", hosts.refused("putOut", Map.of("seat", 7)));
    assertEquals("not-allowed", hosts.refused("putOut", Map.of("seat", 0)));
    hosts.awaitAck(hosts.sendAcked("putOut", Map.of("seat", 1)));
    assertEquals("put-out", second.awaitClose());
    hosts.awaitState(state -> state.at("/room/seats/1/player").isNull());
    assertEquals(410, ticket(stranger, link));
    assertEquals(200, ticket(Guest.at(server()), link), "others may still come");
    assertEquals("no-seat", hosts.refused("putOut", Map.of("seat", 1)), "nobody sits there");
  }

  @Test
  void a_full_table_is_not_listed_and_one_with_a_free_seat_again_is() {
    list(true);
    Socket strangers = stranger.enter(link);
    strangers.awaitAck(strangers.sendAcked("sit", Map.of("seat", 1)));
    strangers.settle();
    assertEquals(null, found());
    strangers.awaitAck(strangers.sendAcked("stand", Map.of()));
    list(true);
    assertEquals(1, found().path("taken").asInt());
  }

  @Test
  void a_table_whose_host_has_gone_waits_for_nobody() {
    list(true);
    Socket strangers = stranger.enter(link);
    hosts.tear();
    strangers.awaitState(state -> !state.at("/room/seats/0/present").asBoolean());
    strangers.settle();
    assertEquals(null, found());
    hosts = host.enter(link);
    list(true);
    assertTrue(found() != null);
  }

  @Test
  void asking_again_without_changes_gets_not_modified() {
    list(true);
    var first = stranger.request("GET", "/api/tables", null);
    String tag = first.headers().firstValue("etag").orElseThrow();
    var again = stranger.request("GET", "/api/tables", null, "If-None-Match", tag);
    assertTrue(again.statusCode() == 304 || !again.headers().firstValue("etag").get().equals(tag));
  }

  private static Map<String, Integer> range(Integer min, Integer max) {
    Map<String, Integer> range = new HashMap<>();
    range.put("min", min);
    range.put("max", max);
    return range;
  }

  @Test
  void a_table_shows_its_clock_its_range_and_how_strong_its_host_is() {
    list(true);
    assertEquals("none", found().at("/clock/kind").asString());
    assertTrue(found().path("range").isNull());
    assertEquals(1500, found().path("hostRating").asInt(), "no rating yet");
    assertTrue(found().path("hostProvisional").asBoolean());
    hosts.awaitAck(hosts.sendAcked("range", range(1400, null)));
    hosts.settle();
    assertEquals(1400, found().at("/range/min").asInt());
    assertTrue(found().at("/range/max").isNull());
    assertEquals(1400, hosts.state().at("/room/range/min").asInt());
    hosts.awaitAck(hosts.sendAcked("range", range(null, null)));
    hosts.settle();
    assertTrue(found().path("range").isNull());
  }

  @Test
  void a_stranger_sits_down_at_an_open_table_only_in_its_range_and_the_host_always() {
    list(true);
    hosts.awaitAck(hosts.sendAcked("range", range(1501, 1600)));
    Socket strangers = stranger.enter(link);
    strangers.awaitType("snapshot");
    assertEquals("out-of-range", strangers.refused("sit", Map.of("seat", 1)));
    hosts.awaitAck(hosts.sendAcked("sit", Map.of("seat", 1)));
    hosts.awaitAck(hosts.sendAcked("range", range(1500, 1500)));
    strangers.awaitAck(strangers.sendAcked("sit", Map.of("seat", 0)));
  }

  @Test
  void a_player_invited_by_link_sits_down_with_any_rating() {
    hosts.awaitAck(hosts.sendAcked("range", range(1501, 1600)));
    Socket strangers = stranger.enter(link);
    strangers.awaitAck(strangers.sendAcked("sit", Map.of("seat", 1)));
  }

  @Test
  void an_empty_range_is_refused_and_so_is_one_from_anyone_but_the_host() {
    assertEquals("bad-option", hosts.refused("range", range(1600, 1500)));
    assertEquals("bad-option", hosts.refused("range", range(null, 1_000_000)));
    assertEquals("bad-option", hosts.refused("range", range(Integer.MIN_VALUE, null)));
    assertEquals("bad-option", hosts.refused("range", range(null, Integer.MIN_VALUE)));
    Socket strangers = stranger.enter(link);
    strangers.awaitType("snapshot");
    assertEquals("not-host", strangers.refused("range", range(null, 1500)));
    var wish =
        Map.of("game", "tashkalar", "form", "duel", "watching", false, "range", range(1600, 1500));
    var refused = host.request("POST", "/api/rooms", wish);
    assertEquals(400, refused.statusCode());
    assertTrue(refused.body().contains("bad-option"), refused.body());
  }

  @Test
  void only_the_host_opens_the_table() {
    Socket strangers = stranger.enter(link);
    String asked = strangers.sendAcked("listed", Map.of("on", true));
    JsonNode answer = strangers.await(frame -> asked.equals(frame.path("a").asString(null)));
    assertEquals("not-host", answer.at("/d/code").asString());
    assertEquals(null, found());
  }
}
