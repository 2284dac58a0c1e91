package arenhold.rules.destiny.ability;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** Supports without dice. */
class ActionSupportsTest {

  @Test
  void card_88_raises_the_hand_size_DS_D4_6() {
    Duel.of("11 88", "35").endOfRound().deckSize('A', 4).deckSize('B', 5);
  }

  @Test
  void card_89_rerolls_and_strikes_on_a_blank_DS_D10_4() {
    Duel duel = Duel.of("11 89", "35*2").pool('A', "11:1melee").nature("blank");
    duel.play("use 89", "at 35").side('B', "35/2*2").side('A', "11 89!");
    duel = Duel.of("11 89", "35").pool('A', "11:1melee").nature("special").play("use 89");
    duel.asks("action").inPool('A', "11:special").play("pass").refuses("use 89");
  }

  @Test
  void card_99_brings_damage_and_moves_it_past_shields_DS_D10_9() {
    Duel duel = Duel.of("20", "35*1").given(99).play("play 99", "use 99", "at 35");
    duel.side('B', "35/1*1").side('A', "20 99/2!");
    Duel.of("20 99", "35").play("use 99").side('A', "20 99!").side('B', "35");
  }

  @Test
  void card_100_gains_what_was_lost_between_two_dice_DS_D8_9_DS_D11_8() {
    Duel duel = Duel.of("20+23 100", "35").pool('A', "20:2disrupt", "23:3disrupt/1");
    duel.resources('B', 4).play("resolve 20", "yes", "resolve 23");
    duel.has('B', 0).has('A', 1).inPool('A').side('A', "20+23 100!");
    Duel.of("20 100", "35").pool('A', "20:2disrupt").play("resolve 20").asks("action");
  }

  @Test
  void card_101_brings_a_resource_once_a_round_DS_D16_14() {
    Duel duel = Duel.of("20", "35").given(101).play("play 101").has('A', 0);
    duel.play("use 101").has('A', 1).play("pass").refuses("use 101");
  }

  @Test
  void card_113_readies_unless_an_opponent_pays_DS_D11_11() {
    Duel duel = Duel.of("28 113", "11").hand('A', 157).resources('B', 1);
    duel.play("use 113", "card 157", "at 28").asks('B', "may").play("no");
    duel.side('A', "28*1 113").has('B', 1);
    duel = Duel.of("28 113", "11").hand('A', 157).resources('B', 1);
    duel.play("use 113", "card 157", "at 28", "yes").side('A', "28*1 113!").has('B', 0);
    Duel.of("28 113", "11").refuses("use 113");
  }

  @Test
  void card_123_discards_one_of_two_and_gives_the_other_DS_D11_12() {
    Duel duel = Duel.of("35 123", "11").deckOf('B', 59, 60, 157).nature("59", "60");
    duel.play("use 123", "seat 2", "card 60").discarded('B', 60).holds('B', 59).deckSize('B', 1);
    duel =
        Duel.of("35 123", "11").deckOf('B', 59, 60).nature("59").play("use 123", "seat 2", "done");
    duel.deckSize('B', 2).holds('B');
  }

  @Test
  void card_123_needs_two_cards_DS_D11_12() {
    Duel duel = Duel.of("35 123", "11").deckOf('B', 59).play("use 123", "seat 2");
    duel.asks("action").deckSize('B', 1).side('A', "35 123!");
    assertTrue(duel.told('A').toString().contains("aw059"));
    assertFalse(duel.told('B').toString().contains("aw059"));
  }

  @Test
  void card_124_resolves_a_modifier_alone_DS_D8_11() {
    Duel duel = Duel.of("38 124", "11").pool('A', "38:+2melee").play("use 124", "at 11");
    duel.side('B', "11/2").inPool('A').side('A', "38 124!");
  }

  @Test
  void card_125_plays_the_second_copy_for_free_DS_D13_7_DS_D19_4() {
    Duel duel = Duel.of("35 125", "11").hand('A', 59, 59, 157).play("use 125");
    duel.refuses("card 157").play("card 59", "card 59").side('A', "35+59 125!");
    duel.has('A', 0).holds('A', 157).discarded('A', 59);
    duel = Duel.of("35 125", "11").hand('A', 59, 157).play("use 125", "card 59");
    duel.asks("card", "done").side('A', "35 125!");
    Duel.of("35 125", "11").hand('A', 157).refuses("use 125");
  }

  @Test
  void card_135_gambles_with_a_yellow_die() {
    Duel duel = Duel.of("46 35 135", "11").pool('A', "46:blank", "35:blank").nature("1resource");
    duel.play("use 135").has('A', 1).inPool('A', "46:1resource", "35:blank");
  }

  @Test
  void card_144_adds_one_to_a_ranged_die() {
    Duel duel = Duel.of("45 144", "11").pool('A', "45:1ranged").play("use 144", "at 11");
    duel.side('B', "11/2").side('A', "45 144!").inPool('A');
  }

  @Test
  void card_150_makes_one_blue_upgrade_cheaper_DS_D11_7_DS_D13_5() {
    Duel duel = Duel.of("35 150", "11").hand('A', 59).resources('A', 2).play("play 59");
    duel.side('A', "35+59 150!").has('A', 0);
    duel = Duel.of("35 150", "11").given(59).play("play 59").asks("trigger").play("no");
    duel.side('A', "35+59 150").has('A', 0);
  }

  @Test
  void card_150_cannot_be_declined_when_it_is_needed_DS_D9_6() {
    Duel duel = Duel.of("35 150 150", "11").hand('A', 59).resources('A', 2);
    duel.play("play 59").asks("trigger").play("no").asks("action");
    duel.side('A', "35+59 150 150!").has('A', 0);
  }

  @Test
  void card_163_gives_a_yellow_card_ambush_DS_D12_2_DS_D11_7() {
    Duel duel = Duel.of("46 163", "11").given(161).play("play 161", "yes", "yes");
    duel.asks('A', "extra").side('A', "46*1 163!");
    Duel.of("46 163", "11").given(162).play("play 162").side('A', "46 163");
    Duel.of("46 163", "11").given(157).play("play 157", "at 46").side('A', "46*1 163");
  }

  @Test
  void card_88_counts_as_long_as_it_is_in_play_DS_D11_2() {
    Duel duel = Duel.of("11 88 5", "35").pool('A', "5:special").play("resolve 5", "piece 88");
    duel.endOfRound().holds('A', 157, 157, 157, 157, 157);
  }
}
