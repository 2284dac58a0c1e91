package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * What the rules of Destiny leave to the table (D19): times of abilities, orders, taking back,
 * leaving, matches by days.
 */
class DestinyRoomsTest extends DestinyRooms {

  /** How long an optional ability waits for somebody who is not acting, in ms (DS-D19.5). */
  private static final long REACTION = 15_000;

  /** Attacks the strategist with whatever there is. */
  private static final String[] ATTACK = {"seat 1", "at aw009", "resolve", "activate", "yes"};

  private static JsonNode windows(Socket socket) {
    return match(socket).at("/clock/windows");
  }

  /**
   * A match in which the strategist's player is asked while the other one acts; they have seat 1.
   */
  private Gathered reacting(Map<String, ?> control) {
    Gathered room = begun(control, SWORDS, STRATEGIST);
    attack(room);
    return room;
  }

  /** Plays to the next time that seat 1 is asked about the strategist's ability. */
  private static void attack(Gathered room) {
    for (int i = 0; until(room, "trigger", ATTACK) != 1; i++) {
      assertTrue(i < 50, "only others are asked");
      play(room, "no");
    }
  }

  /** DS-D19.5. */
  @Test
  void an_optional_ability_of_the_other_player_waits_fifteen_seconds_and_counts_as_declined() {
    Gathered room = reacting(LIVE);
    for (Socket socket : room.sockets()) {
      assertEquals(REACTION, windows(socket).at("/0/left").asLong());
      assertEquals("[1]", windows(socket).at("/0/seats").toString());
      assertFalse(windows(socket).at("/0/holdable").asBoolean());
    }
    List<Long> before = left(room);
    int lines = log(room).size();
    time.pass(REACTION - 1);
    settle(room);
    assertEquals("trigger", prompt(room.seat(1)));
    time.pass(51);
    for (Socket socket : room.sockets()) {
      socket.awaitState(
          state -> !state.at("/match/waiting/0/prompt").asString("").equals("trigger"));
      assertTrue(match(socket).path("outcome").isNull());
    }
    assertEquals("2 ~no", log(room).get(lines));
    assertEquals(before, left(room), "the clocks of the match stood");
  }

  private static List<Long> left(Gathered room) {
    return match(room.seat(0)).at("/clock/left").valueStream().map(JsonNode::asLong).toList();
  }

  /** DS-D19.5: what is to be chosen after a yes runs on the ordinary clock. */
  @Test
  void after_a_yes_the_card_is_chosen_on_the_clock_of_the_player_asked() {
    Gathered room = reacting(LIVE);
    choose(room.seat(1), "yes");
    settle(room);
    assertEquals("discard", prompt(room.seat(1)));
    assertEquals(0, windows(room.seat(1)).size());
    assertEquals("[1]", match(room.seat(0)).at("/clock/running").toString());
    time.pass(REACTION + 50);
    settle(room);
    assertEquals("discard", prompt(room.seat(1)));
    choose(room.seat(1), firstOf(room.seat(1), "card"));
    settle(room);
    assertEquals(300_000 - REACTION - 50, left(room).get(1));
  }

  /** DS-D19.5: by days they have the ordinary time for an answer. */
  @Test
  void in_a_match_by_days_an_optional_ability_has_the_ordinary_time() {
    Gathered room = reacting(ClockRooms.DAYS);
    assertEquals(0, windows(room.seat(0)).size());
    time.pass(60 * 60 * 1_000L);
    settle(room);
    assertEquals("trigger", prompt(room.seat(1)));
    assertEquals("[1]", match(room.seat(0)).at("/clock/running").toString());
    choose(room.seat(1), "no");
    settle(room);
    assertTrue(log(room).contains("2 no"));
  }

  /** DS-D19.5. */
  @Test
  void without_a_clock_nobody_is_hurried() {
    Gathered room = reacting(ClockRooms.NONE);
    assertTrue(match(room.seat(0)).path("clock").isNull());
    time.pass(24 * 60 * 60 * 1_000L);
    settle(room);
    assertEquals("trigger", prompt(room.seat(1)));
    assertFalse(log(room).contains("2 ~no"));
  }

  /** DS-D19.5: "always" and "never" answer at once, changed at any time, seen by nobody else. */
  @Test
  void an_order_answers_an_optional_ability_at_once_and_nobody_else_sees_it() {
    Gathered room = begun(SWORDS, STRATEGIST);
    Socket owner = room.seat(1);
    int frames = room.seat(0).raw().size();
    order(owner, "ability aw009", "no");
    assertNeverAsked(room, "2 no");
    order(owner, "ability aw009", "yes");
    for (int i = 0; !log(room).contains("2 yes"); i++) {
      assertTrue(i < 300, "the strategist is never attacked again");
      play(room, ATTACK);
      settle(room);
      assertFalse(waiting(room).containsValue("trigger"));
    }
    order(owner, "ability aw009");
    attack(room);
    for (String frame : room.seat(0).raw().subList(frames, room.seat(0).raw().size())) {
      assertFalse(frame.contains("order"), frame);
      assertFalse(frame.contains("ability aw009"), frame);
    }
  }

  /** Plays until the log has this line, without any ability being asked about. */
  private void assertNeverAsked(Gathered room, String line) {
    for (int i = 0; !log(room).contains(line); i++) {
      assertTrue(i < 300, line);
      settle(room);
      assertFalse(waiting(room).containsValue("trigger"));
      play(room, ATTACK);
      settle(room);
    }
  }

  /** DS-D19.12: passing on, seen by nobody before it happens. */
  @Test
  void who_passes_for_the_rest_of_the_round_is_not_asked_until_the_next() {
    Gathered room = begun(HEROES, VILLAINS);
    int first = until(room, "action");
    Socket passing = room.seat(1 - first);
    int round = view(passing).path("round").asInt();
    order(passing, "passing " + round, "pass");
    settle(room);
    assertEquals(Map.of(first, "action"), waiting(room));
    choose(room.seat(first), firstOf(room.seat(first), "activate"));
    settle(room);
    assertEquals(Map.of(first, "action"), waiting(room), "the other one has passed by the order");
    assertTrue(log(room).contains(2 - first + " pass"));
    assertEquals("bad-order", room.refused(passing, "order", passing(round + 1)));
  }

  private static Map<String, Object> passing(int round) {
    return Map.of("about", "passing " + round, "answers", List.of("pass"));
  }

  private static String firstOf(Socket socket, String verb) {
    return choices(socket).stream().filter(one -> one.startsWith(verb)).findFirst().orElseThrow();
  }

  /** DS-D19.5, DS-D19.12. */
  @Test
  void orders_with_wrong_names_are_refused_to_their_sender_only() {
    Gathered room = begun(SWORDS, STRATEGIST);
    until(room, "action");
    Socket socket = room.seat(1);
    for (Map<String, ?> wrong :
        List.of(
            Map.of("about", "ability aw999", "answers", List.of("no")),
            Map.of("about", "ability dooku", "answers", List.of("no")),
            Map.of("about", "ability aw009", "answers", List.of("never")),
            Map.of("about", "ability aw009", "answers", List.of("pass")),
            Map.of("about", "ability aw009", "answers", List.of("yes", "no")),
            Map.of("about", "ability aw009", "answers", List.of("!hold")),
            Map.of("about", "passing 1", "answers", List.of("claim")),
            Map.of("about", "passing 0", "answers", List.of("pass")),
            Map.of("about", "passing one", "answers", List.of("pass")),
            Map.of("about", "upkeep 1", "answers", List.of("card aw999")),
            Map.of("about", "upkeep 2", "answers", List.of("done")),
            Map.of("about", "walls", "answers", List.of("pass")))) {
      assertEquals("bad-order", room.refused(socket, "order", wrong), wrong.toString());
    }
    Map<String, ?> unnamed = Map.of("about", "ability ", "answers", List.of("no"));
    assertEquals("malformed", room.refused(socket, "order", unnamed));
  }

  /** DS-D19.3: one by one, to the start of the own action. */
  @Test
  void what_is_half_chosen_is_taken_back_until_a_die_is_rolled() {
    Gathered room = begun(SWORDS, VILLAINS);
    int seat = untilOffered(room, "reroll", "activate");
    Socket own = room.seat(seat);
    JsonNode before = match(own).path("view");
    List<String> offered = choices(own);
    choose(own, "reroll");
    settle(room);
    choose(own, firstOf(own, "die"));
    settle(room);
    for (int i = 0; i < 2; i++) {
      assertTrue(match(own).path("canTakeBack").asBoolean());
      own.awaitAck(own.command("takeBack"));
      settle(room);
    }
    assertEquals("action", prompt(own));
    assertEquals(offered, choices(own));
    assertEquals(before, match(own).path("view"));
    assertFalse(match(own).path("canTakeBack").asBoolean());
    assertEquals("no-return", room.refused(own, "takeBack", own.moment()));
    choose(own, "reroll");
    settle(room);
    choose(own, firstOf(own, "die"));
    until(room, "discard");
    choose(own, firstOf(own, "card"));
    settle(room);
    assertFalse(match(own).path("canTakeBack").asBoolean(), "dice have been rolled");
  }

  /** Plays until somebody is asked for an action and offered this; returns whom. */
  private static int untilOffered(Gathered room, String choice, String... wishes) {
    for (int i = 0; i < 100; i++) {
      int seat = until(room, "action", wishes);
      if (choices(room.seat(seat)).contains(choice)) return seat;
      play(room, wishes);
    }
    throw new AssertionError(choice + " is never offered");
  }

  /** DS-D19.3: even one not yet answered, since its delay tells something. */
  @Test
  void nothing_is_taken_back_once_the_other_player_has_been_asked() {
    Gathered room = reacting(LIVE);
    Socket attacker = room.seat(0);
    assertFalse(match(attacker).path("canTakeBack").asBoolean());
    assertEquals("no-return", room.refused(attacker, "takeBack", attacker.moment()));
  }

  /** DS-D19.10: a card being played is shown when it is paid for. */
  @Test
  void a_card_half_played_is_seen_by_its_player_alone_and_goes_back_to_the_hand() {
    Gathered room = begun(HEROES, VILLAINS);
    int seat = untilCarrier(room);
    Socket own = room.seat(seat);
    Socket other = room.seat(1 - seat);
    String card = view(own).at("/action/card").asString();
    int frames = other.raw().size();
    assertEquals("carrier", prompt(own));
    assertTrue(view(other).at("/action/card").isNull());
    own.awaitAck(own.command("takeBack"));
    settle(room);
    assertEquals("action", prompt(own));
    assertTrue(view(own).at("/seats/" + seat + "/hand").toString().contains(card));
    for (String frame : other.raw().subList(frames, other.raw().size())) {
      assertFalse(frame.contains(card), frame);
    }
  }

  /** Plays until somebody who plays an upgrade is asked on whom; returns whom. */
  private static int untilCarrier(Gathered room) {
    for (int i = 0; i < 300; i++) {
      settle(room);
      for (int seat = 0; seat < 2; seat++) {
        if (prompt(room.seat(seat)).equals("carrier")) return seat;
      }
      play(room, "play", "activate");
    }
    throw new AssertionError("no upgrade is ever played");
  }

  /** DS-D19.3: tables may be opened without taking back. */
  @Test
  void at_a_table_without_taking_back_nothing_is_taken_back() {
    Gathered room = begun(LIVE, Map.of("takeBack", "no"), SWORDS, VILLAINS);
    Socket own = room.seat(untilOffered(room, "reroll", "activate"));
    choose(own, "reroll");
    settle(room);
    assertEquals("reroll", prompt(own));
    assertFalse(match(own).path("canTakeBack").asBoolean());
    assertEquals("not-allowed", room.refused(own, "takeBack", own.moment()));
    settle(room);
    assertEquals("reroll", prompt(own));
  }

  /**
   * DS-D19.12: changed until upkeep, and seen by nobody before it happens. Whoever is dealt what:
   * the cards may be equal, and either player may be the first in upkeep.
   */
  @Test
  void discards_of_upkeep_are_fixed_ahead_and_seen_by_nobody_else() {
    Gathered room = begun(HEROES, VILLAINS);
    until(room, "action");
    Socket owner = room.seat(1);
    Socket other = room.seat(0);
    List<String> hand = hand(owner, 1);
    List<String> kept = hand.subList(0, hand.size() - 2);
    List<String> thrown = hand.subList(hand.size() - 2, hand.size()).reversed();
    int frames = other.raw().size();
    order(owner, "upkeep 1", "card " + kept.getFirst(), "done");
    order(owner, "upkeep 1", "card " + thrown.get(0), "card " + thrown.get(1), "done");
    int lines = log(room).size();
    for (int i = 0; view(owner).path("round").asInt() == 1; i++) {
      assertTrue(i < 20, "the round does not end");
      assertFalse(prompt(owner).equals("upkeep"), "what was ordered is not asked");
      play(room);
      settle(room);
    }
    assertUnseen(other.raw().subList(frames, other.raw().size()), hand);
    List<String> log = log(room).subList(lines, log(room).size());
    List<String> discards = log.stream().filter(line -> line.startsWith("2 card ")).toList();
    assertEquals(thrown.stream().map(card -> "2 card " + card).toList(), discards);
    assertEquals("2 done", log.get(log.lastIndexOf(discards.getLast()) + 1));
    List<String> now = new ArrayList<>(hand(owner, 1));
    assertEquals(5, now.size());
    for (String card : kept) assertTrue(now.remove(card), card);
    List<String> pile = strings(view(other).at("/seats/1/discard"));
    assertEquals(thrown.stream().sorted().toList(), pile.stream().sorted().toList());
  }

  /** That none of these frames tells of an order, nor of these cards before one is discarded. */
  private static void assertUnseen(List<String> frames, List<String> hand) {
    boolean discarded = false;
    for (String frame : frames) {
      assertFalse(frame.contains("upkeep 1") || frame.contains("\"orders\""), frame);
      discarded |= frame.contains("\"kind\":\"discarded\"");
      for (String card : hand) assertFalse(!discarded && frame.contains(card), frame);
    }
    assertTrue(discarded, "the discards are seen when they happen");
  }

  /** DS-D19.12: who takes the order back decides in upkeep. */
  @Test
  void discards_of_upkeep_that_are_taken_back_are_asked() {
    Gathered room = begun(HEROES, VILLAINS);
    until(room, "action");
    Socket owner = room.seat(1);
    String card = hand(owner, 1).getFirst();
    order(owner, "upkeep 1", "card " + card, "done");
    order(owner, "upkeep 1");
    for (int i = 0; !prompt(owner).equals("upkeep"); i++) {
      assertTrue(i < 20, "upkeep is never asked");
      play(room);
      settle(room);
    }
    assertTrue(choices(owner).contains("card " + card));
    assertFalse(log(room).contains("2 card " + card));
  }

  private static List<String> hand(Socket socket, int seat) {
    return strings(view(socket).at("/seats/" + seat + "/hand"));
  }

  private static List<String> strings(JsonNode array) {
    return array.valueStream().map(JsonNode::asString).toList();
  }

  /** DS-D15.5, DS-D19.8: in a free-for-all the others play on; the last one left wins. */
  @Test
  void who_leaves_a_free_for_all_is_out_and_the_last_one_left_wins() {
    Gathered room = begun(HEROES, VILLAINS, SWORDS);
    until(room, "action");
    Socket gone = room.seat(2);
    gone.awaitAck(gone.command("resign"));
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/view/seats/2/out").asBoolean());
      assertTrue(match(socket).path("outcome").isNull());
      assertEquals("resigned", match(socket).at("/out/0/reason").asString());
    }
    settle(room);
    assertEquals("[]", view(room.seat(0)).at("/seats/2/characters").toString());
    assertEquals("not-allowed", room.refused(gone, "resign", gone.moment()));
    for (int i = 0; i < 30; i++) {
      play(room, "activate", "resolve", "at");
      settle(room);
      assertFalse(waiting(room).containsKey(2), "who is out is not asked");
    }
    room.seat(0).awaitAck(room.seat(0).command("resign"));
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> !state.at("/match/outcome").isNull());
      assertEquals("[2,1,3]", match(socket).at("/outcome/places").toString());
    }
  }

  /** DS-D15.5, DS-D19.8. */
  @Test
  void in_a_free_for_all_a_player_whose_time_is_up_is_out() {
    Gathered room = begun(HEROES, VILLAINS, SWORDS);
    int slow = until(room, "action");
    time.pass(300_050);
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> state.at("/match/view/seats/" + slow + "/out").asBoolean());
      assertTrue(match(socket).path("outcome").isNull());
      assertEquals("time", view(socket).at("/exits/0/how").asString());
    }
  }

  /** DS-D14.1, DS-D19.8. */
  @Test
  void in_a_duel_who_resigns_loses() {
    Gathered room = begun(HEROES, VILLAINS);
    until(room, "action");
    room.resign(0);
    for (Socket socket : room.sockets()) {
      assertEquals("[2,1]", match(socket).at("/outcome/places").toString());
      assertEquals("resigned", match(socket).at("/outcome/reason").asString());
    }
  }

  /** DS-D19.8: all players may agree on a draw. */
  @Test
  void those_who_agree_to_end_share_the_first_place() {
    Gathered room = begun(HEROES, VILLAINS);
    until(room, "action");
    for (Socket socket : room.sockets()) {
      settle(room);
      socket.awaitAck(socket.command("stop"));
    }
    for (Socket socket : room.sockets()) {
      socket.awaitState(state -> !state.at("/match/outcome").isNull());
      assertEquals("[1,1]", match(socket).at("/outcome/places").toString());
      assertEquals("agreed", match(socket).at("/outcome/reason").asString());
    }
  }
}
