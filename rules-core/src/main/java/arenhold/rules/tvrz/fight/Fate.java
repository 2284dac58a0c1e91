package arenhold.rules.tvrz.fight;

import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fighter;

/** A body that has fought, while it is settled whether it lives (T9). */
final class Fate {

  final int seat;
  final Body body;

  /** Whether it fought with AS. */
  final boolean attacks;

  /** The level of the poison it has taken; 0 for none, or if it is immune (T12.13). */
  final int poison;

  private final int base;
  private int left;

  /** What everybody may know to be left: a treatment that was in vain tells of no physician. */
  private int seen;

  /**
   * A body that has so much left.
   *
   * @param attacks whether it fought with AS, else with DS
   * @param poison the level of the worst poison that cost it strength; 0 for none
   */
  Fate(int seat, Body body, boolean attacks, int left, int poison) {
    this.seat = seat;
    this.body = body;
    this.attacks = attacks;
    this.base = attacks ? body.printed().attack() : body.printed().defence();
    this.left = left;
    this.seen = left;
    this.poison = poison > body.level(Trait.ANTIDOTE) ? poison : 0;
  }

  /** How a body stands after a fight on a fort. */
  static Fate of(int seat, Fighter fighter, boolean attacks) {
    return new Fate(seat, fighter.body(), attacks, fighter.left(), fighter.poison());
  }

  /** Whether it has enough left, poison aside. */
  boolean lives() {
    return Strength.survives(left, base);
  }

  /** After a mortal wound a card with regeneration heals itself by its level (T12.11). */
  void regenerate(Table table) {
    if (lives() || !body.has(Trait.REGENERATION)) return;
    heal(table, body, Trait.REGENERATION);
    seen = left;
  }

  /** Adds the level that {@code by} has in this trait to what is left. */
  void heal(Table table, Body by, Trait trait) {
    left += by.level(trait);
    if (!lives()) return;
    seen = left;
    if (table.listening()) {
      table.tell(new TvrzEvent.Healed(seat, body.printed().key(), by.printed().key(), left));
    }
  }

  /**
   * Says what becomes of it.
   *
   * @param cured whether poison does it no harm
   * @return whether it lives
   */
  boolean judged(Table table, boolean cured) {
    boolean poisoned = lives() && poison > 0 && !cured;
    boolean survives = lives() && !poisoned;
    if (!table.listening()) return survives;
    if (poisoned) table.tell(new TvrzEvent.Poisoned(seat, body.printed().key()));
    table.tell(new TvrzEvent.Judged(seat, body.printed().key(), seen, base, survives));
    return survives;
  }
}
