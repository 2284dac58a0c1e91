package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Supports without dice that watch what happens. */
class WatchingSupportsTest {

  @Test
  @Shown(
      card = 99,
      as = {SUCCESS, LIMIT})
  void card_99_brings_damage_and_moves_it_past_shields_DS_D10_9() {
    Duel duel = Duel.of("20", "35*1").given(99).play("play 99", "use 99", "at 35");
    duel.side('B', "35/1*1").side('A', "20 99/2!");
    Duel.of("20 99", "35").play("use 99").side('A', "20 99!").side('B', "35");
  }

  @Test
  @Shown(
      card = 100,
      as = {SUCCESS, LIMIT})
  void card_100_gains_what_was_lost_between_two_dice_DS_D8_9_DS_D11_8() {
    Duel duel = Duel.of("20+23 100", "35").pool('A', "20:2disrupt", "23:3disrupt/1");
    duel.resources('B', 4).play("resolve 20", "yes", "resolve 23");
    duel.has('B', 0).has('A', 1).inPool('A').side('A', "20+23 100!");
    Duel.of("20 100", "35").pool('A', "20:2disrupt").play("resolve 20").asks("action");
  }

  @Test
  @Shown(card = 150, as = SUCCESS)
  void card_150_makes_one_blue_upgrade_cheaper_DS_D11_7_DS_D13_5() {
    Duel duel = Duel.of("35 150", "11").hand('A', 59).resources('A', 2).play("play 59");
    duel.side('A', "35+59 150!").has('A', 0);
    duel = Duel.of("35 150", "11").given(59).play("play 59").asks("trigger").play("no");
    duel.side('A', "35+59 150").has('A', 0);
  }

  @Test
  @Shown(card = 150, as = LIMIT)
  void card_150_cannot_be_declined_when_it_is_needed_DS_D9_6() {
    Duel duel = Duel.of("35 150 150", "11").hand('A', 59).resources('A', 2);
    duel.play("play 59").asks("trigger").play("no").asks("action");
    duel.side('A', "35+59 150 150!").has('A', 0);
  }

  @Test
  @Shown(
      card = 163,
      as = {SUCCESS, LIMIT, INTERACTION})
  void card_163_gives_a_yellow_card_ambush_DS_D12_2_DS_D11_7() {
    Duel duel = Duel.of("46 163", "11").given(161).play("play 161", "yes", "yes");
    duel.asks('A', "extra").side('A', "46*1 163!");
    Duel.of("46 163", "11").given(162).play("play 162").side('A', "46 163");
    Duel.of("46 163", "11").given(157).play("play 157", "at 46").side('A', "46*1 163");
  }

  @Test
  @Shown(card = 99, as = LIMIT)
  void card_99_moves_one_a_turn_to_characters_alone_DS_D9_12_DS_D6_2() {
    Duel duel = Duel.of("20 99/3", "35 5").play("use 99").refuses("at 5", "at 99");
    duel.play("at 35", "pass").asks('A', "action").refuses("use 99").offers("activate 20");
    duel.side('A', "20 99/2!").side('B', "35/1 5");
  }

  @Test
  @Shown(card = 99, as = INTERACTION)
  void card_99_defeats_unseen_by_card_9_but_not_by_card_19_DS_D10_9_DS_D18_1() {
    Duel duel = Duel.of("20 19! 99/1", "9/9 35").hand('B', 157).play("use 99", "at 9");
    duel.asks('A', "trigger").play("yes").side('A', "20 19 99!").side('B', "35");
    duel = Duel.of("20 99/2", "46/9+137 35").play("use 99", "at 46").side('B', "46/5 35");
    duel.side('A', "20 99/1!").discarded('B', 137);
  }

  @Test
  @Shown(card = 100, as = LIMIT)
  void card_100_gains_from_the_own_disrupting_alone_DS_D11_18() {
    Duel duel = Duel.of("20", "46 100").pool('A', "20:2disrupt").resources('B', 2);
    duel.play("resolve 20").asks('B', "action").has('A', 0).has('B', 0).side('B', "46 100");
    duel = Duel.of("20 100!", "46").pool('A', "20:2disrupt").resources('B', 2);
    duel.play("resolve 20").asks('B', "action").has('A', 0).has('B', 0);
    duel = Duel.of("2 100", "46").given(71).resources('B', 2).play("play 71");
    duel.asks('B', "action").has('A', 0).has('B', 0).side('A', "2 100");
  }

  @Test
  @Shown(card = 100, as = INTERACTION)
  void card_100_gains_what_the_opponent_chosen_has_lost_with_each_copy_DS_D15_4_DS_D11_18() {
    Duel duel = Duel.of("20 100 100", "35", "38").pool('A', "20:2disrupt");
    duel.resources('B', 1).resources('C', 3).play("resolve 20", "seat 3", "yes", "yes");
    duel.has('A', 4).has('B', 1).has('C', 1).side('A', "20 100! 100!");
  }

  @Test
  @Shown(card = 150, as = LIMIT)
  void card_150_is_for_the_own_blue_upgrades_while_ready_DS_D11_18() {
    Duel duel = Duel.of("35 28 150", "11").given(54).play("play 54", "at 35").asks('B', "action");
    duel.side('A', "35+54 28 150").has('A', 0);
    Duel.of("35 150!", "11").hand('A', 59).resources('A', 2).refuses("play 59");
    Duel.of("35 150", "11").hand('A', 123).resources('A', 1).refuses("play 123");
    Duel.of("35", "11 150").hand('A', 59).resources('A', 2).refuses("play 59");
    duel = Duel.of("35", "11 150").given(59).play("play 59").asks('B', "action");
    duel.side('A', "35+59").side('B', "11 150").has('A', 0);
  }

  @Test
  @Shown(card = 150, as = INTERACTION)
  void card_150_adds_to_what_card_36_lowers_but_not_below_nothing_DS_D9_6_DS_D11_18() {
    Duel duel = Duel.of("36 150", "11").hand('A', 59).resources('A', 1).play("play 59");
    duel.side('A', "36+59 150!").has('A', 0);
    duel = Duel.of("36+59 150", "11").given(59).play("play 59", "piece 59").asks('B', "action");
    duel.side('A', "36+59 150").has('A', 3).discarded('A', 59);
  }

  @Test
  @Shown(card = 163, as = LIMIT)
  void card_163_is_for_the_own_yellow_cards_while_ready_DS_D11_18() {
    Duel duel = Duel.of("46 163!", "11").given(161).play("play 161").asks('B', "action");
    duel.side('A', "46 163!");
    duel = Duel.of("45", "20 163").given(161).play("play 161").asks('B', "action");
    duel.side('B', "20 163");
    duel = Duel.of("45 163", "11").given(157).play("play 157").asks("shield").play("at 45");
    duel.asks('B', "action").side('A', "45*1 163");
    duel = Duel.of("45 163", "11").given(162).play("play 162").asks('A', "extra");
    duel.side('A', "45 163");
  }

  @Test
  @Shown(card = 163, as = INTERACTION)
  void card_163_adds_an_action_to_that_of_card_38_DS_D12_2_DS_D9_5() {
    Duel duel = Duel.of("38 45 163", "11").given(25).play("play 25", "at 38", "yes", "yes");
    duel.asks('A', "extra").play("activate 38").asks('A', "extra").play("activate 45");
    duel.asks('B', "action").side('A', "38!+25 45! 163!");
  }
}
