package arenhold.players.analysis;

import arenhold.players.Thinking;
import arenhold.rules.Chronicle;
import arenhold.rules.Game;
import arenhold.rules.Seat;
import arenhold.rules.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/**
 * Analyses a finished match. The budget is for the whole match: nine tenths of it are for what the
 * seats chose, and the rest for what chance chose. The same match, budget and seed always give the
 * same analysis, unless it is ended early.
 *
 * @param <P> the game's position
 */
public final class Analyst<P> {

  /** How much a turn must have gained for certain to be one that decided. */
  private static final double GAINED = 0.1;

  /** The choices of a seat that are judged together. */
  private record Part(Seat seat, List<Chronicle.Choice> choices) {

    private Chronicle.Choice first() {
      return choices.getFirst();
    }

    private Chronicle.Choice last() {
      return choices.getLast();
    }

    /** Where a replay shows what the last choice led to. */
    private int end() {
      return last().moment() + (last().own() ? 1 : 0);
    }
  }

  private final Game<P> game;
  private final Chronicle chronicle;
  private final Judge judge;
  private final Thinking thinking;
  private final IntFunction<World<P>> truth;
  private final List<Part> parts;
  private boolean whole = true;

  /**
   * @param chronicle of a match that is over
   * @param truth the match as it really stood at a moment: for what only open hands show, which is
   *     kept apart
   * @param thinking the budget for the whole match; if it is ended early, what has been judged by
   *     then is there
   */
  public Analyst(
      Game<P> game,
      Chronicle chronicle,
      IntFunction<World<P>> truth,
      Judge judge,
      Thinking thinking) {
    if (chronicle.outcome() == null) throw new IllegalArgumentException("the match is not over");
    this.game = game;
    this.chronicle = chronicle;
    this.judge = judge;
    this.truth = truth;
    this.thinking = thinking;
    this.parts = parts(chronicle, judge.mostParts());
  }

  /** How many steps the analysis takes. */
  public int steps() {
    return parts.size() + chronicle.draws().size();
  }

  private static List<Part> parts(Chronicle chronicle, int most) {
    List<Part> parts = new ArrayList<>();
    for (int seat = 0; seat < chronicle.setup().size(); seat++) {
      Map<Integer, List<Chronicle.Choice>> turns = new LinkedHashMap<>();
      for (Chronicle.Choice choice : chronicle.choices()) {
        if (choice.seat().index() != seat) continue;
        int turn = choice.turn().number();
        // Outside turns every choice is a part.
        int key = turn > 0 ? turn : -turns.size() - 1;
        turns.computeIfAbsent(key, any -> new ArrayList<>()).add(choice);
      }
      turns.values().removeIf(choices -> choices.stream().noneMatch(Analyst::free));
      List<List<Chronicle.Choice>> each = List.copyOf(turns.values());
      int together = (each.size() - 1) / most + 1;
      for (int from = 0; from < each.size(); from += together) {
        int to = Math.min(each.size(), from + together);
        List<Chronicle.Choice> choices =
            each.subList(from, to).stream().flatMap(List::stream).toList();
        parts.add(new Part(Seat.of(seat), choices));
      }
    }
    return parts;
  }

  /** Whether there was something to choose, and the seat chose itself. */
  private static boolean free(Chronicle.Choice choice) {
    return choice.own() && choice.question().choices().size() > 1;
  }

  /**
   * Analyses the match.
   *
   * @param progress is told how many steps have been taken
   */
  public Analysis analyse(IntConsumer progress) {
    int step = 0;
    List<List<Analysis.OfTurn>> turns = new ArrayList<>();
    List<List<Analysis.OfDraw>> draws = new ArrayList<>();
    for (int seat = 0; seat < chronicle.setup().size(); seat++) {
      turns.add(new ArrayList<>());
      draws.add(new ArrayList<>());
    }
    long left = thinking.nodes() * 9 / 10;
    for (Part part : parts) {
      if (stopped()) break;
      long share = left / (parts.size() - step);
      Thinking budget = budget(Math.min(left, share * judge.shares()));
      Judge.Verdict verdict = judge.turn(game, part.choices(), budget);
      if (verdict != null) {
        List<Analysis.OfTurn> before = turns.get(part.seat().index());
        before.add(judged(part, verdict, before));
        left = Math.max(0, left - verdict.nodes());
      }
      progress.accept(++step);
    }
    long draw = thinking.nodes() / 10 / Math.max(1, chronicle.draws().size());
    for (Chronicle.Draw one : chronicle.draws()) {
      if (stopped()) break;
      Estimate luck = judge.luck(game, one, budget(draw));
      // Ended meanwhile, it may have found no match to tell by.
      if (stopped()) break;
      int turn = one.turn().number();
      draws.get(one.seat().index()).add(new Analysis.OfDraw(turn, one.moment(), luck));
      progress.accept(++step);
    }
    return new Analysis(judge.version(), thinking.nodes(), whole, even(), seats(turns, draws));
  }

  /** The budget of a turn. */
  private long each() {
    return thinking.nodes() * 9 / 10 / Math.max(1, parts.size());
  }

  private double even() {
    return 1.0 / chronicle.sides().stream().distinct().count();
  }

  private boolean stopped() {
    if (thinking.stop().test(0)) whole = false;
    return !whole;
  }

  private Thinking budget(long nodes) {
    return new Thinking(nodes, thinking.seed(), thinking.stop());
  }

  private Analysis.OfTurn judged(Part part, Judge.Verdict verdict, List<Analysis.OfTurn> before) {
    List<Chronicle.Choice> choices = part.choices();
    Estimate earlier = before.isEmpty() ? Estimate.exact(even()) : before.getLast().played();
    return new Analysis.OfTurn(
        part.first().turn().number(),
        part.last().turn().number(),
        part.first().turn().seat() == part.seat(),
        part.first().moment(),
        part.end(),
        verdict.played(),
        verdict.best(),
        verdict.loss(),
        Mark.of(verdict.loss()),
        verdict.played().plus(earlier.times(-1)),
        0,
        choices.stream().map(Chronicle.Choice::notation).toList(),
        verdict.from(),
        choices.get(verdict.from()).moment(),
        verdict.better(),
        verdict.reasons(),
        null);
  }

  private List<Analysis.OfSeat> seats(
      List<List<Analysis.OfTurn>> turns, List<List<Analysis.OfDraw>> draws) {
    List<Analysis.OfSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < turns.size(); seat++) {
      double result = result(seat);
      Estimate luck = luck(seat, draws);
      Estimate adjusted = Estimate.exact(result).plus(luck.times(-1));
      seats.add(
          new Analysis.OfSeat(
              result, luck, adjusted, deciding(seat, turns.get(seat)), draws.get(seat)));
    }
    return seats;
  }

  /** The share of the win of a seat's side. */
  private double result(int seat) {
    List<Integer> places = chronicle.outcome().places();
    if (places.get(seat) != 1) return 0;
    long winners =
        chronicle.sides().stream()
            .distinct()
            .filter(side -> places.get(side.getFirst().index()) == 1)
            .count();
    return 1.0 / winners;
  }

  /**
   * What chance gave a seat: all that it learned of itself, and less what only others learned,
   * which is taken from all their opponents alike. Seats of one side share their luck.
   */
  private Estimate luck(int seat, List<List<Analysis.OfDraw>> draws) {
    List<Seat> own = chronicle.sides().get(seat);
    long others = chronicle.sides().stream().distinct().count() - 1;
    int[] next = new int[draws.size()];
    Estimate luck = Estimate.ZERO;
    for (Chronicle.Draw draw : chronicle.draws()) {
      int drawer = draw.seat().index();
      if (next[drawer] >= draws.get(drawer).size()) continue;
      Estimate worth = draws.get(drawer).get(next[drawer]++).luck();
      if (draw.seat().index() == seat) luck = luck.plus(worth);
      else if (draw.open()) continue;
      else if (own.contains(draw.seat())) luck = luck.plus(worth);
      else if (others > 0) luck = luck.plus(worth.times(-1.0 / others));
    }
    return luck;
  }

  /** The turns with those that decided numbered in order. */
  private List<Analysis.OfTurn> deciding(int seat, List<Analysis.OfTurn> turns) {
    List<Analysis.OfTurn> decided =
        turns.stream()
            .filter(turn -> weight(turn) > 0)
            .sorted(Comparator.comparingDouble((Analysis.OfTurn turn) -> -weight(turn)))
            .limit(Analysis.MOST_DECIDING)
            .toList();
    List<Analysis.OfTurn> numbered = new ArrayList<>();
    int number = 0;
    for (Analysis.OfTurn turn : turns) {
      numbered.add(decided.contains(turn) ? turn.deciding(++number, opened(seat, turn)) : turn);
    }
    return numbered;
  }

  /** What only open hands show of a marked turn; null of others. */
  private Estimate opened(int seat, Analysis.OfTurn turn) {
    if (turn.mark() == Mark.NONE) return null;
    Chronicle.Choice from =
        chronicle.choices().stream()
            .filter(one -> one.seat().index() == seat && one.moment() == turn.fork())
            .findFirst()
            .orElseThrow();
    List<String> played = turn.choices().subList(turn.from(), turn.choices().size());
    World<P> world = truth.apply(turn.fork());
    return judge.opened(game, world, from, played, turn.better(), budget(each()));
  }

  /** How much a turn decided: what was lost by a mistake, or gained without one. */
  private static double weight(Analysis.OfTurn turn) {
    if (turn.mark() != Mark.NONE) return turn.loss().mean();
    return turn.gained().least() >= GAINED ? turn.gained().mean() : 0;
  }
}
