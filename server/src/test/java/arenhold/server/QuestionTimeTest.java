package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** Questions with a time of their own, minimum times, and public clocks that can be held. */
class QuestionTimeTest extends ToyRooms {

  /** What the toys give questions in matches by days, in milliseconds. */
  private static final long HALF_A_DAY = 12 * 60 * 60 * 1_000L;

  @Autowired private TransactionTemplate transactions;

  private static JsonNode window(Socket socket) {
    return match(socket).at("/clock/windows/0");
  }

  private static void await(Gathered room, String prompt) {
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/waiting/0/prompt").asString("").equals(prompt));
    }
  }

  @Test
  void a_late_answer_is_given_automatically_and_costs_neither_match_nor_time() {
    Gathered room = begun("ambush", "walk", 3);
    for (int seat = 0; seat < 3; seat++) choose(room.seat(seat), "0");
    await(room, "turn");
    assertEquals(20_000, window(room.seat(1)).path("left").asLong());
    assertEquals(0, window(room.seat(1)).at("/seats/0").asInt());
    assertEquals(0, match(room.seat(1)).at("/clock/running").size());
    time.pass(20_050);
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 1);
      assertTrue(match(socket).path("outcome").isNull());
      assertEquals(300_000, match(socket).at("/clock/left/0").asLong());
    }
    assertEquals("1 ~wait", log(room).getLast());
    time.pass(10_000);
    choose(room.seat(1), "wait");
    room.seat(0).awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 2);
    assertEquals(
        20_000, window(room.seat(0)).path("left").asLong(), "a new question, all its time");
  }

  @Test
  void the_choices_of_a_turn_share_its_time() {
    Gathered room = begun("ambush", "walk", 3);
    for (int seat = 0; seat < 3; seat++) choose(room.seat(seat), "0");
    await(room, "turn");
    time.pass(8_000);
    choose(room.seat(0), "roll");
    Socket active = room.seat(0);
    Set<String> afterRolling = Set.of("steps", "way");
    active.awaitState(
        state -> afterRolling.contains(state.at("/match/question/prompt").asString("")));
    // A die that shows one leaves only the way to choose.
    if (prompt(active).equals("steps")) {
      assertEquals(12_000, window(active).path("left").asLong());
      choose(active, "1");
    }
    active.awaitState(state -> state.at("/match/question/prompt").asString("").equals("way"));
    assertEquals(12_000, window(active).path("left").asLong());
    time.pass(12_050);
    room.seat(1).awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 1);
    assertEquals("1 ~>", log(room).getLast());
    assertEquals(20_000, window(room.seat(1)).path("left").asLong(), "another turn, all its time");
  }

  @Test
  void in_a_match_by_days_questions_have_the_time_meant_for_that() {
    Gathered room = begun("ambush", "walk", 3, ClockRooms.DAYS);
    for (int seat = 0; seat < 3; seat++) choose(room.seat(seat), "0");
    await(room, "turn");
    assertEquals(HALF_A_DAY, window(room.seat(1)).path("left").asLong());
    time.pass(HALF_A_DAY + 50);
    room.seat(1).awaitState(state -> state.at("/match/waiting/0/seat").asInt() == 1);
    assertEquals("1 ~wait", log(room).getLast());
    assertTrue(match(room.seat(1)).path("outcome").isNull());
  }

  @Test
  void in_a_match_by_days_each_seat_answers_a_public_clock_at_once_and_in_its_own_time() {
    Gathered room = begun("bidding", "bids", 2, ClockRooms.DAYS);
    settle(room);
    for (int seat = 0; seat < 2; seat++) choose(room.seat(seat), "keep");
    time.pass(2_050);
    await(room, "bid");
    assertTrue(window(room.seat(0)).isMissingNode(), "a bid has only the match clock");
    for (int seat = 0; seat < 2; seat++) choose(room.seat(seat), lowest(room.seat(seat)));
    await(room, "show");
    assertEquals(HALF_A_DAY, window(room.seat(0)).path("left").asLong());
    choose(room.seat(0), "pass");
    room.seat(1).awaitState(state -> state.at("/match/waiting").size() == 1);
    assertEquals("1 pass", log(room).getLast());
    time.pass(HALF_A_DAY + 50);
    await(room, "bid");
    assertEquals("2 ~pass", log(room).getLast());
  }

  @Test
  void an_answer_after_its_time_is_not_taken_for_another_question() {
    Gathered room = begun("ambush", "walk", 3);
    for (int seat = 0; seat < 3; seat++) choose(room.seat(seat), "0");
    await(room, "turn");
    // The time is up and nobody has noticed yet.
    time.pass(20_001);
    var late = Map.of("choice", "roll", "asked", asked(room.seat(0)).get("asked"));
    // The holder of the flag has another question open: the offer.
    assertTrue(Set.of("not-asked", "stale").contains(room.seat(0).refused("choose", late)));
    assertEquals("1 ~wait", log(room).getLast());
  }

  /** Both have their hands; neither has put anything back. */
  private Gathered bidding() {
    Gathered room = begun("bidding", "bids", 2);
    settle(room);
    return room;
  }

  /** Both have bid. */
  private Gathered shown() {
    Gathered room = bidding();
    for (int seat = 0; seat < 2; seat++) choose(room.seat(seat), "keep");
    time.pass(2_050);
    await(room, "bid");
    for (int seat = 0; seat < 2; seat++) choose(room.seat(seat), lowest(room.seat(seat)));
    await(room, "show");
    return room;
  }

  /** Not the highest card of all, if there is another. */
  private static String lowest(Socket socket) {
    return match(socket).at("/question/choices/0/notation").asString();
  }

  @Test
  void an_answer_before_the_minimum_time_is_kept_secret_until_then() {
    Gathered room = bidding();
    settle(room);
    long version = room.seat(1).version();
    int frames = room.seat(1).raw().size();
    choose(room.seat(0), "keep");
    JsonNode plans = room.seat(0).awaitType("plans");
    assertEquals("keep", plans.at("/d/given/choice").asString());
    settle(room);
    assertEquals(version, room.seat(1).version());
    assertTrue(
        room.seat(1).raw().subList(frames, room.seat(1).raw().size()).stream()
            .noneMatch(frame -> frame.contains("keep")));
    time.pass(1_999);
    settle(room);
    assertEquals(version, room.seat(1).version());
    time.pass(51);
    room.seat(1).awaitState(state -> state.at("/match/waiting").size() == 1);
    assertEquals("1 keep", log(room).getLast());
  }

  private static JsonNode rooms(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", "/api/me/rooms", null).body());
  }

  @Test
  void an_answer_that_waits_is_not_noticed_on_pages_either() {
    Gathered room = bidding();
    choose(room.seat(1), "keep");
    time.pass(2_050);
    room.seat(0).awaitState(state -> state.at("/match/waiting").size() == 1);
    choose(room.seat(0), lowest(room.seat(0)));
    settle(room);
    Guest other = room.guest(1);
    JsonNode before = rooms(other);
    try (LivePage page = LivePage.of(other)) {
      toldOfRooms(other, page);
      choose(room.seat(0), "keep");
      assertEquals(before, rooms(other));
      assertFalse(toldOfRooms(other, page));
    }
  }

  /** Whether this page has been told anything of its rooms since it was asked last. */
  private static boolean toldOfRooms(Guest guest, LivePage page) {
    // Pages that are open already are told no later than one that is opened now.
    try (LivePage later = LivePage.of(guest)) {
      later.await("mine");
    }
    page.send("ping", Map.of());
    boolean told = false;
    for (String next; !(next = page.nextType()).equals("pong"); ) told |= next.equals("mine");
    return told;
  }

  @Test
  void an_answer_that_waits_shows_nowhere_however_long_it_takes_to_store() {
    Gathered room = bidding();
    settle(room);
    long version = room.seat(1).version();
    Socket socket = room.seat(0);
    Map<String, ?> keep = Map.of("choice", "keep", "asked", asked(socket).get("asked"));
    String[] ack = new String[1];
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table match_clock in exclusive mode").update();
          ack[0] = socket.sendAcked("choose", keep);
          socket.ping();
          time.pass(1_000);
        });
    socket.awaitAck(ack[0]);
    settle(room);
    settle(room);
    assertEquals(version, room.seat(1).version());
  }

  @Test
  void an_answer_that_waits_is_not_counted_in_the_numbers_of_proposals() {
    Gathered room = bidding();
    long[] numbers = new long[2];
    for (int i = 0; i < 2; i++) {
      Socket other = room.seat(1);
      other.awaitAck(other.sendAcked("pause", Map.of()));
      other.settle();
      numbers[i] = match(other).at("/clock/proposal/number").asLong();
      other.awaitAck(other.sendAcked("decline", Map.of("proposal", numbers[i])));
      if (i == 0) choose(room.seat(0), "keep");
    }
    assertEquals(numbers[0] + 1, numbers[1]);
  }

  @Test
  void another_answer_before_the_least_time_takes_the_place_of_the_first() {
    Gathered room = bidding();
    String card = lowest(room.seat(0));
    choose(room.seat(0), "keep");
    choose(room.seat(0), card);
    time.pass(2_050);
    room.seat(0).awaitState(state -> !state.at("/match/question/context/chosen/0").isMissingNode());
    assertEquals("1 " + card, log(room).getLast());
  }

  @Test
  void passing_early_on_a_public_clock_shortens_nothing_and_shows_nothing() {
    Gathered room = shown();
    assertEquals(3_000, window(room.seat(0)).path("left").asLong());
    assertTrue(window(room.seat(0)).path("holdable").asBoolean());
    settle(room);
    long version = room.seat(1).version();
    choose(room.seat(0), "pass");
    choose(room.seat(1), "pass");
    settle(room);
    assertEquals(version, room.seat(1).version());
    assertEquals("show", prompt(room.seat(0)));
    time.pass(2_999);
    settle(room);
    assertEquals(version, room.seat(1).version());
    time.pass(51);
    await(room, "bid");
    List<String> log = log(room);
    assertEquals(List.of("1 pass", "2 pass"), log.subList(log.size() - 2, log.size()));
  }

  @Test
  void doing_nothing_on_a_public_clock_passes_when_it_ends() {
    Gathered room = shown();
    choose(room.seat(1), "pass");
    time.pass(3_050);
    await(room, "bid");
    List<String> log = log(room);
    assertEquals(List.of("1 ~pass", "2 pass"), log.subList(log.size() - 2, log.size()));
  }

  @Test
  void a_held_public_clock_stops_and_then_runs_on() {
    Gathered room = shown();
    time.pass(1_000);
    Socket holder = room.seat(1);
    holder.awaitAck(holder.sendAcked("hold", asked(holder)));
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> !state.at("/match/clock/windows/0/held").isNull());
      assertEquals(1, window(socket).at("/held/seat").asInt());
      assertEquals(15_000, window(socket).at("/held/left").asLong());
      assertEquals(2_000, window(socket).path("left").asLong());
    }
    assertEquals("not-allowed", holder.refused("hold", asked(holder)));
    time.pass(14_999);
    settle(room);
    assertEquals("show", prompt(room.seat(0)));
    time.pass(51);
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/clock/windows/0/held").isNull());
    }
    // Twenty seconds on all clocks together: five are left, and one player releases before that.
    holder.awaitAck(holder.sendAcked("hold", asked(holder)));
    room.seat(0).awaitState(state -> !state.at("/match/clock/windows/0/held").isNull());
    assertEquals(5_000, window(room.seat(0)).at("/held/left").asLong());
    time.pass(1_000);
    holder.awaitAck(holder.sendAcked("release", asked(holder)));
    room.seat(0).awaitState(state -> state.at("/match/clock/windows/0/held").isNull());
    long left = window(room.seat(0)).path("left").asLong();
    assertTrue(left > 1_900 && left <= 2_000, "the rest: " + left);
    time.pass(left + 50);
    await(room, "bid");
  }

  @Test
  void letting_go_of_a_clock_that_one_does_not_hold_changes_nothing() {
    Gathered room = shown();
    time.pass(1_000);
    settle(room);
    long version = room.seat(1).version();
    Socket socket = room.seat(0);
    socket.awaitAck(socket.sendAcked("release", asked(socket)));
    settle(room);
    assertEquals(version, room.seat(1).version());
  }

  @Test
  void a_player_not_asked_on_a_public_clock_cannot_hold_it() {
    Gathered room = bidding();
    assertEquals("not-allowed", room.seat(0).refused("hold", asked(room.seat(0))));
    assertEquals("stale", room.seat(0).refused("hold", Map.of("asked", 987_654)));
  }
}
