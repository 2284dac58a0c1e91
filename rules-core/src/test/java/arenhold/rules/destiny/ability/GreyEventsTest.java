package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Grey events. */
class GreyEventsTest {

  @Test
  @Shown(card = 91, as = SUCCESS)
  void card_91_turns_every_blank_die() {
    Duel duel = Duel.of("11 10", "35").given(91).pool('A', "11:blank", "10:blank");
    duel.play("play 91", "side special", "side 3melee").inPool('A', "11:special", "10:3melee");
  }

  @Test
  @Shown(
      card = 151,
      as = {SUCCESS, LIMIT})
  void card_151_turns_a_die_to_ranged_DS_D13_14() {
    Duel duel = Duel.of("45 35", "11").given(151).pool('A', "45:blank", "35:blank");
    duel.play("play 151", "side 2ranged").inPool('A', "45:2ranged", "35:blank");
    duel = Duel.of("35", "11").given(151).pool('A', "35:blank").play("play 151");
    duel.inPool('A', "35:blank");
  }

  @Test
  @Shown(card = 152, as = SUCCESS)
  void card_152_resolves_different_symbols_with_modifiers_DS_D8_11_DS_D8_8() {
    Duel duel = Duel.of("35e 38e", "11").given(152);
    duel.pool('A', "35:2melee", "35:1shield", "38:1melee", "38:+2melee");
    duel.play("play 152", "resolve 35", "join 38", "at 11", "resolve 35", "at 38", "done");
    duel.side('B', "11/4").side('A', "35e 38e*1").inPool('A', "38:1melee");
  }

  @Test
  @Shown(
      card = 153,
      as = {SUCCESS, LIMIT})
  @Shown(
      card = 155,
      as = {SUCCESS, LIMIT})
  void card_153_removes_melee_and_155_ranged() {
    Duel duel = Duel.of("45", "22e").given(153).pool('B', "22:1melee", "22:1ranged");
    duel.play("play 153").inPool('B', "22:1ranged");
    duel = Duel.of("45", "22e").given(155).pool('B', "22:1melee", "22:1ranged");
    duel.play("play 155").inPool('B', "22:1melee");
  }

  @Test
  @Shown(
      card = 154,
      as = {SUCCESS, LIMIT})
  void card_154_counts_melee_dice_DS_D7_6() {
    Duel duel = Duel.of("35 38", "11").given(154).pool('A', "35:2melee", "38:+2melee");
    duel.hand('B', 157, 105, 60).nature("60", "157").play("play 154").holds('B', 105);
    duel = Duel.of("35", "11").given(154).pool('A', "35:1shield").pool('B', "11:1melee");
    duel.hand('B', 157).play("play 154").holds('B', 157);
  }

  @Test
  @Shown(
      card = 156,
      as = {SUCCESS, LIMIT})
  void card_156_needs_more_ready_characters_DS_D13_10_DS_D9_6() {
    Duel duel = Duel.of("35 38", "11").given(156).pool('B', "11:special").play("play 156");
    duel.inPool('B');
    Duel.of("35 38!", "11").given(156).refuses("play 156");
  }

  @Test
  @Shown(card = 157, as = SUCCESS)
  void card_157_gives_a_shield() {
    Duel.of("35", "11").given(157).play("play 157", "at 35").side('A', "35*1");
  }

  @Test
  @Shown(card = 91, as = LIMIT)
  void card_91_turns_no_other_dice_and_none_of_an_opponent_DS_D13_14() {
    Duel duel = Duel.of("11 10", "35").given(91).pool('A', "11:1melee").pool('B', "35:blank");
    duel.play("play 91").asks('B', "action").inPool('A', "11:1melee").inPool('B', "35:blank");
    duel = Duel.of("11 10", "35").given(91).pool('A', "11:1melee", "10:blank");
    duel.play("play 91").asks("side").refuses("done", "side blank").play("side 2disrupt");
    duel.inPool('A', "11:1melee", "10:2disrupt");
  }

  @Test
  @Shown(card = 91, as = INTERACTION)
  void card_91_turns_what_card_92_has_rolled_in_DS_D17_1_DS_D11_5() {
    Duel duel = Duel.of("20 10", "35*2").given(91).hand('A', 92, 26).nature("blank");
    duel.pool('A', "10:blank").play("play 92", "card 26", "play 91", "side 1shield");
    duel.asks("side", "side special", "side +1melee").play("side special", "resolve 26");
    duel.play("at 35").side('B', "35").inPool('A', "10:1shield");
  }

  @Test
  @Shown(card = 151, as = LIMIT)
  void card_151_leaves_the_dice_of_an_opponent_DS_D4_4() {
    Duel duel = Duel.of("35", "21").given(151).pool('A', "35:2melee").pool('B', "21:blank");
    duel.play("play 151").asks('B', "action").inPool('A', "35:2melee").inPool('B', "21:blank");
    duel = Duel.of("45", "21").given(151).pool('A', "45:blank").play("play 151");
    duel.offers("side 1ranged", "side 2ranged").refuses("side 1melee", "side 1shield");
  }

  @Test
  @Shown(card = 151, as = INTERACTION)
  void card_151_shows_a_guardian_what_to_step_before_DS_D12_3() {
    Duel duel = Duel.of("45", "30").given(151).pool('A', "45:1shield");
    duel.play("play 151", "side 2ranged", "activate 30").asks('B', "guardian");
    duel.play("die 45").side('B', "30/2!").inPool('A');
  }

  @Test
  @Shown(card = 152, as = LIMIT)
  void card_152_resolves_nothing_that_cannot_be_resolved_DS_D8_11() {
    Duel duel = Duel.of("35+54 46", "11").given(152).pool('B', "11:1melee");
    duel.pool('A', "35:blank", "54:+2ranged", "46:3ranged/1").play("play 152");
    duel.asks('B', "action").side('B', "11").inPool('B', "11:1melee");
    duel.inPool('A', "35:blank", "54:+2ranged", "46:3ranged/1");
  }

  @Test
  @Shown(card = 152, as = INTERACTION)
  void card_152_is_finished_before_card_19_sees_who_fell_DS_D8_9_DS_D11_8() {
    Duel duel = Duel.of("21e 19!", "2/6 11").given(152).pool('A', "21:1ranged", "21:1resource");
    duel.play("play 152", "resolve 21", "at 2").asks("resolve", "resolve 21", "done");
    duel.play("resolve 21").asks('A', "trigger").play("yes");
    duel.has('A', 1).side('A', "21e 19").side('B', "11").inPool('A');
  }

  @Test
  @Shown(card = 153, as = INTERACTION)
  void card_153_is_about_one_opponent_and_a_plus_counts_DS_D15_4_DS_D13_11() {
    Duel duel = Duel.of("35", "10", "35+59").given(153).pool('A', "35:2melee");
    duel.pool('B', "10:2melee").pool('C', "35:1shield", "59:+2melee");
    duel.play("play 153", "seat 3").inPool('C', "35:1shield");
    duel.inPool('A', "35:2melee").inPool('B', "10:2melee");
  }

  @Test
  @Shown(card = 155, as = INTERACTION)
  void card_155_sets_aside_what_card_92_has_rolled_in_DS_D17_1_DS_D13_11() {
    Duel duel = Duel.of("45", "20").given(155).hand('B', 92, 51).turn('B').nature("3ranged");
    duel.pool('A', "45:1ranged").pool('B', "20:1focus").play("play 92", "card 51");
    duel.inPool('B', "20:1focus", "51:3ranged").play("play 155");
    duel.inPool('B', "20:1focus").inPool('A', "45:1ranged").discarded('B', 51, 92);
    assertTrue(duel.position().dice.stream().noneMatch(die -> die.card == 51));
  }

  @Test
  @Shown(card = 154, as = INTERACTION)
  void card_154_may_empty_a_hand_before_card_27_DS_D18_6() {
    Duel duel = Duel.of("27 35", "11 10").given(154).pool('A', "35:2melee").hand('B', 157);
    duel.play("play 154").asks('B', "target").play("at 11").holds('B');
    duel.side('B', "11/2 10").inPool('A', "35:2melee");
  }

  @Test
  @Shown(card = 156, as = LIMIT)
  void card_156_counts_characters_alone_and_removes_one_die_DS_D13_10() {
    Duel.of("35 101", "11").given(156).refuses("play 156");
    Duel duel = Duel.of("35 38", "11 10!").given(156).pool('A', "35:blank");
    duel.pool('B', "11:special", "10:3melee").play("play 156").refuses("die 35");
    duel.play("die 10").inPool('A', "35:blank").inPool('B', "11:special");
  }

  @Test
  @Shown(card = 156, as = INTERACTION)
  void card_156_reaches_only_who_is_weaker_DS_D15_4_DS_D13_10() {
    Duel duel = Duel.of("35 38", "11", "10 20").given(156).pool('B', "11:special");
    duel.pool('C', "10:3melee", "20:1focus").play("play 156").asks('B', "action");
    duel.inPool('B').inPool('C', "10:3melee", "20:1focus");
  }

  @Test
  @Shown(card = 157, as = LIMIT)
  void card_157_shields_one_character_up_to_three_DS_D10_3() {
    Duel duel = Duel.of("35*3 38", "11 5").given(157).play("play 157");
    duel.offers("at 38", "at 11").refuses("at 5").play("at 35");
    duel.side('A', "35*3 38").side('B', "11 5");
  }

  @Test
  @Shown(card = 157, as = INTERACTION)
  void card_157_comes_between_card_37_and_its_shields_DS_D11_7() {
    Duel duel = Duel.of("37*1", "11").given(157).play("play 157", "at 37").asks('A', "trigger");
    duel.play("yes", "at 11").side('A', "37*1").side('B', "11/1");
    duel = Duel.of("37", "11").given(157).play("play 157", "at 37").asks('B', "action");
    duel.side('A', "37*1").side('B', "11");
  }
}
