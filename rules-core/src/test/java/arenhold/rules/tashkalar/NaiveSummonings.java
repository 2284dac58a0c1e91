package arenhold.rules.tashkalar;

import arenhold.rules.notation.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds summonings slowly, as a reader of TK-R6.2 to TK-R6.5, TK-R9.5, TK-R19.11, TK-R20.12 and
 * TK-R20.14 would: every square, every turn and mirror image, every cell. It knows positions only
 * as they are written and cards only from the data file, and shares no code with the search it
 * checks.
 */
final class NaiveSummonings {

  /** Eight ways to lay a card: what becomes of (down, right), as a matrix. */
  private static final int[][] LAYINGS = {
    {1, 0, 0, 1},
    {0, 1, -1, 0},
    {-1, 0, 0, -1},
    {0, -1, 1, 0},
    {1, 0, 0, -1},
    {0, 1, 1, 0},
    {-1, 0, 0, 1},
    {0, -1, -1, 0}
  };

  private static final Map<String, int[]> COMPASS =
      Map.of(
          "n", new int[] {-1, 0},
          "ne", new int[] {-1, 1},
          "e", new int[] {0, 1},
          "se", new int[] {1, 1},
          "s", new int[] {1, 0},
          "sw", new int[] {1, -1},
          "w", new int[] {0, -1},
          "nw", new int[] {-1, -1});

  private static final List<String> RANKS = List.of("common", "heroic", "legendary");
  private static final Set<String> GAPS =
      Set.of("a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "i9", "h9");

  private static final Set<String> COLOURED =
      Set.of("d2", "c3", "g3", "i4", "a5", "e5", "h6", "c8", "f8");

  /**
   * One choice of TK-R6.2b: {@code uses} has the squares of pieces alone, and {@code at} is empty
   * if the being appears apart from its pattern (TK-R20.14).
   */
  record Found(String card, String at, Set<String> uses, Set<String> marks, Set<String> rays) {}

  private final Map<String, Map<String, Object>> cards = new HashMap<>();

  NaiveSummonings() throws IOException {
    String name = "/arenhold/rules/tashkalar/tash-kalar.json";
    try (InputStream in = NaiveSummonings.class.getResourceAsStream(name)) {
      Map<String, Object> root =
          Json.parseObject(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      for (Object deck : Json.object(root.get("decks")).values()) collect(Json.object(deck));
      for (Object deck : Json.object(root.get("expansions")).values()) collect(Json.object(deck));
      collect(Json.object(root.get("legends")));
    }
  }

  private void collect(Map<String, Object> deck) {
    for (Object card : Json.list(deck.get("cards"))) {
      cards.put((String) Json.object(card).get("id"), Json.object(card));
    }
  }

  /** Every different summoning of the hand of {@code seat}, whose colour is {@code colour}. */
  Set<Found> all(Map<String, Object> position, int seat, char colour) {
    Set<Found> found = new HashSet<>();
    Map<String, Object> hand = Json.object(Json.list(position.get("hands")).get(seat));
    List<Object> held = new ArrayList<>(Json.list(hand.get("beings")));
    held.addAll(Json.list(hand.get("legends")));
    Map<String, Object> supply = Json.object(Json.list(position.get("supply")).get(seat));
    Map<String, Object> board = Json.object(position.get("board"));
    Map<String, Object> turn = Json.object(position.get("turn"));
    int strangers = turn.get("borrowing") == Boolean.TRUE ? 1 : 0;
    String possessed = (String) turn.get("possessed");
    char serving = possessed == null ? colour : possessed.charAt(0);
    int empty = turn.get("emptySquares") == Boolean.TRUE ? 2 : 0;
    for (Object card : held) {
      for (int[] laying : LAYINGS) {
        for (int row = 1; row <= 9; row++) {
          for (int column = 1; column <= 9; column++) {
            Found one =
                one(
                    (String) card,
                    laying,
                    row,
                    column,
                    board,
                    supply,
                    colour,
                    serving,
                    strangers,
                    empty);
            if (one != null) found.add(one);
          }
        }
      }
    }
    return found;
  }

  private Found one(
      String key,
      int[] laying,
      int row,
      int column,
      Map<String, Object> board,
      Map<String, Object> supply,
      char colour,
      char serving,
      int strangers,
      int empty) {
    Map<String, Object> card = cards.get(key);
    String at = square(row, column);
    if (at == null) return null;
    int rank = RANKS.indexOf(card.get("rank"));
    String there = (String) board.get(at);
    boolean apart = card.containsKey("summonSquare");
    if (apart && !somewhere(board)) return null;
    if (!apart && there != null && rank(there) > rank) return null;
    Object shown = card.get("onSummonSquare");
    if (shown != null && !fits(there, shown, empty)) return null;
    Set<String> uses = new TreeSet<>();
    if (shown != null) uses.add(at);
    for (Object each : Json.list(card.get("pattern"))) {
      Map<String, Object> cell = Json.object(each);
      String square = laid(laying, row, column, cell);
      if (square == null) return null;
      if (!fits((String) board.get(square), cell.get("rank"), empty)) return null;
      uses.add(square);
    }
    List<String> used =
        uses.stream().map(s -> (String) board.get(s)).filter(s -> s != null).toList();
    if (uses.size() - used.size() > empty) return null;
    if (used.stream().filter(piece -> piece.charAt(0) != serving).count() > strangers) return null;
    boolean own = used.stream().anyMatch(piece -> piece.charAt(0) == colour);
    if (own && serving != colour) return null;
    if (!supplied(rank, apart ? "" : at, uses, board, supply, colour)) return null;
    Set<String> marks = new TreeSet<>();
    for (Object mark : Json.list(card.get("marked"))) {
      String square = laid(laying, row, column, Json.object(mark));
      boolean second = Set.of("blue", "purple").contains(Json.object(mark).get("mark"));
      if (square != null) marks.add(second ? square + " second" : square);
    }
    Set<String> rays = new TreeSet<>();
    for (Object ray : Json.list(card.get("directions"))) rays.add(turned(laying, (String) ray));
    uses.removeIf(square -> board.get(square) == null);
    return new Found(key, apart ? "" : at, uses, marks, rays);
  }

  /** TK-R20.14: an empty colourless square. */
  private static boolean somewhere(Map<String, Object> board) {
    for (int row = 1; row <= 9; row++) {
      for (int column = 1; column <= 9; column++) {
        String square = square(row, column);
        if (square != null && !COLOURED.contains(square) && board.get(square) == null) return true;
      }
    }
    return false;
  }

  private static boolean fits(String piece, Object least, int empty) {
    if (piece == null && empty > 0 && least.equals("common")) return true;
    return piece != null && rank(piece) >= RANKS.indexOf(least);
  }

  /** TK-R6.5: from the supply, from the summon square, or from elsewhere outside the pattern. */
  private static boolean supplied(
      int rank,
      String at,
      Set<String> uses,
      Map<String, Object> board,
      Map<String, Object> supply,
      char colour) {
    boolean legend = rank == 2;
    if (Json.integer(supply.get(legend ? "legendary" : "pieces")) > 0) return true;
    for (var entry : board.entrySet()) {
      String piece = (String) entry.getValue();
      boolean kind = piece.charAt(0) == colour && (rank(piece) == 2) == legend;
      if (kind && (entry.getKey().equals(at) || !uses.contains(entry.getKey()))) return true;
    }
    return false;
  }

  private static int rank(String piece) {
    return "chl".indexOf(piece.charAt(1));
  }

  private static String laid(int[] laying, int row, int column, Map<String, Object> offset) {
    int down = Json.integer(offset.get("dr"));
    int right = Json.integer(offset.get("dc"));
    return square(
        row + laying[0] * down + laying[1] * right, column + laying[2] * down + laying[3] * right);
  }

  private static String turned(int[] laying, String direction) {
    int[] step = COMPASS.get(direction);
    int down = laying[0] * step[0] + laying[1] * step[1];
    int right = laying[2] * step[0] + laying[3] * step[1];
    for (var entry : COMPASS.entrySet()) {
      if (entry.getValue()[0] == down && entry.getValue()[1] == right) return entry.getKey();
    }
    throw new AssertionError(direction);
  }

  /** The square's name, or null if it is not on the board. */
  private static String square(int row, int column) {
    if (row < 1 || row > 9 || column < 1 || column > 9) return null;
    String name = (char) ('a' + column - 1) + "" + row;
    return GAPS.contains(name) ? null : name;
  }
}
