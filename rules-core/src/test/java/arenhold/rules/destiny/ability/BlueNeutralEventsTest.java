package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Blue events that are neutral. */
class BlueNeutralEventsTest {

  @Test
  @Shown(
      card = 145,
      as = {SUCCESS, LIMIT})
  void card_145_deals_half_rounded_up_DS_D13_11() {
    Duel duel = Duel.of("35", "21").given(145).pool('B', "21:1ranged");
    duel.play("play 145", "at 21").side('B', "21/1").inPool('B');
    duel = Duel.of("35", "21").given(145).play("play 145");
    duel.asks("action").side('B', "21");
    Duel.of("28", "21")
        .given(145)
        .pool('B', "21:1ranged")
        .play("play 145")
        .inPool('B', "21:1ranged");
  }

  @Test
  @Shown(card = 146, as = SUCCESS)
  void card_146_rerolls_everything() {
    Duel duel = Duel.of("35", "11").given(146).pool('A', "35:blank").pool('B', "11:special");
    duel.nature("3melee", "blank")
        .play("play 146")
        .inPool('A', "35:3melee")
        .inPool('B', "11:blank");
  }

  @Test
  @Shown(card = 147, as = SUCCESS)
  void card_147_removes_one_of_two_groups() {
    Duel duel = Duel.of("35", "11 10 20").given(147);
    duel.pool('B', "11:special", "10:3melee", "20:1focus").play("play 147").asks('B', "die");
    duel.play("die 11", "die 20", "done").asks('A', "mode").play("mode 2");
    duel.inPool('B', "11:special", "20:1focus");
    duel =
        Duel.of("35", "11").given(147).pool('B', "11:special").play("play 147", "done", "mode 2");
    duel.inPool('B', "11:special");
  }

  @Test
  @Shown(
      card = 148,
      as = {SUCCESS, LIMIT})
  void card_148_counts_blue_upgrades_DS_D8_12() {
    Duel duel = Duel.of("35+39+41 38+58+61", "11").given(148).pool('A', "35:2melee");
    duel.play("play 148", "at 11").side('B', "11/3");
    duel = Duel.of("35", "11").given(148).pool('A', "35:2melee").play("play 148");
    duel.side('B', "11").inPool('A');
  }

  @Test
  @Shown(
      card = 149,
      as = {SUCCESS, LIMIT})
  void card_149_turns_any_die_only_if_a_blue_character_is_spotted_DS_D13_13() {
    Duel duel = Duel.of("35", "11").given(149).pool('B', "11:special");
    duel.play("play 149", "side blank").inPool('B', "11:blank");
    duel = Duel.of("28", "11").given(149).pool('B', "11:special").play("play 149");
    duel.inPool('B', "11:special").has('A', 0);
  }

  @Test
  @Shown(card = 145, as = LIMIT)
  void card_145_removes_one_ranged_die_of_any_pool_DS_D13_11() {
    Duel duel = Duel.of("35 45", "10 21").given(145).pool('A', "45:2ranged");
    duel.pool('B', "10:3melee", "21:2ranged").play("play 145").refuses("die 10");
    duel.play("die 45", "at 21").inPool('A').inPool('B', "10:3melee", "21:2ranged");
    duel.side('B', "10 21/1").side('A', "35 45");
  }

  @Test
  @Shown(card = 145, as = INTERACTION)
  void card_145_halves_a_plus_and_the_hand_behind_card_31_DS_D7_12_DS_D13_11() {
    Duel duel = Duel.of("35", "28 31").given(145).pool('B', "31:Xranged").hand('B', 157, 157, 157);
    duel.play("play 145", "at 28").side('B', "28/2 31").inPool('B');
    duel = Duel.of("35", "46*1+66").given(145).pool('B', "66:+3ranged");
    duel.play("play 145", "at 46").side('B', "46/1+66").inPool('B');
    duel = Duel.of("35", "28 31").given(145).pool('B', "31:Xranged");
    duel.play("play 145").asks('B', "action").side('B', "28 31").inPool('B');
  }

  @Test
  @Shown(card = 146, as = LIMIT)
  void card_146_leaves_dice_on_their_cards_DS_D4_5_DS_D13_17() {
    Duel duel = Duel.of("35 38", "11 10+102").given(146).pool('B', "11:special");
    duel.nature("1shield").play("play 146").inPool('A').inPool('B', "11:1shield");
    duel.side('A', "35 38").side('B', "11 10+102");
    Duel.of("35", "11").given(146).play("play 146").asks('B', "action").inPool('A').inPool('B');
  }

  @Test
  @Shown(card = 146, as = INTERACTION)
  void card_146_frees_no_die_that_card_15_has_barred_DS_D7_11() {
    Duel duel = Duel.of("11+15", "35*1").given(146).pool('A', "15:special");
    duel.nature("1shield", "special").play("resolve 15", "at 35").inPool('A', "15:1shield");
    duel.play("play 146").inPool('A', "15:special").play("pass");
    duel.asks('A', "action").refuses("resolve 15");
  }

  @Test
  @Shown(card = 147, as = LIMIT)
  void card_147_needs_a_blue_character_and_dice_DS_D13_13() {
    Duel duel = Duel.of("28", "11 10").given(147).pool('B', "11:special", "10:3melee");
    duel.play("play 147").asks('B', "action").inPool('B', "11:special", "10:3melee");
    duel = Duel.of("35", "11").given(147).pool('A', "35:2melee").play("play 147");
    duel.asks('B', "action").inPool('A', "35:2melee");
  }

  @Test
  @Shown(card = 147, as = INTERACTION)
  void card_147_is_divided_by_the_opponent_chosen_DS_D15_4() {
    Duel duel = Duel.of("35", "11", "10 20").given(147).pool('A', "35:2melee");
    duel.pool('B', "11:special").pool('C', "10:3melee", "20:1focus");
    duel.play("play 147", "seat 3").asks('C', "die").refuses("die 11", "die 35");
    duel.play("die 20", "done").asks('A', "mode").play("mode 1");
    duel.inPool('A', "35:2melee").inPool('B', "11:special").inPool('C', "10:3melee");
  }

  @Test
  @Shown(card = 148, as = LIMIT)
  void card_148_counts_the_own_blue_upgrades_and_takes_no_plus_DS_D8_11() {
    Duel duel = Duel.of("35+44+59", "11+13+14+15").given(148);
    duel.pool('A', "35:1shield", "59:+2melee", "44:3melee/1").pool('B', "11:1melee");
    duel.play("play 148", "at 35").side('A', "35*1+44+59").inPool('A', "44:3melee/1", "59:+2melee");
    duel.inPool('B', "11:1melee");
  }

  @Test
  @Shown(card = 148, as = INTERACTION)
  void card_148_no_longer_counts_card_42_as_a_support_DS_D18_24() {
    Duel duel = Duel.of("35/11+42 38+59", "10").given(148).turn('B').pool('A', "38:1melee");
    duel.pool('B', "10:2melee").play("resolve 10", "at 35").side('A', "42 38+59");
    duel.play("play 148", "at 10").side('B', "10/1");
  }

  @Test
  @Shown(card = 149, as = SUCCESS)
  void card_149_turns_a_die_to_an_identical_other_side_if_it_has_one_DS_D13_14() {
    Duel duel = Duel.of("11", "3 35").given(149).pool('B', "3:2melee", "35:blank");
    int side = duel.position().pool(1).getFirst().side;
    duel.play("play 149", "die 3").asks("side", "side 2melee").play("side 2melee");
    duel.inPool('B', "3:2melee", "35:blank");
    assertNotEquals(side, duel.position().pool(1).getFirst().side);
    duel = Duel.of("11", "3 35").given(149).pool('B', "3:2melee", "35:blank");
    duel.play("play 149", "die 35").asks("side", "side 2melee").refuses("side blank");
  }

  @Test
  @Shown(card = 149, as = LIMIT)
  void card_149_turns_one_die_of_a_pool_to_another_side_DS_D13_14_DS_D4_5() {
    Duel duel = Duel.of("35 38", "11 10").given(149).pool('A', "35:blank");
    duel.pool('B', "11:special").play("play 149").refuses("die 38", "die 10").play("die 11");
    duel.refuses("side special", "done").play("side 1shield");
    duel.inPool('A', "35:blank").inPool('B', "11:1shield");
    Duel.of("35", "11").given(149).play("play 149").asks('B', "action").inPool('B');
  }

  @Test
  @Shown(card = 149, as = INTERACTION)
  void card_149_frees_no_die_that_card_32_has_barred_DS_D7_11() {
    Duel duel = Duel.of("35 29 32", "2").given(149).pool('A', "32:special").nature("2ranged");
    duel.play("resolve 32", "at 2").inPool('A', "32:2ranged").play("play 149", "side special");
    duel.inPool('A', "32:special").play("pass").refuses("resolve 32").offers("activate 35");
  }
}
