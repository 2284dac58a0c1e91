package arenhold.players.tashkalar;

import arenhold.rules.Choice;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.tashkalar.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What of the table a turn is about. */
final class Pointing {

  /** The parts of a choice in which squares stand, by how well they say where it happens. */
  private static final List<String> PLACES = List.of("at", "to", "from");

  /** A region is at least this wide and high. */
  private static final int LEAST = 3;

  /** What is farther away than that does not widen it. */
  private static final int MOST = 5;

  private Pointing() {}

  /**
   * A part of the arena around what matters most in these steps, and around the rest as far as it
   * is near; empty if nothing happens in the arena.
   */
  static Map<String, List<String>> region(Position p, List<Choice> steps) {
    Box box = null;
    for (Choice step : byWeight(steps)) {
      for (String name : squares(step)) {
        int square = Square.parse(name);
        Box more = box == null ? new Box(square) : box.with(square);
        if (more.most() <= MOST) box = more;
      }
    }
    if (box == null) return Map.of();
    Box region = box.widened();
    List<String> squares = new ArrayList<>();
    SquareSet all = p.arena().squares();
    for (int square = all.first(); square >= 0; square = all.next(square)) {
      if (region.has(square)) squares.add(Square.name(square));
    }
    return Map.of("at", squares);
  }

  /** The steps in order, but those that play a card first. */
  private static List<Choice> byWeight(List<Choice> steps) {
    List<Choice> sorted = new ArrayList<>(steps);
    sorted.sort(Comparator.comparing(step -> !step.parts().containsKey("card")));
    return sorted;
  }

  /** Squares from one column and row to another. */
  private record Box(int left, int right, int low, int high) {

    Box(int square) {
      this(Square.column(square), Square.column(square), Square.row(square), Square.row(square));
    }

    Box with(int square) {
      int column = Square.column(square);
      int row = Square.row(square);
      return new Box(
          Math.min(left, column), Math.max(right, column), Math.min(low, row), Math.max(high, row));
    }

    int most() {
      return Math.max(right - left, high - low) + 1;
    }

    boolean has(int square) {
      int column = Square.column(square);
      int row = Square.row(square);
      return column >= left && column <= right && row >= low && row <= high;
    }

    Box widened() {
      int[] across = Pointing.widened(left, right);
      int[] up = Pointing.widened(low, high);
      return new Box(across[0], across[1], up[0], up[1]);
    }
  }

  private static int[] widened(int from, int to) {
    int first = from;
    int last = to;
    while (last - first + 1 < LEAST) {
      if (first > 0) first--;
      if (last - first + 1 < LEAST && last < Square.SIDE - 1) last++;
    }
    return new int[] {first, last};
  }

  private static List<String> squares(Choice step) {
    for (String place : PLACES) if (step.parts().containsKey(place)) return step.parts().get(place);
    return List.of();
  }

  /** The first card that these steps play; empty if they play none. */
  static Map<String, List<String>> card(List<Choice> steps) {
    for (Choice step : steps) {
      List<String> cards = step.parts().get("card");
      if (cards != null) return Map.of("card", cards);
    }
    return Map.of();
  }
}
