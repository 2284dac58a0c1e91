package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Schools agreed by both sides: one proposal for all, and everyone ready with it. */
class AgreedSchoolsTest extends ServerTest {

  private Gathered room;

  @BeforeEach
  void two_have_to_agree() {
    room = Gathered.at(server(), "duel", 2, Map.of("schools", "agreed"));
  }

  private static Map<String, Object> school(int seat, String school) {
    return Map.of("seat", seat, "key", "school", "value", school);
  }

  private void propose(int by, int seat, String school) {
    Socket socket = room.seat(by);
    socket.awaitAck(socket.sendAcked("propose", school(seat, school)));
    room.settle();
  }

  private List<String> schools() {
    JsonNode seats = room.seat(0).state().at("/room/seats");
    return seats.valueStream().map(seat -> seat.at("/options/school").asString("")).toList();
  }

  private boolean ready(int seat) {
    return room.seat(0).state().at("/room/seats/" + seat + "/ready").asBoolean();
  }

  @Test
  void any_player_proposes_a_school_for_every_seat_and_taken_ones_are_swapped() {
    propose(0, 0, "northern");
    propose(0, 1, "sylvan");
    assertEquals(List.of("northern", "sylvan"), schools());
    propose(1, 0, "sylvan");
    assertEquals(List.of("sylvan", "northern"), schools());
    var own = Map.of("key", "school", "value", "highland");
    room.seat(1).awaitAck(room.seat(1).sendAcked("seatOption", own));
    room.settle();
    assertEquals(List.of("sylvan", "highland"), schools());
  }

  @Test
  void the_match_begins_when_all_are_ready_with_the_same_proposal() {
    propose(0, 0, "sylvan");
    propose(1, 1, "highland");
    room.seat(0).awaitAck(room.seat(0).ready());
    room.settle();
    assertTrue(ready(0));
    Map<String, Object> seen =
        Map.of("on", true, "terms", room.seat(1).state().at("/room/terms").asLong());
    propose(1, 1, "northern");
    assertFalse(ready(0), "their consent was to something else");
    assertEquals("stale", room.refused(room.seat(1), "ready", seen));
    room.begin();
    JsonNode match = room.seat(0).state().path("match");
    assertEquals("sylvan", match.at("/view/seats/0/school").asString());
    assertEquals("northern", match.at("/view/seats/1/school").asString());
  }

  @Test
  void a_proposal_is_for_the_seat_and_not_for_its_player() {
    propose(0, 0, "sylvan");
    propose(0, 1, "highland");
    room.seat(0).awaitAck(room.seat(0).ready());
    for (int seat = 0; seat < 2; seat++) {
      Socket socket = room.seat(seat);
      socket.awaitAck(socket.sendAcked("swap", Map.of("seat", 1 - seat)));
    }
    room.settle();
    assertEquals(List.of("sylvan", "highland"), schools());
    assertFalse(ready(0) || ready(1), "nobody agreed to sit otherwise");
    room.seat(1).awaitAck(room.seat(1).sendAcked("stand", Map.of()));
    room.settle();
    assertEquals(List.of("sylvan", "highland"), schools());
    Socket third = Guest.at(server()).enter(room.link());
    third.awaitAck(third.sendAcked("sit", Map.of("seat", 0)));
    room.settle();
    assertEquals(List.of("sylvan", "highland"), schools());
  }

  @Test
  void only_seated_players_propose_and_only_existing_schools_at_tables_that_agree() {
    assertEquals("no-seat", room.refused(room.seat(0), "propose", school(2, "sylvan")));
    assertEquals("no-seat", room.refused(room.seat(0), "propose", school(-1, "sylvan")));
    assertEquals("bad-option", room.refused(room.seat(0), "propose", school(1, "atlantis")));
    var key = Map.of("seat", 1, "key", "colour", "value", "sylvan");
    assertEquals("bad-option", room.refused(room.seat(0), "propose", key));
    for (String link : List.of(room.link(), room.watch())) {
      Socket looker = Guest.at(server()).enter(link);
      looker.awaitType("snapshot");
      assertEquals("no-seat", room.refused(looker, "propose", school(1, "sylvan")));
    }
    Gathered other = Gathered.at(server(), "duel", 2, Map.of());
    assertEquals("not-allowed", other.refused(other.seat(0), "propose", school(1, "sylvan")));
  }
}
