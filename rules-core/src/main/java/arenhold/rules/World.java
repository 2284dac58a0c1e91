package arenhold.rules;

import java.util.List;
import java.util.Optional;

/**
 * An imagined match: consistent with everything a seat knows, with everything else dealt again.
 * Immutable; every answer returns a new world.
 *
 * @param <P> the game's position
 */
public final class World<P> {

  private final Match<P> match;

  World(Match<P> match) {
    this.match = match;
  }

  /** A match as it really stands, with all hands open: for looking back at one that is over. */
  public static <P> World<P> of(Match<P> match) {
    return new World<>(match);
  }

  /** The current position, suspended at the open questions. Read only: must not be changed. */
  public P position() {
    return match.position();
  }

  /** A copy of the position at the last checkpoint, for playing on without reruns. */
  public P checkpoint() {
    return match.game().copy(match.checkpoint());
  }

  /** The answers since the last checkpoint. */
  Answers answers() {
    return match.answers();
  }

  /** The departures at the last checkpoint and since. */
  Departures departed() {
    return match.departures;
  }

  /** The number of answers since the last checkpoint. */
  public int answersSince() {
    return match.answersSince();
  }

  /** The codes of the answers given since the last checkpoint, in order. */
  public int[] codesSince() {
    return match.answers().codes().clone();
  }

  /** The open questions; empty exactly when the match is over. */
  public List<Asked> open() {
    return match.open();
  }

  /** The open question of {@code seat} with its texts, if it has one. */
  public Optional<Question> question(Seat seat) {
    return match.question(seat);
  }

  /** What {@code viewer} may know about the open questions. */
  public List<Waiting> waiting(Viewer viewer) {
    return match.waiting(viewer);
  }

  /** What {@code viewer} would see here. */
  public View view(Viewer viewer) {
    return match.view(viewer);
  }

  /** What {@code viewer} may know of what happened by the newest answer, in order. */
  public List<Event> news(Viewer viewer) {
    return match.news(viewer);
  }

  /** Which turn it is. */
  public Turn turn() {
    return match.turn();
  }

  /** The seats that have left while the others play on. */
  public List<Departure> departures() {
    return match.departures();
  }

  /** The outcome, if the match is over. */
  public Optional<Outcome> outcome() {
    return match.outcome();
  }

  /**
   * The world after {@code seat}, or Nature, chose the item at {@code index} of its list.
   *
   * @throws IllegalArgumentException if the seat is not asked or has no such choice
   */
  public World<P> answer(Seat seat, int index) {
    return new World<>(match.answer(seat, index));
  }
}
