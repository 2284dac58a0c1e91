package arenhold.rules.tashkalar.naive;

import arenhold.rules.tashkalar.naive.Words.Leave;
import arenhold.rules.tashkalar.naive.Words.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The effects of the beings of Everfrost when they are summoned, card by card. */
final class Everfrost {

  private final Words words;
  private final Situation at;
  private final Pieces pieces;
  private final Summoned being;

  Everfrost(Words words, Summoned being) {
    this.words = words;
    this.at = words.at;
    this.pieces = words.pieces;
    this.being = being;
  }

  void carryOut() {
    switch (being.card().key()) {
      case "snow-fox" -> snowFox();
      case "royal-reindeer" -> royalReindeer();
      case "crystal-mirror" -> crystalMirror();
      case "crystal-grower" -> crystalGrower();
      case "ice-princess" -> mixedMove(0);
      case "ice-queen" -> mixedMove(1);
      case "frozen-chest" -> frozenChest();
      case "everfrost-sentinel" -> everfrostSentinel();
      case "glacier-giant" -> glacierGiant();
      case "polar-bear" -> polarBear();
      case "war-sled" -> warSled();
      case "snow-monster" -> snowMonster();
      case "frost-imp" -> frostImp();
      case "ice-wyvern" -> iceWyvern();
      case "deathbringer" -> deathbringer();
      case "frostweave-illusionist" -> frostweaveIllusionist();
      case "frostweave-summoner", "winter-whisperer" -> {}
      default -> throw new AssertionError(being.card().key());
    }
  }

  private void snowFox() {
    for (int i = 0; i < 2; i++) {
      if (words.step(Leave.STOP, words::being, pieces::standard) == null) return;
    }
  }

  /** Leaps the being; null if it stays, else whether the leap destroyed a piece. */
  private Boolean leap(int distance) {
    int from = at.being;
    int to =
        words.square(
            "leap",
            Leave.SKIP,
            s ->
                s != from
                    && (distance == 0 || Squares.distance(from, s) == distance)
                    && pieces.combat(from, s));
    return to == Squares.NONE ? null : pieces.move(from, to);
  }

  private void royalReindeer() {
    Boolean destroyed = leap(2);
    boolean any = being.destroyed() != null || Boolean.TRUE.equals(destroyed);
    if (!any && pieces.canRaise(at.being)) pieces.raise(at.being);
  }

  /** Yellow squares to the blue ones behind the mirror. */
  private void crystalMirror() {
    Map<Integer, Integer> mirror = being.mirror();
    int first = mirrored(mirror, false);
    if (first != Squares.NONE && at.common(first)) mirrored(mirror, true);
  }

  private int mirrored(Map<Integer, Integer> mirror, boolean commonsOnly) {
    int chosen =
        words.square(
            "mirror",
            Leave.STOP,
            s ->
                mirror.containsKey(s)
                    && (commonsOnly ? at.common(s) : at.nonlegendary(s))
                    && at.empty(mirror.get(s))
                    && at.left(at.own() + "c") > 0);
    if (chosen != Squares.NONE) {
      pieces.place(at.own() + at.board[chosen].substring(1), mirror.get(chosen));
    }
    return chosen;
  }

  private void crystalGrower() {
    for (char enemy : at.enemies()) {
      words.raise(Leave.FORCED, s -> at.common(s) && at.board[s].charAt(0) == enemy);
    }
  }

  private void mixedMove(int rank) {
    words.step(Leave.STOP, s -> at.own(s) && at.rank(s) == rank && !words.being(s), pieces::combat);
  }

  private void frozenChest() {
    new Freezing(words).takeFromPile();
  }

  private void everfrostSentinel() {
    if (being.destroyed() == null || being.destroyed().charAt(0) == at.own()) return;
    int lowered = words.square("lower", Leave.SKIP, words::being);
    if (lowered == Squares.NONE) return;
    pieces.lower(lowered);
    for (int side = 0; side < at.fewer.size(); side++) {
      if (side != at.side()) at.fewer.set(side, at.fewer.get(side) + 1);
    }
  }

  private void glacierGiant() {
    int direction = -1;
    while (true) {
      int only = direction;
      Step step =
          words.step(
              Leave.STOP,
              words::being,
              (from, to) -> {
                int way = Squares.direction(from, to);
                boolean drawn = only < 0 ? being.directions().contains(way) : way == only;
                return drawn && pieces.combat(from, to);
              });
      if (step == null) break;
      direction = step.direction();
    }
    if (direction < 0) return;
    int next = Squares.step(at.being, direction);
    if (next == Squares.NONE || !at.legendary(next)) return;
    if (words.destroy(Leave.SKIP, s -> s == next) != Squares.NONE) pieces.destroy(at.being);
  }

  private void polarBear() {
    Step step = words.step(Leave.STOP, words::being, pieces::combat);
    if (step == null || !step.destroyed()) return;
    step = words.step(Leave.STOP, words::being, pieces::standard);
    if (step == null || !step.destroyed()) return;
    words.step(Leave.STOP, words::being, (from, to) -> at.empty(to));
  }

  private void warSled() {
    Set<Integer> ways = being.directions();
    for (int i = 0; i < 3; i++) {
      Set<Integer> allowed = ways;
      Step step =
          words.step(
              Leave.STOP,
              words::being,
              (from, to) ->
                  allowed.contains(Squares.direction(from, to)) && pieces.combat(from, to));
      if (step == null) return;
      int way = step.direction();
      ways = Set.of(way, (way + 1) % 8, (way + 7) % 8);
    }
  }

  private void snowMonster() {
    List<Integer> victims = new ArrayList<>();
    for (int square : Squares.ALL) {
      boolean near = Squares.distance(square, at.being) <= 2;
      if (near && at.enemy(square) && at.common(square) && words.around(square, at::own) > 0) {
        victims.add(square);
      }
    }
    victims.forEach(pieces::destroy);
  }

  private void frostImp() {
    Step step =
        words.step(Leave.STOP, s -> at.common(s) && Words.beside(s, at.being), pieces::standard);
    if (step == null) return;
    int way = step.direction();
    int from = step.to();
    for (int to = Squares.step(from, way);
        to != Squares.NONE && pieces.standard(from, to);
        to = Squares.step(from, way)) {
      pieces.move(from, to);
      from = to;
    }
  }

  private void iceWyvern() {
    if (Boolean.TRUE.equals(leap(0))) pieces.destroy(at.being);
  }

  private void deathbringer() {
    int[] wanted = {0, 1, 3};
    int victim =
        words.square(
            "destroy",
            Leave.SKIP,
            s ->
                !at.empty(s)
                    && Words.beside(s, at.being)
                    && words.around(s, n -> at.own(n) && !words.being(n)) >= wanted[at.rank(s)]);
    if (victim != Squares.NONE) pieces.banish(victim);
  }

  private void frostweaveIllusionist() {
    List<String> choices = new ArrayList<>();
    int square = at.being;
    for (char enemy : at.enemies()) {
      if (at.left(enemy + "c") > 0) choices.add(enemy + "c " + Squares.name(square));
    }
    if (choices.isEmpty()) return;
    String answer = words.ask("place", choices, Leave.FORCED);
    pieces.vanish(square);
    pieces.place(answer.substring(0, 2), square);
  }
}
