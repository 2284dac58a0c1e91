package arenhold.rules;

import static arenhold.rules.Scripted.ONE;
import static arenhold.rules.Scripted.TWO;
import static arenhold.rules.Scripted.after;
import static arenhold.rules.Scripted.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.toys.ScriptGame;
import arenhold.rules.testkit.toys.ScriptGame.Ask;
import arenhold.rules.testkit.toys.ScriptGame.Notes;
import arenhold.rules.testkit.toys.ScriptGame.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Seats that computers play for players who are gone. */
class StandInTest {

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

  private static Match<Notes> match() {
    var game = new ScriptGame(3, ROUND, ROUND).playingOn().without(Command.TAKE_OVER);
    return Match.start(game, game.setup());
  }

  @Test
  void nothingChangesForTheGameWhileAComputerPlays() {
    var before = after(match(), "1 c1");
    var match = after(before, "1 !computer");
    assertEquals(List.of(new MatchEvent.StoodIn(0)), match.news());
    assertEquals(List.of(ONE), match.computers());
    assertTrue(match.playedByComputer(ONE));
    assertFalse(match.gone(ONE));
    assertNull(match.due());
    assertSame(before.position(), match.position());
    assertEquals(before.question(ONE), match.question(ONE));
    match = after(match, "1 c2", "2 c0", "2 c0", "3 c0", "3 c0", "1 c0");
    assertEquals(List.of(ONE), match.computers(), "past the checkpoint too");
    match = after(match, "1 !takeover");
    assertEquals(List.of(new MatchEvent.TakenOver(0)), match.news());
    assertEquals(List.of(), match.computers());
    assertEquals("1:1", after(match, "1 c1").position().lines().getLast());
  }

  @Test
  void aComputerPlaysOnlyForSeatsThatAreAskedAndOnce() {
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match(), "2 !computer"));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match(), "* !computer"));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match(), "4 !computer"));
    var match = after(match(), "1 !computer");
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "1 !computer"));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "2 !takeover"));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(after(match, "1 !left"), "1 !computer"));
  }

  @Test
  void nothingIsTakenBackPastTheComingOfAComputerNorPastItsGoing() {
    var match = after(match(), "1 c0", "1 c0", "2 !computer");
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
    assertEquals(
        Step.Reason.NO_RETURN, refusal(after(match, "2 c0", "2 !takeover"), "2 !takeback"));
  }

  @Test
  void aSeatThatIsOutIsPlayedByNobody() {
    var match = after(match(), "1 !computer", "1 !flag");
    assertEquals(List.of(), match.computers());
    assertTrue(match.gone(ONE));
    assertEquals(TWO, match.open().getFirst().seat());
  }

  @Test
  void whatSeatsKnowIsTheSame() {
    var before = match();
    var match = after(before, "1 !computer");
    Witness<Notes> witness = Witness.of(before, ONE);
    Witness<Notes> then = witness.after(before, Entry.parse("1 !computer"), match);
    assertEquals(witness.knowledge(), then.knowledge());
    var back = after(match, "1 !takeover");
    assertEquals(
        witness.knowledge(), then.after(match, Entry.parse("1 !takeover"), back).knowledge());
  }
}
