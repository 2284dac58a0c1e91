package arenhold.rules;

import static arenhold.rules.Scripted.ONE;
import static arenhold.rules.Scripted.TWO_PICKS;
import static arenhold.rules.Scripted.after;
import static arenhold.rules.Scripted.pick;
import static arenhold.rules.Scripted.refusal;
import static arenhold.rules.Scripted.start;
import static arenhold.rules.Scripted.told;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.toys.ScriptGame;
import arenhold.rules.testkit.toys.ScriptGame.Ask;
import arenhold.rules.testkit.toys.ScriptGame.Told;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How a match asks, is answered and goes on from its checkpoints. */
class MatchTest {

  @Test
  void eachChoiceReportsTheEventsSinceThePreviousOneExactlyOnce() {
    var match = start(new ScriptGame(2, TWO_PICKS, TWO_PICKS));
    assertEquals(List.of("begin"), told(match));
    match = after(match, "1 c0");
    assertEquals(List.of("between"), told(match));
    match = after(match, "2 c1");
    assertEquals(List.of("end", "begin"), told(match));
  }

  @Test
  void theViewShowsTheSuspendedPosition() {
    var match = after(start(new ScriptGame(2, TWO_PICKS)), "1 c2");
    assertEquals(new ScriptGame.Seen(List.of("begin", "one 2")), match.view(Viewer.SPECTATOR));
  }

  @Test
  void changingAMatchLeavesTheOldOneUnchanged() {
    var match = start(new ScriptGame(2, TWO_PICKS));
    View before = match.view(Viewer.SPECTATOR);
    var open = match.open();
    after(match, "1 c0", "2 c0");
    after(match, "1 c1", "1 !resign");
    assertEquals(before, match.view(Viewer.SPECTATOR));
    assertSame(open, match.open());
    assertFalse(match.isOver());
  }

  @Test
  void unitsWithoutAQuestionRunInOneGo() {
    ScriptGame.Unit silent =
        (notes, table) -> {
          notes.add("silent");
          table.tell(new Told("silent"));
        };
    var match = start(new ScriptGame(2, silent, TWO_PICKS, silent, silent, TWO_PICKS, silent));
    assertEquals(List.of("silent", "begin"), told(match));
    match = after(match, "1 c0", "2 c0");
    assertEquals(List.of("end", "silent", "silent", "begin"), told(match));
    assertEquals(0, match.answersSince());
    match = after(match, "1 c0");
    assertEquals(1, match.answersSince());
    match = after(match, "2 c0");
    assertEquals(List.of("end", "silent"), told(match));
    assertTrue(match.isOver());
    assertEquals("played", match.outcome().orElseThrow().reason());
  }

  @Test
  void aLoneChoiceIsAskedToo() {
    var match = start(new ScriptGame(1, (notes, table) -> notes.add("" + pick(table, ONE, 1))));
    assertEquals(1, match.question(ONE).orElseThrow().choices().size());
  }

  @Test
  void aPublicListMaySkipItsLoneChoice() {
    ScriptGame.Unit unit =
        (notes, table) -> {
          table.options().add(7);
          notes.add("" + table.chooseUnlessForced(ONE, Ask.OPENLY, null));
          Options options = table.options();
          options.add(1);
          options.add(2);
          notes.add("" + table.chooseUnlessForced(ONE, Ask.OPENLY, null));
        };
    var match = start(new ScriptGame(1, unit));
    assertEquals(new ScriptGame.Seen(List.of("7")), match.view(Viewer.SPECTATOR));
    match = after(match, "1 c2");
    assertEquals(List.of("7", "2"), match.position().lines());
  }

  @Test
  void anEmptyListIsABugInTheRules() {
    var game =
        new ScriptGame(
            1,
            (notes, table) -> {
              table.options();
              table.choose(ONE, Ask.OPENLY);
            });
    assertThrows(IllegalStateException.class, () -> start(game));
  }

  @Test
  void aUnitThatAsksForeverIsStopped() {
    var game =
        new ScriptGame(
            1,
            (notes, table) -> {
              while (true) table.step();
            });
    assertThrows(IllegalStateException.class, () -> start(game));
  }

  @Test
  void aGameWithoutTurnsHasOneEndlessTurn() {
    var match = start(new ScriptGame(2, TWO_PICKS));
    assertEquals(Turn.NONE, match.turn());
    assertEquals(Turn.NONE, after(match, "1 c0").turn());
  }

  @Test
  void aMatchStartsFromAnyCheckpoint() {
    var game = new ScriptGame(2, TWO_PICKS, TWO_PICKS);
    var half = after(start(game), "1 c0", "2 c1");
    var again = Match.from(game, game.setup(), game.copy(half.checkpoint()));
    assertEquals(half.view(Viewer.SPECTATOR), again.view(Viewer.SPECTATOR));
    assertEquals(after(half, "1 c1").position().lines(), after(again, "1 c1").position().lines());
    assertEquals(Step.Reason.NO_RETURN, refusal(again, "2 !takeback"));
  }

  @Test
  void aSetUpThatCannotBePlayedIsRefused() {
    var game = new ScriptGame(2, TWO_PICKS);
    var wrong = new Setup("script", "only", List.of(), Map.of());
    assertEquals("seats", game.problem(wrong).code());
    assertThrows(IllegalArgumentException.class, () -> Match.start(game, wrong));
  }
}
