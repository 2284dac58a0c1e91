package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Upgrades of the heroes. */
class HeroUpgradesTest {

  @Test
  @Shown(
      card = 33,
      as = {SUCCESS, LIMIT})
  void card_33_discards_the_cheapest_card_of_a_hand_DS_D13_2() {
    Duel duel = Duel.of("28+33", "11").pool('A', "33:special").hand('B', 157, 68, 60);
    duel.play("resolve 33").refuses("card 60").play("card 68").holds('B', 157, 60);
    Duel.of("28+33", "11").pool('A', "33:special").play("resolve 33").asks("action").inPool('A');
    duel = Duel.of("11", "28+33").pool('B', "33:special").hand('A', 157, 60).turn('B');
    duel.play("resolve 33", "card 157").holds('A', 60).inPool('B');
  }

  @Test
  @Shown(
      card = 39,
      as = {SUCCESS, LIMIT})
  void card_39_divides_three_shields_among_the_own_characters() {
    Duel duel = Duel.of("35+39 45", "11").pool('A', "39:special").play("resolve 39");
    duel.refuses("at 11").play("at 35", "at 45", "at 45").side('A', "35*1+39 45*2");
  }

  @Test
  @Shown(card = 40, as = SUCCESS)
  void card_40_shields_its_character_and_better_in_round_1_DS_D11_14() {
    Duel.of("35", "11").given(40).play("play 40").side('A', "35*1+40");
    Duel.of("35", "11").round(1).given(40).play("play 40").side('A', "35*2+40");
  }

  @Test
  @Shown(card = 41, as = SUCCESS)
  void card_41_shields_or_strikes_DS_D13_6_DS_D10_4() {
    Duel duel = Duel.of("35+41", "11*3").pool('A', "41:special");
    duel.play("resolve 41").refuses("mode 3").play("mode 1", "at 35").side('A', "35*2+41");
    duel = Duel.of("35+41", "11*3").pool('A', "41:special");
    duel.play("resolve 41", "mode 2", "at 11").side('B', "11/2*3");
  }

  @Test
  @Shown(
      card = 42,
      as = {SUCCESS, INTERACTION})
  void card_42_becomes_a_support_when_its_character_falls_DS_D18_24() {
    Duel duel = Duel.of("11", "35/11+42! 38").pool('A', "11:1melee").pool('B', "42:2shield");
    duel.play("resolve 11", "at 35").side('B', "42 38").inPool('B', "42:2shield");
    duel.play("resolve 42", "at 38", "pass", "activate 42").side('B', "42! 38*2");
  }

  @Test
  @Shown(card = 42, as = INTERACTION)
  @Shown(card = 5, as = INTERACTION)
  void card_42_can_be_discarded_as_a_support_DS_D18_24() {
    Duel duel = Duel.of("11 5", "35/11+42 38").pool('A', "11:1melee", "5:special");
    duel.play("resolve 11", "at 35", "resolve 5", "piece 42").side('B', "38").discarded('B', 42);
  }

  @Test
  @Shown(
      card = 44,
      as = {SUCCESS, LIMIT})
  void card_44_removes_an_attack_from_any_pool() {
    Duel duel = Duel.of("45+44", "11").pool('A', "44:special", "45:1ranged");
    duel.pool('B', "11:1melee").play("resolve 44").offers("die 45").play("die 11");
    duel.inPool('A', "45:1ranged").inPool('B');
    duel = Duel.of("45+44", "11").pool('A', "44:special").pool('B', "11:blank");
    duel.play("resolve 44").asks("action").inPool('B', "11:blank").inPool('A');
  }

  @Test
  @Shown(
      card = 51,
      as = {SUCCESS, LIMIT})
  void card_51_costs_an_opponent_a_die_of_their_choice() {
    Duel duel = Duel.of("47", "11 10").given(51).pool('B', "11:blank", "10:3melee");
    duel.play("play 51").asks('B', "remove").play("die 11").inPool('B', "10:3melee");
    Duel.of("47", "11").given(51).play("play 51").asks('A', "extra");
  }

  @Test
  @Shown(card = 52, as = SUCCESS)
  void card_52_rerolls_up_to_two_dice_of_an_opponent() {
    Duel duel =
        Duel.of("46+52", "11e").pool('A', "52:special").pool('B', "11:1melee", "11:special");
    duel.nature("blank")
        .play("resolve 52", "die 11#2", "done")
        .inPool('B', "11:1melee", "11:blank");
  }

  @Test
  @Shown(card = 33, as = INTERACTION)
  void card_33_takes_a_last_card_DS_D18_6_DS_D11_8() {
    Duel duel = Duel.of("28+33 27", "35 38").pool('A', "33:special").hand('B', 59);
    duel.play("resolve 33", "card 59").asks('B', "target").play("at 38");
    duel.side('B', "35 38/2").holds('B').discarded('B', 59);
  }

  @Test
  @Shown(
      card = 34,
      as = {SUCCESS, LIMIT})
  void card_34_gives_shields_and_adds_to_resources_alone_DS_D7_3_DS_D8_7() {
    Duel duel = Duel.of("28+34 30", "11").pool('A', "34:2shield").play("resolve 34", "at 28");
    duel.side('A', "28*2+34 30").inPool('A');
    duel = Duel.of("28+34", "11").pool('A', "28:1resource", "34:+1resource");
    duel.play("resolve 28", "join 34").has('A', 2).inPool('A');
    duel = Duel.of("28+34", "11").pool('A', "28:1ranged", "34:+1resource");
    duel.cannotResolve("aw034.2a", "die-modifier").play("resolve 28").asks("target");
    duel.refuses("join 34").play("at 11").has('A', 0).inPool('A', "34:+1resource");
  }

  @Test
  @Shown(card = 34, as = INTERACTION)
  void card_34_pays_for_what_replaces_it_DS_D9_8_DS_D4_10() {
    Duel duel = Duel.of("47+34", "11").pool('A', "34:2shield").hand('A', 51).resources('A', 1);
    duel.play("play 51").side('A', "47+51").discarded('A', 34).has('A', 0).inPool('A');
  }

  @Test
  @Shown(
      card = 40,
      as = {LIMIT, INTERACTION})
  void card_40_gives_nothing_when_3_takes_it_nor_above_three_DS_D4_2_DS_D10_3() {
    Duel duel = Duel.of("3", "38/9+40 45").pool('A', "3:2melee");
    duel.play("resolve 3", "at 38", "yes").side('A', "3+40").side('B', "45");
    Duel.of("35*2 38", "11").round(1).given(40).play("play 40", "at 35").side('A', "35*3+40 38");
  }

  @Test
  @Shown(
      card = 41,
      as = {LIMIT, INTERACTION})
  void card_41_is_not_blocked_by_the_shield_of_9_DS_D10_4_DS_D10_3() {
    Duel duel = Duel.of("35+41", "9 11").pool('A', "41:special").hand('B', 157);
    duel.play("resolve 41", "mode 2", "at 9", "yes").side('B', "9/2*1 11").holds('B');
    duel = Duel.of("35*2+41 38", "11").pool('A', "41:special");
    duel.play("resolve 41", "mode 1", "at 35").side('A', "35*3+41 38");
  }

  @Test
  @Shown(card = 42, as = LIMIT)
  void card_42_stays_while_another_character_falls_DS_D11_15() {
    Duel duel = Duel.of("11", "35/11 38+42").pool('A', "11:1melee").pool('B', "42:2shield");
    duel.play("resolve 11", "at 35").side('B', "38+42").inPool('B', "42:2shield");
  }

  @Test
  @Shown(card = 44, as = INTERACTION)
  void card_44_serves_whoever_took_it_DS_D1_9_DS_D18_1() {
    Duel duel = Duel.of("3", "38/9+44 45").pool('A', "3:2melee").pool('B', "45:2ranged");
    duel.nature("blank", "special").play("resolve 3", "at 38", "yes", "activate 3", "resolve 44");
    duel.side('A', "3!+44").side('B', "45").inPool('B').inPool('A', "3:blank");
  }

  @Test
  @Shown(
      card = 51,
      as = {LIMIT, INTERACTION})
  void card_51_has_ambush_without_163_and_takes_one_die_of_one_opponent_DS_D11_18_DS_D15_4() {
    Duel duel = Duel.of("47 163", "11e", "35").given(51).pool('A', "47:1resource");
    duel.pool('B', "11:blank", "11:special").pool('C', "35:3melee");
    duel.play("play 51", "seat 2", "die 11").asks('A', "extra").side('A', "47+51 163");
    duel.inPool('A', "47:1resource").inPool('B', "11:special").inPool('C', "35:3melee");
  }

  @Test
  @Shown(
      card = 52,
      as = {LIMIT, INTERACTION})
  void card_52_rerolls_no_third_die_and_none_of_another_player_DS_D15_4_DS_D13_3() {
    Duel duel = Duel.of("46+52", "11 10 12", "35").pool('A', "52:special", "46:blank");
    duel.pool('B', "11:blank", "10:blank", "12:blank").pool('C', "35:blank");
    duel.nature("special", "1shield").play("resolve 52", "seat 2").refuses("die 46", "die 35");
    duel.play("die 11", "die 10").asks('B', "action").inPool('A', "46:blank");
    duel.inPool('B', "11:special", "10:1shield", "12:blank").inPool('C', "35:blank");
  }

  @Test
  @Shown(card = 33, as = LIMIT)
  void card_33_shows_a_hand_to_its_player_alone_DS_D13_8() {
    Duel duel = Duel.of("28+33", "11", "10").pool('A', "33:special").hand('B', 157, 60);
    duel.play("resolve 33", "seat 2", "card 157").holds('B', 60).holds('C');
    assertTrue(duel.told('A').toString().contains("aw060"));
    assertFalse(duel.told('C').toString().contains("aw060"));
  }

  @Test
  @Shown(card = 51, as = LIMIT)
  void card_51_brings_no_action_after_a_claim_DS_D9_13_DS_D16_7() {
    Duel duel = Duel.of("47", "11 10").field(169, 'A').hand('A', 51).resources('A', 2);
    duel.pool('B', "11:blank", "10:3melee").play("claim", "yes", "card 51", "die 11");
    duel.asks('B', "action").side('A', "47+51").has('A', 0).inPool('B', "10:3melee");
  }
}
