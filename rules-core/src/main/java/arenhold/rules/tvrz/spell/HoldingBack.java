package arenhold.rules.tvrz.spell;

import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.List;

/** Slow against the defender that has just come: others must come first (T15.5, R64, R103). */
final class HoldingBack {

  private HoldingBack() {}

  /** Whether a mage may slow the newest defender: one that attacks, before the exchange. */
  static boolean possible(Position p, Mage mage, Moment moment) {
    if (moment != Moment.EXCHANGE || mage.seat() != p.bout.attacker) return false;
    return mage.fights() && p.bout.slowed == null && !p.bout.guards.isEmpty();
  }

  /** The defender goes back to the hand, and is next after as many others as the level says. */
  static void play(Position p, Table table, Spell spell) {
    Bout bout = p.bout;
    bout.slow(spell.level());
    Fort fort = p.forts[bout.defender];
    for (Body body : bout.waiting()) fort.receive(body, Position.ALL);
    if (!table.listening()) return;
    String key = bout.waiting().getFirst().printed().key();
    List<String> besides = Body.besides(bout.waiting());
    table.tell(new TvrzEvent.HeldBack(bout.defender, key, besides, spell.level()));
  }
}
