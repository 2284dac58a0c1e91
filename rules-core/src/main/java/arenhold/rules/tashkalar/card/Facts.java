package arenhold.rules.tashkalar.card;

import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.Arena;
import arenhold.rules.tashkalar.Direction;
import arenhold.rules.tashkalar.Rank;
import arenhold.rules.tashkalar.pattern.Pattern;
import arenhold.rules.tashkalar.task.Place;
import arenhold.rules.tashkalar.task.Places;
import arenhold.rules.tashkalar.task.Task;
import arenhold.rules.tashkalar.task.Tasks;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The geometry and the numbers of the game, read from {@code tash-kalar.json}. */
final class Facts {

  private static final String FILE = "/arenhold/rules/tashkalar/tash-kalar.json";

  /** Where a card marks squares in two ways, what the second way is called. */
  private static final Set<String> SECOND_MARKS = Set.of("blue", "purple");

  private final Map<String, Object> root;

  /** Reads the file that lies beside the classes. */
  Facts() {
    try (InputStream in = Facts.class.getResourceAsStream(FILE)) {
      root = Json.parseObject(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The cards of a school's deck as written, in order. */
  List<Map<String, Object>> deck(String key) {
    Map<String, Object> base = Json.object(root.get("decks"));
    return cards(in(base.containsKey(key) ? base : Json.object(root.get("expansions")), key));
  }

  /** The legends as written, in order. */
  List<Map<String, Object>> legends() {
    return cards(Json.object(root.get("legends")));
  }

  /** The flares as written, in order. */
  List<Map<String, Object>> flares() {
    return objects(root.get("flares"));
  }

  /** How many usable double-sided pieces a colour has in this form (R1.9a). */
  int pieces(String form) {
    return Json.integer(in(Json.object(root.get("pieces")), "usableDoubleSided").get(form));
  }

  /** How many legendary pieces a colour has (R1.2). */
  int legendaryPieces() {
    return Json.integer(in(Json.object(root.get("pieces")), "perColour").get("legendary"));
  }

  /** A side of the board (R2.2) with the start squares of the Duel if it has any. */
  Arena arena(String side) {
    Map<String, Object> board = in(Json.object(root.get("boards")), side);
    SquareSet squares = SquareSet.NONE;
    SquareSet red = SquareSet.NONE;
    SquareSet green = SquareSet.NONE;
    List<Object> grid = Json.list(board.get("grid"));
    for (int row = 0; row < grid.size(); row++) {
      String line = Json.string(grid.get(row));
      for (int column = 0; column < line.length(); column++) {
        int square = Square.at(row, column);
        char kind = line.charAt(column);
        if (kind != '#') squares = squares.with(square);
        if (kind == 'R') red = red.with(square);
        if (kind == 'G') green = green.with(square);
      }
    }
    List<Integer> start = new ArrayList<>();
    if (board.containsKey("duelStart")) {
      for (Object square : Json.list(in(board, "duelStart").get("squares"))) {
        start.add(square(Json.list(square)));
      }
    }
    return new Arena(squares, red, green, start);
  }

  /** The squares of a side of the board that tasks speak of. */
  Places places(String side, Arena arena) {
    Map<String, Object> board = in(Json.object(root.get("boards")), side);
    return new Places(
        new Place("red", arena.red()),
        new Place("green", arena.green()),
        new Place("coloured", arena.red().or(arena.green())),
        new Place("central", squares(board.get("central3x3"))),
        new Place("plus", squares(board.get("centralPlus"))),
        new Place("cross", squares(board.get("centralCross"))),
        lines(board.get("taskLines")),
        lines(board.get("diagonals")),
        ends(Json.object(board.get("sides"))),
        ends(Json.object(board.get("corners"))));
  }

  private static List<Place> lines(Object lines) {
    return objects(lines).stream()
        .map(line -> new Place(Json.string(line.get("id")), squares(line.get("squares"))))
        .toList();
  }

  private static List<Places.Ends> ends(Map<String, Object> places) {
    List<Places.Ends> ends = new ArrayList<>();
    for (Object opposite : Json.list(places.get("opposite"))) {
      List<Place> pair = new ArrayList<>();
      for (Object name : Json.list(opposite)) {
        pair.add(new Place(Json.string(name), squares(places.get(name))));
      }
      ends.add(new Places.Ends(pair.get(0), pair.get(1)));
    }
    return ends;
  }

  private static SquareSet squares(Object pairs) {
    SquareSet result = SquareSet.NONE;
    for (Object square : Json.list(pairs)) result = result.with(square(Json.list(square)));
    return result;
  }

  private static int square(List<Object> pair) {
    return Square.at(Json.integer(pair.get(0)), Json.integer(pair.get(1)));
  }

  /**
   * The tasks in order, each with what it demands on these places.
   *
   * @throws IllegalStateException if a task has facts but demands nothing, or the other way round
   */
  List<Task> tasks(Places places) {
    Tasks conditions = new Tasks(places);
    List<Task> tasks = objects(root.get("tasks")).stream().map(t -> task(t, conditions)).toList();
    for (String key : conditions.rest()) throw new IllegalStateException("no such task: " + key);
    return tasks;
  }

  private static Task task(Map<String, Object> facts, Tasks conditions) {
    String key = Json.string(facts.get("id"));
    return new Task(
        key,
        Json.string(facts.get("kind")),
        Boolean.TRUE.equals(facts.get("advanced")),
        Json.integer(facts.get("points")),
        conditions.take(key));
  }

  /** The squares beside each start symbol of the Melee (R3.4.2). */
  List<List<Integer>> meleeStart(String side) {
    Map<String, Object> board = in(Json.object(root.get("boards")), side);
    return objects(in(board, "meleeStart").get("markers")).stream()
        .map(m -> Json.list(m.get("candidates")).stream().map(s -> square(Json.list(s))).toList())
        .toList();
  }

  /** The pattern of a card as written. */
  static Pattern pattern(Map<String, Object> card) {
    List<Pattern.Cell> cells = new ArrayList<>();
    boolean apart = card.containsKey("summonSquare");
    Object below = card.get("onSummonSquare");
    for (var cell : objects(card.get("pattern"))) {
      boolean middle = apart && rows(cell) == 0 && columns(cell) == 0;
      if (middle) below = cell.get("rank");
      else cells.add(new Pattern.Cell(rows(cell), columns(cell), rank(cell.get("rank"))));
    }
    List<Pattern.Mark> marks = new ArrayList<>();
    for (var mark : objects(card.get("marked"))) {
      boolean second = SECOND_MARKS.contains(Json.string(mark.get("mark")));
      marks.add(new Pattern.Mark(rows(mark), columns(mark), second));
    }
    List<Integer> rays = new ArrayList<>();
    for (Object ray : Json.list(card.get("directions"))) {
      rays.add(Direction.named(Json.string(ray)));
    }
    Pattern pattern = new Pattern(cells, below == null ? null : rank(below), marks, rays, apart);
    int different = Json.integer(card.get("distinctOrientations"));
    if (pattern.turned().size() != different) {
      throw new IllegalStateException(
          card.get("id") + ": " + pattern.turned().size() + " orientations, not " + different);
    }
    return pattern;
  }

  /** The squares that are coloured on the card for illustration only. */
  static List<Pattern.Mark> hints(Map<String, Object> card) {
    List<Pattern.Mark> hints = new ArrayList<>();
    if (!card.containsKey("illustrativeMarks")) return hints;
    for (Object hint : Json.list(card.get("illustrativeMarks"))) {
      List<Object> offset = Json.list(hint);
      hints.add(new Pattern.Mark(Json.integer(offset.get(0)), Json.integer(offset.get(1)), false));
    }
    return hints;
  }

  /** The rank written so. */
  static Rank rank(Object written) {
    return Rank.named(Json.string(written));
  }

  private static int rows(Map<String, Object> offset) {
    return Json.integer(offset.get("dr"));
  }

  private static int columns(Map<String, Object> offset) {
    return Json.integer(offset.get("dc"));
  }

  private static List<Map<String, Object>> cards(Map<String, Object> deck) {
    return objects(deck.get("cards"));
  }

  private static Map<String, Object> in(Map<String, Object> map, String key) {
    return Json.object(map.get(key));
  }

  private static List<Map<String, Object>> objects(Object list) {
    return Json.list(list).stream().map(Json::object).toList();
  }
}
