package arenhold.rules.tvrz.spell;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fighter;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * A mage who may still cast a spell in this turn (T13.1, R53): from the hand, while attacking, or
 * committed a moment ago (R96).
 *
 * @param seat its owner
 * @param body which
 * @param fights whether it is the attacker or the newest defender, no longer in hand
 */
record Mage(int seat, Body body, boolean fights) {

  /** The card that casts. */
  Card card() {
    return body.printed();
  }

  /** All mages of a seat that may cast now, those that fight first. */
  static List<Mage> all(Position p, int seat, Moment moment) {
    List<Mage> mages = new ArrayList<>();
    Fort fort = p.forts[seat];
    for (Body body : fighting(p, seat, moment)) {
      Mage mage = new Mage(seat, body, true);
      // Of several copies those that cast are those that fight.
      boolean free = fort.spent.count(body.card()) < inFight(p, seat, body.card());
      if (body.has(Trait.MAGE) && free && mage.serves(p)) mages.add(mage);
    }
    // In the landscape only those cast who take part in the fight (R53).
    if (moment == Moment.SKIRMISH) return mages;
    Cards cards = fort.awake();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (!Catalogue.card(card).has(Trait.MAGE)) continue;
      int spent = Math.max(0, fort.spent.count(card) - inFight(p, seat, card));
      if (spent == cards.count(card)) continue;
      Mage mage = new Mage(seat, fort.body(card), false);
      if (mage.serves(p)) mages.add(mage);
    }
    return mages;
  }

  /** What fights in person for this seat and may cast: the attacker, or the newest defender. */
  static List<Body> fighting(Position p, int seat, Moment moment) {
    if (moment == Moment.SKIRMISH) return p.clash.of(seat);
    Bout bout = p.bout;
    if (bout == null) return List.of();
    if (seat == bout.attacker) return bout.bodies();
    boolean committed = moment == Moment.EXCHANGE && seat == bout.defender;
    if (!committed || bout.guards.isEmpty()) return List.of();
    return bout.guards.getLast().fighters().stream().map(Fighter::body).toList();
  }

  /** How many copies of a card of this seat are in the running fight. */
  private static int inFight(Position p, int seat, int card) {
    if (p.clash != null) {
      return (int) p.clash.of(seat).stream().filter(body -> body.card() == card).count();
    }
    Bout bout = p.bout;
    if (bout == null) return 0;
    int copies = 0;
    if (seat == bout.attacker) {
      for (Body body : bout.bodies()) if (body.card() == card) copies++;
    } else if (seat == bout.defender) {
      for (Bout.Guard guard : bout.guards) {
        for (Fighter each : guard.fighters()) if (each.body().card() == card) copies++;
      }
    }
    return copies;
  }

  /** Whether a king's man may cast: under the own flag, and not against the same one (R53, R83). */
  private boolean serves(Position p) {
    Card card = card();
    if (!card.has(Trait.KINGS_MAN)) return true;
    if (p.forts[seat].king() != card.king()) return false;
    if (p.bout == null) return true;
    int enemy = seat == p.bout.attacker ? p.bout.defender : p.bout.attacker;
    return p.forts[enemy].king() != card.king();
  }

  /** Whether its direct spells may be aimed at somebody: not at a higher mage (T12.8, R42). */
  boolean harms(Body victim) {
    return victim.level(Trait.MAGE) <= card().level(Trait.MAGE);
  }
}
