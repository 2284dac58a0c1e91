package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Characters of the villains. */
class VillainCharactersTest {

  @Test
  @Shown(
      card = 1,
      as = {SUCCESS, LIMIT})
  @Shown(card = 2, as = INTERACTION)
  void card_1_gives_guardian_to_those_not_unique_DS_D12_3_DS_D11_4() {
    Duel duel = Duel.of("1 2", "29").pool('B', "29:2ranged");
    duel.play("activate 2", "die 29").side('A', "1 2/2!").inPool('B');
    duel = Duel.of("1 2", "29").pool('B', "29:2ranged");
    duel.play("activate 1").asks("action").inPool('B', "29:2ranged");
  }

  @Test
  @Shown(
      card = 3,
      as = {SUCCESS, INTERACTION})
  void card_3_takes_an_upgrade_before_it_can_be_redeployed_DS_D17_17_DS_D18_1() {
    Duel duel = Duel.of("3 2", "38/9+59 45").pool('A', "3:2melee").pool('B', "59:1shield");
    duel.play("resolve 3", "at 38", "yes").asks("action");
    duel.side('A', "3+59 2").side('B', "45").inPool('B');
  }

  @Test
  @Shown(card = 3, as = LIMIT)
  void card_3_takes_no_ability_nor_a_second_copy_DS_D18_4() {
    Duel.of("3", "38/9+39 45").pool('A', "3:2melee").play("resolve 3", "at 38").asks("action");
    Duel.of("3+44", "38/9+44 45")
        .pool('A', "3:2melee")
        .play("resolve 3", "at 38")
        .asks("action")
        .discarded('B', 44);
  }

  @Test
  @Shown(card = 3, as = INTERACTION)
  void card_3_keeps_what_it_took_and_gives_up_something_else_DS_D6_6() {
    Duel duel = Duel.of("3+54+55+61", "38/9+59 45").pool('A', "3:2melee");
    duel.play("resolve 3", "at 38", "yes").refuses("piece 59");
    duel.play("piece 55").side('A', "3+54+61+59").discarded('A', 55);
  }

  @Test
  @Shown(card = 3, as = LIMIT)
  void card_3_is_not_asked_when_the_defeat_is_replaced_DS_D18_1_DS_D18_2() {
    Duel duel = Duel.of("3", "46/9+137+61").pool('A', "3:2melee");
    duel.play("resolve 3", "at 46").asks("action");
    duel.side('B', "46/5+61").discarded('B', 137);
  }

  @Test
  @Shown(
      card = 4,
      as = {SUCCESS, LIMIT})
  void card_4_pays_with_its_die_to_turn_a_support_die() {
    Duel duel = Duel.of("4 5", "29 32").pool('A', "4:blank", "5:special");
    duel.pool('B', "32:2ranged").play("use 4", "side 5ranged/1").inPool('A', "5:5ranged/1");
    duel.inPool('B', "32:2ranged");
    Duel.of("4 5", "35").pool('A', "5:special").refuses("use 4");
  }

  @Test
  @Shown(card = 4, as = LIMIT)
  void card_4_may_pay_for_nothing_DS_D9_12() {
    Duel.of("4+8", "35").pool('A', "4:1shield", "8:special").play("use 4").inPool('A', "8:special");
  }

  @Test
  @Shown(
      card = 9,
      as = {SUCCESS, INTERACTION})
  void card_9_discards_for_one_shield_against_a_die_with_its_modifier_DS_D17_10_DS_D11_17() {
    Duel duel = Duel.of("45+63", "9").pool('A', "45:1ranged", "63:+2ranged").hand('B', 157, 105);
    duel.play("resolve 45", "join 63", "at 9", "yes", "card 105").asks("action");
    duel.side('B', "9/2").holds('B', 157);
  }

  @Test
  @Shown(
      card = 9,
      as = {SUCCESS, INTERACTION})
  void card_9_protects_from_each_of_two_dice_DS_D8_9() {
    Duel duel = Duel.of("45e", "9").pool('A', "45:1ranged", "45:2ranged").hand('B', 157, 157);
    duel.play("resolve 45", "at 9", "yes", "card 157", "resolve 45", "at 9", "yes");
    duel.side('B', "9/1").holds('B');
  }

  @Test
  @Shown(card = 9, as = LIMIT)
  void card_9_is_not_asked_in_vain_DS_D11_18() {
    Duel.of("45", "9").pool('A', "45:1ranged").play("resolve 45", "at 9").asks("action");
    Duel full = Duel.of("45", "9*3").pool('A', "45:1ranged").hand('B', 157);
    full.play("resolve 45", "at 9").asks("action").side('B', "9*2");
  }

  @Test
  @Shown(
      card = 10,
      as = {SUCCESS, LIMIT})
  void card_10_makes_an_opponent_discard_their_choice_DS_D10_13() {
    Duel duel = Duel.of("10", "35").hand('B', 157, 105);
    duel.play("activate 10", "yes").asks('B', "discard").play("card 105").holds('B', 157);
    Duel.of("10", "35").hand('B', 157).play("activate 10", "no").holds('B', 157);
    Duel.of("10", "35").play("activate 10").asks("action");
  }

  @Test
  @Shown(
      card = 11,
      as = {SUCCESS, LIMIT})
  void card_11_deals_the_cost_of_a_random_card_DS_D13_8() {
    Duel duel = Duel.of("11", "35 38").pool('A', "11:special").hand('B', 60, 59).nature("60");
    duel.play("resolve 11").refuses("at 11").play("at 38");
    duel.side('B', "35 38/4").holds('B', 59, 60);
    Duel.of("11", "35").pool('A', "11:special").play("resolve 11").side('B', "35").inPool('A');
  }

  @Test
  @Shown(
      card = 12,
      as = {SUCCESS, LIMIT, INTERACTION})
  void card_12_rerolls_a_die_and_may_defeat_itself_DS_D17_15_DS_D16_8() {
    Duel duel = Duel.of("12/6! 11", "35").pool('B', "35:3melee").nature("blank");
    duel.play("use 12").side('A', "11").inPool('B', "35:blank");
    Duel.of("12", "35").refuses("use 12");
  }

  @Test
  @Shown(
      card = 19,
      as = {SUCCESS, LIMIT})
  void card_19_readies_when_an_opponent_loses_a_character() {
    Duel duel = Duel.of("19! 11", "2/6 35").pool('A', "11:1melee");
    duel.play("resolve 11", "at 2", "yes").side('A', "19 11").side('B', "35");
    duel = Duel.of("19 11", "2/6 35").pool('A', "11:1melee");
    duel.play("resolve 11", "at 2").asks("action");
    duel = Duel.of("19! 12/6", "35").pool('B', "35:blank");
    duel.play("use 12").asks("action").side('A', "19!");
  }

  @Test
  @Shown(
      card = 20,
      as = {SUCCESS, LIMIT})
  void card_20_rerolls_a_yellow_die_of_any_pool() {
    Duel duel = Duel.of("20", "45 35").pool('B', "45:1ranged", "35:2melee");
    duel.nature("1focus", "blank").play("activate 20", "yes").offers("die 20").refuses("die 35");
    duel.play("die 45").inPool('B', "45:blank", "35:2melee").inPool('A', "20:1focus");
  }

  @Test
  @Shown(
      card = 21,
      as = {SUCCESS, LIMIT})
  @Shown(card = 35, as = INTERACTION)
  void card_21_follows_the_opponent_in_the_order_of_the_controller_DS_D11_8_DS_D11_10_DS_D18_7() {
    Duel duel = Duel.of("35", "21").field(168, 'B').play("activate 35").asks('B', "order");
    duel.play("ability 2", "yes").side('B', "21!").holds('A', 157);
    Duel.of("38", "21!").play("activate 38").asks("action");
    Duel.of("38 32", "21").play("activate 32").asks("action").side('B', "21");
  }

  @Test
  @Shown(card = 21, as = INTERACTION)
  void card_21_is_asked_once_when_several_are_activated_DS_D11_17_DS_D18_14() {
    Duel duel = Duel.of("2 2", "21").given(143);
    duel.play("play 143", "at 2", "at 2").asks('B', "trigger").play("no").asks("action");
  }

  @Test
  @Shown(
      card = 22,
      as = {SUCCESS, LIMIT})
  void card_22_discards_to_resolve_a_die_at_once_DS_D11_8_DS_D8_2() {
    Duel duel = Duel.of("22", "35").hand('A', 157).resources('A', 1).nature("3melee/1");
    duel.play("activate 22", "yes", "at 35");
    duel.side('B', "35/3").has('A', 0).inPool('A').discarded('A', 157);
    duel = Duel.of("22", "35").hand('A', 157).nature("blank");
    duel.play("activate 22").asks("action");
    Duel.of("22", "35").nature("1ranged").play("activate 22").asks('B', "action");
  }

  @Test
  @Shown(
      card = 1,
      as = {LIMIT, INTERACTION})
  @Shown(card = 2, as = INTERACTION)
  void card_1_gives_guardian_to_each_of_several_and_not_once_it_fell_DS_D18_14_DS_D11_2() {
    Duel duel = Duel.of("1 2 2", "29 28").given(143).pool('B', "29:2ranged", "28:1ranged");
    duel.play("play 143", "at 2", "at 2", "die 29", "die 28");
    duel.side('A', "1 2/2! 2/1!").inPool('B');
    duel = Duel.of("1/9 2", "29 28").pool('B', "29:2ranged", "28:1ranged").turn('B');
    duel.play("resolve 29", "at 1", "activate 2").asks('B', "action");
    duel.side('A', "2!").inPool('B', "28:1ranged");
  }

  @Test
  @Shown(
      card = 2,
      as = {SUCCESS, LIMIT})
  void card_2_shoots_and_pays_for_its_better_shot_DS_D8_2_DS_D7_9() {
    Duel duel = Duel.of("2 2 2", "35").pool('A', "2:1ranged", "2:2ranged/1", "2:blank");
    duel.resources('A', 1).play("resolve 2", "at 35", "resolve 2", "at 35").asks('B', "action");
    duel.side('B', "35/3").has('A', 0).inPool('A', "2:blank");
    Duel.of("2 2", "35").pool('A', "2:2ranged/1", "2:blank").refuses("resolve 2", "resolve 2#2");
  }

  @Test
  @Shown(card = 4, as = INTERACTION)
  void card_4_turns_the_die_of_a_support_that_acts_again_DS_D13_14() {
    Duel duel = Duel.of("4 18", "35").pool('A', "4:1shield", "18:blank").pool('B', "35:3melee");
    duel.play("use 4", "side special", "resolve 18").asks('A', "extra");
    duel.inPool('A').inPool('B').side('A', "4 18");
  }

  @Test
  @Shown(
      card = 10,
      as = {LIMIT, INTERACTION})
  void card_10_takes_the_last_card_of_one_opponent_DS_D15_4_DS_D18_6() {
    Duel duel = Duel.of("10", "35", "27").hand('B', 157).hand('C', 157);
    duel.play("activate 10", "yes", "seat 2").holds('B').holds('C', 157);
    duel.side('A', "10!").side('B', "35/2").side('C', "27");
  }

  @Test
  @Shown(card = 11, as = INTERACTION)
  @Shown(card = 65, as = INTERACTION)
  void card_11_is_turned_against_its_own_side_by_65_DS_D7_8() {
    Duel duel = Duel.of("45+65", "11 10").pool('A', "65:special").hand('B', 60);
    duel.play("resolve 65").refuses("at 45").play("at 11");
    duel.side('B', "11/4 10").holds('B', 60).inPool('A');
  }

  @Test
  @Shown(
      card = 12,
      as = {SUCCESS, LIMIT})
  void card_12_rerolls_one_die_of_any_pool_and_a_shield_blocks_DS_D10_2_DS_D18_8() {
    Duel duel = Duel.of("12*1 11", "35").pool('A', "11:blank").pool('B', "35:3melee");
    duel.nature("1shield").play("use 12").offers("die 35").play("die 11");
    duel.side('A', "12 11").inPool('A', "11:1shield").inPool('B', "35:3melee");
  }

  @Test
  @Shown(card = 19, as = INTERACTION)
  void card_19_is_asked_once_when_several_fall_DS_D11_17() {
    Duel duel = Duel.of("2+17 19!", "2/6 2/6 35").pool('A', "17:special").play("resolve 17");
    duel.asks('A', "trigger").play("yes").asks('B', "action");
    duel.side('A', "2 19").side('B', "35/2");
  }

  @Test
  @Shown(card = 20, as = INTERACTION)
  @Shown(card = 21, as = INTERACTION)
  void card_20_rerolls_a_die_that_21_has_just_brought_DS_D11_10_DS_D11_9() {
    Duel duel = Duel.of("20", "21").nature("1focus", "2ranged", "blank").play("activate 20");
    duel.asks('A', "order").play("ability 2", "yes", "yes", "die 21");
    duel.inPool('A', "20:1focus").inPool('B', "21:blank").side('B', "21!");
  }

  @Test
  @Shown(card = 3, as = INTERACTION)
  @Shown(card = 17, as = INTERACTION)
  void card_3_takes_one_upgrade_of_all_who_fall_together_DS_D18_1_DS_D10_14() {
    Duel duel = Duel.of("3+17", "2/6+54 2/6+55 35").pool('A', "17:special").play("resolve 17");
    duel.play("yes").asks("piece", "piece 54", "piece 55").refuses("piece 17");
    duel.play("piece 55").side('A', "3+55").side('B', "35/2").discarded('B', 54);
  }

  @Test
  @Shown(card = 9, as = LIMIT)
  void card_9_is_not_asked_when_damage_is_moved_DS_D10_9() {
    Duel duel = Duel.of("20 99/3", "9").hand('B', 157).play("use 99", "at 9");
    duel.asks('B', "action").side('B', "9/1").side('A', "20 99/2!").holds('B', 157);
  }

  @Test
  @Shown(card = 11, as = LIMIT)
  void card_11_tells_no_third_player_which_card_it_saw_DS_D13_8_DS_D19_10() {
    Duel duel = Duel.of("11", "35", "38").pool('A', "11:special").hand('B', 60);
    duel.play("resolve 11", "at 35").side('B', "35/4").holds('B', 60);
    assertTrue(duel.told('A').toString().contains("aw060"));
    assertFalse(duel.told('C').toString().contains("aw060"));
  }

  @Test
  @Shown(card = 21, as = LIMIT)
  void card_21_does_not_follow_its_own_player_DS_D11_8() {
    Duel duel = Duel.of("21 2", "35").play("activate 2").asks('B', "action");
    duel.side('A', "21 2!").inPool('A', "2:1ranged");
  }

  @Test
  @Shown(card = 21, as = INTERACTION)
  @Shown(card = 78, as = INTERACTION)
  void card_21_is_a_guardian_with_78_when_it_follows_DS_D18_7_DS_D12_3() {
    Duel duel = Duel.of("38", "21+78").nature("1melee", "2ranged").play("activate 38", "yes");
    duel.play("die 38").side('B', "21/1!+78").inPool('A').inPool('B', "21:2ranged");
  }
}
