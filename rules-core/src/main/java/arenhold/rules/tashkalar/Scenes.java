package arenhold.rules.tashkalar;

import static arenhold.rules.notation.ScenarioText.at;
import static arenhold.rules.notation.ScenarioText.counted;
import static arenhold.rules.notation.ScenarioText.number;
import static arenhold.rules.notation.ScenarioText.numbers;
import static arenhold.rules.notation.ScenarioText.once;
import static arenhold.rules.notation.ScenarioText.tally;
import static arenhold.rules.notation.ScenarioText.words;
import static arenhold.rules.notation.ScenarioText.wrong;

import arenhold.rules.Option;
import arenhold.rules.ScenarioGrammar;
import arenhold.rules.Seat;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.form.TableOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** How scenarios write positions of Tash-Kalar: boards, hands, supplies, the turn, tasks. */
final class Scenes implements ScenarioGrammar {

  /** The schools of seats that say nothing: red, blue, green and yellow. */
  private static final List<String> SCHOOLS = List.of("southern", "northern", "sylvan", "highland");

  @Override
  public Map<String, String> seat(int seat) {
    String school = seat < SCHOOLS.size() ? SCHOOLS.get(seat) : Option.RANDOM;
    return Map.of(TableOptions.SCHOOL, school);
  }

  @Override
  public String translated(String text) {
    return DrawnBoard.translated(text);
  }

  @Override
  public Givens givens() {
    return new Scene();
  }

  /** The givens of one scenario. */
  private static final class Scene implements Givens {
    private final Map<String, Object> position = new LinkedHashMap<>();
    private final List<Map<String, Object>> hands = maps();
    private final List<Map<String, Object>> supply = maps();
    private final Map<String, Object> turn = new LinkedHashMap<>();
    private final Map<String, Object> tasks = new LinkedHashMap<>();
    private final Map<Integer, Object> claimed = new HashMap<>();
    private final Map<Integer, Object> counters = new HashMap<>();

    private static List<Map<String, Object>> maps() {
      List<Map<String, Object>> maps = new ArrayList<>();
      for (int i = 0; i < Seat.MOST; i++) maps.add(new LinkedHashMap<>());
      return maps;
    }

    @Override
    public Map<String, Object> take(String what, int seat, String value) {
      if (!(seat < 0 ? whole(what, value) : ofSeat(what, seat, value))) return null;
      return written();
    }

    private boolean whole(String what, String value) {
      switch (what) {
        case "board" -> once(position, "board", DrawnBoard.board(value));
        case "tasks", "tasks loose", "tasks under" ->
            tasks.put(what.equals("tasks") ? "current" : what.substring(6), words(value));
        case "next" -> tasks.put("next", value);
        case "turn" -> turn(value);
        case "scores" -> once(position, "scores", scores(value));
        case "summoned" -> once(position, "summoned", counted(value));
        case "destroyed" -> once(position, "destroyed", tally(value));
        default -> {
          return false;
        }
      }
      return true;
    }

    private boolean ofSeat(String what, int seat, String value) {
      switch (what) {
        case "beings", "legends", "flares" -> hands.get(seat).put(what, words(value));
        case "counters" -> counters.put(seat, words(value));
        case "claimed" -> claimed.put(seat, words(value));
        case "supply" -> supply.get(seat).putAll(counted(value));
        default -> {
          return false;
        }
      }
      return true;
    }

    private void turn(String value) {
      for (String part : value.split(",")) {
        String[] words = part.strip().split(" +");
        switch (words[0]) {
          case "seat" -> once(turn, "seat", (long) Seat.parse(second(words)).index());
          case "actions", "number" -> once(turn, words[0], number(second(words)));
          case "discarded", "extra", "extraDue", "progress", "borrowing", "handedOver" -> {
            if (words.length > 1) throw wrong(words[0] + " alone is needed", part);
            once(turn, words[0], true);
          }
          default -> throw wrong("a word about the turn is needed", part);
        }
      }
    }

    private static String second(String[] words) {
      if (words.length == 2) return words[1];
      throw wrong(words[0] + " needs one number", String.join(" ", words));
    }

    private Map<String, Object> written() {
      Map<String, Object> written = new LinkedHashMap<>();
      if (stated(hands) > 0) written.put("hands", hands.subList(0, stated(hands)));
      if (stated(supply) > 0) written.put("supply", supply.subList(0, stated(supply)));
      if (!turn.isEmpty()) written.put("turn", turn);
      if (!claimed.isEmpty()) tasks.put("claimed", bySeat(claimed, List.of()));
      if (!tasks.isEmpty()) written.put("tasks", tasks);
      if (!counters.isEmpty()) written.put("counters", bySeat(counters, null));
      written.putAll(position);
      return written;
    }

    /** How many seats from the first one have something. */
    private static int stated(List<Map<String, Object>> maps) {
      int count = maps.size();
      while (count > 0 && maps.get(count - 1).isEmpty()) count--;
      return count;
    }

    /** What is given for each seat from the first to the last of them, else {@code fallback}. */
    private static List<Object> bySeat(Map<Integer, Object> given, Object fallback) {
      List<Object> all = new ArrayList<>();
      for (int i = 0; i <= Collections.max(given.keySet()); i++) {
        all.add(given.getOrDefault(i, fallback));
      }
      return all;
    }
  }

  /** Each side's points; in a Melee its points in each colour, sides apart by strokes. */
  private static List<Object> scores(String value) {
    if (!value.contains("/")) return numbers(value);
    List<Object> scores = new ArrayList<>();
    for (String side : value.split("/", -1)) {
      List<Object> colours = new ArrayList<>();
      for (String word : side.strip().split("[ ,:]+")) {
        colours.add(word.equals("-") ? 0L : number(word));
      }
      scores.add(colours);
    }
    return scores;
  }

  @Override
  public List<Look> see(String what, int seat, String value, Seen now) {
    Map<String, Object> position = now.position();
    if (what.equals("board") || what.matches("[a-i][1-9]")) {
      return board(what, value, position, now.drawn());
    }
    return seat < 0 ? whole(what, value, position) : ofSeat(what, seat, value, position);
  }

  private static List<Look> board(
      String what, String value, Map<String, Object> now, String drawn) {
    Map<String, Object> board = Json.object(now.get("board"));
    if (what.equals("board")) {
      List<Look> cells = new ArrayList<>();
      DrawnBoard.cells(value)
          .forEach((square, piece) -> cells.add(new Look(square, piece, board.get(square))));
      return cells;
    }
    if (!DrawnBoard.cells(drawn).containsKey(what)) {
      throw new IllegalArgumentException("there is no square " + what);
    }
    return looks(value.equals("empty") ? null : value, board.get(what));
  }

  private static List<Look> whole(String what, String value, Map<String, Object> now) {
    return switch (what) {
      case "actions", "number" -> looks(value, at(now, "turn." + what));
      case "turn" -> looks(number(value) - 1, at(now, "turn.seat"));
      case "scores" -> looks(scores(value), now.get("scores"));
      case "summoned" -> counts(at(now, what), value);
      case "tasks" -> looks(words(value), at(now, "tasks.current"));
      case "next" -> looks(value, at(now, "tasks.next"));
      case "destroyed" -> looks(tally(value), now.get("destroyed"));
      default -> null;
    };
  }

  private static List<Look> ofSeat(String what, int seat, String value, Map<String, Object> now) {
    return switch (what) {
      case "claimed" -> cards(at(now, "tasks.claimed." + seat), value);
      case "counters" -> cards(at(now, "counters." + seat), value);
      case "supply" -> counts(at(now, "supply." + seat), value);
      case "beings", "legends", "flares" -> cards(at(now, "hands." + seat + "." + what), value);
      case "discarded" -> cards(at(now, "decks." + seat + ".discard"), value);
      default -> null;
    };
  }

  private static List<Look> looks(Object wanted, Object found) {
    return Collections.singletonList(new Look("", wanted, found));
  }

  private static List<Look> counts(Object found, String value) {
    Map<String, Object> counts = Json.object(found);
    List<Look> looks = new ArrayList<>();
    counted(value).forEach((what, number) -> looks.add(new Look(what, number, counts.get(what))));
    return looks;
  }

  /** The same cards in any order. */
  private static List<Look> cards(Object cards, String value) {
    TreeSet<String> wanted = new TreeSet<>();
    if (!value.equals("none")) wanted.addAll(List.of(value.split("\\s+")));
    TreeSet<String> held = new TreeSet<>();
    for (Object card : Json.list(cards)) held.add((String) card);
    return looks(wanted, held);
  }
}
