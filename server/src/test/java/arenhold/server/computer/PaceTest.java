package arenhold.server.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Level;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** When computers answer: at a human pace, and by what everybody knows. */
class PaceTest {

  private static final Pace PACE = new Pace(800, 3_000, 3_000);
  private static final String DEAL = "0123456789abcdef".repeat(4);
  private static final String OTHER = "f123456789abcdef".repeat(4);

  private static Pace.Facts facts(String deal, long moment, Level level, boolean goesOn) {
    return new Pace.Facts(deal, moment, 1, level, goesOn, Long.MAX_VALUE);
  }

  @Test
  void the_same_facts_give_the_same_times_and_others_give_others() {
    Set<Long> drawn = new HashSet<>();
    for (String deal : new String[] {DEAL, OTHER}) {
      for (long moment = 0; moment < 50; moment++) {
        Pace.Facts facts = facts(deal, moment, Level.ADEPT, false);
        assertEquals(PACE.of(facts), PACE.of(facts));
        drawn.add(PACE.of(facts).due());
      }
    }
    assertTrue(drawn.size() > 80, "hardly two questions alike: " + drawn.size());
  }

  @Test
  void answers_take_as_long_as_people_take_and_stronger_levels_longer() {
    long[] sums = new long[Level.values().length];
    for (Level level : Level.values()) {
      for (long moment = 0; moment < 200; moment++) {
        Pace.Times times = PACE.of(facts(DEAL, moment, level, false));
        assertTrue(times.due() >= 800 && times.due() <= 3_000, times.toString());
        assertTrue(times.thinking() < times.due() && times.thinking() >= times.due() * 7 / 8);
        assertEquals(times.due() + 3_000, times.late());
        sums[level.ordinal()] += times.due();
      }
    }
    for (int i = 1; i < sums.length; i++) assertTrue(sums[i] > sums[i - 1]);
  }

  @Test
  void a_seat_that_goes_on_with_its_turn_takes_less() {
    for (long moment = 0; moment < 100; moment++) {
      long due = PACE.of(facts(DEAL, moment, Level.MASTER, true)).due();
      assertTrue(due >= 800 && due <= 1_350, "" + due);
    }
  }

  @Test
  void a_clock_that_runs_out_is_not_waited_for() {
    var facts = new Pace.Facts(DEAL, 7, 0, Level.MASTER, false, 300);
    assertEquals(300, PACE.of(facts).due());
    assertEquals(450, PACE.of(facts).late());
    var none = new Pace.Facts(DEAL, 7, 0, Level.MASTER, false, -5);
    assertEquals(0, PACE.of(none).late());
  }

  @Test
  void without_a_pace_an_answer_is_given_when_it_is_there() {
    Pace none = new Pace(0, 3_000, 2_000);
    assertEquals(
        new Pace.Times(2_000, 0, Long.MAX_VALUE), none.of(facts(DEAL, 7, Level.MASTER, false)));
  }
}
