package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.testkit.toys.ScriptGame;
import arenhold.rules.testkit.toys.ScriptGame.Ask;
import arenhold.rules.testkit.toys.ScriptGame.Notes;
import arenhold.rules.testkit.toys.ScriptGame.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The contract of a match, each point tested with a game of a few lines; a single file, as it is a
 * single contract.
 */
class MatchTest {

  private static final Seat ONE = Seat.of(0);
  private static final Seat TWO = Seat.of(1);
  private static final Seat THREE = Seat.of(2);

  private static int pick(Table table, Seat seat, int choices) {
    return pick(table, seat, choices, Ask.OPENLY, null);
  }

  private static int pick(Table table, Seat seat, int choices, Prompt prompt, String context) {
    Options options = table.options();
    for (int i = 0; i < choices; i++) options.add(i);
    return table.choose(seat, prompt, context);
  }

  private static Asked asked(Seat seat, boolean offer, int... codes) {
    return new Asked(seat, Ask.OPENLY, null, codes, offer);
  }

  private static Match<Notes> start(ScriptGame game) {
    return Match.start(game, game.setup());
  }

  private static Match<Notes> after(Match<Notes> match, String... lines) {
    for (String line : lines) {
      Step<Notes> step = match.apply(Entry.parse(line));
      if (!(step instanceof Step.Applied<Notes> applied)) {
        throw new AssertionError(line + " was refused: " + step);
      }
      match = applied.match();
    }
    return match;
  }

  private static Step.Reason refusal(Match<Notes> match, String line) {
    return assertInstanceOf(Step.Rejected.class, match.apply(Entry.parse(line)), line).reason();
  }

  private static List<String> told(Match<Notes> match) {
    List<String> result = new ArrayList<>();
    for (Event event : match.news()) result.add(((Told) event).what());
    return result;
  }

  private static List<Seat> waitingSeats(Match<Notes> match, Viewer viewer) {
    return match.waiting(viewer).stream().map(Waiting::seat).toList();
  }

  private static final ScriptGame.Unit TWO_PICKS =
      (notes, table) -> {
        notes.add("begin");
        table.tell(new Told("begin"));
        notes.add("one " + pick(table, ONE, 3));
        table.tell(new Told("between"));
        notes.add("two " + pick(table, TWO, 3));
        table.tell(new Told("end"));
      };

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
  void aGameWithoutTurnsHasOneEndlessTurn() {
    var match = start(new ScriptGame(2, TWO_PICKS));
    assertEquals(Turn.NONE, match.turn());
    assertEquals(Turn.NONE, after(match, "1 c0").turn());
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
  void theChainOfTakeBacksIsCappedAndNothingElseSuffers() {
    ScriptGame.Unit unit = (notes, table) -> pick(table, ONE, 2);
    ScriptGame.Unit[] units = new ScriptGame.Unit[2_000];
    java.util.Arrays.fill(units, unit);
    var match = start(new ScriptGame(1, units));
    for (int i = 0; i < 1_999; i++) match = after(match, "1 c1");
    int back = 0;
    for (; match.canTakeBack(ONE); back++) match = after(match, "1 !takeback");
    assertTrue(back > 300 && back < 600, "taken back: " + back);
  }

  @Test
  void aSetUpThatCannotBePlayedIsRefused() {
    var game = new ScriptGame(2, TWO_PICKS);
    var wrong = new Setup("script", "only", List.of(), java.util.Map.of());
    assertEquals("seats", game.problem(wrong).code());
    assertThrows(IllegalArgumentException.class, () -> Match.start(game, wrong));
  }
}
