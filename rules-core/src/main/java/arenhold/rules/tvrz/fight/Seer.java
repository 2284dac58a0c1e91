package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Hand;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Trait;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Bout;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.List;

/** What an attacking seer sees before the part is named (T12.14, R47). */
final class Seer {

  private Seer() {}

  /** Shows the attacker as many cards of the target's hand as its level says, by chance. */
  static void looks(Position p, Table table) {
    Bout bout = p.bout;
    Fort fort = p.forts[bout.defender];
    if (!bout.has(Trait.SEER) || fort.hand.size() == 0) return;
    Cards unseen = fort.hand.cards();
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < bout.level(Trait.SEER) && !unseen.isEmpty(); i++) {
      Options options = table.options();
      for (int one = unseen.first(); one >= 0; one = unseen.next(one)) {
        for (int copy = 0; copy < unseen.count(one); copy++) {
          options.add(Code.copy(Code.Verb.SEE, one, copy));
        }
      }
      int one = Code.with(table.choose(Seat.NATURE, Ask.SEE, bout.attacker));
      unseen = unseen.without(one);
      seen.add(Catalogue.key(one));
    }
    // A card that stands here twice was seen twice: two copies of it are known.
    for (String key : seen) {
      int one = Catalogue.card(key).number();
      int known = fort.hand.knownTo(bout.attacker).count(one);
      int seenOf = (int) seen.stream().filter(key::equals).count();
      if (known < seenOf) fort.hand = marked(fort, one, bout.attacker);
    }
    if (table.listening()) {
      table.tell(new TvrzEvent.Saw(bout.attacker, bout.defender, List.copyOf(seen)));
    }
  }

  /** One more copy of the card is known to {@code seat}. */
  private static Hand marked(Fort fort, int card, int seat) {
    return new Hand(fort.hand.cards(), fort.hand.marks().last(card, 1 << seat));
  }
}
