package arenhold.rules.destiny.ability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** Red events of the heroes, and neutral ones. */
class RedEventsTest {

  @Test
  void card_103_discards_two_more_and_draws_DS_D11_12_DS_D7_6() {
    Duel duel = Duel.of("27", "11").given(103).pool('A', "27:1discard").hand('B', 105, 105, 105);
    duel.play("play 103").holds('B').holds('A', 157).inPool('A');
    Duel.of("27", "11").given(103).play("play 103").holds('A');
  }

  @Test
  void card_104_removes_all_of_value_2_and_more_DS_D7_1_DS_D13_11() {
    Duel duel = Duel.of("28", "21e 11").given(104);
    duel.pool('B', "21:2ranged", "21:1ranged", "11:2melee/1").play("play 104");
    duel.inPool('B', "21:1ranged");
    Duel.of("28", "21").given(104).field(168, 'B').refuses("play 104");
  }

  @Test
  void card_105_heals_anybody_even_for_nothing_DS_D6_4_DS_D10_8() {
    Duel.of("28/1", "11").given(105).play("play 105", "at 28").side('A', "28");
    Duel.of("28/3", "11/3").given(105).play("play 105", "at 11").side('B', "11/1");
    Duel.of("28", "11").given(105).play("play 105", "at 28").side('A', "28").has('A', 0);
  }

  @Test
  void card_106_activates_a_red_character_DS_D12_2() {
    Duel duel = Duel.of("28 29! 35", "11").given(106).play("play 106").asks('A', "extra");
    duel.side('A', "28! 29! 35").inPool('A', "28:1ranged");
  }

  @Test
  void card_107_turns_red_dice_to_what_an_opponent_shows_DS_D13_12_DS_D13_14() {
    Duel duel =
        Duel.of("28 29+44", "11").given(107).pool('A', "28:1ranged", "29:blank", "44:blank");
    duel.pool('B', "11:1resource").play("play 107").refuses("die 44");
    duel.play("die 28", "die 29").inPool('A', "28:1resource", "29:1resource", "44:blank");
    Duel.of("28", "11").given(107).pool('A', "28:blank").play("play 107").asks("action");
  }

  @Test
  void card_108_resolves_any_die_for_one_more_DS_D8_11() {
    Duel duel = Duel.of("28", "11").given(108).pool('A', "28:1ranged");
    duel.play("play 108", "at 11").side('B', "11/2").inPool('A');
    duel = Duel.of("28+54", "11").given(108).pool('A', "28:2ranged/1", "54:+2ranged");
    duel.play("play 108").asks("action").inPool('A', "28:2ranged/1", "54:+2ranged");
  }

  @Test
  void card_109_plays_a_red_upgrade_again_for_less() {
    Duel duel = Duel.of("28", "11").given(109).pile('A', 54, 61).play("play 109");
    duel.side('A', "28+54").discarded('A', 61, 109);
    Duel.of("28", "11").given(109).pile('A', 55).resources('A', 1).play("play 109").side('A', "28");
  }

  @Test
  void card_110_gives_an_opponent_the_last_action_DS_D17_11_DS_D9_15() {
    Duel duel = Duel.of("28", "11").given(110).field(168, 'B').play("play 110", "activate 11");
    duel.asks('B', "action");
    assertEquals(3, duel.position().round);
    assertEquals(1, duel.position().controller);
  }

  @Test
  void card_110_lets_additional_actions_be_finished_DS_D9_5_DS_D17_8() {
    Duel duel = Duel.of("28", "38 45").given(110).hand('B', 63).resources('B', 2);
    duel.play("play 110", "play 63", "at 38", "yes", "activate 38", "activate 45");
    assertEquals(3, duel.position().round);
  }

  @Test
  void card_110_ends_the_phase_even_if_nobody_acts_DS_D18_17() {
    Duel declined = Duel.of("28", "11").given(110).play("play 110", "done");
    assertEquals(3, declined.position().round);
    Duel claimed = Duel.of("28", "11").given(110).claimed('B').play("play 110");
    assertEquals(3, claimed.position().round);
  }

  @Test
  void card_111_readies_or_exhausts_a_support_DS_D6_9_DS_D13_6() {
    Duel duel = Duel.of("28 101!", "20 101").given(111).play("play 111", "mode 1");
    duel.side('A', "28 101").side('B', "20 101");
    duel = Duel.of("28 101!", "20 101").given(111).play("play 111", "mode 2");
    duel.side('B', "20 101!").play("activate 20", "pass").asks('B', "action").refuses("use 101");
  }

  @Test
  void card_112_discards_a_support_worth_no_more_than_the_dice_DS_D13_4_DS_D18_11() {
    Duel duel = Duel.of("28 29", "2 5 6").given(112).pool('A', "28:1ranged", "29:2ranged");
    duel.play("play 112", "die 28", "die 29").side('B', "2 5").inPool('A').discarded('B', 6);
    Duel.of("28", "2 6")
        .given(112)
        .pool('A', "28:1ranged")
        .play("play 112", "done")
        .side('B', "2 6");
  }

  @Test
  void card_138_draws_for_each_exhausted_character_and_sets_aside_DS_D4_9() {
    Duel duel = Duel.of("28! 29! 35", "11").given(138).hand('A', 105);
    duel.play("play 138", "card 157", "card 105").holds('A', 157);
    assertEquals(2, duel.position().sides[0].aside.size());
    duel = Duel.of("28! 29!", "11").given(138).deck('A', 157, 0).hand('A', 105);
    duel.play("play 138", "card 105").holds('A');
    Duel.of("35!", "11").given(138).play("play 138").deckSize('A', 10);
  }

  @Test
  void card_139_needs_the_battlefield() {
    Duel duel = Duel.of("28 35", "11").given(139);
    duel.play("play 139", "at 28", "at 35", "at 35").side('A', "28*1 35*2");
    Duel.of("28", "11").given(139).field(168, 'B').refuses("play 139");
  }

  @Test
  void card_140_adds_two_for_a_vehicle_DS_D8_12() {
    Duel duel = Duel.of("2 5", "35").given(140).pool('A', "2:1ranged", "5:3ranged");
    duel.play("play 140", "die 5", "at 35").asks("action");
    duel.side('B', "35/5").inPool('A', "2:1ranged");
  }

  @Test
  void card_140_adds_one_for_others_DS_D8_12() {
    Duel duel = Duel.of("2", "35").given(140).pool('A', "2:1ranged");
    duel.play("play 140", "at 35").side('B', "35/2");
  }

  @Test
  void card_141_exhausts_a_leader_to_ready_another_DS_D11_11_DS_D6_9() {
    Duel.of("28 29!", "11").given(141).play("play 141").side('A', "28! 29");
    Duel.of("28! 29!", "11").given(141).play("play 141").side('A', "28! 29!");
    Duel.of("2 35!", "11").given(141).play("play 141").side('A', "2 35!");
  }

  @Test
  void card_142_resolves_a_resource_die_for_one_more_DS_D8_12_DS_D13_13() {
    Duel.of("28", "11").given(142).pool('A', "28:1resource").play("play 142").has('A', 2);
    Duel.of("35", "11").given(142).pool('A', "35:1resource").play("play 142").has('A', 0);
  }

  @Test
  void card_143_activates_common_characters_together_DS_D18_14() {
    Duel duel = Duel.of("2 2 2! 1", "35").given(143).nature("1resource", "blank");
    duel.play("play 143").refuses("at 1").play("at 2", "at 2");
    duel.inPool('A', "2:1resource", "2:blank").side('A', "2! 2! 2! 1");
    Duel.of("2", "35").given(143).play("play 143", "done").side('A', "2");
  }
}
