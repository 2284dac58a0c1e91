package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import arenhold.rules.destiny.position.Die;
import org.junit.jupiter.api.Test;

/** Upgrades of the villains. */
class VillainUpgradesTest {

  @Test
  @Shown(card = 7, as = SUCCESS)
  void card_7_resolves_the_own_red_die_for_two_more_DS_D8_10_DS_D8_12() {
    Duel duel = Duel.of("1+7", "35").pool('A', "7:special", "1:2ranged");
    duel.play("resolve 7", "at 35").side('B', "35/4").inPool('A');
  }

  @Test
  @Shown(
      card = 7,
      as = {SUCCESS, LIMIT})
  void card_7_removes_an_opponents_red_die_DS_D8_11() {
    Duel duel = Duel.of("1+7+8", "28").pool('A', "7:special", "1:blank", "8:+1ranged");
    duel.pool('B', "28:2ranged").play("resolve 7").asks("action");
    duel.inPool('B').inPool('A', "1:blank", "8:+1ranged");
  }

  @Test
  @Shown(card = 8, as = SUCCESS)
  void card_8_lets_an_opponent_divide_the_damage_DS_D10_6_DS_D10_14() {
    Duel duel = Duel.of("2+8", "35 38").pool('A', "8:special");
    duel.play("resolve 8").asks('B', "target").play("at 35", "at 38").side('B', "35/1 38/1");
    duel = Duel.of("11+8", "2/6 35").pool('A', "8:special");
    duel.play("resolve 8", "at 2", "at 2").side('B', "35");
  }

  @Test
  @Shown(
      card = 13,
      as = {SUCCESS, LIMIT})
  void card_13_hurts_another_and_may_turn_its_die_DS_D10_4() {
    Duel duel = Duel.of("11+13", "35*3+44").pool('A', "13:special").pool('B', "44:1melee");
    duel.play("resolve 13", "die 44", "side blank").side('B', "35/1*3+44").inPool('B', "44:blank");
    Duel.of("11+13 2", "35").pool('A', "13:special").play("resolve 13").refuses("at 11");
  }

  @Test
  @Shown(
      card = 14,
      as = {SUCCESS, LIMIT})
  void card_14_pays_with_its_die_to_turn_another_to_blank_DS_D13_14() {
    Duel duel = Duel.of("11+14", "35 27").pool('A', "14:blank").pool('B', "35:3melee");
    duel.play("use 14").inPool('A').inPool('B', "35:blank");
    Duel.of("11+14", "35").pool('B', "35:3melee").refuses("use 14");
  }

  @Test
  @Shown(
      card = 15,
      as = {SUCCESS, LIMIT})
  void card_15_rolls_again_if_a_shield_blocks_DS_D7_11_DS_D8_6() {
    Duel duel = Duel.of("11+15", "35*1").pool('A', "15:special").nature("special");
    duel.play("resolve 15", "at 35").asks('B', "action");
    duel.side('B', "35/1").inPool('A', "15:special").play("pass").refuses("resolve 15");
    duel = Duel.of("11+15", "35").pool('A', "15:special");
    duel.play("resolve 15", "at 35").side('B', "35/2").inPool('A');
  }

  @Test
  @Shown(card = 15, as = LIMIT)
  void card_15_may_be_resolved_in_a_later_round_again_DS_D7_11() {
    Duel duel = Duel.of("11+15", "35*1").pool('A', "15:special").nature("3melee/1");
    duel.resources('A', 1).play("resolve 15", "at 35").asks('B', "action");
    duel.play("resolve 15", "at 35").side('B', "35/4").inPool('A');
  }

  @Test
  @Shown(card = 16, as = SUCCESS)
  void card_16_changes_places_whatever_the_restrictions_DS_D17_16() {
    Duel duel = Duel.of("20+16 11", "35").pool('A', "16:special").hand('A', 13);
    duel.resources('A', 1).nature("2disrupt").play("resolve 16", "card 13", "yes");
    duel.side('A', "20+13 11").holds('A', 16).inPool('A', "13:2disrupt").has('A', 0);
  }

  @Test
  @Shown(card = 16, as = LIMIT)
  void card_16_asks_even_without_a_card_to_swap_DS_D19_4() {
    Duel duel = Duel.of("20+16", "35").pool('A', "16:special").hand('A', 59);
    duel.play("resolve 16").asks("card", "done").refuses("card 59");
    duel.play("done").side('A', "20+16").inPool('A');
  }

  @Test
  @Shown(
      card = 17,
      as = {SUCCESS, LIMIT})
  void card_17_hurts_all_of_an_opponent_and_goes_DS_D10_2_DS_D4_10() {
    Duel duel = Duel.of("2+17", "35*1 38").pool('A', "17:special").play("resolve 17");
    duel.side('B', "35/1 38/2").side('A', "2").discarded('A', 17).inPool('A');
  }

  @Test
  @Shown(card = 17, as = INTERACTION)
  void card_17_defeats_all_together_before_any_redeploy_DS_D10_14_DS_D18_1_DS_D12_4() {
    Duel duel = Duel.of("2+17", "2/6+63 2/6 35").pool('A', "17:special");
    duel.play("resolve 17").asks('B', "redeploy").refuses("at 2").play("at 35");
    duel.side('B', "35/2+63");
  }

  @Test
  @Shown(
      card = 23,
      as = {SUCCESS, INTERACTION})
  void card_23_marks_a_character_for_the_end_of_the_round_DS_D17_12_DS_D11_13() {
    Duel duel = Duel.of("20/10+23 19", "35 38").pool('A', "23:special").resources('A', 5);
    duel.pool('B', "38:1melee").play("resolve 23", "at 35").has('A', 0);
    duel.play("resolve 38", "at 20").side('A', "19").endOfRound().side('B', "38");
  }

  @Test
  @Shown(card = 23, as = LIMIT)
  void card_23_needs_5_resources_DS_D11_11() {
    Duel duel = Duel.of("20+23", "35").pool('A', "23:special").resources('A', 4);
    duel.play("resolve 23").asks("action").has('A', 4).inPool('A');
  }

  @Test
  @Shown(card = 23, as = INTERACTION)
  void card_23_comes_after_the_check_of_the_decks_DS_D17_13_DS_D9_17() {
    Duel duel = Duel.of("20+23", "35").pool('A', "23:special").resources('A', 5);
    duel.deck('A', 157, 0).play("resolve 23", "at 35").endOfRound().won('B', "deck-out");
  }

  @Test
  @Shown(
      card = 24,
      as = {SUCCESS, LIMIT})
  void card_24_hurts_up_to_three_DS_D13_3() {
    Duel duel = Duel.of("20+24", "35 38").pool('A', "24:special");
    duel.play("resolve 24", "at 35", "at 38").side('B', "35/1 38/1").side('A', "20+24");
    duel = Duel.of("20+24", "35").pool('A', "24:special");
    duel.play("resolve 24", "done").side('B', "35").inPool('A');
  }

  @Test
  @Shown(
      card = 25,
      as = {SUCCESS, LIMIT})
  void card_25_pays_with_a_melee_die_DS_D11_11_DS_D8_14() {
    Duel duel = Duel.of("22+25", "35").pool('A', "25:special", "22:1melee");
    duel.play("resolve 25", "at 35").side('B', "35/3").inPool('A');
    duel = Duel.of("22+25", "35").pool('A', "25:special", "22:1ranged");
    duel.play("resolve 25").asks("action").side('B', "35").inPool('A', "22:1ranged");
  }

  @Test
  @Shown(
      card = 26,
      as = {SUCCESS, LIMIT})
  void card_26_strips_shields_and_sells_a_die() {
    Duel duel = Duel.of("20+26", "35*2+44").pool('A', "26:special").resources('A', 1);
    duel.pool('B', "44:1melee", "35:blank").play("resolve 26", "at 35", "yes", "die 44");
    duel.side('B', "35+44").inPool('B', "35:blank").has('A', 0);
    duel = Duel.of("20+26", "35*2").pool('A', "26:special").pool('B', "35:blank");
    duel.play("resolve 26", "at 35").asks("action").side('B', "35");
  }

  @Test
  @Shown(card = 78, as = SUCCESS)
  void card_78_makes_its_character_a_guardian_DS_D12_3() {
    Duel duel = Duel.of("1+78", "29").pool('B', "29:2ranged");
    duel.play("activate 1", "die 29").side('A', "1/2!+78").inPool('B');
  }

  @Test
  @Shown(
      card = 90,
      as = {SUCCESS, LIMIT})
  void card_90_shields_who_has_none_once_a_round_DS_D9_12_DS_D6_9() {
    Duel duel = Duel.of("11+90", "35").play("use 90").side('A', "11*1+90!");
    duel.play("pass").refuses("use 90");
    Duel.of("11*1+90", "35").refuses("use 90");
  }

  @Test
  @Shown(
      card = 102,
      as = {SUCCESS, LIMIT})
  void card_102_holds_a_character_die_until_it_leaves_DS_D18_5() {
    Duel duel = Duel.of("20", "35+44").pool('B', "35:3melee", "44:1melee").given(102);
    duel.play("play 102", "yes").inPool('B', "44:1melee").side('A', "20+102");
    assertEquals(Die.Place.HELD, duel.position().die(duel.position().pieces.getLast().holds).place);
    duel.play("activate 35").inPool('B', "44:1melee");
    assertEquals(102, duel.position().pieces.getLast().card);
  }

  @Test
  @Shown(card = 102, as = INTERACTION)
  void card_102_gives_the_die_back_when_it_leaves_DS_D18_5() {
    Duel duel = Duel.of("20", "35 46").pool('B', "35:3melee").given(102).hand('A', 26);
    duel.resources('A', 5).play("play 102", "yes", "pass", "play 26", "piece 102");
    duel.discarded('A', 102).play("activate 35").inPool('B', "35:2melee");
  }

  @Test
  @Shown(card = 102, as = LIMIT)
  void a_die_that_card_102_holds_cannot_be_chosen_DS_D18_5_DS_D13_11() {
    Duel duel = Duel.of("20", "35 46").pool('B', "35:3melee").given(102).hand('A', 162, 105);
    duel.play("play 102", "yes", "pass", "play 162").asks("extra");
    duel.side('A', "20+102").inPool('B').inPool('A');
  }

  @Test
  @Shown(card = 102, as = INTERACTION)
  void a_die_that_card_102_holds_leaves_with_its_character_DS_D18_5() {
    Duel duel = Duel.of("20 45", "35/11 46").pool('A', "45:1ranged").pool('B', "35:3melee");
    duel.given(102).play("play 102", "at 20", "yes", "resolve 45", "at 35").side('B', "46");
    assertEquals(-1, duel.position().pieces.getLast().holds);
    assertTrue(duel.position().dice.stream().noneMatch(die -> die.card == 35));
  }

  @Test
  @Shown(card = 102, as = INTERACTION)
  void card_102_keeps_the_die_when_it_is_taken_DS_D18_5_DS_D1_9() {
    Duel duel = Duel.of("3 2", "20/10 46").pool('A', "3:2melee", "2:1ranged").turn('B');
    duel.hand('B', 102).resources('B', 4).play("play 102", "at 20", "yes", "die 2");
    duel.play("resolve 3", "at 20", "yes").side('A', "3+102 2").side('B', "46");
    assertEquals(Die.Place.HELD, duel.position().die(duel.position().pieces.getLast().holds).place);
    duel.play("pass", "activate 2").inPool('A');
  }

  @Test
  @Shown(card = 102, as = INTERACTION)
  void a_die_that_card_102_holds_is_not_rolled_whatever_activates_DS_D1_3() {
    Duel duel = Duel.of("46", "21 35").pool('B', "21:1ranged").given(102);
    duel.play("play 102", "yes", "pass", "activate 46", "yes").side('B', "21! 35").inPool('B');
  }

  @Test
  @Shown(card = 7, as = INTERACTION)
  void card_7_adds_to_what_100_gains_DS_D8_12_DS_D7_5() {
    Duel duel = Duel.of("3+7 100", "35").pool('A', "7:special", "3:1disrupt");
    duel.resources('B', 4).play("resolve 7", "yes").has('B', 1).has('A', 3).inPool('A');
  }

  @Test
  @Shown(card = 8, as = LIMIT)
  void card_8_hurts_the_characters_of_one_opponent_alone_DS_D15_4() {
    Duel duel = Duel.of("2+8", "35 38", "10").pool('A', "8:special");
    duel.play("resolve 8", "seat 2").asks('B', "target").refuses("at 2", "at 10");
    duel.play("at 35", "at 35").side('B', "35/2 38").side('A', "2+8").side('C', "10");
  }

  @Test
  @Shown(card = 8, as = INTERACTION)
  void card_8_is_interrupted_by_9_DS_D10_14_DS_D11_7() {
    Duel duel = Duel.of("2+8", "9 35").pool('A', "8:special").hand('B', 157);
    duel.play("resolve 8", "at 9", "at 35", "yes").side('B', "9 35/1").discarded('B', 157);
  }

  @Test
  @Shown(card = 13, as = INTERACTION)
  void card_13_turns_nothing_of_a_character_that_fell_DS_D11_19_DS_D10_7() {
    Duel duel = Duel.of("10+13", "35/11 38").pool('A', "13:special");
    duel.pool('B', "35:3melee", "38:1melee").play("resolve 13", "at 35").asks('B', "action");
    duel.side('B', "38").inPool('B', "38:1melee");
  }

  @Test
  @Shown(card = 14, as = INTERACTION)
  @Shown(card = 82, as = INTERACTION)
  void card_14_makes_the_blank_that_82_counts_DS_D13_12() {
    Duel duel = Duel.of("11+14", "35 38").pool('A', "14:1shield").given(82);
    duel.pool('B', "35:3melee", "38:1melee").play("use 14", "die 38", "play 82", "die 35");
    duel.inPool('B', "38:blank").inPool('A');
  }

  @Test
  @Shown(card = 15, as = INTERACTION)
  @Shown(card = 9, as = INTERACTION)
  void card_15_rolls_again_when_9_brings_the_shield_DS_D11_7_DS_D10_2() {
    Duel duel = Duel.of("11+15", "9").pool('A', "15:special").hand('B', 157).nature("blank");
    duel.play("resolve 15", "at 9", "yes").side('B', "9/1").inPool('A', "15:blank").holds('B');
  }

  @Test
  @Shown(card = 17, as = LIMIT)
  void card_17_spares_everybody_but_one_opponent_DS_D15_4() {
    Duel duel = Duel.of("2+17", "35", "38").pool('A', "17:special");
    duel.play("resolve 17", "seat 3").side('C', "38/2").side('B', "35").side('A', "2");
  }

  @Test
  @Shown(card = 24, as = LIMIT)
  void card_24_hurts_no_fourth_and_nobody_twice_DS_D13_3_DS_D10_2() {
    Duel duel = Duel.of("20+24", "35 38 45*1 46").pool('A', "24:special");
    duel.play("resolve 24", "at 35").refuses("at 35").play("at 38", "at 45").asks('B', "action");
    duel.side('B', "35/1 38/1 45 46").side('A', "20+24");
  }

  @Test
  @Shown(card = 25, as = INTERACTION)
  void card_25_deals_no_melee_damage_DS_D10_10_DS_D13_16() {
    Duel duel = Duel.of("22+25", "20+164").pool('A', "25:special", "22:3melee/1");
    duel.play("resolve 25", "at 20").side('B', "20/3+164").inPool('A').has('A', 0);
  }

  @Test
  @Shown(card = 78, as = LIMIT)
  void card_78_makes_no_other_character_a_guardian_DS_D11_15() {
    Duel duel = Duel.of("11+78 12", "29").pool('B', "29:2ranged");
    duel.play("activate 12").asks('B', "action").side('A', "11+78 12!").inPool('B', "29:2ranged");
  }

  @Test
  @Shown(card = 26, as = INTERACTION)
  void card_26_is_turned_against_its_own_character_by_65_DS_D7_8_DS_D11_12() {
    Duel duel = Duel.of("45+65", "20*2+26 35").pool('A', "65:special").resources('A', 1);
    duel.pool('B', "26:special", "20:1focus", "35:3melee").play("resolve 65", "at 20", "yes");
    duel.refuses("die 35").play("die 26").inPool('B', "20:1focus", "35:3melee");
    duel.side('B', "20+26 35").has('A', 0).inPool('A');
  }

  @Test
  @Shown(card = 14, as = LIMIT)
  void card_14_turns_no_die_without_a_blank_side_DS_D13_14() {
    Duel duel = Duel.of("11+14", "35+42").pool('A', "14:1shield").pool('B', "42:2shield");
    duel.play("use 14").asks('B', "action").inPool('A').inPool('B', "42:2shield");
  }

  @Test
  @Shown(card = 15, as = INTERACTION)
  void card_15_rolls_again_though_its_victim_falls_DS_D10_2_DS_D10_7() {
    Duel duel = Duel.of("11+15", "35/11*1 38").pool('A', "15:special").nature("blank");
    duel.play("resolve 15", "at 35").side('B', "38").inPool('A', "15:blank");
  }

  @Test
  @Shown(card = 23, as = INTERACTION)
  void card_23_meets_137_when_the_round_is_over_DS_D18_2_DS_D11_13() {
    Duel duel = Duel.of("20+23", "46/6+137").pool('A', "23:special").resources('A', 5);
    duel.play("resolve 23", "at 46").endOfRound().side('B', "46/1").discarded('B', 137);
    duel.endOfRound().side('B', "46/1");
  }

  @Test
  @Shown(card = 13, as = LIMIT)
  void card_13_turns_one_die_of_its_victim_DS_D13_3_DS_D13_14() {
    Duel duel = Duel.of("10+13", "35+44 38").pool('A', "13:special", "10:3melee");
    duel.pool('B', "35:3melee", "44:1melee", "38:1melee").play("resolve 13", "at 35");
    duel.refuses("die 38", "die 10")
        .play("die 35")
        .asks("side")
        .play("side blank")
        .asks('B', "action");
    duel.inPool('B', "35:blank", "44:1melee", "38:1melee").inPool('A', "10:3melee");
  }

  @Test
  @Shown(card = 16, as = LIMIT)
  void card_16_must_swap_if_it_can_and_rolls_nothing_for_nothing_DS_D11_3_DS_D10_11() {
    Duel duel = Duel.of("20+16", "35").pool('A', "16:special").hand('A', 13);
    duel.play("resolve 16").refuses("done").play("card 13").asks('B', "action");
    duel.side('A', "20+13").holds('A', 16).inPool('A');
  }

  @Test
  @Shown(card = 25, as = LIMIT)
  @Shown(card = 26, as = LIMIT)
  void cards_25_and_26_use_neither_the_dice_nor_the_resources_of_others_DS_D11_11_DS_D13_11() {
    Duel duel = Duel.of("22+25", "35").pool('A', "25:special").pool('B', "35:3melee");
    duel.play("resolve 25").asks('B', "action").inPool('B', "35:3melee").side('B', "35");
    duel = Duel.of("20+26", "35*2 38").pool('A', "26:special").pool('B', "38:1melee");
    duel.resources('A', 1).play("resolve 26", "at 35").asks('B', "action").side('B', "35 38");
    duel.has('A', 1).inPool('B', "38:1melee");
  }
}
