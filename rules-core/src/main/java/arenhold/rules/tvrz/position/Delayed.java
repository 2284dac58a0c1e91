package arenhold.rules.tvrz.position;

import arenhold.rules.tvrz.card.Part;
import java.util.List;

/**
 * An attacker that was slowed and lies face-up before a fort (T15.6). Immutable.
 *
 * @param bodies one body, or the two of a pair
 * @param target before whose fort it lies
 * @param part the part it will attack; null if it will slip in
 * @param rounds in how many turns of its owner it arrives, from 1
 */
public record Delayed(List<Body> bodies, int target, Part part, int rounds) {

  /** It a turn later. */
  public Delayed nearer() {
    return new Delayed(bodies, target, part, rounds - 1);
  }
}
