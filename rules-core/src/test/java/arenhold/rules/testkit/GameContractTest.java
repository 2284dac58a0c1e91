package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Choice;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.Recording;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Turn;
import arenhold.rules.Viewer;
import arenhold.rules.Waiting;
import arenhold.rules.notation.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The promises of {@link Game}, kept by every game. A game gets these tests by a subclass that
 * names the game and says what a viewer learns of a choice; the numbers of matches may be changed.
 * One long file, so that all promises are read, and kept, in one place.
 *
 * @param <P> the game's position
 */
public abstract class GameContractTest<P> {

  private static final int FIRST_SEED = Integer.getInteger("contract.seed", 0);

  /** The game that is tested. */
  protected abstract Game<P> game();

  /**
   * What {@code viewer} learns of {@code choice} when it is made: its notation, a part of it such
   * as {@code "a card"}, or nothing (an empty text). The tests find fault when a viewer in fact
   * gets more; answer as little as the rules say.
   */
  protected abstract String learned(Viewer viewer, Match<P> match, Asked asked, Choice choice);

  /**
   * Whether {@code viewer} has rightly learned, by no choice, of a difference between two matches:
   * a pair of worlds ends there. Such as: drew a card that somebody else had put under the deck.
   */
  protected boolean parted(Viewer viewer, Match<P> here, Match<P> there) {
    return false;
  }

  /** How many matches run straight through and again choice by choice. */
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
        for (var option : form.tableOptions()) turns = Math.max(turns, option.values().size());
        for (var option : form.seatOptions()) turns = Math.max(turns, option.values().size());
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

  private static Map<String, String> values(List<GameInfo.Option> options, int turn) {
    Map<String, String> result = new HashMap<>();
    for (var option : options) {
      result.put(option.key(), option.values().get(turn % option.values().size()));
    }
    return result;
  }

  private Setup setup(int seed) {
    List<Setup> setups = setups();
    return setups.get(seed % setups.size());
  }

  private static List<Viewer> viewers(Setup setup) {
    List<Viewer> result = new ArrayList<>(List.of(Viewer.SPECTATOR));
    for (int i = 0; i < setup.size(); i++) result.add(Viewer.of(Seat.of(i)));
    return result;
  }

  /** Something done with a match after each of its steps. */
  @FunctionalInterface
  protected interface Check<P> {
    /** Looks at the match; may make it go on. */
    void look(RandomMatch<P> play);
  }

  /** Plays random matches to the end and looks at each before the first and after every choice. */
  private void play(int count, Check<P> eachStep, Check<P> atEnd) {
    for (int seed = 0; seed < count; seed++) {
      Setup setup = setup(seed);
      RandomMatch<P> play = new RandomMatch<>(game(), setup, seed);
      try {
        eachStep.look(play);
        while (!play.match().isOver()) {
          play.step();
          eachStep.look(play);
          assertTrue(play.log().size() < mostAnswers(), "the match does not end");
        }
        atEnd.look(play);
      } catch (RuntimeException | AssertionError wrong) {
        throw new AssertionError(
            wrong.getMessage() + "\nseed " + seed + ", " + setup + "\n" + text(play.log()), wrong);
      }
    }
  }

  private static String text(List<Entry> log) {
    return String.join("\n", log.stream().map(Entry::text).toList());
  }

  @Test
  void everySetUpOfTheGameCanBePlayed() {
    for (Setup setup : setups()) assertNull(game().problem(setup), setup::toString);
  }

  @Test
  void aSetUpThatCannotBePlayedIsRefusedWithoutAnException() {
    Setup good = setup(0);
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
    for (int seed = 0; seed < straightMatches(); seed++) {
      Setup setup = setup(seed);
      Random random = new Random(seed);
      int[] answers = {0};
      Recording table =
          new Recording(
              (seat, prompt, options) -> {
                if (options.size() > Game.MOST_CHOICES) {
                  throw new AssertionError(options.size() + " choices: " + prompt.key());
                }
                if (++answers[0] > mostAnswers()) throw new AssertionError("it does not end");
                return random.nextInt(options.size());
              });
      P position = game().start(setup);
      try {
        table.play(game(), position);
        checkOutcome(game().outcome(position), setup);
        Match<P> again = table.replay(game(), setup);
        assertEquals(game().outcome(position), again.outcome().orElseThrow());
        assertEquals(game().write(position), game().write(again.position()));
      } catch (RuntimeException | AssertionError wrong) {
        throw new AssertionError(wrong + "\nstraight through, seed " + seed + ", " + setup, wrong);
      }
    }
  }

  private static void checkOutcome(Outcome outcome, Setup setup) {
    assertEquals(setup.size(), outcome.places().size());
    assertTrue(outcome.places().contains(1), "somebody is first: " + outcome);
    for (int place : outcome.places()) assertTrue(place >= 1 && place <= setup.size());
    assertNotNull(outcome.reason());
    for (var decider : outcome.deciders()) assertEquals(setup.size(), decider.values().size());
  }

  @Test
  void everyQuestionIsCompleteAndItsNotationsDiffer() {
    play(carefulMatches(), play -> checkQuestions(play.match()), play -> {});
  }

  private void checkQuestions(Match<P> match) {
    assertEquals(match.isOver(), match.open().isEmpty(), "a question is open or the match is over");
    Set<Seat> seats = new HashSet<>();
    for (Asked asked : match.open()) {
      assertTrue(seats.add(asked.seat()), "a seat has one question at the most");
      Question question = match.question(asked.seat()).orElseThrow();
      int size = question.choices().size();
      assertTrue(size >= 1 && size <= Game.MOST_CHOICES, () -> size + " choices");
      Set<String> notations = new HashSet<>();
      for (int i = 0; i < size; i++) {
        Choice choice = question.choices().get(i);
        String notation = game().notation(match.position(), asked, asked.codes()[i]);
        assertEquals(choice.notation(), notation, "both ways to ask for the notation");
        assertTrue(notations.add(notation), () -> "twice in one question: " + notation);
        assertNull(Command.parse(notation), "a choice looks like a command");
        assertEquals(notation.strip(), notation, "spaces around a notation");
        assertFalse(notation.isEmpty() || notation.contains("\n"), "a notation is one line");
        assertNotNull(choice.verb());
        assertNotNull(choice.parts());
        Entry entry = new Entry(asked.seat(), notation);
        assertEquals(entry, Entry.parse(entry.text()), "a log line reads as itself");
      }
      assertTrue(notations.contains(question.fallback()), "the fallback is one of the choices");
      assertNotNull(question.context().chosen());
    }
  }

  @Test
  void viewsQuestionsAndEventsAreThereForEveryViewer() {
    play(
        carefulMatches(),
        play -> {
          Match<P> match = play.match();
          for (Viewer viewer : viewers(match.setup())) checkViewer(match, viewer);
          checkViewer(match, Viewer.AFTER_MATCH);
        },
        play -> {});
  }

  private void checkViewer(Match<P> match, Viewer viewer) {
    assertEquals(match.view(viewer), match.view(viewer), "a view is made of plain values");
    assertNotNull(match.view(viewer).toString());
    for (Event event : match.news(viewer)) {
      assertNotNull(event.kind());
      assertEquals(event, event.seenBy(viewer).orElseThrow(), "seen twice is seen once");
    }
    Set<Seat> asked = new HashSet<>();
    for (Waiting waiting : match.waiting(viewer)) asked.add(waiting.seat());
    for (Asked open : match.open()) {
      boolean shown = open.seat() != Seat.NATURE && (!open.offer() || viewer.knowsAs(open.seat()));
      assertEquals(shown, asked.contains(open.seat()), "who is waited for");
    }
  }

  @Test
  void whatIsOfferedIsAccepted() {
    play(
        Math.max(1, carefulMatches() / 5),
        play -> {
          Match<P> match = play.match();
          for (Asked asked : match.open()) {
            for (int code : asked.codes()) {
              String notation = game().notation(match.position(), asked, code);
              assertInstanceOf(Step.Applied.class, match.choose(asked.seat(), notation));
            }
          }
        },
        play -> {});
  }

  @Test
  void whatIsNotOfferedIsRefusedAndChangesNothing() {
    List<String> earlier =
        new ArrayList<>(List.of("", " ", "x", "!", "0", "-1", "\u0000", "a b c"));
    play(
        carefulMatches(),
        play -> {
          Match<P> match = play.match();
          var view = match.view(Viewer.AFTER_MATCH);
          for (int i = 0; i < 6; i++) checkRefusal(match, play.random(), earlier);
          assertEquals(view, match.view(Viewer.AFTER_MATCH), "a refusal changes nothing");
          for (Asked asked : match.open()) {
            if (earlier.size() < 500) {
              earlier.add(game().notation(match.position(), asked, asked.codes()[0]));
            }
          }
        },
        play -> {});
  }

  private void checkRefusal(Match<P> match, Random random, List<String> notations) {
    Seat seat = random.nextInt(9) == 0 ? Seat.NATURE : Seat.of(random.nextInt(Seat.MOST));
    String notation = notations.get(random.nextInt(notations.size()));
    if (random.nextInt(4) == 0) notation = mutated(notation, random);
    Asked asked = match.asked(seat);
    boolean offered = false;
    if (asked != null) {
      for (int code : asked.codes()) {
        offered |= game().notation(match.position(), asked, code).equals(notation);
      }
    }
    Step<P> step = match.choose(seat, notation);
    assertEquals(offered, step instanceof Step.Applied, seat + " " + notation);
  }

  private static String mutated(String notation, Random random) {
    int at = random.nextInt(notation.length() + 1);
    String rest = notation.substring(Math.min(notation.length(), at + random.nextInt(2)));
    return notation.substring(0, at) + (char) (' ' + random.nextInt(95)) + rest;
  }

  @Test
  void aLogReplaysToTheSameMatch() {
    play(
        carefulMatches(),
        play -> {},
        play -> {
          Match<P> again = Match.start(game(), play.match().setup());
          for (Entry entry : play.log()) {
            again = RandomMatch.applied(again.apply(Entry.parse(entry.text())));
          }
          assertEquals(game().write(play.match().position()), game().write(again.position()));
          assertEquals(play.match().outcome(), again.outcome());
          for (Viewer viewer : viewers(again.setup())) {
            assertEquals(play.match().view(viewer), again.view(viewer));
            assertEquals(play.match().news(viewer), again.news(viewer));
          }
        });
  }

  @Test
  void whatWasPlayedWithIsKnownAtTheEndAndEveryCardThatStandsIsCounted() {
    Object catalogue = game().catalogue(Locale.ENGLISH).get("cards");
    play(
        carefulMatches(),
        play -> {},
        play -> {
          Match<P> match = play.match();
          checkDealt(match);
          List<Map<String, Integer>> cards = new ArrayList<>();
          for (int i = 0; i < match.setup().size(); i++) cards.add(new HashMap<>());
          for (Event event : play.events()) {
            Event.Played played = event.played();
            if (played != null) cards.get(played.seat()).merge(played.card(), 1, Integer::sum);
          }
          assertEquals(cards, match.cards());
          int chosen = 0;
          for (Entry entry : play.log()) {
            Command command = Command.parse(entry.notation());
            if (command == Command.TAKE_BACK) chosen--;
            else if (command == null && entry.seat() != Seat.NATURE) chosen++;
          }
          assertEquals(chosen, match.choices());
          for (var each : cards) {
            for (String card : each.keySet()) {
              assertTrue(((Map<?, ?>) catalogue).containsKey(card), card);
            }
          }
        });
  }

  private void checkDealt(Match<P> match) {
    Setup setup = match.setup();
    List<Map<String, String>> dealt = match.dealt();
    assertEquals(setup.size(), dealt.size());
    for (GameInfo.Option option : game().info().form(setup.form()).seatOptions()) {
      Set<String> found = new HashSet<>();
      for (int i = 0; i < dealt.size(); i++) {
        String value = dealt.get(i).get(option.key());
        assertTrue(option.values().contains(value), () -> option.key() + " " + dealt);
        assertFalse(value.equals(GameInfo.Option.RANDOM), dealt::toString);
        assertTrue(found.add(value) || !option.distinct(), dealt::toString);
      }
    }
  }

  @Test
  void aMatchPlayedChoiceByChoiceIsTheMatchPlayedStraightThrough() {
    play(
        carefulMatches(),
        play -> {},
        play -> {
          P position = game().start(play.match().setup());
          var straight = new StraightTable<>(game(), position, play.standing());
          assertTrue(straight.play(), "the whole log is used");
          assertEquals(game().write(position), game().write(play.match().position()));
          assertEquals(game().outcome(position), play.match().outcome().orElseThrow());
          assertEquals(straight.events(), play.events(), "events");
        });
  }

  @Test
  void takingBackRestoresWhatWasBefore() {
    play(
        carefulMatches(),
        play -> {
          Match<P> before = play.random().nextInt(4) == 0 ? play.takeBack() : null;
          if (before == null) return;
          Match<P> now = play.match();
          for (Viewer viewer : viewers(now.setup())) {
            assertEquals(before.view(viewer), now.view(viewer));
            assertEquals(before.waiting(viewer), now.waiting(viewer));
          }
          assertEquals(before.answersSince(), now.answersSince());
          for (Asked asked : before.open()) {
            assertEquals(before.question(asked.seat()), now.question(asked.seat()));
          }
        },
        play -> {});
  }

  /** {@code -Dcontract.takebacks=} plays so many matches, from seed {@code -Dcontract.seed=} on. */
  @Test
  void everyChoiceIsTakenBackByteForByteAndNothingPastChance() {
    TakeBacks<P> takeBacks = new TakeBacks<>(game());
    int count = Integer.getInteger("contract.takebacks", Math.max(3, carefulMatches() / 12));
    for (int seed = 0; seed < count; seed++) {
      Setup setup = setup(FIRST_SEED + seed);
      try {
        takeBacks.play(setup, FIRST_SEED + seed, mostAnswers());
      } catch (RuntimeException | AssertionError wrong) {
        String where = "\nseed " + (FIRST_SEED + seed) + ", " + setup;
        throw new AssertionError(wrong.getMessage() + where, wrong);
      }
    }
    report(takeBacks);
  }

  /** {@code -Dcontract.refusals=} sends so many, of other matches with {@code -Dcontract.seed=}. */
  @Test
  void nothingOutOfPlaceIsAcceptedOrChangesAnything() {
    long count = Long.getLong("contract.refusals", 20_000);
    BadChoices<P> bad = new BadChoices<>(game(), FIRST_SEED);
    for (int seed = FIRST_SEED; bad.sent() < count; seed++) {
      Setup setup = setup(seed);
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
    play(
        Math.max(1, carefulMatches() / 5),
        play -> {
          Match<P> match = play.match();
          if (match.answersSince() > 0 || match.isOver()) return;
          String written = Json.write(game().write(match.checkpoint()));
          P read = game().read(match.setup(), Json.parseObject(written));
          assertEquals(written, Json.write(game().write(read)));
          Match<P> again = Match.from(game(), match.setup(), read);
          for (Asked asked : match.open()) {
            assertEquals(match.question(asked.seat()), again.question(asked.seat()));
          }
          for (Viewer viewer : viewers(match.setup())) {
            assertEquals(match.view(viewer), again.view(viewer));
          }
          assertNotNull(game().drawn(match.checkpoint()));
        },
        play -> {});
  }

  @Test
  void aPositionThatMakesNoSenseIsRefusedAsAnArgument() {
    for (String text :
        List.of("{\"no-such-field\":1}", "{\"board\":7}", "{\"board\":{\"z99\":\"x\"}}")) {
      try {
        game().read(setup(0), Json.parseObject(text));
      } catch (IllegalArgumentException refused) {
        assertNotNull(refused.getMessage());
        continue;
      }
      throw new AssertionError("read: " + text);
    }
  }

  @Test
  void commandsEndAMatchOnlyWhereTheGameAllowsThem() {
    play(
        carefulMatches(),
        play -> {
          Match<P> match = play.match();
          if (match.isOver() || play.random().nextInt(10) > 0) return;
          for (int i = 0; i < match.setup().size(); i++) {
            checkResigning(match, Seat.of(i));
            checkLosing(match, Seat.of(i), Command.FLAG, Outcome.TIME);
            checkLosing(match, Seat.of(i), Command.LEAVE, Outcome.LEFT);
          }
          Match<P> stopping = match;
          for (int i = 0; i < match.setup().size() && stopping != null; i++) {
            boolean allowed = game().allows(match.position(), Command.STOP, Seat.of(i));
            Step<P> step = stopping.command(Seat.of(i), Command.STOP);
            assertEquals(allowed, step instanceof Step.Applied);
            stopping = allowed ? RandomMatch.applied(step) : null;
          }
          if (stopping != null) {
            assertTrue(stopping.isOver(), "everybody agreed");
            checkOutcome(stopping.outcome().orElseThrow(), match.setup());
          }
        },
        play -> {
          for (Command command : Command.values()) {
            assertInstanceOf(Step.Rejected.class, play.match().command(Seat.of(0), command));
          }
        });
  }

  private void checkLosing(Match<P> match, Seat seat, Command command, String reason) {
    Step<P> step = match.command(seat, command);
    assertEquals(match.asked(seat) != null, step instanceof Step.Applied);
    if (match.asked(seat) == null) return;
    Match<P> over = RandomMatch.applied(step);
    Outcome outcome = over.outcome().orElseThrow();
    checkOutcome(outcome, match.setup());
    assertEquals(reason, outcome.reason());
    List<Seat> side = game().side(match.position(), seat);
    int worst = Collections.max(outcome.places());
    for (int i = 0; i < match.setup().size(); i++) {
      boolean last = outcome.places().get(i) == worst;
      if (side.size() < match.setup().size()) assertEquals(side.contains(Seat.of(i)), last);
    }
    for (Viewer viewer : viewers(match.setup())) checkViewer(over, viewer);
  }

  @Test
  void aTurnIsSomebodysUnlessThereIsNone() {
    play(
        carefulMatches(),
        play -> {
          Turn turn = play.match().turn();
          assertTrue(turn.number() >= 0, turn::toString);
          assertEquals(turn.number() == 0, turn.seat() == Seat.NATURE, turn::toString);
        },
        play -> {});
  }

  private void checkResigning(Match<P> match, Seat seat) {
    boolean allowed = game().allows(match.position(), Command.RESIGN, seat);
    boolean said = match.wantingToResign().contains(seat);
    Step<P> step = match.command(seat, Command.RESIGN);
    assertEquals(allowed && !said, step instanceof Step.Applied);
    if (!allowed || said) return;
    Match<P> over = RandomMatch.applied(step);
    for (Seat other : game().side(match.position(), seat)) {
      if (other == seat || match.wantingToResign().contains(other)) continue;
      assertFalse(over.isOver(), "the whole side must want to");
      over = RandomMatch.applied(over.command(other, Command.RESIGN));
    }
    assertTrue(over.isOver());
    checkOutcome(over.outcome().orElseThrow(), match.setup());
    for (Viewer viewer : viewers(match.setup())) checkViewer(over, viewer);
  }

  @Test
  void nobodyGetsWhatHeMustNotKnow() {
    for (Setup setup : setups()) {
      for (Viewer viewer : viewers(setup)) {
        int steps = 0;
        int different = 0;
        for (int seed = 0; seed < Math.max(1, pairsOfWorlds() / setups().size()); seed++) {
          Match<P> start = Match.start(game(), setup);
          var worlds = new Worlds<P>(start, viewer, this::learned, this::parted, new Random(seed));
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
        assertTrue(different * 5 >= compared, () -> "hardly any secrets differed in " + compared);
      }
    }
  }
}
