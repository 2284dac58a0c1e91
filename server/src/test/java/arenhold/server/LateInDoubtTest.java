package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.Import;

/** A message arrives after its question's time was up, while the database stops answering. */
@Import(LostAnswers.class)
class LateInDoubtTest extends ToyRooms {

  private Gathered late() {
    Gathered room = begun("ambush", "walk", 3);
    for (int seat = 0; seat < 3; seat++) choose(room.seat(seat), "0");
    room.seat(0).awaitState(state -> prompt(room.seat(0)).equals("turn"));
    // The time is up and the room has not noticed yet.
    time.pass(20_001);
    return room;
  }

  private static Map<String, Object> roll() {
    return Map.of("about", "turn", "answers", List.of("roll"));
  }

  @Test
  void refused_messages_are_not_carried_out_once_the_database_answers_again() {
    Gathered room = late();
    LostAnswers.NEXT.set(LostAnswers.Lost.AFTER_AND_NOTHING_CAN_BE_READ);
    assertEquals("unavailable", room.seat(2).refused("order", roll()));
    database.sql("alter table hidden rename to match_entry").update();
    time.pass(1_000);
    room.seat(1).awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 1);
    settle(room);
    assertEquals("1 ~wait", log(room).getLast());
    assertTrue(log(room).stream().noneMatch(line -> line.contains("!order")));
  }

  @Test
  void messages_waiting_for_a_lost_answer_are_carried_out_once_it_is_found() {
    Gathered room = late();
    LostAnswers.NEXT.set(LostAnswers.Lost.AFTER);
    room.seat(2).awaitAck(room.seat(2).sendAcked("order", roll()));
    List<String> log = log(room);
    assertEquals(
        List.of("1 ~wait", "3 !order turn = roll"), log.subList(log.size() - 2, log.size()));
  }
}
