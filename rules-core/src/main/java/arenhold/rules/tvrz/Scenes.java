package arenhold.rules.tvrz;

import static arenhold.rules.notation.ScenarioText.number;
import static arenhold.rules.notation.ScenarioText.once;
import static arenhold.rules.notation.ScenarioText.words;
import static arenhold.rules.notation.ScenarioText.wrong;

import arenhold.rules.Order;
import arenhold.rules.ScenarioGrammar;
import arenhold.rules.Seat;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How scenarios write positions of Tvrz: hands, what lies in forts and landscapes, the turn. */
final class Scenes implements ScenarioGrammar {

  /** A turn late enough that all units of a position have rested. */
  private static final long TURN = 17;

  static final String OPEN = "open";
  private static final String FRESH = "fresh";

  /** All pass the windows that a scenario is not about. */
  @Override
  public List<Order> orders() {
    return List.of(new Order(Times.WINDOW_ORDER.about(), List.of("pass")));
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
    private final List<Map<String, Object>> forts = new ArrayList<>();
    private final Map<String, Object> turn = new LinkedHashMap<>();
    private long units;

    @Override
    public Map<String, Object> take(String what, int seat, String value) {
      if (!(seat < 0 ? whole(what, value) : ofSeat(what, seat, value))) return null;
      return written();
    }

    private boolean whole(String what, String value) {
      switch (what) {
        case "pile", "discard" -> once(position, what, cards(value));
        case "out" -> once(position, "exits", exits(value));
        case "begun" -> once(position, "begun", seats(value));
        case "turn" -> turn(value);
        default -> {
          return false;
        }
      }
      return true;
    }

    private boolean ofSeat(String what, int seat, String value) {
      switch (what) {
        case "hand", "works", "items", "shadows", "pile", "discard" ->
            given(seat, what, cards(value));
        case "known" -> given(seat, what, row(words(value), Position.ALL));
        case "flag" -> given(seat, what, value);
        case "units" -> given(seat, what, units(value));
        case "pact", "promise" -> given(seat, what, (long) Seat.parse(value).index());
        default -> {
          return false;
        }
      }
      return true;
    }

    private void given(int seat, String what, Object value) {
      while (forts.size() <= seat) forts.add(new LinkedHashMap<>());
      once(forts.get(seat), what, value);
    }

    private void turn(String value) {
      for (String part : value.split(",")) {
        String[] words = part.strip().split(" +");
        boolean alone = words.length == 1;
        if (alone && words[0].equals("first")) once(turn, "firstTurn", true);
        else if (words.length != 2) throw wrong("a word about the turn is needed", part);
        else {
          switch (words[0]) {
            case "seat" -> once(turn, "active", (long) Seat.parse(words[1]).index());
            case "phase" -> once(turn, "phase", words[1]);
            case "number" -> once(turn, "turn", number(words[1]));
            default -> throw wrong("a word about the turn is needed", part);
          }
        }
      }
    }

    /** Units with commas between them, numbered in the order in which they are given. */
    private List<Object> units(String value) {
      List<Object> all = new ArrayList<>();
      for (String each : value.split(",")) {
        List<Object> cards = new ArrayList<>(words(each.strip()));
        boolean fresh = cards.remove(FRESH);
        boolean open = cards.remove(OPEN);
        long since = fresh ? TURN : 1;
        all.add(
            Map.of(
                "number",
                ++units,
                "cards",
                row(cards, open ? Position.ALL : 0),
                "since",
                since,
                "moved",
                since));
      }
      return all;
    }

    private Map<String, Object> written() {
      Map<String, Object> written = new LinkedHashMap<>();
      written.put("phase", "attack");
      written.put("turn", TURN);
      written.put("first", 0L);
      written.put("lastUnit", units);
      written.putAll(turn);
      written.putAll(position);
      written.put("forts", List.copyOf(forts));
      return written;
    }
  }

  /** Cards by their keys, each as often as it is there. */
  private static Map<String, Object> cards(String value) {
    Map<String, Object> cards = new LinkedHashMap<>();
    for (Object card : words(value)) cards.merge((String) card, 1L, (a, b) -> (Long) a + (Long) b);
    return cards;
  }

  private static List<Object> row(List<Object> cards, int to) {
    List<Object> row = new ArrayList<>();
    for (Object card : cards) row.add(Map.of("card", card, "to", (long) to));
    return row;
  }

  private static Object seats(String value) {
    long seats = 0;
    for (Object seat : words(value)) seats |= 1L << Seat.parse((String) seat).index();
    return seats;
  }

  /** Who is out, such as {@code 3 conquered by 1, 4 nobody}, in the order in which they went. */
  static List<Object> exits(String value) {
    List<Object> exits = new ArrayList<>();
    if (value.equals("none")) return exits;
    for (String each : value.split(",")) {
      String[] words = each.strip().split(" +");
      boolean by = words.length == 4 && words[2].equals("by");
      if (!by && words.length != 2) throw wrong("a seat and how it went are needed", each);
      Map<String, Object> exit = new LinkedHashMap<>();
      exit.put("seat", (long) Seat.parse(words[0]).index());
      exit.put("how", words[1]);
      exit.put("by", by ? (long) Seat.parse(words[3]).index() : -1L);
      exit.put("moment", (long) exits.size());
      exits.add(exit);
    }
    return exits;
  }
}
