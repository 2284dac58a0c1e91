package arenhold.players;

/**
 * Advises the player of a seat, as the strongest player of the game would play. Bound as a {@link
 * Player} is: what it advises depends only on its arguments, and so on nothing that is hidden from
 * the seat.
 */
public interface Adviser {

  /**
   * What to do at the open question. Of an offer, which may be let pass, it values the choices
   * alone.
   *
   * @throws arenhold.rules.Unimaginable if no match is found that fits what the seat knows, or none
   *     before the thinking was ended
   */
  Hint advise(Seen<?> seen, Thinking thinking);

  /** How many nodes a hint is worth. */
  long nodes();

  /**
   * Whether a hint is worth giving though its thinking was ended early: it is only less certain.
   */
  default boolean anytime() {
    return false;
  }
}
