package arenhold.rules.destiny.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** Defeat, and how matches end. */
class EndTest {

  @Test
  void who_has_no_character_left_has_lost_DS_D14_1_DS_D14_4_DS_D2_8() {
    Duel duel = Duel.of("45", "2/6").pool('A', "45:1ranged").play("resolve 45", "at 2");
    duel.won('A', "defeat");
  }

  @Test
  void the_upgrades_of_the_defeated_are_discarded_or_moved_DS_D10_7_DS_D6_5() {
    Duel duel = Duel.of("11", "45/9+63! 38").pool('A', "11:1melee");
    duel.play("resolve 11", "at 45", "done").side('B', "38").discarded('B', 63);
    duel = Duel.of("11", "45/9+63! 38").pool('A', "11:1melee");
    duel.play("resolve 11", "at 45", "at 38").side('B', "38+63!").discarded('B');
  }

  @Test
  void a_fourth_upgrade_that_arrives_takes_the_place_of_one_DS_D16_3() {
    Duel duel = Duel.of("11", "45/9+63 38+44+40+61").pool('A', "11:1melee");
    duel.play("resolve 11", "at 45", "at 38").asks("surplus", "piece 44", "piece 40");
    duel.refuses("piece 63").play("piece 40").side('B', "38+63+44+61").discarded('B', 40);
  }

  @Test
  void who_has_no_cards_at_the_end_of_a_round_has_lost_DS_D14_2() {
    Duel.of("45", "11").deckOf('B').endOfRound().won('A', "deck-out");
    Duel duel = Duel.of("45", "11").deckOf('A').deckOf('B').field(168, 'B');
    duel.endOfRound().won('B', "deck-out-both");
  }

  @Test
  void three_rounds_without_a_deed_are_a_draw_DS_D14_5() {
    Duel duel = Duel.of("45", "11").endOfRound().endOfRound().endOfRound();
    duel.won('A', "standstill").won('B', "standstill");
  }

  @Test
  void the_sixtieth_round_is_the_last_DS_D14_5() {
    Duel.of("45", "11").round(60).endOfRound().won('A', "round-limit");
  }

  @Test
  void the_others_play_on_without_who_is_out_DS_D15_5() {
    Duel duel = Duel.of("45", "2/6", "11").pool('A', "45:1ranged");
    duel.play("resolve 45", "at 2").asks('C', "action");
  }

  @Test
  void the_battlefield_of_who_is_out_passes_clockwise_DS_D15_6() {
    Duel duel = Duel.of("45", "2/6", "11").field(168, 'B').pool('A', "45:1ranged");
    duel.play("resolve 45", "at 2");
    assertEquals(2, duel.position().controller);
  }
}
