package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.analysis.Judge;
import arenhold.rules.Chronicle;
import arenhold.rules.Chronicler;
import arenhold.rules.Entry;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why something would have been better than what was chosen. */
class SearchJudgeTest {

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
}
