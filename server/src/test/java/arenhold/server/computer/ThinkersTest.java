package arenhold.server.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.engine.Code;
import arenhold.engine.EngineFault;
import arenhold.players.Decision;
import arenhold.players.Hint;
import arenhold.players.Player;
import arenhold.players.Seen;
import arenhold.rules.Question;
import arenhold.rules.Setup;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import arenhold.server.testing.FirstQuestion;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.springframework.util.unit.DataSize;

/** Computers think on as many threads as there are, and where one cannot, the fallback answers. */
class ThinkersTest {

  private final SimpleMeterRegistry metrics = new SimpleMeterRegistry();
  private final Seen<?> seen = FirstQuestion.seen();
  private Duration within;

  /** The seats of a match of two, without options. */
  private static final List<Map<String, String>> TWO = List.of(Map.of(), Map.of());

  private Thinkers thinkers(int threads, int waiting, Duration within) {
    return thinkers(threads, waiting, within, System::nanoTime);
  }

  private Thinkers thinkers(int threads, int waiting, Duration within, LongSupplier clock) {
    this.within = within;
    var limits =
        new Settings.Computers(
            threads,
            waiting,
            within,
            1,
            1,
            within,
            Duration.ZERO,
            Duration.ZERO,
            false,
            DataSize.ofMegabytes(1),
            Duration.ZERO);
    Figures figures = new Figures(metrics);
    return new Thinkers(limits, new PlayerProcesses(limits, figures, within), figures, clock);
  }

  private Thinkers.Thought fallback() {
    Question question = seen.question();
    return new Thinkers.Thought(question.offer() ? null : question.fallback(), 0L);
  }

  private double count(String name, String... tags) {
    return metrics.counter(name, tags).count();
  }

  @Test
  void no_more_than_may_think_do_so_and_what_finds_no_place_gets_the_fallback() {
    Thinkers thinkers = thinkers(2, 3, Duration.ofMinutes(1));
    CountDownLatch begun = new CountDownLatch(2);
    CountDownLatch goOn = new CountDownLatch(1);
    AtomicInteger atOnce = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Player slow =
        (question, thinking) -> {
          most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
          begun.countDown();
          waitFor(goOn);
          atOnce.decrementAndGet();
          return Decision.of(0);
        };
    List<CompletableFuture<Thinkers.Thought>> thoughts = new ArrayList<>();
    for (int i = 0; i < 2; i++) thoughts.add(think(thinkers, copy(slow)));
    waitFor(begun);
    for (int i = 0; i < 3; i++) thoughts.add(think(thinkers, copy(slow)));
    assertEquals(fallback(), think(thinkers, copy(slow)).join());
    assertEquals(1, count("arenhold.computers.undecided", "why", "full"));
    goOn.countDown();
    String first = seen.question().choices().getFirst().notation();
    for (var thought : thoughts) assertEquals(new Thinkers.Thought(first, null), thought.join());
    assertEquals(2, most.get());
  }

  private CompletableFuture<Thinkers.Thought> think(Thinkers thinkers, Player player) {
    return thinkers.think(player, 100, seen, 1, within, () -> false);
  }

  /** Another player that decides alike: one player thinks about one question at a time. */
  private static Player copy(Player player) {
    return new Player() {
      @Override
      public Decision decide(Seen<?> question, arenhold.players.Thinking thinking) {
        return player.decide(question, thinking);
      }
    };
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException hurried) {
      throw new IllegalStateException(hurried);
    }
  }

  @Test
  void hints_and_answers_do_not_wait_for_each_other() {
    Thinkers thinkers = thinkers(1, 1, Duration.ofMinutes(5));
    CountDownLatch goOn = new CountDownLatch(1);
    Player slow =
        (question, thinking) -> {
          waitFor(goOn);
          return Decision.of(0);
        };
    var answer = think(thinkers, slow);
    assertTrue(thinkers.advise(seen, 1, () -> false).join() != null, "while a computer thinks");
    goOn.countDown();
    answer.join();
    CountDownLatch advising = new CountDownLatch(1);
    CountDownLatch hinted = new CountDownLatch(1);
    BooleanSupplier waits =
        () -> {
          advising.countDown();
          waitFor(hinted);
          return true;
        };
    var hint = thinkers.advise(seen, 1, waits);
    waitFor(advising);
    assertEquals(answer.join(), think(thinkers, (question, thinking) -> Decision.of(0)).join());
    assertFalse(hint.isDone());
    assertFalse(thinkers.advise(seen, 1, () -> false).isDone(), "one may wait");
    assertTrue(thinkers.advise(seen, 1, () -> false).isCompletedExceptionally(), "and no more");
    hinted.countDown();
  }

  /** A hint during whose thinking the clock shows that this many of ten seconds have passed. */
  private CompletableFuture<Hint> hintAfter(int seconds, Seen<?> asked) {
    AtomicLong now = new AtomicLong();
    AtomicBoolean begun = new AtomicBoolean();
    Thinkers thinkers = thinkers(1, 1, Duration.ofSeconds(10), now::get);
    return thinkers.advise(
        asked,
        1,
        () -> {
          // Called first before the thinking begins, then all the time.
          if (begun.getAndSet(true)) now.set(Duration.ofSeconds(seconds).toNanos());
          return false;
        });
  }

  @Test
  void a_hint_judged_by_playing_to_the_end_is_given_as_it_stands_after_half_its_time() {
    Seen<?> judged = FirstQuestion.seen(new Setup("tvrz", "shared", TWO, Map.of()));
    assertTrue(hintAfter(4, judged).join().chance().isPresent(), "played to the end");
    assertTrue(hintAfter(6, judged).join().chance().isEmpty(), "as it stood");
    assertThrows(CompletionException.class, hintAfter(11, judged)::join, "too late");
  }

  @Test
  void any_other_hint_has_all_its_time() {
    assertEquals(hintAfter(4, seen).join(), hintAfter(6, seen).join());
  }

  @Test
  void a_player_that_fails_gets_the_fallback_and_is_counted() {
    Thinkers thinkers = thinkers(1, 1, Duration.ofMinutes(1));
    Player failing =
        (question, thinking) -> {
          throw new IllegalStateException("no match fits");
        };
    assertEquals(fallback(), think(thinkers, failing).join());
    assertEquals(1, count("arenhold.computers.undecided", "why", "fault"));
    assertEquals(0, count("arenhold.computers.cut"));
  }

  @Test
  void a_player_that_has_found_nothing_by_its_deadline_is_late_and_counts_only_where_awaited() {
    AtomicLong now = new AtomicLong();
    Thinkers thinkers = thinkers(1, 1, Duration.ofMinutes(1), now::get);
    Player searching =
        (question, thinking) -> {
          now.addAndGet(within.plusMillis(1).toNanos());
          throw new EngineFault(Code.FAILED, "no match fits");
        };
    assertEquals(fallback(), think(thinkers, searching).join());
    assertEquals(1, count("arenhold.computers.undecided", "why", "late"));
    var vain = thinkers.think(searching, 100, seen, 1, within, () -> true);
    assertEquals(fallback(), vain.join());
    assertEquals(1, count("arenhold.computers.undecided", "why", "late"));
    Player faulty =
        (question, thinking) -> {
          now.addAndGet(within.plusMillis(1).toNanos());
          throw new IllegalStateException("a mistake");
        };
    assertEquals(fallback(), think(thinkers, faulty).join());
    assertEquals(1, count("arenhold.computers.undecided", "why", "late"));
    assertEquals(1, count("arenhold.computers.undecided", "why", "fault"));
  }

  @Test
  void where_there_is_but_one_answer_nothing_is_thought() {
    Thinkers thinkers = thinkers(1, 1, Duration.ofMinutes(1));
    Question open = seen.question();
    Question forced =
        new Question(
            open.seat(),
            open.prompt(),
            open.context(),
            open.choices().subList(1, 2),
            open.fallback(),
            false);
    Player never =
        (question, thinking) -> {
          throw new IllegalStateException("asked");
        };
    Seen<?> one = of(seen, forced);
    var thought = thinkers.think(never, 100, one, 1, within, () -> false).join();
    assertEquals(new Thinkers.Thought(open.choices().get(1).notation(), null), thought);
    assertEquals(0, count("arenhold.computers.undecided", "why", "fault"));
  }

  private static <P> Seen<P> of(Seen<P> seen, Question question) {
    return new Seen<>(seen.game(), seen.known(), question);
  }

  @Test
  void a_thought_ends_at_its_deadline_and_says_where() {
    Thinkers thinkers = thinkers(1, 1, Duration.ZERO);
    Player counting =
        (question, thinking) -> {
          long used = 0;
          while (!thinking.stop().test(used)) used++;
          return new Decision(0, used + 7, true, List.of());
        };
    assertEquals(7L, think(thinkers, counting).join().cut());
    assertEquals(1, count("arenhold.computers.cut"));
  }
}
