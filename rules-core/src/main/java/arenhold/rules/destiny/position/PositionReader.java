package arenhold.rules.destiny.position;

import arenhold.rules.card.Cards;
import arenhold.rules.card.Deck;
import arenhold.rules.card.Hand;
import arenhold.rules.card.Row;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.Type;
import arenhold.rules.notation.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads what {@link PositionWriter} writes, and positions that somebody made up. */
public final class PositionReader {

  private static final Set<String> FIELDS =
      Set.copyOf(PositionWriter.write(Position.empty(Terms.of(List.of()))).keySet());
  private static final Set<String> SIDE =
      Set.of(
          "hand",
          "known",
          "deck",
          "over",
          "under",
          "discard",
          "aside",
          "fallen",
          "resources",
          "unused",
          "passed",
          "out");
  private static final Set<String> PIECE =
      Set.of(
          "id",
          "card",
          "owner",
          "controller",
          "host",
          "dice",
          "ready",
          "damage",
          "shields",
          "converted",
          "holds");
  private static final Set<String> DIE =
      Set.of("piece", "letter", "card", "loose", "place", "pool", "side", "barred");
  private static final Set<String> PLACE = Set.of("card", "to");
  private static final Set<String> EXIT = Set.of("seats", "how");

  /** More than a match can reach; keeps numbers in choices small. */
  private static final int MOST = 10_000;

  private static final int MOST_PIECES = 200;
  private static final int MOST_CARDS = 200;
  private static final int SHIELDS = 3;
  private static final int SIDES = 6;

  private final Position p;

  private PositionReader(Position p) {
    this.p = p;
  }

  /**
   * The position. Parts that are left out are as at the start of a match.
   *
   * @throws IllegalArgumentException if it describes no position, saying why
   */
  public static Position read(Terms terms, Map<String, Object> written) {
    Fields fields = Fields.of("", written, FIELDS);
    Position start = new Position(terms);
    if (!fields.has("pieces")) {
      new PositionReader(start).read(fields);
      return start;
    }
    Position p = Position.empty(terms);
    for (int seat = 0; seat < p.seats(); seat++) p.sides[seat] = start.sides[seat];
    new PositionReader(p).read(fields);
    return p;
  }

  private void read(Fields from) {
    if (from.has("phase")) p.phase = constant(Phase.class, from.text("phase"));
    if (from.has("clockwise")) p.clockwise = clockwise(from.list("clockwise", p.seats()));
    p.round = from.number("round", 0, 0, MOST);
    p.turn = from.number("turn", 0, 0, MOST);
    p.active = from.number("active", 0, 0, last());
    p.extra = from.number("extra", 0, 0, MOST);
    p.passes = from.number("passes", 0, 0, p.seats());
    p.claimed = from.number("claimed", -1, -1, last());
    p.field = card(from, "field", Type.BATTLEFIELD);
    p.fieldOwner = from.number("fieldOwner", -1, -1, last());
    p.controller = from.number("controller", -1, -1, last());
    p.stirred = from.flag("stirred");
    p.quiet = from.number("quiet", 0, 0, MOST);
    p.refilled = from.number("refilled", 0, 0, (1 << p.seats()) - 1);
    p.reason = from.text("reason");
    List<Position.Exit> exits = new ArrayList<>();
    for (Object each : from.list("exits", p.seats()))
      exits.add(exit(Fields.of("exits", each, EXIT)));
    p.exits = List.copyOf(exits);
    List<Object> sides = from.list("sides", p.seats());
    for (int seat = 0; seat < sides.size(); seat++) {
      if (sides.get(seat) != null) side(seat, Fields.of("sides", sides.get(seat), SIDE));
    }
    for (Object each : from.list("pieces", MOST_PIECES)) {
      p.pieces.add(piece(Fields.of("pieces", each, PIECE)));
    }
    if (from.has("dice")) {
      p.dice.clear();
      for (Object each : from.list("dice", MOST_PIECES)) {
        p.dice.add(die(Fields.of("dice", each, DIE)));
      }
    } else if (from.has("pieces")) {
      for (Piece each : p.pieces) {
        for (int letter = 0; letter < each.dice; letter++) {
          p.dice.add(new Die(each.id, letter, each.card, false));
        }
      }
    }
    int used = p.pieces.stream().mapToInt(piece -> piece.id).max().orElse(0);
    for (Die each : p.dice) used = Math.max(used, each.piece);
    p.lastPiece = from.number("lastPiece", used, used, MOST);
    p.asked = from.number("asked", -1, -1, last());
    List<Integer> marked = new ArrayList<>();
    for (Object each : from.list("marked", MOST_PIECES)) {
      marked.add(Fields.number("marked", each, 1, MOST));
    }
    p.marked = List.copyOf(marked);
    check();
  }

  private int last() {
    return Math.max(0, p.seats() - 1);
  }

  /** What choices and views rely on. */
  private void check() {
    boolean begun = p.phase.compareTo(Phase.SHIELDS) >= 0;
    boolean fielded = p.field >= 0 && p.controller >= 0 && p.fieldOwner >= 0;
    if (begun && !fielded) throw new IllegalArgumentException("no battlefield in use");
    boolean played = p.phase.compareTo(Phase.ACTION) >= 0;
    if (played && (p.turn < 1 || p.round < 1)) throw new IllegalArgumentException("no turn");
    if (p.pieces.stream().mapToInt(piece -> piece.id).distinct().count() < p.pieces.size()) {
      throw new IllegalArgumentException("two pieces with one number");
    }
    if (p.dice.stream().mapToInt(Die::code).distinct().count() < p.dice.size()) {
      throw new IllegalArgumentException("two dice with one number");
    }
    for (Piece each : p.pieces) {
      Piece host = p.piece(each.host);
      boolean carried = host != null && host.isCharacter();
      if (each.isUpgrade() != carried || each.host >= 0 && !carried) {
        throw new IllegalArgumentException("on no character, or not an upgrade: " + each);
      }
    }
    for (Die each : p.dice) {
      Piece piece = p.piece(each.piece);
      boolean known = each.loose ? piece == null : piece != null && piece.card == each.card;
      if (!known) throw new IllegalArgumentException("a die of no card in play: " + each.piece);
    }
    for (int id : p.marked) {
      if (p.piece(id) == null) throw new IllegalArgumentException("marked: " + id);
    }
    for (int seat : p.present()) {
      if (p.reason == null && p.characters(seat).isEmpty()) {
        throw new IllegalArgumentException("no characters: seat " + (seat + 1));
      }
    }
  }

  /** All seats, each once. */
  private List<Integer> clockwise(List<Object> written) {
    List<Integer> seats = new ArrayList<>();
    for (Object each : written) seats.add(Fields.number("clockwise", each, 0, last()));
    if (seats.stream().distinct().count() < p.seats()) {
      throw new IllegalArgumentException("clockwise: not all seats");
    }
    return List.copyOf(seats);
  }

  private Position.Exit exit(Fields from) {
    List<Integer> seats = new ArrayList<>();
    for (Object each : from.list("seats", p.seats())) {
      seats.add(Fields.number(from.path("seats"), each, 0, last()));
    }
    if (from.text("how") == null) throw new IllegalArgumentException("an exit without a reason");
    return new Position.Exit(List.copyOf(seats), from.text("how"));
  }

  private void side(int seat, Fields from) {
    Side side = p.sides[seat];
    side.hand = new Hand(cards(from, "hand"), row(from, "known"));
    Cards deck = from.has("deck") ? cards(from, "deck") : side.deck.loose();
    side.deck = new Deck(deck, cards(from, "discard"), row(from, "over"), row(from, "under"));
    side.aside = cards(from, "aside");
    List<Member> fallen = new ArrayList<>();
    for (Object each : from.list("fallen", MOST_PIECES)) {
      Member member = Member.named(Fields.text(from.path("fallen"), each));
      if (member == null) throw Fields.wrong(from.path("fallen"), "a character", each);
      fallen.add(member);
    }
    side.fallen = List.copyOf(fallen);
    side.resources = from.number("resources", 0, 0, MOST);
    if (from.has("unused")) side.unused = card(from, "unused", Type.BATTLEFIELD);
    else if (p.field >= 0 || from.flag("out")) side.unused = -1;
    side.passed = from.flag("passed");
    side.out = from.flag("out");
  }

  private Piece piece(Fields from) {
    Card card = named(from.path("card"), from.text("card"));
    if (card.type() == Type.EVENT || card.type() == Type.BATTLEFIELD) {
      throw Fields.wrong(from.path("card"), "a card that stays in play", card.key());
    }
    int most = card.type() == Type.CHARACTER ? 2 : 1;
    Piece piece =
        new Piece(
            from.number("id", p.pieces.size() + 1, 1, MOST),
            card.number,
            from.number("owner", 0, 0, last()),
            card.hasDie() ? from.number("dice", 1, 0, most) : 0);
    piece.controller = from.number("controller", piece.owner, 0, last());
    piece.host = from.number("host", -1, -1, MOST);
    piece.ready = !from.has("ready") || from.flag("ready");
    int health = card.type() == Type.CHARACTER ? card.health() - 1 : MOST;
    piece.damage = from.number("damage", 0, 0, health);
    piece.shields = from.number("shields", 0, 0, card.type() == Type.CHARACTER ? SHIELDS : 0);
    piece.converted = from.flag("converted");
    piece.holds = from.number("holds", -1, -1, 2 * MOST + 1);
    return piece;
  }

  private Die die(Fields from) {
    Card card = named(from.path("card"), from.text("card"));
    if (!card.hasDie()) throw Fields.wrong(from.path("card"), "a card with a die", card.key());
    Die die =
        new Die(
            from.number("piece", 0, 1, MOST),
            from.number("letter", 0, 0, 1),
            card.number,
            from.flag("loose"));
    if (from.has("place")) die.place = constant(Die.Place.class, from.text("place"));
    int least = die.inPool() ? 0 : -1;
    int most = die.inPool() ? last() : -1;
    die.pool = from.number("pool", -1, least, most);
    die.side = from.number("side", -1, least, die.inPool() ? SIDES - 1 : -1);
    die.barred = from.number("barred", 0, 0, MOST);
    return die;
  }

  private static int card(Fields from, String key, Type type) {
    if (!from.has(key)) return -1;
    Card card = named(from.path(key), from.text(key));
    if (card.type() != type) throw Fields.wrong(from.path(key), "a " + type, card.key());
    return card.number;
  }

  private static Card named(String path, String key) {
    Card card = key == null ? null : arenhold.rules.destiny.card.Cards.named(key);
    if (card == null) throw Fields.wrong(path, "a card", key);
    return card;
  }

  private static Cards cards(Fields from, String key) {
    Cards cards = Cards.NONE;
    for (var entry : from.map(key).entrySet()) {
      Card card = named(from.path(key), entry.getKey());
      int count = Fields.number(from.path(key), entry.getValue(), 1, MOST_CARDS);
      for (int i = 0; i < count; i++) cards = cards.with(card.number);
    }
    return cards;
  }

  private static Row row(Fields from, String key) {
    Row row = Row.NONE;
    for (Object each : from.list(key, MOST_CARDS)) {
      Fields place = Fields.of(from.path(key), each, PLACE);
      Card card = named(place.path("card"), place.text("card"));
      row = row.last(card.number, place.number("to", 0, 0, Position.ALL));
    }
    return row;
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String name) {
    for (E each : type.getEnumConstants()) {
      if (each.name().toLowerCase(Locale.ROOT).equals(name)) return each;
    }
    throw new IllegalArgumentException("no such " + type.getSimpleName() + ": " + name);
  }
}
