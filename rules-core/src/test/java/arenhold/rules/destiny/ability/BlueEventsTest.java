package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Blue events of the heroes. */
class BlueEventsTest {

  @Test
  @Shown(card = 114, as = SUCCESS)
  void card_114_lets_an_opponent_resolve_and_removes_the_rest_DS_D18_12() {
    Duel duel = Duel.of("35", "11 10").given(114).resources('B', 1);
    duel.pool('B', "11:2melee/1", "10:1resource").play("play 114", "resolve 11", "at 35");
    duel.asks('B', "resolve").play("done").side('A', "35/2").has('B', 0).inPool('B');
  }

  @Test
  @Shown(card = 114, as = INTERACTION)
  void card_114_lets_modifiers_join_and_removes_after_all_of_it_DS_D18_12_DS_D8_7() {
    Duel duel = Duel.of("35", "11+59 10 20").given(114).resources('B', 1);
    duel.pool('B', "11:2melee/1", "59:+2melee", "10:1shield", "20:1focus");
    duel.play("play 114").asks('B', "resolve").refuses("resolve 59").play("resolve 11", "join 59");
    duel.asks('B', "target").play("at 35").asks('B', "resolve").offers("resolve 10", "resolve 20");
    duel.play("resolve 10", "at 10", "done").side('A', "35/4").has('B', 0);
    duel.side('B', "11+59 10*1 20").inPool('B');
  }

  @Test
  @Shown(card = 114, as = INTERACTION)
  void card_114_spares_a_die_that_stays_by_its_ability_DS_D18_18() {
    Duel duel = Duel.of("35", "29 32").given(114).pool('B', "32:special", "29:2ranged");
    duel.nature("2shield").play("play 114", "resolve 32", "at 35").inPool('B', "32:2shield");
  }

  @Test
  @Shown(card = 114, as = INTERACTION)
  void card_114_may_bring_the_opponent_an_action_at_once_DS_D9_5() {
    Duel duel = Duel.of("35", "2 18").given(114).pool('B', "18:special");
    duel.play("play 114", "resolve 18").asks('B', "extra").play("activate 2").asks('B', "action");
  }

  @Test
  @Shown(
      card = 115,
      as = {SUCCESS, LIMIT})
  void card_115_gives_two_shields_DS_D10_3() {
    Duel.of("35*2", "11").given(115).play("play 115", "at 35").side('A', "35*3");
    Duel.of("35", "11").given(115).play("play 115", "at 11").side('B', "11*2");
  }

  @Test
  @Shown(
      card = 116,
      as = {SUCCESS, LIMIT})
  void card_116_removes_what_shows_the_symbol_of_a_blue_die() {
    Duel duel = Duel.of("35 45", "10 20").given(116).pool('A', "35:3melee", "45:1ranged");
    duel.pool('B', "10:2melee", "20:1focus").play("play 116").inPool('B', "20:1focus");
    duel = Duel.of("35 45", "10").given(116).pool('A', "45:1melee").pool('B', "10:2melee");
    duel.play("play 116").inPool('B', "10:2melee");
  }

  @Test
  @Shown(card = 116, as = SUCCESS)
  void card_116_counts_blank_as_a_symbol_DS_D7_1() {
    Duel duel = Duel.of("35", "10").given(116).pool('A', "35:blank").pool('B', "10:blank");
    duel.play("play 116").inPool('B').inPool('A', "35:blank");
  }

  @Test
  @Shown(card = 117, as = INTERACTION)
  void card_117_removes_the_die_even_if_its_taker_falls_DS_D10_6_DS_D11_12() {
    Duel duel = Duel.of("35/10 38", "10").given(117).pool('B', "10:3melee");
    duel.play("play 117", "at 35").side('A', "38").inPool('B');
  }

  @Test
  @Shown(card = 118, as = SUCCESS)
  void card_118_defeats_an_own_character_to_exhaust_another_DS_D18_16() {
    Duel duel = Duel.of("36 35", "11").given(118).play("play 118", "at 36", "at 11");
    duel.side('A', "35").side('B', "11!");
  }

  @Test
  @Shown(card = 118, as = INTERACTION)
  void card_118_does_nothing_if_the_defeat_is_replaced_DS_D11_14_DS_D11_11() {
    Duel duel = Duel.of("35/6+137 46", "11").given(118).play("play 118");
    duel.side('A', "35/1 46").side('B', "11").discarded('A', 118, 137);
  }

  @Test
  @Shown(
      card = 119,
      as = {SUCCESS, LIMIT})
  void card_119_discards_as_many_as_dice_were_removed_DS_D10_13() {
    Duel duel = Duel.of("35 38", "11").given(119).pool('A', "35:1shield", "38:blank");
    duel.deck('B', 157, 1).play("play 119", "die 35", "die 38").deckSize('B', 0).inPool('A');
    duel = Duel.of("35", "11").given(119).pool('A', "35:1shield");
    duel.play("play 119", "done").deckSize('B', 10).inPool('A', "35:1shield");
  }

  @Test
  @Shown(
      card = 120,
      as = {SUCCESS, LIMIT})
  void card_120_returns_a_blue_event_but_not_itself_DS_D4_8() {
    Duel duel = Duel.of("35", "11").given(120).pile('A', 115, 117, 157).play("play 120");
    duel.refuses("card 157", "card 120").play("card 115").holds('A', 115);
    duel.discarded('A', 117, 120, 157);
    Duel.of("35", "11").given(120).play("play 120").holds('A').discarded('A', 120);
  }

  @Test
  @Shown(
      card = 121,
      as = {SUCCESS, LIMIT})
  void card_121_strikes_with_shields() {
    Duel duel = Duel.of("35*3", "11").given(121).play("play 121", "amount 2", "at 11");
    duel.side('A', "35*1").side('B', "11/2");
    Duel.of("35*3", "11").given(121).play("play 121", "amount 0").side('A', "35*3");
  }

  @Test
  @Shown(
      card = 122,
      as = {SUCCESS, LIMIT})
  void card_122_moves_damage_between_exhausted_characters_DS_D10_9() {
    Duel duel = Duel.of("35/2!", "11*3! 10").given(122).play("play 122");
    duel.side('A', "35/1!").side('B', "11/1*3! 10");
    Duel.of("35/2", "11!").given(122).play("play 122").side('A', "35/2").side('B', "11!");
    Duel.of("35!", "11!").given(122).play("play 122").side('B', "11!");
  }

  @Test
  @Shown(card = 114, as = LIMIT)
  void card_114_resolves_nothing_that_cannot_be_resolved_and_spares_other_pools_DS_D8_11() {
    Duel duel = Duel.of("35", "11+59 10", "38").given(114).pool('A', "35:2melee");
    duel.pool('B', "11:2melee/1", "59:+2melee", "10:blank").pool('C', "38:1melee");
    duel.play("play 114", "seat 2").asks('B', "action").inPool('B').side('A', "35");
    duel.inPool('A', "35:2melee").inPool('C', "38:1melee");
  }

  @Test
  @Shown(card = 115, as = INTERACTION)
  void card_115_comes_between_card_37_and_its_shields_DS_D11_7() {
    Duel duel = Duel.of("35 37*1", "11").given(115).play("play 115", "at 37", "yes", "at 11");
    duel.asks('B', "action").side('A', "35 37*2").side('B', "11/1");
  }

  @Test
  @Shown(card = 116, as = LIMIT)
  void card_116_spares_other_symbols_and_the_own_pool_DS_D13_11() {
    Duel duel = Duel.of("35 38", "10 11").given(116).pool('A', "35:2melee", "38:1discard");
    duel.pool('B', "10:2disrupt", "11:special").play("play 116").asks("symbol");
    duel.play("symbol melee").inPool('A', "35:2melee", "38:1discard");
    duel.inPool('B', "10:2disrupt", "11:special");
  }

  @Test
  @Shown(card = 116, as = INTERACTION)
  void card_116_is_about_one_opponent_DS_D15_4() {
    Duel duel = Duel.of("35", "10", "11+59").given(116).pool('A', "35:3melee");
    duel.pool('B', "10:2melee").pool('C', "11:1melee", "59:+2melee");
    duel.play("play 116", "seat 3").inPool('C').inPool('B', "10:2melee").inPool('A', "35:3melee");
  }

  @Test
  @Shown(
      card = 117,
      as = {SUCCESS, LIMIT})
  void card_117_is_taken_by_a_unique_character_DS_D11_12() {
    Duel duel = Duel.of("35*1 36 38", "10 11 46").given(117).pool('A', "35:2melee");
    duel.pool('B', "10:3melee", "11:1shield", "46:2disrupt").play("play 117");
    duel.offers("at 38").refuses("at 36", "at 10").play("at 35");
    duel.side('A', "35/2 36 38").side('B', "10 11 46");
    duel.inPool('A', "35:2melee").inPool('B', "11:1shield", "46:2disrupt");
    duel = Duel.of("36", "10").given(117).pool('B', "10:3melee").play("play 117");
    duel.asks('B', "action").side('A', "36").inPool('B', "10:3melee");
  }

  @Test
  @Shown(card = 118, as = LIMIT)
  void card_118_needs_a_blue_character_and_a_ready_one_DS_D11_11_DS_D6_9() {
    Duel duel = Duel.of("46", "10").given(118).play("play 118").asks('B', "action");
    duel.side('A', "46").side('B', "10");
    duel = Duel.of("36 46! 101", "10! 11 20").given(118).play("play 118").asks("character");
    duel.refuses("at 46", "at 10", "at 101").play("at 20").side('B', "10! 11 20!");
    duel.side('A', "46! 101");
  }

  @Test
  @Shown(card = 118, as = INTERACTION)
  void card_118_defeats_so_that_an_upgrade_is_redeployed_DS_D12_4_DS_D18_1() {
    Duel duel = Duel.of("36+63 38", "11").given(118).play("play 118", "at 36");
    duel.asks('A', "redeploy").play("at 38", "at 11").side('A', "38+63").side('B', "11!");
  }

  @Test
  @Shown(card = 119, as = LIMIT)
  void card_119_takes_no_dice_of_others_and_discards_no_more_DS_D13_3() {
    Duel duel = Duel.of("35 38", "11", "10").given(119).pool('A', "35:1shield", "38:blank");
    duel.pool('B', "11:special").play("play 119");
    duel.play("seat 2").refuses("die 11").play("die 38", "done").deckSize('B', 9);
    duel.deckSize('A', 10).deckSize('C', 10).inPool('A', "35:1shield").inPool('B', "11:special");
  }

  @Test
  @Shown(card = 119, as = INTERACTION)
  void card_119_may_take_the_last_card_of_who_then_is_out_DS_D14_2() {
    Duel duel = Duel.of("35", "11").given(119).pool('A', "35:1shield").deck('B', 157, 1);
    duel.play("play 119", "die 35").deckSize('B', 0).endOfRound().won('A', "deck-out");
  }

  @Test
  @Shown(card = 120, as = LIMIT)
  void card_120_returns_one_blue_event_of_the_own_pile_DS_D13_3() {
    Duel duel = Duel.of("35", "11").given(120).pile('A', 59, 105, 123, 157).pile('B', 115);
    duel.play("play 120").asks('B', "action").holds('A').discarded('B', 115);
    duel.discarded('A', 59, 105, 120, 123, 157);
  }

  @Test
  @Shown(card = 120, as = INTERACTION)
  void card_120_returns_the_copy_that_card_125_wants_DS_D13_7() {
    Duel duel = Duel.of("35 125", "11").given(120).hand('A', 115).pile('A', 115);
    duel.play("play 120").holds('A', 115, 115).play("use 125", "card 115", "card 115", "at 35");
    duel.side('A', "35*2 125!").has('A', 0).holds('A').discarded('A', 115, 115, 120);
  }

  @Test
  @Shown(card = 121, as = LIMIT)
  void card_121_takes_no_shields_of_an_opponent_and_of_one_character_only_DS_D13_3() {
    Duel duel = Duel.of("35", "11*3").given(121).play("play 121").asks('B', "action");
    duel.side('A', "35").side('B', "11*3");
    duel = Duel.of("35*1 38*3", "11*1").given(121).play("play 121").refuses("at 11");
    duel.play("at 35").refuses("amount 2").play("amount 1", "at 11");
    duel.side('A', "35 38*3").side('B', "11");
  }

  @Test
  @Shown(card = 121, as = INTERACTION)
  void card_121_may_be_blocked_by_card_9_DS_D11_7_DS_D10_10() {
    Duel duel = Duel.of("35*3", "9+164").given(121).hand('B', 157);
    duel.play("play 121", "amount 3", "at 9", "yes");
    duel.side('A', "35").side('B', "9/2+164").holds('B');
  }

  @Test
  @Shown(card = 122, as = LIMIT)
  void card_122_moves_one_and_only_between_the_exhausted_DS_D13_3() {
    Duel duel = Duel.of("35/2! 38/1 36!", "11! 10 20! 101!").given(122).play("play 122");
    duel.offers("at 20").refuses("at 10", "at 101", "at 36", "at 35").play("at 11");
    duel.side('A', "35/1! 38/1 36!").side('B', "11/1! 10 20! 101!");
    duel = Duel.of("35/2!", "11").given(122).play("play 122").asks('B', "action");
    duel.side('A', "35/2!").side('B', "11");
  }

  @Test
  @Shown(card = 122, as = INTERACTION)
  void card_122_is_answered_by_card_137_but_not_by_card_9_DS_D10_9_DS_D18_2() {
    Duel duel = Duel.of("35/2!", "46/9!+137").given(122).play("play 122");
    duel.side('A', "35/1!").side('B', "46/5!").discarded('B', 137);
    duel = Duel.of("35/2!", "9!").given(122).hand('B', 157).play("play 122");
    duel.asks('B', "action").side('B', "9/1!").holds('B', 157);
  }

  @Test
  @Shown(card = 118, as = INTERACTION)
  @Shown(card = 121, as = INTERACTION)
  void cards_118_and_121_are_taken_back_one_choice_at_a_time_DS_D19_3() {
    Duel duel = Duel.of("36+63 38", "11 10").given(118).play("play 118", "at 36", "done");
    duel.asks("character").takesBack('A').asks("redeploy").play("at 38", "at 10");
    duel.side('A', "38+63").side('B', "11 10!");
    duel = Duel.of("35*3 38*1", "11").given(121).play("play 121", "at 35", "amount 3");
    duel.asks("target").takesBack('A').asks("amount").play("amount 1", "at 11");
    duel.side('A', "35*2 38*1").side('B', "11/1").takesBack('A').asks("target");
  }

  @Test
  @Shown(card = 114, as = INTERACTION)
  void card_114_goes_on_though_its_player_is_out_by_it_DS_D15_5() {
    Duel duel = Duel.of("35/11", "10 11 20", "38").given(114);
    duel.pool('B', "10:2melee", "11:1shield", "20:1focus").play("play 114", "seat 2");
    duel.play("resolve 10", "at 35").asks('B', "resolve").play("resolve 11", "at 20", "done");
    duel.asks('B', "action").side('A', "").side('B', "10 11 20*1").inPool('B').side('C', "38");
  }

  @Test
  @Shown(card = 118, as = INTERACTION)
  void card_118_may_put_its_player_out_who_then_chooses_nobody_DS_D15_5() {
    Duel duel = Duel.of("36+63", "11", "10").given(118).play("play 118").asks('B', "action");
    duel.side('A', "").side('B', "11").side('C', "10");
    Duel.of("36", "11").given(118).play("play 118").won('B', "defeat");
  }
}
