package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;

/** Fire that an arsonist lays before the walls count (T12.6, R40). */
final class Arson {

  private Arson() {}

  /** Lets the attacker burn up to as many wooden works as its level says, one after another. */
  static void burns(Position p, Table table) {
    Bout bout = p.bout;
    Fort fort = p.forts[bout.defender];
    int most = rains(p) ? 0 : bout.level(Trait.ARSONIST);
    for (int burned = 0; burned < most && anyWooden(fort); burned++) {
      int code =
          Asking.until(p, table, bout.attacker, Ask.BURN, null, options -> list(fort, options));
      table.noReturn();
      if (Code.is(code, Verb.DONE)) return;
      int works = Code.with(code);
      fort.works = fort.works.without(works);
      Drawing.discard(p, bout.defender, works);
      if (table.listening()) {
        table.tell(new TvrzEvent.Burned(bout.attacker, bout.defender, Catalogue.key(works)));
      }
    }
  }

  /** Whether nobody may use fire, since a spell of somebody's lets it rain (T14.4). */
  private static boolean rains(Position p) {
    for (Fort fort : p.forts) if (fort.magic.has(Spell.Name.RAIN)) return true;
    return false;
  }

  private static boolean anyWooden(Fort fort) {
    for (int card = fort.works.first(); card >= 0; card = fort.works.next(card)) {
      if (Catalogue.card(card).works().wooden()) return true;
    }
    return false;
  }

  private static void list(Fort fort, Options options) {
    Cards works = fort.works;
    options.add(Code.of(Verb.DONE));
    for (int card = works.first(); card >= 0; card = works.next(card)) {
      if (Catalogue.card(card).works().wooden()) options.add(Code.of(Verb.BURN, card));
    }
  }
}
