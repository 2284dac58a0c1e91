package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Words.Leave;
import arenhold.rules.tashkalar.naive.Words.Step;
import java.util.ArrayList;
import java.util.List;

/** The effects of the beings of Nethervoid, card by card (R19). */
final class Nethervoid {

  private final Words words;
  private final Situation at;
  private final Pieces pieces;
  private final Summoned being;

  Nethervoid(Words words, Summoned being) {
    this.words = words;
    this.at = words.at;
    this.pieces = words.pieces;
    this.being = being;
  }

  /** Carries the effect out; returns whether the card then goes under its deck (TK-R19.8). */
  boolean carryOut() {
    switch (being.card().key()) {
      case "shadow-imp" -> shadowImp();
      case "flame-imp" ->
          words.destroy(Leave.SKIP, s -> at.common(s) && Words.beside(s, at.gateway));
      case "gate-keeper" -> gateKeeper();
      case "demon-of-gluttony" -> demonOfGluttony();
      case "demon-of-pride" -> demonOfPride();
      case "acolyte-of-destruction" -> acolyteOfDestruction();
      case "acolyte-of-growth" -> acolyteOfGrowth();
      case "power-seeker" -> powerSeeker();
      case "hell-hound" -> {
        return hellHound();
      }
      case "vortexmaster" -> vortexmaster();
      case "gate-master" -> gateMaster();
      case "hell-rider" -> hellRider();
      case "demon-of-wrath" -> demonOfWrath();
      case "demon-of-greed" -> demonOfGreed();
      case "demon-of-lust" -> demonOfLust();
      case "demon-of-sloth" -> demonOfSloth();
      case "demon-of-envy" -> demonOfEnvy();
      case "possessed-summoner" -> possessedSummoner();
      default -> throw new AssertionError(being.card().key());
    }
    return false;
  }

  private void shadowImp() {
    Step step = words.step(Leave.STOP, words::being, pieces::combat);
    if (step == null || words.gateway(at.being)) return;
    words.step(
        Leave.STOP,
        words::gateway,
        (from, to) -> Squares.direction(from, to) == step.direction() && pieces.combat(from, to));
  }

  private void gateKeeper() {
    List<String> branches = new ArrayList<>();
    boolean commons = Squares.ALL.stream().anyMatch(s -> at.own(s) && at.common(s));
    if (commons) branches.add("raise");
    boolean free = Squares.ALL.stream().anyMatch(at::empty);
    if (free && at.left(at.own() + "c") > 0) branches.add("place");
    String branch = words.branch(branches);
    if (branch == null) return;
    int chosen =
        branch.equals("raise")
            ? words.raise(Leave.SKIP, s -> at.own(s) && at.common(s))
            : words.place("c", Leave.STOP, s -> true);
    if (chosen != Squares.NONE) at.gateway = chosen;
  }

  private void demonOfGluttony() {
    Step step = words.step(Leave.STOP, words::being, pieces::combat);
    if (step == null || !step.destroyed()) return;
    pieces.raise(at.being);
    step = words.step(Leave.STOP, words::being, pieces::combat);
    if (step != null && step.destroyed()) at.gateway = at.being;
  }

  private void demonOfPride() {
    pieces.raise(at.being);
    at.gateway = at.being;
    words.step(Leave.STOP, words::being, pieces::combat);
  }

  private void acolyteOfDestruction() {
    int victim = words.destroy(Leave.FORCED, at::common);
    if (victim == Squares.NONE || at.gateway == Squares.NONE || !Squares.red(at.gateway)) return;
    words.destroy(Leave.SKIP, s -> at.heroic(s) && Squares.adjacent(s, victim));
  }

  private void acolyteOfGrowth() {
    int common = words.place("c", Leave.FORCED, s -> true);
    if (common == Squares.NONE || at.gateway == Squares.NONE) return;
    if (Squares.green(at.gateway)) {
      words.place("h", Leave.FORCED, s -> Squares.adjacent(s, common));
    }
  }

  /** Whether a step leads nearer to the Gateway (TK-R19.6). */
  private boolean nearer(int from, int to) {
    return at.gateway != Squares.NONE
        && Squares.distance(to, at.gateway) < Squares.distance(from, at.gateway);
  }

  private void powerSeeker() {
    if (words.gateway(at.being)) {
      words.step(Leave.STOP, words::being, pieces::standard);
      return;
    }
    Step step;
    do {
      step =
          words.step(
              Leave.STOP, words::being, (from, to) -> nearer(from, to) && pieces.combat(from, to));
    } while (step != null);
  }

  private boolean hellHound() {
    int square =
        words.square("destroy", Leave.SKIP, s -> !at.empty(s) && Words.beside(s, at.being));
    boolean legend = square != Squares.NONE && at.legendary(square);
    if (square != Squares.NONE) pieces.destroy(square);
    return !legend && at.decks.get(being.seat()).size() > 0;
  }

  private void vortexmaster() {
    words.step(Leave.STOP, words::gateway, pieces::combat);
    words.step(Leave.STOP, s -> at.own(s) && Words.beside(s, at.gateway), pieces::combat);
  }

  private void gateMaster() {
    int gateway = at.gateway;
    if (gateway != Squares.NONE && pieces.canRaise(gateway)) {
      pieces.raise(gateway);
      if (at.legendary(gateway)) new Legends(words).credit();
    }
    int next = words.square("gateway", Leave.FORCED, s -> at.own(s) && at.nonlegendary(s));
    if (next != Squares.NONE) at.gateway = next;
  }

  private void hellRider() {
    int most = words.gateway(at.being) ? 1 : 3;
    for (int i = 0; i < most; i++) {
      if (words.step(Leave.STOP, words::being, pieces::combat) == null) return;
    }
  }

  private List<Integer> besideTheGateway() {
    List<Integer> found = new ArrayList<>();
    for (int square : Squares.ALL) {
      boolean common = at.enemy(square) && at.common(square);
      if (common && Words.beside(square, at.gateway)) found.add(square);
    }
    return found;
  }

  private void demonOfWrath() {
    if (besideTheGateway().isEmpty()) words.step(Leave.STOP, words::gateway, pieces::standard);
    besideTheGateway().forEach(pieces::destroy);
  }

  private void demonOfGreed() {
    for (int rank = 0; rank < 2; rank++) {
      int wanted = rank;
      int victim =
          words.destroy(Leave.FORCED, s -> at.own(s) && at.rank(s) == wanted && !words.gateway(s));
      if (victim != Squares.NONE) at.gain(1);
    }
  }

  private void demonOfLust() {
    int[] moved = {Squares.NONE};
    for (int i = 0; i < 2; i++) {
      Step step =
          words.step(
              Leave.STOP,
              s -> s != moved[0],
              (from, to) -> nearer(from, to) && !words.gateway(to) && pieces.combat(from, to));
      if (step == null) return;
      moved[0] = step.to();
    }
  }

  private void demonOfSloth() {
    if (at.actions() > 0) at.gain(-1);
    else if (at.gateway != Squares.NONE) pieces.destroy(at.gateway);
  }

  private void demonOfEnvy() {
    while (true) {
      int placed = words.place("c", Leave.FORCED, s -> Words.beside(s, at.gateway));
      if (placed == Squares.NONE) return;
      boolean behind = at.enemies().stream().anyMatch(enemy -> count(enemy) > count(at.own()));
      if (!behind) return;
    }
  }

  private long count(char colour) {
    return Squares.ALL.stream()
        .filter(s -> !at.empty(s) && at.board[s].charAt(0) == colour)
        .count();
  }

  private void possessedSummoner() {
    List<String> choices = new ArrayList<>();
    for (char enemy : at.enemies()) {
      if (at.left(enemy + "c") == 0) continue;
      for (int square : Squares.ALL) {
        boolean beside = words.around(square, s -> at.board[s].charAt(0) == enemy) > 0;
        if (at.empty(square) && beside) choices.add(enemy + "c " + Squares.name(square));
      }
    }
    if (!choices.isEmpty()) {
      String answer = words.ask("place", choices, Leave.FORCED);
      pieces.place(answer.substring(0, 2), Squares.named(answer.substring(3)));
      if (!at.is("handedOver")) at.turn.put("possessed", answer.substring(0, 1));
    }
    if (new Freezing(words).discardFlare()) at.gain(1);
  }
}
