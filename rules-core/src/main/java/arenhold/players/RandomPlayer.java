package arenhold.players;

import java.util.SplittableRandom;

/** Chooses at random: what every other player must beat. */
final class RandomPlayer implements Player {

  @Override
  public Decision decide(Seen<?> seen, Thinking thinking) {
    SplittableRandom random = thinking.random(seen.known());
    if (seen.question().offer() && random.nextBoolean()) return Decision.of(Decision.WAIT);
    return Decision.of(random.nextInt(seen.size()));
  }
}
