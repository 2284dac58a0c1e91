package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Choice;
import arenhold.rules.Match;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.board.Square;
import arenhold.rules.board.SquareSet;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * A position turned, mirrored or played in other colours offers the same choices, turned, mirrored
 * or in those colours.
 *
 * <p>Which symmetries hold, and why:
 *
 * <ul>
 *   <li>The board without its colours is a square of nine by nine without three squares at every
 *       corner: all eight ways to lay a square map it to itself.
 *   <li>With its red and green squares only the way it lies does: a5 and i4 are at the edge, in
 *       different distances from the middle of it.
 *   <li>No choice that begins an action depends on red and green: a common piece goes on any square
 *       (TK-R5.1), beings are summoned in all eight orientations (TK-R6.2), flares count pieces
 *       (TK-R8.2), discarding, thawing and warping ask for cards. Effects, tasks and where Time
 *       Traveler appears do depend on them. So questions for an action are compared, and nothing
 *       after.
 *   <li>Empires have the same beings, so that either may play for the other (TK-R1.5). The school
 *       of anybody else is nothing but a colour to who has the turn, as long as it is one of the
 *       base game; cards in hidden hands and decks become those with the same numbers.
 * </ul>
 *
 * {@code -Dsymmetry.positions=} says how many positions, {@code -Dsymmetry.seed=} the first match.
 */
class SymmetryTest {

  private static final TashKalar GAME = new TashKalar();
  private static final long FIRST_SEED = Long.getLong("symmetry.seed", 0);
  private static final int POSITIONS = Integer.getInteger("symmetry.positions", 1_000);

  /** One of this many positions of a match is compared. */
  private static final int EVERY = 5;

  private final List<Setup> setups = new ArrayList<>();
  private final Map<String, Integer> compared = new TreeMap<>();
  private long choices;
  private long summonings;

  SymmetryTest() {
    for (FormContractTest each :
        List.of(
            new ExpansionsContractTest(),
            new DuelContractTest(),
            new ExpansionsContractTest(),
            new HighFormContractTest(),
            new MeleeOfThreeContractTest(),
            new MeleeOfFourContractTest(),
            new TeamDuelContractTest(),
            new TeamHighFormContractTest(),
            new TutorialContractTest())) {
      setups.addAll(each.setups());
    }
    Collections.shuffle(setups, new java.util.Random(1));
  }

  @Test
  void the_board_maps_to_itself_in_eight_ways_and_its_colours_in_one() {
    for (Arena arena : List.of(Catalogue.DEATHMATCH, Catalogue.HIGH_FORM)) {
      int same = 0;
      for (int[] laying : Transformed.LAYINGS) {
        Transformed laid = new Transformed(laying, Map.of());
        assertEquals(arena.squares(), laid(laid, arena.squares()));
        boolean red = arena.red().equals(laid(laid, arena.red()));
        if (red && arena.green().equals(laid(laid, arena.green()))) same++;
      }
      assertEquals(1, same);
    }
  }

  private static SquareSet laid(Transformed laid, SquareSet squares) {
    SquareSet result = SquareSet.NONE;
    for (String name : squares.names()) result = result.with(Square.parse(laid.square(name)));
    return result;
  }

  @Test
  void a_position_turned_mirrored_and_recoloured_offers_the_same_choices() {
    int count = 0;
    for (long seed = FIRST_SEED; count < POSITIONS; seed++) {
      Setup setup = setups.get((int) (seed % setups.size()));
      RandomGenerator random = new SplittableRandom(seed);
      Playout table = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
      Position p = GAME.start(setup);
      while (count < POSITIONS && table.playUnit(GAME, p)) {
        if (p.phase != Position.Phase.ACTION || p.now.actions == 0 || random.nextInt(EVERY) > 0) {
          continue;
        }
        try {
          compare(setup, GAME.write(p), random);
        } catch (RuntimeException | AssertionError wrong) {
          String where = "\nseed " + seed + ", " + setup + "\n" + Json.write(GAME.write(p));
          throw new AssertionError(wrong.getMessage() + where, wrong);
        }
        count++;
      }
    }
    assertTrue(summonings > POSITIONS / 2, () -> "hardly anything could be summoned " + summonings);
    if (Boolean.getBoolean("symmetry.report")) {
      System.out.printf("%,d choices, %,d summonings in %s%n", choices, summonings, compared);
    }
  }

  /** Lays a position in all eight ways, in every other of them in other colours too. */
  private void compare(Setup setup, Map<String, Object> written, RandomGenerator random) {
    List<String> schools =
        Json.list(written.get("schools")).stream().map(key -> (String) key).toList();
    int seat = Json.integer(Json.object(written.get("turn")).get("seat"));
    Map<String, String> recoloured = recoloured(schools, seat, random);
    Transformed asItIs = new Transformed(Transformed.LAYINGS.getFirst(), Map.of());
    Match<Position> match = match(asItIs, setup, schools, written);
    for (int laying = 0; laying < Transformed.LAYINGS.size(); laying++) {
      Map<String, String> colours = laying % 2 == 0 ? recoloured : Map.of();
      Transformed way = new Transformed(Transformed.LAYINGS.get(laying), colours);
      Map<String, Integer> wanted = choices(match, way);
      Map<String, Integer> offered = choices(match(way, setup, schools, written), asItIs);
      assertEquals(wanted, offered, () -> "laid or coloured otherwise: " + way.schools());
      for (var each : offered.entrySet()) {
        choices += each.getValue();
        if (each.getKey().startsWith("summon")) summonings += each.getValue();
      }
    }
    compared.merge(setup.form(), 1, Integer::sum);
  }

  /** Other schools of the base game, with the same cards for who has the turn. */
  private static Map<String, String> recoloured(
      List<String> seated, int seat, RandomGenerator random) {
    List<School> to = new ArrayList<>(Catalogue.schools(false));
    Collections.shuffle(to, new java.util.Random(random.nextLong()));
    School own = Catalogue.school(seated.get(seat));
    if (!own.expansion()) {
      List<School> alike = to.stream().filter(s -> s.deck().equals(own.deck())).toList();
      int at = Catalogue.schools(false).indexOf(own);
      Collections.swap(to, at, to.indexOf(alike.get(random.nextInt(alike.size()))));
    }
    Map<String, String> schools = new HashMap<>();
    for (int i = 0; i < to.size(); i++) {
      schools.put(Catalogue.schools(false).get(i).key(), to.get(i).key());
    }
    return schools;
  }

  private static Match<Position> match(
      Transformed way, Setup setup, List<String> schools, Map<String, Object> written) {
    Setup other = way.setup(setup, schools);
    return Match.from(GAME, other, GAME.read(other, way.position(written)));
  }

  /** The choices of who has the turn as they are in the transformed position, each counted. */
  private static Map<String, Integer> choices(Match<Position> match, Transformed way) {
    Map<String, Integer> result = new TreeMap<>();
    assertEquals(1, match.open().size());
    Seat seat = match.open().getFirst().seat();
    for (Choice choice : match.question(seat).orElseThrow().choices()) {
      result.merge(text(choice, way), 1, Integer::sum);
    }
    return result;
  }

  private static String text(Choice choice, Transformed way) {
    Map<String, List<String>> parts = choice.parts();
    StringBuilder text = new StringBuilder(choice.verb());
    parts.getOrDefault("card", List.of()).forEach(card -> text.append(' ').append(card));
    parts.getOrDefault("colour", List.of()).forEach(c -> text.append(' ').append(way.piece(c)));
    // Time Traveler appears on a square that is neither red nor green, and is asked where.
    boolean apart = text.toString().endsWith("time-traveler");
    for (String part : List.of("at", "from", "uses", "marks", "secondMarks")) {
      if (apart && part.equals("at")) continue;
      List<String> squares = parts.getOrDefault(part, List.of());
      text.append(' ').append(squares.stream().map(way::square).sorted().toList());
    }
    List<String> rays = parts.getOrDefault("rays", List.of());
    return text.append(rays.stream().map(way::direction).sorted().toList()).toString();
  }
}
