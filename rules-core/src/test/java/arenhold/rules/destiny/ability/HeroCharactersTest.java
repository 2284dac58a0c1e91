package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Characters of the heroes. */
class HeroCharactersTest {

  @Test
  @Shown(
      card = 27,
      as = {SUCCESS, LIMIT})
  void card_27_hurts_an_opponent_without_cards_DS_D18_6() {
    Duel duel = Duel.of("27", "35 38").hand('B', 157).turn('B');
    duel.play("play 157", "at 35").asks('B', "target").play("at 38").side('B', "35*1 38/2");
    duel = Duel.of("27", "35 38").hand('B', 157, 157).turn('B');
    duel.play("play 157", "at 35").asks('A', "action").side('B', "35*1 38");
    duel = Duel.of("27", "35").hand('A', 157);
    duel.play("play 157", "at 27").asks("action").side('A', "27*1");
  }

  @Test
  @Shown(
      card = 28,
      as = {SUCCESS, LIMIT})
  void card_28_pays_with_its_die_to_reroll_two() {
    Duel duel = Duel.of("28 29 30", "11").pool('A', "28:1focus", "29:blank", "30:blank");
    duel.nature("2ranged", "1shield").play("use 28", "die 29", "die 30");
    duel.inPool('A', "29:2ranged", "30:1shield");
    Duel.of("28 29", "11").pool('A', "29:blank").refuses("use 28");
  }

  @Test
  @Shown(card = 29, as = SUCCESS)
  @Shown(card = 32, as = INTERACTION)
  void card_29_uses_the_side_of_a_discarded_vehicle_and_plays_it_DS_D16_10_DS_D17_6() {
    Duel duel = Duel.of("29", "11").pool('A', "29:special").hand('A', 32).resources('A', 4);
    duel.play("resolve 29").refuses("side blank");
    duel.play("side special", "at 11", "card 32").side('B', "11/1").side('A', "29 32").has('A', 0);
    duel.inPool('A');
  }

  @Test
  @Shown(card = 29, as = INTERACTION)
  @Shown(card = 18, as = INTERACTION)
  void card_29_finishes_the_special_first_and_acts_again_last_DS_D17_6_DS_D9_5() {
    Duel duel = Duel.of("29", "11").pool('A', "29:special").pool('B', "11:blank").hand('A', 18);
    duel.resources('A', 3).play("resolve 29", "side special", "card 18");
    duel.asks("extra", "activate 29").inPool('B').side('A', "29 18");
  }

  @Test
  @Shown(card = 29, as = LIMIT)
  @Shown(card = 54, as = INTERACTION)
  void card_29_shows_no_disrupt_and_takes_no_modifier_DS_D18_20() {
    Duel duel = Duel.of("29 100", "11").pool('A', "29:special").hand('A', 6).resources('B', 2);
    duel.play("resolve 29", "side 1disrupt").asks("action").has('B', 1);
    Duel.of("29", "11")
        .pool('A', "29:special")
        .hand('A', 54)
        .play("resolve 29")
        .refuses("side +2ranged", "side 2ranged/1");
  }

  @Test
  @Shown(card = 29, as = LIMIT)
  void card_29_does_nothing_without_a_card() {
    Duel.of("29", "11").pool('A', "29:special").play("resolve 29").asks("action").inPool('A');
    // A card that is no vehicle is not played.
    Duel duel = Duel.of("29", "11").pool('A', "29:special").hand('A', 61).resources('A', 2);
    duel.play("resolve 29", "side 1shield", "at 29").asks('B', "action");
    duel.discarded('A', 61).has('A', 2).side('A', "29*1");
  }

  @Test
  @Shown(
      card = 30,
      as = {SUCCESS, INTERACTION})
  void card_30_stands_in_for_a_die_DS_D12_3_DS_D13_11() {
    Duel duel = Duel.of("30", "3").pool('B', "3:3melee/1");
    duel.play("activate 30", "die 3").side('A', "30/3!").inPool('B');
    duel = Duel.of("30/5 35", "3").pool('B', "3:2melee");
    duel.play("activate 30", "die 3").asks('B', "action").side('A', "35").inPool('A');
  }

  @Test
  @Shown(card = 35, as = SUCCESS)
  void card_35_draws_when_it_is_activated() {
    Duel.of("35", "11").play("activate 35").holds('A', 157);
  }

  @Test
  @Shown(
      card = 36,
      as = {SUCCESS, LIMIT})
  void card_36_makes_its_first_weapon_cheaper_DS_D17_3() {
    Duel.of("36", "11").hand('A', 59).resources('A', 2).play("play 59").has('A', 0);
    Duel.of("36+54", "11").hand('A', 59).resources('A', 1).refuses("play 59");
    Duel duel = Duel.of("36+54", "11").hand('A', 59).resources('A', 2);
    duel.play("play 59").side('A', "36+59").has('A', 0);
    Duel.of("36", "11").hand('A', 61).resources('A', 1).refuses("play 61");
  }

  @Test
  @Shown(card = 37, as = SUCCESS)
  void card_37_trades_a_shield_before_it_gains_some_DS_D11_7_DS_D10_3() {
    Duel duel = Duel.of("37*1", "11").pool('A', "37:2shield");
    duel.play("resolve 37", "at 37", "yes", "at 11").side('A', "37*2").side('B', "11/1");
    duel = Duel.of("37*3", "11").pool('A', "37:1shield");
    duel.play("resolve 37", "at 37", "yes", "at 11").side('A', "37*3").side('B', "11/1");
  }

  @Test
  @Shown(card = 37, as = LIMIT)
  void card_37_needs_a_shield_DS_D11_11() {
    Duel duel = Duel.of("37", "11").pool('A', "37:2shield");
    duel.play("resolve 37", "at 37").asks("action").side('A', "37*2");
  }

  @Test
  @Shown(
      card = 38,
      as = {SUCCESS, LIMIT, INTERACTION})
  @Shown(card = 63, as = INTERACTION)
  void card_38_acts_again_after_an_upgrade_and_once_more_by_ambush_DS_D17_8_DS_D12_2() {
    Duel duel = Duel.of("38 45", "11").given(63).play("play 63", "at 38", "yes");
    duel.asks('A', "extra").play("activate 38").asks('A', "extra").play("activate 45");
    duel.asks('B', "action").side('A', "38!+63 45!");
    Duel.of("38 45", "11").given(61).play("play 61", "at 45").asks('B', "action");
  }

  @Test
  @Shown(card = 38, as = LIMIT)
  void card_38_gains_nothing_after_a_claim_DS_D16_7_DS_D9_13() {
    Duel duel = Duel.of("38", "11").field(169, 'A').hand('A', 63).resources('A', 1);
    duel.play("claim", "yes", "card 63").asks('B', "action").side('A', "38+63").has('A', 0);
  }

  @Test
  @Shown(
      card = 45,
      as = {SUCCESS, LIMIT})
  void card_45_carries_any_weapon_DS_D1_2() {
    Duel.of("45", "11").given(15).play("play 15").side('A', "45+15");
    Duel.of("46", "11").given(15).refuses("play 15");
    Duel.of("45", "11").given(13).refuses("play 13");
  }

  @Test
  @Shown(
      card = 46,
      as = {SUCCESS, LIMIT})
  void card_46_gains_a_shield_by_ambush_DS_D11_18() {
    Duel duel = Duel.of("46", "11").given(162).play("play 162", "yes").side('A', "46*1");
    Duel.of("46*3", "11").given(162).play("play 162").asks("extra");
    Duel.of("46", "11").given(157).play("play 157", "at 46").asks("action");
  }

  @Test
  @Shown(
      card = 48,
      as = {SUCCESS, LIMIT})
  void card_48_discards_from_a_deck_and_more_for_a_resource_DS_D13_6() {
    Duel duel = Duel.of("48", "11").pool('A', "48:special").resources('A', 1);
    duel.play("resolve 48")
        .refuses("mode 3")
        .play("mode 2")
        .deckSize('B', 8)
        .has('A', 0)
        .discarded('B', 157, 157);
    Duel.of("48", "11").pool('A', "48:special").play("resolve 48", "mode 1").deckSize('B', 9);
    Duel.of("48", "11").pool('A', "48:special").play("resolve 48", "mode 2").deckSize('B', 10);
  }

  @Test
  @Shown(card = 30, as = LIMIT)
  @Shown(card = 78, as = INTERACTION)
  void card_30_has_guardian_once_however_often_it_is_given_DS_D12_1() {
    Duel duel = Duel.of("1 30+78", "29 28").pool('B', "29:2ranged", "28:1ranged");
    duel.play("activate 30", "die 29").asks('B', "action").side('A', "1 30/2!+78");
    duel.inPool('B', "28:1ranged");
  }

  @Test
  @Shown(card = 37, as = SUCCESS)
  void card_37_may_strike_any_character_DS_D18_13() {
    Duel duel = Duel.of("37*1 45", "11").pool('A', "37:2shield");
    duel.play("resolve 37", "at 37", "yes").asks("target", "at 11", "at 45", "at 37");
    duel.play("at 45").side('A', "37*2 45/1");
  }

  @Test
  @Shown(card = 28, as = LIMIT)
  void card_28_rerolls_two_of_the_own_dice_and_no_third_DS_D13_3() {
    Duel duel = Duel.of("28e 29 30", "11").pool('B', "11:blank");
    duel.pool('A', "28:1focus", "28:blank", "29:blank", "30:blank").nature("2ranged", "1shield");
    duel.play("use 28", "die 28#2").refuses("die 11").play("die 29", "die 30");
    duel.asks('B', "action").inPool('A', "28:1focus", "29:2ranged", "30:1shield");
    duel.inPool('B', "11:blank");
  }

  @Test
  @Shown(card = 28, as = INTERACTION)
  @Shown(card = 32, as = INTERACTION)
  void card_28_does_not_free_a_die_that_was_rerolled_by_its_ability_DS_D7_11() {
    Duel duel = Duel.of("28 32", "11").pool('A', "28:1focus", "32:special");
    duel.nature("2ranged", "special").play("resolve 32", "at 11", "use 28", "die 32", "pass");
    duel.cannotResolve("aw032.2a", "die-used").inPool('A', "32:special");
  }

  @Test
  @Shown(card = 35, as = LIMIT)
  void card_35_draws_for_no_other_character_and_nothing_from_no_deck_DS_D11_15_DS_D10_12() {
    Duel.of("35 45", "11").play("activate 45").holds('A');
    Duel.of("45", "35").play("activate 45").holds('A').holds('B');
    Duel.of("35", "11").deckOf('A').play("activate 35").asks("action").holds('A');
  }

  @Test
  @Shown(card = 36, as = INTERACTION)
  void card_36_makes_a_weapon_cheaper_with_150_DS_D9_6() {
    Duel duel = Duel.of("36 150", "11").hand('A', 59).resources('A', 1).play("play 59");
    duel.side('A', "36+59 150!").has('A', 0);
    Duel.of("36 150!", "11").hand('A', 59).resources('A', 1).refuses("play 59");
  }

  @Test
  @Shown(card = 37, as = INTERACTION)
  @Shown(card = 39, as = INTERACTION)
  void card_37_interrupts_shields_given_to_several_DS_D10_14_DS_D11_7() {
    Duel duel = Duel.of("37*1+39 45", "11").pool('A', "39:special");
    duel.play("resolve 39", "at 37", "at 37", "at 45", "yes", "at 11");
    duel.side('A', "37*2+39 45*1").side('B', "11/1");
  }

  @Test
  @Shown(
      card = 45,
      as = {LIMIT, INTERACTION})
  @Shown(card = 64, as = INTERACTION)
  void card_45_takes_a_weapon_that_64_plays_for_less_DS_D9_6_DS_D1_2() {
    Duel duel = Duel.of("45 64", "11").pool('A', "64:special").deckOf('A', 41, 41, 41);
    duel.resources('A', 2).play("resolve 64", "card 41").side('A', "45+41 64").has('A', 0);
    duel = Duel.of("46 64", "11").pool('A', "64:special").deckOf('A', 41, 41, 41);
    duel.resources('A', 2).play("resolve 64").asks("card", "done").refuses("card 41");
  }

  @Test
  @Shown(card = 46, as = INTERACTION)
  void card_46_waits_in_an_order_of_its_player_with_38_DS_D11_10_DS_D12_2() {
    for (String first : new String[] {"ability 1", "ability 2"}) {
      Duel duel = Duel.of("46 38", "11").given(63).play("play 63", "at 38");
      duel.asks('A', "order").play(first, "yes", "yes").asks('A', "extra").play("activate 46");
      duel.asks('A', "extra").side('A', "46*1! 38+63");
    }
  }

  @Test
  @Shown(
      card = 47,
      as = {SUCCESS, LIMIT})
  void card_47_shoots_for_resources_only_DS_D8_2() {
    Duel duel = Duel.of("47 47", "11").pool('A', "47:3ranged/1", "47:1resource");
    duel.refuses("resolve 47#2").play("resolve 47").has('A', 1);
    duel.play("resolve 47", "at 11").side('B', "11/3").has('A', 0).inPool('A');
    Duel.of("47", "11").pool('A', "47:2ranged/1").refuses("resolve 47");
  }

  @Test
  @Shown(card = 47, as = INTERACTION)
  void card_47_shoots_for_nothing_at_171_DS_D8_10() {
    Duel duel = Duel.of("47", "11").field(171, 'A').pool('A', "47:3ranged/1");
    duel.play("claim", "yes", "at 11").side('B', "11/3").has('A', 0).inPool('A');
  }

  @Test
  @Shown(card = 48, as = INTERACTION)
  void card_48_empties_the_deck_of_one_opponent_who_is_out_then_DS_D15_5_DS_D14_2() {
    Duel duel = Duel.of("48", "11", "35").pool('A', "48:special").resources('A', 1);
    duel.deck('C', 157, 1).play("resolve 48", "seat 3", "mode 2").deckSize('C', 0);
    duel.deckSize('B', 10).has('A', 0).discarded('C', 157).endOfRound();
    duel.side('C', "").side('B', "11");
  }

  @Test
  @Shown(
      card = 30,
      as = {LIMIT, INTERACTION})
  @Shown(card = 31, as = INTERACTION)
  void card_30_takes_what_a_plus_or_an_x_shows_and_no_other_symbol_DS_D12_3_DS_D7_12() {
    Duel duel = Duel.of("30", "21+54 20").pool('B', "54:+2ranged", "20:2disrupt");
    duel.play("activate 30").refuses("die 20").play("die 54").side('A', "30/2!");
    duel.inPool('B', "20:2disrupt");
    duel = Duel.of("30", "28 31").pool('B', "31:Xranged").hand('B', 157, 157, 157);
    duel.play("activate 30", "die 31").side('A', "30/3!").inPool('B');
  }

  @Test
  @Shown(card = 38, as = INTERACTION)
  @Shown(card = 53, as = INTERACTION)
  void card_38_acts_again_where_53_brings_an_upgrade_without_a_claim_DS_D18_9_DS_D9_13() {
    Duel duel = Duel.of("38 53", "11").field(169, 'A').pool('A', "53:special").hand('A', 59);
    duel.resources('A', 2).play("resolve 53", "card 59").asks('A', "trigger").play("yes");
    duel.asks('A', "extra").side('A', "38+59 53").has('A', 0);
  }
}
