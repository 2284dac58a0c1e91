package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Red events of the villains. */
class RedVillainEventsTest {

  @Test
  @Shown(
      card = 68,
      as = {SUCCESS, LIMIT})
  void card_68_lets_a_common_character_take_the_blow_DS_D11_12() {
    Duel duel = Duel.of("2 30 11", "35").given(68).pool('B', "35:3melee");
    duel.play("play 68").refuses("at 11").play("at 2").side('A', "2/3 30 11").inPool('B');
  }

  @Test
  @Shown(card = 68, as = LIMIT)
  void card_68_removes_nothing_if_nobody_takes_it_DS_D11_12() {
    Duel duel = Duel.of("11", "35").given(68).pool('B', "35:3melee");
    duel.play("play 68").side('A', "11").inPool('B', "35:3melee").discarded('A', 68);
  }

  @Test
  @Shown(card = 68, as = LIMIT)
  @Shown(card = 31, as = LIMIT)
  void card_68_takes_nothing_of_an_empty_hands_x_DS_D10_15() {
    Duel duel = Duel.of("11", "28 31").given(68).pool('B', "31:Xranged");
    duel.play("play 68").side('A', "11").inPool('B');
  }

  @Test
  @Shown(
      card = 69,
      as = {SUCCESS, LIMIT})
  void card_69_costs_a_die_and_may_go_under_the_deck() {
    Duel duel = Duel.of("2", "35 38").given(69).pool('B', "35:3melee", "38:blank");
    duel.play("play 69").asks('B', "remove").play("die 38", "yes");
    duel.inPool('B', "35:3melee").discarded('A').deckSize('A', 11);
    Duel.of("2", "35").given(69).play("play 69", "no").discarded('A', 69).deckSize('A', 10);
  }

  @Test
  @Shown(
      card = 70,
      as = {SUCCESS, LIMIT})
  void card_70_brings_back_a_common_red_character_DS_D18_15() {
    Duel duel = Duel.of("11", "35").given(70).fallen('A', 2, 12, 1).play("play 70");
    duel.side('A', "11 2").has('A', 0).play("pass", "activate 2").side('A', "11 2!");
    Duel.of("11", "35").given(70).fallen('A', 12).play("play 70").side('A', "11");
  }

  @Test
  @Shown(
      card = 71,
      as = {SUCCESS, LIMIT})
  void card_71_needs_the_battlefield_and_takes_everything_DS_D9_6_DS_D13_10() {
    Duel.of("2", "35").given(71).resources('B', 4).play("play 71").has('B', 0);
    Duel.of("2", "35").given(71).field(168, 'B').refuses("play 71");
  }

  @Test
  @Shown(
      card = 72,
      as = {SUCCESS, LIMIT})
  void card_72_sees_two_cards_and_discards_the_events_DS_D13_8() {
    Duel duel = Duel.of("2", "35").given(72).hand('B', 157, 59, 60).nature("59", "157");
    duel.play("play 72").holds('B', 59, 60).discarded('B', 157);
    Duel.of("2", "35").given(72).hand('B', 157).play("play 72").holds('B');
    Duel.of("2", "35").given(72).play("play 72").holds('B');
    duel = Duel.of("35", "2").hand('A', 157, 59).hand('B', 72).turn('B').play("play 72");
    duel.holds('A', 59).discarded('A', 157).discarded('B', 72);
  }

  @Test
  @Shown(
      card = 73,
      as = {SUCCESS, LIMIT})
  void card_73_rerolls_as_many_as_red_characters_are_ready_DS_D13_17() {
    Duel duel = Duel.of("2 2!", "35 38").given(73).pool('B', "35:3melee", "38:1melee");
    duel.nature("blank").play("play 73", "die 35").inPool('B', "35:blank", "38:1melee");
    Duel.of("11", "35").given(73).pool('B', "35:3melee").play("play 73").inPool('B', "35:3melee");
  }

  @Test
  @Shown(
      card = 74,
      as = {SUCCESS, LIMIT})
  void card_74_brings_two_actions_if_a_red_character_is_spotted_DS_D9_5_DS_D13_13() {
    Duel duel = Duel.of("2 11", "35").given(74).play("play 74", "activate 2", "activate 11");
    duel.asks('B', "action").side('A', "2! 11!");
    Duel.of("2 11", "35").given(74).play("play 74", "done").asks('B', "action");
    Duel.of("11", "35").given(74).play("play 74").asks('B', "action").discarded('A', 74);
  }

  @Test
  @Shown(
      card = 75,
      as = {SUCCESS, LIMIT})
  void card_75_pays_with_damage_to_remove_two_dice_DS_D11_11_DS_D11_12() {
    Duel duel = Duel.of("2*3 11", "35 38").given(75).pool('B', "35:3melee", "38:blank");
    duel.play("play 75", "die 35", "die 38").side('A', "2 11").inPool('B');
    duel = Duel.of("11", "35").given(75).pool('B', "35:3melee");
    duel.play("play 75").side('A', "11").inPool('B', "35:3melee");
  }

  @Test
  @Shown(card = 75, as = INTERACTION)
  void card_75_may_cost_the_match_DS_D14_1() {
    Duel duel = Duel.of("2/4", "35").given(75).pool('B', "35:3melee");
    duel.play("play 75").won('B', "defeat");
  }

  @Test
  @Shown(card = 69, as = INTERACTION)
  @Shown(card = 80, as = INTERACTION)
  void card_69_is_drawn_again_from_under_the_deck_DS_D4_8_DS_D10_12() {
    Duel duel = Duel.of("2 11", "35").given(69).given(80).deckOf('A');
    duel.play("play 69", "yes", "play 80").holds('A', 69).deckSize('A', 0).discarded('A', 80);
  }

  @Test
  @Shown(
      card = 71,
      as = {LIMIT, INTERACTION})
  void card_71_takes_the_resources_of_one_opponent_DS_D15_4() {
    Duel duel = Duel.of("2", "35", "38").given(71).resources('B', 4).resources('C', 3);
    duel.play("play 71", "seat 3").has('C', 0).has('B', 4);
  }

  @Test
  @Shown(card = 72, as = INTERACTION)
  void card_72_may_take_the_last_card_DS_D18_6_DS_D15_4() {
    Duel duel = Duel.of("2", "35", "27").given(72).hand('B', 157, 105).hand('C', 157);
    duel.play("play 72", "seat 2").holds('B').side('B', "35/2").holds('C', 157).side('C', "27");
  }

  @Test
  @Shown(card = 73, as = INTERACTION)
  @Shown(card = 74, as = INTERACTION)
  void card_73_counts_who_is_still_ready_after_74_DS_D9_5_DS_D6_9() {
    Duel duel = Duel.of("2 2 11", "35 38").given(74).given(73);
    duel.pool('B', "35:3melee", "38:1melee").nature("1ranged", "blank");
    duel.play("play 74").asks('A', "extra").play("activate 2").asks('A', "extra");
    duel.play("play 73", "die 35").asks('B', "action");
    duel.inPool('B', "35:blank", "38:1melee").inPool('A', "2:1ranged");
  }

  @Test
  @Shown(card = 70, as = SUCCESS)
  void card_70_brings_back_one_of_several_and_nobody_without_one_DS_D18_15_DS_D18_16() {
    Duel duel = Duel.of("11", "35").given(70).fallen('A', 2, 12, 30).play("play 70");
    duel.asks("card", "card 2", "card 30").refuses("card 12", "done").play("card 30");
    duel.asks('B', "action").side('A', "11 30");
    duel = Duel.of("11", "35").given(70).fallen('B', 2).play("play 70").asks('B', "action");
    duel.side('A', "11").discarded('A', 70);
  }

  @Test
  @Shown(card = 70, as = INTERACTION)
  @Shown(card = 1, as = INTERACTION)
  void card_70_brings_back_a_guardian_of_1_DS_D18_15_DS_D11_2() {
    Duel duel = Duel.of("1", "29").given(70).fallen('A', 2, 2).pool('B', "29:2ranged");
    duel.play("play 70", "pass", "activate 2", "die 29").side('A', "1 2/2!").inPool('B');
  }

  @Test
  @Shown(card = 72, as = LIMIT)
  void card_72_tells_no_third_player_what_it_left_DS_D13_8() {
    Duel duel = Duel.of("2", "35", "38").given(72).hand('B', 157, 59);
    duel.play("play 72", "seat 2").holds('B', 59).discarded('B', 157);
    assertTrue(duel.told('A').toString().contains("aw059"));
    assertFalse(duel.told('C').toString().contains("aw059"));
  }

  @Test
  @Shown(card = 74, as = LIMIT)
  void card_74_ends_with_a_claim_DS_D9_13() {
    Duel duel = Duel.of("2 11", "35").given(74).play("play 74").asks('A', "extra");
    duel.play("claim", "no").asks('B', "action").side('A', "2 11");
  }

  @Test
  @Shown(card = 72, as = LIMIT)
  void card_72_sees_no_third_card_DS_D13_8() {
    Duel duel = Duel.of("2", "35").given(72).hand('B', 157, 157, 105).nature("157", "157");
    duel.play("play 72").holds('B', 105).discarded('B', 157, 157);
  }

  @Test
  @Shown(card = 73, as = LIMIT)
  void card_73_counts_own_characters_and_rerolls_no_own_die_DS_D13_13_DS_D13_17() {
    Duel duel = Duel.of("2 11", "28 35").given(73).pool('A', "11:blank").nature("blank");
    duel.pool('B', "28:1focus", "35:3melee").play("play 73").refuses("die 11").play("die 35");
    duel.asks('B', "action").inPool('A', "11:blank").inPool('B', "28:1focus", "35:blank");
  }

  @Test
  @Shown(card = 75, as = LIMIT)
  void card_75_hurts_its_own_side_and_removes_two_dice_at_most_DS_D13_3() {
    Duel duel = Duel.of("2 1 11", "28 35 38").given(75).pool('A', "11:blank");
    duel.pool('B', "28:1focus", "35:3melee", "38:1melee").play("play 75");
    duel.refuses("at 28", "at 11").play("at 2").refuses("die 11").play("die 28", "die 38");
    duel.asks('B', "action").side('A', "2/3 1 11").inPool('A', "11:blank");
    duel.inPool('B', "35:3melee");
  }
}
