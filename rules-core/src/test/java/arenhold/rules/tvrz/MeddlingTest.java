package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import arenhold.rules.Asked;
import arenhold.rules.Command;
import arenhold.rules.Patience;
import arenhold.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tables at which everybody may cast in an approach window (R54). */
class MeddlingTest {

  /** A attacks B; C and D look on. */
  private static Siege meddling(String attacker, String defenders, String meddlers) {
    Siege siege = Siege.of(4).table("meddling", "yes").hand('D', "dog");
    siege.hand('A', attacker + " dog").hand('B', defenders).hand('C', meddlers);
    return siege.play("at 2", "attack " + attacker, "part gate");
  }

  private static List<Integer> asked(Siege siege) {
    List<Integer> seats = new ArrayList<>();
    for (Asked asked : siege.played().open()) {
      if (!asked.offer()) seats.add(asked.seat().index());
    }
    return seats;
  }

  @Test
  void everybody_is_asked_from_the_fort_to_the_left_TV_R54() {
    Siege siege = meddling("ankat", "dog", "dog");
    assertEquals("approach", siege.asked());
    assertEquals(List.of(1, 2, 3, 0), asked(siege));
    siege.play("pass", "pass", "pass").offers("pass").play("pass").play("defend dog");
    assertEquals("exchange", siege.asked());
    assertEquals(List.of(1, 0), asked(siege), "the sides alone");
  }

  @Test
  void who_is_out_is_not_asked_TV_R54() {
    Siege siege = Siege.of(3).table("meddling", "yes").hand('A', "ankat dog").hand('B', "dog dog");
    siege.with("exits", List.of(Map.of("seat", 2, "how", "conquered", "by", 0, "moment", 0)));
    siege.play("attack ankat", "part gate");
    assertEquals(List.of(1, 0), asked(siege));
  }

  @Test
  void an_act_of_a_third_player_starts_the_clock_anew_TV_R54_TV_R106() {
    Siege siege = meddling("ankat", "dog", "beast-charmer").play("pass");
    Patience before = siege.played().patience(Seat.of(0));
    siege.play("cast beast-charmer", "spell werewolf-breath");
    assertEquals(List.of(1, 2, 3, 0), asked(siege));
    assertNotEquals(before, siege.played().patience(Seat.of(0)));
  }

  @Test
  void a_third_player_slows_the_attacker_before_the_fort_TV_R54_TV_T15_6() {
    Siege siege = meddling("ankat", "dog", "mlhor").play("cast mlhor", "spell slow");
    TvrzView.Waiting waiting = siege.view().seats().getFirst().waiting().getFirst();
    assertEquals(1, waiting.target());
    assertEquals(1, waiting.rounds());
    siege.nobodyOut();
  }

  @Test
  void a_third_player_gazes_at_the_attacker_TV_R54_TV_R63() {
    Siege siege = meddling("ankat", "dog", "samota dog").play("cast samota");
    siege.play("spell deadly-gaze").dead("ankat", "samota").holds('B', "dog").nobodyOut();
  }

  @Test
  void a_third_player_neither_strikes_nor_transfers_nor_promises_TV_R54() {
    meddling("ankat", "dog", "korunka slave-east robber").refuses("cast korunka", "promise");
    Siege siege = meddling("ankat", "dog", "obloun dog raven").refuses("cast obloun");
    siege.refuses("ambush robber");
    siege = Siege.of(3).table("meddling", "yes").hand('A', "ankat dog").hand('B', "dog");
    siege.hand('C', "obloun").unit('C', 1, "raven").play("at 2", "attack ankat", "part gate");
    siege.play("cast obloun").refuses("spell transfer-attacker", "spell transfer-companion-human");
    siege.play("spell mobilization").holds('C', "raven");
  }

  @Test
  void who_leaves_meanwhile_passes_TV_R54() {
    Siege siege = meddling("ankat", "dog", "mlhor").command('C', Command.RESIGN);
    siege.refuses("cast mlhor");
    assertEquals("~pass", siege.played().due().notation());
  }

  @Test
  void without_the_option_nobody_meddles_TV_R54() {
    Siege siege = Siege.of(3).hand('A', "ankat dog").hand('B', "dog").hand('C', "mlhor samota");
    siege.play("at 2", "attack ankat", "part gate").refuses("cast mlhor", "cast samota");
    assertEquals(List.of(1, 0), asked(siege));
  }
}
