package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Red events of the heroes. */
class RedEventsTest {

  @Test
  @Shown(
      card = 103,
      as = {SUCCESS, LIMIT})
  void card_103_discards_two_more_and_draws_DS_D11_12_DS_D7_6() {
    Duel duel = Duel.of("27", "11").given(103).pool('A', "27:1discard").hand('B', 105, 105, 105);
    duel.play("play 103").holds('B').holds('A', 157).inPool('A');
    Duel.of("27", "11").given(103).play("play 103").holds('A');
  }

  @Test
  @Shown(
      card = 104,
      as = {SUCCESS, LIMIT})
  void card_104_removes_all_of_value_2_and_more_DS_D7_1_DS_D13_11() {
    Duel duel = Duel.of("28", "21e 11").given(104);
    duel.pool('B', "21:2ranged", "21:1ranged", "11:2melee/1").play("play 104");
    duel.inPool('B', "21:1ranged");
    Duel.of("28", "21").given(104).field(168, 'B').refuses("play 104");
  }

  @Test
  @Shown(
      card = 105,
      as = {SUCCESS, LIMIT})
  void card_105_heals_anybody_even_for_nothing_DS_D6_4_DS_D10_8() {
    Duel.of("28/1", "11").given(105).play("play 105", "at 28").side('A', "28");
    Duel.of("28/3", "11/3").given(105).play("play 105", "at 11").side('B', "11/1");
    Duel.of("28", "11").given(105).play("play 105", "at 28").side('A', "28").has('A', 0);
  }

  @Test
  @Shown(card = 106, as = SUCCESS)
  void card_106_activates_a_red_character_DS_D12_2() {
    Duel duel = Duel.of("28 29! 35", "11").given(106).play("play 106").asks('A', "extra");
    duel.side('A', "28! 29! 35").inPool('A', "28:1ranged");
  }

  @Test
  @Shown(
      card = 107,
      as = {SUCCESS, LIMIT})
  void card_107_turns_red_dice_to_what_an_opponent_shows_DS_D13_12_DS_D13_14() {
    Duel duel =
        Duel.of("28 29+44", "11").given(107).pool('A', "28:1ranged", "29:blank", "44:blank");
    duel.pool('B', "11:1resource").play("play 107").refuses("die 44");
    duel.play("die 28", "die 29").inPool('A', "28:1resource", "29:1resource", "44:blank");
    Duel.of("28", "11").given(107).pool('A', "28:blank").play("play 107").asks("action");
    duel = Duel.of("28 5", "11").given(107).pool('A', "28:1ranged", "5:2shield");
    duel.pool('B', "11:1resource").play("play 107").refuses("die 5").play("die 28");
    duel.inPool('A', "28:1resource", "5:2shield");
  }

  @Test
  @Shown(
      card = 108,
      as = {SUCCESS, LIMIT})
  void card_108_resolves_any_die_for_one_more_DS_D8_11() {
    Duel duel = Duel.of("28", "11").given(108).pool('A', "28:1ranged");
    duel.play("play 108", "at 11").side('B', "11/2").inPool('A');
    duel = Duel.of("28+54", "11").given(108).pool('A', "28:2ranged/1", "54:+2ranged");
    duel.play("play 108").asks("action").inPool('A', "28:2ranged/1", "54:+2ranged");
  }

  @Test
  @Shown(
      card = 109,
      as = {SUCCESS, LIMIT})
  void card_109_plays_a_red_upgrade_again_for_less() {
    Duel duel = Duel.of("28", "11").given(109).pile('A', 54, 61).play("play 109");
    duel.side('A', "28+54").discarded('A', 61, 109);
    Duel.of("28", "11").given(109).pile('A', 55).resources('A', 1).play("play 109").side('A', "28");
  }

  @Test
  @Shown(card = 110, as = SUCCESS)
  void card_110_gives_an_opponent_the_last_action_DS_D17_11_DS_D9_15() {
    Duel duel = Duel.of("28", "11").given(110).field(168, 'B').play("play 110", "activate 11");
    duel.asks('B', "action");
    assertEquals(3, duel.position().round);
    assertEquals(1, duel.position().controller);
  }

  @Test
  @Shown(card = 110, as = INTERACTION)
  void card_110_lets_additional_actions_be_finished_DS_D9_5_DS_D17_8() {
    Duel duel = Duel.of("28", "38 45").given(110).hand('B', 63).resources('B', 2);
    duel.play("play 110", "play 63", "at 38", "yes", "activate 38", "activate 45");
    assertEquals(3, duel.position().round);
  }

  @Test
  @Shown(card = 110, as = LIMIT)
  void card_110_ends_the_phase_even_if_nobody_acts_DS_D18_17() {
    Duel declined = Duel.of("28", "11").given(110).play("play 110", "done");
    assertEquals(3, declined.position().round);
    Duel claimed = Duel.of("28", "11").given(110).claimed('B').play("play 110");
    assertEquals(3, claimed.position().round);
  }

  @Test
  @Shown(card = 111, as = SUCCESS)
  void card_111_readies_or_exhausts_a_support_DS_D6_9_DS_D13_6() {
    Duel duel = Duel.of("28 101!", "20 101").given(111).play("play 111", "mode 1");
    duel.side('A', "28 101").side('B', "20 101");
    duel = Duel.of("28 101!", "20 101").given(111).play("play 111", "mode 2");
    duel.side('B', "20 101!").play("activate 20", "pass").asks('B', "action").refuses("use 101");
  }

  @Test
  @Shown(
      card = 112,
      as = {SUCCESS, LIMIT})
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
  @Shown(card = 103, as = LIMIT)
  void card_103_is_in_vain_without_a_red_discard_die_DS_D11_12() {
    Duel duel = Duel.of("27 20", "11").given(103).hand('B', 105);
    duel.pool('A', "20:2discard", "27:1ranged").play("play 103").asks('B', "action");
    duel.holds('A').holds('B', 105).inPool('A', "27:1ranged", "20:2discard");
  }

  @Test
  @Shown(card = 103, as = INTERACTION)
  void card_103_draws_before_card_27_answers_an_emptied_hand_DS_D11_8_DS_D18_6() {
    Duel duel = Duel.of("27", "11 10").given(103).pool('A', "27:1discard").hand('B', 105, 105);
    duel.play("play 103").asks('B', "target").play("at 10");
    duel.side('B', "11 10/2").holds('A', 157).holds('B');
  }

  @Test
  @Shown(card = 104, as = LIMIT)
  void card_104_spares_the_own_dice_and_those_of_no_value_DS_D7_1() {
    Duel duel = Duel.of("28", "10 11 27").given(104).pool('A', "28:2ranged");
    duel.pool('B', "10:2disrupt", "11:special", "27:blank").play("play 104");
    duel.inPool('A', "28:2ranged").inPool('B', "11:special", "27:blank");
    duel = Duel.of("28", "10", "46").given(104).pool('B', "10:3melee").pool('C', "46:2ranged");
    duel.play("play 104", "seat 3").inPool('B', "10:3melee").inPool('C');
  }

  @Test
  @Shown(card = 104, as = INTERACTION)
  void card_104_counts_the_hand_behind_card_31_DS_D7_12() {
    Duel duel = Duel.of("28", "29 31").given(104).pool('B', "31:Xranged").hand('B', 157);
    duel.play("play 104").inPool('B', "31:Xranged");
    duel = Duel.of("28", "29 31").given(104).pool('B', "31:Xranged").hand('B', 157, 105);
    duel.play("play 104").inPool('B');
  }

  @Test
  @Shown(card = 105, as = LIMIT)
  void card_105_heals_two_and_no_support_DS_D10_8() {
    Duel duel = Duel.of("28/3*1 99/3", "11/2").given(105).play("play 105").refuses("at 99");
    duel.play("at 28").side('A', "28/1*1 99/3").side('B', "11/2");
  }

  @Test
  @Shown(card = 105, as = INTERACTION)
  void card_105_heals_nobody_from_the_mark_of_card_23_DS_D11_13() {
    Duel duel = Duel.of("28/2 35", "20+23").given(105).pool('B', "23:special").turn('B');
    duel.resources('B', 5).play("resolve 23", "at 28", "play 105", "at 28");
    duel.side('A', "28 35").endOfRound().side('A', "35");
  }

  @Test
  @Shown(card = 106, as = LIMIT)
  void card_106_activates_neither_exhausted_nor_other_characters_DS_D9_10() {
    Duel duel = Duel.of("28! 35 5", "2").given(106).play("play 106").asks('A', "extra");
    duel.side('A', "28! 35 5").side('B', "2").inPool('A').inPool('B');
  }

  @Test
  @Shown(card = 106, as = INTERACTION)
  void card_106_lets_a_guardian_step_in_and_card_21_follow_DS_D12_3_DS_D18_7() {
    Duel duel = Duel.of("30", "10 21").given(106).pool('B', "10:2melee").nature("1shield");
    duel.play("play 106", "die 10").asks('B', "trigger").play("yes").asks('A', "extra");
    duel.side('A', "30/2!").inPool('A', "30:1shield").side('B', "10 21!");
    duel.inPool('B', "21:1ranged");
  }

  @Test
  @Shown(card = 107, as = INTERACTION)
  void card_107_takes_the_symbol_of_any_opponent_and_a_plus_for_it_DS_D15_4_DS_D7_13() {
    Duel duel = Duel.of("4 28", "19", "35").given(107).pool('A', "4:blank", "28:blank");
    duel.pool('B', "19:+2ranged").pool('C', "35:1focus").play("play 107");
    duel.asks("symbol", "symbol ranged", "symbol focus").refuses("symbol blank");
    duel.play("symbol ranged", "die 4", "side +2ranged");
    duel.inPool('A', "4:+2ranged", "28:blank").inPool('B', "19:+2ranged").inPool('C', "35:1focus");
  }

  @Test
  @Shown(card = 108, as = INTERACTION)
  void card_108_disrupts_for_one_more_and_card_100_gains_it_DS_D8_12_DS_D11_8() {
    Duel duel = Duel.of("28 6 100", "11").given(108).pool('A', "6:1disrupt").resources('B', 3);
    duel.play("play 108", "yes").has('B', 1).has('A', 2).side('A', "28 6 100!").inPool('A');
  }

  @Test
  @Shown(card = 109, as = LIMIT)
  void card_109_leaves_what_is_no_red_upgrade_DS_D13_3() {
    Duel duel = Duel.of("28", "11").given(109).pile('A', 61, 59, 105, 6).resources('A', 9);
    duel.pile('B', 54).play("play 109").asks('B', "action").side('A', "28").has('A', 9);
    duel.discarded('A', 6, 59, 61, 105, 109).discarded('B', 54);
  }

  @Test
  @Shown(card = 109, as = INTERACTION)
  void card_109_plays_so_that_cards_38_and_56_see_it_DS_D9_6() {
    Duel duel = Duel.of("28 38", "11").given(109).pile('A', 54);
    duel.play("play 109", "at 38", "yes").asks('A', "extra").side('A', "28 38+54").has('A', 0);
    duel = Duel.of("28", "11").given(109).pile('A', 56).play("play 109", "yes");
    duel.side('A', "28+56").holds('A', 157);
  }

  @Test
  @Shown(card = 111, as = LIMIT)
  void card_111_is_about_supports_alone_DS_D13_6_DS_D6_9() {
    Duel duel = Duel.of("28!+90! 101", "20! 5").given(111).play("play 111", "mode 1");
    duel.asks('B', "action").side('A', "28!+90! 101").side('B', "20! 5");
    duel = Duel.of("28+90 101!", "20").given(111).play("play 111", "mode 2");
    duel.asks('B', "action").side('A', "28+90 101!").side('B', "20");
  }

  @Test
  @Shown(card = 111, as = INTERACTION)
  @Shown(card = 101, as = INTERACTION)
  void card_111_lets_card_101_be_used_again_DS_D6_9() {
    Duel duel = Duel.of("28 101", "20").given(111).play("use 101", "pass", "play 111", "mode 1");
    duel.has('A', 1).play("pass", "use 101").has('A', 2).side('A', "28 101!");
  }

  @Test
  @Shown(card = 112, as = LIMIT)
  void card_112_takes_no_other_dice_and_spares_upgrades_and_what_is_dearer_DS_D13_4() {
    Duel duel = Duel.of("28 45", "2+54 6").given(112);
    duel.pool('A', "28:1focus", "45:2ranged").play("play 112").asks('B', "action");
    duel.inPool('A', "28:1focus", "45:2ranged").side('B', "2+54 6");
    duel = Duel.of("28 29", "2+54 6").given(112).pool('A', "28:1ranged");
    duel.play("play 112", "die 28").asks('B', "action").inPool('A').side('B', "2+54 6");
    duel = Duel.of("28 29", "2+54 6").given(112).pool('A', "29:2ranged");
    duel.play("play 112", "die 29").inPool('A').side('B', "2+54").discarded('B', 6);
    duel = Duel.of("28", "2 6 136").given(112).pool('A', "28:2ranged");
    duel.play("play 112", "done").inPool('A', "28:2ranged").side('B', "2 6");
  }

  @Test
  @Shown(card = 112, as = INTERACTION)
  void card_112_discards_card_42_once_it_is_a_support_DS_D18_24() {
    Duel duel = Duel.of("11 28 29", "35/11+42 38").given(112);
    duel.pool('A', "11:1melee", "28:1ranged", "29:2ranged").play("resolve 11", "at 35");
    duel.side('B', "42 38").play("play 112", "die 28", "die 29");
    duel.side('B', "38").discarded('B', 42).inPool('A');
  }
}
