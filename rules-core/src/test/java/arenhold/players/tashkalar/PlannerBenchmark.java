package arenhold.players.tashkalar;

import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How fast turns are planned; the command to run it stands in docs/benchmarks.md. */
@State(Scope.Thread)
@Fork(
    value = 1,
    jvmArgs = {"-XX:+UseSerialGC", "-Xmx512m"})
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class PlannerBenchmark {

  private static final int[] NOTHING = {};
  private static final long NODES = 3_500;

  /** So few that each is searched in every measured second. */
  private static final int POSITIONS = 64;

  /** The form of the match; seats are as many as it takes. */
  @Param({"duel", "melee"})
  private String form;

  private final List<Position> positions = new ArrayList<>();
  private int next;

  /** Gathers some checkpoints of planned matches. */
  @Setup
  public void positions() {
    int seats = form.equals("duel") ? 2 : 4;
    List<Position> all = new ArrayList<>();
    for (long seed = 0; seed < 8; seed++) {
      Played.match(Played.setup(form, seats, seed), seed, all::add);
    }
    Collections.shuffle(all, new Random(1));
    positions.addAll(all.subList(0, POSITIONS));
  }

  private Position position() {
    next = (next + 1) % positions.size();
    return positions.get(next);
  }

  /** The rest of a turn, searched as far as a middling level does. */
  @Benchmark
  public int turn() {
    Position p = position();
    Planner planner = new Planner(Played.GAME, new HandMade());
    return planner.search(p, NOTHING, Insight.seat(p), Played.budget(NODES), 1).ends();
  }
}
