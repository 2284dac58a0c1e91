package arenhold.rules;

import static arenhold.rules.Scripted.ONE;
import static arenhold.rules.Scripted.TWO;
import static arenhold.rules.Scripted.after;
import static arenhold.rules.Scripted.pick;
import static arenhold.rules.Scripted.refusal;
import static arenhold.rules.Scripted.start;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.toys.ScriptGame;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What can be taken back, by whom, and how far. */
class TakeBackTest {

  @Test
  void takingBackDropsOnesOwnNewestAnswersOneByOne() {
    ScriptGame.Unit unit =
        (notes, table) -> {
          for (int i = 0; i < 3; i++) notes.add("" + pick(table, ONE, 3));
        };
    var start = start(new ScriptGame(2, unit));
    var match = after(start, "1 c0", "1 c1", "1 !takeback");
    assertEquals(List.of("0"), match.position().lines());
    assertEquals(List.of(new MatchEvent.TookBack(0, 0)), match.news(Viewer.SPECTATOR));
    match = after(match, "1 !takeback");
    assertEquals(List.of(), match.position().lines());
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
    match = after(match, "1 c2", "1 c2", "1 c2");
    assertEquals(List.of("2", "2", "2"), match.position().lines());
  }

  /** An event that only one seat is told. */
  private record Whispered(Seat to) implements Event {
    @Override
    public Optional<Event> seenBy(Viewer viewer) {
      return viewer.knowsAs(to) ? Optional.of(this) : Optional.empty();
    }
  }

  @Test
  void takingBackReportsHowManyEventsOfTheViewersLogItUndoes() {
    ScriptGame.Unit unit =
        (notes, table) -> {
          for (int i = 0; i < 4; i++) {
            notes.add("" + pick(table, ONE, 3));
            table.tell(new ScriptGame.Told("picked"));
            table.tell(new Whispered(ONE));
          }
        };
    var match = after(start(new ScriptGame(2, unit)), "1 c0", "1 c1", "2 !stop", "1 !takeback");
    assertEquals(List.of(new MatchEvent.TookBack(0, 3)), match.news(Viewer.of(ONE)));
    assertEquals(List.of(new MatchEvent.TookBack(0, 2)), match.news(Viewer.of(TWO)));
    assertEquals(List.of(new MatchEvent.TookBack(0, 2)), match.news(Viewer.SPECTATOR));
    // Events already undone are not counted again.
    match = after(match, "1 !takeback");
    assertEquals(List.of(new MatchEvent.TookBack(0, 2)), match.news(Viewer.of(ONE)));
    assertEquals(List.of(new MatchEvent.TookBack(0, 1)), match.news(Viewer.SPECTATOR));
  }

  @Test
  void takingBackReachesAcrossCheckpoints() {
    ScriptGame.Unit unit = (notes, table) -> notes.add("" + pick(table, ONE, 3));
    var match = after(start(new ScriptGame(1, unit, unit, unit)), "1 c0", "1 c1");
    match = after(match, "1 !takeback", "1 !takeback", "1 c2");
    assertEquals(List.of("2"), match.position().lines());
  }

  @Test
  void aSeatCannotTakeBackAnothersAnswer() {
    ScriptGame.Unit unit =
        (notes, table) -> {
          notes.add("one " + pick(table, ONE, 3));
          notes.add("two " + pick(table, TWO, 3));
          notes.add("one " + pick(table, ONE, 3));
        };
    var match = after(start(new ScriptGame(2, unit)), "1 c0", "2 c0");
    assertFalse(match.canTakeBack(ONE));
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
    match = after(match, "2 !takeback");
    assertFalse(match.canTakeBack(TWO), "the newest remaining answer is another seat's");
    assertTrue(match.canTakeBack(ONE));
  }

  @Test
  void natureAnswersCannotBeTakenBack() {
    ScriptGame.Unit unit =
        (notes, table) -> {
          notes.add("one " + pick(table, ONE, 3));
          notes.add("die " + pick(table, Seat.NATURE, 6));
          notes.add("one " + pick(table, ONE, 3));
          notes.add("one " + pick(table, ONE, 3));
        };
    var match = after(start(new ScriptGame(1, unit)), "1 c0");
    assertTrue(match.waiting(Viewer.AFTER_MATCH).isEmpty(), "Nature's questions are her own");
    match = after(match, "* c5");
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
    assertEquals(Step.Reason.NOT_ALLOWED, refusal(match, "* !takeback"));
    match = after(match, "1 c1");
    assertEquals(List.of("one 0", "die 5", "one 1"), match.position().lines());
    match = after(match, "1 !takeback");
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
  }

  @Test
  void aRevelationIsABarrier() {
    ScriptGame.Unit unit =
        (notes, table) -> {
          notes.add("" + pick(table, ONE, 3));
          table.noReturn();
          notes.add("" + pick(table, ONE, 3));
          notes.add("" + pick(table, ONE, 3));
        };
    var match = after(start(new ScriptGame(1, unit)), "1 c0");
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
    match = after(match, "1 c1", "1 !takeback");
    assertEquals(List.of("0"), match.position().lines());
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
  }

  @Test
  void theChainOfTakeBacksIsCappedAndNothingElseSuffers() {
    ScriptGame.Unit unit = (notes, table) -> pick(table, ONE, 2);
    ScriptGame.Unit[] units = new ScriptGame.Unit[2_000];
    Arrays.fill(units, unit);
    var match = start(new ScriptGame(1, units));
    for (int i = 0; i < 1_999; i++) match = after(match, "1 c1");
    int back = 0;
    for (; match.canTakeBack(ONE); back++) match = after(match, "1 !takeback");
    assertTrue(back > 300 && back < 600, "taken back: " + back);
  }
}
