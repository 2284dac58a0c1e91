package arenhold.rules.tvrz.deed;

import arenhold.rules.Table;
import arenhold.rules.tvrz.card.Bar;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;
import java.util.List;

/**
 * Red cards, of which only the first player to use one keeps the right to it (T1.5, T1.6, R4, R78).
 * A card is used as it becomes public by its owner's act, and before it does anything; what is
 * shown by force, or merged, is not. A shared pile has one of each, so there all of this is idle.
 */
public final class Rights {

  private Rights() {}

  /** Whether another player has the right to this card. */
  public static boolean barred(Position p, int seat, int card) {
    if (p.rights.isEmpty() || Catalogue.card(card).bar() != Bar.RED) return false;
    for (Position.Right right : p.rights) if (right.card() == card) return right.seat() != seat;
    return false;
  }

  /** The creatures of these bodies of {@code seat} are used. */
  public static void use(Position p, Table table, int seat, List<Body> bodies) {
    for (Body body : bodies) {
      for (int card : body.creatures().toArray()) use(p, table, seat, card);
    }
  }

  /**
   * A card of {@code seat} is used: for a red one the right is taken, and all others who have a
   * copy in hand or out must discard it and draw another card.
   */
  public static void use(Position p, Table table, int seat, int card) {
    if (!p.terms.ownDecks() || Catalogue.card(card).bar() != Bar.RED) return;
    for (Position.Right right : p.rights) if (right.card() == card) return;
    p.take(new Position.Right(card, seat));
    for (int i = 1; i < p.seats(); i++) {
      int other = (seat + i) % p.seats();
      if (p.isOut(other) || !discards(p, table, other, card, seat)) continue;
      Drawing.draw(p, table, other, 1);
    }
  }

  /** Discards the copy that {@code seat} holds or has out, if there is one. */
  private static boolean discards(Position p, Table table, int seat, int card, int by) {
    Fort fort = p.forts[seat];
    if (fort.hand.cards().has(card)) {
      Body body = fort.containing(card);
      fort.take(body, Position.ALL);
      lose(p, table, seat, body, by);
      return true;
    }
    for (Unit unit : fort.units) {
      int index = unit.cards().indexOf(card);
      if (index < 0) continue;
      if (!unit.open(index)) {
        fort.seenOut(unit.body(index), Position.ALL & ~unit.cards().knownTo(index));
      }
      Unit rest = unit.without(index);
      if (rest.bodies().isEmpty()) fort.remove(unit.number());
      else fort.put(rest);
      lose(p, table, seat, unit.body(index), by);
      return true;
    }
    return false;
  }

  private static void lose(Position p, Table table, int seat, Body body, int by) {
    table.noReturn();
    Drawing.discard(p, seat, body);
    if (!table.listening()) return;
    String key = body.printed().key();
    table.tell(new TvrzEvent.Barred(seat, key, body.besides(), by));
  }
}
