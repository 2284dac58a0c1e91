package arenhold.rules.destiny.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Row;
import arenhold.rules.destiny.card.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes a position as plain JSON values, in the shape of {@code docs/destiny-notation.md}. */
public final class PositionWriter {

  private PositionWriter() {}

  /** The position, secrets included; at a checkpoint. */
  public static Map<String, Object> write(Position p) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("phase", p.phase.name().toLowerCase(Locale.ROOT));
    written.put("clockwise", p.clockwise);
    written.put("round", p.round);
    written.put("turn", p.turn);
    written.put("active", p.active);
    written.put("extra", p.extra);
    written.put("passes", p.passes);
    written.put("claimed", p.claimed);
    written.put("field", key(p.field));
    written.put("fieldOwner", p.fieldOwner);
    written.put("controller", p.controller);
    written.put("marked", p.marked);
    written.put("stirred", p.stirred);
    written.put("quiet", p.quiet);
    written.put("refilled", p.refilled);
    written.put("lastPiece", p.lastPiece);
    written.put("asked", p.asked);
    written.put("reason", p.reason);
    written.put("exits", p.exits.stream().map(PositionWriter::exit).toList());
    List<Object> sides = new ArrayList<>();
    for (Side side : p.sides) sides.add(side(side));
    written.put("sides", sides);
    written.put("pieces", p.pieces.stream().map(PositionWriter::piece).toList());
    written.put("dice", p.dice.stream().map(PositionWriter::die).toList());
    return written;
  }

  private static Map<String, Object> exit(Position.Exit exit) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("seats", exit.seats());
    written.put("how", exit.how());
    return written;
  }

  private static Map<String, Object> side(Side side) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("hand", counts(side.hand.cards()));
    written.put("known", row(side.hand.marks()));
    written.put("deck", counts(side.deck.loose()));
    written.put("over", row(side.deck.over()));
    written.put("under", row(side.deck.under()));
    written.put("discard", counts(side.deck.discard()));
    written.put("aside", counts(side.aside));
    written.put("fallen", side.fallen.stream().map(Member::key).toList());
    written.put("resources", side.resources);
    written.put("unused", key(side.unused));
    written.put("passed", side.passed);
    written.put("out", side.out);
    return written;
  }

  private static Map<String, Object> piece(Piece piece) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("id", piece.id);
    written.put("card", piece.printed().key());
    written.put("owner", piece.owner);
    written.put("controller", piece.controller);
    written.put("host", piece.host);
    written.put("dice", piece.dice);
    written.put("ready", piece.ready);
    written.put("damage", piece.damage);
    written.put("shields", piece.shields);
    written.put("converted", piece.converted);
    written.put("holds", piece.holds);
    return written;
  }

  private static Map<String, Object> die(Die die) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("piece", die.piece);
    written.put("letter", die.letter);
    written.put("card", die.printed().key());
    written.put("loose", die.loose);
    written.put("place", die.place.name().toLowerCase(Locale.ROOT));
    written.put("pool", die.pool);
    written.put("side", die.side);
    written.put("barred", die.barred);
    return written;
  }

  private static String key(int card) {
    return card < 0 ? null : arenhold.rules.destiny.card.Cards.of(card).key();
  }

  /** Cards as keys with the number of their copies. */
  private static Map<String, Object> counts(Cards cards) {
    Map<String, Object> written = new LinkedHashMap<>();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      written.put(key(card), cards.count(card));
    }
    return written;
  }

  /** Cards in a row, each with the seats that know it: one bit each, then everybody. */
  private static List<Object> row(Row row) {
    List<Object> written = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      Map<String, Object> place = new LinkedHashMap<>();
      place.put("card", key(row.card(i)));
      place.put("to", row.knownTo(i));
      written.add(place);
    }
    return written;
  }
}
