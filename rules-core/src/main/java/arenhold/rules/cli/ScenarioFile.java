package arenhold.rules.cli;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads scenario files, whose form is documented in {@code docs/notation.md}. */
final class ScenarioFile {

  private static final Pattern ROW_COLUMN = Pattern.compile("\\(([1-9]),\\s*([1-9])\\)");
  private static final Pattern DRAWN_PIECE = Pattern.compile("\\b([RBGY])([123])\\b");
  private static final String DRAWN_COLOURS = "RBGY";
  private static final String COLOURS = "snyh";
  private static final String RANKS = "chl";

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
        String school = i < SCHOOLS.size() ? SCHOOLS.get(i) : GameInfo.Option.RANDOM;
        each.add(seats.getOrDefault(i, Map.of("school", school)));
      }
      Setup setup = new Setup(game.info().key(), form, each, table);
      String problem = game.problem(setup);
      if (problem != null) throw new IllegalArgumentException("the set-up: " + problem);
      if (fromStart) return Match.start(game, setup);
      for (int i = size; i < Seat.MOST; i++) {
        if (hands.get(i).isEmpty() && supply.get(i).isEmpty()) continue;
        throw new IllegalArgumentException("there is no seat " + (i + 1));
      }
      Map<String, Object> written = new LinkedHashMap<>();
      written.put("hands", new ArrayList<>(hands.subList(0, size)));
      written.put("supply", new ArrayList<>(supply.subList(0, size)));
      written.put("turn", turn);
      if (!claimed.isEmpty()) tasks.put("claimed", bySeat(claimed, List.of()));
      if (!tasks.isEmpty()) written.put("tasks", tasks);
      if (!counters.isEmpty()) written.put("counters", bySeat(counters, null));
      written.putAll(position);
      return Match.from(game, setup, game.read(setup, written));
    }

    private void read(String words, String value) {
      if (!GIVEN.matcher(words).matches()) throw new IllegalArgumentException("unknown: " + words);
      String[] parts = words.split(" ");
      int seat = words.matches(".* \\d") ? Integer.parseInt(parts[1]) - 1 : -1;
      switch (parts[0]) {
        case "form" -> form = value;
        case "seats" -> seated = Integer.parseInt(value);
        case "start" -> fromStart = true;
        case "table" -> table.putAll(options(value));
        case "seat" -> seats.put(seat, options(value));
        case "board" -> position.put("board", board(value));
        case "beings", "legends", "flares" -> hands.get(seat).put(parts[0], words(value));
        case "counters" -> counters.put(seat, words(value));
        case "claimed" -> claimed.put(seat, words(value));
        case "tasks" -> tasks.put(parts.length > 1 ? parts[1] : "current", words(value));
        case "next" -> tasks.put("next", value);
        case "supply" -> supply.get(seat).putAll(counted(value));
        case "turn" -> turn(value);
        case "scores" -> position.put("scores", scores(value));
        case "summoned" -> position.put("summoned", counted(value));
        case "destroyed" -> position.put("destroyed", tally(value));
        default -> position.putAll(Json.parseObject(value));
      }
    }

    private void turn(String value) {
      for (String part : value.split(",")) {
        String[] words = part.strip().split(" ");
        String number = words[words.length - 1];
        switch (words[0]) {
          case "seat" -> turn.put("seat", Integer.parseInt(number) - 1);
          case "actions", "number" -> turn.put(words[0], Integer.parseInt(number));
          case "discarded", "extra", "extraDue", "progress", "borrowing", "handedOver" ->
              turn.put(words[0], true);
          default -> throw new IllegalArgumentException("unknown about the turn: " + part);
        }
      }
    }

    private static Map<String, String> options(String value) {
      Map<String, String> result = new LinkedHashMap<>();
      for (String option : value.split("\\s+")) {
        String[] pair = option.split("=", 2);
        if (pair.length < 2) throw new IllegalArgumentException("key=value expected: " + option);
        result.put(pair[0], pair[1]);
      }
      return result;
    }
  }

  /** The words of a text, {@code none} for none and {@code -} for a gap. */
  static List<Object> words(String value) {
    List<Object> words = new ArrayList<>();
    if (value.equals("none")) return words;
    for (String word : value.split("\\s+")) words.add(word.equals("-") ? null : word);
    return words;
  }

  /** Names and numbers in turn, such as {@code pieces 3 legendary 0}. */
  static Map<String, Object> counted(String value) {
    Map<String, Object> counted = new LinkedHashMap<>();
    String[] words = value.split("[ ,]+");
    for (int i = 0; i < words.length; i += 2) {
      if (i + 1 == words.length) throw new IllegalArgumentException("a name and a number each");
      counted.put(words[i], Long.parseLong(words[i + 1]));
    }
    return counted;
  }

  /** Each side's points; in a Melee its points in each colour, sides apart by strokes. */
  static List<Object> scores(String value) {
    if (!value.contains("/")) return numbers(value);
    List<Object> scores = new ArrayList<>();
    for (String side : value.split("/")) scores.add(numbers(side.strip().replace("-", "0")));
    return scores;
  }

  /** The numbers in a text, in order. */
  static List<Object> numbers(String value) {
    List<Object> result = new ArrayList<>();
    for (String number : value.split("[ ,:]+")) result.add(Long.parseLong(number));
    return result;
  }

  /** Pieces and their numbers, such as {@code nc 2, nh 1}; {@code none} for none. */
  static Map<String, Object> tally(String value) {
    Map<String, Object> result = new LinkedHashMap<>();
    if (value.equals("none")) return result;
    for (String part : value.split(",")) {
      String[] words = part.strip().split(" ");
      if (words.length != 2) throw new IllegalArgumentException("a piece and a number: " + part);
      result.put(words[0], Long.parseLong(words[1]));
    }
    return result;
  }

  /** Every cell of a drawing of the whole board or a part of it: square to piece, null if empty. */
  static Map<String, Object> cells(String drawing) {
    Map<String, Object> cells = new LinkedHashMap<>();
    String columns = "abcdefghi";
    int row = 0;
    for (String line : drawing.strip().split("[\n/]")) {
      String[] words = line.strip().split("\\s+");
      boolean heading = true;
      for (String word : words) heading &= word.length() == 1;
      if (heading) {
        StringBuilder named = new StringBuilder();
        for (String word : words) {
          char c = word.charAt(0);
          named.append(Character.isDigit(c) ? (char) ('a' + c - '1') : c);
        }
        columns = named.toString();
        continue;
      }
      boolean numbered = words[0].length() == 1;
      row = numbered ? Integer.parseInt(words[0]) : row + 1;
      int from = numbered ? 1 : 0;
      if (words.length - from != columns.length()) {
        throw new IllegalArgumentException("so many cells as columns are needed: " + line);
      }
      for (int i = from; i < words.length; i++) {
        String cell = words[i];
        if (cell.equals("##")) continue;
        cells.put(columns.charAt(i - from) + "" + row, cell.equals("..") ? null : cell);
      }
    }
    return cells;
  }

  private static Map<String, Object> board(String drawing) {
    Map<String, Object> board = cells(drawing);
    board.values().removeIf(piece -> piece == null);
    return board;
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
        if (colon < 0) throw new IllegalArgumentException("no colon: " + line);
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
        add(scenarios.getLast(), number, words, words.equals("rules") ? said : translated(said));
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
      scenario.steps().add(new Step(number, words, value));
    } else if (scenario.steps().isEmpty()) {
      scenario.givens().read(words, value);
    } else {
      throw new IllegalArgumentException("unknown step: " + words);
    }
  }

  /** Puts the rule book's (row,column) and R1 into the notation: e5 and sc. */
  private static String translated(String text) {
    String squares =
        ROW_COLUMN
            .matcher(text)
            .replaceAll(m -> (char) ('a' + Integer.parseInt(m.group(2)) - 1) + m.group(1));
    return DRAWN_PIECE
        .matcher(squares)
        .replaceAll(
            m ->
                ""
                    + COLOURS.charAt(DRAWN_COLOURS.indexOf(m.group(1)))
                    + RANKS.charAt(m.group(2).charAt(0) - '1'));
  }
}
