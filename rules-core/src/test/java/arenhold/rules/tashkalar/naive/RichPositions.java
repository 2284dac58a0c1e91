package arenhold.rules.tashkalar.naive;

import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.naive.Cards.Card;
import arenhold.rules.tashkalar.naive.Cards.Cell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** Positions made by chance in which a given being, and perhaps others, can be summoned at once. */
final class RichPositions {

  private static final int HELD = 2;
  private static final String RANKS = "cccchhhl";

  private final Cards cards;
  private final RandomGenerator random;
  private final List<String> schools = new ArrayList<>();
  private final String letters;
  private final boolean teams;
  private final int seat;
  private final Map<Integer, String> board = new TreeMap<>();

  /** The first seat with one of the three schools has the turn. */
  RichPositions(Cards cards, Setup setup, RandomGenerator random) {
    this.cards = cards;
    this.random = random;
    teams = setup.form().startsWith("team");
    for (int each = 0; each < setup.size(); each++) {
      schools.add(setup.seat(Seat.of(each), "school", null));
    }
    StringBuilder colours = new StringBuilder();
    for (int side = 0; side < (teams ? 2 : setup.size()); side++) {
      String named = setup.table("colour" + (side + 1), String.valueOf(side + 1));
      colours.append(Cards.letter(schools.get(teams ? Integer.parseInt(named) - 1 : side)));
    }
    letters = colours.toString();
    int reader = 0;
    while (!Cards.read(schools.get(reader))) reader++;
    seat = reader;
  }

  /** A position for the being with this number of the school whose turn it is. */
  Map<String, Object> position(int number) {
    List<String> beings = cards.beings(schools.get(seat));
    String wanted = beings.get(number % beings.size());
    lay(cards.named(wanted));
    fill();
    Map<String, Object> position = new HashMap<>();
    Map<String, Object> written = new LinkedHashMap<>();
    board.forEach((square, piece) -> written.put(Squares.name(square), piece));
    position.put("board", written);
    if (random.nextInt(4) > 0) gateway(position);
    if (random.nextInt(4) == 0) shortage(position);
    hands(wanted, position);
    int actions = 1 + random.nextInt(2);
    position.put("turn", Map.of("number", 7, "seat", seat, "actions", actions));
    return position;
  }

  /** Nothing is left in supply of one kind of one side. */
  private void shortage(Map<String, Object> position) {
    List<Object> supply = new ArrayList<>();
    int side = random.nextInt(letters.length());
    String kind = random.nextInt(3) > 0 ? "pieces" : "legendary";
    for (int each = 0; each < letters.length(); each++) {
      supply.add(each == side ? Map.of(kind, 0) : Map.of());
    }
    position.put("supply", supply);
  }

  private int side(int player) {
    return teams ? player % 2 : player;
  }

  private char own() {
    return letters.charAt(side(seat));
  }

  /** Lays a being's pattern somewhere, with a piece under it where that is allowed. */
  private void lay(Card card) {
    while (board.isEmpty()) {
      int square = Squares.ALL.get(random.nextInt(Squares.ALL.size()));
      int laying = random.nextInt(8);
      Map<Integer, String> pieces = new HashMap<>();
      for (Cell cell : card.pattern()) {
        int there = Summonings.laid(square, laying, cell.down(), cell.right());
        pieces.put(there, own() + (random.nextInt(4) == 0 ? "h" : "c"));
      }
      if (pieces.containsKey(Squares.NONE)) continue;
      board.putAll(pieces);
      String enemies = letters.replace(String.valueOf(own()), "");
      char enemy = enemies.charAt(random.nextInt(enemies.length()));
      char under = random.nextInt(3) > 0 ? enemy : own();
      boolean shown = card.onSummonSquare() >= 0;
      if (shown) board.put(square, own() + "c");
      else if (!card.apart() && random.nextInt(4) > 0) board.put(square, under + "c");
    }
  }

  /** Up to a dozen more pieces of every colour, near each other or far apart. */
  private void fill() {
    List<Integer> squares = new ArrayList<>(Squares.ALL);
    int part = 24 + random.nextInt(squares.size() - 23);
    int from = random.nextInt(squares.size() - part + 1);
    squares = new ArrayList<>(squares.subList(from, from + part));
    squares.removeAll(board.keySet());
    for (int side = 0; side < letters.length(); side++) {
      int most = random.nextInt(side == side(seat) ? 7 : 12);
      int legends = 0;
      for (int i = 0; i < most && !squares.isEmpty(); i++) {
        char rank = RANKS.charAt(random.nextInt(RANKS.length()));
        if (rank == 'l' && ++legends > 3) rank = 'c';
        int square = squares.remove(random.nextInt(squares.size()));
        board.put(square, letters.charAt(side) + "" + rank);
      }
    }
  }

  private void gateway(Map<String, Object> position) {
    int nether = schools.indexOf("nethervoid");
    if (nether < 0) return;
    char letter = letters.charAt(side(nether));
    List<Integer> fit = new ArrayList<>();
    board.forEach(
        (square, piece) -> {
          if (piece.charAt(0) == letter && !piece.endsWith("l")) fit.add(square);
        });
    if (fit.isEmpty()) return;
    position.put("gateway", Squares.name(fit.get(random.nextInt(fit.size()))));
  }

  private void hands(String wanted, Map<String, Object> position) {
    List<Object> hands = new ArrayList<>();
    List<Object> decks = new ArrayList<>();
    List<String> frozen = new ArrayList<>();
    List<String> pending = new ArrayList<>();
    for (int player = 0; player < schools.size(); player++) {
      boolean plays = player == seat;
      List<String> rest = new ArrayList<>(cards.beings(schools.get(player)));
      List<String> held = new ArrayList<>();
      if (plays && rest.remove(wanted)) held.add(wanted);
      held.addAll(some(rest, plays ? HELD : 3));
      List<String> legends = plays ? some(new ArrayList<>(cards.legends()), 2) : List.of();
      List<String> flares = plays ? List.of("flare-0" + (1 + random.nextInt(9))) : List.of();
      hands.add(Map.of("beings", held, "legends", legends, "flares", flares));
      frozen.add(one(rest.stream().filter(card -> cards.named(card).freezes()).toList()));
      rest.remove(frozen.get(player));
      pending.add(one(held.stream().filter(card -> cards.named(card).warps()).toList()));
      if (wanted.equals("merchant-of-time") && plays) store(pending, position);
      decks.add(Map.of("discard", some(rest, 4 + random.nextInt(5))));
    }
    position.put("hands", hands);
    position.put("decks", decks);
    position.put("frozen", frozen);
    position.put("pending", pending);
  }

  private void store(List<String> pending, Map<String, Object> position) {
    if (random.nextInt(4) == 0) return;
    pending.set(pending.size() - 1, "merchant-of-time");
    char letter = letters.charAt(random.nextInt(letters.length()));
    position.put("stored", letter + "" + "ch".charAt(random.nextInt(2)));
    boolean opens = schools.contains("nethervoid") && !position.containsKey("gateway");
    boolean theirs = opens && letter == letters.charAt(side(schools.indexOf("nethervoid")));
    if (theirs) position.put("storedGateway", true);
  }

  /** One of them, or with luck null. */
  private String one(List<String> cards) {
    boolean some = !cards.isEmpty() && random.nextInt(2) == 0;
    return some ? cards.get(random.nextInt(cards.size())) : null;
  }

  private List<String> some(List<String> rest, int count) {
    List<String> some = new ArrayList<>();
    for (int i = 0; i < count; i++) some.add(rest.remove(random.nextInt(rest.size())));
    return some;
  }
}
