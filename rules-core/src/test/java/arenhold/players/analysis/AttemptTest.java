package arenhold.players.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Players;
import arenhold.players.Thinking;
import arenhold.players.analysis.Judge.Retry;
import arenhold.players.analysis.Judge.Retry.Result;
import arenhold.rules.Asked;
import arenhold.rules.Chronicle;
import arenhold.rules.Chronicler;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.View;
import arenhold.rules.Viewer;
import arenhold.rules.testkit.toys.Heap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AttemptTest {

  private static <P> Match<P> applied(Match<P> match, Chronicler<P> chronicler, Entry entry) {
    Match<P> after = ((Step.Applied<P>) match.apply(entry)).match();
    chronicler.add(entry, after);
    return after;
  }

  /** Stones are taken until none are left, three at the most; who takes the last wins. */
  private static Chronicle stones(int... taken) {
    Setup setup = new Setup("heap", "stones", Collections.nCopies(2, Map.of()), Map.of());
    Match<Heap.Stones> match = Match.start(new Heap(), setup);
    Chronicler<Heap.Stones> chronicler = new Chronicler<>(match);
    for (int i = 0; i < taken.length; i++) {
      match = applied(match, chronicler, new Entry(Seat.of(i % 2), "take " + taken[i]));
    }
    return chronicler.chronicle();
  }

  /** Every choice of a match that is played at random. */
  private static <P> List<Chronicle.Choice> random(Game<P> game, Setup setup, long seed) {
    Match<P> match = Match.start(game, setup);
    Chronicler<P> chronicler = new Chronicler<>(match);
    Random random = new Random(seed);
    while (!match.isOver()) {
      List<Asked> open = match.open();
      Asked asked = open.get(random.nextInt(open.size()));
      int code = asked.codes()[random.nextInt(asked.codes().length)];
      String notation = game.notation(match.position(), asked, code);
      match = applied(match, chronicler, new Entry(asked.seat(), notation));
    }
    return chronicler.chronicle().choices();
  }

  private static Setup duel() {
    List<Map<String, String>> seats =
        List.of(Map.of("school", "northern"), Map.of("school", "southern"));
    return new Setup("tashkalar", "duel", seats, Map.of());
  }

  private static Result tried(Chronicle.Choice from, String choice) {
    Judge judge = Players.judge(from.known().setup());
    Attempt<Heap.Stones> attempt = Attempt.of(new Heap(), from, judge.wholeTurns(), 1);
    Attempt<Heap.Stones> over = attempt.choose(choice);
    assertTrue(over.over());
    assertNull(over.question());
    assertNull(over.choose(choice), "nothing is left to choose");
    List<String> played = List.of(from.notation());
    return judge.retry(over, played, List.of("take 3"), Thinking.of(20_000, 1)).result();
  }

  @Test
  void a_choice_is_compared_with_the_best_and_with_what_was_played() {
    // With three left the second player takes two of them, and so leaves the last one.
    Chronicle.Choice mistake = stones(3, 1, 3, 1, 1, 2, 1).choices().get(5);
    assertEquals("take 2", mistake.notation());
    assertEquals(Result.FOUND, tried(mistake, "take 3"));
    assertEquals(Result.SAME, tried(mistake, "take 2"));
    assertEquals(Result.SAME, tried(mistake, "take 1"));
  }

  @Test
  void what_is_not_offered_changes_nothing() {
    Chronicle.Choice choice = stones(3, 1, 3, 1, 1, 2, 1).choices().get(5);
    Attempt<Heap.Stones> attempt = Attempt.of(new Heap(), choice, false, 1);
    assertNull(attempt.choose("take 9"));
    assertFalse(attempt.over());
    assertEquals(choice.question(), attempt.question());
  }

  @Test
  void a_try_shows_what_the_seat_saw_and_nothing_that_is_not_imagined() {
    seen(Games.named("tashkalar"));
  }

  private static <P> void seen(Game<P> game) {
    for (Chronicle.Choice choice : random(game, duel(), 3).subList(20, 60)) {
      Viewer viewer = Viewer.of(choice.seat());
      Attempt<P> one = Attempt.of(game, choice, true, 1);
      Attempt<P> two = Attempt.of(game, choice, true, 2);
      View known = choice.known().lines().getLast().view();
      assertEquals(known, one.now().view(viewer));
      assertEquals(known, two.now().view(viewer));
      assertEquals(choice.question(), one.question());
      // The other's hand is another one each time, and so is what may follow from it.
      assertEquals(List.of(), one.events());
      assertEquals(one.choices(), two.choices());
    }
  }

  @Test
  void a_turn_is_tried_to_its_end_and_judged_alike_each_time() {
    turn(Games.named("tashkalar"));
  }

  private static <P> void turn(Game<P> game) {
    List<Chronicle.Choice> all = random(game, duel(), 3);
    Chronicle.Choice from = null;
    List<String> played = new ArrayList<>();
    // The choices of the turn that the middle of the match is in, from the first of an action on.
    int turn = all.get(all.size() / 2).turn().number();
    for (Chronicle.Choice choice : all) {
      if (choice.turn().number() != turn || choice.seat() != choice.turn().seat()) continue;
      if (from == null) from = choice;
      played.add(choice.notation());
    }
    assertNotNull(from);
    Judge judge = Players.judge(from.known().setup());
    assertTrue(judge.wholeTurns());
    Attempt<P> same = Attempt.of(game, from, true, 1);
    for (String choice : played) if (!same.over()) same = same.choose(choice);
    assertTrue(same.over());
    assertFalse(same.events().isEmpty());

    Random random = new Random(5);
    Attempt<P> other = Attempt.of(game, from, true, 1);
    while (!other.over()) {
      int size = other.question().choices().size();
      other = other.choose(other.question().choices().get(random.nextInt(size)).notation());
    }
    Thinking thinking = Thinking.of(20_000, 1);
    Retry again = judge.retry(same, played, other.choices(), thinking);
    assertEquals(Estimate.ZERO, again.gained());
    assertEquals(Result.SAME, again.result());
    Retry found = judge.retry(other, played, other.choices(), thinking);
    assertEquals(Result.FOUND, found.result());
    assertEquals(found, judge.retry(other, played, other.choices(), thinking));
    // The other way round it is the same difference.
    assertEquals(-found.gained().mean(), -again.behind().mean(), 1e-9);
  }

  @Test
  void the_result_is_what_is_certain() {
    assertEquals(Result.FOUND, of(0.02, 0.03, 0.10, 0.03));
    assertEquals(Result.BETTER, of(0.05, 0.03, 0.10, 0.03));
    assertEquals(Result.SAME, of(0.10, 0.03, 0.01, 0.03));
    assertEquals(Result.WORSE, of(0.20, 0.03, -0.10, 0.03));
    // With a large error it is not found if it is nearer to what was played.
    assertEquals(Result.SAME, of(0.10, 0.20, 0.05, 0.20));
    assertEquals(Result.FOUND, of(0.05, 0.20, 0.10, 0.20));
    assertEquals(Result.FOUND, of(0, 0, -0.02, 0.03));
    assertEquals(Result.SAME, of(-0.02, 0.03, 0, 0));
  }

  private static Result of(double behind, double its, double gained, double error) {
    return new Retry(new Estimate(behind, its), new Estimate(gained, error)).result();
  }
}
