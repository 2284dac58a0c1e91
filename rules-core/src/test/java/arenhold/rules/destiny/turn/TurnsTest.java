package arenhold.rules.destiny.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Event;
import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.play.DestinyEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The course of a round: actions, passes, the claim, upkeep. */
class TurnsTest {

  @Test
  void who_has_passed_may_act_again_DS_D9_4_DS_D16_4() {
    Duel duel = Duel.of("45", "11").play("pass").asks('B', "action").play("activate 11");
    duel.asks('A', "action").offers("activate 45", "claim", "pass");
  }

  @Test
  void two_passes_in_succession_end_the_phase_DS_D9_1_DS_D9_4() {
    Duel duel = Duel.of("45", "11").play("pass", "pass");
    assertEquals(3, duel.position().round);
  }

  @Test
  void upkeep_readies_gathers_pays_and_draws_DS_D9_16() {
    Duel duel = Duel.of("45!", "11").pool('A', "45:1ranged").endOfRound();
    duel.side('A', "45").inPool('A').has('A', 2).has('B', 2).deckSize('A', 5);
    duel.holds('A', 157, 157, 157, 157, 157);
  }

  @Test
  void more_than_five_cards_may_be_held_DS_D16_9() {
    Duel duel = Duel.of("45", "11").hand('A', 5, 5, 5, 5, 5, 5).endOfRound();
    duel.holds('A', 5, 5, 5, 5, 5, 5).deckSize('A', 10);
  }

  @Test
  void the_controller_of_the_battlefield_begins_the_round_DS_D9_2() {
    Duel.of("45", "11").field(168, 'B').endOfRound().asks('B', "action");
  }

  @Test
  void who_has_claimed_passes_until_the_end_DS_D9_14() {
    Duel duel = Duel.of("45", "11").field(168, 'B').play("claim", "no", "activate 11");
    duel.asks('B', "action").refuses("claim").play("pass");
    assertEquals(3, duel.position().round);
    assertEquals(0, duel.position().controller);
  }

  @Test
  void an_event_is_carried_out_and_discarded_DS_D9_7_DS_D6_3() {
    Duel duel = Duel.of("45", "11").given(157).play("play 157", "at 45");
    duel.side('A', "45*1").discarded('A', 157).holds('A');
  }

  @Test
  void an_upgrade_may_replace_another_for_less_DS_D9_8_DS_D16_11_DS_D16_19_DS_D6_5() {
    Duel duel = Duel.of("45+63", "11").hand('A', 8).play("play 8");
    duel.side('A', "45+8").discarded('A', 63).has('A', 0);
    duel = Duel.of("45+66", "11").hand('A', 54).play("play 54");
    duel.side('A', "45+54").discarded('A', 66).has('A', 0);
  }

  @Test
  void a_support_comes_with_its_die_on_it_DS_D9_9_DS_D3_9_DS_D4_5() {
    Duel duel = Duel.of("11", "45").given(6).play("play 6").side('A', "11 6").inPool('A');
    duel.nature("3ranged/1").play("activate 6").inPool('A', "6:3ranged/1");
  }

  @Test
  void activating_rolls_the_character_with_its_upgrades_DS_D9_10_DS_D6_7() {
    Duel duel = Duel.of("45+63!", "11").nature("2ranged", "1shield").play("activate 45");
    duel.side('A', "45!+63!").inPool('A', "45:2ranged", "63:1shield");
    Duel.of("45!", "11").asks("action").refuses("activate 45");
  }

  @Test
  void a_discarded_card_rerolls_dice_together_DS_D9_11() {
    Duel duel = Duel.of("45e", "11").pool('A', "45:blank", "45:1shield").hand('A', 157);
    duel.nature("2ranged", "1melee").play("reroll", "die 45", "die 45");
    duel.inPool('A', "45:2ranged", "45:1melee").discarded('A', 157);
    Duel.of("45", "11").hand('A', 157).asks("action").refuses("reroll");
    Duel.of("45", "11").pool('A', "45:blank").asks("action").refuses("reroll");
  }

  @Test
  void a_unique_card_is_unique_for_each_player_DS_D1_5_DS_D1_4_DS_D16_15_DS_D16_1() {
    Duel duel = Duel.of("11 35", "11+15").given(15).asks("action").offers("play 15");
    duel.play("play 15", "at 35").side('A', "11 35+15");
    Duel.of("11+15 35", "11").given(15).asks("action").refuses("play 15");
  }

  @Test
  void it_is_drawn_who_sits_where_and_everybody_sees_it_DS_D15_1() {
    Duel duel = Duel.opening(4).nature("seat 3", "seat 4").asks("set-back");
    for (char seat = 'A'; seat <= 'D'; seat++)
      assertEquals(List.of(0, 2, 3, 1), seated(duel, seat));
    assertEquals(List.of(0, 2, 1), seated(Duel.opening(3).nature("seat 3").asks("set-back"), 'B'));
    assertEquals(null, seated(Duel.opening(2).asks("set-back"), 'B'));
  }

  private static List<Integer> seated(Duel duel, char seat) {
    for (Event each : duel.told(seat)) {
      if (each instanceof DestinyEvent.Seated(List<Integer> clockwise)) return clockwise;
    }
    return null;
  }

  @Test
  void turns_go_clockwise_by_the_seats_that_were_drawn_DS_D15_1_DS_D15_3() {
    Duel duel = Duel.of("45", "11", "2").clockwise("ACB").play("pass").asks('C', "action");
    duel.play("pass").asks('B', "action").play("activate 11").asks('A', "action");
    duel = Duel.of("45", "2/6", "11", "35").clockwise("ADBC").field(168, 'B');
    duel.pool('A', "45:1ranged").play("resolve 45", "at 2").asks('D', "action");
    assertEquals(2, duel.position().controller);
    assertEquals(List.of(3, 2), duel.position().opponents(0));
  }

  @Test
  void with_three_the_phase_ends_when_all_have_passed_DS_D15_3_DS_D15_1() {
    Duel duel = Duel.of("45", "11", "2").play("pass", "pass").asks('C', "action").play("pass");
    assertEquals(3, duel.position().round);
  }
}
