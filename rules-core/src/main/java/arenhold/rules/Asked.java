package arenhold.rules;

/**
 * A question as the rules ask it: packed codes, no text. {@link Match#question} turns it into a
 * {@link Question} for clients.
 *
 * @param seat the seat that decides
 * @param prompt the kind of decision
 * @param context what the game needs to describe the question and does not keep in its position;
 *     immutable or null
 * @param codes the legal choices in their fixed order, in the game's own packing; must not be
 *     changed
 * @param offer whether this is an optional offer: visible to its holder alone, and it does not hold
 *     up the match
 */
public record Asked(Seat seat, Prompt prompt, Object context, int[] codes, boolean offer) {

  /** An optional offer: {@code seat} may take one of these choices for as long as it is open. */
  public static Asked offer(Seat seat, Prompt prompt, int... codes) {
    return new Asked(seat, prompt, null, codes, true);
  }
}
