package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Pacts;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which cards may attack whom, and which may defend (T8.6, T12.3, T12.4, R8). */
public final class Usable {

  private Usable() {}

  /** The card in hand that makes a wild animal serve, or -1 (T12.4, R38). */
  static int master(Fort fort, Card animal) {
    Cards cards = fort.hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (Catalogue.card(card).masters(animal)) return card;
    }
    return -1;
  }

  /** Whether {@code seat} may use a creature against {@code enemy} at all. */
  private static boolean fights(Position p, int seat, Card card, int enemy) {
    Fort fort = p.forts[seat];
    if (card.has(Trait.WILD_ANIMAL) && master(fort, card) < 0) return false;
    if (!card.has(Trait.KINGS_MAN)) return true;
    return fort.king() == card.king() && p.forts[enemy].king() != card.king();
  }

  /** Whether a card in the hand of {@code seat} may attack {@code target} (T2.4, T7.2). */
  public static boolean attacks(Position p, int seat, Card card, int target) {
    return couldAttack(p, seat, card, target) && !bound(p, seat, target);
  }

  /** The same, pacts aside. */
  private static boolean couldAttack(Position p, int seat, Card card, int target) {
    if (!card.isCreature() || !mayBeAttacked(p, seat, target)) return false;
    boolean far = card.has(Trait.SAVAGE) || card.has(Trait.FLYER);
    boolean near = target == p.left(seat) || target == p.right(seat);
    return (near || far) && fights(p, seat, card, target);
  }

  /** Whether a card in the hand of {@code seat} may defend against {@code attacker} (T8.6). */
  public static boolean defends(Position p, int seat, Card card, int attacker) {
    return card.isDefender() && fights(p, seat, card, attacker);
  }

  /** Whether a card in the hand of {@code seat} may defend, whoever the enemy (R89). */
  public static boolean defends(Position p, int seat, Card card) {
    Fort fort = p.forts[seat];
    boolean serves = !card.has(Trait.WILD_ANIMAL) || master(fort, card) >= 0;
    boolean sworn = !card.has(Trait.KINGS_MAN) || fort.king() == card.king();
    return card.isDefender() && serves && sworn;
  }

  /** Whether {@code target} may be attacked by {@code seat} with anything (T7.11, R111). */
  private static boolean mayBeAttacked(Position p, int seat, int target) {
    if (target == seat || p.isOut(target)) return false;
    return !p.terms.truce() || p.hasPlayed(target);
  }

  /**
   * Whether a pact forbids {@code seat} to attack {@code target}: not with two survivors, nor if
   * pacts alone leave nobody to attack (R107).
   */
  private static boolean bound(Position p, int seat, int target) {
    if (p.surviving() <= 2 || !Pacts.between(p, seat, target)) return false;
    Cards cards = p.forts[seat].hand.cards();
    for (int other = 0; other < p.seats(); other++) {
      if (Pacts.between(p, seat, other)) continue;
      for (int card = cards.first(); card >= 0; card = cards.next(card)) {
        if (couldAttack(p, seat, Catalogue.card(card), other)) return true;
      }
    }
    return false;
  }

  /** Adds the cards that may attack {@code target}. */
  static void listAttackers(Position p, int seat, int target, Options options) {
    Cards cards = p.forts[seat].hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (attacks(p, seat, Catalogue.card(card), target)) {
        options.add(Code.of(Code.Verb.ATTACK, card));
      }
    }
  }

  /** Whether anything may attack {@code target}. */
  static boolean anyAttacker(Position p, int seat, int target) {
    Cards cards = p.forts[seat].hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (attacks(p, seat, Catalogue.card(card), target)) return true;
    }
    return false;
  }

  /** Whom {@code seat} may attack, to the left first; nobody if it has nobody to attack with. */
  public static List<Integer> targets(Position p, int seat) {
    List<Integer> targets = new ArrayList<>();
    for (int step = 1; step < p.seats(); step++) {
      int target = (seat + step) % p.seats();
      if (!p.isOut(target) && anyAttacker(p, seat, target)) targets.add(target);
    }
    return targets;
  }

  /** Adds the cards that may defend. */
  static void listDefenders(Position p, int seat, int attacker, Options options) {
    Cards cards = p.forts[seat].hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (defends(p, seat, Catalogue.card(card), attacker)) {
        options.add(Code.of(Code.Verb.DEFEND, card));
      }
    }
  }

  /** Shows the master of a wild animal that is used (R38), if it has one. */
  static void showMaster(Position p, Table table, int seat, Card animal) {
    if (animal.has(Trait.WILD_ANIMAL)) show(p, table, seat, master(p.forts[seat], animal));
  }

  /** The keys of cards, copies one after another. */
  static List<String> keys(Cards cards) {
    return Arrays.stream(cards.toArray()).mapToObj(Catalogue::key).toList();
  }

  /** Shows a card in hand to everybody. */
  static void show(Position p, Table table, int seat, int card) {
    Fort fort = p.forts[seat];
    if (fort.hand.knownTo(Integer.numberOfTrailingZeros(Position.PUBLIC)).has(card)) return;
    table.noReturn();
    fort.hand = fort.hand.shown(card, Position.ALL);
    if (table.listening()) table.tell(new TvrzEvent.Shown(seat, Catalogue.key(card)));
  }
}
