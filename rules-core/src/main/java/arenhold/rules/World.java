package arenhold.rules;

import java.util.List;
import java.util.Optional;

/**
 * An imagined match: one that fits all that a seat knows, in which everything else was dealt anew.
 * Immutable; every answer gives a new world.
 *
 * @param <P> the game's position
 */
public final class World<P> {

  private final Match<P> match;

  World(Match<P> match) {
    this.match = match;
  }

  /** The position to look at, suspended where the match stands. Never change it. */
  public P position() {
    return match.position();
  }

  /** A position of one's own at the last checkpoint, to be played on straight through. */
  public P checkpoint() {
    return match.game().copy(match.checkpoint());
  }

  /** How many answers have been given since the last checkpoint. */
  public int answersSince() {
    return match.answersSince();
  }

  /** The open questions; empty exactly when the match is over. */
  public List<Asked> open() {
    return match.open();
  }

  /** The open question of {@code seat} in text, if it has one. */
  public Optional<Question> question(Seat seat) {
    return match.question(seat);
  }

  /** What {@code viewer} may know about who is asked what. */
  public List<Waiting> waiting(Viewer viewer) {
    return match.waiting(viewer);
  }

  /** What {@code viewer} would see here. */
  public View view(Viewer viewer) {
    return match.view(viewer);
  }

  /** The seats that have gone while the others play on. */
  public List<Departure> departures() {
    return match.departures();
  }

  /** How the match ended, if it has. */
  public Optional<Outcome> outcome() {
    return match.outcome();
  }

  /**
   * The world after {@code seat}, or Nature, chose what stands at {@code index} of its list.
   *
   * @throws IllegalArgumentException if the seat is not asked or has no such choice
   */
  public World<P> answer(Seat seat, int index) {
    return new World<>(match.answer(seat, index));
  }
}
