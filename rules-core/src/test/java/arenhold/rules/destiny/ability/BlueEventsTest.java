package arenhold.rules.destiny.ability;

import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** Blue events of the heroes, and neutral ones. */
class BlueEventsTest {

  @Test
  void card_114_lets_an_opponent_resolve_and_removes_the_rest_DS_D18_12() {
    Duel duel = Duel.of("35", "11 10").given(114).resources('B', 1);
    duel.pool('B', "11:2melee/1", "10:1resource").play("play 114", "resolve 11", "at 35");
    duel.asks('B', "resolve").play("done").side('A', "35/2").has('B', 0).inPool('B');
  }

  @Test
  void card_114_spares_a_die_that_stays_by_its_ability_DS_D18_18() {
    Duel duel = Duel.of("35", "29 32").given(114).pool('B', "32:special", "29:2ranged");
    duel.nature("2shield").play("play 114", "resolve 32", "at 35").inPool('B', "32:2shield");
  }

  @Test
  void card_114_may_bring_the_opponent_an_action_at_once_DS_D9_5() {
    Duel duel = Duel.of("35", "2 18").given(114).pool('B', "18:special");
    duel.play("play 114", "resolve 18").asks('B', "extra").play("activate 2").asks('B', "action");
  }

  @Test
  void card_115_gives_two_shields_DS_D10_3() {
    Duel.of("35*2", "11").given(115).play("play 115", "at 35").side('A', "35*3");
    Duel.of("35", "11").given(115).play("play 115", "at 11").side('B', "11*2");
  }

  @Test
  void card_116_removes_what_shows_the_symbol_of_a_blue_die() {
    Duel duel = Duel.of("35 45", "10 20").given(116).pool('A', "35:3melee", "45:1ranged");
    duel.pool('B', "10:2melee", "20:1focus").play("play 116").inPool('B', "20:1focus");
    duel = Duel.of("35 45", "10").given(116).pool('A', "45:1melee").pool('B', "10:2melee");
    duel.play("play 116").inPool('B', "10:2melee");
  }

  @Test
  void card_116_counts_blank_as_a_symbol_DS_D7_1() {
    Duel duel = Duel.of("35", "10").given(116).pool('A', "35:blank").pool('B', "10:blank");
    duel.play("play 116").inPool('B').inPool('A', "35:blank");
  }

  @Test
  void card_117_removes_the_die_even_if_its_taker_falls_DS_D10_6_DS_D11_12() {
    Duel duel = Duel.of("35/10 38", "10").given(117).pool('B', "10:3melee");
    duel.play("play 117", "at 35").side('A', "38").inPool('B');
  }

  @Test
  void card_118_defeats_an_own_character_to_exhaust_another_DS_D18_16() {
    Duel duel = Duel.of("36 35", "11").given(118).play("play 118", "at 36", "at 11");
    duel.side('A', "35").side('B', "11!");
  }

  @Test
  void card_118_does_nothing_if_the_defeat_is_replaced_DS_D11_14_DS_D11_11() {
    Duel duel = Duel.of("35/6+137 46", "11").given(118).play("play 118");
    duel.side('A', "35/1 46").side('B', "11").discarded('A', 118, 137);
  }

  @Test
  void card_119_discards_as_many_as_dice_were_removed_DS_D10_13() {
    Duel duel = Duel.of("35 38", "11").given(119).pool('A', "35:1shield", "38:blank");
    duel.deck('B', 157, 1).play("play 119", "die 35", "die 38").deckSize('B', 0).inPool('A');
    duel = Duel.of("35", "11").given(119).pool('A', "35:1shield");
    duel.play("play 119", "done").deckSize('B', 10).inPool('A', "35:1shield");
  }

  @Test
  void card_120_returns_a_blue_event_but_not_itself_DS_D4_8() {
    Duel duel = Duel.of("35", "11").given(120).pile('A', 115, 117, 157).play("play 120");
    duel.refuses("card 157", "card 120").play("card 115").holds('A', 115);
    duel.discarded('A', 117, 120, 157);
    Duel.of("35", "11").given(120).play("play 120").holds('A').discarded('A', 120);
  }

  @Test
  void card_121_strikes_with_shields() {
    Duel duel = Duel.of("35*3", "11").given(121).play("play 121", "amount 2", "at 11");
    duel.side('A', "35*1").side('B', "11/2");
    Duel.of("35*3", "11").given(121).play("play 121", "amount 0").side('A', "35*3");
  }

  @Test
  void card_122_moves_damage_between_exhausted_characters_DS_D10_9() {
    Duel duel = Duel.of("35/2!", "11*3! 10").given(122).play("play 122");
    duel.side('A', "35/1!").side('B', "11/1*3! 10");
    Duel.of("35/2", "11!").given(122).play("play 122").side('A', "35/2").side('B', "11!");
    Duel.of("35!", "11!").given(122).play("play 122").side('B', "11!");
  }

  @Test
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
  void card_146_rerolls_everything() {
    Duel duel = Duel.of("35", "11").given(146).pool('A', "35:blank").pool('B', "11:special");
    duel.nature("3melee", "blank")
        .play("play 146")
        .inPool('A', "35:3melee")
        .inPool('B', "11:blank");
  }

  @Test
  void card_147_removes_one_of_two_groups() {
    Duel duel = Duel.of("35", "11 10 20").given(147);
    duel.pool('B', "11:special", "10:3melee", "20:1focus").play("play 147").asks('B', "die");
    duel.play("die 11", "die 20", "done").asks('A', "mode").play("mode 2");
    duel.inPool('B', "11:special", "20:1focus");
    duel =
        Duel.of("35", "11").given(147).pool('B', "11:special").play("play 147", "done", "mode 1");
    duel.inPool('B', "11:special");
  }

  @Test
  void card_148_counts_blue_upgrades_DS_D8_12() {
    Duel duel = Duel.of("35+39+41 38+58+61", "11").given(148).pool('A', "35:2melee");
    duel.play("play 148", "at 11").side('B', "11/3");
    duel = Duel.of("35", "11").given(148).pool('A', "35:2melee").play("play 148");
    duel.side('B', "11").inPool('A');
  }

  @Test
  void card_149_turns_any_die_only_if_a_blue_character_is_spotted_DS_D13_13() {
    Duel duel = Duel.of("35", "11").given(149).pool('B', "11:special");
    duel.play("play 149", "side blank").inPool('B', "11:blank");
    duel = Duel.of("28", "11").given(149).pool('B', "11:special").play("play 149");
    duel.inPool('B', "11:special").has('A', 0);
  }
}
