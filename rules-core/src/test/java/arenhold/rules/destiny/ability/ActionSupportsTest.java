package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Supports without dice that are used. */
class ActionSupportsTest {

  @Test
  @Shown(
      card = 88,
      as = {SUCCESS, LIMIT})
  void card_88_raises_the_hand_size_DS_D4_6() {
    Duel.of("11 88", "35").endOfRound().deckSize('A', 4).deckSize('B', 5);
  }

  @Test
  @Shown(
      card = 89,
      as = {SUCCESS, LIMIT})
  void card_89_rerolls_and_strikes_on_a_blank_DS_D10_4() {
    Duel duel = Duel.of("11 89", "35*2").pool('A', "11:1melee").nature("blank");
    duel.play("use 89", "at 35").side('B', "35/2*2").side('A', "11 89!");
    duel = Duel.of("11 89", "35").pool('A', "11:1melee").nature("special").play("use 89");
    duel.asks("action").inPool('A', "11:special").play("pass").refuses("use 89");
  }

  @Test
  @Shown(
      card = 101,
      as = {SUCCESS, LIMIT})
  void card_101_brings_a_resource_once_a_round_DS_D16_14() {
    Duel duel = Duel.of("20", "35").given(101).play("play 101").has('A', 0);
    duel.play("use 101").has('A', 1).play("pass").refuses("use 101");
  }

  @Test
  @Shown(
      card = 113,
      as = {SUCCESS, LIMIT})
  void card_113_readies_unless_an_opponent_pays_DS_D11_11() {
    Duel duel = Duel.of("28 113", "11").hand('A', 157).resources('B', 1);
    duel.play("use 113", "at 28").asks('B', "may").play("no");
    duel.side('A', "28*1 113").has('B', 1);
    duel = Duel.of("28 113", "11").hand('A', 157).resources('B', 1);
    duel.play("use 113", "at 28", "yes").side('A', "28*1 113!").has('B', 0);
    Duel.of("28 113", "11").refuses("use 113");
  }

  @Test
  @Shown(card = 123, as = SUCCESS)
  void card_123_discards_one_of_two_and_gives_the_other_DS_D11_12() {
    Duel duel = Duel.of("35 123", "11").deckOf('B', 59, 60, 157).nature("59", "60");
    duel.play("use 123", "seat 2", "card 60").discarded('B', 60).holds('B', 59).deckSize('B', 1);
    duel =
        Duel.of("35 123", "11").deckOf('B', 59, 60).nature("59").play("use 123", "seat 2", "done");
    duel.deckSize('B', 2).holds('B');
  }

  @Test
  @Shown(card = 123, as = LIMIT)
  void card_123_needs_two_cards_DS_D11_12() {
    Duel duel = Duel.of("35 123", "11").deckOf('B', 59).play("use 123", "seat 2");
    duel.asks("action").deckSize('B', 1).side('A', "35 123!");
    assertTrue(duel.told('A').toString().contains("aw059"));
    assertFalse(duel.told('B').toString().contains("aw059"));
  }

  @Test
  @Shown(card = 124, as = SUCCESS)
  void card_124_resolves_a_modifier_alone_DS_D8_11() {
    Duel duel = Duel.of("38 124", "11").pool('A', "38:+2melee").play("use 124", "at 11");
    duel.side('B', "11/2").inPool('A').side('A', "38 124!");
  }

  @Test
  @Shown(
      card = 125,
      as = {SUCCESS, LIMIT})
  void card_125_plays_the_second_copy_for_free_DS_D13_7_DS_D19_4() {
    Duel duel = Duel.of("35 125", "11").hand('A', 59, 59, 157).play("use 125");
    duel.refuses("card 157").play("card 59", "card 59").side('A', "35+59 125!");
    duel.has('A', 0).holds('A', 157).discarded('A', 59);
    duel = Duel.of("35 125", "11").hand('A', 59, 157).play("use 125", "card 59");
    duel.asks("card", "done").side('A', "35 125!");
    Duel.of("35 125", "11").hand('A', 157).refuses("use 125");
  }

  @Test
  @Shown(card = 135, as = SUCCESS)
  void card_135_gambles_with_a_yellow_die() {
    Duel duel = Duel.of("46 35 135", "11").pool('A', "46:blank", "35:blank").nature("1resource");
    duel.play("use 135").has('A', 1).inPool('A', "46:1resource", "35:blank");
  }

  @Test
  @Shown(card = 144, as = SUCCESS)
  void card_144_adds_one_to_a_ranged_die() {
    Duel duel = Duel.of("45 144", "11").pool('A', "45:1ranged").play("use 144", "at 11");
    duel.side('B', "11/2").side('A', "45 144!").inPool('A');
  }

  @Test
  @Shown(card = 88, as = INTERACTION)
  void card_88_counts_as_long_as_it_is_in_play_DS_D11_2() {
    Duel duel = Duel.of("11 88 5", "35").pool('A', "5:special").play("resolve 5", "piece 88");
    duel.endOfRound().holds('A', 157, 157, 157, 157, 157);
  }

  @Test
  @Shown(card = 88, as = LIMIT)
  void card_88_makes_nobody_draw_beyond_it_and_is_for_one_player_DS_D9_16_DS_D1_5() {
    Duel duel = Duel.of("11 88", "35").hand('A', 105, 105, 105, 105, 105, 105).endOfRound();
    duel.deckSize('A', 10).holds('A', 105, 105, 105, 105, 105, 105).deckSize('B', 5);
    Duel.of("11 88", "35 88").endOfRound().deckSize('A', 4).deckSize('B', 4);
    Duel.of("11 88", "35").given(88).refuses("play 88");
  }

  @Test
  @Shown(card = 89, as = LIMIT)
  void card_89_rerolls_one_of_the_own_dice_alone_DS_D9_12() {
    Duel duel = Duel.of("11 89", "35").pool('B', "35:blank").play("use 89");
    duel.asks('B', "action").side('A', "11 89!").side('B', "35").inPool('B', "35:blank");
    duel = Duel.of("11 10 89", "35").pool('A', "11:1melee", "10:blank").nature("special");
    duel.play("use 89", "die 11").asks('B', "action").side('B', "35");
    duel.inPool('A', "11:special", "10:blank");
  }

  @Test
  @Shown(card = 89, as = INTERACTION)
  void card_89_strikes_past_the_shield_that_card_9_buys_DS_D10_4_DS_D11_7() {
    Duel duel = Duel.of("11 89", "9").pool('A', "11:1melee").hand('B', 157).nature("blank");
    duel.play("use 89", "at 9").asks('B', "trigger").play("yes");
    duel.side('B', "9/2*1").holds('B').inPool('A', "11:blank");
  }

  @Test
  @Shown(card = 101, as = LIMIT)
  void card_101_is_used_by_its_controller_while_ready_DS_D6_9() {
    Duel.of("20 101!", "35 101").refuses("use 101").offers("activate 20");
    Duel duel = Duel.of("20 101 101", "35").play("use 101").has('A', 1).has('B', 0);
    duel.side('A', "20 101! 101");
  }

  @Test
  @Shown(card = 113, as = INTERACTION)
  void card_113_may_cost_the_last_card_before_card_27_DS_D18_6_DS_D11_8() {
    Duel duel = Duel.of("28 45 113", "27").hand('A', 157).resources('B', 1);
    duel.play("use 113", "at 28", "no").asks('A', "target").play("at 45");
    duel.side('A', "28*1 45/2 113").has('B', 1);
  }

  @Test
  @Shown(card = 123, as = INTERACTION)
  void card_123_reaches_the_deck_of_any_player_and_fills_the_hand_of_card_31_DS_D7_12() {
    Duel duel = Duel.of("35 123", "11", "28 31").deckOf('C', 59, 60).nature("59", "60");
    duel.pool('C', "31:Xranged").play("use 123").offers("seat 1", "seat 2", "seat 3");
    duel.play("seat 3", "card 59").discarded('C', 59).holds('C', 60).deckSize('B', 10);
    duel.play("pass", "resolve 31", "at 11").side('B', "11/1").side('A', "35 123!");
  }

  @Test
  @Shown(card = 124, as = LIMIT)
  void card_124_takes_neither_a_die_without_a_plus_nor_one_of_others_DS_D8_10() {
    Duel duel = Duel.of("38+59 124", "11+15").pool('A', "38:1melee").pool('B', "15:+3melee");
    duel.play("use 124").asks('B', "action").side('A', "38+59 124!").side('B', "11+15");
    duel.inPool('A', "38:1melee").inPool('B', "15:+3melee");
    Duel.of("38 124!", "11").pool('A', "38:+2melee").refuses("use 124", "resolve 38");
  }

  @Test
  @Shown(card = 124, as = INTERACTION)
  @Shown(card = 164, as = INTERACTION)
  void card_124_deals_melee_damage_which_card_164_feels_DS_D10_10_DS_D8_11() {
    Duel duel = Duel.of("38e+59 124", "20*1+164").pool('A', "38:+2melee", "38:1melee");
    duel.pool('A', "59:+2melee").play("use 124", "resolve 38", "at 20");
    duel.side('B', "20/1").discarded('B', 164).inPool('A', "38:1melee", "59:+2melee");
  }

  @Test
  @Shown(card = 125, as = LIMIT)
  void card_125_plays_no_second_copy_of_what_is_unique_and_in_play_DS_D1_4_DS_D9_6() {
    Duel duel = Duel.of("10+15 36 125", "11").hand('A', 15, 15).play("use 125", "card 15");
    duel.asks("card", "done").refuses("card 15").play("done").asks('B', "action");
    duel.side('A', "10+15 36 125!").holds('A', 15).discarded('A', 15);
    Duel.of("35 125!", "11").hand('A', 59, 59).refuses("use 125").offers("activate 35");
  }

  @Test
  @Shown(card = 125, as = INTERACTION)
  void card_125_plays_so_that_card_38_acts_and_card_150_is_kept_DS_D13_7_DS_D11_18() {
    Duel duel = Duel.of("38 125 150", "11").hand('A', 59, 59).play("use 125", "card 59", "card 59");
    duel.asks('A', "trigger").play("yes").asks('A', "extra");
    duel.side('A', "38+59 125! 150").has('A', 0);
  }

  @Test
  @Shown(card = 135, as = LIMIT)
  void card_135_gains_nothing_without_the_symbol_or_a_yellow_die_DS_D2_10() {
    Duel duel = Duel.of("46 135", "45").pool('A', "46:1resource").pool('B', "45:blank");
    duel.nature("2disrupt").play("use 135").has('A', 0).inPool('A', "46:2disrupt");
    duel.side('A', "46 135!").inPool('B', "45:blank");
    duel = Duel.of("35 135", "45").pool('A', "35:1resource").pool('B', "45:1resource");
    duel.play("use 135").has('A', 0).side('A', "35 135!").inPool('A', "35:1resource");
    duel.inPool('B', "45:1resource");
  }

  @Test
  @Shown(card = 135, as = INTERACTION)
  void card_135_rerolls_what_card_92_has_rolled_in_DS_D17_1() {
    Duel duel = Duel.of("20 135", "35").given(92).hand('A', 67).nature("special", "1resource");
    duel.play("play 92", "card 67").inPool('A', "67:special").play("use 135");
    duel.inPool('A', "67:1resource").has('A', 1).play("resolve 67").has('A', 2);
    duel.inPool('A').discarded('A', 67, 92);
  }

  @Test
  @Shown(card = 136, as = LIMIT)
  void card_136_changes_nothing_and_tells_nobody_else_DS_D13_8_DS_D15_4() {
    Duel duel = Duel.of("46 136", "11", "35").hand('B', 59).hand('C', 60).play("use 136", "seat 3");
    duel.asks('B', "action").holds('B', 59).holds('C', 60).side('A', "46 136!");
    assertTrue(duel.told('A').toString().contains("aw060"));
    assertFalse(duel.told('A').toString().contains("aw059"));
    assertFalse(duel.told('B').toString().contains("aw060"));
    duel.play("pass", "pass").asks('A', "action").refuses("use 136").offers("activate 46");
  }

  @Test
  @Shown(card = 136, as = INTERACTION)
  void card_136_may_be_used_at_once_by_its_ambush_seen_by_card_46_DS_D12_2_DS_D9_5() {
    Duel duel = Duel.of("46", "11").given(136).hand('B', 60).play("play 136", "yes");
    duel.asks('A', "extra").play("use 136").asks('B', "action").side('A', "46*1 136!");
    assertTrue(duel.told('A').toString().contains("aw060"));
  }

  @Test
  @Shown(card = 144, as = LIMIT)
  void card_144_takes_neither_melee_nor_a_plus_and_joins_none_DS_D8_11() {
    Duel duel = Duel.of("45+54 144", "21").pool('A', "45:1melee", "54:+2ranged");
    duel.pool('B', "21:1ranged").play("use 144").asks('B', "action").side('B', "21");
    duel.side('A', "45+54 144!").inPool('A', "45:1melee", "54:+2ranged");
    duel = Duel.of("45+54 144", "21").pool('A', "45:1ranged", "54:+2ranged");
    duel.play("use 144", "at 21").side('B', "21/2").inPool('A', "54:+2ranged");
    Duel.of("45 144!", "21").pool('A', "45:1ranged").refuses("use 144").offers("resolve 45");
  }

  @Test
  @Shown(card = 144, as = INTERACTION)
  void card_144_defeats_by_the_one_more_before_card_19_DS_D8_12_DS_D11_8() {
    Duel duel = Duel.of("45 19! 144", "2/5 11").pool('A', "45:1ranged").play("use 144", "at 2");
    duel.asks('A', "trigger").play("yes").side('A', "45 19 144!").side('B', "11");
  }

  @Test
  @Shown(card = 101, as = INTERACTION)
  @Shown(card = 99, as = INTERACTION)
  void cards_99_and_101_are_taken_back_with_what_they_brought_DS_D19_3() {
    Duel duel = Duel.of("20 101", "35").play("use 101").has('A', 1).takesBack('A');
    duel.asks('A', "action").has('A', 0).side('A', "20 101").play("use 101").has('A', 1);
    duel = Duel.of("20 99/1", "2/6 35").play("use 99", "at 2").side('B', "35").takesBack('A');
    duel.asks('A', "target").play("at 35").side('A', "20 99!").side('B', "2/6 35/1");
  }

  @Test
  @Shown(card = 123, as = LIMIT)
  @Shown(card = 135, as = LIMIT)
  @Shown(card = 136, as = LIMIT)
  void what_cards_123_135_and_136_have_shown_is_not_taken_back_DS_D19_3() {
    Duel duel = Duel.of("35 123", "11").play("use 123").asks("player").takesBack('A');
    duel.side('A', "35 123").play("use 123", "seat 2").standsBy('A').side('A', "35 123!");
    duel = Duel.of("46 135", "11").pool('A', "46:blank").play("use 135").standsBy('A');
    duel.side('A', "46 135!");
    duel = Duel.of("46 136", "11").hand('B', 60).play("use 136").standsBy('A');
    duel.side('A', "46 136!");
  }
}
