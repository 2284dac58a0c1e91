package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the rules of Tvrz leave to the table: windows, taking back, places, matches by days. */
class TvrzRoomsTest extends ToyRooms {

  private static final String GAME = "tvrz";

  /** How long windows are open in matches that hurry nobody, in milliseconds. */
  private static final long HALF_A_DAY = 12 * 60 * 60 * 1_000L;

  /** Among so many deals any usual situation occurs. */
  private static final int DEALS = 30;

  /** Questions that are answered so that the turn comes to its attack. */
  private static final List<String> SKIPPED = List.of("fortify", "lay");

  private static List<String> choices(Socket socket) {
    return match(socket)
        .at("/question/choices")
        .valueStream()
        .map(choice -> choice.path("notation").asString())
        .toList();
  }

  /** The prompts of all open questions by seat. */
  private static Map<Integer, String> waiting(Gathered room) {
    Map<Integer, String> waiting = new TreeMap<>();
    for (JsonNode one : match(room.seat(0)).path("waiting")) {
      waiting.put(one.path("seat").asInt(), one.path("prompt").asString());
    }
    return waiting;
  }

  /** Plays on, always with the first choice, until this is asked; returns whom. */
  private int until(Gathered room, String prompt) {
    for (int step = 0; step < 400; step++) {
      settle(room);
      Map<Integer, String> waiting = waiting(room);
      for (var one : waiting.entrySet()) if (one.getValue().equals(prompt)) return one.getKey();
      assertFalse(waiting.isEmpty(), "the match is over");
      String asked = waiting.values().iterator().next();
      if (asked.equals("approach") || asked.equals("exchange") || asked.equals("ambush")) {
        time.pass(window(room.seat(0)).path("left").asLong() + 50);
        Map<Integer, String> before = waiting;
        room.seat(0).awaitState(state -> !waiting(room).equals(before));
        continue;
      }
      int seat = waiting.keySet().iterator().next();
      Socket socket = room.seat(seat);
      String first = choices(socket).getFirst();
      assertTrue(!SKIPPED.contains(asked) || first.equals("done"), first);
      choose(socket, first);
    }
    throw new AssertionError(prompt + " is never asked");
  }

  private static JsonNode window(Socket socket) {
    return match(socket).at("/clock/windows/0");
  }

  /** TV-R69, TV-R106, scenario S-43. */
  @Test
  void the_approach_window_opens_for_both_and_nothing_shortens_it() {
    for (int deal = 0; deal < 3; deal++) {
      Gathered room = begun(GAME, "shared", 2);
      until(room, "approach");
      settle(room);
      for (Socket socket : room.sockets()) {
        assertEquals("approach", prompt(socket));
        assertEquals("pass", choices(socket).getFirst());
        assertEquals(3_000, window(socket).path("left").asLong());
        assertTrue(window(socket).path("holdable").asBoolean());
      }
      long version = room.seat(0).version();
      choose(room.seat(0), "pass");
      choose(room.seat(1), "pass");
      settle(room);
      assertEquals(version, room.seat(0).version(), "passing early shows nowhere");
      assertEquals(version, room.seat(1).version(), "passing early shows nowhere");
      time.pass(2_999);
      settle(room);
      assertEquals(version, room.seat(1).version());
      time.pass(51);
      for (Socket socket : room.sockets()) {
        socket.awaitState(
            state -> !state.at("/match/waiting/0/prompt").asString().equals("approach"));
      }
    }
  }

  /** TV-R106: whatever they hold. */
  @Test
  void either_side_may_hold_the_window() {
    Gathered room = begun(GAME, "shared", 2);
    until(room, "approach");
    settle(room);
    for (int seat = 0; seat < 2; seat++) {
      Socket holder = room.seat(seat);
      holder.awaitAck(holder.sendAcked("hold", asked(holder)));
      for (Socket socket : room.sockets()) {
        socket.awaitState(state -> !state.at("/match/clock/windows/0/held").isNull());
        assertEquals(seat, window(socket).at("/held/seat").asInt());
        assertEquals(15_000, window(socket).at("/held/left").asLong());
      }
      holder.awaitAck(holder.sendAcked("release", asked(holder)));
      for (Socket socket : room.sockets()) {
        socket.awaitState(state -> state.at("/match/clock/windows/0/held").isNull());
      }
    }
    time.pass(3_050);
    room.seat(0).awaitState(state -> !prompt(room.seat(0)).equals("approach"));
  }

  /** An answer that comes too late is refused, to its sender alone, and nothing is lost. */
  @Test
  void a_reaction_after_the_window_closed_is_too_late() {
    Gathered room = begun(GAME, "shared", 2);
    until(room, "approach");
    settle(room);
    var late = Map.of("choice", "pass", "asked", asked(room.seat(1)).get("asked"));
    time.pass(3_050);
    room.seat(1).awaitState(state -> !prompt(room.seat(1)).equals("approach"));
    String code = room.refused(room.seat(1), "choose", late);
    assertTrue(List.of("stale", "not-asked").contains(code), code);
  }

  /** TV-R112, TV-T3.3, scenario S-45. */
  @Test
  void a_card_laid_face_down_comes_back_and_its_face_is_never_sent() {
    Gathered room = withCardToSend();
    int active = until(room, "lay");
    Socket own = room.seat(active);
    Socket other = room.seat(1 - active);
    JsonNode hand = fort(own, active).path("hand");
    int frames = other.raw().size();
    String out = choices(own).stream().filter(one -> one.startsWith("out ")).findFirst().get();
    String card = out.substring("out ".length());
    choose(own, out);
    settle(room);
    if (prompt(own).equals("where")) choose(own, "alone");
    settle(room);
    assertEquals(hand.size() - 1, fort(own, active).path("hand").size());
    assertEquals(1, fort(other, active).path("units").size());
    assertTrue(fort(other, active).at("/units/0/cards/0").isNull());
    while (fort(own, active).path("hand").size() < hand.size()) {
      own.awaitAck(own.sendAcked("takeBack", Map.of("moment", match(own).path("moment").asLong())));
      settle(room);
    }
    assertEquals(hand, fort(own, active).path("hand"));
    assertEquals(0, fort(other, active).path("units").size());
    boolean both = fort(other, 1 - active).path("hand").toString().contains('"' + card + '"');
    for (String frame : other.raw().subList(frames, other.raw().size())) {
      assertTrue(both || !frame.contains('"' + card + '"'), frame);
      assertFalse(frame.contains(out), frame);
    }
  }

  /** A match whose first player can send a card into the landscape. */
  private Gathered withCardToSend() {
    for (int deal = 0; deal < DEALS; deal++) {
      Gathered room = begun(GAME, "shared", 2);
      int active = until(room, "lay");
      if (choices(room.seat(active)).stream().anyMatch(one -> one.startsWith("out "))) return room;
    }
    throw new AssertionError("nobody can send a card out in so many deals");
  }

  private static JsonNode fort(Socket socket, int seat) {
    return match(socket).at("/view/seats/" + seat);
  }

  /** TV-R113, TV-T21.4, scenario S-46: those who agree to end share the first place. */
  @Test
  void who_goes_earlier_is_placed_lower_and_those_who_agree_to_end_share_the_first_place() {
    Gathered room = begun(GAME, "shared", 4);
    for (int seat : new int[] {2, 3}) {
      until(room, "fortify");
      Socket gone = room.seat(seat);
      gone.awaitAck(gone.command("resign"));
      room.seat(0).awaitState(state -> out(room.seat(0)).contains(seat));
      settle(room);
    }
    assertEquals(List.of(2, 3), out(room.seat(0)));
    for (int seat = 0; seat < 2; seat++) {
      settle(room);
      Socket socket = room.seat(seat);
      socket.awaitAck(socket.command("stop"));
    }
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> !state.at("/match/outcome").isNull());
      List<Integer> places =
          match(socket).at("/outcome/places").valueStream().map(JsonNode::asInt).toList();
      assertEquals(List.of(1, 1, 4, 3), places);
    }
  }

  private static List<Integer> out(Socket socket) {
    List<Integer> out = new ArrayList<>();
    match(socket).at("/view/out").forEach(one -> out.add(one.path("seat").asInt()));
    return out;
  }

  /** TV-R114, scenario S-48. */
  @Test
  void by_days_clocks_stand_while_a_window_is_open_until_both_have_passed() {
    Gathered room = begun(GAME, "shared", 2, ClockRooms.DAYS);
    until(room, "fortify");
    for (Socket socket : room.sockets()) order(socket, "windows 99", "pass");
    int active = untilOpen(room);
    List<Long> before = left(room);
    time.pass(5 * 60 * 60 * 1_000L);
    choose(room.seat(1 - active), "pass");
    settle(room);
    assertEquals("approach", prompt(room.seat(active)), "open until both have passed");
    assertEquals(before, left(room), "the clocks of the match stand");
    choose(room.seat(active), "pass");
    room.seat(0).awaitState(state -> !waiting(room).containsValue("approach"));
    assertEquals(before, left(room));
  }

  /** TV-R114, TV-T21.5. */
  @Test
  void without_a_clock_no_time_runs_but_twelve_hours_for_a_window() {
    Gathered room = begun(GAME, "shared", 2, ClockRooms.NONE);
    String first = waiting(room).values().iterator().next();
    time.pass(91_000);
    settle(room);
    assertEquals(first, waiting(room).values().iterator().next(), "nobody is hurried");
    assertTrue(window(room.seat(0)).isMissingNode());
    int active = untilOpen(room);
    for (Socket socket : room.sockets()) {
      assertEquals(HALF_A_DAY, match(socket).at("/clock/windows/0/left").asLong());
      assertFalse(window(socket).path("holdable").asBoolean());
    }
    time.pass(4_000);
    settle(room);
    assertEquals("approach", prompt(room.seat(active)), "open until both have passed");
    choose(room.seat(1 - active), "pass");
    settle(room);
    assertEquals("approach", prompt(room.seat(active)));
    time.pass(HALF_A_DAY - 4_000 + 50);
    room.seat(0).awaitState(state -> !waiting(room).containsValue("approach"));
    assertTrue(log(room).contains(active + 1 + " ~pass"), "the fallback answered for the other");
    assertTrue(match(room.seat(0)).path("outcome").isNull());
  }

  /** Plays to an approach window of a match that hurries nobody. */
  private int untilOpen(Gathered room) {
    until(room, "approach");
    settle(room);
    return match(room.seat(0)).at("/view/attack/seat").asInt();
  }

  private static List<Long> left(Gathered room) {
    return match(room.seat(0)).at("/clock/left").valueStream().map(JsonNode::asLong).toList();
  }

  /** TV-R72: an order of defence handed in beforehand answers the next call. */
  @Test
  void an_order_of_defence_answers_the_call_and_nobody_else_sees_it() {
    Called called = calledWithDefenders();
    Socket owner = called.owner();
    Socket other = called.other();
    int frames = other.raw().size();
    String last = defenders(owner).getLast();
    long number = match(owner).at("/view/attack/number").asLong();
    order(owner, "defence " + number, last);
    other.awaitState(state -> state.at("/match/waiting/0/prompt").asString("").equals("exchange"));
    assertTrue(log(called.room()).contains(called.seat() + 1 + " " + last), last);
    for (String frame : other.raw().subList(frames, other.raw().size())) {
      assertFalse(frame.contains("order"), frame);
    }
  }

  /** A match of two in which this seat's fort is attacked. */
  private record Called(Gathered room, int seat) {

    Socket owner() {
      return room.seat(seat);
    }

    Socket other() {
      return room.seat(1 - seat);
    }
  }

  /**
   * A match whose fort is attacked, and whose owner is called and has somebody to send. Deals in
   * which the attacker may lay a flag meanwhile are left aside.
   */
  private Called calledWithDefenders() {
    for (int deal = 0; deal < DEALS; deal++) {
      Gathered room = begun(GAME, "shared", 2);
      var called = new Called(room, until(room, "call"));
      boolean alone = match(called.other()).path("waiting").size() == 1;
      if (alone && !defenders(called.owner()).isEmpty()) return called;
    }
    throw new AssertionError("nobody can defend in so many deals");
  }

  private static List<String> defenders(Socket called) {
    return choices(called).stream().filter(one -> one.startsWith("defend ")).toList();
  }

  /** TV-R112, scenario S-45. */
  @Test
  void a_defender_that_was_committed_is_not_taken_back() {
    Called called = calledWithDefenders();
    Socket owner = called.owner();
    choose(owner, defenders(owner).getFirst());
    settle(called.room());
    assertFalse(match(owner).path("canTakeBack").asBoolean());
    var moment = Map.of("moment", match(owner).path("moment").asLong());
    assertEquals("no-return", called.room().refused(owner, "takeBack", moment));
  }

  @Test
  void orders_for_what_is_past_or_unknown_are_refused() {
    Gathered room = begun(GAME, "shared", 2);
    until(room, "call");
    Socket socket = room.seat(0);
    for (Map<String, ?> order :
        List.of(
            Map.of("about", "defence", "answers", List.of("defend dragon")),
            Map.of("about", "defence", "answers", List.of("pass")),
            Map.of("about", "windows", "answers", List.of("defend dog")),
            Map.of("about", "walls", "answers", List.of("pass")),
            Map.of("about", "defence 0", "answers", List.of("defend dog")))) {
      assertEquals("bad-order", room.refused(socket, "order", order), order.toString());
    }
  }

  @Test
  void nine_players_and_a_seat_that_is_not_there_are_refused() {
    Guest host = Guest.at(server());
    for (Map<String, ?> wish :
        List.of(
            Map.of("game", GAME, "form", "shared", "seats", 9, "watching", true),
            Map.of("game", GAME, "form", "shared", "seats", 1, "watching", true),
            Map.of(
                "game",
                GAME,
                "form",
                "shared",
                "seats",
                2,
                "table",
                Map.of("first", "3"),
                "watching",
                true))) {
      assertEquals(400, host.request("POST", "/api/rooms", wish).statusCode(), wish.toString());
    }
  }
}
