package arenhold.rules.tashkalar.naive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.naive.Script.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * A match with schools of the expansions offers and does what a naive reading of the rules finds,
 * choice for choice. {@code -Dnaive.matches=} and {@code -Dnaive.positions=} say how many matches
 * and positions are played, {@code -Dnaive.seed=} the first of them.
 */
class NaiveExpansionsTest {

  private static final Game<?> GAME = Games.named("tashkalar");
  private static final int FIRST = Integer.getInteger("naive.seed", 0);
  private static final int SHOWN = 3;

  private final Cards cards = new Cards();
  private final Counts counts = new Counts();
  private final List<String> differences = new ArrayList<>();

  @Test
  void random_matches_go_as_the_rules_are_read_a_second_time() {
    run(Integer.getInteger("naive.matches", 200), number -> match(GAME, number));
    report();
  }

  @Test
  void every_effect_does_what_it_does_as_the_rules_are_read_a_second_time() {
    run(Integer.getInteger("naive.positions", 4_000), number -> position(GAME, number));
    report();
    assertEquals(List.of(), Coverage.seldom(cards, counts, 15));
  }

  private static void run(int count, IntConsumer each) {
    IntStream.range(FIRST, FIRST + count).forEach(each);
  }

  private <P> void match(Game<P> game, int number) {
    SplittableRandom random = new SplittableRandom(number);
    Setup setup = Setups.numbered(number, random);
    play(Match.start(game, setup), random, Integer.MAX_VALUE, number);
  }

  private <P> void position(Game<P> game, int number) {
    SplittableRandom random = new SplittableRandom(number);
    Setup setup = Setups.numbered(number, random);
    P position = game.read(setup, new RichPositions(cards, setup, random).position(number / 3));
    play(Match.from(game, setup, position), random, 1, number);
  }

  private <P> void play(Match<P> match, SplittableRandom random, int turns, int number) {
    try {
      new Lockstep(cards, counts).play(match, random, turns);
    } catch (Difference difference) {
      differences.add("seed " + number + " " + difference.getMessage());
    }
  }

  private void report() {
    if (Boolean.getBoolean("naive.report")) System.out.println(counts);
    if (Boolean.getBoolean("naive.all")) System.out.println(String.join("\n\n", differences));
    int count = differences.size();
    String shown = String.join("\n\n", differences.subList(0, Math.min(SHOWN, count)));
    assertEquals(0, count, () -> count + " differences, such as\n" + shown);
  }
}
