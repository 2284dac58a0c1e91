package arenhold.rules.destiny;

import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.position.Die;
import arenhold.rules.destiny.position.Piece;
import arenhold.rules.destiny.position.Position;
import arenhold.rules.destiny.position.Side;
import java.util.Arrays;
import java.util.List;

/** The table as lines of text, everything open. */
final class Drawn {

  private Drawn() {}

  static String of(Position p) {
    StringBuilder text = new StringBuilder();
    text.append("round ").append(p.round).append(", turn ").append(p.turn);
    text.append(", seat ").append(p.active + 1).append(", ").append(p.phase);
    if (p.field >= 0) {
      text.append(", ").append(Cards.of(p.field).key()).append(" of ").append(p.controller + 1);
    }
    text.append('\n');
    for (int seat = 0; seat < p.seats(); seat++) {
      Side side = p.sides[seat];
      text.append(seat + 1).append(side.out ? " out" : "");
      text.append(": resources ").append(side.resources);
      text.append(", deck ").append(side.deck.size());
      text.append(", hand ").append(keys(side.hand.cards().toArray())).append('\n');
      for (Piece each : p.pieces) if (each.controller == seat) line(text, p, each);
      text.append("    pool ").append(p.pool(seat).stream().map(Drawn::die).toList()).append('\n');
    }
    return text.toString();
  }

  private static void line(StringBuilder text, Position p, Piece piece) {
    text.append("    ").append(piece).append(piece.ready ? "" : " exhausted");
    if (piece.damage > 0) text.append(" damage ").append(piece.damage);
    if (piece.shields > 0) text.append(" shields ").append(piece.shields);
    if (piece.host >= 0) text.append(" on ").append(p.piece(piece.host));
    text.append('\n');
  }

  private static String die(Die die) {
    return die.name() + " " + die.top();
  }

  private static List<String> keys(int[] cards) {
    return Arrays.stream(cards).mapToObj(card -> Cards.of(card).key()).toList();
  }
}
