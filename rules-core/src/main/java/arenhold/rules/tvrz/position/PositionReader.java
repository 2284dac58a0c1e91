package arenhold.rules.tvrz.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Hand;
import arenhold.rules.card.Row;
import arenhold.rules.notation.Json;
import arenhold.rules.tvrz.card.Bar;
import arenhold.rules.tvrz.card.Card;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.card.Kind;
import arenhold.rules.tvrz.card.Part;
import arenhold.rules.tvrz.card.Spell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads what {@link PositionWriter} writes, and positions that somebody made up. */
public final class PositionReader {

  private static final Set<String> FIELDS = Set.copyOf(PositionWriter.write(empty()).keySet());
  private static final Set<String> FORT =
      Set.of(
          "hand",
          "known",
          "bodies",
          "works",
          "items",
          "shadows",
          "flag",
          "units",
          "waiting",
          "pact",
          "promise",
          "freed",
          "spells",
          "spent",
          "revealDraw",
          "missed");
  private static final Set<String> PILE = Set.of("pile", "discard");
  private static final Set<String> SPELL = Set.of("spell", "level", "mage", "on");
  private static final Set<String> UNIT = Set.of("number", "cards", "since", "moved");
  private static final Set<String> PLACE = Set.of("card", "to");
  private static final Set<String> HELD = Set.of("body", "to");
  private static final Set<String> DELAYED = Set.of("cards", "target", "part", "rounds");
  private static final Set<String> EXIT = Set.of("seat", "how", "by", "moment");

  private final Position p;
  private final Map<String, Object> written;

  private PositionReader(Position p, Map<String, Object> written) {
    this.p = p;
    this.written = written;
  }

  private static Position empty() {
    return new Position(new Terms(2, 1, false, false, false, -1, List.of()));
  }

  /**
   * The position. Fields that are left out are as at the start of a match; without a pile, it holds
   * all cards that lie nowhere else.
   *
   * @throws IllegalArgumentException if it describes no position, saying why
   */
  public static Position read(Terms terms, Map<String, Object> written) {
    Map<String, Object> shared = new HashMap<>(written);
    if (terms.ownDecks()) shared.remove("rights");
    known(FIELDS, shared);
    boolean misplaced = terms.ownDecks() && PILE.stream().anyMatch(written::containsKey);
    if (misplaced) throw new IllegalArgumentException("every fort has a pile of its own");
    Position p = new Position(terms);
    new PositionReader(p, written).read();
    return p;
  }

  private void read() {
    if (written.containsKey("phase")) p.phase = constant(Phase.class, written.get("phase"));
    p.first = number(written, "first", -1, -1, p.seats() - 1);
    p.dealt = number(written, "dealt", 0, 0, p.seats());
    p.redeals = number(written, "redeals", 0, 0, Integer.MAX_VALUE);
    p.turn = number(written, "turn", 0, 0, Integer.MAX_VALUE);
    p.active = number(written, "active", 0, 0, p.seats() - 1);
    p.begun = number(written, "begun", 0, 0, (1 << p.seats()) - 1);
    p.firstTurn = flag(written, "firstTurn");
    p.conquered = flag(written, "conquered");
    p.home = list(written, "home").stream().map(Json::string).map(Body::read).toList();
    p.quiet = number(written, "quiet", 0, 0, Integer.MAX_VALUE);
    p.stirred = flag(written, "stirred");
    p.lastUnit = number(written, "lastUnit", 0, 0, Integer.MAX_VALUE);
    p.attacks = number(written, "attacks", 0, 0, Integer.MAX_VALUE);
    p.clock = number(written, "clock", 0, 0, Integer.MAX_VALUE);
    List<Exit> exits = new ArrayList<>();
    for (Object exit : list(written, "exits")) exits.add(exit(Json.object(exit)));
    p.exits = List.copyOf(exits);
    rights();
    List<Object> forts = list(written, "forts");
    if (forts.size() > p.seats()) throw new IllegalArgumentException("more forts than seats");
    for (int seat = 0; seat < forts.size(); seat++) {
      fort(p.forts[seat], Json.object(forts.get(seat)));
    }
    piles(forts);
    boolean begun = p.phase != Phase.START && p.phase != Phase.DEAL;
    if (begun && (p.first < 0 || p.turn < 1)) throw new IllegalArgumentException("no turn");
    if (p.phase == Phase.DEAL && p.first < 0) throw new IllegalArgumentException("no first seat");
  }

  private void rights() {
    if (!written.containsKey("rights")) return;
    Map<String, Object> rights = Json.object(written.get("rights"));
    for (String key : rights.keySet()) {
      Card card = Catalogue.card(key);
      if (card.bar() != Bar.RED) throw new IllegalArgumentException("not red: " + key);
      int seat = number(rights, key, -1, 0, p.seats() - 1);
      p.take(new Position.Right(card.number(), seat));
    }
  }

  /** The shared pile, or that of every fort. */
  private void piles(List<Object> forts) {
    if (!p.terms.ownDecks()) {
      Cards laid = Cards.NONE;
      for (Fort fort : p.forts) laid = laid.and(fort.all());
      pile(0, laid, written);
      return;
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      Map<String, Object> from = seat < forts.size() ? Json.object(forts.get(seat)) : Map.of();
      pile(seat, p.forts[seat].all(), from);
    }
  }

  /**
   * All cards of the pack or deck that lie nowhere else, or those named, which must be among them.
   */
  private void pile(int seat, Cards laid, Map<String, Object> from) {
    Cards rest = p.pile(seat).loose().without(laid);
    Cards discard = cards(from, "discard");
    rest = rest.without(discard);
    Cards pile = rest;
    if (from.containsKey("pile")) {
      pile = cards(from, "pile");
      rest.without(pile);
    }
    p.pile(seat, p.pile(seat).with(pile, discard));
  }

  private void fort(Fort fort, Map<String, Object> from) {
    Map<String, Object> own = new HashMap<>(from);
    if (p.terms.ownDecks()) own.keySet().removeAll(PILE);
    known(FORT, own);
    fort.hand = new Hand(cards(from, "hand"), row(from, "known"));
    fort.bodies = list(from, "bodies").stream().map(PositionReader::held).toList();
    fort.plain();
    fort.works = cards(from, "works");
    all(fort.works, Kind.FORTIFICATION);
    fort.items = cards(from, "items");
    all(fort.items, Kind.ITEM);
    fort.shadows = cards(from, "shadows");
    all(fort.shadows, Kind.SHADOW);
    Object flag = from.get("flag");
    if (flag != null) {
      fort.flag = Catalogue.card(Json.string(flag)).number();
      all(Cards.of(fort.flag), Kind.FLAG);
    }
    for (Object unit : list(from, "units")) fort.put(unit(Json.object(unit)));
    fort.waiting = list(from, "waiting").stream().map(this::delayed).toList();
    fort.pact = number(from, "pact", -1, -1, p.seats() - 1);
    fort.promise = number(from, "promise", -1, -1, p.seats() - 1);
    fort.freed = flag(from, "freed");
    for (Object spell : list(from, "spells")) {
      fort.magic = fort.magic.with(spell(Json.object(spell)));
    }
    fort.spent = cards(from, "spent");
    fort.revealDraw = flag(from, "revealDraw");
    fort.missed = number(from, "missed", 0, 0, Integer.MAX_VALUE);
  }

  private static void all(Cards cards, Kind kind) {
    for (int card = cards.first(); card >= 0; card = cards.next(card)) {
      if (Catalogue.card(card).kind() != kind) {
        throw new IllegalArgumentException("laid in a wrong place: " + Catalogue.key(card));
      }
    }
  }

  private static Fort.Held held(Object written) {
    Map<String, Object> from = Json.object(written);
    known(HELD, from);
    Body body = Body.read(Json.string(from.get("body")));
    if (body.isPlain()) throw new IllegalArgumentException("nothing but a card: " + body);
    return new Fort.Held(body, number(from, "to", 0, 0, Position.ALL));
  }

  private static Lasting spell(Map<String, Object> from) {
    known(SPELL, from);
    String key = Json.string(from.get("spell"));
    Spell.Name name =
        Spell.Name.ALL.stream()
            .filter(one -> one.key().equals(key) && one.span() != Spell.Span.ONCE)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("does not last: " + key));
    return new Lasting(
        name,
        number(from, "level", 0, 0, Integer.MAX_VALUE),
        Catalogue.card(Json.string(from.get("mage"))).number(),
        list(from, "on").stream().map(Json::string).map(Body::read).toList());
  }

  private Delayed delayed(Object written) {
    Map<String, Object> from = Json.object(written);
    known(DELAYED, from);
    return new Delayed(
        List.copyOf(Body.readAll(Json.string(from.get("cards")))),
        number(from, "target", -1, 0, p.seats() - 1),
        from.get("part") == null ? null : constant(Part.class, from.get("part")),
        number(from, "rounds", 1, 1, Integer.MAX_VALUE));
  }

  private static Unit unit(Map<String, Object> from) {
    known(UNIT, from);
    Row cards = Row.NONE;
    List<Body> bodies = new ArrayList<>();
    for (Object place : list(from, "cards")) {
      Map<String, Object> one = Json.object(place);
      known(PLACE, one);
      bodies.add(Body.read(Json.string(one.get("card"))));
      cards = cards.last(bodies.getLast().card(), number(one, "to", 0, 0, Position.ALL));
    }
    Unit unit =
        new Unit(
            number(from, "number", 0, 1, Integer.MAX_VALUE),
            cards,
            List.copyOf(bodies),
            number(from, "since", 0, 0, Integer.MAX_VALUE),
            number(from, "moved", 0, 0, Integer.MAX_VALUE));
    if (cards.isEmpty()) throw new IllegalArgumentException("a unit without cards");
    for (int i = 0; i < cards.size(); i++) {
      Card card = Catalogue.card(cards.card(i));
      Unit.Kind kind = Unit.Kind.of(card);
      boolean alone = kind != Unit.Kind.WILD || cards.size() == 1;
      boolean merged = unit.body(i).guest() != null;
      if (kind == null || kind != unit.kind() || !alone || merged) {
        throw new IllegalArgumentException("cannot lie there: " + card);
      }
    }
    return unit;
  }

  private Exit exit(Map<String, Object> from) {
    known(EXIT, from);
    return new Exit(
        number(from, "seat", -1, 0, p.seats() - 1),
        constant(Exit.How.class, from.get("how")),
        number(from, "by", -1, -1, p.seats() - 1),
        number(from, "moment", 0, 0, Integer.MAX_VALUE));
  }

  private static void known(Set<String> fields, Map<String, Object> from) {
    for (String field : from.keySet()) {
      if (!fields.contains(field)) throw new IllegalArgumentException("no such field: " + field);
    }
  }

  private static int number(Map<String, Object> from, String key, int none, int least, int most) {
    int number = from.containsKey(key) ? Json.integer(from.get(key)) : none;
    boolean fits = number >= least && number <= most;
    if (!fits) throw new IllegalArgumentException(key + ": " + number);
    return number;
  }

  private static boolean flag(Map<String, Object> from, String key) {
    Object value = from.getOrDefault(key, false);
    if (value instanceof Boolean bool) return bool;
    throw new IllegalArgumentException(key + ": yes or no is needed");
  }

  private static List<Object> list(Map<String, Object> from, String key) {
    return from.containsKey(key) ? Json.list(from.get(key)) : List.of();
  }

  private static Cards cards(Map<String, Object> from, String key) {
    Cards cards = Cards.NONE;
    if (!from.containsKey(key)) return cards;
    for (var entry : Json.object(from.get(key)).entrySet()) {
      int card = Catalogue.card(entry.getKey()).number();
      int count = Json.integer(entry.getValue());
      if (count < 1 || count > 100) throw new IllegalArgumentException(key + ": " + count);
      for (int i = 0; i < count; i++) cards = cards.with(card);
    }
    return cards;
  }

  private static Row row(Map<String, Object> from, String key) {
    Row row = Row.NONE;
    for (Object place : list(from, key)) {
      Map<String, Object> one = Json.object(place);
      known(PLACE, one);
      int card = Catalogue.card(Json.string(one.get("card"))).number();
      row = row.last(card, number(one, "to", 0, 0, Position.ALL));
    }
    return row;
  }

  private static <E extends Enum<E>> E constant(Class<E> type, Object value) {
    return Enum.valueOf(type, Json.string(value).toUpperCase(Locale.ROOT));
  }
}
