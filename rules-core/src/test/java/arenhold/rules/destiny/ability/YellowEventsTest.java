package arenhold.rules.destiny.ability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** Yellow events. */
class YellowEventsTest {

  @Test
  void card_92_rolls_the_die_of_a_discarded_upgrade_DS_D17_1_DS_D11_5() {
    Duel duel = Duel.of("20", "35*2").given(92).hand('A', 26).nature("special");
    duel.play("play 92", "card 26").inPool('A', "26:special");
    duel.play("resolve 26", "at 35").side('B', "35").inPool('A').discarded('A', 26, 92);
    assertTrue(duel.position().dice.stream().noneMatch(die -> die.loose));
  }

  @Test
  void card_92_asks_even_without_an_upgrade_DS_D19_4() {
    Duel duel = Duel.of("20", "35").given(92).hand('A', 157).play("play 92");
    duel.asks("discard", "done").refuses("card 157").play("done").holds('A', 157);
  }

  @Test
  void card_93_throws_away_upgrades_to_strike() {
    Duel duel = Duel.of("20+26+54 11+59", "35").given(93);
    duel.play("play 93", "piece 26", "piece 54", "at 35").side('B', "35/2").side('A', "20 11+59");
    Duel.of("20+26", "35").given(93).play("play 93", "done").side('A', "20+26");
  }

  @Test
  void card_94_buys_an_upgrade_back_to_its_owners_hand() {
    Duel duel = Duel.of("20+26", "35+44+59").given(94).resources('A', 2).play("play 94");
    duel.side('B', "35+59").holds('B', 44).has('A', 0);
    Duel.of("20", "35+44").given(94).resources('A', 1).play("play 94").side('B', "35+44");
  }

  @Test
  void card_95_strikes_with_yellow_dice() {
    Duel duel = Duel.of("20+26 11", "35").given(95).pool('A', "20:1focus", "26:blank", "11:blank");
    duel.play("play 95").refuses("die 11").play("die 20", "die 26", "at 35");
    duel.side('B', "35/2").inPool('A', "11:blank");
  }

  @Test
  void card_96_makes_ranged_damage_unblockable_DS_D10_4_DS_D8_10() {
    Duel duel = Duel.of("21", "35*3").given(96).pool('A', "21:2ranged");
    duel.play("play 96", "at 35").side('B', "35/2*3").inPool('A');
  }

  @Test
  void card_97_trades_dice_DS_D11_11() {
    Duel duel = Duel.of("20", "35").given(97).pool('A', "20:1focus").pool('B', "35:3melee");
    duel.play("play 97").inPool('A').inPool('B');
    Duel.of("20", "35").given(97).pool('B', "35:3melee").play("play 97").inPool('B', "35:3melee");
  }

  @Test
  void card_98_does_not_count_itself_DS_D4_8_DS_D10_13() {
    Duel duel = Duel.of("20", "35").given(98).hand('A', 157).hand('B', 105, 157, 157, 157);
    duel.play("play 98").asks('B', "discard").play("card 157", "card 157", "card 157");
    duel.holds('B', 105);
  }

  @Test
  void card_126_rerolls_and_removes_every_blank_DS_D17_2_DS_D12_2() {
    Duel duel = Duel.of("45", "11+59 10").given(126).nature("blank");
    duel.pool('B', "11:blank", "10:1shield", "59:1shield").play("play 126", "die 10");
    duel.asks("reroll").play("done").asks('A', "extra").inPool('B', "59:1shield");
  }

  @Test
  void card_127_lets_everybody_draw_DS_D10_12() {
    Duel duel = Duel.of("46", "11").given(127).deck('B', 157, 1).play("play 127");
    duel.holds('A', 157, 157).holds('B', 157);
  }

  @Test
  void card_128_moves_damage_past_shields_DS_D10_9() {
    Duel duel = Duel.of("46/3 28*1", "11").given(128).play("play 128", "amount 2");
    duel.side('A', "46/1 28/2*1");
  }

  @Test
  void card_128_may_defeat_DS_D10_6() {
    Duel duel = Duel.of("46/3 28/10", "11").given(128).play("play 128", "at 46", "amount 2");
    duel.side('A', "46/1");
    Duel.of("46/3", "11").given(128).play("play 128").side('A', "46/3");
  }

  @Test
  void card_129_ends_the_phase_and_may_change_the_field_DS_D17_14_DS_D9_15() {
    Duel duel = Duel.of("46", "11").given(129).field(168, 'B').unused('B', 174);
    duel.play("play 129", "card 174").discarded('A');
    assertEquals(3, duel.position().round);
    assertEquals(174, duel.position().field);
    assertEquals(1, duel.position().controller);
    assertEquals(168, duel.position().sides[0].unused);
    assertTrue(duel.position().sides[0].aside.has(129));
    duel = Duel.of("46", "11").given(129).unused('B', 174).play("play 129", "done");
    assertEquals(168, duel.position().field);
  }

  @Test
  void card_130_lets_an_opponent_choose_DS_D17_4_DS_D13_6() {
    Duel duel = Duel.of("46", "11 10!").given(130).pool('B', "11:blank");
    duel.play("play 130").asks('B', "mode").play("mode 1").side('B', "11 10/2!");
    duel = Duel.of("46", "11").given(130).pool('B', "11:blank").play("play 130", "mode 2");
    duel.inPool('B');
    duel = Duel.of("46", "11").given(130).pool('B', "11:blank").play("play 130", "mode 1");
    duel.side('B', "11").inPool('B', "11:blank");
  }

  @Test
  void card_131_gives_a_character_die_for_two_DS_D11_11_DS_D13_1() {
    Duel duel = Duel.of("46+63", "11 10 20").given(131).pool('A', "46:2ranged", "63:1shield");
    duel.pool('B', "11:blank", "10:3melee", "20:1focus").play("play 131").asks('B', "remove");
    duel.play("die 11", "die 20").inPool('A', "63:1shield").inPool('B', "10:3melee");
    duel = Duel.of("46+63", "11").given(131).pool('A', "63:1shield").pool('B', "11:blank");
    duel.play("play 131").inPool('B', "11:blank");
  }

  @Test
  void card_132_returns_a_card_only_after_three_DS_D11_12() {
    Duel duel = Duel.of("46", "11").given(132).deck('A', 157, 3).pile('A', 101);
    duel.play("play 132").refuses("card 157").play("card 101").holds('A', 101);
    duel = Duel.of("46", "11").given(132).deck('A', 157, 2).pile('A', 101).play("play 132");
    duel.asks("action").holds('A').discarded('A', 101, 132, 157, 157);
  }

  @Test
  void card_133_shoots_first_DS_D11_12_DS_D12_2() {
    Duel duel = Duel.of("45", "21").given(133).pool('A', "45:1ranged").pool('B', "21:2ranged");
    duel.play("play 133", "at 21").asks('A', "extra").side('B', "21/1").inPool('B');
    duel = Duel.of("45", "21").given(133).pool('B', "21:2ranged").play("play 133");
    duel.inPool('B', "21:2ranged");
  }

  @Test
  void card_134_sells_a_card_DS_D11_11() {
    Duel duel = Duel.of("46", "11").given(134).hand('A', 105).play("play 134", "card 105");
    duel.has('A', 1).discarded('A', 105, 134);
    Duel.of("46", "11").given(134).play("play 134").has('A', 0);
    Duel.of("28", "11").given(134).hand('A', 105).play("play 134").holds('A', 105).has('A', 0);
  }

  @Test
  void card_158_discards_gear_worth_no_more_than_the_die_DS_D11_11() {
    Duel duel = Duel.of("46", "11+15+54+13").given(158).pool('A', "46:2ranged");
    duel.play("play 158").side('B', "11+15+13").discarded('B', 54).inPool('A');
    Duel.of("46", "11+54").given(158).play("play 158").side('B', "11+54");
  }

  @Test
  void card_159_removes_small_dice_DS_D13_13() {
    Duel duel =
        Duel.of("46", "10e 11").given(159).pool('B', "10:3melee", "10:2melee", "11:special");
    duel.play("play 159").refuses("die 10#2").offers("die 11").play("die 10");
    duel.inPool('B', "10:3melee", "11:special");
  }

  @Test
  void card_160_turns_an_attack_around() {
    Duel duel = Duel.of("46", "10").given(160).pool('B', "10:3melee").play("play 160", "at 10");
    duel.side('B', "10/3").inPool('B');
    Duel.of("28", "10").given(160).pool('B', "10:3melee").play("play 160").inPool('B', "10:3melee");
  }

  @Test
  void card_161_rerolls_a_whole_pool() {
    Duel duel = Duel.of("46", "10 11").given(161).pool('B', "10:3melee", "11:special");
    duel.nature("blank", "1shield").play("play 161").inPool('B', "10:blank", "11:1shield");
  }

  @Test
  void card_162_rerolls_one_die_of_any_pool_DS_D12_2() {
    Duel duel = Duel.of("45", "10").given(162).pool('A', "45:blank").pool('B', "10:3melee");
    duel.nature("blank").play("play 162", "die 10").asks('A', "extra").inPool('B', "10:blank");
  }

  @Test
  void card_92_may_leave_a_second_die_of_one_card_DS_D18_21_DS_D1_6() {
    Duel duel = Duel.of("20", "35").given(92).hand('A', 66).hand('A', 132).nature("2shield");
    duel.deck('A', 157, 3).resources('A', 2).play("play 92", "card 66", "pass", "play 132");
    duel.play("card 66", "pass", "play 66", "pass").nature("blank").play("activate 20");
    duel.side('A', "20!+66");
    assertEquals(2, duel.position().dice.stream().filter(die -> die.card == 66).count());
  }

  @Test
  void card_128_moves_nothing_to_where_it_is_DS_D13_9() {
    Duel duel = Duel.of("46/3 28 45", "11").given(128).play("play 128");
    duel.asks("target", "at 28", "at 45").refuses("at 46");
  }
}
