package arenhold.rules.cli;

import arenhold.rules.notation.Excerpt;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** How scenario files write lists, numbers, pieces and boards; see {@code docs/notation.md}. */
final class ScenarioText {

  private static final Pattern ROW_COLUMN = Pattern.compile("\\(([1-9]),\\s*([1-9])\\)");
  private static final Pattern DRAWN_PIECE = Pattern.compile("\\b([RBGY])([123])\\b");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");
  private static final String DRAWN_COLOURS = "RBGY";
  private static final String COLOURS = "snyh";
  private static final String RANKS = "chl";
  private static final String COLUMNS = "abcdefghi";

  private ScenarioText() {}

  /** What is thrown where something else is needed than what was found. */
  static IllegalArgumentException wrong(String needed, String found) {
    return new IllegalArgumentException(needed + ", not " + Excerpt.of(found));
  }

  /** A whole number of at most nine digits. */
  static long number(String text) {
    if (!NUMBER.matcher(text).matches()) throw wrong("a whole number is needed", text);
    return Long.parseLong(text);
  }

  /** Puts {@code value} at {@code key}, where nothing must be yet. */
  static <V> void once(Map<String, ? super V> into, String key, V value) {
    if (into.containsKey(key)) {
      throw new IllegalArgumentException(Excerpt.of(key) + " is given twice");
    }
    into.put(key, value);
  }

  /** The words of a text, {@code none} for none and {@code -} for a gap. */
  static List<Object> words(String value) {
    List<Object> words = new ArrayList<>();
    if (value.equals("none")) return words;
    for (String word : value.split("\\s+")) words.add(word.equals("-") ? null : word);
    return words;
  }

  /** Options such as {@code school=southern first=2}. */
  static Map<String, String> options(String value) {
    Map<String, String> result = new LinkedHashMap<>();
    for (String option : value.split("\\s+")) {
      String[] pair = option.split("=", 2);
      if (pair.length < 2) throw wrong("KEY=VALUE is needed", option);
      once(result, pair[0], pair[1]);
    }
    return result;
  }

  /** Names and numbers in turn, such as {@code pieces 3 legendary 0}. */
  static Map<String, Object> counted(String value) {
    Map<String, Object> counted = new LinkedHashMap<>();
    String[] words = value.split("[ ,]+");
    for (int i = 0; i < words.length; i += 2) {
      if (i + 1 == words.length) throw wrong("a name and a number each are needed", value);
      once(counted, words[i], number(words[i + 1]));
    }
    return counted;
  }

  /** Each side's points; in a Melee its points in each colour, sides apart by strokes. */
  static List<Object> scores(String value) {
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

  /** The numbers in a text, in order. */
  static List<Object> numbers(String value) {
    List<Object> result = new ArrayList<>();
    for (String number : value.split("[ ,:]+")) result.add(number(number));
    return result;
  }

  /** Pieces and their numbers, such as {@code nc 2, nh 1}; {@code none} for none. */
  static Map<String, Object> tally(String value) {
    Map<String, Object> result = new LinkedHashMap<>();
    if (value.equals("none")) return result;
    for (String part : value.split(",")) {
      String[] words = part.strip().split(" +");
      if (words.length != 2) throw wrong("a piece and a number are needed", part);
      once(result, words[0], number(words[1]));
    }
    return result;
  }

  /** Every cell of a drawing of the whole board or a part of it: square to piece, null if empty. */
  static Map<String, Object> cells(String drawing) {
    Map<String, Object> cells = new LinkedHashMap<>();
    String columns = COLUMNS;
    Set<Integer> rows = new HashSet<>();
    boolean begun = false;
    int row = 0;
    for (String line : drawing.strip().split("[\n/]")) {
      String[] words = line.strip().split("\\s+");
      boolean heading = true;
      for (String word : words) heading &= word.length() == 1;
      if (heading) {
        if (begun) throw wrong("a row is needed", line);
        columns = columns(words);
        begun = true;
        continue;
      }
      begun = true;
      boolean numbered = words[0].length() == 1;
      row = numbered ? (int) number(words[0]) : row + 1;
      int from = numbered ? 1 : 0;
      boolean known = row >= 1 && row <= COLUMNS.length();
      if (!known || !rows.add(row)) throw wrong("each row from 1 to 9 once is needed", line);
      if (words.length - from != columns.length()) {
        throw wrong("so many cells as columns are needed", line);
      }
      for (int i = from; i < words.length; i++) {
        String square = columns.charAt(i - from) + "" + row;
        String cell = words[i];
        if (!cell.equals("##")) cells.put(square, cell.equals("..") ? null : cell);
      }
    }
    return cells;
  }

  /** The columns that a heading names by letters, or by numbers from the left. */
  private static String columns(String[] words) {
    StringBuilder columns = new StringBuilder();
    for (String word : words) {
      char c = word.charAt(0);
      char column = Character.isDigit(c) ? (char) ('a' + c - '1') : c;
      boolean known = COLUMNS.indexOf(column) >= 0;
      if (!known || columns.indexOf(String.valueOf(column)) >= 0) {
        throw wrong("each column from a to i once is needed", String.join(" ", words));
      }
      columns.append(column);
    }
    return columns.toString();
  }

  /** The pieces of a drawing. */
  static Map<String, Object> board(String drawing) {
    Map<String, Object> board = cells(drawing);
    board.values().removeIf(piece -> piece == null);
    return board;
  }

  /** Puts the rule book's (row,column) and R1 into the notation: e5 and sc. */
  static String translated(String text) {
    String squares =
        ROW_COLUMN
            .matcher(text)
            .replaceAll(m -> COLUMNS.charAt(Integer.parseInt(m.group(2)) - 1) + m.group(1));
    return DRAWN_PIECE
        .matcher(squares)
        .replaceAll(
            m ->
                ""
                    + COLOURS.charAt(DRAWN_COLOURS.indexOf(m.group(1)))
                    + RANKS.charAt(m.group(2).charAt(0) - '1'));
  }
}
