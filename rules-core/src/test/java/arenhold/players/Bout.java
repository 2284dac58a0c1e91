package arenhold.players;

import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Witness;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A match between computer players, with what each seat knows.
 *
 * @param <P> the game's position
 */
final class Bout<P> {

  /** Asked before every choice of a player. */
  @FunctionalInterface
  interface Decider {
    /** Returns the choice. */
    int decide(Seen<?> seen);
  }

  private final Random chance;
  private final List<Witness<P>> witnesses = new ArrayList<>();
  private Match<P> match;

  Bout(Match<P> start, long seed) {
    match = start;
    chance = new Random(seed);
    for (int i = 0; i < start.setup().size(); i++) witnesses.add(Witness.of(start, Seat.of(i)));
  }

  static <P> Bout<P> of(Game<P> game, Setup setup, long seed) {
    return new Bout<>(Match.start(game, setup), seed);
  }

  Match<P> match() {
    return match;
  }

  Knowledge known(Seat seat) {
    return witnesses.get(seat.index()).knowledge();
  }

  Seen<P> seen(Seat seat) {
    return new Seen<>(match.game(), known(seat), match.question(seat).orElseThrow());
  }

  /** Plays to the end. */
  Bout<P> play(Decider decider) {
    while (!match.isOver()) step(decider);
    return this;
  }

  /** Makes one choice, Nature's or a player's; offers are put first. */
  void step(Decider decider) {
    List<Asked> open = new ArrayList<>(match.open());
    open.sort((one, other) -> Boolean.compare(other.offer(), one.offer()));
    for (Asked asked : open) {
      boolean nature = asked.seat() == Seat.NATURE;
      int size = asked.codes().length;
      int index = nature ? chance.nextInt(size) : decider.decide(seen(asked.seat()));
      if (index == Decision.WAIT && asked.offer()) continue;
      String notation = match.game().notation(match.position(), asked, asked.codes()[index]);
      answer(new Entry(asked.seat(), notation));
      return;
    }
    throw new IllegalStateException("nobody answers");
  }

  /** Makes this choice. */
  void answer(Entry entry) {
    Match<P> before = match;
    match = ((Step.Applied<P>) match.apply(entry)).match();
    witnesses.replaceAll(witness -> witness.after(before, entry, match));
  }
}
