package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;

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
    duel.play("resolve 41", "mode 1", "at 35").side('A', "35*2+41");
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
}
