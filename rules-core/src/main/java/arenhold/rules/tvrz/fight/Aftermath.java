package arenhold.rules.tvrz.fight;

import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Who lives after a fight, in the order of R28: what is left, regeneration, physicians, survival,
 * poison, discards.
 */
final class Aftermath {

  private Aftermath() {}

  /**
   * Judges the attacker and all defenders; survivors go home whole, the dead are discarded.
   *
   * @param stands whether the fort still stands: one that fell falls before anybody is healed
   */
  static void settle(Position p, Table table, boolean stands) {
    Bout bout = p.bout;
    Card attacker = Catalogue.card(bout.card);
    int poison = attacker.level(Trait.POISON);
    Fate attack = new Fate(bout.attacker, attacker, true, bout.left, bout.poison);
    List<Fate> guards = new ArrayList<>();
    for (Bout.Guard guard : bout.guards) {
      Card card = Catalogue.card(guard.card());
      int taken = guard.hurt() ? poison : 0;
      guards.add(new Fate(bout.defender, card, false, guard.left(), taken));
    }
    attack.regenerate(table);
    if (stands) {
      for (Fate guard : guards) guard.regenerate(table);
      // Who treats is settled before anybody is treated (R88).
      List<Integer> treating = treating(p.forts[bout.defender], guards);
      for (Fate guard : guards) treated(p, table, guard, physician(treating, guard));
      judge(p, table, attack, false);
      for (Fate guard : guards) judge(p, table, guard, cured(p, table, treating, guard));
      return;
    }
    judge(p, table, attack, false);
    for (Fate guard : guards) judge(p, table, guard, false);
  }

  /** The physicians who treat: those in hand, and those committed who live unpoisoned (R88). */
  private static List<Integer> treating(Fort fort, List<Fate> guards) {
    List<Integer> treating = new ArrayList<>();
    Cards cards = fort.hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (Catalogue.card(card).has(Trait.PHYSICIAN)) treating.add(card);
    }
    for (Fate guard : guards) {
      boolean able = guard.card.has(Trait.PHYSICIAN) && guard.lives() && guard.poison == 0;
      if (able) treating.add(guard.card.number());
    }
    return treating;
  }

  /** The best physician for a human defender; null without one. Nobody treats themselves. */
  private static Card physician(List<Integer> treating, Fate guard) {
    if (!guard.card.tags().contains("human")) return null;
    Card best = null;
    boolean self = guard.card.has(Trait.PHYSICIAN) && guard.lives() && guard.poison == 0;
    List<Integer> others = new ArrayList<>(treating);
    if (self) others.remove((Integer) guard.card.number());
    for (int number : others) {
      Card card = Catalogue.card(number);
      if (best == null || card.level(Trait.PHYSICIAN) > best.level(Trait.PHYSICIAN)) best = card;
    }
    return best;
  }

  /**
   * A physician adds the level to what is left of one who would die (T12.10, R44). Who saves
   * somebody is shown; a treatment in vain tells nothing.
   */
  private static void treated(Position p, Table table, Fate guard, Card physician) {
    if (physician == null || guard.lives()) return;
    guard.heal(table, physician, Trait.PHYSICIAN);
    if (guard.lives()) show(p, table, guard.seat, physician);
  }

  /** Whether a physician is strong enough for the poison (T12.10, T12.12), who is then shown. */
  private static boolean cured(Position p, Table table, List<Integer> treating, Fate guard) {
    Card physician = physician(treating, guard);
    boolean cured = physician != null && physician.level(Trait.PHYSICIAN) >= guard.poison;
    if (cured && guard.lives() && guard.poison > 0) show(p, table, guard.seat, physician);
    return cured;
  }

  /** Shows a physician in hand; one who was committed is known to everybody. */
  private static void show(Position p, Table table, int seat, Card physician) {
    boolean held = p.forts[seat].hand.cards().has(physician.number());
    if (held) Usable.show(p, table, seat, physician.number());
  }

  private static void judge(Position p, Table table, Fate fate, boolean cured) {
    Fort fort = p.forts[fate.seat];
    if (fate.judged(table, cured)) {
      fort.hand = fort.hand.with(fate.card.number(), Position.ALL);
    } else {
      Drawing.discard(p, fate.card.number());
    }
  }
}
