package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The rooms in which it is a player's move, whether or not anyone is connected. */
class MyTurnTest extends ServerTest {

  private static JsonNode rooms(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", "/api/me/rooms", null).body());
  }

  private static JsonNode room(JsonNode rooms, String link) {
    for (JsonNode room : rooms) if (room.path("link").asString().equals(link)) return room;
    return null;
  }

  private static boolean turn(Guest guest, String link) {
    return room(rooms(guest), link).path("turn").asBoolean();
  }

  /** Plays on until it is another player's move. */
  private static void playATurn(Duel duel, Random random) {
    int before = duel.asked();
    while (duel.asked() == before) duel.chooseAtRandom(random);
  }

  @Test
  void a_player_finds_an_open_question_also_when_nobody_is_connected() {
    Duel duel = Duel.start(server());
    int first = duel.asked();
    assertTrue(turn(duel.player(first), duel.link()));
    assertFalse(turn(duel.player(1 - first), duel.link()));
    playATurn(duel, new Random(1));
    int asked = duel.asked();
    long since = room(rooms(duel.player(asked)), duel.link()).path("since").asLong();
    duel.chooseAtRandom(new Random(2));
    assertEquals(asked, duel.asked(), "the second turn has two actions");
    JsonNode still = room(rooms(duel.player(asked)), duel.link());
    assertEquals(since, still.path("since").asLong(), "asked since the turn began");
    duel.seat(0).tear();
    duel.seat(1).tear();
    assertTrue(turn(duel.player(asked), duel.link()));
    assertFalse(turn(duel.player(1 - asked), duel.link()));
  }

  @Test
  void nobody_is_asked_once_the_match_is_over() {
    Duel duel = Duel.start(server());
    duel.seat(0).awaitAck(duel.seat(0).command("resign"));
    for (int seat = 0; seat < 2; seat++) {
      duel.seat(seat).awaitState(state -> state.at("/match/outcome").isObject());
      assertEquals(null, room(rooms(duel.player(seat)), duel.link()));
    }
  }

  @Test
  void rooms_where_it_is_ones_move_come_first() {
    Guest host = Guest.at(server());
    Guest guest = Guest.at(server());
    List<String> schools = List.of("northern", "southern");
    Duel first = Duel.start(host, guest, schools, false);
    Duel second = Duel.start(host, guest, schools, false);
    String waiting = host.makeDuel(Map.of(), false).path("link").asString();
    int begins = first.asked();
    Guest one = first.player(begins);
    Guest other = first.player(1 - begins);
    playATurn(second, new Random(3));
    assertEquals(first.link(), rooms(one).get(0).path("link").asString());
    assertEquals(second.link(), rooms(other).get(0).path("link").asString());
    assertEquals(3, rooms(host).size());
    assertFalse(room(rooms(host), waiting).path("turn").asBoolean());
  }

  @Test
  void pages_are_notified_at_once_and_only_of_their_own_players_rooms() {
    Guest host = Guest.at(server());
    Guest guest = Guest.at(server());
    Guest stranger = Guest.at(server());
    try (LivePage hosts = LivePage.of(host);
        LivePage guests = LivePage.of(guest);
        LivePage strangers = LivePage.of(stranger)) {
      assertEquals(0, strangers.await("mine").path("turns").asInt());
      Duel duel = Duel.start(host, guest, List.of("northern", "southern"), false);
      LivePage begins = duel.asked() == 0 ? hosts : guests;
      LivePage waits = duel.asked() == 0 ? guests : hosts;
      JsonNode mine = begins.await("mine", told -> told.path("turns").asInt() == 1);
      assertEquals(2, mine.at("/rooms/0/players").size());
      playATurn(duel, new Random(4));
      begins.await("mine", told -> told.path("turns").asInt() == 0);
      waits.await("mine", told -> told.path("turns").asInt() == 1);
      // Messages to strangers arrive in order: nothing about rooms before the pong.
      strangers.send("ping", Map.of());
      for (String next = ""; !next.equals("pong"); ) {
        next = strangers.nextType();
        assertNotEquals("mine", next);
      }
    }
  }
}
