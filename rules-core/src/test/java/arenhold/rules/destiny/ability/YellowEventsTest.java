package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Yellow events of the heroes, and neutral ones. */
class YellowEventsTest {

  @Test
  @Shown(card = 126, as = SUCCESS)
  void card_126_rerolls_and_removes_every_blank_DS_D17_2_DS_D12_2() {
    Duel duel = Duel.of("45", "11+59 10").given(126).nature("blank");
    duel.pool('B', "11:blank", "10:1shield", "59:1shield").play("play 126", "die 10");
    duel.asks("reroll").play("done").asks('A', "extra").inPool('B', "59:1shield");
  }

  @Test
  @Shown(card = 127, as = SUCCESS)
  void card_127_lets_everybody_draw_DS_D10_12() {
    Duel duel = Duel.of("46", "11").given(127).deck('B', 157, 1).play("play 127");
    duel.holds('A', 157, 157).holds('B', 157);
  }

  @Test
  @Shown(card = 128, as = SUCCESS)
  void card_128_moves_damage_past_shields_DS_D10_9() {
    Duel duel = Duel.of("46/3 28*1", "11").given(128).play("play 128", "amount 2");
    duel.side('A', "46/1 28/2*1");
  }

  @Test
  @Shown(
      card = 128,
      as = {LIMIT, INTERACTION})
  void card_128_may_defeat_DS_D10_6() {
    Duel duel = Duel.of("46/3 28/10", "11").given(128).play("play 128", "at 46", "amount 2");
    duel.side('A', "46/1");
    Duel.of("46/3", "11").given(128).play("play 128").side('A', "46/3");
  }

  @Test
  @Shown(
      card = 129,
      as = {SUCCESS, LIMIT})
  void card_129_ends_the_phase_and_may_change_the_field_DS_D17_14_DS_D9_15() {
    Duel duel = Duel.of("46", "11").given(129).field(168, 'B').unused('B', 174);
    duel.play("play 129", "card 174").discarded('A');
    assertEquals(3, duel.position().round);
    assertEquals(174, duel.position().field);
    assertEquals(1, duel.position().controller);
    assertEquals(168, duel.position().sides[0].unused);
    assertTrue(duel.position().sides[0].aside.has(129));
    duel = Duel.of("46", "11").given(129).unused('B', 174).play("play 129", "done");
    assertEquals(168, duel.position().field);
  }

  @Test
  @Shown(
      card = 130,
      as = {SUCCESS, LIMIT})
  void card_130_lets_an_opponent_choose_DS_D17_4_DS_D13_6() {
    Duel duel = Duel.of("46", "11 10!").given(130).pool('B', "11:blank");
    duel.play("play 130").asks('B', "mode").play("mode 1").side('B', "11 10/2!");
    duel = Duel.of("46", "11").given(130).pool('B', "11:blank").play("play 130", "mode 2");
    duel.inPool('B');
    duel = Duel.of("46", "11").given(130).pool('B', "11:blank").play("play 130", "mode 1");
    duel.side('B', "11").inPool('B', "11:blank");
  }

  @Test
  @Shown(
      card = 131,
      as = {SUCCESS, LIMIT})
  void card_131_gives_a_character_die_for_two_DS_D11_11_DS_D13_1() {
    Duel duel = Duel.of("46+63", "11 10 20").given(131).pool('A', "46:2ranged", "63:1shield");
    duel.pool('B', "11:blank", "10:3melee", "20:1focus").play("play 131").asks('B', "remove");
    duel.play("die 11", "die 20").inPool('A', "63:1shield").inPool('B', "10:3melee");
    duel = Duel.of("46+63", "11").given(131).pool('A', "63:1shield").pool('B', "11:blank");
    duel.play("play 131").inPool('B', "11:blank");
  }

  @Test
  @Shown(
      card = 132,
      as = {SUCCESS, LIMIT})
  void card_132_returns_a_card_only_after_three_DS_D11_12_DS_D18_16() {
    Duel duel = Duel.of("46", "11").given(132).deck('A', 157, 3).pile('A', 101);
    duel.play("play 132").refuses("card 157").play("card 101").holds('A', 101);
    duel = Duel.of("46", "11").given(132).deck('A', 157, 2).pile('A', 101).play("play 132");
    duel.asks("action").holds('A').discarded('A', 101, 132, 157, 157);
  }

  @Test
  @Shown(
      card = 133,
      as = {SUCCESS, LIMIT})
  void card_133_shoots_first_DS_D11_12_DS_D12_2() {
    Duel duel = Duel.of("45", "21").given(133).pool('A', "45:1ranged").pool('B', "21:2ranged");
    duel.play("play 133", "at 21").asks('A', "extra").side('B', "21/1").inPool('B');
    duel = Duel.of("45", "21").given(133).pool('B', "21:2ranged").play("play 133");
    duel.inPool('B', "21:2ranged");
  }

  @Test
  @Shown(
      card = 134,
      as = {SUCCESS, LIMIT})
  void card_134_sells_a_card_DS_D11_11() {
    Duel duel = Duel.of("46", "11").given(134).hand('A', 105).play("play 134");
    duel.has('A', 1).discarded('A', 105, 134);
    Duel.of("46", "11").given(134).play("play 134").has('A', 0);
    Duel.of("28", "11").given(134).hand('A', 105).play("play 134").holds('A', 105).has('A', 0);
  }

  @Test
  @Shown(
      card = 158,
      as = {SUCCESS, LIMIT})
  void card_158_discards_gear_worth_no_more_than_the_die_DS_D11_11() {
    Duel duel = Duel.of("46", "11+15+54+13").given(158).pool('A', "46:2ranged");
    duel.play("play 158").side('B', "11+15+13").discarded('B', 54).inPool('A');
    Duel.of("46", "11+54").given(158).play("play 158").side('B', "11+54");
  }

  @Test
  @Shown(
      card = 159,
      as = {SUCCESS, LIMIT})
  void card_159_removes_small_dice_DS_D13_13() {
    Duel duel =
        Duel.of("46", "10e 11").given(159).pool('B', "10:3melee", "10:2melee", "11:special");
    duel.play("play 159").refuses("die 10#2").offers("die 11").play("die 10");
    duel.inPool('B', "10:3melee", "11:special");
  }

  @Test
  @Shown(
      card = 160,
      as = {SUCCESS, LIMIT})
  void card_160_turns_an_attack_around() {
    Duel duel = Duel.of("46", "10").given(160).pool('B', "10:3melee").play("play 160", "at 10");
    duel.side('B', "10/3").inPool('B');
    Duel.of("28", "10").given(160).pool('B', "10:3melee").play("play 160").inPool('B', "10:3melee");
    duel = Duel.of("46", "10*1").given(160).pool('B', "10:3melee").play("play 160", "at 10");
    duel.side('B', "10/2").inPool('B');
  }

  @Test
  @Shown(card = 161, as = SUCCESS)
  void card_161_rerolls_a_whole_pool() {
    Duel duel = Duel.of("46", "10 11").given(161).pool('B', "10:3melee", "11:special");
    duel.nature("blank", "1shield").play("play 161").inPool('B', "10:blank", "11:1shield");
  }

  @Test
  @Shown(card = 162, as = SUCCESS)
  void card_162_rerolls_one_die_of_any_pool_DS_D12_2() {
    Duel duel = Duel.of("45", "10").given(162).pool('A', "45:blank").pool('B', "10:3melee");
    duel.nature("blank").play("play 162", "die 10").asks('A', "extra").inPool('B', "10:blank");
  }

  @Test
  @Shown(card = 128, as = LIMIT)
  void card_128_moves_nothing_to_where_it_is_DS_D13_9() {
    Duel duel = Duel.of("46/3 28 45", "11").given(128).play("play 128");
    duel.asks("target", "at 28", "at 45").refuses("at 46").play("at 28");
    duel.offers("amount 0", "amount 2").refuses("amount 3");
  }

  @Test
  @Shown(card = 126, as = LIMIT)
  void card_126_leaves_the_own_blanks_and_rerolls_what_is_wanted_DS_D17_2() {
    Duel duel = Duel.of("45", "11 10").given(126).pool('A', "45:blank");
    duel.pool('B', "11:blank", "10:1shield").play("play 126").refuses("die 45").play("done");
    duel.asks('A', "extra").inPool('A', "45:blank").inPool('B', "10:1shield");
  }

  @Test
  @Shown(card = 126, as = INTERACTION)
  void card_126_is_about_one_opponent_and_its_ambush_is_seen_by_card_46_DS_D15_4_DS_D12_2() {
    Duel duel = Duel.of("46", "11", "10").given(126).pool('B', "11:blank").nature("blank");
    duel.pool('C', "10:3melee").play("play 126", "seat 3", "die 10", "yes").asks('A', "extra");
    duel.side('A', "46*1").inPool('B', "11:blank").inPool('C');
  }

  @Test
  @Shown(card = 127, as = LIMIT)
  void card_127_draws_what_is_left_and_puts_nobody_out_DS_D10_12_DS_D14_2() {
    Duel duel = Duel.of("46", "11").given(127).deck('A', 157, 0).deck('B', 157, 5);
    duel.hand('B', 105, 105, 105, 105, 105).play("play 127").asks('B', "action");
    duel.holds('A').deckSize('B', 3).holds('B', 105, 105, 105, 105, 105, 157, 157);
  }

  @Test
  @Shown(card = 127, as = INTERACTION)
  void card_127_drawn_back_is_still_the_last_card_for_card_27_DS_D18_6_DS_D15_4() {
    Duel duel = Duel.of("46 45", "27", "11").given(127).play("play 127").asks('A', "target");
    duel.play("at 45").side('A', "46 45/2").side('C', "11");
    duel.holds('A', 157, 157).holds('B', 157, 157).holds('C', 157, 157);
  }

  @Test
  @Shown(card = 128, as = INTERACTION)
  void card_128_is_answered_by_card_137_but_not_by_card_9_DS_D10_9_DS_D18_2() {
    Duel duel = Duel.of("28/2 46/9+137", "11").given(128).play("play 128", "at 28", "amount 2");
    duel.side('A', "28 46/5").discarded('A', 128, 137);
    duel = Duel.of("28/2 9", "11").given(128).hand('A', 157).play("play 128", "amount 1");
    duel.asks('B', "action").side('A', "28/1 9/1").holds('A', 157);
  }

  @Test
  @Shown(card = 129, as = LIMIT)
  void card_129_ends_the_phase_and_no_more_if_no_battlefield_is_unused_DS_D9_15() {
    Duel duel = Duel.of("46 28", "11").given(129).field(166, 'A').play("play 129");
    assertEquals(3, duel.position().round);
    assertEquals(166, duel.position().field);
    assertTrue(duel.position().sides[0].aside.has(129));
    duel.side('A', "46 28").discarded('A').asks('A', "action").offers("activate 46");
  }

  @Test
  @Shown(card = 129, as = INTERACTION)
  void card_129_lets_the_queue_be_finished_but_no_more_actions_begin_DS_D9_15_DS_D9_5() {
    Duel duel = Duel.of("46 163", "11").given(129).field(168, 'B').play("play 129", "yes");
    duel.asks('A', "trigger").play("yes").asks('B', "action");
    duel.side('A', "46*1 163");
    assertEquals(3, duel.position().round);
  }

  @Test
  @Shown(card = 130, as = INTERACTION)
  void card_130_is_answered_by_the_opponent_chosen_and_by_card_9_DS_D15_4_DS_D11_7() {
    Duel duel = Duel.of("46!", "11!", "9! 20").given(130).hand('C', 157).pool('C', "20:1focus");
    duel.pool('B', "11:special").play("play 130", "seat 3").asks('C', "mode");
    duel.play("mode 1", "yes").side('C', "9/1! 20").side('B', "11!").side('A', "46!");
    duel.inPool('B', "11:special").inPool('C', "20:1focus");
    duel = Duel.of("46", "11", "20e").given(130).pool('B', "11:special");
    duel.pool('C', "20:1focus", "20:2disrupt").play("play 130", "seat 3", "mode 2");
    duel.refuses("die 11").play("die 20").inPool('B', "11:special").inPool('C');
  }

  @Test
  @Shown(card = 131, as = INTERACTION)
  void card_131_may_take_the_die_that_card_92_has_rolled_in_DS_D17_1_DS_D4_10() {
    Duel duel = Duel.of("46", "20").given(131).hand('B', 92, 26).turn('B').nature("special");
    duel.pool('A', "46:2ranged").pool('B', "20:1focus").play("play 92", "card 26");
    duel.inPool('B', "20:1focus", "26:special").play("play 131", "die 26");
    duel.inPool('A').inPool('B');
    assertTrue(duel.position().dice.stream().noneMatch(die -> die.card == 26));
  }

  @Test
  @Shown(card = 133, as = LIMIT)
  void card_133_resolves_neither_another_colour_nor_a_plus_DS_D8_11_DS_D13_11() {
    Duel duel = Duel.of("45+54 28", "21 10").given(133);
    duel.pool('A', "45:1melee", "54:+2ranged", "28:2ranged").pool('B', "21:1ranged");
    duel.play("play 133").asks('A', "extra").side('B', "21 10").inPool('B', "21:1ranged");
    duel.inPool('A', "45:1melee", "54:+2ranged", "28:2ranged");
    duel = Duel.of("45", "21 10").given(133).pool('A', "45:1ranged");
    duel.pool('B', "21:1melee", "10:3melee").play("play 133", "at 10").side('B', "21 10/1");
    duel.inPool('B', "21:1melee", "10:3melee");
    duel = Duel.of("45+54", "10").given(133).pool('A', "45:1ranged", "54:+2ranged");
    duel.play("play 133", "at 10").asks('A', "extra").inPool('A', "54:+2ranged");
  }

  @Test
  @Shown(card = 133, as = INTERACTION)
  void card_133_defeats_and_removes_what_is_left_then_DS_D10_7_DS_D12_2() {
    Duel duel = Duel.of("46", "21/9 2").given(133).pool('A', "46:2ranged");
    duel.pool('B', "21:2ranged", "2:1ranged").play("play 133", "at 21").asks('A', "trigger");
    duel.play("yes").asks('A', "extra").side('A', "46*1").side('B', "2").inPool('B');
  }

  @Test
  @Shown(card = 134, as = INTERACTION)
  void card_134_may_discard_the_last_card_before_card_27_DS_D18_6_DS_D11_8() {
    Duel duel = Duel.of("46 45", "27").given(134).hand('A', 105).play("play 134");
    duel.asks('A', "target").play("at 45").has('A', 1).side('A', "46 45/2").holds('A');
  }

  @Test
  @Shown(card = 158, as = LIMIT)
  void card_158_takes_an_attack_and_spares_other_things_DS_D11_11() {
    Duel duel = Duel.of("46+54", "11+13 5").given(158).pool('A', "46:2disrupt", "54:+2ranged");
    duel.play("play 158").asks('B', "action").inPool('A', "46:2disrupt").side('A', "46");
    duel.side('B', "11+13 5").discarded('A', 54, 158);
  }

  @Test
  @Shown(card = 158, as = INTERACTION)
  void card_158_sends_home_what_card_3_has_taken_DS_D1_10_DS_D12_4() {
    Duel duel = Duel.of("38/9+59 46", "3 11").given(158).pool('A', "46:3ranged/1").turn('B');
    duel.pool('B', "3:2melee").play("resolve 3", "at 38", "yes").side('B', "3+59 11");
    duel.play("play 158").asks('B', "action").side('B', "3 11").inPool('A');
    duel.discarded('A', 59, 158).discarded('B');
  }

  @Test
  @Shown(card = 159, as = LIMIT)
  void card_159_spots_yellow_and_removes_one_die_of_any_pool_DS_D13_13_DS_D13_11() {
    Duel duel = Duel.of("28", "10").given(159).pool('B', "10:2melee").play("play 159");
    duel.asks('B', "action").inPool('B', "10:2melee");
    duel = Duel.of("46", "10 11").given(159).pool('A', "46:2ranged");
    duel.pool('B', "10:2melee", "11:special").play("play 159", "die 46");
    duel.inPool('A').inPool('B', "10:2melee", "11:special");
  }

  @Test
  @Shown(card = 159, as = INTERACTION)
  void card_159_counts_the_hand_behind_card_31_DS_D7_12() {
    Duel duel = Duel.of("46", "28 31").given(159).pool('B', "31:Xranged");
    duel.hand('B', 157, 157, 157).play("play 159").asks('B', "action");
    duel.inPool('B', "31:Xranged");
    duel = Duel.of("46", "28 31").given(159).pool('B', "31:Xranged").hand('B', 157, 157);
    duel.play("play 159").asks('B', "action").inPool('B');
  }

  @Test
  @Shown(card = 160, as = LIMIT)
  void card_160_takes_one_attack_and_no_other_die_DS_D13_11() {
    Duel duel = Duel.of("46", "10 20 11").given(160).pool('A', "46:2disrupt");
    duel.pool('B', "10:2disrupt", "20:1focus").play("play 160").asks('B', "action");
    duel.side('B', "10 20 11").inPool('A', "46:2disrupt").inPool('B', "10:2disrupt", "20:1focus");
  }

  @Test
  @Shown(card = 160, as = INTERACTION)
  void card_160_may_defeat_whose_die_it_was_before_redeploy_DS_D12_4() {
    Duel duel = Duel.of("46", "10/10+63 11").given(160).pool('B', "10:3melee", "63:1shield");
    duel.play("play 160", "at 10").asks('B', "redeploy").play("at 11").side('B', "11+63");
    duel.inPool('B');
  }

  @Test
  @Shown(card = 161, as = LIMIT)
  void card_161_spots_yellow_and_spares_the_own_dice_DS_D13_13_DS_D13_17() {
    Duel duel = Duel.of("28", "10").given(161).pool('B', "10:3melee").play("play 161");
    duel.asks('B', "action").inPool('B', "10:3melee");
    duel = Duel.of("46", "10 11").given(161).pool('A', "46:blank").pool('B', "10:3melee");
    duel.nature("blank").play("play 161").inPool('A', "46:blank").inPool('B', "10:blank");
  }

  @Test
  @Shown(card = 161, as = INTERACTION)
  void card_161_is_about_one_opponent_DS_D15_4() {
    Duel duel = Duel.of("46", "10", "11 20").given(161).pool('B', "10:3melee");
    duel.pool('C', "11:special", "20:blank").nature("1shield", "1focus");
    duel.play("play 161", "seat 3").inPool('C', "11:1shield", "20:1focus");
    duel.inPool('B', "10:3melee");
  }

  @Test
  @Shown(card = 162, as = LIMIT)
  void card_162_rerolls_one_die_or_none_DS_D13_17_DS_D4_5() {
    Duel duel = Duel.of("45", "10 11").given(162).pool('A', "45:blank").nature("2ranged");
    duel.pool('B', "10:3melee").play("play 162").refuses("die 11").play("die 45");
    duel.inPool('A', "45:2ranged").inPool('B', "10:3melee");
    duel = Duel.of("45", "10").given(162).play("play 162").asks('A', "extra");
    duel.inPool('A').inPool('B');
  }

  @Test
  @Shown(card = 162, as = INTERACTION)
  void card_162_rerolls_for_a_third_player_and_its_ambush_is_seen_by_card_46_DS_D15_4_DS_D12_2() {
    Duel duel = Duel.of("46", "10", "11").given(162).pool('B', "10:3melee").nature("blank");
    duel.pool('C', "11:1melee").play("play 162").offers("die 10").play("die 11", "yes");
    duel.asks('A', "extra").side('A', "46*1").inPool('B', "10:3melee").inPool('C', "11:blank");
  }

  @Test
  @Shown(card = 129, as = INTERACTION)
  void card_129_ends_the_phase_in_which_card_49_has_played_it_DS_D9_15_DS_D8_9() {
    Duel duel = Duel.of("46e 49", "11").field(168, 'B').pool('A', "49:special", "46:2ranged");
    duel.pile('A', 129).play("resolve 49").asks('B', "action").discarded('A').inPool('A');
    assertEquals(3, duel.position().round);
    assertTrue(duel.position().sides[0].aside.has(129));
  }
}
