package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Battlefields. */
class BattlefieldsTest {

  @Test
  @Shown(
      card = 165,
      as = {SUCCESS, INTERACTION})
  void card_165_discards_from_every_opponents_deck_DS_D15_4() {
    Duel duel = Duel.of("35", "11", "10").field(165, 'A').play("claim", "yes");
    duel.deckSize('A', 10).deckSize('B', 8).deckSize('C', 8);
  }

  @Test
  @Shown(
      card = 166,
      as = {SUCCESS, LIMIT})
  void card_166_gives_a_shield_to_the_claimant_DS_D9_13() {
    Duel duel = Duel.of("35", "11").field(166, 'B').play("claim", "yes", "at 35").side('A', "35*1");
    Duel.of("35", "11").field(166, 'A').play("claim", "no").side('A', "35");
  }

  @Test
  @Shown(
      card = 167,
      as = {SUCCESS, LIMIT})
  void card_167_turns_a_die_to_special_and_may_resolve_it_DS_D11_12() {
    Duel duel = Duel.of("11", "35").field(167, 'A').pool('A', "11:blank").hand('B', 60);
    duel.play("claim", "yes", "resolve 11").side('B', "35/4").inPool('A');
    duel = Duel.of("10", "35").field(167, 'A').pool('A', "10:blank").play("claim", "yes");
    duel.asks("action").inPool('A', "10:blank");
  }

  @Test
  @Shown(
      card = 168,
      as = {SUCCESS, LIMIT})
  void card_168_removes_a_character_die_DS_D16_2_DS_D13_1() {
    Duel duel = Duel.of("35", "11+59").field(168, 'A').pool('B', "11:1melee", "59:1shield");
    duel.play("claim", "yes").inPool('B', "59:1shield");
  }

  @Test
  @Shown(
      card = 169,
      as = {SUCCESS, LIMIT})
  void card_169_plays_an_upgrade_that_can_be_played_DS_D11_4_DS_D19_4() {
    Duel duel = Duel.of("35", "11").field(169, 'A').hand('A', 61, 157).resources('A', 1);
    duel.play("claim", "yes").refuses("done", "card 157").play("card 61").side('A', "35+61");
    duel = Duel.of("35", "11").field(169, 'A').hand('A', 61).play("claim", "yes");
    duel.asks("card", "done").refuses("card 61");
  }

  @Test
  @Shown(
      card = 170,
      as = {SUCCESS, LIMIT})
  void card_170_discards_up_to_two_events_DS_D13_8() {
    Duel duel = Duel.of("35", "11").field(170, 'A').hand('B', 157, 157, 157, 59);
    duel.play("claim", "yes").refuses("card 59").play("card 157", "card 157").holds('B', 157, 59);
    duel = Duel.of("35", "11").field(170, 'A').hand('B', 157, 59).play("claim", "yes", "done");
    duel.holds('B', 157, 59);
  }

  @Test
  @Shown(card = 171, as = SUCCESS)
  void card_171_resolves_a_die_for_free_DS_D8_10() {
    Duel duel = Duel.of("46", "11").field(171, 'A').pool('A', "46:3ranged/1");
    duel.play("claim", "yes", "at 11").side('B', "11/3").has('A', 0);
  }

  @Test
  @Shown(
      card = 172,
      as = {SUCCESS, LIMIT})
  void card_172_returns_an_upgrade_for_a_resource_DS_D4_10_DS_D11_11() {
    Duel duel = Duel.of("38+59", "11").field(172, 'A').pool('A', "59:1shield");
    duel.play("claim", "yes").side('A', "38").holds('A', 59).has('A', 1).inPool('A');
    Duel.of("38", "11+59").field(172, 'A').play("claim", "yes").has('A', 0).side('B', "11+59");
  }

  @Test
  @Shown(
      card = 173,
      as = {SUCCESS, INTERACTION})
  void card_173_hurts_one_of_every_opponent_at_once_DS_D18_23_DS_D10_14() {
    Duel duel = Duel.of("35", "11*1 10", "20 21").field(173, 'A').play("claim", "yes");
    duel.asks('B', "target").play("at 11").asks('C', "target").play("at 20");
    duel.side('B', "11/1*1 10").side('C', "20/1 21").side('A', "35");
  }

  @Test
  @Shown(
      card = 174,
      as = {SUCCESS, LIMIT})
  void card_174_puts_a_card_on_top_of_the_deck() {
    Duel duel = Duel.of("35", "11").field(174, 'A').pile('A', 157, 59).play("claim", "yes");
    duel.discarded('A', 157).deckSize('A', 11);
    duel = Duel.of("35", "11").field(174, 'A').pile('A', 157).play("claim", "yes");
    duel.discarded('A', 157).deckSize('A', 10);
  }

  @Test
  @Shown(card = 171, as = LIMIT)
  void a_die_is_resolved_in_the_own_pool_and_removed_from_any_DS_D18_8() {
    Duel duel = Duel.of("46e", "47").field(171, 'A').pool('A', "46:3ranged/1", "46:2ranged");
    duel.pool('B', "47:3ranged/1").play("claim", "yes").asks("resolve", "resolve 46");
    duel.offers("resolve 46#2").refuses("resolve 47");
    duel = Duel.of("46", "47").pool('A', "46:3ranged/1").pool('B', "47:3ranged/1");
    duel.play("claim", "yes").asks("remove", "die 46", "die 47");
  }

  @Test
  @Shown(card = 165, as = LIMIT)
  void card_165_discards_what_is_left_and_only_if_it_is_wanted_DS_D10_13_DS_D11_4() {
    Duel duel = Duel.of("35", "11").field(165, 'A').deckOf('B', 59).play("claim", "yes");
    duel.deckSize('A', 10).deckSize('B', 0).discarded('B', 59).discarded('A');
    Duel.of("35", "11").field(165, 'A').play("claim", "no").deckSize('B', 10).discarded('B');
  }

  @Test
  @Shown(card = 165, as = INTERACTION)
  void card_165_may_take_the_last_cards_of_all_who_then_are_out_DS_D14_2_DS_D15_5() {
    Duel duel = Duel.of("35", "11", "10").field(165, 'A').deck('B', 157, 2).deck('C', 157, 1);
    duel.play("claim", "yes").deckSize('B', 0).deckSize('C', 0).endOfRound();
    duel.won('A', "deck-out");
  }

  @Test
  @Shown(card = 166, as = LIMIT)
  void card_166_shields_one_character_of_anybody_up_to_three_DS_D10_3_DS_D7_10() {
    Duel duel = Duel.of("35*3 38 5", "11").field(166, 'A').play("claim", "yes");
    duel.offers("at 11", "at 38").refuses("at 5").play("at 35").side('A', "35*3 38 5");
    duel.side('B', "11");
  }

  @Test
  @Shown(card = 166, as = INTERACTION)
  void card_166_comes_between_card_37_and_its_shields_DS_D11_7() {
    Duel duel = Duel.of("37*2", "11").field(166, 'A').play("claim", "yes", "at 37", "yes", "at 11");
    duel.asks('B', "action").side('A', "37*2").side('B', "11/1");
  }

  @Test
  @Shown(card = 167, as = LIMIT)
  void card_167_turns_one_of_the_own_dice_and_need_not_resolve_it_DS_D13_14() {
    Duel duel = Duel.of("11+15", "48").field(167, 'A').pool('A', "11:blank", "15:1shield");
    duel.pool('B', "48:1resource").hand('B', 60).play("claim", "yes").asks("turn");
    duel.offers("die 15")
        .refuses("done", "die 48")
        .play("die 11")
        .asks("resolve", "resolve 11", "done");
    duel.refuses("resolve 15").play("done").side('B', "48").inPool('B', "48:1resource");
    duel.inPool('A', "11:special", "15:1shield");
  }

  @Test
  @Shown(card = 167, as = INTERACTION)
  void card_167_frees_no_die_that_card_15_has_barred_DS_D7_11_DS_D8_11() {
    Duel duel = Duel.of("11+15", "35*1").field(167, 'A').pool('A', "15:special");
    duel.nature("1shield").play("resolve 15", "at 35").inPool('A', "15:1shield");
    duel.play("pass", "claim", "yes").asks('B', "action").side('B', "35/1");
    duel.inPool('A', "15:special");
  }

  @Test
  @Shown(card = 168, as = INTERACTION)
  void card_168_is_used_through_card_53_for_its_player_DS_D18_9() {
    Duel duel = Duel.of("28 53", "11+59").field(168, 'B').pool('A', "53:special");
    duel.pool('B', "11:1melee", "59:1shield").play("resolve 53").asks('B', "action");
    duel.offers("claim").inPool('B', "59:1shield").inPool('A');
    assertEquals(1, duel.position().controller);
  }

  @Test
  @Shown(card = 169, as = INTERACTION)
  void card_169_adds_to_what_card_150_lowers_DS_D9_6() {
    Duel duel = Duel.of("35 150", "11").field(169, 'A').hand('A', 59).resources('A', 1);
    duel.play("claim", "yes", "card 59").asks('B', "action");
    duel.side('A', "35+59 150!").has('A', 0).holds('A');
  }

  @Test
  @Shown(card = 170, as = LIMIT)
  void card_170_leaves_whoever_is_not_chosen_DS_D15_4_DS_D13_8() {
    Duel duel = Duel.of("35", "11", "10").field(170, 'A').hand('A', 157).hand('B', 157, 157);
    duel.hand('C', 105, 59).play("claim", "yes", "seat 3").refuses("card 157", "card 59");
    duel.play("card 105").holds('A', 157).holds('B', 157, 157).holds('C', 59);
  }

  @Test
  @Shown(card = 170, as = INTERACTION)
  void card_170_may_empty_a_hand_before_card_27_DS_D18_6() {
    Duel duel = Duel.of("27", "11 10").field(170, 'A').hand('B', 157, 105);
    duel.play("claim", "yes", "card 157", "card 105").asks('B', "target").play("at 10");
    duel.side('B', "11 10/2").holds('B');
  }

  @Test
  @Shown(card = 171, as = INTERACTION)
  void card_171_waives_the_cost_of_the_special_of_card_67_DS_D8_10() {
    Duel duel = Duel.of("46+67", "35*1 38").field(171, 'A').pool('A', "67:special/1");
    duel.refuses("resolve 67").play("claim", "yes").side('B', "35/2 38/3").side('A', "46");
    duel.has('A', 0).discarded('A', 67).inPool('A');
  }

  @Test
  @Shown(card = 172, as = INTERACTION)
  void card_172_sends_home_what_card_3_has_taken_DS_D1_10() {
    Duel duel = Duel.of("38/9+59 45", "3 11").field(172, 'A').turn('B').pool('B', "3:2melee");
    duel.play("resolve 3", "at 38", "yes").side('B', "3+59 11").play("pass", "claim", "yes");
    duel.side('B', "3 11").has('B', 1).has('A', 0).holds('A', 59).holds('B');
  }

  @Test
  @Shown(card = 173, as = LIMIT)
  void card_173_hurts_no_own_character_and_by_one_alone_DS_D10_4_DS_D11_4() {
    Duel duel = Duel.of("35", "11*2 10 5").field(173, 'A').play("claim", "yes");
    duel.refuses("at 35", "at 5").play("at 11").side('A', "35").side('B', "11/1*2 10 5");
    Duel.of("35", "11").field(173, 'A').play("claim", "no").side('B', "11").side('A', "35");
  }

  @Test
  @Shown(card = 173, as = INTERACTION)
  void card_173_defeats_together_before_redeploy_and_card_19_DS_D10_14_DS_D11_17() {
    Duel duel = Duel.of("19!", "2/6+63 10", "20/10 21").field(173, 'A').play("claim", "yes");
    duel.play("at 2", "at 20").asks('B', "redeploy").play("at 10").asks('A', "trigger");
    duel.play("yes").side('A', "19").side('B', "10+63").side('C', "21");
    duel = Duel.of("19!", "2/6 10", "20/10 21").field(173, 'A').play("claim", "yes");
    duel.play("at 2", "at 20").asks('A', "trigger").play("no").asks('B', "action");
    duel.side('A', "19!").side('B', "10").side('C', "21");
  }

  @Test
  @Shown(card = 174, as = LIMIT)
  void card_174_takes_one_card_of_the_own_pile_DS_D11_4() {
    Duel duel = Duel.of("35", "11").field(174, 'A').pile('A', 59, 101, 157).pile('B', 54);
    duel.play("claim", "yes").refuses("card 157", "card 54", "done").play("card 101");
    duel.discarded('A', 59, 157).discarded('B', 54).deckSize('A', 11).deckSize('B', 10);
  }

  @Test
  @Shown(card = 174, as = INTERACTION)
  void card_174_leaves_on_top_what_card_35_draws_DS_D18_9_DS_D10_12() {
    Duel duel = Duel.of("35 53", "11").field(174, 'B').pool('A', "53:special").pile('A', 59);
    duel.play("resolve 53").discarded('A').play("activate 35").holds('A', 59).deckSize('A', 10);
  }
}
