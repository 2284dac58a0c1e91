package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Yellow events of the villains. */
class YellowVillainEventsTest {

  @Test
  @Shown(card = 92, as = SUCCESS)
  void card_92_rolls_the_die_of_a_discarded_upgrade_DS_D17_1_DS_D11_5() {
    Duel duel = Duel.of("20", "35*2").given(92).hand('A', 26).nature("special");
    duel.play("play 92", "card 26").inPool('A', "26:special");
    duel.play("resolve 26", "at 35").side('B', "35").inPool('A').discarded('A', 26, 92);
    assertTrue(duel.position().dice.stream().noneMatch(die -> die.loose));
  }

  @Test
  @Shown(card = 92, as = LIMIT)
  void card_92_asks_even_without_an_upgrade_DS_D19_4() {
    Duel duel = Duel.of("20", "35").given(92).hand('A', 157).play("play 92");
    duel.asks("discard", "done").refuses("card 157").play("done").holds('A', 157);
  }

  @Test
  @Shown(
      card = 93,
      as = {SUCCESS, LIMIT})
  void card_93_throws_away_upgrades_to_strike() {
    Duel duel = Duel.of("20+26+54 11+59", "35").given(93);
    duel.play("play 93", "piece 26", "piece 54", "at 35").side('B', "35/2").side('A', "20 11+59");
    Duel.of("20+26", "35").given(93).play("play 93", "done").side('A', "20+26");
  }

  @Test
  @Shown(
      card = 94,
      as = {SUCCESS, LIMIT})
  void card_94_buys_an_upgrade_back_to_its_owners_hand() {
    Duel duel = Duel.of("20+26", "35+44+59").given(94).resources('A', 2).play("play 94");
    duel.side('B', "35+59").holds('B', 44).has('A', 0);
    Duel.of("20", "35+44").given(94).resources('A', 1).play("play 94").side('B', "35+44");
  }

  @Test
  @Shown(
      card = 95,
      as = {SUCCESS, LIMIT})
  void card_95_strikes_with_yellow_dice() {
    Duel duel = Duel.of("20+26 11", "35").given(95).pool('A', "20:1focus", "26:blank", "11:blank");
    duel.play("play 95").refuses("die 11").play("die 20", "die 26", "at 35");
    duel.side('B', "35/2").inPool('A', "11:blank");
  }

  @Test
  @Shown(card = 96, as = SUCCESS)
  void card_96_makes_ranged_damage_unblockable_DS_D10_4_DS_D8_10() {
    Duel duel = Duel.of("21", "35*3").given(96).pool('A', "21:2ranged");
    duel.play("play 96", "at 35").side('B', "35/2*3").inPool('A');
  }

  @Test
  @Shown(
      card = 97,
      as = {SUCCESS, LIMIT})
  void card_97_trades_dice_DS_D11_11() {
    Duel duel = Duel.of("20", "35").given(97).pool('A', "20:1focus").pool('B', "35:3melee");
    duel.play("play 97").inPool('A').inPool('B');
    Duel.of("20", "35").given(97).pool('B', "35:3melee").play("play 97").inPool('B', "35:3melee");
  }

  @Test
  @Shown(card = 98, as = SUCCESS)
  void card_98_does_not_count_itself_DS_D4_8_DS_D10_13() {
    Duel duel = Duel.of("20", "35").given(98).hand('A', 157).hand('B', 105, 157, 157, 157);
    duel.play("play 98").asks('B', "discard").play("card 157", "card 157", "card 157");
    duel.holds('B', 105);
  }

  @Test
  @Shown(card = 92, as = INTERACTION)
  @Shown(card = 132, as = INTERACTION)
  void card_92_may_leave_a_second_die_of_one_card_DS_D18_21_DS_D1_6() {
    Duel duel = Duel.of("20", "35").given(92).hand('A', 66).hand('A', 132).nature("2shield");
    duel.deck('A', 157, 3).resources('A', 2).play("play 92", "card 66", "pass", "play 132");
    duel.play("card 66", "pass", "play 66", "pass").nature("blank").play("activate 20");
    duel.side('A', "20!+66");
    assertEquals(2, duel.position().dice.stream().filter(die -> die.card == 66).count());
  }

  @Test
  @Shown(card = 92, as = LIMIT)
  void card_92_takes_no_other_card_of_the_hand_DS_D17_1() {
    Duel duel = Duel.of("20", "35").given(92).hand('A', 59, 127, 135, 26).nature("blank");
    duel.play("play 92").refuses("card 59", "card 127", "card 135", "done").play("card 26");
    duel.holds('A', 59, 127, 135).inPool('A', "26:blank").side('A', "20");
  }

  @Test
  @Shown(card = 93, as = INTERACTION)
  void card_93_discards_so_that_nothing_is_redeployed_DS_D12_4() {
    Duel duel = Duel.of("20+63 11", "9").given(93).hand('B', 157).pool('A', "63:1shield");
    duel.play("play 93", "piece 63", "at 9").asks('B', "trigger").play("yes");
    duel.side('A', "20 11").side('B', "9").inPool('A').discarded('A', 63, 93);
  }

  @Test
  @Shown(card = 94, as = INTERACTION)
  void card_94_brings_home_what_card_3_has_taken_DS_D1_10_DS_D4_10() {
    Duel duel = Duel.of("38/9+59 45", "3+54").given(94).resources('A', 3).turn('B');
    duel.pool('B', "3:2melee").play("resolve 3", "at 38", "yes").side('B', "3+59+54");
    duel.play("play 94", "piece 59").holds('A', 59).has('A', 0).side('B', "3+54");
    duel.holds('B').side('A', "45").discarded('A', 94);
  }

  @Test
  @Shown(card = 95, as = LIMIT)
  void card_95_takes_no_dice_of_others_and_strikes_for_nothing_with_none_DS_D10_15() {
    Duel duel = Duel.of("20", "46 35").given(95).pool('A', "20:1focus").pool('B', "46:2ranged");
    duel.play("play 95").refuses("die 46").play("done").asks('B', "action");
    duel.inPool('A', "20:1focus").inPool('B', "46:2ranged").side('B', "46 35");
  }

  @Test
  @Shown(card = 95, as = INTERACTION)
  void card_95_defeats_before_card_19_and_counts_loose_dice_DS_D11_8_DS_D17_1() {
    Duel duel = Duel.of("20 19!", "2/5 11").given(95).hand('A', 92, 66).nature("2shield");
    duel.pool('A', "20:blank").play("play 92", "card 66", "play 95", "die 20", "die 66");
    duel.play("at 2").asks('A', "trigger").play("yes").side('A', "20 19").side('B', "11");
    duel.inPool('A').discarded('A', 66, 92, 95);
  }

  @Test
  @Shown(card = 96, as = LIMIT)
  void card_96_takes_neither_melee_nor_a_plus_and_pays_the_side_DS_D8_11_DS_D8_10() {
    Duel duel = Duel.of("21 46+54", "35*3").given(96);
    duel.pool('A', "21:1melee", "46:3ranged/1", "54:+2ranged").play("play 96");
    duel.asks('B', "action").side('B', "35*3");
    duel.inPool('A', "21:1melee", "46:3ranged/1", "54:+2ranged");
    duel = Duel.of("21+54 46", "35*3").given(96).resources('A', 1);
    duel.pool('A', "46:3ranged/1", "54:+2ranged").play("play 96", "at 35").has('A', 0);
    duel.side('B', "35/3*3").inPool('A', "54:+2ranged");
  }

  @Test
  @Shown(card = 96, as = INTERACTION)
  void card_96_strikes_past_the_shield_that_card_9_buys_DS_D10_4_DS_D11_7() {
    Duel duel = Duel.of("21", "9+164").given(96).pool('A', "21:2ranged").hand('B', 157);
    duel.play("play 96", "at 9").asks('B', "trigger").play("yes");
    duel.side('B', "9/2*1+164").holds('B');
  }

  @Test
  @Shown(card = 97, as = LIMIT)
  void card_97_gives_a_die_for_nothing_if_there_is_none_DS_D11_11() {
    Duel duel = Duel.of("20e 11", "35").given(97).pool('A', "20:1focus", "20:2disrupt");
    duel.play("play 97", "die 20").asks('B', "action").inPool('A', "20:2disrupt").inPool('B');
  }

  @Test
  @Shown(card = 97, as = INTERACTION)
  void card_97_reaches_any_opponent_DS_D15_4() {
    Duel duel = Duel.of("20 11", "35", "38").given(97).pool('A', "20:1focus", "11:special");
    duel.pool('B', "35:3melee").pool('C', "38:1melee").play("play 97").refuses("die 35");
    duel.play("die 20").asks("remove", "die 35").refuses("die 11").play("die 38");
    duel.inPool('A', "11:special").inPool('B', "35:3melee").inPool('C');
  }

  @Test
  @Shown(card = 98, as = LIMIT)
  void card_98_takes_nothing_from_who_holds_no_more_DS_D10_13() {
    Duel duel = Duel.of("20", "35").given(98).hand('A', 157, 157).hand('B', 105, 157);
    duel.play("play 98").asks('B', "action").holds('B', 105, 157).holds('A', 157, 157);
  }

  @Test
  @Shown(card = 98, as = INTERACTION)
  void card_98_may_empty_the_hand_of_one_opponent_before_card_27_DS_D15_4_DS_D18_6() {
    Duel duel = Duel.of("20 27", "35", "38 46").given(98).hand('B', 157).hand('C', 157, 105);
    duel.play("play 98", "seat 3")
        .asks('C', "target")
        .play("at 46")
        .side('C', "38 46/2")
        .side('B', "35")
        .holds('B', 157);
  }

  @Test
  @Shown(card = 93, as = INTERACTION)
  @Shown(card = 95, as = INTERACTION)
  void cards_93_and_95_are_taken_back_one_choice_at_a_time_DS_D19_3() {
    Duel duel = Duel.of("20+26+54", "35").given(93).play("play 93", "piece 26", "piece 54");
    duel.asks("target").takesBack('A').asks("piece").play("done", "at 35");
    duel.side('A', "20+54").side('B', "35/1").discarded('A', 26, 93);
    duel = Duel.of("20e", "35").given(95).pool('A', "20:1focus", "20:blank");
    duel.play("play 95", "die 20", "die 20").asks("target").takesBack('A').play("done", "at 35");
    duel.side('B', "35/1").inPool('A', "20:blank");
  }
}
