package arenhold.rules.tvrz;

import arenhold.rules.card.Cards;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.position.Fort;
import arenhold.rules.tvrz.position.Position;
import arenhold.rules.tvrz.position.Unit;

/** The table as lines of text, everything open. */
final class Drawn {

  private Drawn() {}

  static String of(Position p) {
    StringBuilder text = new StringBuilder();
    text.append("turn ").append(p.turn).append(", seat ").append(p.active + 1);
    text.append(", ").append(p.phase);
    for (int pile = 0; pile < p.piles(); pile++) {
      text.append(", pile ").append(p.pile(pile).size());
    }
    text.append('\n');
    for (int seat = 0; seat < p.seats(); seat++) {
      Fort fort = p.forts[seat];
      text.append(seat + 1).append(p.isOut(seat) ? " out" : "").append('\n');
      line(text, "hand", fort.hand.cards());
      for (Fort.Held held : fort.bodies) {
        text.append("    ")
            .append(held.body())
            .append(held.knownTo(Position.EVERYBODY) ? " open" : "")
            .append('\n');
      }
      line(text, "works", fort.works);
      line(text, "items", fort.items);
      line(text, "shadows", fort.shadows);
      if (fort.flag >= 0) line(text, "flag", Cards.of(fort.flag));
      for (Unit unit : fort.units) line(text, "unit " + unit.number(), unit.all());
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String name, Cards cards) {
    if (cards.isEmpty()) return;
    text.append("  ").append(name).append(": ").append(cards.text(Catalogue::key)).append('\n');
  }
}
