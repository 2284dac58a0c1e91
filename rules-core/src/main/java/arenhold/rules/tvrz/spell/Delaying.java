package arenhold.rules.tvrz.spell;

import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Bout.End;
import arenhold.rules.tvrz.position.Delayed;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * What a fort's mages do to the attacker itself: slow it, or transfer it to the next fort (T15.6,
 * T15.11, R65, R68, R104, R105). Either drives a dragon off as well (R58, R98).
 */
final class Delaying {

  private static final String ANIMAL = "animal";

  private Delaying() {}

  /** Whether the attacker may be slowed: in the approach window, and once until it has fought. */
  static boolean slows(Position p, Mage mage, Moment moment) {
    if (moment == Moment.DRAGON) return mage.body().printed().isDefender();
    return moment == Moment.APPROACH && mage.seat() != p.bout.attacker && !p.bout.arrived;
  }

  /** The attack waits before the fort for as many turns of its player as the spell's level. */
  static void slow(Position p, Table table, Spell spell, Moment moment) {
    if (moment == Moment.DRAGON) return;
    Bout bout = p.bout;
    Fort fort = p.forts[bout.attacker];
    List<Delayed> waiting = new ArrayList<>(fort.waiting);
    waiting.add(new Delayed(bout.bodies(), bout.defender, bout.part, spell.level()));
    fort.waiting = List.copyOf(waiting);
    if (table.listening()) {
      String key = bout.bodies().getFirst().printed().key();
      table.tell(new TvrzEvent.Slowed(bout.attacker, bout.defender, key, spell.level()));
    }
    bout.attack = List.of();
    bout.end = End.SLOWED;
  }

  /** Whether the attacker may be transferred: before any defender, with an animal to sacrifice. */
  static boolean transfers(Position p, Mage mage, Moment moment) {
    if (!Offering.possible(p, mage.seat(), ANIMAL)) return false;
    if (moment == Moment.DRAGON) return mage.body().printed().isDefender();
    if (p.bout == null || mage.seat() != p.bout.defender) return false;
    return moment == Moment.APPROACH || moment == Moment.CALL && !p.bout.defended;
  }

  /** An animal is sacrificed, and the attack goes on to the next fort. */
  static void transfer(Position p, Table table, Mage mage, Moment moment) {
    Offering.play(p, table, mage.seat(), ANIMAL);
    if (moment == Moment.DRAGON) return;
    Bout bout = p.bout;
    bout.end = End.TRANSFERRED;
    if (!table.listening()) return;
    String key = bout.bodies().getFirst().printed().key();
    int to = p.left(bout.defender);
    table.tell(new TvrzEvent.Transferred(bout.attacker, bout.defender, to, key));
  }
}
