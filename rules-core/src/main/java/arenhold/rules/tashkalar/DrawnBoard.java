package arenhold.rules.tashkalar;

import static arenhold.rules.notation.ScenarioText.number;
import static arenhold.rules.notation.ScenarioText.wrong;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** How scenarios draw the board, and how the rule book names squares and pieces. */
final class DrawnBoard {

  private static final Pattern ROW_COLUMN = Pattern.compile("\\(([1-9]),\\s*([1-9])\\)");
  private static final Pattern DRAWN_PIECE = Pattern.compile("\\b([RBGY])([123])\\b");
  private static final String DRAWN_COLOURS = "RBGY";
  private static final String COLOURS = "snyh";
  private static final String RANKS = "chl";
  private static final String COLUMNS = "abcdefghi";

  private DrawnBoard() {}

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
