package arenhold.rules.tvrz.spell;

import arenhold.rules.Options;
import arenhold.rules.Table;
import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.Ask;
import arenhold.rules.tvrz.deed.Asking;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.Drawing;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;

/** The dragon guard: a dragon comes to the fort with the most creatures (T14.6, R58, R98). */
final class Dragon {

  /** How many creatures it kills. */
  private static final int KILLED = 2;

  private Dragon() {}

  /** The mage dies, the dragon chooses its fort, kills two creatures there and leaves. */
  static void play(Position p, Table table, Mage mage) {
    p.forts[mage.seat()].take(mage.body(), Position.ALL);
    Drawing.discard(p, mage.seat(), mage.body());
    int visited = visited(p);
    p.dragon = visited < 0 ? p.seats() : visited;
    if (table.listening()) table.tell(new TvrzEvent.DragonCame(visited));
    if (visited < 0) return;
    if (driven(p, table, visited)) {
      if (table.listening()) table.tell(new TvrzEvent.DragonDriven(visited));
      return;
    }
    kills(p, table, visited);
  }

  /** The fort with the most creatures in hand, the own one included; -1 if several have as many. */
  private static int visited(Position p) {
    int visited = -1;
    int most = -1;
    for (int seat : p.survivors()) {
      int creatures = 0;
      Cards cards = p.forts[seat].hand.cards();
      for (int card = cards.first(); card >= 0; card = cards.next(card)) {
        if (Catalogue.card(card).isCreature()) creatures += cards.count(card);
      }
      if (creatures == most) visited = -1;
      if (creatures <= most) continue;
      most = creatures;
      visited = seat;
    }
    return visited;
  }

  /** Whether the fort defends itself by magic: one spell of one mage drives the dragon off (W2). */
  private static boolean driven(Position p, Table table, int seat) {
    int code = Asking.until(p, table, seat, Ask.DRAGON, null, options -> list(p, seat, options));
    table.noReturn();
    if (Code.is(code, Verb.PASS)) return false;
    Casting.play(p, table, seat, Code.with(code), Moment.DRAGON);
    return true;
  }

  private static void list(Position p, int seat, Options options) {
    options.add(Code.of(Verb.PASS));
    Casting.list(p, seat, Moment.DRAGON, options);
  }

  /** The owner chooses who dies, all if there are fewer; mages of any level may. */
  private static void kills(Position p, Table table, int seat) {
    Fort fort = p.forts[seat];
    for (int killed = 0; killed < KILLED; ) {
      int code = Asking.until(p, table, seat, Ask.PREY, null, options -> prey(fort, options));
      table.noReturn();
      if (Code.is(code, Verb.NOBODY)) return;
      Body body = Code.body(code);
      killed += body.creatures().size();
      fort.take(body, Position.ALL);
      Drawing.discard(p, seat, body);
      if (table.listening()) {
        table.tell(new TvrzEvent.DragonKilled(seat, body.printed().key(), body.besides()));
      }
    }
  }

  private static void prey(Fort fort, Options options) {
    for (Body body : fort.garrison()) options.add(Code.of(Verb.LOSE, body));
    if (options.size() == 0) options.add(Code.of(Verb.NOBODY));
  }
}
