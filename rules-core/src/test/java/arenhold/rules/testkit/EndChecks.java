package arenhold.rules.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Outcome;
import arenhold.rules.Recording;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Turn;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;

/** Checks the contract of every game about the ends of matches and about commands. */
record EndChecks<P>(RandomMatches<P> matches) {

  /** Every match, played straight through, ends and replays to the same result. */
  void straight(int count) {
    for (int seed = 0; seed < count; seed++) {
      Setup setup = matches.setup(seed);
      Random random = new Random(seed);
      int[] answers = {0};
      Recording table =
          new Recording(
              (seat, prompt, options) -> {
                if (options.size() > Game.MOST_CHOICES) {
                  throw new AssertionError(options.size() + " choices: " + prompt.key());
                }
                if (++answers[0] > matches.mostAnswers())
                  throw new AssertionError("it does not end");
                return random.nextInt(options.size());
              });
      P position = matches.game().start(setup);
      try {
        table.play(matches.game(), position);
        checkOutcome(matches.game().outcome(position), setup);
        Match<P> again = table.replay(matches.game(), setup);
        assertEquals(matches.game().outcome(position), again.outcome().orElseThrow());
        assertEquals(matches.game().write(position), matches.game().write(again.position()));
      } catch (RuntimeException | AssertionError wrong) {
        throw new AssertionError(wrong + "\nstraight through, seed " + seed + ", " + setup, wrong);
      }
    }
  }

  /** Every seat has a place, and at least one is first. */
  static void checkOutcome(Outcome outcome, Setup setup) {
    assertEquals(setup.size(), outcome.places().size());
    assertTrue(outcome.places().contains(1), "a seat is first: " + outcome);
    for (int place : outcome.places()) assertTrue(place >= 1 && place <= setup.size());
    assertNotNull(outcome.reason());
    for (var decider : outcome.deciders()) assertEquals(setup.size(), decider.values().size());
  }

  /**
   * Commands are accepted only where the game allows them, and end a match or a seat's part in it.
   *
   * @param eliminated whether the rules have put a seat out, so that it is placed already
   */
  void commands(int count, BiPredicate<P, Seat> eliminated) {
    matches.play(
        count,
        play -> {
          Match<P> match = play.match();
          if (match.isOver() || play.random().nextInt(10) > 0) return;
          for (int i = 0; i < match.setup().size(); i++) {
            checkResigning(match, Seat.of(i));
            checkLosing(match, Seat.of(i), Command.FLAG, Outcome.TIME, eliminated);
            checkLosing(match, Seat.of(i), Command.LEAVE, Outcome.LEFT, eliminated);
          }
          checkStopping(match);
        },
        play -> {
          for (Command command : Command.values()) {
            assertInstanceOf(Step.Rejected.class, play.match().command(Seat.of(0), command));
          }
        });
  }

  /** It ends once all who may agree have agreed, and not before. */
  private void checkStopping(Match<P> match) {
    List<Seat> agreeing = new ArrayList<>();
    for (Seat seat : Snapshot.seats(match)) {
      boolean allowed = matches.game().allows(match.position(), Command.STOP, seat);
      if (allowed) agreeing.add(seat);
      else assertInstanceOf(Step.Rejected.class, match.command(seat, Command.STOP));
    }
    Match<P> stopping = match;
    for (Seat seat : agreeing) {
      assertFalse(stopping.isOver(), "one may still disagree");
      stopping = RandomMatch.applied(stopping.command(seat, Command.STOP));
    }
    if (agreeing.isEmpty()) return;
    assertTrue(stopping.isOver(), "all agreed");
    checkOutcome(stopping.outcome().orElseThrow(), match.setup());
  }

  private void checkLosing(
      Match<P> match, Seat seat, Command command, String reason, BiPredicate<P, Seat> eliminated) {
    Step<P> step = match.command(seat, command);
    boolean waitedFor = match.asked(seat) != null && !match.asked(seat).offer();
    assertEquals(waitedFor, step instanceof Step.Applied);
    if (!waitedFor) return;
    Match<P> next = RandomMatch.applied(step);
    for (Viewer viewer : RandomMatches.viewers(match.setup())) ViewChecks.checkViewer(next, viewer);
    boolean goesOn = matches.game().playsOnWithout(match.position(), List.of(seat));
    checkGone(next, List.of(seat), goesOn);
    if (goesOn) return;
    Outcome outcome = next.outcome().orElseThrow();
    checkOutcome(outcome, match.setup());
    assertEquals(reason, outcome.reason());
    List<Seat> side = matches.game().side(match.position(), seat);
    List<Seat> in =
        Snapshot.seats(match).stream()
            .filter(one -> !eliminated.test(match.position(), one))
            .toList();
    int worst = in.stream().mapToInt(one -> outcome.places().get(one.index())).max().orElseThrow();
    for (Seat one : in) {
      boolean last = outcome.places().get(one.index()) == worst;
      if (side.size() < match.setup().size()) assertEquals(side.contains(one), last);
    }
  }

  /**
   * Either the seats have left and the others play on, perhaps to the end, or this ended the match.
   */
  private static void checkGone(Match<?> next, List<Seat> seats, boolean goesOn) {
    for (Seat seat : seats) assertEquals(goesOn, next.gone(seat));
    boolean played = next.outcome().map(Outcome::reason).orElse("").equals(Outcome.PLAYED);
    assertEquals(goesOn, played || !next.isOver());
  }

  private void checkResigning(Match<P> match, Seat seat) {
    boolean allowed = matches.game().allows(match.position(), Command.RESIGN, seat);
    boolean said = match.wantingToResign().contains(seat);
    Step<P> step = match.command(seat, Command.RESIGN);
    assertEquals(allowed && !said, step instanceof Step.Applied);
    if (!allowed || said) return;
    Match<P> over = RandomMatch.applied(step);
    for (Seat other : matches.game().side(match.position(), seat)) {
      if (other == seat || match.wantingToResign().contains(other)) continue;
      assertFalse(over.isOver(), "the whole side must want to");
      over = RandomMatch.applied(over.command(other, Command.RESIGN));
    }
    List<Seat> side = match.sideOf(seat);
    checkGone(over, side, matches.game().playsOnWithout(match.position(), side));
    if (over.isOver()) checkOutcome(over.outcome().orElseThrow(), match.setup());
    for (Viewer viewer : RandomMatches.viewers(match.setup())) ViewChecks.checkViewer(over, viewer);
  }

  /** The outcome as if the match ended now can be asked for at any moment, and changes nothing. */
  void standings(int count) {
    matches.play(
        count,
        play -> {
          var match = play.match();
          var before = match.view(Viewer.AFTER_MATCH);
          Outcome now = matches.game().outcome(match.position());
          assertEquals(match.setup().size(), now.places().size());
          for (Outcome.Decider decider : now.deciders()) {
            assertEquals(match.setup().size(), decider.values().size());
          }
          assertEquals(before, match.view(Viewer.AFTER_MATCH));
        },
        play -> {});
  }

  /** A turn belongs to a seat unless there is none. */
  void turns(int count) {
    matches.play(
        count,
        play -> {
          Turn turn = play.match().turn();
          assertTrue(turn.number() >= 0, turn::toString);
          assertEquals(turn.number() == 0, turn.seat() == Seat.NATURE, turn::toString);
        },
        play -> {});
  }
}
