package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Patience;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import java.util.Random;
import java.util.concurrent.atomic.LongAdder;

/**
 * Answers every question of random matches, takes each answer back, gives it again, and compares
 * the states before and after. Every seat also tries to take back what it may not. A question that
 * is asked again so must share its time with what was asked before ({@link Patience.Own}).
 */
final class TakeBacks<P> {

  private final Game<P> game;
  private final LongAdder matches = new LongAdder();
  private final LongAdder takenBack = new LongAdder();
  private final LongAdder pastChance = new LongAdder();
  private final LongAdder refused = new LongAdder();

  TakeBacks(Game<P> game) {
    this.game = game;
  }

  /** Plays one match to its end. */
  void play(Setup setup, long seed, int mostAnswers) {
    Random random = new Random(seed);
    Match<P> match = Match.start(game, setup);
    String text = Snapshot.of(match);
    for (int answers = 0; !match.isOver(); answers++) {
      assertFalse(answers > mostAnswers, "the match does not end");
      Asked asked = match.open().get(random.nextInt(match.open().size()));
      int code = asked.codes()[random.nextInt(asked.codes().length)];
      Entry entry = new Entry(asked.seat(), game.notation(match.position(), asked, code));
      Match<P> next = RandomMatch.applied(match.apply(entry));
      String after = Snapshot.of(next);
      assertNotEquals(text, after, entry::text);
      checkRefused(next, asked.seat());
      if (next.canTakeBack(asked.seat())) check(next, entry, text, after);
      assertEquals(after, Snapshot.of(next), () -> "a refusal changes nothing: " + entry.text());
      match = next;
      text = after;
    }
    matches.increment();
  }

  private void check(Match<P> next, Entry entry, String before, String after) {
    Match<P> back = RandomMatch.applied(next.command(entry.seat(), Command.TAKE_BACK));
    assertEquals(before, Snapshot.of(back), () -> "taken back: " + entry.text());
    boolean fullTime =
        back.patience(entry.seat()) instanceof Patience.Own own && own.ends() && own.budget() == 0;
    assertFalse(fullTime, () -> "taking back gives all the time again: " + entry.text());
    Match<P> again = RandomMatch.applied(back.apply(entry));
    assertEquals(after, Snapshot.of(again), () -> "made again: " + entry.text());
    takenBack.increment();
  }

  /** No seat can take back an answer of chance, another seat's choice, or the end of the match. */
  private void checkRefused(Match<P> next, Seat by) {
    for (Seat seat : Snapshot.seats(next)) {
      boolean own = seat == by && !next.isOver();
      if (own && next.canTakeBack(seat)) continue;
      Step<P> step = next.command(seat, Command.TAKE_BACK);
      assertInstanceOf(Step.Rejected.class, step, () -> seat + " takes back what " + by + " did");
      if (by == Seat.NATURE) pastChance.increment();
      else refused.increment();
    }
  }

  @Override
  public String toString() {
    return "%,d matches: %,d choices taken back and made again; refused %,d times past chance, %,d"
            .formatted(matches.sum(), takenBack.sum(), pastChance.sum(), refused.sum())
        + " times to others or past what was revealed";
  }
}
