package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Event;
import arenhold.rules.Match;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.Flare;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * Keeps its own books of random Duels from what is told, and compares them with the position after
 * every choice: board, supplies, points, the tally of the turn, the conditions of flares.
 */
class BookkeepingTest {

  private static final int MATCHES = 240;
  private static final List<String> SCHOOLS = List.of("northern", "southern", "highland", "sylvan");

  private final Map<String, String> board = new HashMap<>();
  private final int[] scores = new int[2];
  private final Map<String, Integer> tally = new HashMap<>();
  private final char[] colours = new char[2];
  private int mover;
  private boolean scored;

  @Test
  void what_is_told_adds_up_to_the_position_TK_R2_5a_TK_R8_2_TK_R10_6_TK_R10_8_TK_R10_10() {
    for (long seed = 0; seed < MATCHES; seed++) {
      try {
        play(seed);
      } catch (RuntimeException | AssertionError wrong) {
        throw new AssertionError("seed " + seed + ": " + wrong.getMessage(), wrong);
      }
    }
  }

  private void play(long seed) {
    RandomGenerator random = RandomDuelTest.random(seed);
    List<Map<String, String>> seats = new ArrayList<>();
    List<String> schools = new ArrayList<>(SCHOOLS);
    for (int seat = 0; seat < 2; seat++) {
      String school = schools.remove(random.nextInt(schools.size()));
      seats.add(Map.of("school", school));
      colours[seat] = Catalogue.school(school).letter();
    }
    board.clear();
    tally.clear();
    scored = false;
    scores[0] = 0;
    scores[1] = 0;
    Match<Position> match =
        Match.start(new TashKalar(), new Setup("tashkalar", "duel", seats, Map.of()));
    while (!match.isOver()) {
      Asked asked = match.open().getFirst();
      if (asked.prompt() == TashKalarPrompt.MOVE || asked.prompt() == TashKalarPrompt.LEAP) {
        match.question(asked.seat()).orElseThrow().choices().forEach(this::checkMove);
      }
      match = match.answer(asked.seat(), random.nextInt(asked.codes().length));
      for (Event event : match.news()) book((TashKalarEvent) event);
      compare((TashKalarView) match.view(Viewer.AFTER_MATCH));
    }
    checkScored();
  }

  /**
   * Moves are to adjacent squares, and no piece enters a square with one of higher rank (TK-R13.8
   * to TK-R13.11).
   */
  private void checkMove(Choice choice) {
    if (!choice.verb().equals("move") && !choice.verb().equals("leap")) return;
    String from = choice.parts().get("from").getFirst();
    String to = choice.parts().get("to").getFirst();
    String piece = board.get(from);
    assertEquals(piece, choice.parts().get("piece").getFirst(), choice::notation);
    assertNotEquals(from, to);
    String there = board.get(to);
    assertTrue(there == null || rank(there) <= rank(piece), () -> there + " at " + choice);
    assertEquals(there == null ? null : List.of(to), choice.parts().get("destroys"));
    if (choice.verb().equals("move")) assertTrue(adjacent(from, to), choice::notation);
  }

  private static boolean adjacent(String a, String b) {
    return Math.abs(a.charAt(0) - b.charAt(0)) <= 1 && Math.abs(a.charAt(1) - b.charAt(1)) <= 1;
  }

  private static int rank(String piece) {
    return "chl".indexOf(piece.charAt(1));
  }

  private void book(TashKalarEvent event) {
    switch (event) {
      case TashKalarEvent.TurnBegan began -> {
        checkScored();
        mover = began.seat();
        tally.clear();
        scored = false;
      }
      case TashKalarEvent.Placed placed -> put(placed.at(), placed.piece());
      case TashKalarEvent.Recalled recalled -> {
        assertEquals(colours[recalled.seat()], recalled.piece().charAt(0));
        take(recalled.from(), recalled.piece());
      }
      case TashKalarEvent.Summoned summoned -> {
        put(summoned.at(), summoned.piece());
        assertEquals(rank(summoned.piece()) == 2 ? 1 : 0, summoned.points());
      }
      case TashKalarEvent.Destroyed destroyed -> {
        take(destroyed.at(), destroyed.piece());
        if (destroyed.credited()) count(destroyed.piece());
      }
      case TashKalarEvent.Moved moved -> {
        assertTrue(moved.leap() || adjacent(moved.from(), moved.to()), moved::toString);
        take(moved.from(), moved.piece());
        put(moved.to(), moved.piece());
      }
      case TashKalarEvent.Raised raised -> turned(raised.at(), raised.from(), raised.to(), 1);
      case TashKalarEvent.Lowered lowered -> turned(lowered.at(), lowered.from(), lowered.to(), -1);
      case TashKalarEvent.Converted converted -> {
        take(converted.at(), converted.from());
        put(converted.at(), converted.to());
        count(converted.from());
        assertEquals(colours[mover], converted.to().charAt(0));
      }
      case TashKalarEvent.Flared flared -> flared(flared);
      case TashKalarEvent.Scored points -> score(points);
      default -> {}
    }
  }

  private void put(String at, String piece) {
    assertNull(board.put(at, piece), () -> "two pieces at " + at);
  }

  private void take(String at, String piece) {
    assertEquals(piece, board.remove(at), at);
  }

  private void turned(String at, String from, String to, int up) {
    take(at, from);
    put(at, to);
    assertEquals(from.charAt(0), to.charAt(0));
    assertEquals(up, rank(to) - rank(from));
  }

  private void count(String piece) {
    assertNotEquals(colours[mover], piece.charAt(0), "an own piece counts");
    tally.merge(piece, 1, Integer::sum);
  }

  private void flared(TashKalarEvent.Flared flared) {
    Flare flare = Catalogue.FLARES.get(Integer.parseInt(flared.card().substring(6)) - 1);
    int upgraded = upgraded(1 - mover) - upgraded(mover);
    int pieces = pieces(1 - mover) - pieces(mover);
    assertEquals(upgraded >= flare.upperNeed(), flared.upper());
    assertEquals(pieces >= flare.lowerNeed(), flared.lower());
    assertTrue(flared.upper() || flared.lower());
  }

  private int upgraded(int seat) {
    return (int)
        board.values().stream().filter(p -> p.charAt(0) == colours[seat] && rank(p) > 0).count();
  }

  private int pieces(int seat) {
    return (int) board.values().stream().filter(p -> p.charAt(0) == colours[seat]).count();
  }

  private void score(TashKalarEvent.Scored points) {
    scores[points.seat()] += points.points();
    switch (points.why()) {
      case "destroyed" -> {
        assertEquals(mover, points.seat());
        assertEquals(worth(), points.points(), tally::toString);
        scored = true;
      }
      case "legend" -> assertEquals(List.of(mover, 1), List.of(points.seat(), points.points()));
      case "flare" -> assertEquals(List.of(1 - mover, 1), List.of(points.seat(), points.points()));
      default -> throw new AssertionError(points.why());
    }
  }

  private int worth() {
    int[] ranks = new int[3];
    tally.forEach((piece, count) -> ranks[rank(piece)] += count);
    return 2 * ranks[2] + ranks[1] + ranks[0] / 2;
  }

  private void checkScored() {
    assertEquals(worth() > 0, scored, () -> "at the end of a turn with " + tally);
  }

  private void compare(TashKalarView view) {
    assertEquals(board, view.board());
    for (int seat = 0; seat < 2; seat++) {
      TashKalarView.SeatView shown = view.seats().get(seat);
      int own = seat;
      long legends =
          board.values().stream().filter(p -> p.charAt(0) == colours[own] && rank(p) == 2).count();
      assertEquals(3 - legends, shown.supply().legendary());
      assertEquals(16 - pieces(seat) + legends, shown.supply().pieces());
      assertEquals(scores[seat], shown.score());
      assertEquals(pieces(seat), shown.pieces());
      assertEquals(upgraded(seat), shown.upgraded());
    }
    assertFalse(view.turn() == null && !tally.isEmpty());
    if (!scored) assertEquals(tally, view.destroyed());
  }
}
