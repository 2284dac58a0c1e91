package arenhold.rules;

/** What happens in every game, besides what the game itself tells. */
public sealed interface MatchEvent extends Event {

  /** A seat took back its newest choice. */
  record TookBack(int seat) implements MatchEvent {}

  /** A seat gave up the match, the last of its side to do so. */
  record Resigned(int seat) implements MatchEvent {}

  /** A seat wants to give up the match; others of its side have not said so yet. */
  record WantsToResign(int seat) implements MatchEvent {}

  /** A seat agreed that the match stop now. */
  record AgreedToStop(int seat) implements MatchEvent {}

  /** The time of a seat was up. */
  record FlagFell(int seat) implements MatchEvent {}

  /** A seat was gone, and others claimed the win. */
  record Left(int seat) implements MatchEvent {}

  /** Nobody went on with the match. */
  record Abandoned() implements MatchEvent {}
}
