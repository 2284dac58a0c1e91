package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Who sits where, before the match. */
class SeatsTest extends ServerTest {

  private Guest host;
  private Guest guest;
  private String link;
  private Socket hosts;
  private Socket guests;

  @BeforeEach
  void two_sit_down() {
    host = Guest.at(server());
    guest = Guest.at(server());
    link = host.makeDuel(Map.of(), true).path("link").asString();
    hosts = host.enter(link);
    guests = guest.enter(link);
    hosts.awaitAck(hosts.sendAcked("sit", Map.of("seat", 0)));
    guests.awaitAck(guests.sendAcked("sit", Map.of("seat", 1)));
    guests.awaitAck(guests.sendAcked("seatOption", Map.of("key", "school", "value", "southern")));
  }

  private void seated(String first, String second) {
    for (Socket socket : new Socket[] {hosts, guests}) {
      socket.awaitState(
          state ->
              state.at("/room/seats/0/player/id").asString("").equals(first)
                  && state.at("/room/seats/1/player/id").asString("").equals(second));
    }
  }

  @Test
  void two_change_places_when_both_wish_it_and_keep_their_schools() {
    hosts.awaitAck(hosts.sendAcked("swap", Map.of("seat", 1)));
    guests.awaitState(state -> state.at("/room/seats/0/swap").asInt(-1) == 1);
    seated(host.id(), guest.id());
    guests.awaitAck(guests.sendAcked("swap", Map.of("seat", 0)));
    seated(guest.id(), host.id());
    JsonNode seats = hosts.state().at("/room/seats");
    assertEquals("southern", seats.at("/0/options/school").asString());
    assertTrue(seats.at("/0/swap").isNull() && seats.at("/1/swap").isNull());
  }

  @Test
  void a_wish_to_swap_lapses_when_it_is_withdrawn_or_the_other_leaves() {
    hosts.awaitAck(hosts.sendAcked("swap", Map.of("seat", 1)));
    hosts.awaitAck(hosts.sendAcked("swap", Collections.singletonMap("seat", null)));
    guests.awaitState(state -> state.at("/room/seats/0/swap").isNull());
    hosts.awaitAck(hosts.sendAcked("swap", Map.of("seat", 1)));
    guests.awaitAck(guests.sendAcked("stand", Map.of()));
    hosts.awaitState(state -> state.at("/room/seats/1/player").isNull());
    hosts.awaitState(state -> state.at("/room/seats/0/swap").isNull());
  }

  @Test
  void nobody_swaps_with_a_free_seat_themselves_or_a_missing_seat() {
    guests.awaitAck(guests.sendAcked("stand", Map.of()));
    for (int seat : new int[] {-1, 0, 1, 2, 99}) {
      assertEquals("no-seat", hosts.refused("swap", Map.of("seat", seat)), "seat " + seat);
    }
    assertEquals("no-seat", guests.refused("swap", Map.of("seat", 0)), "without a seat");
  }

  @Test
  void the_host_frees_the_seat_of_an_absent_player_and_no_other() {
    assertEquals("not-host", guests.refused("free", Map.of("seat", 0)));
    assertEquals("not-allowed", hosts.refused("free", Map.of("seat", 1)), "they are there");
    assertEquals("no-seat", hosts.refused("free", Map.of("seat", 7)));
    guests.tear();
    hosts.awaitState(state -> !state.at("/room/seats/1/present").asBoolean());
    hosts.awaitAck(hosts.sendAcked("free", Map.of("seat", 1)));
    hosts.awaitState(state -> state.at("/room/seats/1/player").isNull());
  }

  @Test
  void a_form_for_two_has_two_seats() {
    assertEquals("bad-option", hosts.refused("seats", Map.of("count", 3)));
    assertEquals("bad-option", hosts.refused("seats", Map.of("count", -1)));
    assertEquals("not-host", guests.refused("seats", Map.of("count", 2)));
    hosts.awaitAck(hosts.sendAcked("seats", Map.of("count", 2)));
    Map<String, ?> wish = Map.of("game", "tashkalar", "form", "duel", "seats", 3, "watching", true);
    assertEquals(400, host.request("POST", "/api/rooms", wish).statusCode());
  }

  @Test
  void returning_to_a_different_seat_gets_a_snapshot() {
    Guest looker = Guest.at(server());
    looker.enter(link).awaitType("snapshot");
    guests.awaitState(state -> state.at("/room/watcherCount").asInt() == 1);
    hosts.settle();
    guests.tear();
    hosts.awaitState(state -> !state.at("/room/seats/1/present").asBoolean());
    hosts.awaitAck(hosts.sendAcked("free", Map.of("seat", 1)));
    Socket again = guest.enter(link, guests.epoch(), guests.version());
    JsonNode state = again.awaitType("snapshot").at("/d/state");
    assertTrue(state.at("/room/seats/1/player").isNull());
    assertTrue(state.at("/room/seatLink").isNull(), "the host holds no seat any more");
  }
}
