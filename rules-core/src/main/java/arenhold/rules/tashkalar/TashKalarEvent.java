package arenhold.rules.tashkalar;

import arenhold.rules.Event;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * What happens in a match, in the order in which it happens. Seats are numbers from 0; squares,
 * pieces and cards are written as in {@link TashKalarView}.
 */
public sealed interface TashKalarEvent extends Event {

  /** A player ruled out a school before chance deals them. */
  record Banned(int seat, String school) implements TashKalarEvent {}

  /** A seat got this school by chance. */
  record Dealt(int seat, String school) implements TashKalarEvent {}

  /**
   * A task was turned up; {@code place} says what becomes of it: {@code current}, {@code next},
   * {@code aside} (shuffled back into the deck after the set-up, R3.2.2) or {@code under} (face
   * down under the deck by the three-of-four rule, R10.4).
   */
  record TurnedUp(String task, String place) implements TashKalarEvent {}

  /**
   * A seat claimed a task for its side (R10.3). The next task moves into the gap; {@link TurnedUp}
   * events follow.
   */
  record Claimed(int seat, String task, int points) implements TashKalarEvent {}

  /** A turn began. */
  record TurnBegan(int seat, int number, int actions, boolean extra) implements TashKalarEvent {}

  /**
   * A seat handed its turn over to its teammate {@code to} (R12.3). The team's legends go with it:
   * a {@link PassedLegends} follows if there are any.
   */
  record HandedOver(int seat, int to) implements TashKalarEvent {}

  /** A seat gave all legends of its team to its teammate {@code to} (R12.1). */
  record PassedLegends(int seat, int to, int cards) implements TashKalarEvent {}

  /** A piece was put on an empty square, by an action or by an effect. */
  record Placed(int seat, String at, String piece) implements TashKalarEvent {}

  /** An own piece was taken off because the supply was empty (R5.2, R6.5.2) or by an effect. */
  record Recalled(int seat, String from, String piece) implements TashKalarEvent {}

  /**
   * A being was summoned.
   *
   * @param uses squares of the pieces used to summon it
   * @param points points for a legend (R10.10), else 0
   */
  record Summoned(int seat, String card, String at, String piece, List<String> uses, int points)
      implements TashKalarEvent {
    @Override
    public Played played() {
      return new Played(seat, card);
    }
  }

  /** A piece was destroyed; {@code credited} if it counts for the side whose turn it is (R10.6). */
  record Destroyed(String at, String piece, boolean credited) implements TashKalarEvent {}

  /**
   * A piece was destroyed and left the game (R18.9); {@code credited} if it counts, as two, for the
   * side whose turn it is.
   */
  record Banished(String at, String piece, boolean credited) implements TashKalarEvent {}

  /** A card lies frozen in front of its owner now (R18.2). */
  record Froze(int seat, String card) implements TashKalarEvent {}

  /** A card with a frozen effect went to the discard pile without thawing (R18.3, R18.7). */
  record Melted(int seat, String card) implements TashKalarEvent {}

  /** A frozen effect thawed; what it does follows (R18.4). */
  record Thawed(int seat, String card) implements TashKalarEvent {}

  /** All others have an action fewer in their next turn, by a card of this seat (R18.8). */
  record Hindered(int seat) implements TashKalarEvent {}

  /** A card was warped: it is pending now, and its warp effect follows (R20.3). */
  record Warped(int seat, String card) implements TashKalarEvent {}

  /** A pending being went back to its owner's hand (Warpmaster). */
  record Unwarped(int seat, String card) implements TashKalarEvent {}

  /** The warp effect of this card is carried out as a part of another's effect (R20.7). */
  record Copied(int seat, String card) implements TashKalarEvent {}

  /** From now on each piece destroyed in this turn is credited this many times (R20.11). */
  record CreditedMore(int seat, int times) implements TashKalarEvent {}

  /** Empty squares may stand in for common pieces in the next summoning (R20.12). */
  record EmptySquaresServe(int seat) implements TashKalarEvent {}

  /** A piece was taken off the board and stored (R20.10). */
  record Stored(int seat, String at, String piece) implements TashKalarEvent {}

  /** The stored piece came back (R20.10). */
  record Restored(int seat, String at, String piece) implements TashKalarEvent {}

  /** Two pieces changed places (R20.9): {@code first} stood on {@code a}, {@code second} on b. */
  record Exchanged(String a, String b, String first, String second) implements TashKalarEvent {}

  /** A piece moved or leapt. */
  record Moved(String from, String to, String piece, boolean leap) implements TashKalarEvent {}

  /** A piece was upgraded (R13.14). */
  record Raised(String at, String from, String to) implements TashKalarEvent {}

  /** A piece was downgraded (R13.15). */
  record Lowered(String at, String from, String to) implements TashKalarEvent {}

  /** An enemy piece was converted (R13.17); it counts as destroyed. */
  record Converted(String at, String from, String to) implements TashKalarEvent {}

  /**
   * A flare was played, with the halves that apply (R8.3).
   *
   * @param against the colour of the opponent it was compared with (R8.7)
   */
  record Flared(int seat, String card, boolean upper, boolean lower, String against)
      implements TashKalarEvent {
    @Override
    public Played played() {
      return new Played(seat, card);
    }
  }

  /**
   * Points were gained; {@code why} is {@code destroyed}, {@code legend} or {@code flare}.
   *
   * @param seat whose side gained them
   * @param colour in which colour, in a Melee (R10.9); null where there is one score for all
   */
  record Scored(int seat, int points, String why, String colour) implements TashKalarEvent {}

  /** An action was gained (R4.6); {@code actions} are left now. */
  record GainedAction(int seat, int actions) implements TashKalarEvent {}

  /** An extra turn was granted (R15.8). */
  record ExtraTurn(int seat) implements TashKalarEvent {}

  /** An extra card was granted, to be drawn at the end of this turn (R11.6). */
  record ExtraCard(int seat, String deck) implements TashKalarEvent {}

  /** The next being of this turn may use one enemy piece (R9.5). */
  record Borrowing(int seat) implements TashKalarEvent {}

  /** The counter of this piece's colour was turned so that the piece could serve (R9.1). */
  record Improvised(int seat, String at, String piece) implements TashKalarEvent {}

  /**
   * The piece on {@code at} became the Gateway (R19.1); null: there is no longer a Gateway. A
   * Gateway that moves takes the marker along without this event.
   */
  record Gateway(String at) implements TashKalarEvent {}

  /** An action was spent on nothing (R19.9); {@code actions} are left now. */
  record SpentAction(int seat, int actions) implements TashKalarEvent {}

  /** Pieces of this colour serve as own ones in the seat's next summoning (R19.11). */
  record Possessed(int seat, String colour) implements TashKalarEvent {}

  /** A being that was played went under its deck, face up (R19.8). */
  record PutUnder(int seat, String card) implements TashKalarEvent {}

  /** A being went from the discard pile to the top of its deck. */
  record Recovered(int seat, String card) implements TashKalarEvent {}

  /** A being was discarded by the discard action (R7.1), or a flare by an effect (R18.11). */
  record Discarded(int seat, String card) implements TashKalarEvent {}

  /** A card was put under a deck (R7.1); {@code card} is null for those who may not know it. */
  record Returned(int seat, String deck, String card) implements TashKalarEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = viewer.knowsAs(Seat.of(seat));
      return Optional.of(known ? this : new Returned(seat, deck, null));
    }
  }

  /**
   * A card was drawn; {@code card} is null for those who may not know it.
   *
   * @param open whether everybody knew what lay on top
   */
  record Drew(int seat, String deck, String card, boolean open) implements TashKalarEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = open || viewer.knowsAs(Seat.of(seat));
      return Optional.of(known ? this : new Drew(seat, deck, null, false));
    }
  }

  /** A discard pile became the new deck (R11.8). */
  record Reshuffled(String deck) implements TashKalarEvent {}

  /** The end of the game was triggered in this seat's turn (R15.6): deck, score or idle. */
  record FinalRound(int seat, String why) implements TashKalarEvent {}
}
