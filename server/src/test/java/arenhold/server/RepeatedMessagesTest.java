package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * A client that does not know whether it was heard repeats everything: messages already carried out
 * are acknowledged and not carried out twice.
 */
class RepeatedMessagesTest extends ServerTest {

  private Gathered room;

  @BeforeEach
  void two_sit_down() {
    room = Gathered.at(server(), "duel", 2, Map.of());
  }

  /** Repeats it on a new socket, after everything else that happened. */
  private void repeat(int seat, String type, Map<String, ?> data, String ack) {
    Socket again = room.guest(seat).enter(room.link());
    again.awaitType("snapshot");
    JsonNode before = again.state().at("/room/seats");
    again.send(type, data, ack);
    again.awaitAck(ack);
    again.settle();
    assertEquals(before, again.state().at("/room/seats"), type);
  }

  @Test
  void a_repeated_sit_does_not_bring_back_a_player_who_stood_up() {
    Socket socket = room.seat(1);
    socket.awaitAck(socket.sendAcked("stand", Map.of()));
    String sat = socket.sendAcked("sit", Map.of("seat", 1));
    socket.awaitAck(sat);
    socket.awaitAck(socket.sendAcked("stand", Map.of()));
    repeat(1, "sit", Map.of("seat", 1), sat);
  }

  @Test
  void a_completed_swap_is_not_requested_again() {
    String wished = room.seat(0).sendAcked("swap", Map.of("seat", 1));
    room.seat(0).awaitAck(wished);
    room.seat(1).awaitAck(room.seat(1).sendAcked("swap", Map.of("seat", 0)));
    repeat(0, "swap", Map.of("seat", 1), wished);
  }

  @Test
  void a_school_is_not_chosen_back() {
    var sylvan = Map.of("key", "school", "value", "sylvan");
    var highland = Map.of("key", "school", "value", "highland");
    String chosen = room.seat(0).sendAcked("seatOption", sylvan);
    room.seat(0).awaitAck(chosen);
    room.seat(0).awaitAck(room.seat(0).sendAcked("seatOption", highland));
    repeat(0, "seatOption", sylvan, chosen);
  }

  @Test
  void nobody_stays_ready_for_options_that_changed_since() {
    room.settle();
    Map<String, Object> seen =
        Map.of("on", true, "terms", room.seat(1).state().at("/room/terms").asLong());
    room.seat(1).send("ready", seen, "ready-1");
    room.seat(1).awaitAck("ready-1");
    var no = Map.of("key", "takeBack", "value", "no");
    room.seat(0).awaitAck(room.seat(0).sendAcked("tableOption", no));
    room.settle();
    assertFalse(room.seat(0).state().at("/room/seats/1/ready").asBoolean());
    repeat(1, "ready", seen, "ready-1");
    assertEquals("stale", room.refused(room.seat(1), "ready", seen), "under another id");
  }

  @Test
  void the_message_that_began_the_match_is_known_to_have_been_heard() {
    room.settle();
    Map<String, Object> seen =
        Map.of("on", true, "terms", room.seat(1).state().at("/room/terms").asLong());
    room.seat(0).awaitAck(room.seat(0).ready());
    room.seat(1).send("ready", seen, "ready-2");
    room.seat(1).awaitAck("ready-2");
    repeat(1, "ready", seen, "ready-2");
  }

  @Test
  void a_take_back_meant_for_one_choice_does_not_take_back_another() {
    room.begin();
    Socket asked = room.seat(room.seat(0).state().at("/match/waiting/0/seat").asInt());
    choose(asked);
    Socket next = room.seat(room.seat(0).state().at("/match/waiting/0/seat").asInt());
    choose(next);
    Map<String, Long> moment = next.moment();
    assertTrue(next.state().at("/match/canTakeBack").asBoolean());
    next.awaitAck(next.sendAcked("takeBack", moment));
    assertEquals("stale", room.refused(next, "takeBack", moment));
    assertEquals("stale", room.refused(next, "resign", moment));
  }

  /** Places a piece, or takes the first choice. */
  private void choose(Socket socket) {
    JsonNode question = socket.awaitState(s -> s.at("/match/question").isObject());
    String choice =
        question
            .at("/match/question/choices")
            .valueStream()
            .map(one -> one.path("notation").asString())
            .filter(notation -> notation.startsWith("place"))
            .findFirst()
            .orElse(question.at("/match/question/choices/0/notation").asString());
    long asked = question.at("/match/asked").asLong();
    socket.awaitAck(socket.sendAcked("choose", Map.of("choice", choice, "asked", asked)));
    room.settle();
  }
}
