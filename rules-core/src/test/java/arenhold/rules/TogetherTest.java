package arenhold.rules;

import static arenhold.rules.Scripted.ONE;
import static arenhold.rules.Scripted.THREE;
import static arenhold.rules.Scripted.TWO;
import static arenhold.rules.Scripted.after;
import static arenhold.rules.Scripted.asked;
import static arenhold.rules.Scripted.pick;
import static arenhold.rules.Scripted.refusal;
import static arenhold.rules.Scripted.start;
import static arenhold.rules.Scripted.told;
import static arenhold.rules.Scripted.waitingSeats;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.toys.ScriptGame;
import arenhold.rules.testkit.toys.ScriptGame.Ask;
import arenhold.rules.testkit.toys.ScriptGame.Told;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several seats are asked at once: decisions made together, offers, the first answer. */
class TogetherTest {

  private static final ScriptGame.Unit MULLIGAN =
      (notes, table) -> {
        List<List<Integer>> picked =
            table.together(
                List.of(ONE, TWO, THREE),
                seat -> {
                  List<Integer> picks = new ArrayList<>();
                  for (int left = seat.index() + 1; left > 0; left--) {
                    picks.add(pick(table, seat, 4, Ask.SECRETLY, "hand"));
                  }
                  return picks;
                });
        table.tell(new Told("all decided"));
        table.noReturn();
        for (var picks : picked) notes.add(picks.toString());
        notes.add("" + pick(table, TWO, 2));
      };

  @Test
  void severalSeatsDecideTogetherInAnyOrder() {
    String[][] orders = {
      {"1 c0", "2 c1", "2 c2", "3 c1", "3 c2", "3 c3"},
      {"3 c1", "3 c2", "3 c3", "2 c1", "2 c2", "1 c0"},
      {"3 c1", "2 c1", "1 c0", "3 c2", "2 c2", "3 c3"},
      {"2 c1", "3 c1", "3 c2", "2 c2", "3 c3", "1 c0"},
    };
    for (String[] order : orders) {
      var match = start(new ScriptGame(3, MULLIGAN));
      assertEquals(List.of(ONE, TWO, THREE), waitingSeats(match, Viewer.SPECTATOR));
      for (int i = 0; i < order.length - 1; i++) {
        match = after(match, order[i]);
        assertEquals(List.of(), match.position().lines(), "nothing changes before all are done");
        assertEquals(List.of(), match.news());
      }
      match = after(match, order[order.length - 1]);
      assertEquals(List.of("[0]", "[1, 2]", "[1, 2, 3]"), match.position().lines());
      assertEquals(List.of("all decided"), told(match));
      assertEquals(List.of(TWO), waitingSeats(match, Viewer.SPECTATOR));
      match = after(match, "2 c1");
      assertEquals("1", match.position().lines().getLast());
    }
  }

  @Test
  void aSeatThatHasDecidedIsNotAskedAgainWhileOthersDecide() {
    var match = after(start(new ScriptGame(3, MULLIGAN)), "1 c3");
    assertNull(match.asked(ONE));
    assertEquals(Step.Reason.NOT_ASKED, refusal(match, "1 c3"));
    assertEquals(List.of(TWO, THREE), waitingSeats(match, Viewer.of(ONE)));
  }

  @Test
  void othersLearnOnlyThatASecretQuestionIsOpen() {
    var match = start(new ScriptGame(3, MULLIGAN));
    assertEquals(
        List.of(
            new Waiting(ONE, null, null),
            new Waiting(TWO, "secretly", "hand"),
            new Waiting(THREE, null, null)),
        match.waiting(Viewer.of(TWO)));
  }

  @Test
  void inATogetherDecisionASeatTakesBackOnlyWhileItsAnswerIsTheNewest() {
    var match = after(start(new ScriptGame(3, MULLIGAN)), "3 c0", "3 c1", "3 !takeback", "3 c2");
    match = after(match, "2 c0");
    assertFalse(match.canTakeBack(THREE), "another seat answered since");
    match = after(match, "2 !takeback");
    assertTrue(match.canTakeBack(THREE));
    match = after(match, "2 c3", "2 c3", "1 c3", "3 c3");
    assertEquals(List.of("[3]", "[3, 3]", "[0, 2, 3]"), match.position().lines());
    assertFalse(match.canTakeBack(THREE), "what was decided is known to all");
  }

  @Test
  void aBranchMustNotReportEvents() {
    var game =
        new ScriptGame(
            1,
            (notes, table) ->
                table.together(
                    List.of(ONE),
                    seat -> {
                      table.tell(new Told("secret"));
                      return 0;
                    }));
    assertThrows(IllegalStateException.class, () -> start(game));
  }

  @Test
  void aBranchMayAskItsOwnSeatOnly() {
    var game =
        new ScriptGame(
            2, (notes, table) -> table.together(List.of(ONE), seat -> pick(table, TWO, 2)));
    assertThrows(IllegalStateException.class, () -> start(game));
  }

  private static final ScriptGame.Unit REACTION =
      (notes, table) -> {
        for (int passes = 0; passes < 2; ) {
          Answer answer =
              table.first(
                  List.of(asked(ONE, false, 0, 1), asked(TWO, true, 9), asked(THREE, true, 9)));
          table.tell(new Told(answer.seat() + " " + answer.code()));
          notes.add(answer.seat() + " " + answer.code());
          if (answer.code() == 0) passes++;
        }
      };

  @Test
  void theFirstAnswerCountsAndTheOtherQuestionsLapse() {
    var match = after(start(new ScriptGame(3, REACTION)), "2 c9", "1 c1", "1 c0");
    assertEquals(List.of("1 0"), told(match));
    match = after(match, "3 c9", "1 c0");
    assertEquals(List.of("2 9", "1 1", "1 0", "3 9", "1 0"), match.position().lines());
    assertTrue(match.isOver());
  }

  @Test
  void anOfferIsVisibleToItsHolderAloneAndDoesNotHoldUpTheMatch() {
    var match = start(new ScriptGame(3, REACTION));
    assertEquals(List.of(ONE), waitingSeats(match, Viewer.SPECTATOR));
    assertEquals(List.of(ONE), waitingSeats(match, Viewer.of(ONE)));
    assertEquals(List.of(ONE, TWO), waitingSeats(match, Viewer.of(TWO)));
    assertTrue(match.question(TWO).orElseThrow().offer());
    assertFalse(match.question(ONE).orElseThrow().offer());
  }

  @Test
  void anInterruptKeepsTheOthersFromTakingBack() {
    var match = after(start(new ScriptGame(3, REACTION)), "1 c1", "3 c9");
    assertEquals(Step.Reason.NO_RETURN, refusal(match, "1 !takeback"));
    match = after(match, "3 !takeback", "1 !takeback");
    assertEquals(List.of(), match.position().lines());
  }

  @Test
  void aSeatMayHaveOneQuestionAtATime() {
    var game =
        new ScriptGame(
            1, (notes, table) -> table.first(List.of(asked(ONE, false, 0), asked(ONE, true, 1))));
    assertThrows(IllegalStateException.class, () -> start(game));
  }

  @Test
  void anOfferWithoutAQuestionIsABugInTheRules() {
    var game = new ScriptGame(1, (notes, table) -> table.first(List.of(asked(ONE, true, 1))));
    assertThrows(IllegalStateException.class, () -> start(game));
  }

  private static final ScriptGame.Unit WITH_OFFERS =
      (notes, table) -> {
        List<Asked> offers = new ArrayList<>(List.of(Asked.offer(TWO, Ask.OPENLY, 9)));
        while (true) {
          table.options().add(0);
          Answer answer = table.chooseWithOffers(ONE, Ask.OPENLY, null, offers);
          notes.add(answer.seat() + " " + answer.code());
          if (answer.code() == 0) return;
          offers.clear();
        }
      };

  @Test
  void aChoiceWithOffersIsAnOrdinaryChoiceOnceNoneIsLeft() {
    var match = start(new ScriptGame(2, WITH_OFFERS));
    assertEquals(List.of(ONE), waitingSeats(match, Viewer.SPECTATOR));
    assertTrue(match.question(TWO).orElseThrow().offer());
    match = after(match, "2 c9");
    assertNull(match.asked(TWO));
    match = after(match, "1 c0");
    assertEquals(List.of("2 9", "1 0"), match.position().lines());
    match = after(start(new ScriptGame(2, WITH_OFFERS)), "1 c0");
    assertTrue(match.isOver());
  }

  private static final ScriptGame.Unit TOGETHER_WITH_OFFERS =
      (notes, table) -> {
        var offers =
            List.of(Asked.offer(ONE, Ask.SECRETLY, 8), Asked.offer(THREE, Ask.SECRETLY, 9));
        var decided =
            table.together(
                List.of(ONE, TWO),
                seat ->
                    seat == ONE ? pick(table, ONE, 3) + pick(table, ONE, 3) : pick(table, TWO, 3),
                offers);
        notes.add("decided " + decided.results());
        for (Answer taken : decided.taken()) notes.add(taken.seat() + " took " + taken.code());
        notes.add("then " + pick(table, ONE, 9));
      };

  @Test
  void whileSeveralDecideOffersAreOpenToSeatsThatAreDone() {
    var match = start(new ScriptGame(3, TOGETHER_WITH_OFFERS));
    assertTrue(match.question(THREE).orElseThrow().offer());
    assertFalse(match.question(ONE).orElseThrow().offer());
    assertEquals(List.of(ONE, TWO), waitingSeats(match, Viewer.SPECTATOR));
    match = after(match, "1 c1", "3 c9");
    assertNull(match.asked(THREE), "taken once");
    assertEquals(List.of(), match.position().lines(), "it does not interrupt the others");
    assertFalse(match.question(ONE).orElseThrow().offer());
    match = after(match, "1 c2");
    assertTrue(match.question(ONE).orElseThrow().offer(), "has decided");
    assertEquals(List.of(TWO), waitingSeats(match, Viewer.SPECTATOR));
    match = after(match, "1 c8", "2 c0");
    assertEquals(List.of("decided [3, 0]", "3 took 9", "1 took 8"), match.position().lines());
    match = after(match, "1 c8");
    assertEquals("then 8", match.position().lines().getLast());
  }

  @Test
  void anOfferNotTakenLapsesWhenAllHaveDecided() {
    var match = after(start(new ScriptGame(3, TOGETHER_WITH_OFFERS)), "1 c1", "1 c2", "2 c0");
    assertEquals(List.of("decided [3, 0]"), match.position().lines());
    assertNull(match.asked(THREE));
    match = after(match, "1 c8");
    assertEquals("then 8", match.position().lines().getLast());
  }
}
