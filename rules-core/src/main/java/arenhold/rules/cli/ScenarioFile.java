package arenhold.rules.cli;

import static arenhold.rules.cli.ScenarioText.*;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads scenario files, whose form is documented in {@code docs/notation.md}. */
final class ScenarioFile {

  /** The schools of seats that say nothing: red, blue, green and yellow. */
  private static final List<String> SCHOOLS = List.of("southern", "northern", "sylvan", "highland");

  /** The words of every step: who is asked or what is looked at. */
  private static final Pattern STEP =
      Pattern.compile(
          "do [1-8*]|(not )?offered [1-8*]|exactly ([1-8]( \\S+)?|[*])|rejected [1-8]"
              + "|prompt [1-8*]|see \\S+( [1-8])?|again");

  /** The words of every given. */
  private static final Pattern GIVEN =
      Pattern.compile(
          "form|seats|start|table|board|turn|scores|destroyed|summoned|next|position"
              + "|tasks( loose| under)?|(seat|beings|legends|flares|supply|counters|claimed) [1-8]");

  private ScenarioFile() {}

  /**
   * One step of a scenario.
   *
   * @param line where it stands in its file, from 1
   * @param words what comes before the colon
   * @param value what comes after it, a drawn board included; empty if nothing does
   */
  record Step(int line, String words, String value) {}

  /** What is there before the first step. */
  static final class Givens {
    private final Map<String, String> table = new LinkedHashMap<>();
    private final Map<Integer, Map<String, String>> seats = new LinkedHashMap<>();
    private final Map<String, Object> position = new LinkedHashMap<>();
    private final List<Map<String, Object>> hands = maps();
    private final List<Map<String, Object>> supply = maps();
    private final Map<String, Object> turn = new LinkedHashMap<>();
    private final Map<String, Object> tasks = new LinkedHashMap<>();
    private final Map<Integer, Object> claimed = new HashMap<>();
    private final Map<Integer, Object> counters = new HashMap<>();
    private String form = "duel";
    private final Set<String> given = new HashSet<>();
    private int seated;
    private boolean fromStart;

    private static List<Map<String, Object>> maps() {
      List<Map<String, Object>> maps = new ArrayList<>();
      for (int i = 0; i < Seat.MOST; i++) maps.add(new LinkedHashMap<>());
      return maps;
    }

    /** What is given for each seat from the first to the last of them, else {@code fallback}. */
    private static List<Object> bySeat(Map<Integer, Object> given, Object fallback) {
      List<Object> all = new ArrayList<>();
      for (int i = 0; i <= Collections.max(given.keySet()); i++) {
        all.add(given.getOrDefault(i, fallback));
      }
      return all;
    }

    /** A match that begins with what is given. */
    Match<?> start() {
      return start(Games.ALL.getFirst());
    }

    /** A match of {@code game} that begins with what is given. */
    <P> Match<P> start(Game<P> game) {
      int least = game.info().form(form) == null ? 2 : game.info().form(form).minSeats();
      int size = seated > 0 ? seated : least;
      List<Map<String, String>> each = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        String school = i < SCHOOLS.size() ? SCHOOLS.get(i) : Option.RANDOM;
        each.add(seats.getOrDefault(i, Map.of("school", school)));
      }
      Setup setup = new Setup(game.info().key(), form, each, table);
      Setup.Problem problem = game.problem(setup);
      if (problem != null) throw new IllegalArgumentException("the set-up: " + problem.code());
      for (int i = size; i < Seat.MOST; i++) {
        if (!seats.containsKey(i) && hands.get(i).isEmpty() && supply.get(i).isEmpty()) continue;
        throw new IllegalArgumentException("there is no seat " + (i + 1));
      }
      Map<String, Object> written = written();
      if (!fromStart) return Match.from(game, setup, game.read(setup, written));
      if (written.isEmpty()) return Match.start(game, setup);
      throw new IllegalArgumentException("start: there is no " + written.keySet() + " yet");
    }

    /** What was given of the position. */
    private Map<String, Object> written() {
      Map<String, Object> written = new LinkedHashMap<>();
      if (stated(hands) > 0) written.put("hands", hands.subList(0, stated(hands)));
      if (stated(supply) > 0) written.put("supply", supply.subList(0, stated(supply)));
      if (!turn.isEmpty()) written.put("turn", turn);
      if (!claimed.isEmpty()) tasks.put("claimed", bySeat(claimed, List.of()));
      if (!tasks.isEmpty()) written.put("tasks", tasks);
      if (!counters.isEmpty()) written.put("counters", bySeat(counters, null));
      position.forEach((field, value) -> once(written, field, value));
      return written;
    }

    /** How many seats from the first one have something. */
    private static int stated(List<Map<String, Object>> maps) {
      int count = maps.size();
      while (count > 0 && maps.get(count - 1).isEmpty()) count--;
      return count;
    }

    private void read(String words, String value) {
      if (!GIVEN.matcher(words).matches()) throw wrong("a given is needed", words);
      if (!given.add(words)) throw new IllegalArgumentException(words + " is given twice");
      String[] parts = words.split(" ");
      int seat = words.matches(".* \\d") ? Integer.parseInt(parts[1]) - 1 : -1;
      switch (parts[0]) {
        case "form" -> form = value;
        case "seats" -> seated = seated(value);
        case "start" -> fromStart = true;
        case "table" -> table.putAll(options(value));
        case "seat" -> seats.put(seat, options(value));
        case "board" -> once(position, "board", board(value));
        case "beings", "legends", "flares" -> hands.get(seat).put(parts[0], words(value));
        case "counters" -> counters.put(seat, words(value));
        case "claimed" -> claimed.put(seat, words(value));
        case "tasks" -> tasks.put(parts.length > 1 ? parts[1] : "current", words(value));
        case "next" -> tasks.put("next", value);
        case "supply" -> supply.get(seat).putAll(counted(value));
        case "turn" -> turn(value);
        case "scores" -> once(position, "scores", scores(value));
        case "summoned" -> once(position, "summoned", counted(value));
        case "destroyed" -> once(position, "destroyed", tally(value));
        default -> Json.parseObject(value).forEach((field, each) -> once(position, field, each));
      }
    }

    private static int seated(String value) {
      long seats = number(value);
      if (seats < 1 || seats > Seat.MOST) {
        throw wrong("1 to " + Seat.MOST + " seats are needed", value);
      }
      return (int) seats;
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
  }

  /** The givens written in {@code text}, without any step. */
  static Givens givens(String text) {
    List<Scenario> scenarios = parse("scenario: givens\n" + text);
    if (scenarios.size() > 1 || !scenarios.getFirst().steps().isEmpty()) {
      throw new IllegalArgumentException("a position has givens only");
    }
    return scenarios.getFirst().givens();
  }

  /**
   * The scenarios written in {@code text}.
   *
   * @throws IllegalArgumentException if a line makes no sense, naming it by its number
   */
  static List<Scenario> parse(String text) {
    List<Scenario> scenarios = new ArrayList<>();
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].strip();
      int number = i + 1;
      if (line.isEmpty() || line.startsWith("#")) continue;
      try {
        int colon = line.equals("again") ? line.length() : line.indexOf(':');
        if (colon < 0) throw wrong("a colon is needed", line);
        String words = line.substring(0, colon).strip();
        String value = line.substring(Math.min(line.length(), colon + 1)).strip();
        if (words.equals("scenario")) {
          scenarios.add(
              new Scenario(value, number, new ArrayList<>(), new Givens(), new ArrayList<>()));
          continue;
        }
        if (scenarios.isEmpty()) throw new IllegalArgumentException("begin with: scenario: TITLE");
        StringBuilder whole = new StringBuilder(value);
        while (value.isEmpty() && i + 1 < lines.length && isCells(lines[i + 1])) {
          whole.append(lines[++i]).append('\n');
        }
        String said = whole.toString().strip();
        boolean rules = words.equals("rules");
        String what = words.startsWith("see ") ? translated(words) : words;
        add(scenarios.getLast(), number, what, rules ? said : translated(said));
      } catch (RuntimeException wrong) {
        throw new IllegalArgumentException("line " + number + ": " + wrong.getMessage(), wrong);
      }
    }
    if (scenarios.isEmpty()) throw new IllegalArgumentException("line 1: no scenario");
    return scenarios;
  }

  private static boolean isCells(String line) {
    return !line.isBlank() && line.indexOf(':') < 0 && !line.strip().equals("again");
  }

  private static void add(Scenario scenario, int number, String words, String value) {
    if (words.equals("rules")) {
      scenario.rules().addAll(List.of(value.split("[ ,]+")));
    } else if (STEP.matcher(words).matches()) {
      boolean says = !value.isEmpty() || words.equals("again");
      if (!says) throw new IllegalArgumentException(words + ": nothing is named");
      scenario.steps().add(new Step(number, words, value));
    } else if (scenario.steps().isEmpty()) {
      scenario.givens().read(words, value);
    } else {
      throw wrong("a step is needed", words);
    }
  }
}
