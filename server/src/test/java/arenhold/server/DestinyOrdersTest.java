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

/** What players order ahead of time, seen by nobody else (D19.5, D19.12). */
class DestinyOrdersTest extends DestinyRooms {

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
}
