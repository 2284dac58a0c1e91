package arenhold.server.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.players.Decision;
import arenhold.players.Player;
import arenhold.players.Seen;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Witness;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Computers think on as many threads as there are, and where one cannot, the fallback answers. */
class ThinkersTest {

  private final SimpleMeterRegistry metrics = new SimpleMeterRegistry();
  private final Seen<?> seen = seen(Games.named("tashkalar"));
  private Duration within;

  /** What the player who is asked first in a duel sees. */
  private static <P> Seen<P> seen(Game<P> game) {
    var seats = List.of(Map.of("school", "northern"), Map.of("school", "southern"));
    Match<P> match = Match.start(game, new Setup("tashkalar", "duel", seats, Map.of()));
    while (match.asked(Seat.NATURE) != null) match = match.answer(Seat.NATURE, 0);
    Seat seat = match.open().getFirst().seat();
    return new Seen<>(
        game, Witness.of(match, seat).knowledge(), match.question(seat).orElseThrow());
  }

  private Thinkers thinkers(int threads, int waiting, Duration within) {
    this.within = within;
    var limits =
        new Settings.Computers(threads, waiting, within, within, Duration.ZERO, Duration.ZERO);
    return new Thinkers(limits, new Figures(metrics));
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
