package arenhold.rules.destiny;

import static arenhold.rules.notation.ScenarioText.number;
import static arenhold.rules.notation.ScenarioText.once;
import static arenhold.rules.notation.ScenarioText.words;
import static arenhold.rules.notation.ScenarioText.wrong;

import arenhold.rules.Choice;
import arenhold.rules.ScenarioGrammar;
import arenhold.rules.Seat;
import arenhold.rules.destiny.card.Card;
import arenhold.rules.destiny.card.Cards;
import arenhold.rules.destiny.card.Member;
import arenhold.rules.destiny.card.Side;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.card.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How scenarios write positions of Destiny: what lies in play, the dice in pools, the turn. */
final class Scenes implements ScenarioGrammar {

  static final String ELITE = "-elite";

  /** The cards of a deck that a scenario does not name: ten of an event without a colour. */
  private static final String FILLER = "aw157";

  private static final long DECK = 10;

  /** A card in play with its marks, such as {@code aw011-elite/3*1!@2}. */
  private static final Pattern PIECE =
      Pattern.compile("(aw\\d{3}(?:-elite)?)(?:/(\\d{1,2}))?(?:\\*([1-3]))?(!)?(?:@([1-8]))?");

  /**
   * A die in a pool, such as {@code aw011:1melee}, or of a certain card {@code aw011.3b:1melee}.
   */
  private static final Pattern DIE = Pattern.compile("(aw\\d{3})(?:\\.(\\d+)([ab])?)?:(\\S+)");

  private static final Pattern COPIES = Pattern.compile("(.+):(\\d{1,2})");
  private static final Pattern FIELD =
      Pattern.compile("(\\S+) of ([1-8])(?:, brought by ([1-8]))?");

  @Override
  public Map<String, String> seat(int seat) {
    var prepared = Teams.OPTION.prepared();
    return Map.of(Teams.OPTION.key(), prepared.get(seat % prepared.size()).value());
  }

  /**
   * Choices without the numbers that cards have in play, {@code at aw011}; dice with what they
   * show, {@code die aw011:blank}; sides by what they show, {@code side 2melee}, {@code 2melee} if
   * rolled.
   */
  @Override
  public List<String> names(Choice choice, Map<String, Object> position) {
    return Sights.names(choice, position);
  }

  @Override
  public Givens givens() {
    return new Scene();
  }

  @Override
  public List<Look> see(String what, int seat, String value, Seen now) {
    return Sights.see(what, seat, value, now);
  }

  /** The givens of one scenario. */
  private static final class Scene implements Givens {
    private final Map<String, Object> position = new LinkedHashMap<>();
    private final Map<String, Object> turn = new LinkedHashMap<>();
    private final List<Map<String, Object>> sides = new ArrayList<>();
    private final List<Map<String, Object>> pieces = new ArrayList<>();
    private final List<Map<String, Object>> dice = new ArrayList<>();

    @Override
    public Map<String, Object> take(String what, int seat, String value) {
      if (!(seat < 0 ? whole(what, value) : ofSeat(what, seat, value))) return null;
      return written();
    }

    private boolean whole(String what, String value) {
      switch (what) {
        case "field" -> field(value);
        case "claimed" -> once(position, what, (long) Seat.parse(value).index());
        case "turn" -> turn(value);
        default -> {
          return false;
        }
      }
      return true;
    }

    private boolean ofSeat(String what, int seat, String value) {
      switch (what) {
        case "side" -> side(seat, value);
        case "pool" -> pool(seat, value);
        case "hand", "deck", "discard", "aside" -> given(seat, what, cards(value));
        case "top" -> given(seat, "over", row(value));
        case "bottom" -> given(seat, "under", row(value));
        case "fallen" -> given(seat, what, words(value));
        case "resources" -> given(seat, what, number(value));
        case "unused" -> given(seat, what, named(value).key());
        default -> {
          return false;
        }
      }
      return true;
    }

    private void given(int seat, String what, Object value) {
      once(of(seat), what, value);
    }

    private Map<String, Object> of(int seat) {
      while (sides.size() <= seat) sides.add(new LinkedHashMap<>());
      return sides.get(seat);
    }

    private void field(String value) {
      Matcher read = FIELD.matcher(value);
      if (!read.matches()) throw wrong("a battlefield and its controller are needed", value);
      long controller = Seat.parse(read.group(2)).index();
      boolean same = read.group(3) == null;
      position.put("field", named(read.group(1)).key());
      position.put("controller", controller);
      position.put("fieldOwner", same ? controller : (long) Seat.parse(read.group(3)).index());
    }

    private void turn(String value) {
      for (String part : value.split(",")) {
        String[] words = part.strip().split(" +");
        if (words.length != 2) throw wrong("a word about the turn is needed", part);
        switch (words[0]) {
          case "seat" -> once(turn, "active", (long) Seat.parse(words[1]).index());
          case "number" -> once(turn, "turn", number(words[1]));
          case "round", "extra", "quiet" -> once(turn, words[0], number(words[1]));
          default -> throw wrong("a word about the turn is needed", part);
        }
      }
    }

    /** Characters and supports, each with the upgrades on it, numbered as they are given. */
    private void side(int seat, String value) {
      of(seat);
      for (String group : value.split(" +")) {
        long host = -1;
        for (String each : group.split("\\+", -1)) {
          Map<String, Object> piece = piece(seat, each);
          piece.put("host", host);
          if (host < 0) host = (Long) piece.get("id");
        }
      }
    }

    private Map<String, Object> piece(int seat, String value) {
      Matcher read = PIECE.matcher(value);
      if (!read.matches()) throw wrong("a card with its marks is needed", value);
      Member member = Member.named(read.group(1));
      Card card = member == null ? named(read.group(1)) : member.card();
      Map<String, Object> piece = new LinkedHashMap<>();
      long id = pieces.size() + 1;
      int owner = read.group(5) == null ? seat : Seat.parse(read.group(5)).index();
      int count = member != null ? member.dice() : card.hasDie() ? 1 : 0;
      piece.put("id", id);
      piece.put("card", card.key());
      piece.put("owner", (long) owner);
      piece.put("controller", (long) seat);
      if (count > 0) piece.put("dice", (long) count);
      piece.put("damage", read.group(2) == null ? 0L : number(read.group(2)));
      piece.put("shields", read.group(3) == null ? 0L : number(read.group(3)));
      piece.put("ready", read.group(4) == null);
      pieces.add(piece);
      for (long letter = 0; letter < count; letter++) {
        Map<String, Object> die = new LinkedHashMap<>();
        die.put("piece", id);
        die.put("letter", letter);
        die.put("card", card.key());
        dice.add(die);
      }
      return piece;
    }

    /** Dice of cards in play that lie in the pool of their controller. */
    private void pool(int seat, String value) {
      for (Object each : words(value)) {
        Matcher read = DIE.matcher((String) each);
        if (!read.matches()) throw wrong("a die with what it shows is needed", (String) each);
        Map<String, Object> die =
            dice.stream()
                .filter(any -> !any.containsKey("place") && is(any, seat, read))
                .findFirst()
                .orElseThrow(() -> wrong("a die on its card is needed", (String) each));
        die.put("place", "pool");
        die.put("pool", (long) seat);
        die.put("side", (long) face(named(read.group(1)), read.group(4)));
      }
    }

    private boolean is(Map<String, Object> die, int seat, Matcher read) {
      Map<String, Object> piece = pieces.get((int) ((Long) die.get("piece") - 1));
      boolean numbered = read.group(2) == null || number(read.group(2)) == (Long) piece.get("id");
      boolean lettered =
          read.group(3) == null || read.group(3).charAt(0) - 'a' == (Long) die.get("letter");
      boolean own = (Long) piece.get("controller") == seat;
      return own && numbered && lettered && piece.get("card").equals(read.group(1));
    }

    private static Map<String, Object> withDeck(Map<String, Object> side) {
      Map<String, Object> whole = new LinkedHashMap<>(side);
      whole.putIfAbsent("deck", Map.of(FILLER, DECK));
      return whole;
    }

    private Map<String, Object> written() {
      Map<String, Object> written = new LinkedHashMap<>();
      written.put("phase", "action");
      written.put("round", 2L);
      written.put("turn", 5L);
      written.put("field", "aw168");
      written.put("fieldOwner", 0L);
      written.put("controller", 0L);
      written.putAll(turn);
      written.putAll(position);
      written.put("sides", sides.stream().map(Scene::withDeck).toList());
      written.put("pieces", List.copyOf(pieces));
      written.put("dice", List.copyOf(dice));
      return written;
    }
  }

  /** The card with this key. */
  static Card named(String key) {
    Card card = Cards.named(key);
    if (card == null) throw wrong("a card is needed", key);
    return card;
  }

  /** The first side of a card's die that shows this, from 0. */
  private static int face(Card card, String face) {
    List<Side> sides = card.sides();
    for (int side = 0; side < sides.size(); side++) {
      if (sides.get(side).toString().equals(face)) return side;
    }
    throw wrong("a side of " + card.key() + " is needed, one of " + sides, face);
  }

  /** Cards by their keys, {@code aw157:3} for three of them, with the number of their copies. */
  static Map<String, Object> cards(String value) {
    Map<String, Object> cards = new TreeMap<>();
    for (Object each : words(value)) {
      Matcher several = COPIES.matcher((String) each);
      String key = several.matches() ? several.group(1) : (String) each;
      long copies = several.matches() ? number(several.group(2)) : 1;
      if (named(key).type() == Type.CHARACTER) throw wrong("a card of a deck is needed", key);
      cards.merge(key, copies, (a, b) -> (Long) a + (Long) b);
    }
    return cards;
  }

  /** Cards one after another, known to nobody. */
  private static List<Object> row(String value) {
    List<Object> row = new ArrayList<>();
    for (Object each : words(value)) {
      row.add(Map.of("card", named((String) each).key(), "to", 0L));
    }
    return row;
  }
}
