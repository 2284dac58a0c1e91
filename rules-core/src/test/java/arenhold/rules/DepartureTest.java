package arenhold.rules;

import static arenhold.rules.Scripted.ONE;
import static arenhold.rules.Scripted.THREE;
import static arenhold.rules.Scripted.TWO;
import static arenhold.rules.Scripted.after;
import static arenhold.rules.Scripted.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Departure.Stage;
import arenhold.rules.testkit.toys.ScriptGame;
import arenhold.rules.testkit.toys.ScriptGame.Ask;
import arenhold.rules.testkit.toys.ScriptGame.Notes;
import arenhold.rules.testkit.toys.ScriptGame.Unit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Seats that leave a match in which the others play on. */
class DepartureTest {

  /** Every seat that is not out picks twice, one after another. */
  private static final Unit ROUND =
      (notes, table) -> {
        for (int seat = 0; seat < 3; seat++) {
          if (notes.out().contains(Seat.of(seat))) continue;
          for (int i = 0; i < 2; i++) notes.add(seat + 1 + ":" + pick(table, Seat.of(seat)));
        }
      };

  private static int pick(Table table, Seat seat) {
    Options options = table.options();
    for (int code = 0; code < 3; code++) options.add(code);
    return table.choose(seat, Ask.OPENLY);
  }

  private static Match<Notes> rounds(Unit... units) {
    var game = new ScriptGame(3, units).playingOn();
    return Match.start(game, game.setup());
  }

  /** Applies automatic answers and returns their log lines. */
  private static List<String> due(Match<Notes> match) {
    List<String> lines = new ArrayList<>();
    for (Entry due; (due = match.due()) != null; match = after(match, due.text())) {
      lines.add(due.text());
    }
    return lines;
  }

  @Test
  void fallbacksAnswerForADepartedSeatUntilTheNextCheckpoint() {
    var gone = after(rounds(ROUND, ROUND), "1 c1", "1 !flag");
    assertFalse(gone.isOver());
    assertEquals(List.of(new MatchEvent.FlagFell(0), new MatchEvent.WentOut(0)), gone.news());
    assertEquals(List.of(new Departure(ONE, Outcome.TIME, Stage.GOING)), gone.departures());
    assertEquals(Step.Reason.NOT_ASKED, refusal(gone, "1 c0"));
    assertEquals(List.of("1 ~c0"), due(gone));
    var on = after(gone, "1 ~c0");
    assertNull(on.due());
    assertEquals(List.of("1:1", "1:0"), on.position().lines());
    var next = after(on, "2 c0", "2 c0", "3 c0", "3 c2");
    assertEquals(
        List.of("1:1", "1:0", "2:0", "2:0", "3:0", "3:2", "retired 1 time"),
        next.position().lines());
    assertEquals(Stage.OUT, next.departures().getFirst().stage());
    assertEquals(TWO, next.open().getFirst().seat());
    assertEquals(5, next.choices(), "a fallback is not counted as a choice");
  }

  @Test
  void atACheckpointASeatIsRetiredAtOnce() {
    var match = after(rounds(ROUND, ROUND), "1 !left");
    assertEquals(List.of("retired 1 left"), match.position().lines());
    assertEquals(TWO, match.open().getFirst().seat());
    assertEquals(List.of(new MatchEvent.Left(0), new MatchEvent.WentOut(0)), match.news());
    assertNull(match.due());
  }

  @Test
  void eventsSinceTheCheckpointAreNotReportedAgain() {
    Unit telling =
        (notes, table) -> {
          table.tell(new ScriptGame.Told("a round"));
          ROUND.play(notes, table);
        };
    var match = after(rounds(telling, telling), "1 !left");
    assertEquals(List.of(new MatchEvent.Left(0), new MatchEvent.WentOut(0)), match.news());
    assertEquals(List.of("1 ~c0", "1 ~c0"), due(match));
  }

  @Test
  void aSeatThatIsNotAskedAlsoLeavesAtTheNextCheckpoint() {
    var match = after(rounds(ROUND, ROUND), "1 c0", "3 !resign");
    assertEquals(List.of(new MatchEvent.Resigned(2), new MatchEvent.WentOut(2)), match.news());
    match = after(match, "1 c0", "2 c0", "2 c0", "3 ~c0", "3 ~c0");
    assertTrue(match.position().lines().contains("retired 3 resigned"));
  }

  @Test
  void withOneSeatLeftTheMatchIsOverAndLaterDeparturesPlaceBetter() {
    var match = after(rounds(ROUND, ROUND), "1 !left", "2 c0", "2 !flag");
    assertTrue(match.isOver(), "no seat is left to play on");
    assertEquals(Outcome.TIME, match.outcome().orElseThrow().reason());
    var together = after(rounds(ROUND, ROUND), "1 c0", "1 !left", "2 !resign");
    assertFalse(together.isOver(), "the first has not been retired yet");
    together = after(together, "1 ~c0", "2 ~c0", "2 ~c0", "3 c1", "3 c1");
    assertEquals(
        new Outcome(List.of(3, 2, 1), Outcome.RESIGNED, List.of()),
        together.outcome().orElseThrow());
    assertEquals(Step.Reason.OVER, refusal(together, "1 !takeover"));
  }

  @Test
  void allSeatsLeavingAtACheckpointAreRetiredTogether() {
    var match = after(rounds(ROUND, ROUND), "1 c0", "1 !left", "2 !resign", "3 !resign");
    assertFalse(match.isOver(), "the game has not retired any seat yet");
    match = after(match, "1 ~c0", "2 ~c0", "2 ~c0", "3 ~c0", "3 ~c0");
    assertEquals("retired 1 left, 2 resigned, 3 resigned", match.position().lines().getLast());
    assertTrue(match.isOver());
    assertTrue(match.departures().stream().allMatch(each -> each.stage() == Stage.OUT));
  }

  @Test
  void aSeatThatLeavesInTheLastUnitIsPlacedAsOut() {
    var match = after(rounds(ROUND), "1 c0", "1 !left", "1 ~c0");
    match = after(match, "2 c0", "2 c0", "3 c0", "3 c0");
    assertEquals(new Outcome(List.of(3, 1, 1), "played", List.of()), match.outcome().orElseThrow());
  }

  @Test
  void aSeatIsTakenOverBeforeItIsRetired() {
    var match = after(rounds(ROUND, ROUND), "1 c0", "1 !left", "1 !takeover");
    assertEquals(List.of(new MatchEvent.TakenOver(0)), match.news());
    assertEquals(List.of(), match.departures());
    assertNull(match.due());
    match = after(match, "1 c2", "2 c0", "2 c0", "3 c0", "3 c0");
    assertEquals(ONE, match.open().getFirst().seat());
    assertFalse(match.position().lines().contains("retired 1 left"));
  }

  @Test
  void aSeatIsTakenOverAfterItWasRetired() {
    var match = after(rounds(ROUND, ROUND, ROUND), "1 !left", "2 c0", "1 !takeover");
    assertEquals(Stage.RETURNING, match.departures().getFirst().stage());
    assertFalse(match.gone(ONE));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "1 !takeover"));
    match = after(match, "2 c0", "3 c0", "3 c0");
    assertEquals(List.of(), match.departures());
    assertEquals(ONE, match.open().getFirst().seat());
    var atOnce = after(rounds(ROUND, ROUND), "1 !left", "1 !takeover");
    assertEquals(List.of("retired 1 left", "restored 1"), atOnce.position().lines());
    assertEquals(ONE, atOnce.open().getFirst().seat());
  }

  @Test
  void aReturningSeatIsNotReportedOutWhenAnotherLeaves() {
    var match = after(rounds(ROUND, ROUND), "1 !left", "2 c0", "1 !takeover");
    var left = after(match, "2 !left");
    Knowledge known =
        Witness.of(match, THREE).after(match, Entry.parse("2 !left"), left).knowledge();
    assertEquals(List.of(TWO), known.changes().getFirst().seats());
  }

  @Test
  void aDepartedSeatMayOnlyBeTakenOver() {
    var match = after(rounds(ROUND, ROUND), "1 c0", "1 !left");
    for (String line : List.of("1 !resign", "1 !stop", "1 !takeback", "1 !flag", "1 !left")) {
      assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, line), line);
    }
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "2 !takeover"));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "* !takeover"));
    var never = new ScriptGame(3, ROUND).playingOn().without(Command.TAKE_OVER);
    var out = after(Match.start(never, never.setup()), "1 !left");
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(out, "1 !takeover"));
  }

  @Test
  void stoppingDoesNotNeedDepartedSeats() {
    var match = after(rounds(ROUND, ROUND), "1 !left", "2 !stop");
    assertFalse(match.isOver());
    assertEquals("agreed", after(match, "3 !stop").outcome().orElseThrow().reason());
  }

  @Test
  void departedSeatsDoNotShareFirstPlaceInAnAbandonedMatch() {
    var match = after(rounds(ROUND, ROUND), "2 !resign", "* !abandoned");
    assertEquals(
        new Outcome(List.of(1, 3, 1), Outcome.ABANDONED, List.of()), match.outcome().orElseThrow());
  }

  @Test
  void nothingIsTakenBackPastADeparture() {
    var match = after(rounds(ROUND, ROUND), "1 c0", "3 !resign");
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
    assertEquals(Step.Reason.NO_RETURN, refusal(after(match, "1 c0"), "1 !takeback"));
  }

  @Test
  void aFallbackComesFromTheGameAndCannotBeTakenBack() {
    var match = after(rounds(ROUND, ROUND), "1 c1");
    assertEquals(Step.Reason.NOT_OFFERED, refusal(match, "1 ~c1"));
    assertEquals(Step.Reason.NOT_ASKED, refusal(match, "2 ~c0"));
    assertEquals(Step.Reason.NOT_ASKED, refusal(match, "* ~c0"));
    var answered = after(match, "1 ~c0");
    assertEquals(List.of("1:1", "1:0"), answered.position().lines());
    assertEquals(Step.Reason.NO_RETURN, refusal(answered, "1 !takeback"));
    assertEquals("1 ~c0", match.fallbackEntry(ONE).text());
    assertThrows(IllegalArgumentException.class, () -> match.fallbackEntry(TWO));
    assertInstanceOf(Step.Rejected.class, match.choose(ONE, "~c0"), "players choose");
  }

  /** The first two seats pick in turn until one of them has left; then all pick once. */
  private static final Unit FIGHT =
      (notes, table) -> {
        table.tell(new ScriptGame.Told("a fight"));
        notes.add("1:" + pick(table, ONE));
        boolean fought =
            table.untilOneLeaves(
                List.of(ONE, TWO),
                () -> {
                  for (int i = 0; i < 2; i++) {
                    for (Seat seat : List.of(TWO, ONE)) notes.add(seat + ":" + pick(table, seat));
                  }
                });
        if (!fought) {
          String who = table.hasLeft(ONE) ? table.hasLeft(TWO) ? "both" : "1" : "2";
          table.tell(new ScriptGame.Told("broken off"));
          notes.add("broken off by " + who);
        }
        notes.add("3:" + pick(table, THREE));
      };

  @Test
  void whatConcernsASeatIsBrokenOffWhenItLeaves() {
    var begun = after(rounds(FIGHT, ROUND), "1 c1", "2 c2");
    var gone = after(begun, "2 !resign");
    assertEquals(List.of("1:1", "2:2", "broken off by 2"), gone.position().lines());
    assertEquals(THREE, gone.open().getFirst().seat(), "the other is not asked any more");
    assertEquals(
        List.of(
            new MatchEvent.Resigned(1),
            new MatchEvent.WentOut(1),
            new ScriptGame.Told("broken off")),
        gone.news(),
        "what was told before is not told again");
    assertEquals(2, gone.choices());
    assertNull(gone.due());
    assertEquals(Step.Reason.NO_RETURN, refusal(gone, "1 !takeback"));
    var next = after(gone, "3 c0");
    assertEquals(
        List.of("1:1", "2:2", "broken off by 2", "3:0", "retired 2 resigned"),
        next.position().lines());
    assertEquals(List.of(ONE), next.open().stream().map(Asked::seat).toList());
    var asked = after(begun, "1 !flag");
    assertEquals("broken off by 1", asked.position().lines().getLast());
  }

  @Test
  void whatConcernsOthersGoesOn() {
    var match = after(rounds(FIGHT, ROUND), "1 c1", "3 !resign");
    assertEquals(List.of(new MatchEvent.Resigned(2), new MatchEvent.WentOut(2)), match.news());
    match = after(match, "2 c0", "1 c0", "2 c0", "1 c0", "3 ~c0");
    assertEquals("retired 3 resigned", match.position().lines().getLast());
  }

  @Test
  void whoLeftEarlierInTheUnitBreaksItOffAtItsFirstQuestion() {
    var match = after(rounds(FIGHT, ROUND), "2 !resign");
    assertEquals(List.of(), match.position().lines());
    match = after(match, "1 c1");
    assertEquals(List.of("1:1", "broken off by 2"), match.position().lines());
  }

  @Test
  void imaginedMatchesAreBrokenOffToo() {
    Match<Notes> match = rounds(FIGHT, ROUND);
    Witness<Notes> witness = Witness.of(match, THREE);
    Table chance = new Playout((seat, prompt, options) -> 0);
    for (String line : List.of("1 c1", "2 c2", "1 !resign", "3 c1", "2 c1", "2 c0", "3 c0")) {
      Match<Notes> next = after(match, line);
      witness = witness.after(match, Entry.parse(line), next);
      match = next;
      var world = match.game().imagine(witness.knowledge(), chance);
      assertEquals(match.position().lines(), world.position().lines(), line);
      assertEquals(match.departures(), world.departures(), line);
    }
    assertTrue(match.position().lines().contains("retired 1 resigned"));
  }

  /** The first seat is asked three times and forfeits after two time-outs in a row. */
  private static final Unit PATIENT =
      (notes, table) -> {
        int late = 0;
        for (int i = 0; i < 3 && late < 2; i++) {
          pick(table, ONE);
          late = table.unchosen() ? late + 1 : 0;
        }
        notes.add(late < 2 ? "plays on" : "forfeits");
      };

  private static Match<Notes> timed(Patience patience) {
    var game = new ScriptGame(3, PATIENT, ROUND).playingOn().timed(patience);
    return Match.start(game, game.setup());
  }

  @Test
  void aGameSeesWhichAnswersWereTimeOuts() {
    assertEquals(
        List.of("plays on"),
        after(timed(Patience.publicly(1, 15)), "1 ~c0", "1 ~c0", "1 ~c0").position().lines(),
        "on a public clock doing nothing is an answer");
    assertEquals(
        List.of("plays on"),
        after(timed(Patience.within(30)), "1 ~c0", "1 c0", "1 ~c0").position().lines());
    assertEquals(
        List.of("forfeits"),
        after(timed(Patience.within(30)), "1 c0", "1 ~c0", "1 ~c0").position().lines());
    assertEquals(
        List.of("forfeits"),
        after(timed(Patience.within(30)), "1 ~c0", "1 ~c0").position().lines());
  }

  @Test
  void imaginedMatchesKeepWhichAnswersWereTimeOuts() {
    Match<Notes> match = timed(Patience.within(30));
    Witness<Notes> witness = Witness.of(match, TWO);
    Table chance = new Playout((seat, prompt, options) -> 0);
    for (String line : List.of("1 c0", "1 ~c0", "1 ~c0", "1 c1")) {
      Match<Notes> next = after(match, line);
      witness = witness.after(match, Entry.parse(line), next);
      match = next;
      var world = match.game().imagine(witness.knowledge(), chance);
      assertEquals(match.position().lines(), world.position().lines());
    }
    assertTrue(match.position().lines().contains("forfeits"));
  }

  @Test
  void aSeatThatLeavesAgainBeforeItsReturnIsOutOnce() {
    var match = after(rounds(ROUND, ROUND), "1 !left", "2 c0", "1 !takeover", "1 !resign");
    assertFalse(match.isOver());
    assertEquals(List.of(new Departure(ONE, Outcome.RESIGNED, Stage.OUT)), match.departures());
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "1 !resign"));
    match = after(match, "2 c0", "3 c0", "3 c0");
    assertEquals(1, match.position().lines().stream().filter("retired 1 left"::equals).count());
    match = after(match, "1 !takeover");
    assertEquals(List.of(), match.departures());
  }
}
