package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.analysis.Attempt;
import arenhold.players.analysis.Judge;
import arenhold.rules.Chronicle;
import arenhold.rules.Chronicler;
import arenhold.rules.Entry;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.testkit.toys.Heap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Why something would have been better than what was chosen. */
class SearchJudgeTest {

  private static final Setup HEAP =
      new Setup("heap", "stones", List.of(Map.of(), Map.of()), Map.of());

  private static Judge.Verdict judged(Harvest.Deed deed) {
    Match<Harvest.Farms> match = Match.start(new Harvest(), Harvest.SETUP);
    Chronicler<Harvest.Farms> chronicler = new Chronicler<>(match);
    Entry entry = new Entry(Seat.of(0), Harvest.notation(deed));
    chronicler.add(entry, ((Step.Applied<Harvest.Farms>) match.apply(entry)).match());
    List<Chronicle.Choice> choices = chronicler.chronicle().choices();
    return new SearchJudge().turn(new Harvest(), choices, Thinking.of(3_000, 1));
  }

  private static List<String> keys(Judge.Verdict verdict) {
    return verdict.reasons().stream().map(Hint.Reason::key).toList();
  }

  @Test
  void what_is_better_has_its_reasons_from_the_same_matches() {
    Judge.Verdict lost = judged(Harvest.Deed.LOSE);
    assertEquals(List.of(Harvest.notation(Harvest.Deed.WIN)), lost.better());
    assertEquals(List.of(Contrast.WINS, Contrast.STAYS), keys(lost));
    Judge.Verdict rested = judged(Harvest.Deed.REST);
    assertEquals(List.of(Contrast.WINS), keys(rested));
    assertEquals(rested, judged(Harvest.Deed.REST));
  }

  @Test
  void what_is_right_needs_no_reasons() {
    Judge.Verdict right = judged(Harvest.Deed.WIN);
    assertTrue(right.better().isEmpty());
    assertEquals(List.of(), right.reasons());
  }

  /** The choices of a match in which each seat takes a stone and the first one another. */
  private static List<Chronicle.Choice> stones() {
    Match<Heap.Stones> match = Match.start(new Heap(), HEAP);
    Chronicler<Heap.Stones> chronicler = new Chronicler<>(match);
    for (int seat : List.of(0, 1, 0)) {
      Entry entry = new Entry(Seat.of(seat), "take 1");
      match = ((Step.Applied<Heap.Stones>) match.apply(entry)).match();
      chronicler.add(entry, match);
    }
    return chronicler.chronicle().choices();
  }

  @Test
  void a_turn_of_which_no_match_is_found_in_time_is_not_judged() {
    Thinking over = Thinking.of(3_000, 1).until(used -> true);
    List<Chronicle.Choice> turn = stones().subList(1, 2);
    assertNull(new SearchJudge().turn(Scarce.after(0).heap(), turn, over));
    assertNotNull(new SearchJudge().turn(new Heap(), turn, over));
  }

  private static Judge.Retry retried(Scarce scarce) {
    Attempt<Heap.Stones> attempt = Attempt.of(scarce.heap(), stones().get(1), false, 1);
    // It is ended while a match that fits is looked for in vain.
    Thinking thinking = Thinking.of(20_000, 1).until(used -> scarce.begun() > 500);
    List<String> played = List.of("take 1");
    return new SearchJudge().retry(attempt.choose("take 2"), played, List.of("take 3"), thinking);
  }

  @Test
  void a_retry_is_judged_by_the_matches_found_in_time_if_there_are_any() {
    assertNull(retried(Scarce.after(1)), "one for the attempt, and none for its judge");
    assertNotNull(retried(Scarce.after(3)));
  }
}
