package arenhold.rules.tashkalar;

import arenhold.rules.Setup;
import arenhold.rules.board.Square;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A whole written position laid another way and played in other colours: one of the eight ways to
 * turn and mirror the board, and other schools in the place of some.
 *
 * @param laying what becomes of (rows down, columns right) from the middle, as a matrix
 * @param schools the key of each school that is replaced, and by which
 */
record Transformed(int[] laying, Map<String, String> schools) {

  /** The eight ways to lay the board, the first of them as it is. */
  static final List<int[]> LAYINGS =
      List.of(
          new int[] {1, 0, 0, 1},
          new int[] {0, 1, -1, 0},
          new int[] {-1, 0, 0, -1},
          new int[] {0, -1, 1, 0},
          new int[] {1, 0, 0, -1},
          new int[] {0, 1, 1, 0},
          new int[] {-1, 0, 0, 1},
          new int[] {0, -1, -1, 0});

  private static final int MIDDLE = Square.SIDE / 2;

  /** The square that the named one becomes. */
  String square(String name) {
    int square = Square.parse(name);
    int[] to = laid(Square.row(square) - MIDDLE, Square.column(square) - MIDDLE);
    return Square.name(Square.at(to[0] + MIDDLE, to[1] + MIDDLE));
  }

  /** The direction that the named one becomes. */
  String direction(String name) {
    for (int from = 0; from < Direction.COUNT; from++) {
      if (!Direction.key(from).equals(name)) continue;
      int[] step = laid(Direction.rows(from), Direction.columns(from));
      for (int to = 0; to < Direction.COUNT; to++) {
        if (Direction.rows(to) == step[0] && Direction.columns(to) == step[1]) {
          return Direction.key(to);
        }
      }
    }
    throw new AssertionError(name);
  }

  private int[] laid(int down, int right) {
    return new int[] {laying[0] * down + laying[1] * right, laying[2] * down + laying[3] * right};
  }

  /** A piece, or the letter of a colour alone. */
  String piece(String piece) {
    if (piece == null) return null;
    for (var each : schools.entrySet()) {
      if (Catalogue.school(each.getKey()).letter() == piece.charAt(0)) {
        return Catalogue.school(each.getValue()).letter() + piece.substring(1);
      }
    }
    return piece;
  }

  /** The set-up in which {@code schools} play, in seat order, once they are replaced. */
  Setup setup(Setup setup, List<String> seated) {
    List<Map<String, String>> each = new ArrayList<>();
    for (int seat = 0; seat < seated.size(); seat++) {
      Map<String, String> options = new HashMap<>(setup.seats().get(seat));
      options.put("school", school(seated.get(seat)));
      each.add(options);
    }
    Map<String, String> table = new HashMap<>(setup.table());
    table.remove("schools");
    return new Setup(setup.game(), setup.form(), each, table);
  }

  private String school(String key) {
    return schools.getOrDefault(key, key);
  }

  /** The whole position. */
  Map<String, Object> position(Map<String, Object> written) {
    Map<String, Object> result = new LinkedHashMap<>(written);
    List<Object> seated = Json.list(written.get("schools"));
    result.put("schools", seated.stream().map(key -> (Object) school((String) key)).toList());
    Map<String, Object> board = new LinkedHashMap<>();
    Json.object(written.get("board"))
        .forEach((at, piece) -> board.put(square(at), piece((String) piece)));
    result.put("board", board);
    List<Object> hands = new ArrayList<>();
    List<Object> decks = new ArrayList<>();
    for (int seat = 0; seat < seated.size(); seat++) {
      Map<String, String> cards = cards((String) seated.get(seat));
      hands.add(renamed(Json.list(written.get("hands")).get(seat), cards));
      decks.add(renamed(Json.list(written.get("decks")).get(seat), cards));
    }
    result.put("hands", hands);
    result.put("decks", decks);
    result.put("counters", pieces(written.get("counters")));
    Map<String, Object> destroyed = new LinkedHashMap<>();
    Json.object(written.get("destroyed")).forEach((at, n) -> destroyed.put(piece(at), n));
    result.put("destroyed", destroyed);
    result.computeIfPresent("gateway", (key, at) -> square((String) at));
    result.computeIfPresent("stored", (key, piece) -> piece((String) piece));
    Map<String, Object> turn = new LinkedHashMap<>(Json.object(written.get("turn")));
    turn.computeIfPresent("possessed", (key, letter) -> piece((String) letter));
    result.put("turn", turn);
    return result;
  }

  private List<Object> pieces(Object lists) {
    return Json.list(lists).stream()
        .map(list -> (Object) Json.list(list).stream().map(p -> piece((String) p)).toList())
        .toList();
  }

  private Map<String, String> cards(String school) {
    List<Being> from = Catalogue.school(school).beings();
    List<Being> to = Catalogue.school(school(school)).beings();
    Map<String, String> cards = new HashMap<>();
    for (int i = 0; i < from.size(); i++) cards.put(from.get(i).key(), to.get(i).key());
    return cards;
  }

  private static Object renamed(Object value, Map<String, String> names) {
    if (value instanceof String text) return names.getOrDefault(text, text);
    if (value instanceof List<?> list) {
      List<Object> result = new ArrayList<>();
      for (Object each : list) result.add(renamed(each, names));
      return result;
    }
    if (value instanceof Map<?, ?>) {
      Map<String, Object> result = new LinkedHashMap<>();
      Json.object(value).forEach((key, each) -> result.put(key, renamed(each, names)));
      return result;
    }
    return value;
  }
}
