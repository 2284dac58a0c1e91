package arenhold.rules;

import static arenhold.rules.Scripted.ONE;
import static arenhold.rules.Scripted.TWO;
import static arenhold.rules.Scripted.TWO_PICKS;
import static arenhold.rules.Scripted.after;
import static arenhold.rules.Scripted.refusal;
import static arenhold.rules.Scripted.start;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.toys.ScriptGame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a match refuses, and what ends it besides its rules. */
class MatchCommandsTest {

  @Test
  void aRefusalHasAReasonAndChangesNothing() {
    var match = start(new ScriptGame(2, TWO_PICKS));
    assertEquals(Step.Reason.NOT_OFFERED, refusal(match, "1 c3"));
    assertEquals(Step.Reason.NOT_OFFERED, refusal(match, "1 C0"));
    assertEquals(Step.Reason.NOT_ASKED, refusal(match, "2 c0"));
    assertEquals(Step.Reason.NOT_ASKED, refusal(match, "3 c0"));
    assertEquals(Step.Reason.NOT_ASKED, refusal(match, "* c0"));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "3 !resign"));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "* !resign"));
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
    assertInstanceOf(Step.Rejected.class, match.choose(ONE, null));
    assertThrows(IllegalArgumentException.class, () -> match.answer(ONE, 3));
    assertThrows(IllegalArgumentException.class, () -> match.answer(TWO, 0));
    assertEquals(List.of("begin"), match.position().lines());
  }

  @Test
  void aMatchThatIsOverRefusesEverything() {
    var match = after(start(new ScriptGame(2, TWO_PICKS)), "2 !resign");
    assertEquals(List.of(1, 2), match.outcome().orElseThrow().places());
    assertEquals(List.of(new MatchEvent.Resigned(1)), match.news());
    assertTrue(match.open().isEmpty());
    for (String line : List.of("1 c0", "1 !resign", "2 !resign", "1 !stop", "1 !takeback")) {
      assertEquals(Step.Reason.OVER, refusal(match, line));
    }
  }

  @Test
  void aSeatThatIsAskedLosesByTimeOrByLeaving() {
    var match = start(new ScriptGame(2, TWO_PICKS));
    var flag = after(match, "1 !flag");
    assertEquals(new Outcome(List.of(2, 1), Outcome.TIME, List.of()), flag.outcome().orElseThrow());
    assertEquals(List.of(new MatchEvent.FlagFell(0)), flag.news());
    var left = after(match, "1 c0", "2 !left");
    assertEquals(new Outcome(List.of(1, 2), Outcome.LEFT, List.of()), left.outcome().orElseThrow());
    assertEquals(List.of(new MatchEvent.Left(1)), left.news());
    for (String line : List.of("2 !flag", "2 !left", "3 !flag", "* !flag", "* !left")) {
      assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, line), line);
    }
  }

  @Test
  void anAbandonedMatchIsEndedByNatureAndAllShareThePlace() {
    var match = start(new ScriptGame(3, TWO_PICKS));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "1 !abandoned"));
    var over = after(match, "* !abandoned");
    assertEquals(
        new Outcome(List.of(1, 1, 1), Outcome.ABANDONED, List.of()), over.outcome().orElseThrow());
    assertEquals(List.of(new MatchEvent.Abandoned()), over.news());
    for (String line : List.of("* !abandoned", "1 !flag", "1 !left")) {
      assertEquals(Step.Reason.OVER, refusal(over, line), line);
    }
  }

  @Test
  void stoppingNeedsEverySeatsAgreementSinceTheNewestChoice() {
    var match = after(start(new ScriptGame(2, TWO_PICKS)), "2 !stop");
    assertEquals(List.of(TWO), match.agreedToStop());
    assertEquals(List.of(new MatchEvent.AgreedToStop(1)), match.news());
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "2 !stop"));
    match = after(match, "1 c0");
    assertEquals(List.of(), match.agreedToStop());
    match = after(match, "1 !stop");
    assertFalse(match.isOver());
    match = after(match, "2 !stop");
    assertEquals("agreed", match.outcome().orElseThrow().reason());
  }

  @Test
  void stoppingDoesNotNeedSeatsThatTheRulesHavePutOut() {
    ScriptGame.Unit first = (notes, table) -> notes.add("beaten " + TWO);
    var match = start(new ScriptGame(3, first, TWO_PICKS));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "2 !stop"));
    match = after(match, "1 !stop");
    assertFalse(match.isOver());
    assertEquals("agreed", after(match, "3 !stop").outcome().orElseThrow().reason());
  }

  @Test
  void commandsTheGameForbidsAreRefused() {
    for (Command command : Command.values()) {
      var match = after(start(new ScriptGame(2, TWO_PICKS).without(command)), "1 c0");
      assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "1 " + command.notation()));
      assertFalse(command == Command.TAKE_BACK && match.canTakeBack(ONE));
    }
  }
}
