package arenhold.rules.cli;

import arenhold.rules.Asked;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Measure;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** {@code bench}: measures the speed of the rules on one core of this machine. */
final class Bench {

  private static final double SECOND = 1e9;

  /** The longest measurement in seconds: a day. */
  private static final long LONGEST = 86_400;

  /** How many rounds of a game's own measure run between two reads of the clock. */
  private static final int ROUNDS = 1_000;

  /** Of how many set-ups there are matches if they are drawn. */
  private static final int SETUPS = 256;

  private Bench() {}

  static int run(Arguments arguments, PrintStream out) {
    Game<?> game = arguments.game();
    SetupDraw drawn = SetupDraw.of(arguments, game);
    long seconds = arguments.number("seconds", 5, 1, LONGEST);
    arguments.done(false);
    String form = drawn.given().form();
    out.println(game.info().key() + " " + form + ", one core, " + seconds + " s each");
    out.flush();
    long start = System.nanoTime();
    long worked = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    List<Setup> setups = setups(drawn);
    playouts(game, setups, seconds, out);
    for (Measure measure : game.measures(setups.getFirst())) own(measure, seconds, out);
    choices(game, setups, seconds, out);
    worked = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - worked;
    long share = Math.round(100.0 * worked / (System.nanoTime() - start));
    out.printf(Locale.ROOT, "this had %d %% of a core while it measured%n", share);
    return Main.FINE;
  }

  /** The set-ups of the matches, which are played in turn. */
  private static List<Setup> setups(SetupDraw drawn) {
    List<Setup> setups = new ArrayList<>();
    for (int i = 0; i < (drawn.draws() ? SETUPS : 1); i++) setups.add(drawn.of(i));
    return setups;
  }

  private static <P> void playouts(
      Game<P> game, List<Setup> setups, long seconds, PrintStream out) {
    SplittableRandom random = new SplittableRandom(1);
    long[] asked = {0};
    Playout table =
        new Playout(
            (seat, prompt, options) -> {
              if (seat != Seat.NATURE) asked[0]++;
              return random.nextInt(options.size());
            });
    long matches = 0;
    for (long end = end(seconds); System.nanoTime() < end; matches++) {
      table.play(game, game.start(next(setups, matches)));
    }
    asked[0] = 0;
    matches = 0;
    long start = System.nanoTime();
    for (long end = end(seconds); System.nanoTime() < end; matches++) {
      table.play(game, game.start(next(setups, matches)));
    }
    double took = (System.nanoTime() - start) / SECOND;
    out.printf(Locale.ROOT, "complete random matches  %,.0f /s%n", matches / took);
    out.printf(Locale.ROOT, "choices of players       %,.0f /s%n", asked[0] / took);
    out.flush();
  }

  private static void own(Measure measure, long seconds, PrintStream out) {
    long found = 0;
    for (long end = end(seconds); System.nanoTime() < end; ) {
      found += measure.rounds().applyAsLong(ROUNDS);
    }
    long rounds = 0;
    long start = System.nanoTime();
    for (long end = end(seconds); System.nanoTime() < end; rounds += ROUNDS) {
      found += measure.rounds().applyAsLong(ROUNDS);
    }
    double took = (System.nanoTime() - start) / (double) rounds;
    out.printf(Locale.ROOT, "%-24s %.0f ns (%,d found)%n", measure.name(), took, found);
    out.flush();
  }

  private static Setup next(List<Setup> setups, long match) {
    return setups.get((int) (match % setups.size()));
  }

  private static <P> void choices(Game<P> game, List<Setup> setups, long seconds, PrintStream out) {
    SplittableRandom random = new SplittableRandom(1);
    long matches = 0;
    for (long end = end(seconds); System.nanoTime() < end; matches++) {
      play(game, next(setups, matches), random);
    }
    long answers = 0;
    matches = 0;
    long start = System.nanoTime();
    for (long end = end(seconds); System.nanoTime() < end; matches++) {
      answers += play(game, next(setups, matches), random);
    }
    double took = (System.nanoTime() - start) / 1e3 / answers;
    out.printf(Locale.ROOT, "interactive choice       %.2f µs with its re-run%n", took);
  }

  private static <P> long play(Game<P> game, Setup setup, SplittableRandom random) {
    Match<P> match = Match.start(game, setup);
    long answers = 0;
    for (; !match.isOver(); answers++) {
      Asked asked = match.open().get(random.nextInt(match.open().size()));
      match = match.answer(asked.seat(), random.nextInt(asked.codes().length));
    }
    return answers;
  }

  private static long end(long seconds) {
    return System.nanoTime() + seconds * 1_000_000_000L;
  }
}
