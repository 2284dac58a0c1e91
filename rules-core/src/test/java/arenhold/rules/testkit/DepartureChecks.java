package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Departure;
import arenhold.rules.Departure.Stage;
import arenhold.rules.Entry;
import arenhold.rules.Match;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;

/**
 * Checks the contract of games for more than two seats when seats resign, run out of time, leave
 * and are taken over during a match. Each is tried now and then, by any seat.
 */
final class DepartureChecks<P> {

  /** About one command per this many choices. */
  private static final int SELDOM = 25;

  private static final List<Command> GOING = List.of(Command.RESIGN, Command.FLAG, Command.LEAVE);

  private final RandomMatches<P> matches;
  private final BiPredicate<P, Seat> eliminated;
  private int wentOn;
  private int takenOver;
  private int played;

  /**
   * @param eliminated whether the rules have put a seat out, so that it is placed already
   */
  DepartureChecks(RandomMatches<P> matches, BiPredicate<P, Seat> eliminated) {
    this.matches = matches;
    this.eliminated = eliminated;
  }

  /**
   * Every such match ends, replays, and has a view for everyone; seats that are out are not asked,
   * and are placed behind those that are not.
   */
  void play(int first, int count) {
    for (int seed = first; seed < first + count; seed++) {
      Setup setup = matches.setup(seed);
      if (setup.size() <= 2) continue;
      List<Entry> log = new ArrayList<>();
      try {
        play(setup, new Random(seed), log);
        played++;
      } catch (RuntimeException | AssertionError wrong) {
        String lines = String.join("\n", log.stream().map(Entry::text).toList());
        throw new AssertionError(wrong + "\nseed " + seed + ", " + setup + "\n" + lines, wrong);
      }
    }
  }

  private void play(Setup setup, Random random, List<Entry> log) {
    Match<P> match = Match.start(matches.game(), setup);
    while (!match.isOver()) {
      match =
          random.nextInt(SELDOM) == 0 ? commanded(match, random, log) : chosen(match, random, log);
      for (Entry due; (due = match.due()) != null; ) match = applied(match, due, log);
      check(match);
      assertTrue(log.size() < matches.mostAnswers(), "the match does not end");
    }
    checkEnd(match);
    checkReplay(match, log);
  }

  private static <P> Match<P> applied(Match<P> match, Entry entry, List<Entry> log) {
    log.add(entry);
    return RandomMatch.applied(match.apply(entry));
  }

  private static <P> Match<P> chosen(Match<P> match, Random random, List<Entry> log) {
    Asked asked = match.open().get(random.nextInt(match.open().size()));
    int code = asked.codes()[random.nextInt(asked.codes().length)];
    String notation = match.game().notation(match.position(), asked, code);
    return applied(match, new Entry(asked.seat(), notation), log);
  }

  /** Gives a random command, if it is allowed. */
  private Match<P> commanded(Match<P> match, Random random, List<Entry> log) {
    Seat seat = Seat.of(random.nextInt(match.setup().size()));
    boolean back = match.gone(seat);
    Command command = back ? Command.TAKE_OVER : GOING.get(random.nextInt(GOING.size()));
    if (!(match.command(seat, command) instanceof Step.Applied<P>)) return match;
    Match<P> next = applied(match, new Entry(seat, command.notation()), log);
    if (back) takenOver++;
    else if (!next.isOver()) wentOn++;
    if (back) assertFalse(next.gone(seat));
    return next;
  }

  private void check(Match<P> match) {
    assertEquals(match.isOver(), match.open().isEmpty());
    for (Departure departure : match.departures()) {
      Seat seat = departure.seat();
      Asked asked = match.asked(seat);
      if (departure.stage() == Stage.OUT) assertNull(asked, () -> seat + " is out and is asked");
      if (departure.stage() == Stage.GOING) assertTrue(asked == null || asked.offer());
      if (departure.stage() == Stage.RETURNING) continue;
      assertFalse(match.can(seat, Command.STOP));
      assertFalse(match.can(seat, Command.RESIGN));
    }
    for (Viewer viewer : RandomMatches.viewers(match.setup())) {
      ViewChecks.checkViewer(match, viewer);
    }
    if (match.answersSince() == 0 && !match.isOver()) checkWritten(match);
  }

  /** The position knows which seats are out. */
  private void checkWritten(Match<P> match) {
    String written = Json.write(matches.game().write(match.checkpoint()));
    P read = matches.game().read(match.setup(), Json.parseObject(written));
    assertEquals(written, Json.write(matches.game().write(read)));
    Match<P> again = Match.from(matches.game(), match.setup(), read);
    for (Asked asked : match.open()) {
      assertEquals(match.question(asked.seat()), again.question(asked.seat()));
    }
  }

  private void checkEnd(Match<P> match) {
    Outcome outcome = match.outcome().orElseThrow();
    EndChecks.checkOutcome(outcome, match.setup());
    for (Departure departure : match.departures()) {
      if (!match.sideOf(departure.seat()).stream().allMatch(match::gone)) continue;
      int place = outcome.places().get(departure.seat().index());
      for (int i = 0; i < match.setup().size(); i++) {
        boolean out = match.gone(Seat.of(i)) || eliminated.test(match.position(), Seat.of(i));
        if (out) continue;
        assertTrue(
            outcome.places().get(i) < place, () -> "seats that are out rank last: " + outcome);
      }
    }
  }

  private void checkReplay(Match<P> match, List<Entry> log) {
    Match<P> again = Match.start(matches.game(), match.setup());
    for (Entry entry : log) {
      assertNotEquals(true, again.isOver(), "an entry after the end");
      again = RandomMatch.applied(again.apply(Entry.parse(entry.text())));
    }
    assertEquals(Snapshot.of(match), Snapshot.of(again));
    assertEquals(match.departures(), again.departures());
  }

  /** How many seats left while the others played on. */
  int wentOn() {
    return wentOn;
  }

  @Override
  public String toString() {
    return "%,d matches for more than two; %,d seats left while others played on, %,d came back"
        .formatted(played, wentOn, takenOver);
  }

  /** How many seats were taken over. */
  int takenOver() {
    return takenOver;
  }
}
