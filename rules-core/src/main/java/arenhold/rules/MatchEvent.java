package arenhold.rules;

import java.util.List;
import java.util.Optional;

/** Events common to all games, besides a game's own. */
public sealed interface MatchEvent extends Event {

  /**
   * A seat took back its newest choice.
   *
   * @param undone how many of the events before this one it undoes, counting only those its viewer
   *     was told and that are not undone already
   */
  record TookBack(int seat, int undone) implements MatchEvent {}

  /**
   * The source of {@link TookBack}: each viewer's count includes only events they were told.
   *
   * @param events what happened through the choice and since
   */
  record Undone(int seat, List<Event> events) implements MatchEvent {

    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      long told = events.stream().filter(event -> event.seenBy(viewer).isPresent()).count();
      return Optional.of(new TookBack(seat, (int) told));
    }
  }

  /**
   * A seat resigned, as the last of its side. This ends the match, as do {@link FlagFell} and
   * {@link Left}, unless the game lets the others play on.
   */
  record Resigned(int seat) implements MatchEvent {}

  /** A seat wants to resign; others of its side have not agreed yet. */
  record WantsToResign(int seat) implements MatchEvent {}

  /** A seat agreed to stop the match now. */
  record AgreedToStop(int seat) implements MatchEvent {}

  /**
   * A question timed out and the fallback answered it; the match goes on. Precedes the events of
   * the answer.
   *
   * @param choice the answer, for the seat itself; null for others, who see only its events
   */
  record TimeUp(int seat, Choice choice) implements MatchEvent {

    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      return Optional.of(viewer.knowsAs(Seat.of(seat)) ? this : new TimeUp(seat, null));
    }
  }

  /** A seat was advised by a computer. */
  record TookHint(int seat) implements MatchEvent {}

  /** A seat ran out of time. */
  record FlagFell(int seat) implements MatchEvent {}

  /** A seat was absent, and the others stopped waiting for it. */
  record Left(int seat) implements MatchEvent {}

  /** The others play on without this seat; follows the event that says why. */
  record WentOut(int seat) implements MatchEvent {}

  /** A computer plays a seat that was absent, until its player comes back. */
  record StoodIn(int seat) implements MatchEvent {}

  /** A seat that had departed, or that a computer played, is played again. */
  record TakenOver(int seat) implements MatchEvent {}

  /** The match was abandoned. */
  record Abandoned() implements MatchEvent {}
}
