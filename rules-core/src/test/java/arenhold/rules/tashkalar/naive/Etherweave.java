package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Words.Leave;
import arenhold.rules.tashkalar.naive.Words.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/** The effects of the beings of Etherweave when they are summoned, card by card (R20). */
final class Etherweave {

  private final Words words;
  private final Situation at;
  private final Pieces pieces;
  private final Summoned being;

  Etherweave(Words words, Summoned being) {
    this.words = words;
    this.at = words.at;
    this.pieces = words.pieces;
    this.being = being;
  }

  void carryOut() {
    switch (being.card().key()) {
      case "doppelganger" -> doppelganger();
      case "paradox-worm" -> paradoxWorm();
      case "lesser-shadow-twin" -> lesserShadowTwin();
      case "translocationist" -> translocationist();
      case "merchant-of-time" -> merchantOfTime();
      case "gate-of-oblivion" -> gateOfOblivion();
      case "time-traveler" -> timeTraveler();
      case "greater-shadow-twin" -> greaterShadowTwin();
      case "warpmaster" -> warpmaster();
      case "dark-sphere" -> darkSphere();
      case "void-summoner" -> {
        if (!at.is("handedOver")) at.turn.put("emptySquares", true);
      }
      case "eternal-emperor" -> {
        boolean warped = ((List<?>) at.turn.get("warped")).contains("eternal-emperor");
        if (!warped) new Warps(words).eternalEmperor(Leave.STOP);
      }
      case "reality-patch" -> realityPatch();
      case "polarity-queen" -> new Linked(words).polarityQueen();
      case "singularity" -> singularity();
      case "ziggurat-sentinel" -> zigguratSentinel();
      case "iris-of-eternity" -> irisOfEternity();
      case "antimatter-spirit" -> {}
      default -> throw new AssertionError(being.card().key());
    }
  }

  private List<String> pile() {
    return at.decks.get(being.seat()).discard;
  }

  private String pending() {
    return at.pending.get(being.seat());
  }

  private void doppelganger() {
    String pending = pending();
    if (pending == null || pending.equals("merchant-of-time")) return;
    new Warps(words).carryOut(pending, being.seat());
  }

  private void paradoxWorm() {
    int own =
        words.square(
            "exchange", Leave.SKIP, s -> at.own(s) && at.nonlegendary(s) && like(s, at::enemy));
    if (own == Squares.NONE) return;
    int other =
        words.square("exchange", Leave.FORCED, s -> at.enemy(s) && at.rank(s) == at.rank(own));
    pieces.exchange(own, other);
  }

  /** Whether there is a piece of this rank among such ones. */
  private boolean like(int square, IntPredicate which) {
    return Squares.ALL.stream().anyMatch(s -> which.test(s) && at.rank(s) == at.rank(square));
  }

  private void lesserShadowTwin() {
    if (!pile().contains("greater-shadow-twin")) return;
    int own = words.square("piece", Leave.SKIP, s -> at.own(s) && words.around(s, at::common) > 0);
    if (own == Squares.NONE) return;
    for (int i = 0; i < 2; i++) {
      int victim = words.destroy(Leave.SKIP, s -> at.common(s) && Squares.adjacent(s, own));
      if (victim == Squares.NONE) return;
    }
  }

  private void translocationist() {
    for (int i = 0; i < 2; i++) {
      boolean both = any(s -> at.own(s) && at.common(s)) && any(s -> at.own(s) && at.heroic(s));
      if (!both) return;
      int heroic = words.square("exchange", Leave.SKIP, s -> at.own(s) && at.heroic(s));
      if (heroic == Squares.NONE) return;
      int common = words.square("exchange", Leave.FORCED, s -> at.own(s) && at.common(s));
      pieces.exchange(heroic, common);
    }
  }

  private static boolean any(IntPredicate which) {
    return Squares.ALL.stream().anyMatch(which::test);
  }

  private void merchantOfTime() {
    if (at.stored == null) return;
    int rank = Situation.rank(at.stored);
    int to = words.square("restore", Leave.FORCED, s -> Squares.colourless(s) && at.rank(s) < rank);
    if (to == Squares.NONE) return;
    if (!at.empty(to)) pieces.destroy(to);
    at.board[to] = at.stored;
    if (at.storedGateway && at.gateway == Squares.NONE) at.gateway = to;
    at.stored = null;
    at.storedGateway = false;
  }

  private void gateOfOblivion() {
    for (int square : being.marks().getOrDefault("purple", Set.of())) {
      if (!at.empty(square)) pieces.destroy(square);
    }
    Set<Integer> red = being.marks().getOrDefault("red", Set.of());
    words.destroy(Leave.SKIP, s -> red.contains(s) && at.nonlegendary(s));
  }

  private void timeTraveler() {
    int victim = words.destroy(Leave.SKIP, s -> at.common(s) && Words.beside(s, at.being));
    if (victim == Squares.NONE || pile().isEmpty()) return;
    String top = pile().removeLast();
    List<Object> everybody = new ArrayList<>();
    for (int seat = 0; seat < at.hands.size(); seat++) everybody.add(seat);
    at.decks.get(being.seat()).over.addFirst(new CardPile.Known(top, everybody));
  }

  private void greaterShadowTwin() {
    if (!pile().contains("lesser-shadow-twin")) return;
    words.destroy(Leave.SKIP, s -> at.heroic(s) && words.around(s, at::own) >= 2);
  }

  private void warpmaster() {
    List<String> branches = new ArrayList<>();
    String pending = pending();
    if (pending != null && !pending.equals("merchant-of-time")) branches.add("back");
    if (!words.steps(words::being, pieces::standard).isEmpty()) branches.add("self");
    String branch = words.branch(branches);
    if ("back".equals(branch)) at.pending.set(being.seat(), null);
    if ("self".equals(branch)) words.step(Leave.STOP, words::being, pieces::standard);
  }

  private void darkSphere() {
    Set<Integer> moved = new HashSet<>();
    Map<Character, Integer> colours = new HashMap<>();
    for (int i = 0; i < 3; i++) {
      Step step =
          words.step(
              Leave.STOP,
              s ->
                  at.nonlegendary(s)
                      && !moved.contains(s)
                      && colours.getOrDefault(at.board[s].charAt(0), 0) < 2,
              (from, to) -> Squares.distance(to, at.being) == 2 && pieces.combat(from, to));
      if (step == null) return;
      moved.remove(step.from());
      moved.add(step.to());
      colours.merge(at.board[step.to()].charAt(0), 1, Integer::sum);
    }
  }

  private void realityPatch() {
    for (char enemy : at.enemies()) {
      words.destroy(Leave.SKIP, s -> at.heroic(s) && at.board[s].charAt(0) == enemy);
    }
    new Warps(words).discardPending(being.seat());
    List<String> choices = new ArrayList<>();
    int seat = being.seat();
    Map<String, List<String>> hand = at.hands.get(seat);
    hand.values().forEach(choices::addAll);
    choices.remove(pending());
    if (choices.isEmpty()) return;
    choices.add("skip");
    String card = words.script.ask(seat, "discardCard", choices, at);
    if (Words.left(card)) return;
    hand.values().forEach(held -> held.remove(card));
    if (words.cards.isFlare(card)) at.flares.discard.add(card);
    else if (words.cards.legends().contains(card)) at.legends.discard.add(card);
    else at.decks.get(seat).discard.add(card);
  }

  private int commonsAround(int square) {
    return words.around(square, at::common);
  }

  private void singularity() {
    int square = words.square("gather", Leave.FORCED, s -> gathers(s) && commonsAround(s) > 0);
    if (square == Squares.NONE) return;
    while (commonsAround(square) > 0) {
      if (commonsAround(square) > 1) {
        words.step(Leave.FORCED, at::common, (from, to) -> to == square);
        continue;
      }
      for (int from : Squares.around(square)) {
        if (at.common(from)) pieces.move(from, square);
      }
    }
  }

  private boolean gathers(int square) {
    return at.empty(square) && Squares.colourless(square);
  }

  private boolean arrow(int from, int to) {
    return being.directions().contains(Squares.direction(from, to)) && pieces.combat(from, to);
  }

  private void zigguratSentinel() {
    Warps warps = new Warps(words);
    List<String> copied = new ArrayList<>();
    for (String card : pile()) {
      boolean warps0 = words.cards.named(card).warps() && !card.equals("merchant-of-time");
      if (warps0 && warps.possible(card, being.seat())) copied.add(card);
    }
    List<String> branches = new ArrayList<>();
    if (!copied.isEmpty()) branches.add("copy");
    if (!words.steps(words::being, this::arrow).isEmpty()) branches.add("arrow");
    String branch = words.branch(branches);
    if ("copy".equals(branch)) {
      String card = words.ask("copy", copied, Leave.SKIP);
      if (!Words.left(card)) warps.carryOut(card, being.seat());
    }
    if ("arrow".equals(branch)) {
      for (int i = 0; i < 3; i++) {
        if (words.step(Leave.STOP, words::being, this::arrow) == null) return;
      }
    }
  }

  private void irisOfEternity() {
    List<String> branches = new ArrayList<>();
    if (words.around(at.being, at::legendary) > 0) branches.add("slay");
    if (pieces.canRaise(at.being)) branches.add("rise");
    String branch = words.branch(branches);
    if ("slay".equals(branch)) {
      words.destroy(Leave.SKIP, s -> at.legendary(s) && Words.beside(s, at.being));
    }
    if (!"rise".equals(branch)) return;
    if (words.raise(Leave.SKIP, words::being) == Squares.NONE) return;
    new Legends(words).credit();
    for (Map<String, List<String>> hand : at.hands) {
      if (at.table.side(at.hands.indexOf(hand)) != at.side()) continue;
      at.legends.discard.addAll(hand.get("legends"));
      hand.get("legends").clear();
    }
  }
}
