package arenhold.rules.tvrz.deed;

import arenhold.rules.Event;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * What happens in a match of Tvrz. Seats are numbers from 0, cards are keys. {@code with} names
 * what comes with a card: attached items, a guest that has entered it, the partner of a pair.
 */
public sealed interface TvrzEvent extends Event {

  /** A seat begins. */
  record Begins(int seat) implements TvrzEvent {}

  /** The opening hand of a seat stands. */
  record Dealt(int seat, int cards) implements TvrzEvent {}

  /**
   * A turn began.
   *
   * @param hands how many cards each seat has in hand; 0 for those who are out
   */
  record TurnBegan(int seat, int turn, List<Integer> hands) implements TvrzEvent {}

  /** A card was drawn; null for those who may not know it. */
  record Drew(int seat, String card) implements TvrzEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = viewer.knowsAs(Seat.of(seat));
      return Optional.of(known ? this : new Drew(seat, null));
    }
  }

  /** Envoys of a seat bring so many cards. */
  record EnvoysBring(int seat, int cards) implements TvrzEvent {}

  /** A card was laid face-up: a fortification, a flag, an item, a shadow. */
  record Laid(int seat, String card) implements TvrzEvent {
    @Override
    public Played played() {
      return new Played(seat, card);
    }
  }

  /** A card was laid face-down, alone or onto a unit; null for those who may not know it. */
  record SentOut(int seat, int unit, String card) implements TvrzEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = viewer.knowsAs(Seat.of(seat));
      return Optional.of(known ? this : new SentOut(seat, unit, null));
    }
  }

  /** A unit was taken home. */
  record CameHome(int seat, int unit) implements TvrzEvent {}

  /** A unit was laid onto another one. */
  record Joined(int seat, int unit, int onto) implements TvrzEvent {}

  /** A card was taken off a stack and lies alone now; null for those who may not know it. */
  record TakenOff(int seat, int unit, int alone, String card) implements TvrzEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = viewer.knowsAs(Seat.of(seat));
      return Optional.of(known ? this : new TakenOff(seat, unit, alone, null));
    }
  }

  /**
   * A seat lost its copy of a red card, which another used first (T1.6).
   *
   * @param besides what was attached to the card or merged into it
   * @param by who has the right to it now
   */
  record Barred(int seat, String card, List<String> besides, int by) implements TvrzEvent {}

  /** A card was discarded. */
  record Discarded(int seat, String card) implements TvrzEvent {}

  /** A card in hand was shown to everybody: the animal's master. */
  record Shown(int seat, String card, List<String> with) implements TvrzEvent {}

  /** A card was announced as attacker. */
  record Announced(int seat, int target, String card, List<String> with) implements TvrzEvent {
    @Override
    public Played played() {
      return new Played(seat, card);
    }
  }

  /** The part attacked was declared, and the strength with which the card comes. */
  record Declared(int seat, int target, String card, String part, int strength)
      implements TvrzEvent {}

  /** A patrol inspects a unit of another seat. */
  record Inspected(int seat, int patrol, int target, int unit) implements TvrzEvent {}

  /**
   * The patrol did not recognise the envoys it inspected (R85).
   *
   * @param level the patrol's level; null for all but the two owners
   */
  record NotRecognised(int seat, int patrol, int target, int unit, Integer level)
      implements TvrzEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = viewer.knowsAs(Seat.of(seat)) || viewer.knowsAs(Seat.of(target));
      return Optional.of(known ? this : new NotRecognised(seat, patrol, target, unit, null));
    }
  }

  /** A unit was turned face-up: it fights. */
  record UnitShown(int seat, int unit, List<String> cards, List<String> with)
      implements TvrzEvent {}

  /** Two sides met in the landscape; each loses the smaller of the two strengths (T6.9). */
  record Skirmished(
      int seat,
      List<String> cards,
      int strength,
      int other,
      List<String> otherCards,
      int otherStrength,
      int loss)
      implements TvrzEvent {}

  /** A robber ambushed the attacker (T12.2). */
  record Ambushed(int seat, String card, List<String> with, String victim, int victimLeft, int left)
      implements TvrzEvent {
    @Override
    public Played played() {
      return new Played(seat, card);
    }
  }

  /** A guest has entered a host in hand; nobody but their owner is told (T12.19). */
  record Merged(int seat, String card, String guest) implements TvrzEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      return viewer.knowsAs(Seat.of(seat)) ? Optional.of(this) : Optional.empty();
    }
  }

  /** An item was attached to a creature (T18). */
  record Equipped(int seat, String item, String card) implements TvrzEvent {
    @Override
    public Played played() {
      return new Played(seat, item);
    }
  }

  /** An item attached to a card has been used up and is discarded (T18). */
  record UsedUp(int seat, String item, String card) implements TvrzEvent {}

  /** A horn was discarded for a further attack (T7.10). */
  record Sounded(int seat, String item) implements TvrzEvent {
    @Override
    public Played played() {
      return new Played(seat, item);
    }
  }

  /** Two seats may not attack each other until the first one's next turn begins (T18). */
  record PactMade(int seat, int other) implements TvrzEvent {}

  /** A seat promised its slaves freedom against another (T12.5). */
  record Promised(int seat, int against) implements TvrzEvent {}

  /** A promise was kept: these slaves are free and are discarded (T12.5). */
  record Freed(int seat, List<String> cards) implements TvrzEvent {}

  /** An assassin tries to slip into a fort. */
  record Infiltrates(int seat, int target) implements TvrzEvent {}

  /** A patrol at the gate exposed the assassin: all defenders are doubled (T12.7). */
  record Exposed(int target, String card) implements TvrzEvent {}

  /**
   * So many defenders were shown to the attacker, an assassin or a mage; null to all but the two
   * sides (W4).
   */
  record GuardsShown(int seat, int target, int count, List<String> cards, List<String> with)
      implements TvrzEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean sides = viewer.knowsAs(Seat.of(seat)) || viewer.knowsAs(Seat.of(target));
      boolean known = sides || count == 0;
      return Optional.of(known ? this : new GuardsShown(seat, target, count, null, null));
    }
  }

  /** A defender was murdered. */
  record Murdered(int target, String card, List<String> with) implements TvrzEvent {}

  /** The assassin is in, with its strength doubled. */
  record Inside(int target, int left) implements TvrzEvent {}

  /** Cards of the target's hand were shown to the attacker alone; null to all others (T12.14). */
  record Saw(int seat, int target, List<String> cards) implements TvrzEvent {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      boolean known = viewer.knowsAs(Seat.of(seat));
      return Optional.of(known ? this : new Saw(seat, target, null));
    }
  }

  /** Wooden works of the target burned (T12.6). */
  record Burned(int seat, int target, String card) implements TvrzEvent {}

  /** A defender is raised by a noble or a motivator in the fort (T12.9, R34). */
  record Raised(int seat, String card, String by, int raise) implements TvrzEvent {}

  /** Two shadowers met: the attacker has lost what the shadows gave (R48). */
  record ShadowsMet(int target, int left) implements TvrzEvent {}

  /** A card that would have died was healed: by itself, or by a physician (T12.10, T12.11). */
  record Healed(int seat, String card, String by, int left) implements TvrzEvent {}

  /** A card died of poison (T12.12). */
  record Poisoned(int seat, String card) implements TvrzEvent {}

  /** What the works took, and what is left. */
  record WallsCounted(int target, List<String> works, int taken, int left) implements TvrzEvent {}

  /** A defender was committed. */
  record Committed(int seat, String card, List<String> with) implements TvrzEvent {
    @Override
    public Played played() {
      return new Played(seat, card);
    }
  }

  /**
   * What the attacker had left was doubled: the defender comes from elsewhere (T7.5).
   *
   * @param card the defender
   * @param part the part attacked
   * @param had what the attacker had left before
   */
  record Doubled(int target, String card, String part, int had, int left) implements TvrzEvent {}

  /**
   * An attacker and a defender lost the smaller of their strengths.
   *
   * @param part where the defender stands: a part, or {@code universal}
   * @param strength the defender's
   * @param attackerLeft what the attacker has left
   * @param defenderLeft what the defender has left
   */
  record Exchanged(
      int target, String card, String part, int strength, int attackerLeft, int defenderLeft)
      implements TvrzEvent {}

  /**
   * What became of a card that fought (T9.1).
   *
   * @param left what it has left
   * @param base the printed strength it is compared with
   */
  record Judged(int seat, String card, int left, int base, boolean survives) implements TvrzEvent {}

  /** An attacker was slowed: it arrives in so many turns of its player (T15.6). */
  record Slowed(int seat, int target, String card, int rounds) implements TvrzEvent {}

  /** An attacker that was slowed arrives (R65). */
  record Arrived(int seat, int target, String card) implements TvrzEvent {}

  /** An attacker was transferred from one fort to another (T15.11). */
  record Transferred(int seat, int from, int target, String card) implements TvrzEvent {}

  /** The attack ended without reaching the fort: the card goes home. */
  record WentHome(int seat, String card) implements TvrzEvent {}

  /** A seat is out; its cards are discarded face-up. */
  record Out(int seat, String how, int by, List<String> cards) implements TvrzEvent {}

  /** A mage cast a spell; the level is null where the spell has none. */
  record Cast(int seat, String card, String spell, Integer level) implements TvrzEvent {
    @Override
    public Played played() {
      return new Played(seat, card);
    }
  }

  /** An animal was sacrificed for a spell. */
  record Sacrificed(int seat, String card, List<String> besides) implements TvrzEvent {}

  /** A blue lightning struck a card of this seat, which has so much left. */
  record Struck(int seat, String card, int level, int left) implements TvrzEvent {}

  /**
   * A fireball hit a card in the hand of a seat.
   *
   * @param fate {@code dies}, {@code burns} or {@code unharmed}
   */
  record Hit(int seat, String card, String fate) implements TvrzEvent {}

  /** A dragon came to the fort of a seat; -1 if it left at once. */
  record DragonCame(int seat) implements TvrzEvent {}

  /** The fort of a seat drove the dragon off by magic. */
  record DragonDriven(int seat) implements TvrzEvent {}

  /** The dragon killed a creature. */
  record DragonKilled(int seat, String card, List<String> besides) implements TvrzEvent {}

  /** A defender was slowed: so many others come first (T15.5). */
  record HeldBack(int seat, String card, List<String> with, int others) implements TvrzEvent {}

  /**
   * A mage died of its deadly gaze, and with it somebody of {@code target} (T15.4).
   *
   * @param target -1 if a dragon was looked at
   * @param victim null if there was nobody whom it could kill
   */
  record Gazed(int seat, String card, int target, String victim, List<String> with)
      implements TvrzEvent {}

  /** A spell works on a creature for this turn. */
  record Enchanted(int seat, String card, String spell) implements TvrzEvent {}

  /** With all piles empty nothing was discarded for so many rounds (R75). */
  record Quiet(int rounds) implements TvrzEvent {}
}
