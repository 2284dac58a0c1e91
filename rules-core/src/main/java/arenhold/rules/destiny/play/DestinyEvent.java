package arenhold.rules.destiny.play;

import arenhold.rules.Event;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import java.util.List;
import java.util.Optional;

/**
 * What happens in a match of Destiny. Seats are numbers from 0, cards are keys; {@code id} and
 * {@code die} are names in play (see {@code DestinyView}).
 */
public sealed interface DestinyEvent extends Event {

  /** It was drawn how the seats follow one another clockwise, from the first (D15.1). */
  record Seated(List<Integer> clockwise) implements DestinyEvent {}

  /** A seat shuffled so many cards back before the match (D5.1). */
  record SetBack(int seat, int cards) implements DestinyEvent {}

  /** The rolls for the battlefield: the sum of each seat; null for those who did not roll again. */
  record RolledOff(List<Integer> sums) implements DestinyEvent {}

  /** A battlefield is used from now on. */
  record FieldChosen(int seat, String card) implements DestinyEvent {}

  /** A round began. */
  record RoundBegan(int round, int seat) implements DestinyEvent {}

  /** A turn began. */
  record TurnBegan(int seat, int turn) implements DestinyEvent {}

  /** The action phase is over. */
  record PhaseEnded() implements DestinyEvent {}

  /** A seat passed; {@code forced} after a claim. */
  record Passed(int seat, boolean forced) implements DestinyEvent {}

  /** A seat may take an additional action because of this card. */
  record Additional(int seat, String card) implements DestinyEvent {}

  /** A card was drawn; null for those who may not know it. */
  record Drew(int seat, String card) implements DestinyEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = viewer.knowsAs(Seat.of(seat));
      return Optional.of(known ? this : new Drew(seat, null));
    }
  }

  /**
   * A card was discarded.
   *
   * @param from {@code hand}, {@code deck} or {@code play}
   */
  record Discarded(int seat, String card, String from) implements DestinyEvent {}

  /** A card was set aside, or a character removed from the game. */
  record Aside(int seat, String card) implements DestinyEvent {}

  /** A card went to its owner's hand, face up, from play or the discard pile. */
  record TakenBack(int seat, String card, String from) implements DestinyEvent {}

  /** A card went on top of its owner's deck or under it, seen by everybody. */
  record PutBack(int seat, String card, boolean top) implements DestinyEvent {}

  /** Of cards of another's or the own deck that a seat looked at, so many went back each way. */
  record Arranged(int seat, int at, int top, int bottom) implements DestinyEvent {}

  /** A card entered play on a character without being played. */
  record Entered(int seat, String id, String card, String on) implements DestinyEvent {}

  /** A die was put on an upgrade, which holds it. */
  record Held(int seat, String die, String card, String on) implements DestinyEvent {
    static Held of(Piece on, Die die) {
      return new Held(on.controller, die.name(), die.printed().key(), on.name());
    }
  }

  /** A seat looked at cards; null for those who may not know them. */
  record Looked(int seat, int at, String zone, int count, List<String> cards)
      implements DestinyEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean hand = zone.equals("hand");
      boolean known = viewer.knowsAs(Seat.of(seat)) || hand && viewer.knowsAs(Seat.of(at));
      return Optional.of(known ? this : new Looked(seat, at, zone, count, null));
    }
  }

  /**
   * A card was played.
   *
   * @param id its name in play; null for events
   * @param on the character it was put on, or null
   * @param host that character's card, or null
   * @param replaced the upgrade it replaced, by card, or null
   * @param paid the resources spent
   */
  record CardPlayed(
      int seat, String card, String id, String on, String host, String replaced, int paid)
      implements DestinyEvent {
    @Override
    public Played played() {
      return new Played(seat, card);
    }
  }

  /** A card was activated. */
  record Activated(int seat, String id, String card) implements DestinyEvent {}

  /**
   * A die was rolled, or rolled again.
   *
   * @param side the side that shows, from 0, with its symbol and value
   */
  record Rolled(
      int seat, String die, String card, int side, String symbol, int value, boolean again)
      implements DestinyEvent {}

  /** A die was turned; {@code symbol} and {@code value} are those that show now. */
  record Turned(int seat, String die, String card, int from, int side, String symbol, int value)
      implements DestinyEvent {}

  /** A die was removed from a pool; {@code symbol} and {@code value} are those it showed. */
  record Removed(int seat, String die, String card, int side, String symbol, int value)
      implements DestinyEvent {}

  /** All dice of a pool went back to their cards. */
  record Gathered(int seat) implements DestinyEvent {}

  /**
   * A die was resolved.
   *
   * @param joined the dice joined to it
   * @param total their values together
   * @param paid the resources spent
   * @param by the card that let it be resolved, or null
   */
  record Resolved(
      int seat,
      String die,
      String card,
      List<String> joined,
      String symbol,
      int total,
      int paid,
      String by)
      implements DestinyEvent {}

  /**
   * A character was dealt damage.
   *
   * @param blocked what its shields blocked
   * @param taken what was put on it
   * @param symbol {@code melee}, {@code ranged} or null (D10.10)
   */
  record Damaged(String id, String card, int seat, int blocked, int taken, String symbol)
      implements DestinyEvent {}

  /** Damage was moved past shields; {@code source} and {@code card} are the two cards. */
  record Moved(String from, String source, String to, String card, int amount)
      implements DestinyEvent {}

  /** Damage was healed. */
  record Healed(String id, String card, int amount) implements DestinyEvent {}

  /** A character gained shields; {@code given} counts surplus ones, too. */
  record Shielded(String id, String card, int given, int shields) implements DestinyEvent {}

  /** A character lost shields otherwise than by blocking. */
  record Unshielded(String id, String card, int lost) implements DestinyEvent {}

  /** A character was defeated. */
  record Defeated(int seat, String id, String card) implements DestinyEvent {}

  /** A character came back. */
  record Returned(int seat, String id, String card) implements DestinyEvent {}

  /** An upgrade moved to another character, or under the control of another player. */
  record UpgradeMoved(int seat, String id, String card, String to, String host)
      implements DestinyEvent {}

  /** An upgrade became a support. */
  record Converted(int seat, String id, String card) implements DestinyEvent {
    static Converted of(Piece piece) {
      return new Converted(piece.controller, piece.name(), piece.printed().key());
    }
  }

  /** A card was exhausted by an effect or cost. */
  record Exhausted(String id, String card) implements DestinyEvent {}

  /** A card was readied by an effect. */
  record Readied(String id, String card) implements DestinyEvent {}

  /** A seat gained resources. */
  record Gained(int seat, int amount) implements DestinyEvent {}

  /** A seat lost resources. */
  record Lost(int seat, int amount) implements DestinyEvent {}

  /** A seat spent resources on an ability. */
  record Spent(int seat, int amount) implements DestinyEvent {}

  /** A battlefield was claimed. */
  record Claimed(int seat, String card) implements DestinyEvent {}

  /** The battlefield in use was exchanged for another. */
  record FieldChanged(int seat, String card) implements DestinyEvent {}

  /** The action of a card was used. */
  record Used(int seat, String id, String card) implements DestinyEvent {}

  /** A triggered ability waits from now on. */
  record Waits(int seat, String card, String id, String cause, String about)
      implements DestinyEvent {}

  /** A triggered ability or the claim ability is carried out. */
  record Triggered(int seat, String card, String id, String cause, String about)
      implements DestinyEvent {}

  /** A triggered ability was declined. */
  record Declined(int seat, String card, String id) implements DestinyEvent {}

  /** A character was marked: it is defeated when the round is over. */
  record Marked(String id, String card) implements DestinyEvent {}

  /** A player is out. */
  record Out(int seat, String how) implements DestinyEvent {}
}
