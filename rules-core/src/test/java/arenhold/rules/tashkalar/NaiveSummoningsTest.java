package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Choice;
import arenhold.rules.Match;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.NaiveSummonings.Found;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The search for summonings finds what a naive reading of the rules finds, no less, no more. */
class NaiveSummoningsTest {

  private static final TashKalar GAME = new TashKalar();
  private static final int WANTED = 3_000;

  private final NaiveSummonings naive = new NaiveSummonings();
  private long found;

  NaiveSummoningsTest() throws IOException {}

  private static Setup setup(String first, String second) {
    return new Setup(
        "tashkalar",
        "duel",
        List.of(Map.of("school", first), Map.of("school", second)),
        Map.of("expansions", "yes"));
  }

  @Test
  void in_positions_of_random_play_TK_R6_2_TK_R6_3() {
    List<Setup> setups =
        List.of(
            setup("northern", "southern"),
            setup("highland", "sylvan"),
            RandomDuelTest.SETUP,
            setup("everfrost", "northern"),
            setup("nethervoid", "highland"),
            setup("etherweave", "northern"));
    int checked = 0;
    for (long seed = 0; checked < WANTED; seed++) {
      Setup setup = setups.get((int) (seed % setups.size()));
      RandomGenerator random = RandomDuelTest.random(seed);
      Playout table = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
      Position p = GAME.start(setup);
      while (table.playUnit(GAME, p)) {
        if (p.phase != Position.Phase.ACTION || p.now.actions == 0) continue;
        check(setup, GAME.write(p), seed);
        checked++;
      }
    }
    assertTrue(found > WANTED, () -> "hardly anything could be summoned: " + found);
  }

  @Test
  void on_crowded_boards_for_want_of_pieces_and_with_a_borrowed_one_TK_R6_2b_TK_R6_5_TK_R9_5() {
    for (long seed = 0; seed < WANTED; seed++) {
      RandomGenerator random = RandomDuelTest.random(seed);
      Map<String, Object> turn = Map.of("borrowing", random.nextInt(3) == 0);
      check(RandomDuelTest.SETUP, crowded(random, RandomDuelTest.SETUP, "n", "s", turn), seed);
    }
    assertTrue(found > WANTED, () -> "hardly anything could be summoned: " + found);
  }

  @Test
  void with_empty_squares_serving_and_beings_appearing_apart_TK_R20_12_TK_R20_14() {
    Setup setup = setup("etherweave", "southern");
    for (long seed = 0; seed < WANTED; seed++) {
      RandomGenerator random = RandomDuelTest.random(seed);
      Map<String, Object> turn =
          Map.of("borrowing", random.nextInt(3) == 0, "emptySquares", random.nextInt(2) == 0);
      check(setup, crowded(random, setup, "w", "s", turn), seed);
    }
    assertTrue(found > WANTED, () -> "hardly anything could be summoned: " + found);
  }

  @Test
  void with_an_enemy_colour_serving_as_ones_own_TK_R19_11() {
    Setup setup = setup("nethervoid", "southern");
    for (long seed = 0; seed < WANTED; seed++) {
      RandomGenerator random = RandomDuelTest.random(seed);
      check(setup, crowded(random, setup, "s", "v", Map.of("possessed", "s")), seed);
    }
    assertTrue(found > WANTED, () -> "hardly anything could be summoned: " + found);
  }

  /**
   * Up to 19 pieces of one colour and 6 of another anywhere in a part of the board, any hand,
   * perhaps no supply.
   */
  private static Map<String, Object> crowded(
      RandomGenerator random, Setup setup, String many, String few, Map<String, Object> turn) {
    Position empty = GAME.start(setup);
    List<String> squares = new ArrayList<>(empty.arena().squares().names());
    int part = 30 + random.nextInt(squares.size() - 29);
    int from = random.nextInt(squares.size() - part + 1);
    squares = new ArrayList<>(squares.subList(from, from + part));
    Map<String, Object> board = new LinkedHashMap<>();
    put(board, squares, many + "l", random.nextInt(4), random);
    put(board, squares, many + "h", random.nextInt(9), random);
    put(board, squares, many + "c", random.nextInt(8), random);
    put(board, squares, few + "chl".charAt(random.nextInt(3)), random.nextInt(4), random);
    put(board, squares, few + "c", random.nextInt(4), random);
    Map<String, Object> position = new LinkedHashMap<>();
    position.put("board", board);
    School school = Catalogue.school(setup.seat(Seat.of(0), "school", ""));
    List<String> beings = school.beings().stream().map(b -> b.key()).toList();
    List<String> legends = Catalogue.LEGENDS.stream().map(b -> b.key()).toList();
    position.put(
        "hands",
        List.of(Map.of("beings", some(beings, 3, random), "legends", some(legends, 2, random))));
    Map<String, Object> supply = new LinkedHashMap<>();
    if (random.nextInt(3) == 0) supply.put("pieces", 0);
    if (random.nextInt(3) == 0) supply.put("legendary", 0);
    position.put("supply", List.of(supply));
    position.put("turn", turn);
    return GAME.write(GAME.read(setup, position));
  }

  private static void put(
      Map<String, Object> board,
      List<String> squares,
      String piece,
      int count,
      RandomGenerator random) {
    for (int i = 0; i < count; i++) {
      board.put(squares.remove(random.nextInt(squares.size())), piece);
    }
  }

  private static List<String> some(List<String> all, int count, RandomGenerator random) {
    List<String> rest = new ArrayList<>(all);
    List<String> result = new ArrayList<>();
    for (int i = 0; i < count; i++) result.add(rest.remove(random.nextInt(rest.size())));
    return result;
  }

  private void check(Setup setup, Map<String, Object> written, long seed) {
    String where = "seed " + seed;
    Position p = GAME.read(setup, written);
    Match<Position> match = Match.from(GAME, setup, p);
    int seat = p.seat;
    char colour = Catalogue.school(setup.seat(Seat.of(seat), "school", "")).letter();
    Set<Found> wanted = naive.all(written, seat, colour);
    Set<Found> offered = new HashSet<>();
    int count = 0;
    for (Choice choice : match.question(Seat.of(seat)).orElseThrow().choices()) {
      if (!choice.verb().equals("summon")) continue;
      if (!choice.parts().containsKey("at")) {
        checkCards(match, wanted, where);
        return;
      }
      offered.add(found(choice));
      count++;
    }
    assertEquals(wanted, offered, () -> where + "\n" + Json.write(written));
    assertEquals(wanted.size(), count, () -> "twice, " + where + "\n" + Json.write(written));
    found += count;
  }

  private static void checkCards(Match<Position> match, Set<Found> wanted, String where) {
    Set<String> cards = new TreeSet<>();
    for (Choice choice : match.question(match.open().getFirst().seat()).orElseThrow().choices()) {
      if (choice.verb().equals("summon")) cards.add(choice.parts().get("card").getFirst());
    }
    Set<String> expected = new TreeSet<>();
    for (Found each : wanted) expected.add(each.card());
    assertEquals(expected, cards, where);
  }

  private static Found found(Choice choice) {
    Map<String, List<String>> parts = choice.parts();
    Set<String> uses = new TreeSet<>(parts.get("uses"));
    Set<String> marks = new TreeSet<>(parts.getOrDefault("marks", List.of()));
    for (String square : parts.getOrDefault("secondMarks", List.of()))
      marks.add(square + " second");
    String card = parts.get("card").getFirst();
    return new Found(
        card,
        card.equals("time-traveler") ? "" : parts.get("at").getFirst(),
        uses,
        marks,
        new TreeSet<>(parts.getOrDefault("rays", List.of())));
  }
}
