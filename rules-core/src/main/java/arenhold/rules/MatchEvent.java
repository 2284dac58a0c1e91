package arenhold.rules;

import java.util.List;
import java.util.Optional;

/** What happens in every game, besides what the game itself tells. */
public sealed interface MatchEvent extends Event {

  /**
   * A seat took back its newest choice.
   *
   * @param undone how many events before this one it undoes, of those that its reader was told and
   *     that were not undone already
   */
  record TookBack(int seat, int undone) implements MatchEvent {}

  /**
   * What {@link TookBack} is made of: every reader counts only what they were told.
   *
   * @param events what happened by the choice and since
   */
  record Undone(int seat, List<Event> events) implements MatchEvent {

    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      long told = events.stream().filter(event -> event.seenBy(viewer).isPresent()).count();
      return Optional.of(new TookBack(seat, (int) told));
    }
  }

  /**
   * A seat gave up the match, the last of its side to do so. The match is over by this, and by
   * {@link FlagFell} and {@link Left}, unless the game lets the others play on.
   */
  record Resigned(int seat) implements MatchEvent {}

  /** A seat wants to give up the match; others of its side have not said so yet. */
  record WantsToResign(int seat) implements MatchEvent {}

  /** A seat agreed that the match stop now. */
  record AgreedToStop(int seat) implements MatchEvent {}

  /**
   * The time of a question was up, and the fallback answered it; the match goes on. Told before
   * what the answer leads to.
   *
   * @param choice what was answered, for the seat itself; null for others, who see only what it
   *     leads to
   */
  record TimeUp(int seat, Choice choice) implements MatchEvent {

    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      return Optional.of(viewer.knowsAs(Seat.of(seat)) ? this : new TimeUp(seat, null));
    }
  }

  /** The time of a seat was up. */
  record FlagFell(int seat) implements MatchEvent {}

  /** A seat was gone, and others did not wait for it any longer. */
  record Left(int seat) implements MatchEvent {}

  /** The others play on without this seat, told after why it goes. */
  record WentOut(int seat) implements MatchEvent {}

  /** A seat that had gone is played again, by its own player or in their place. */
  record TakenOver(int seat) implements MatchEvent {}

  /** Nobody went on with the match. */
  record Abandoned() implements MatchEvent {}
}
