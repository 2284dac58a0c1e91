package arenhold.rules.tvrz.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Row;
import arenhold.rules.tvrz.card.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Whole positions, secrets included, as plain JSON values. */
public final class PositionWriter {

  private PositionWriter() {}

  /** The position, which stands at a checkpoint. */
  public static Map<String, Object> write(Position p) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("phase", p.phase.name().toLowerCase(Locale.ROOT));
    written.put("first", p.first);
    written.put("dealt", p.dealt);
    written.put("redeals", p.redeals);
    written.put("turn", p.turn);
    written.put("active", p.active);
    written.put("begun", p.begun);
    written.put("firstTurn", p.firstTurn);
    written.put("conquered", p.conquered);
    written.put("home", p.home.stream().map(Body::notation).toList());
    written.put("quiet", p.quiet);
    written.put("stirred", p.stirred);
    written.put("lastUnit", p.lastUnit);
    written.put("attacks", p.attacks);
    written.put("clock", p.clock);
    List<Object> forts = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      Map<String, Object> fort = fort(p.forts[seat]);
      if (p.terms.ownDecks()) pile(p.pile(seat), fort);
      forts.add(fort);
    }
    written.put("forts", forts);
    if (p.terms.ownDecks()) written.put("rights", rights(p));
    written.put("exits", p.exits.stream().map(PositionWriter::exit).toList());
    if (!p.terms.ownDecks()) pile(p.pile(0), written);
    return written;
  }

  private static void pile(Deck pile, Map<String, Object> written) {
    written.put("pile", counts(pile.loose()));
    written.put("discard", counts(pile.discard()));
  }

  private static Map<String, Object> fort(Fort fort) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("hand", counts(fort.hand.cards()));
    written.put("known", row(fort.hand.marks()));
    written.put("bodies", fort.bodies.stream().map(PositionWriter::held).toList());
    written.put("works", counts(fort.works));
    written.put("items", counts(fort.items));
    written.put("shadows", counts(fort.shadows));
    written.put("flag", fort.flag < 0 ? null : Catalogue.key(fort.flag));
    written.put("units", fort.units.stream().map(PositionWriter::unit).toList());
    written.put("waiting", fort.waiting.stream().map(PositionWriter::delayed).toList());
    written.put("pact", fort.pact);
    written.put("promise", fort.promise);
    written.put("freed", fort.freed);
    written.put("spells", fort.magic.spells().stream().map(PositionWriter::spell).toList());
    written.put("spent", counts(fort.spent));
    written.put("revealDraw", fort.revealDraw);
    written.put("missed", fort.missed);
    return written;
  }

  private static Map<String, Object> spell(Lasting spell) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("spell", spell.name().key());
    written.put("level", spell.level());
    written.put("mage", Catalogue.key(spell.mage()));
    written.put("on", spell.on().stream().map(Body::notation).toList());
    return written;
  }

  private static Map<String, Object> delayed(Delayed delayed) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("cards", Body.notation(delayed.bodies()));
    written.put("target", delayed.target());
    written.put("part", delayed.part() == null ? null : delayed.part().key());
    written.put("rounds", delayed.rounds());
    return written;
  }

  private static Map<String, Object> unit(Unit unit) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("number", unit.number());
    written.put("cards", row(unit));
    written.put("since", unit.since());
    written.put("moved", unit.moved());
    return written;
  }

  /** Red cards with the seats that have the right to them. */
  private static Map<String, Object> rights(Position p) {
    Map<String, Object> written = new LinkedHashMap<>();
    for (Position.Right right : p.rights) written.put(Catalogue.key(right.card()), right.seat());
    return written;
  }

  private static Map<String, Object> exit(Exit exit) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("seat", exit.seat());
    written.put("how", exit.how().name().toLowerCase(Locale.ROOT));
    written.put("by", exit.by());
    written.put("moment", exit.moment());
    return written;
  }

  /** Cards as keys with the number of their copies. */
  private static Map<String, Object> counts(Cards cards) {
    Map<String, Object> written = new LinkedHashMap<>();
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      written.put(Catalogue.key(card), cards.count(card));
    }
    return written;
  }

  private static Map<String, Object> held(Fort.Held held) {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put("body", held.body().notation());
    written.put("to", held.to());
    return written;
  }

  /** The bodies of a unit, each with the seats that know it. */
  private static List<Object> row(Unit unit) {
    List<Object> written = new ArrayList<>();
    for (int i = 0; i < unit.bodies().size(); i++) {
      Map<String, Object> place = new LinkedHashMap<>();
      place.put("card", unit.body(i).notation());
      place.put("to", unit.cards().knownTo(i));
      written.add(place);
    }
    return written;
  }

  /** Cards in a row, each with the seats that know it: one bit each, then everybody. */
  private static List<Object> row(Row row) {
    List<Object> written = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      Map<String, Object> place = new LinkedHashMap<>();
      place.put("card", Catalogue.key(row.card(i)));
      place.put("to", row.knownTo(i));
      written.add(place);
    }
    return written;
  }
}
