package arenhold.rules.tvrz.spell;

import arenhold.rules.Options;
import arenhold.rules.Seat;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.card.Hand;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Kind;
import arenhold.rules.tvrz.card.Spell;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import java.util.List;

/** A fireball on cards of a hand, by chance (T14.7, R59, R99). */
final class Fireball {

  /** What must be sacrificed. */
  private static final String BIRD = "bird";

  private Fireball() {}

  /** Not in rain (T14.4), nor without a bird. */
  static boolean possible(Position p, Mage mage) {
    for (Fort fort : p.forts) if (fort.magic.has(Spell.Name.RAIN)) return false;
    return Offering.possible(p, mage.seat(), BIRD);
  }

  static void play(Position p, Table table, Mage mage, Spell spell) {
    int target = target(p, table, mage);
    Offering.play(p, table, mage.seat(), BIRD);
    Cards hit = hit(p, table, target, spell.level());
    for (int card : hit.toArray()) {
      String fate = burn(p, mage, target, card, hit.count(card));
      if (table.listening()) table.tell(new TvrzEvent.Hit(target, Catalogue.key(card), fate));
    }
  }

  private static int target(Position p, Table table, Mage mage) {
    List<Integer> others = p.survivors().stream().filter(seat -> seat != mage.seat()).toList();
    if (others.size() == 1) return others.getFirst();
    int code =
        Asking.until(
            p,
            table,
            mage.seat(),
            Ask.FIREBALL,
            mage.body().card(),
            options -> {
              for (int seat : others) options.add(Code.of(Verb.AT, seat));
            });
    table.noReturn();
    return Code.with(code);
  }

  /** The cards that are hit, by chance. */
  private static Cards hit(Position p, Table table, int target, int most) {
    Cards left = p.forts[target].hand.cards();
    Cards hit = Cards.NONE;
    while (hit.size() < most && !left.isEmpty()) {
      Options options = table.options();
      for (int card = left.first(); card >= 0; card = left.next(card)) {
        for (int copy = 0; copy < left.count(card); copy++) {
          options.add(Code.copy(Verb.HIT, card, copy));
        }
      }
      int card = Code.with(table.choose(Seat.NATURE, Ask.HIT, target));
      left = left.without(card);
      hit = hit.with(card);
    }
    return hit;
  }

  /** Burns a card that is hit, or shows that it is unharmed. */
  private static String burn(Position p, Mage mage, int target, int number, int copies) {
    Fort fort = p.forts[target];
    Card card = Catalogue.card(number);
    if (card.isCreature()) {
      // Its guest or host may have taken it along already.
      if (!fort.hand.cards().has(number)) return "dies";
      Body body = fort.containing(number);
      if (mage.harms(body)) {
        fort.take(body, Position.ALL);
        Drawing.discard(p, target, body);
        return "dies";
      }
      fort.show(body, copies, Position.ALL);
      return "unharmed";
    }
    if (card.flammable() && card.kind() != Kind.FORTIFICATION) {
      fort.hand = fort.hand.without(number, Position.ALL);
      Drawing.discard(p, target, number);
      return "burns";
    }
    if (fort.hand.knownTo(Position.EVERYBODY).count(number) < copies) {
      fort.hand = new Hand(fort.hand.cards(), fort.hand.marks().last(number, Position.ALL));
    }
    return "unharmed";
  }
}
