package arenhold.server.pairing;

import java.util.Set;
import java.util.UUID;

/**
 * A player waiting to be paired.
 *
 * @param rating as shown
 * @param provisional whether that rating is still provisional
 * @param since when they began to wait, in milliseconds
 * @param tired opponents they have just played several times in a row
 */
public record Waiting(UUID player, int rating, boolean provisional, long since, Set<UUID> tired) {

  private static final int REACH = 150;
  private static final int PROVISIONAL_REACH = 300;
  private static final int GROWTH_PER_SECOND = 10;

  /** The rating gap accepted at that time; it grows with the wait. */
  int reach(long now) {
    long seconds = Math.max(0, now - since) / 1000;
    long grown = (provisional ? PROVISIONAL_REACH : REACH) + GROWTH_PER_SECOND * seconds;
    return (int) Math.min(grown, 1_000_000);
  }

  /** Whether one of the two has just played the other several times in a row. */
  boolean tiredOf(Waiting other) {
    return tired.contains(other.player) || other.tired.contains(player);
  }
}
