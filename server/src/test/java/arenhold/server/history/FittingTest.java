package arenhold.server.history;

import static arenhold.players.Level.ADEPT;
import static arenhold.players.Level.APPRENTICE;
import static arenhold.players.Level.EXPERT;
import static arenhold.players.Level.MASTER;
import static arenhold.players.Level.NOVICE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.players.Level;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The level that is proposed to a player. */
class FittingTest {

  private static final List<Level> OFFERED = List.of(NOVICE, APPRENTICE, ADEPT);

  private static Fitting.Result result(Level level, double score) {
    return new Fitting.Result(level, score);
  }

  private static void fits(Level level, Level last, String why, Fitting.Result... newest) {
    Fitting.Fit expected = new Fitting.Fit(level.key(), last.key(), why);
    assertEquals(expected, Fitting.of(List.of(newest), OFFERED));
  }

  @Test
  void who_has_not_played_gets_no_proposal() {
    assertEquals(Fitting.Fit.NONE, Fitting.of(List.of(), OFFERED));
    assertEquals(Fitting.Fit.NONE, Fitting.of(List.of(result(NOVICE, 1)), List.of()));
  }

  @Test
  void two_wins_lead_one_up_and_two_losses_one_down() {
    fits(APPRENTICE, NOVICE, "won", result(NOVICE, 1), result(NOVICE, 1));
    fits(NOVICE, APPRENTICE, "lost", result(APPRENTICE, 0), result(APPRENTICE, 0));
    fits(ADEPT, APPRENTICE, "won", result(APPRENTICE, 0.67), result(APPRENTICE, 1));
  }

  @Test
  void anything_else_stays() {
    fits(APPRENTICE, APPRENTICE, null, result(APPRENTICE, 1));
    fits(APPRENTICE, APPRENTICE, null, result(APPRENTICE, 1), result(NOVICE, 1));
    fits(APPRENTICE, APPRENTICE, null, result(APPRENTICE, 1), result(APPRENTICE, 0));
    fits(APPRENTICE, APPRENTICE, null, result(APPRENTICE, 0.5), result(APPRENTICE, 1));
  }

  @Test
  void at_the_ends_it_stays_and_what_is_not_on_offer_becomes_the_nearest() {
    fits(ADEPT, ADEPT, null, result(ADEPT, 1), result(ADEPT, 1));
    fits(NOVICE, NOVICE, null, result(NOVICE, 0), result(NOVICE, 0));
    fits(ADEPT, MASTER, null, result(MASTER, 0.5));
    assertEquals(
        new Fitting.Fit("expert", "novice", null),
        Fitting.of(List.of(result(NOVICE, 0.5)), List.of(EXPERT)));
  }
}
