package arenhold.players.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Players;
import arenhold.players.Thinking;
import arenhold.rules.Asked;
import arenhold.rules.Chronicle;
import arenhold.rules.Chronicler;
import arenhold.rules.Command;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.testkit.toys.Heap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AnalystTest {

  private static final long NODES = 30_000;

  /** For matches of which only the form of the analysis matters. */
  private static final long FEW = 3_000;

  /** Stones are taken until none are left; who takes the last wins. */
  private static Chronicler<Heap.Stones> stones(int... taken) {
    Setup setup = new Setup("heap", "stones", Collections.nCopies(2, Map.of()), Map.of());
    Match<Heap.Stones> match = Match.start(new Heap(), setup);
    Chronicler<Heap.Stones> chronicler = new Chronicler<>(match);
    for (int i = 0; i < taken.length; i++) {
      match = applied(match, chronicler, new Entry(Seat.of(i % 2), "take " + taken[i]));
    }
    return chronicler;
  }

  private static <P> Match<P> applied(Match<P> match, Chronicler<P> chronicler, Entry entry) {
    Match<P> after = ((Step.Applied<P>) match.apply(entry)).match();
    chronicler.add(entry, after);
    return after;
  }

  private static <P> Analysis analysed(Game<P> game, Chronicler<P> match, Thinking thinking) {
    return analyst(game, match, thinking).analyse(step -> {});
  }

  private static <P> Analyst<P> analyst(Game<P> game, Chronicler<P> match, Thinking thinking) {
    Chronicle chronicle = match.chronicle();
    Judge judge = Players.judge(chronicle.setup());
    return new Analyst<>(game, chronicle, match::truth, judge, thinking);
  }

  /**
   * A match that is played at random.
   *
   * @param most all but the first seat give up after so many answers
   */
  private static <P> Chronicler<P> random(Game<P> game, Setup setup, long seed, int most) {
    Match<P> match = Match.start(game, setup);
    Chronicler<P> chronicler = new Chronicler<>(match);
    Random random = new Random(seed);
    for (int answered = 0; !match.isOver(); answered++) {
      if (answered == most) {
        for (int seat = 1; seat < setup.size() && !match.isOver(); seat++) {
          Entry resigned = new Entry(Seat.of(seat), Command.RESIGN.notation());
          match = applied(match, chronicler, resigned);
        }
        break;
      }
      List<Asked> open = match.open();
      Asked asked = open.get(random.nextInt(open.size()));
      int code = asked.codes()[random.nextInt(asked.codes().length)];
      String notation = game.notation(match.position(), asked, code);
      match = applied(match, chronicler, new Entry(asked.seat(), notation));
    }
    return chronicler;
  }

  private static Setup setup(String game, String form, int seats) {
    List<Map<String, String>> each = new ArrayList<>();
    List<String> schools = List.of("northern", "southern", "highland", "sylvan");
    for (int i = 0; i < seats; i++) {
      each.add(game.equals("tashkalar") ? Map.of("school", schools.get(i)) : Map.of());
    }
    return new Setup(game, form, each, Map.of());
  }

  @Test
  void a_choice_that_throws_the_match_away_is_marked_with_a_better_one() {
    // With three left the second player takes two of them, and so leaves the last one.
    Analysis analysis = analysed(new Heap(), stones(3, 1, 3, 1, 1, 2, 1), Thinking.of(NODES, 1));
    assertTrue(analysis.whole());
    assertEquals(1, analysis.seats().getFirst().result());
    Analysis.OfTurn lost = analysis.seats().getLast().turns().get(2);
    assertEquals(List.of("take 2"), lost.choices());
    assertEquals(List.of("take 3"), lost.better());
    assertEquals(5, lost.moment());
    assertEquals(6, lost.end());
    assertEquals(Mark.GRAVE, lost.mark());
    assertTrue(lost.deciding() > 0);
    // Nothing is hidden in this game.
    assertEquals(lost.loss().mean(), lost.opened().mean(), 0.1);
    Analysis.OfTurn right = analysis.seats().getLast().turns().getFirst();
    assertEquals(Mark.NONE, right.mark());
  }

  @Test
  void a_match_that_is_not_over_is_refused() {
    Chronicler<Heap.Stones> running = stones(3, 1);
    assertThrows(
        IllegalArgumentException.class, () -> analysed(new Heap(), running, Thinking.of(NODES, 1)));
  }

  @Test
  void the_same_seed_gives_the_same_analysis_in_every_game() {
    for (Game<?> game : Games.ALL) same(game);
  }

  private static <P> void same(Game<P> game) {
    String form = game.info().forms().getFirst().key();
    Chronicler<P> match = random(game, setup(game.info().key(), form, 2), 3, 100);
    Analysis analysis = analysed(game, match, Thinking.of(FEW, 7));
    assertEquals(analysis, analysed(game, match, Thinking.of(FEW, 7)), game.info().key());
    assertTrue(analysis.whole());
    assertEquals(2, analysis.seats().size());
    for (Analysis.OfSeat seat : analysis.seats()) {
      assertFalse(seat.turns().isEmpty(), game.info().key());
      long deciding = seat.turns().stream().filter(turn -> turn.deciding() > 0).count();
      assertTrue(deciding <= Analysis.MOST_DECIDING);
      for (Analysis.OfTurn turn : seat.turns()) {
        assertTrue(turn.played().mean() >= 0 && turn.played().mean() <= 1);
        assertTrue(turn.fork() >= turn.moment() && turn.fork() <= turn.end());
        assertEquals(turn.better().isEmpty(), turn.loss().equals(Estimate.ZERO));
      }
    }
    double shared = analysis.seats().stream().mapToDouble(Analysis.OfSeat::result).sum();
    assertEquals(1, shared, 1e-9);
  }

  @Test
  void what_has_been_judged_is_there_if_it_is_ended_early() {
    int[] steps = {0};
    Thinking thinking = Thinking.of(NODES, 1).until(used -> steps[0] >= 2);
    Analysis analysis =
        analyst(new Heap(), stones(3, 1, 3, 1, 1, 2, 1), thinking).analyse(step -> steps[0] = step);
    assertFalse(analysis.whole());
    int turns = analysis.seats().stream().mapToInt(seat -> seat.turns().size()).sum();
    assertEquals(2, turns);
  }

  @Test
  void only_what_is_certain_is_marked() {
    assertEquals(Mark.NONE, Mark.of(new Estimate(0.2, 0.18)));
    assertEquals(Mark.SLIGHT, Mark.of(new Estimate(0.2, 0.15)));
    assertEquals(Mark.CLEAR, Mark.of(new Estimate(0.1, 0.02)));
    assertEquals(Mark.GRAVE, Mark.of(new Estimate(0.2, 0.05)));
    assertEquals(Mark.NONE, Mark.of(Estimate.ZERO));
  }

  @Test
  void few_samples_that_agree_are_not_taken_for_certainty() {
    Samples samples = new Samples();
    samples.add(1);
    Estimate share = samples.share(0.5);
    assertEquals(0.6, share.mean(), 1e-9);
    assertTrue(share.error() > 0.4, share::toString);
  }
}
