package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Words.Leave;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The two linked effects (TK-R20.8): every way to do the whole is tried out, and each question
 * offers what some way begins with.
 */
final class Linked {

  private final Words words;
  private final Situation at;
  private final Pieces pieces;

  Linked(Words words) {
    this.words = words;
    this.at = words.at;
    this.pieces = words.pieces;
  }

  /** Squares on which Antimatter Spirit's warp effect can begin. */
  List<Integer> places() {
    List<Integer> places = new ArrayList<>();
    if (at.left(at.own() + "c") == 0) return places;
    for (int square : Squares.ALL) {
      boolean begins = at.empty(square) && Squares.colourless(square);
      if (begins && !firsts(square).isEmpty()) places.add(square);
    }
    return places;
  }

  /** Directions in which the first common may leave so that a second can follow. */
  private List<Integer> firsts(int square) {
    List<Integer> ways = new ArrayList<>();
    for (int way = 0; way < 8; way++) {
      int to = Squares.step(square, way);
      int back = Squares.step(square, Squares.opposite(way));
      if (to == Squares.NONE || back == Squares.NONE) continue;
      if (at.rank(to) > 0 || at.rank(back) > 0) continue;
      if (!seconds(at.board[to]).isEmpty()) ways.add(way);
    }
    return ways;
  }

  /** Colours of which a common is there once {@code returned} has gone back to its owner. */
  private List<String> seconds(String returned) {
    List<String> pieces = new ArrayList<>();
    for (char enemy : at.enemies()) {
      String piece = enemy + "c";
      if (at.left(piece) > 0 || piece.equals(returned)) pieces.add(piece);
    }
    return pieces;
  }

  void antimatterSpirit() {
    List<Integer> places = places();
    if (places.isEmpty()) return;
    int square = words.square("place", Leave.FORCED, places::contains);
    List<Integer> ways = firsts(square);
    pieces.place(at.own() + "c", square);
    List<String> choices = new ArrayList<>();
    for (int way : ways) choices.add(Words.written(square, Squares.step(square, way)));
    String answer = choices.getFirst();
    if (choices.size() > 1) answer = words.ask("move", choices, Leave.FORCED);
    int to = Squares.named(answer.substring(3));
    pieces.move(square, to);
    List<String> seconds = new ArrayList<>();
    for (String piece : seconds(null)) seconds.add(piece + " " + Squares.name(square));
    String second = seconds.getFirst();
    if (seconds.size() > 1) second = words.ask("place", seconds, Leave.FORCED);
    pieces.place(second.substring(0, 2), square);
    int back = Squares.step(square, Squares.opposite(Squares.direction(square, to)));
    pieces.move(square, back);
  }

  private boolean pole(int square) {
    return at.own(square) && at.nonlegendary(square) && !words.being(square);
  }

  /** The second moves that are possible once the first one has been made. */
  private List<int[]> replies(int from, int to) {
    String entered = at.board[to];
    String mover = at.board[from];
    int way = Squares.opposite(Squares.direction(from, to));
    at.board[to] = mover;
    at.board[from] = null;
    int being = at.being;
    if (being == to) at.being = Squares.NONE;
    List<int[]> replies =
        words.steps(
            s -> s != to && pole(s),
            (f, t) -> Squares.direction(f, t) == way && pieces.combat(f, t));
    at.being = being;
    at.board[from] = mover;
    at.board[to] = entered;
    return replies;
  }

  void polarityQueen() {
    Set<String> firsts = new LinkedHashSet<>();
    for (int[] step : words.steps(this::pole, pieces::combat)) {
      if (!replies(step[0], step[1]).isEmpty()) firsts.add(Words.written(step[0], step[1]));
    }
    if (firsts.isEmpty()) return;
    String first = words.ask("move", List.copyOf(firsts), Leave.FORCED);
    int from = Squares.named(first.substring(0, 2));
    int to = Squares.named(first.substring(3));
    List<String> choices = new ArrayList<>();
    for (int[] step : replies(from, to)) choices.add(Words.written(step[0], step[1]));
    pieces.move(from, to);
    String second = choices.getFirst();
    if (choices.size() > 1) second = words.ask("move", choices, Leave.FORCED);
    pieces.move(Squares.named(second.substring(0, 2)), Squares.named(second.substring(3)));
  }
}
