package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Neutral upgrades. */
class NeutralUpgradesTest {

  @Test
  @Shown(card = 55, as = SUCCESS)
  @Shown(card = 59, as = SUCCESS)
  void cards_55_and_59_deal_unblockable_damage_DS_D10_4() {
    for (int card : new int[] {55, 59}) {
      Duel duel = Duel.of("35+" + card, "11*3").pool('A', card + ":special");
      duel.play("resolve " + card, "at 11").side('B', "11/2*3").inPool('A');
    }
  }

  @Test
  @Shown(
      card = 56,
      as = {SUCCESS, LIMIT})
  void card_56_may_draw() {
    Duel.of("28", "11").given(56).play("play 56", "yes").holds('A', 157);
    Duel.of("28", "11").given(56).play("play 56", "no").holds('A');
    Duel.of("28", "11").given(56).deck('A', 157, 0).play("play 56").asks("action");
    Duel.of("28", "11").given(56).deck('A', 157, 1).play("play 56", "yes").holds('A', 157);
  }

  @Test
  @Shown(
      card = 57,
      as = {SUCCESS, LIMIT})
  void card_57_deals_what_the_removed_die_showed_DS_D7_1_DS_D10_15() {
    Duel duel = Duel.of("35+57", "10").pool('A', "57:special").pool('B', "10:3melee");
    duel.play("resolve 57", "at 10").side('B', "10/3").inPool('B');
    duel = Duel.of("35+57", "11").pool('A', "57:special").pool('B', "11:blank");
    duel.play("resolve 57").asks("action").side('B', "11").inPool('B');
    duel = Duel.of("35+57", "10").pool('A', "57:special").pool('B', "10:1shield");
    duel.play("resolve 57", "at 10").side('B', "10/1").inPool('B');
  }

  @Test
  @Shown(
      card = 58,
      as = {SUCCESS, LIMIT})
  void card_58_does_two_different_things_DS_D13_6() {
    Duel duel = Duel.of("35+58", "11").pool('A', "58:special");
    duel.play("resolve 58").offers("mode 3").refuses("mode 4").play("mode 1");
    duel.refuses("mode 1", "mode 4").play("mode 2", "at 11");
    duel.side('B', "11/1").has('A', 1);
  }

  @Test
  @Shown(
      card = 60,
      as = {SUCCESS, LIMIT})
  void card_60_deals_damage_for_each_card_DS_D7_10() {
    Duel duel = Duel.of("11+60", "35*1 38").pool('A', "60:special").hand('B', 157, 157, 157);
    duel.play("resolve 60").refuses("at 11").play("at 35").side('B', "35/2 38");
    duel = Duel.of("11+60", "35").pool('A', "60:special");
    duel.play("resolve 60").side('B', "35").inPool('A');
  }

  @Test
  @Shown(
      card = 61,
      as = {SUCCESS, LIMIT})
  void card_61_rerolls_dice_of_one_pool() {
    Duel duel = Duel.of("28", "11e").given(61).pool('A', "28:1focus");
    duel.pool('B', "11:1melee", "11:special").nature("blank", "1shield");
    duel.play("play 61", "yes", "seat 2").refuses("die 28").play("die 11", "die 11");
    duel.inPool('B', "11:blank", "11:1shield").inPool('A', "28:1focus");
    Duel.of("28", "11").given(61).play("play 61").asks("action");
  }

  @Test
  @Shown(
      card = 62,
      as = {SUCCESS, LIMIT})
  void card_62_turns_an_own_die_away_from_attacks() {
    Duel duel = Duel.of("46+62", "11").pool('A', "62:special", "46:2ranged");
    duel.play("resolve 62").refuses("side 3ranged/1").play("side 1resource");
    duel.inPool('A', "46:1resource");
  }

  @Test
  @Shown(
      card = 65,
      as = {SUCCESS, INTERACTION})
  @Shown(card = 67, as = INTERACTION)
  void card_65_uses_an_opponents_card_which_goes_DS_D16_16() {
    Duel duel = Duel.of("45+65 28", "20+67 2").pool('A', "65:special");
    duel.play("resolve 65").side('A', "45+65 28").side('B', "20/3 2/3").discarded('B', 67);
  }

  @Test
  @Shown(card = 65, as = INTERACTION)
  @Shown(card = 16, as = INTERACTION)
  void card_65_cannot_swap_an_opponents_card_DS_D16_17_DS_D1_10() {
    Duel duel = Duel.of("45+65", "11+16").pool('A', "65:special").hand('A', 39);
    duel.play("resolve 65", "piece 16").asks("action");
    duel.side('B', "11+16").holds('A', 39).inPool('A');
  }

  @Test
  @Shown(card = 65, as = LIMIT)
  void card_65_cannot_copy_another_DS_D18_19() {
    Duel duel = Duel.of("45+65", "20+65").pool('A', "65:special");
    duel.play("resolve 65").asks("action").inPool('A');
  }

  @Test
  @Shown(card = 65, as = LIMIT)
  @Shown(card = 32, as = INTERACTION)
  void card_65_leaves_an_opponents_die_alone_DS_D11_19() {
    Duel duel = Duel.of("45+65", "29 32").pool('A', "65:special").pool('B', "32:1disrupt");
    duel.play("resolve 65", "piece 32", "at 29").side('B', "29/1 32");
    duel.inPool('B', "32:1disrupt").inPool('A');
  }

  @Test
  @Shown(card = 65, as = INTERACTION)
  @Shown(card = 32, as = INTERACTION)
  void card_65_rerolls_the_own_die_of_the_copied_card_DS_D7_11() {
    Duel duel = Duel.of("45+65 32", "2").pool('A', "65:special", "32:2ranged").nature("special");
    duel.play("resolve 65", "at 2").inPool('A', "32:special").side('B', "2/1");
    duel.play("pass").refuses("resolve 32");
  }

  @Test
  @Shown(
      card = 66,
      as = {SUCCESS, LIMIT})
  void card_66_removes_a_melee_die_and_shields_its_character() {
    Duel duel = Duel.of("46+66", "11").pool('A', "66:special").pool('B', "11:1melee");
    duel.play("resolve 66").inPool('B').side('A', "46*1+66");
    duel = Duel.of("46+66", "11").pool('A', "66:special").pool('B', "11:blank");
    duel.play("resolve 66").inPool('B', "11:blank").side('A', "46*1+66");
  }

  @Test
  @Shown(
      card = 67,
      as = {SUCCESS, LIMIT})
  void card_67_is_for_those_who_spot_a_yellow_character_DS_D13_13_DS_D13_10() {
    Duel.of("28", "11").given(67).refuses("play 67");
    Duel duel = Duel.of("46+67", "35*1 38").pool('A', "67:special").play("resolve 67");
    duel.side('B', "35/2 38/3").side('A', "46").discarded('A', 67);
  }

  @Test
  @Shown(
      card = 164,
      as = {SUCCESS, LIMIT})
  void card_164_shields_until_melee_gets_through_DS_D17_7_DS_D10_5() {
    Duel duel = Duel.of("35 38", "20*2+164").pool('A', "35:2melee", "38:1melee");
    duel.play("resolve 35", "at 20", "done").side('B', "20+164");
    duel.play("resolve 38", "at 20").side('B', "20/1").discarded('B', 164);
    duel = Duel.of("20+164", "35").play("use 164").side('A', "20*1+164!");
    duel.play("pass").refuses("use 164");
  }

  @Test
  @Shown(
      card = 54,
      as = {SUCCESS, LIMIT})
  void card_54_adds_to_ranged_dice_only_DS_D8_7_DS_D8_2() {
    Duel duel = Duel.of("28+54", "11").pool('A', "28:1ranged", "54:+2ranged");
    duel.play("resolve 28", "join 54", "at 11").side('B', "11/3").inPool('A');
    duel = Duel.of("35+54", "11").pool('A', "35:2melee", "54:+2ranged").refuses("resolve 54");
    duel.play("resolve 35").asks("target").refuses("join 54").play("at 11");
    duel.side('B', "11/2").inPool('A', "54:+2ranged");
    Duel.of("28+54", "11").pool('A', "54:2ranged/1").refuses("resolve 54");
  }

  @Test
  @Shown(card = 55, as = LIMIT)
  @Shown(card = 59, as = LIMIT)
  void cards_55_and_59_wound_one_character_and_no_support_DS_D6_2_DS_D10_4() {
    for (int card : new int[] {55, 59}) {
      Duel duel = Duel.of("35+" + card + " 43", "11*1 10").pool('A', card + ":special");
      duel.play("resolve " + card).refuses("at 43").play("at 11").asks('B', "action");
      duel.side('B', "11/2*1 10").side('A', "35+" + card + " 43");
    }
  }

  @Test
  @Shown(card = 55, as = INTERACTION)
  void card_55_meets_137_DS_D18_2_DS_D10_6() {
    Duel duel = Duel.of("2+55", "46/9*2+137").pool('A', "55:special");
    duel.play("resolve 55", "at 46").side('B', "46/5*2").discarded('B', 137);
  }

  @Test
  @Shown(card = 59, as = INTERACTION)
  void card_59_goes_to_another_character_and_strikes_there_DS_D12_4() {
    Duel duel = Duel.of("11", "35/11+59 38").pool('A', "11:1melee").pool('B', "59:1shield");
    duel.nature("blank", "special").play("resolve 11", "at 35", "at 38").inPool('B');
    duel.play("activate 38", "resolve 59", "at 11").side('A', "11/2").side('B', "38!+59");
  }

  @Test
  @Shown(card = 58, as = INTERACTION)
  void card_58_finishes_both_before_19_readies_DS_D11_8_DS_D10_7() {
    Duel duel = Duel.of("11+58 19!", "2/6 35").pool('A', "58:special");
    duel.play("resolve 58", "mode 1", "mode 3", "at 2").asks('A', "shield").play("at 11");
    duel.asks('A', "trigger").play("yes").side('A', "11*1+58 19").side('B', "35");
  }

  @Test
  @Shown(card = 60, as = INTERACTION)
  void card_60_counts_the_hand_before_9_is_paid_DS_D11_7_DS_D11_17() {
    Duel duel = Duel.of("11+60", "9").pool('A', "60:special").hand('B', 157, 105, 60);
    duel.play("resolve 60", "yes", "card 157").side('B', "9/2").holds('B', 60, 105);
  }

  @Test
  @Shown(
      card = 61,
      as = {LIMIT, INTERACTION})
  void card_61_rerolls_in_an_order_of_its_player_with_38_DS_D11_10_DS_D13_3() {
    Duel duel = Duel.of("38 45 46", "11").given(61).pool('A', "45:blank", "46:blank");
    duel.nature("2ranged").play("play 61", "at 38").asks('A', "order").play("ability 2");
    duel.play("yes", "die 45", "done", "yes").asks('A', "extra");
    duel.inPool('A', "45:2ranged", "46:blank").side('A', "38+61 45 46");
  }

  @Test
  @Shown(card = 62, as = INTERACTION)
  @Shown(card = 66, as = INTERACTION)
  void card_62_turns_the_die_of_66_which_follows_at_once_DS_D8_5() {
    Duel duel = Duel.of("46+62+66", "11").pool('A', "62:special", "66:+2ranged");
    duel.pool('B', "11:1melee").play("resolve 62", "side special", "resolve 66");
    duel.inPool('A').inPool('B').side('A', "46*1+62+66");
  }

  @Test
  @Shown(card = 31, as = INTERACTION)
  @Shown(card = 57, as = INTERACTION)
  void card_57_counts_an_x_by_the_hand_of_its_player_DS_D7_12_DS_D10_15() {
    Duel duel = Duel.of("35+57", "28 31").pool('A', "57:special").pool('B', "31:Xranged");
    duel.hand('A', 157).hand('B', 157, 157).play("resolve 57", "at 28").side('B', "28/2 31");
    duel.inPool('B');
  }

  @Test
  @Shown(card = 67, as = INTERACTION)
  void card_67_blasts_from_the_discard_pile_by_92_DS_D17_1_DS_D11_5() {
    Duel duel = Duel.of("20", "35*1 38").given(92).hand('A', 67).nature("special");
    duel.play("play 92", "card 67", "pass", "resolve 67").side('B', "35/2 38/3");
    duel.side('A', "20").discarded('A', 67, 92).inPool('A');
  }
}
