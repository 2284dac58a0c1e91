package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The contract of {@link Game}, tested for every game. A game gets these tests from a subclass that
 * names the game and defines what a viewer learns of a choice; it may change the numbers of
 * matches. All points of the contract are listed here; a class per concern checks them.
 *
 * @param <P> the game's position
 */
public abstract class GameContractTest<P> {

  private static final int FIRST_SEED = Integer.getInteger("contract.seed", 0);

  /** The game under test. */
  protected abstract Game<P> game();

  /**
   * What {@code viewer} learns of {@code choice} when it is made: its notation, a part of it such
   * as {@code "a card"}, or nothing (an empty text). The tests fail if a viewer in fact gets more;
   * return as little as the rules say.
   */
  protected abstract String learned(Viewer viewer, Match<P> match, Asked asked, Choice choice);

  /**
   * Whether {@code viewer} has legitimately learned of a difference between two matches other than
   * by a choice, for example by drawing a card that another seat had put under the deck. A pair of
   * worlds ends there.
   */
  protected boolean parted(Viewer viewer, Match<P> here, Match<P> there) {
    return false;
  }

  /**
   * Another value of a secret option, for matches that a viewer must not be able to tell apart; by
   * default any that the game draws. Games that show a part of such a value keep that part.
   */
  protected String otherSecret(Setup setup, Seat seat, Option option, Table nature) {
    return game().secret(setup, option, nature);
  }

  /** Whether the rules have put {@code seat} out, so that it is placed already. */
  protected boolean eliminated(P position, Seat seat) {
    return false;
  }

  /** Whether chance or hidden choices create secrets, as in most games. */
  protected boolean dealsSecrets() {
    return true;
  }

  /** How many matches run straight through and then again choice by choice. */
  protected int straightMatches() {
    return 3_000;
  }

  /** How many matches are played choice by choice in each test. */
  protected int carefulMatches() {
    return 150;
  }

  /** How many pairs of worlds are compared for each viewer. */
  protected int pairsOfWorlds() {
    return 100;
  }

  /** The most answers a match may take, Nature's included, before it counts as endless. */
  protected int mostAnswers() {
    return 20_000;
  }

  /** The set-ups the matches are played with, in turn; by default every form, size and option. */
  protected List<Setup> setups() {
    List<Setup> result = new ArrayList<>();
    GameInfo info = game().info();
    for (GameInfo.Form form : info.forms()) {
      for (int seats = form.minSeats(); seats <= form.maxSeats(); seats++) {
        int turns = 1;
        for (var option : form.tableOptions()) turns = Math.max(turns, option.samples().size());
        for (var option : form.seatOptions()) turns = Math.max(turns, option.samples().size());
        for (int turn = 0; turn < turns; turn++) {
          List<Map<String, String>> each = new ArrayList<>();
          for (int seat = 0; seat < seats; seat++) {
            each.add(values(form.seatOptions(), seat + turn));
          }
          result.add(new Setup(info.key(), form.key(), each, values(form.tableOptions(), turn)));
        }
      }
    }
    return result;
  }

  private static Map<String, String> values(List<Option> options, int turn) {
    Map<String, String> result = new HashMap<>();
    for (var option : options) {
      result.put(option.key(), option.samples().get(turn % option.samples().size()));
    }
    return result;
  }

  /** The random matches of this game. */
  final RandomMatches<P> matches() {
    return new RandomMatches<>(game(), setups(), mostAnswers());
  }

  @Test
  void everySetUpOfTheGameCanBePlayed() {
    for (Setup setup : setups()) assertNull(game().problem(setup), setup::toString);
  }

  @Test
  void aSetUpThatCannotBePlayedIsRefusedWithoutAnException() {
    Setup good = matches().setup(0);
    var none = List.<Map<String, String>>of();
    var odd = Map.of("no-such-option", "no-such-value");
    List<Setup> wrong =
        List.of(
            new Setup(good.game(), "no-such-form", good.seats(), good.table()),
            new Setup(good.game(), good.form(), none, good.table()),
            new Setup(good.game(), good.form(), good.seats(), odd),
            new Setup(good.game(), good.form(), List.of(odd, odd, odd), good.table()));
    for (Setup setup : wrong) assertNotNull(game().problem(setup), setup::toString);
  }

  @Test
  void everyRandomMatchEndsAndReplaysToTheSameResult() {
    new EndChecks<>(matches()).straight(straightMatches());
  }

  @Test
  void everyQuestionIsCompleteAndItsNotationsDiffer() {
    new QuestionChecks<>(matches()).complete(carefulMatches());
  }

  @Test
  void viewsQuestionsAndEventsAreThereForEveryViewer() {
    new ViewChecks<>(matches()).present(carefulMatches());
  }

  @Test
  void whatIsOfferedIsAccepted() {
    new QuestionChecks<>(matches()).accepted(Math.max(1, carefulMatches() / 5));
  }

  @Test
  void whatIsNotOfferedIsRefusedAndChangesNothing() {
    new QuestionChecks<>(matches()).refused(carefulMatches());
  }

  @Test
  void aLogReplaysToTheSameMatch() {
    new LogChecks<>(matches()).replay(carefulMatches());
  }

  @Test
  void whatWasPlayedWithIsKnownAtTheEndAndEveryCardThatStandsIsCounted() {
    new LogChecks<>(matches()).cards(carefulMatches());
  }

  @Test
  void aMatchPlayedChoiceByChoiceIsTheMatchPlayedStraightThrough() {
    new LogChecks<>(matches()).straight(carefulMatches());
  }

  @Test
  void standingOrdersAreTheirSeatsAloneAndChangeNothingBesides() {
    new OrderChecks<>(matches()).play(carefulMatches() / 2);
  }

  @Test
  void everyQuestionHasOneTimeAndAnOfferHasNone() {
    new QuestionChecks<>(matches()).times(carefulMatches());
  }

  @Test
  void takingBackRestoresWhatWasBefore() {
    new LogChecks<>(matches()).takeBacks(carefulMatches());
  }

  /**
   * {@code -Dcontract.takebacks=} plays that many matches, starting at seed {@code
   * -Dcontract.seed=}.
   */
  @Test
  void everyChoiceIsTakenBackByteForByteAndNothingPastChance() {
    TakeBacks<P> takeBacks = new TakeBacks<>(game());
    int count = Integer.getInteger("contract.takebacks", Math.max(3, carefulMatches() / 12));
    for (int seed = 0; seed < count; seed++) {
      Setup setup = matches().setup(FIRST_SEED + seed);
      try {
        takeBacks.play(setup, FIRST_SEED + seed, mostAnswers());
      } catch (RuntimeException | AssertionError wrong) {
        String where = "\nseed " + (FIRST_SEED + seed) + ", " + setup;
        throw new AssertionError(wrong.getMessage() + where, wrong);
      }
    }
    report(takeBacks);
  }

  /**
   * {@code -Dcontract.refusals=} sends that many, in other matches with {@code -Dcontract.seed=}.
   */
  @Test
  void nothingOutOfPlaceIsAcceptedOrChangesAnything() {
    long count = Long.getLong("contract.refusals", 20_000);
    BadChoices<P> bad = new BadChoices<>(game(), FIRST_SEED);
    for (int seed = FIRST_SEED; bad.sent() < count; seed++) {
      Setup setup = matches().setup(seed);
      try {
        bad.play(setup, count);
      } catch (RuntimeException | AssertionError wrong) {
        throw new AssertionError(wrong + "\nafter " + bad.sent() + ", " + setup, wrong);
      }
    }
    report("%,d bad choices, all refused".formatted(bad.sent()));
  }

  private void report(Object reached) {
    if (Boolean.getBoolean("contract.report")) {
      System.out.println(getClass().getSimpleName() + ": " + reached);
    }
  }

  @Test
  void aWrittenPositionReadsAsItself() {
    new PositionChecks<>(matches()).written(Math.max(1, carefulMatches() / 5));
  }

  @Test
  void aPositionThatMakesNoSenseIsRefusedAsAnArgument() {
    new PositionChecks<>(matches()).refused();
  }

  @Test
  void commandsEndAMatchOnlyWhereTheGameAllowsThem() {
    new EndChecks<>(matches()).commands(carefulMatches(), this::eliminated);
  }

  /**
   * {@code -Dcontract.departures=} plays that many matches, starting at seed {@code
   * -Dcontract.seed=}.
   */
  @Test
  void seatsGoAndComeBackWhileTheOthersPlayOn() {
    DepartureChecks<P> checks = new DepartureChecks<>(matches(), this::eliminated);
    checks.play(FIRST_SEED, Integer.getInteger("contract.departures", carefulMatches()));
    report(checks);
    Setup largest = Collections.max(setups(), Comparator.comparingInt(Setup::size));
    P start = game().start(largest);
    assertEquals(game().playsOnWithout(start, List.of(Seat.of(0))), checks.wentOn() > 0);
    boolean back = checks.wentOn() > 0 && game().allows(start, Command.TAKE_OVER, Seat.of(0));
    assertEquals(back, checks.takenOver() > 0);
  }

  @Test
  void howAMatchStandsCanBeAskedAtAnyMoment() {
    new EndChecks<>(matches()).standings(Math.max(1, carefulMatches() / 5));
  }

  @Test
  void aTurnIsSomebodysUnlessThereIsNone() {
    new EndChecks<>(matches()).turns(carefulMatches());
  }

  @Test
  void nobodyGetsWhatHeMustNotKnow() {
    for (Setup setup : setups()) {
      for (Viewer viewer : RandomMatches.viewers(setup)) {
        int steps = 0;
        int different = 0;
        for (int seed = 0; seed < Math.max(1, pairsOfWorlds() / setups().size()); seed++) {
          Random random = new Random(seed);
          Match<P> here = Match.start(game(), setup);
          Setup other = OtherSecrets.of(game(), setup, viewer, this::otherSecret, random);
          Match<P> there = other.equals(setup) ? here : Match.start(game(), other);
          var worlds = new Worlds<P>(here, there, viewer, this::learned, this::parted, random);
          try {
            worlds.play(mostAnswers());
          } catch (RuntimeException | AssertionError wrong) {
            throw new AssertionError(
                wrong.getMessage() + "\nseed " + seed + ", " + viewer + ", " + setup, wrong);
          }
          steps += worlds.steps();
          different += worlds.different();
        }
        int compared = steps;
        assertTrue(steps > 0, "nothing was compared");
        assertTrue(
            !dealsSecrets() || different * 5 >= compared,
            () -> "hardly any secrets differed in " + compared);
      }
    }
  }
}
