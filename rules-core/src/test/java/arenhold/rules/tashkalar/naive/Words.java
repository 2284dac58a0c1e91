package arenhold.rules.tashkalar.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The words of effects that ask for something (R13), asked as {@code docs/notation.md} says. */
final class Words {

  /** How a part that may be declined is declined, or that it may not be. */
  enum Leave {
    FORCED(null),
    STOP("stop"),
    SKIP("skip");

    private final String word;

    Leave(String word) {
      this.word = word;
    }
  }

  /** A step made: where to, in which direction, and whether it destroyed a piece. */
  record Step(int from, int to, boolean destroyed) {
    int direction() {
      return Squares.direction(from, to);
    }
  }

  /** Whether a piece may step from one square to another. */
  interface May {
    boolean step(int from, int to);
  }

  private static final int LONG = 254;

  final Situation at;
  final Pieces pieces;
  final Script script;
  final Cards cards;

  Words(Situation at, Script script, Cards cards) {
    this.at = at;
    this.pieces = new Pieces(at);
    this.script = script;
    this.cards = cards;
  }

  /** A decision of the effect; in a team it may be left to the teammate (TK-R12.3). */
  String ask(String prompt, List<String> choices, Leave leave) {
    List<String> all = new ArrayList<>(choices);
    if (leave.word != null) all.add(leave.word);
    if (at.table.teams() && !at.is("handedOver")) {
      List<String> more = new ArrayList<>(all);
      more.add("handover");
      String answer = script.ask(at.decider(), prompt, more, at);
      if (!answer.equals("handover")) return answer;
      new Teammates(at).handOver();
    }
    return script.ask(at.decider(), prompt, all, at);
  }

  /** Asks which of the effects that can be carried out is; one alone is taken, null if none. */
  String branch(List<String> possible) {
    if (possible.size() < 2) return possible.isEmpty() ? null : possible.getFirst();
    return ask("branch", possible, Leave.FORCED);
  }

  /** Whether an answer declines. */
  static boolean left(String answer) {
    return answer.equals("stop") || answer.equals("skip");
  }

  /** Asks for a square; {@link Squares#NONE} if there is none or it is declined. */
  int square(String prompt, Leave leave, IntPredicate which) {
    List<String> choices = new ArrayList<>();
    for (int square : Squares.ALL) if (which.test(square)) choices.add(Squares.name(square));
    if (choices.isEmpty()) return Squares.NONE;
    String answer = ask(prompt, choices, leave);
    return left(answer) ? Squares.NONE : Squares.named(answer);
  }

  /** Asks for a piece to destroy and destroys it; returns where it stood. */
  int destroy(Leave leave, IntPredicate which) {
    int square = square("destroy", leave, s -> !at.empty(s) && which.test(s));
    if (square != Squares.NONE) pieces.destroy(square);
    return square;
  }

  /** Asks for a piece to raise and raises it; returns where it stands. */
  int raise(Leave leave, IntPredicate which) {
    int square = square("raise", leave, s -> which.test(s) && pieces.canRaise(s));
    if (square != Squares.NONE) pieces.raise(square);
    return square;
  }

  /** Asks where an own common or heroic piece is placed; returns where. */
  int place(String rank, Leave leave, IntPredicate which) {
    String piece = at.own() + rank;
    if (at.left(piece) == 0) return Squares.NONE;
    int square = square("place", leave, s -> at.empty(s) && which.test(s));
    if (square != Squares.NONE) pieces.place(piece, square);
    return square;
  }

  /** Every step that the pieces on such squares may make. */
  List<int[]> steps(IntPredicate which, May may) {
    List<int[]> steps = new ArrayList<>();
    for (int from : Squares.ALL) {
      if (at.empty(from) || !which.test(from)) continue;
      for (int to : Squares.around(from)) {
        if (may.step(from, to)) steps.add(new int[] {from, to});
      }
    }
    return steps;
  }

  /** Asks for a step and makes it; null if there is none or it is declined. */
  Step step(Leave leave, IntPredicate which, May may) {
    List<int[]> steps = steps(which, may);
    if (steps.size() > LONG) {
      int mover = square("mover", leave, s -> steps.stream().anyMatch(step -> step[0] == s));
      return mover == Squares.NONE ? null : step(Leave.FORCED, s -> s == mover, may);
    }
    return one(leave, steps);
  }

  private Step one(Leave leave, List<int[]> steps) {
    if (steps.isEmpty()) return null;
    List<String> choices = new ArrayList<>();
    for (int[] step : steps) choices.add(written(step[0], step[1]));
    String answer = ask("move", choices, leave);
    if (left(answer)) return null;
    int from = Squares.named(answer.substring(0, 2));
    int to = Squares.named(answer.substring(3));
    return new Step(from, to, pieces.move(from, to));
  }

  static String written(int from, int to) {
    return Squares.name(from) + "-" + Squares.name(to);
  }

  /** Whether the being is still on the board, and this is its square. */
  boolean being(int square) {
    return at.being != Squares.NONE && at.being == square;
  }

  boolean gateway(int square) {
    return at.gateway != Squares.NONE && at.gateway == square;
  }

  /** Whether a square is next to one that may be {@link Squares#NONE}. */
  static boolean beside(int square, int other) {
    return square != Squares.NONE && other != Squares.NONE && Squares.adjacent(square, other);
  }

  /** How many such pieces stand next to a square. */
  int around(int square, IntPredicate which) {
    int count = 0;
    for (int next : Squares.around(square)) if (!at.empty(next) && which.test(next)) count++;
    return count;
  }
}
