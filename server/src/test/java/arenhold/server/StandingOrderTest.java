package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.protocol.Told;
import arenhold.server.room.RoomRegion;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** Standing orders: the room answers by them, and only their seat ever sees them. */
class StandingOrderTest extends ToyRooms {

  @Autowired private RoomRegion rooms;

  private Gathered walking() {
    Gathered room = begun("ambush", "walk", 3);
    for (int seat = 0; seat < 3; seat++) choose(room.seat(seat), "0");
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/waiting/0/prompt").asString("").equals("turn"));
    }
    settle(room);
    return room;
  }

  private static void nothingOfIt(Socket socket, int from) {
    for (String frame : socket.raw().subList(from, socket.raw().size())) {
      assertFalse(frame.contains("order") || frame.contains("plans"), frame);
    }
  }

  @Test
  void the_room_answers_by_an_order_and_others_see_the_answer_alone() {
    Gathered room = walking();
    Socket other = room.seat(2);
    long version = other.version();
    int frames = other.raw().size();
    JsonNode before = other.state();
    order(room.seat(1), "turn", "wait");
    JsonNode plans = room.seat(1).awaitType("plans");
    assertEquals("turn", plans.at("/d/orders/0/about").asString());
    assertEquals("wait", plans.at("/d/orders/0/answers/0").asString());
    settle(room);
    assertEquals(version, other.version(), "nothing is told");
    assertEquals(before, other.state());
    choose(room.seat(0), "wait");
    other.awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 2);
    assertEquals(version + 1, other.version(), "both answers at once");
    nothingOfIt(other, frames);
    List<String> log = log(room);
    assertEquals(
        List.of("2 !order turn = wait", "1 wait", "2 wait"),
        log.subList(log.size() - 3, log.size()));
  }

  @Test
  void lines_and_questions_are_numbered_as_if_there_were_no_orders() {
    Gathered with = walking();
    Gathered without = walking();
    order(with.seat(1), "turn 5", "roll");
    order(with.seat(1), "turn 6", "roll");
    order(with.seat(1), "turn 5");
    for (Gathered room : List.of(with, without)) {
      choose(room.seat(0), "wait");
      room.seat(2).awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 1);
    }
    for (String part : List.of("choices", "moment")) {
      assertEquals(match(without.seat(2)).path(part), match(with.seat(2)).path(part), part);
    }
  }

  @Test
  void an_order_about_the_open_question_answers_it() {
    Gathered room = walking();
    order(room.seat(0), "turn 0", "wait");
    room.seat(1).awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 1);
    assertEquals("1 wait", log(room).getLast());
  }

  @Test
  void an_order_sent_twice_is_given_once_and_restored_on_return() {
    Gathered room = walking();
    var order = Map.of("about", "turn", "answers", List.of("roll"));
    Socket socket = room.seat(2);
    socket.send("order", order, "the-same");
    socket.awaitAck("the-same");
    socket.send("order", order, "the-same");
    socket.awaitAck("the-same");
    assertEquals(1, log(room).stream().filter(line -> line.contains("!order")).count());
    Socket again = room.guest(2).enter(room.link());
    assertEquals("roll", again.awaitType("plans").at("/d/orders/0/answers/0").asString());
    order(again, "turn");
    assertEquals(0, again.awaitType("plans").at("/d/orders").size());
  }

  @Test
  void an_order_the_game_does_not_take_is_refused_with_its_reason() {
    Gathered room = walking();
    Socket socket = room.seat(0);
    for (var wrong : Map.of("weather", "rain", "turn", "fly").entrySet()) {
      var order = Map.of("about", wrong.getKey(), "answers", List.of(wrong.getValue()));
      String ack = socket.sendAcked("order", order);
      JsonNode answer = socket.await(frame -> ack.equals(frame.path("a").asString(null)));
      assertEquals("bad-order", answer.at("/d/code").asString());
      String problem = wrong.getKey().equals("turn") ? "answer" : "about";
      assertEquals(problem, answer.at("/d/params/problem").asString());
    }
    var malformed = Map.of("about", "turn", "answers", List.of("a;b"));
    assertEquals("malformed", socket.refused("order", malformed));
    assertTrue(log(room).stream().noneMatch(line -> line.contains("!order")));
  }

  @Test
  void by_an_order_too_no_answer_takes_effect_before_the_least_time() {
    Gathered room = begun("bidding", "bids", 2);
    settle(room);
    long version = room.seat(1).version();
    order(room.seat(0), "put_back", "keep");
    settle(room);
    assertEquals(version, room.seat(1).version());
    assertTrue(log(room).getLast().startsWith("1 !order"));
    time.pass(1_999);
    settle(room);
    assertEquals(version, room.seat(1).version());
    time.pass(51);
    room.seat(1).awaitState(state -> state.at("/match/waiting").size() == 1);
    assertEquals("1 keep", log(room).getLast());
  }

  @Test
  void an_order_to_hold_stops_every_public_clock_as_it_opens() {
    Gathered room = begun("bidding", "bids", 2);
    for (int seat = 0; seat < 2; seat++) choose(room.seat(seat), "keep");
    time.pass(2_050);
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/waiting/0/prompt").asString("").equals("bid"));
    }
    order(room.seat(1), "show", "!hold");
    for (Socket socket : room.sockets()) {
      choose(socket, match(socket).at("/question/choices/0/notation").asString());
    }
    room.seat(0).awaitState(state -> state.at("/match/clock/windows/0/held/seat").asInt(-1) == 1);
    assertEquals(1, match(room.seat(0)).at("/clock/windows/0/held/seat").asInt());
  }

  @Test
  void a_delayed_answer_by_order_is_sent_to_its_seat_alone() {
    Gathered room = begun("bidding", "bids", 2);
    for (int seat = 0; seat < 2; seat++) choose(room.seat(seat), "keep");
    order(room.seat(1), "show", "pass");
    settle(room);
    int frames = room.seat(0).raw().size();
    time.pass(2_050);
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/waiting/0/prompt").asString("").equals("bid"));
    }
    for (Socket socket : room.sockets()) {
      choose(socket, match(socket).at("/question/choices/0/notation").asString());
    }
    JsonNode plans =
        room.seat(1)
            .await(
                frame ->
                    frame.path("t").asString().equals("plans") && frame.at("/d/given").isObject());
    assertEquals("pass", plans.at("/d/given/choice").asString());
    assertEquals(match(room.seat(1)).path("asked").asLong(), plans.at("/d/given/asked").asLong());
    settle(room);
    nothingOfIt(room.seat(0), frames);
  }

  @Test
  void an_answer_by_order_that_was_taken_back_is_decided_by_hand() {
    Gathered room = walking();
    order(room.seat(1), "turn", "wait");
    choose(room.seat(0), "wait");
    room.seat(1).awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 2);
    Socket socket = room.seat(1);
    assertTrue(match(socket).path("canTakeBack").asBoolean());
    socket.awaitAck(socket.command("takeBack"));
    socket.awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 1);
    order(room.seat(2), "turn", "roll");
    time.pass(1_000);
    settle(room);
    assertEquals(1, match(room.seat(0)).at("/waiting/0/seat").asInt(), "whatever others order");
    order(socket, "turn", "wait");
    room.seat(0).awaitState(state -> state.at("/match/waiting/0/seat").asInt() != 1);
  }

  @Test
  void in_a_pause_an_order_answers_nothing() {
    Gathered room = walking();
    for (Socket socket : room.sockets()) {
      socket.awaitAck(socket.sendAcked("pause", Map.of()));
    }
    var order = Map.of("about", "turn", "answers", List.of("wait"));
    assertEquals("paused", room.seat(0).refused("order", order));
    settle(room);
    assertEquals(0, match(room.seat(1)).at("/waiting/0/seat").asInt());
    order(room.seat(1), "turn", "wait");
    assertEquals("2 !order turn = wait", log(room).getLast());
  }

  @Test
  void plans_are_told_again_after_a_snapshot_in_place_of_frames_that_were_lost() {
    Gathered room = walking();
    order(room.seat(2), "turn", "roll");
    List<ToSocket> told = new CopyOnWriteArrayList<>();
    var tab = rooms.listen("tab-" + UUID.randomUUID(), told::add);
    UUID id = room(room);
    UUID player = UUID.fromString(room.guest(2).id());
    rooms.tell(id, new RoomCommand.Join(player, "Tab", true, null, null, false, false, tab));
    Until.holds("welcome", () -> plans(told) == 1);
    rooms.tell(id, new RoomCommand.Resync(tab));
    Until.holds("plans again", () -> plans(told) == 2);
    assertInstanceOf(ToSocket.Send.class, told.getLast());
  }

  private static long plans(List<ToSocket> told) {
    return told.stream()
        .filter(one -> one instanceof ToSocket.Send(Told of) && of.text().contains("\"plans\""))
        .count();
  }

  private UUID room(Gathered room) {
    return database
        .sql("select room_id from match where id = ?")
        .param(id(room))
        .query(UUID.class)
        .single();
  }
}
