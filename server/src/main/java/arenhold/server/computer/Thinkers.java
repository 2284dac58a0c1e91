package arenhold.server.computer;

import arenhold.engine.EngineFault;
import arenhold.players.Adviser;
import arenhold.players.Decision;
import arenhold.players.Hint;
import arenhold.players.Player;
import arenhold.players.PlayerInfo;
import arenhold.players.Players;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.players.analysis.Judge;
import arenhold.players.analysis.Mark;
import arenhold.rules.Chronicle;
import arenhold.rules.Game;
import arenhold.rules.Question;
import arenhold.rules.Unimaginable;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Where computers think: as many at once as there are threads, most of them in a process of their
 * own ({@link PlayerProcesses}), so that rooms of people do not become slower. A thought that has
 * not come to its turn, or to its end, by its deadline is ended there; where even that does not
 * help, and where too many wait or a player fails, the game's fallback is the answer.
 */
@Component
public class Thinkers {

  private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);

  /** Of the budget for judging a match a turn that is weighed while it is played gets this part. */
  private static final int PARTS = 20;

  /** How long after its deadline a thought may take to see it. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  private final ThreadPoolExecutor threads;

  /**
   * Where hints are thought, and choices weighed: neither starves what is played, nor the reverse.
   */
  private final ThreadPoolExecutor advisers;

  private final PlayerProcesses players;
  private final Figures figures;
  private final Duration hintWithin;
  private final Pace pace;

  /** The time in nanoseconds, as {@link System#nanoTime}. */
  private final LongSupplier clock;

  @Autowired
  Thinkers(Settings settings, PlayerProcesses players, Figures figures) {
    this(settings.computers(), players, figures, System::nanoTime);
  }

  Thinkers(
      Settings.Computers limits, PlayerProcesses players, Figures figures, LongSupplier clock) {
    this.players = players;
    this.figures = figures;
    this.clock = clock;
    this.hintWithin = limits.hintWithin();
    long late = limits.within().toMillis();
    this.pace = new Pace(limits.pace().toMillis(), limits.paceMost().toMillis(), late);
    this.threads = pool("thinker-", limits.threads(), limits.waiting());
    this.advisers = pool("adviser-", limits.hintThreads(), limits.hintsWaiting());
    figures.thinking(() -> threads.getQueue().size());
  }

  private static ThreadPoolExecutor pool(String name, int threads, int waiting) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(waiting),
        Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name(name, 0).factory());
  }

  /** How long a hint, or the weighing of a choice, may take at the most, waiting included. */
  public Duration hintWithin() {
    return hintWithin;
  }

  /**
   * Has a computer think about what to advise.
   *
   * @param seed of hints for this seat in this match
   * @param vain whether nobody waits for the hint any more
   * @return the hint; of an adviser whose hint is worth giving at {@link Adviser#anytime any time},
   *     what it found in half the time allowed. Fails if too many are waiting, if the hint would
   *     come too late, or if the adviser does. Whoever completes it ends the thinking
   */
  public CompletableFuture<Hint> advise(Seen<?> seen, long seed, BooleanSupplier vain) {
    Adviser adviser = Players.adviser(seen.known().setup());
    return advised(
        vain,
        over -> {
          BooleanSupplier enough = adviser.anytime() ? after(hintWithin.dividedBy(2)) : () -> false;
          Thinking thinking = Thinking.of(adviser.nodes(), seed);
          return adviser.advise(
              seen, thinking.until(used -> over.getAsBoolean() || enough.getAsBoolean()));
        });
  }

  /** Whether this time has passed from now on. */
  private BooleanSupplier after(Duration time) {
    long until = clock.getAsLong() + time.toNanos();
    return () -> clock.getAsLong() - until >= 0;
  }

  /**
   * Has a computer think about whether choices are a grave mistake.
   *
   * @param choices of one seat, in order; the last is still to be made
   * @param seed of hints for this seat in this match
   * @param vain whether nobody waits for the answer any more
   * @return whether they certainly are. Fails as {@link #advise} does
   */
  public CompletableFuture<Boolean> weigh(
      Game<?> game, List<Chronicle.Choice> choices, long seed, BooleanSupplier vain) {
    Judge judge = Players.judge(choices.getLast().known().setup());
    return advised(
        vain,
        over -> {
          Thinking thinking = Thinking.of(judge.budget() / PARTS, seed);
          var verdict = judge.turn(game, choices, thinking.until(used -> over.getAsBoolean()));
          return verdict != null && Mark.of(verdict.loss()) == Mark.GRAVE;
        });
  }

  /**
   * Has advisers think.
   *
   * @param thought does so until it is told that it is over
   */
  private <T> CompletableFuture<T> advised(
      BooleanSupplier vain, Function<BooleanSupplier, T> thought) {
    BooleanSupplier late = after(hintWithin);
    CompletableFuture<T> made = new CompletableFuture<>();
    BooleanSupplier over = () -> made.isDone() || vain.getAsBoolean() || late.getAsBoolean();
    try {
      advisers.execute(() -> advise(made, over, thought));
    } catch (RejectedExecutionException full) {
      made.completeExceptionally(full);
    }
    return made;
  }

  private static <T> void advise(
      CompletableFuture<T> made, BooleanSupplier over, Function<BooleanSupplier, T> thought) {
    try {
      T advice = over.getAsBoolean() ? null : thought.apply(over);
      // Advice from a thought that this cut short is not given.
      if (over.getAsBoolean()) throw new RejectedExecutionException("too late");
      made.complete(advice);
    } catch (Throwable failure) {
      made.completeExceptionally(failure);
    }
  }

  private <T> CompletableFuture<T> submitted(Supplier<T> thought) {
    try {
      return CompletableFuture.supplyAsync(thought, threads);
    } catch (RejectedExecutionException full) {
      return CompletableFuture.failedFuture(full);
    }
  }

  /** A player for one seat of one match. */
  public Player seated(PlayerInfo info) {
    return players.seated(info);
  }

  /** No question will be put to a player any more. */
  public void left(Player player) {
    // Rooms wait for no process.
    if (PlayerProcesses.holds(player)) Thread.startVirtualThread(() -> players.left(player));
  }

  /** When computers answer. */
  public Pace pace() {
    return pace;
  }

  /**
   * What came of a thought.
   *
   * @param choice the notation of the choice; null where an offer is let pass
   * @param cut at how many nodes it was cut short; 0 if nothing was decided and the choice is the
   *     game's fallback; null if it came to its end
   */
  public record Thought(String choice, Long cut) {

    private static Thought of(Question question, Decision decision) {
      Long cut = decision.cut() ? (Long) decision.nodes() : null;
      if (decision.choice() == Decision.WAIT) return new Thought(null, cut);
      return new Thought(question.choices().get(decision.choice()).notation(), cut);
    }

    private static boolean forced(Question question) {
      return !question.offer() && question.choices().size() == 1;
    }

    /** Nothing was decided. */
    private static Thought none(Question question) {
      return new Thought(question.offer() ? null : question.fallback(), 0L);
    }
  }

  /**
   * Has a question thought about. What this answers never fails. Where there is but one answer,
   * nothing is thought.
   *
   * @param player of this seat; used by one thought at a time
   * @param nodes its budget
   * @param seed of the computer in this match
   * @param within how long it may take, waiting included
   * @param vain whether nobody waits for the answer any more
   */
  public CompletableFuture<Thought> think(
      Player player, long nodes, Seen<?> seen, long seed, Duration within, BooleanSupplier vain) {
    if (Thought.forced(seen.question())) {
      return CompletableFuture.completedFuture(Thought.of(seen.question(), Decision.of(0)));
    }
    BooleanSupplier late = after(within);
    Thinking thinking =
        Thinking.of(nodes, seed).until(used -> vain.getAsBoolean() || late.getAsBoolean());
    return started(player, seen, thinking, within.plus(GRACE))
        .handle(
            (thought, failure) -> {
              if (failure == null) {
                if (thought.cut() != null && !vain.getAsBoolean()) figures.thoughtCut();
                return thought;
              }
              undecided(failure, vain.getAsBoolean(), late.getAsBoolean());
              return Thought.none(seen.question());
            });
  }

  private CompletableFuture<Thought> started(
      Player player, Seen<?> seen, Thinking thinking, Duration most) {
    return submitted(() -> decided(player, seen, thinking))
        .orTimeout(most.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static Thought decided(Player player, Seen<?> seen, Thinking thinking) {
    synchronized (player) {
      return Thought.of(seen.question(), player.decide(seen, thinking));
    }
  }

  /** A thought that nobody waits for any longer, and what is answered in its place. */
  public Thought late(Question question) {
    figures.undecided("late");
    return Thought.none(question);
  }

  /**
   * A thought came to nothing.
   *
   * @param vain whether nobody waits for it any more
   * @param late whether its deadline has passed
   */
  private void undecided(Throwable failure, boolean vain, boolean late) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    // Told to stop, a player may not have imagined any match yet.
    boolean unready = cause instanceof Unimaginable || cause instanceof EngineFault;
    if (vain && unready) return;
    String why =
        switch (cause) {
          case RejectedExecutionException full -> "full";
          case TimeoutException stuck -> "late";
          default -> late && unready ? "late" : "fault";
        };
    figures.undecided(why);
    LOG.error("a computer cannot decide: {}", why, cause);
  }
}
