package arenhold.rules.tashkalar;

import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Imagination;
import arenhold.rules.Knowledge;
import arenhold.rules.Match;
import arenhold.rules.Options;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.Witness;
import arenhold.rules.World;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How fast the Duel is played; the command to run it stands in docs/benchmarks.md. */
@State(Scope.Thread)
@Fork(
    value = 1,
    jvmArgs = {"-XX:+UseSerialGC", "-Xmx512m"})
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
public class DuelBenchmark {

  private static final TashKalar GAME = new TashKalar();
  private static final int HANDS = 1024;

  private final SplittableRandom random = new SplittableRandom(1);
  private final Playout table =
      new Playout((seat, prompt, options) -> random.nextInt(options.size()));

  private final List<Position> positions = new ArrayList<>();
  private final Options options = new Playout((seat, prompt, list) -> 0).options();
  private int next;
  private Match<Position> match;
  private Imagination<Position> imagination;

  /** Gathers positions with twelve own pieces on the board and a hand of five. */
  @Setup
  public void positions() {
    while (positions.size() < HANDS) {
      Position p = GAME.start(RandomDuelTest.SETUP);
      while (table.playUnit(GAME, p)) {
        boolean hand = Integer.bitCount(p.hand(p.seat, Kind.BEINGS)) == 3;
        hand &= Integer.bitCount(p.hand(p.seat, Kind.LEGENDS)) == 2;
        if (hand && p.board.colourSet(p.seat).count() == 12) positions.add(p.copy());
      }
    }
    match = Match.start(GAME, RandomDuelTest.SETUP);
    imagination = new Imagination<>(GAME, knowledge());
  }

  /** What the first seat knows in the middle of a random duel. */
  private Knowledge knowledge() {
    Match<Position> played = match;
    Witness<Position> witness = Witness.of(played, Seat.of(0));
    while (played.turn().number() < 32) {
      Asked asked = played.open().getFirst();
      int index = random.nextInt(asked.codes().length);
      String notation = GAME.notation(played.position(), asked, asked.codes()[index]);
      Match<Position> next = played.answer(asked.seat(), index);
      witness = witness.after(played, new Entry(asked.seat(), notation), next);
      played = next;
    }
    return witness.knowledge();
  }

  /** A world that fits what a seat knows in the middle of a match, everything else dealt again. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public World<Position> world() {
    return imagination.world(table);
  }

  /** A whole random duel, straight through. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Position duel() {
    Position p = GAME.start(RandomDuelTest.SETUP);
    table.play(GAME, p);
    return p;
  }

  /** Every summoning of a hand of five with twelve own pieces on the board. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public int summonings() {
    Position p = positions.get(next++ & HANDS - 1);
    options.cut(0);
    Turn.listSummonings(p, options);
    return options.size();
  }

  /** A player's view, with every place where the own cards could be summoned or what they lack. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public View view() {
    Position p = positions.get(next++ & HANDS - 1);
    return GAME.view(p, Viewer.of(Seat.of(p.seat)));
  }

  /** One choice of a running match, re-run included; Nature's answers count as choices. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public Match<Position> choice() {
    if (match.isOver()) match = Match.start(GAME, RandomDuelTest.SETUP);
    Seat seat = match.open().getFirst().seat();
    int count = match.open().getFirst().codes().length;
    match = match.answer(seat, random.nextInt(count));
    return match;
  }
}
