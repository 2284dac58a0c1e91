package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Words.Leave;
import java.util.ArrayList;
import java.util.List;

/**
 * The warp effects, card by card; copied ones are carried out the same way (TK-R20.1, TK-R20.7).
 */
final class Warps {

  private final Words words;
  private final Situation at;
  private final Pieces pieces;

  Warps(Words words) {
    this.words = words;
    this.at = words.at;
    this.pieces = words.pieces;
  }

  void carryOut(String card, int seat) {
    switch (card) {
      case "paradox-worm" -> {
        words.raise(Leave.FORCED, s -> at.enemy(s) && at.common(s));
        discardPending(seat);
      }
      case "lesser-shadow-twin", "greater-shadow-twin" ->
          words.raise(Leave.FORCED, s -> at.own(s) && at.common(s));
      case "translocationist" -> at.gain(1);
      case "antimatter-spirit" -> new Linked(words).antimatterSpirit();
      case "merchant-of-time" -> merchantOfTime();
      case "gate-of-oblivion" -> at.turn.merge("credits", 1, (a, b) -> (Integer) a + (Integer) b);
      case "void-summoner" -> words.step(Leave.FORCED, this::ownSmall, pieces::standard);
      case "eternal-emperor" -> eternalEmperor(Leave.FORCED);
      case "polarity-queen" -> words.place("c", Leave.FORCED, s -> words.around(s, at::enemy) > 0);
      case "ziggurat-sentinel" -> zigguratSentinel();
      default -> throw new AssertionError(card);
    }
  }

  /** Whether it would do anything as things stand (TK-R20.7a). */
  boolean possible(String card, int seat) {
    return switch (card) {
      case "paradox-worm" -> any(s -> at.enemy(s) && at.common(s)) || discardable(seat) != null;
      case "lesser-shadow-twin", "greater-shadow-twin" -> any(s -> at.own(s) && at.common(s));
      case "translocationist", "gate-of-oblivion" -> true;
      case "antimatter-spirit" -> !new Linked(words).places().isEmpty();
      case "void-summoner" -> !words.steps(this::ownSmall, pieces::standard).isEmpty();
      case "eternal-emperor" -> !emperorBranches().isEmpty();
      case "polarity-queen" ->
          at.left(at.own() + "c") > 0 && any(s -> at.empty(s) && words.around(s, at::enemy) > 0);
      case "ziggurat-sentinel" -> !words.steps(this::ownSmall, pieces::combat).isEmpty();
      default -> throw new AssertionError(card);
    };
  }

  private static boolean any(java.util.function.IntPredicate which) {
    return Squares.ALL.stream().anyMatch(which::test);
  }

  private boolean ownSmall(int square) {
    return at.own(square) && at.nonlegendary(square);
  }

  /** The pending being if an effect may discard it: only its summoning ends the Merchant. */
  private String discardable(int seat) {
    String pending = at.pending.get(seat);
    return "merchant-of-time".equals(pending) ? null : pending;
  }

  /** TK-R20.5. */
  void discardPending(int seat) {
    String pending = discardable(seat);
    if (pending == null) return;
    String answer = words.ask("discardPending", List.of(pending), Leave.SKIP);
    if (Words.left(answer)) return;
    at.pending.set(seat, null);
    at.hand(seat, "beings").remove(pending);
    at.decks.get(seat).discard.add(pending);
  }

  private void merchantOfTime() {
    int square = words.square("store", Leave.FORCED, s -> !at.empty(s) && Squares.colourless(s));
    if (square == Squares.NONE) return;
    at.stored = at.board[square];
    at.storedGateway = words.gateway(square);
    pieces.lift(square);
  }

  private boolean emperorsWay(int from, int to) {
    return at.common(from) ? pieces.combat(from, to) : pieces.standard(from, to);
  }

  private List<String> emperorBranches() {
    List<String> branches = new ArrayList<>();
    if (at.left(at.own() + "c") > 0 && any(at::empty)) branches.add("place");
    if (!words.steps(at::own, this::emperorsWay).isEmpty()) branches.add("step");
    return branches;
  }

  /** As a warp effect, or as an optional one when it is summoned. */
  void eternalEmperor(Leave leave) {
    String branch = words.branch(emperorBranches());
    if ("place".equals(branch)) words.place("c", leave, s -> true);
    if ("step".equals(branch)) words.step(leave, at::own, this::emperorsWay);
  }

  private void zigguratSentinel() {
    int piece =
        words.square(
            "piece",
            Leave.FORCED,
            s -> ownSmall(s) && !words.steps(f -> f == s, pieces::combat).isEmpty());
    if (piece == Squares.NONE) return;
    boolean twice = !words.steps(f -> f == piece, pieces::standard).isEmpty();
    String branch = words.branch(twice ? List.of("combat", "twice") : List.of("combat"));
    if (branch.equals("combat")) {
      words.step(Leave.FORCED, s -> s == piece, pieces::combat);
      return;
    }
    Words.Step first = words.step(Leave.FORCED, s -> s == piece, pieces::standard);
    words.step(Leave.FORCED, s -> s == first.to(), pieces::standard);
  }
}
