package arenhold.rules.tvrz.fight;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Effect;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;

/** The war horn, discarded before the first announcement for a further attack (T7.10, T18, R86). */
final class Horn {

  private Horn() {}

  /** Adds the horns that {@code seat} may sound. */
  static void list(Position p, int seat, Options options) {
    Cards cards = p.forts[seat].hand.cards();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (Catalogue.card(card).effect() instanceof Effect.ExtraAttack) {
        options.add(Code.of(Code.Verb.SOUND, card));
      }
    }
  }

  /** Discards a horn; answers how many further attacks it allows. */
  static int sound(Position p, Table table, int seat, int card) {
    Fort fort = p.forts[seat];
    table.noReturn();
    fort.hand = fort.hand.without(card, Position.ALL);
    Drawing.discard(p, seat, card);
    if (table.listening()) table.tell(new TvrzEvent.Sounded(seat, Catalogue.key(card)));
    return ((Effect.ExtraAttack) Catalogue.card(card).effect()).count();
  }
}
