package arenhold.rules.tashkalar.naive;

import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A position as it is written, in plain arrays and lists that the naive reading changes. */
final class Situation {

  /** What seats and sides are, which no position says in full. */
  record Table(String form, List<String> schools, String colours) {
    boolean teams() {
      return form.startsWith("team");
    }

    boolean melee() {
      return form.equals("melee");
    }

    /** Whether destroyed pieces score; tasks do otherwise. */
    boolean scoresPieces() {
      return duel() || melee();
    }

    boolean duel() {
      return form.endsWith("duel");
    }

    int side(int seat) {
      return teams() ? seat % 2 : seat;
    }
  }

  final Table table;

  /** Piece on each square, such as {@code nh}, or null. */
  final String[] board = new String[Squares.count()];

  int gateway = Squares.NONE;

  /** Each side's common or heroic, and its legendary pieces. */
  final int[][] supply;

  final List<Map<String, List<String>>> hands = new ArrayList<>();
  final List<CardPile> decks = new ArrayList<>();
  final CardPile legends;
  final CardPile flares;
  final List<Object> rotated;
  final List<Object> scores;
  final List<Object> counters;
  final Map<String, Integer> destroyed = new TreeMap<>();
  final Map<String, Integer> summoned = new TreeMap<>();
  final List<String> frozen = new ArrayList<>();
  final List<String> pending = new ArrayList<>();
  final List<Integer> fewer = new ArrayList<>();
  final List<Object> newcomers;
  String stored;
  boolean storedGateway;

  /** The fields of the turn, by their written names. */
  final Map<String, Object> turn;

  /** What no action of a turn changes but by its end: tasks and the like, as written. */
  private final Map<String, Object> rest = new TreeMap<>();

  /** As it is written, or null. */
  Map<String, Object> finalRound;

  /** TK-R15.10. */
  int quiet;

  /** Where the being stands whose effect is carried out, or {@link Squares#NONE}. */
  int being = Squares.NONE;

  Situation(Map<String, Object> written, String colours) {
    List<String> schools = strings(written.get("schools"));
    table = new Table((String) written.get("form"), schools, colours);
    Json.object(written.get("board"))
        .forEach((square, piece) -> board[Squares.named(square)] = (String) piece);
    gateway = square(written.get("gateway"));
    List<Object> supplies = Json.list(written.get("supply"));
    supply = new int[supplies.size()][];
    for (int side = 0; side < supply.length; side++) {
      Map<String, Object> each = Json.object(supplies.get(side));
      supply[side] =
          new int[] {Json.integer(each.get("pieces")), Json.integer(each.get("legendary"))};
    }
    for (Object each : Json.list(written.get("hands"))) {
      Map<String, List<String>> hand = new TreeMap<>();
      Json.object(each).forEach((kind, held) -> hand.put(kind, strings(held)));
      hands.add(hand);
    }
    for (Object each : Json.list(written.get("decks"))) {
      decks.add(new CardPile(Json.object(each)));
    }
    legends = new CardPile(Json.object(written.get("legends")));
    flares = new CardPile(Json.object(written.get("flares")));
    rotated = list(written.get("rotated"));
    scores = list(written.get("scores"));
    scores.replaceAll(Situation::points);
    counters = list(written.get("counters"));
    counts(written.get("destroyed"), destroyed);
    counts(written.get("summoned"), summoned);
    frozen.addAll(strings(written.get("frozen")));
    pending.addAll(strings(written.get("pending")));
    for (Object each : list(written.get("fewer"))) fewer.add(Json.integer(each));
    newcomers = list(written.get("newcomers"));
    stored = (String) written.get("stored");
    storedGateway = written.get("storedGateway") == Boolean.TRUE;
    turn = new TreeMap<>(Json.object(written.get("turn")));
    for (String key : List.of("first", "tasks")) rest.put(key, written.get(key));
    quiet = Json.integer(written.get("quiet"));
    Object ending = written.get("finalRound");
    if (ending != null) finalRound = new TreeMap<>(Json.object(ending));
  }

  /** One number, or in a Melee one for each colour. */
  private static Object points(Object written) {
    if (!(written instanceof List<?> row)) return Json.integer(written);
    return row.stream().map(Json::integer).toList();
  }

  private static int square(Object name) {
    return name == null ? Squares.NONE : Squares.named((String) name);
  }

  private static List<Object> list(Object written) {
    return written == null ? new ArrayList<>() : new ArrayList<>(Json.list(written));
  }

  private static List<String> strings(Object written) {
    List<String> all = new ArrayList<>();
    if (written != null) for (Object each : Json.list(written)) all.add((String) each);
    return all;
  }

  private static void counts(Object written, Map<String, Integer> counts) {
    Json.object(written).forEach((key, count) -> counts.put(key, Json.integer(count)));
  }

  /** Takes over what was made of the tasks. */
  void takeTasks(Situation match) {
    rest.put("tasks", match.rest.get("tasks"));
    scores.clear();
    scores.addAll(match.scores);
  }

  /** What is compared in the middle of an effect: all but cards, which are in flight there. */
  Map<String, Object> inFlight() {
    Map<String, Object> facts = new LinkedHashMap<>();
    Map<String, String> pieces = new LinkedHashMap<>();
    for (int square : Squares.ALL) {
      if (board[square] != null) pieces.put(Squares.name(square), board[square]);
    }
    facts.put("board", pieces);
    facts.put("gateway", gateway == Squares.NONE ? null : Squares.name(gateway));
    List<String> supplies = new ArrayList<>();
    for (int[] each : supply) supplies.add(each[0] + "+" + each[1]);
    facts.put("supply", supplies);
    facts.put("destroyed", destroyed);
    facts.put("stored", stored + " " + storedGateway);
    facts.put("fewer", fewer);
    facts.put("actions", actions());
    facts.put("scores", scores);
    facts.put("summoned", summoned);
    return facts;
  }

  /** Everything that is compared once a choice in a turn is done with. */
  Map<String, Object> facts() {
    Map<String, Object> facts = inFlight();
    for (int seat = 0; seat < hands.size(); seat++) {
      Map<String, Object> hand = new TreeMap<>();
      hands.get(seat).forEach((kind, held) -> hand.put(kind, new TreeSet<>(held)));
      facts.put("hand " + seat, hand);
      facts.put(
          "deck " + seat, decks.get(seat).facts(table.schools().get(seat).equals("etherweave")));
    }
    facts.put("legends", legends.facts(false));
    facts.put("flares", flares.facts(false));
    facts.put("rotated", rotated);
    facts.put("counters", counters);
    facts.put("frozen", frozen);
    facts.put("pending", pending);
    facts.put("newcomers", newcomers);
    Map<String, Object> written = new TreeMap<>(turn);
    written.computeIfPresent("warped", (key, cards) -> new HashSet<>((List<?>) cards));
    facts.put("turn", written);
    facts.put("rest", rest);
    facts.put("quiet", quiet);
    facts.put("final round", Triggers.written(finalRound));
    return facts;
  }

  int seat() {
    return Json.integer(turn.get("seat"));
  }

  /** The side whose turn it is. */
  int side() {
    return table.side(seat());
  }

  /** Who plays on: the teammate after a hand-over (TK-R12.3). */
  int decider() {
    return is("handedOver") ? mate() : seat();
  }

  int mate() {
    return (seat() + 2) % 4;
  }

  boolean is(String field) {
    return turn.get(field) == Boolean.TRUE;
  }

  int actions() {
    return Json.integer(turn.get("actions"));
  }

  void gain(int more) {
    turn.put("actions", actions() + more);
  }

  /** The letter of the side whose turn it is. */
  char own() {
    return table.colours().charAt(side());
  }

  boolean own(int square) {
    return board[square] != null && board[square].charAt(0) == own();
  }

  boolean enemy(int square) {
    return board[square] != null && board[square].charAt(0) != own();
  }

  boolean empty(int square) {
    return board[square] == null;
  }

  /** 0 for a common, 1 for a heroic, 2 for a legendary piece, -1 for none. */
  int rank(int square) {
    return board[square] == null ? -1 : rank(board[square]);
  }

  static int rank(String piece) {
    return "chl".indexOf(piece.charAt(1));
  }

  boolean common(int square) {
    return rank(square) == 0;
  }

  boolean heroic(int square) {
    return rank(square) == 1;
  }

  boolean legendary(int square) {
    return rank(square) == 2;
  }

  boolean nonlegendary(int square) {
    return rank(square) == 0 || rank(square) == 1;
  }

  /** The side that plays pieces of this letter. */
  int sideOf(char letter) {
    return table.colours().indexOf(letter);
  }

  /** How many pieces like this one are in supply (TK-R1.3). */
  int left(String piece) {
    return supply[sideOf(piece.charAt(0))][rank(piece) == 2 ? 1 : 0];
  }

  /** Letters of the other sides, in the order of the seats. */
  List<Character> enemies() {
    List<Character> enemies = new ArrayList<>();
    for (char letter : table.colours().toCharArray()) if (letter != own()) enemies.add(letter);
    return enemies;
  }

  List<String> hand(int seat, String kind) {
    return hands.get(seat).get(kind);
  }
}
