package arenhold.rules.destiny.ability;

import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** Battlefields. */
class BattlefieldsTest {

  @Test
  void card_165_discards_from_every_opponents_deck_DS_D15_4() {
    Duel duel = Duel.of("35", "11", "10").field(165, 'A').play("claim", "yes");
    duel.deckSize('A', 10).deckSize('B', 8).deckSize('C', 8);
  }

  @Test
  void card_166_gives_a_shield_to_the_claimant_DS_D9_13() {
    Duel duel = Duel.of("35", "11").field(166, 'B').play("claim", "yes", "at 35").side('A', "35*1");
    Duel.of("35", "11").field(166, 'A').play("claim", "no").side('A', "35");
  }

  @Test
  void card_167_turns_a_die_to_special_and_may_resolve_it_DS_D11_12() {
    Duel duel = Duel.of("11", "35").field(167, 'A').pool('A', "11:blank").hand('B', 60);
    duel.play("claim", "yes", "resolve 11").side('B', "35/4").inPool('A');
    duel = Duel.of("10", "35").field(167, 'A').pool('A', "10:blank").play("claim", "yes");
    duel.asks("action").inPool('A', "10:blank");
  }

  @Test
  void card_168_removes_a_character_die_DS_D16_2_DS_D13_1() {
    Duel duel = Duel.of("35", "11+59").pool('B', "11:1melee", "59:1shield").play("claim", "yes");
    duel.inPool('B', "59:1shield");
  }

  @Test
  void card_169_plays_an_upgrade_that_can_be_played_DS_D11_4_DS_D19_4() {
    Duel duel = Duel.of("35", "11").field(169, 'A').hand('A', 61, 157).resources('A', 1);
    duel.play("claim", "yes").refuses("done", "card 157").play("card 61").side('A', "35+61");
    duel = Duel.of("35", "11").field(169, 'A').hand('A', 61).play("claim", "yes");
    duel.asks("card", "done").refuses("card 61");
  }

  @Test
  void card_170_discards_up_to_two_events_DS_D13_8() {
    Duel duel = Duel.of("35", "11").field(170, 'A').hand('B', 157, 157, 157, 59);
    duel.play("claim", "yes").refuses("card 59").play("card 157", "card 157").holds('B', 157, 59);
    duel = Duel.of("35", "11").field(170, 'A').hand('B', 157, 59).play("claim", "yes", "done");
    duel.holds('B', 157, 59);
  }

  @Test
  void card_171_resolves_a_die_for_free_DS_D8_10() {
    Duel duel = Duel.of("46", "11").field(171, 'A').pool('A', "46:3ranged/1");
    duel.play("claim", "yes", "at 11").side('B', "11/3").has('A', 0);
  }

  @Test
  void card_172_returns_an_upgrade_for_a_resource_DS_D4_10_DS_D11_11() {
    Duel duel = Duel.of("38+59", "11").field(172, 'A').pool('A', "59:1shield");
    duel.play("claim", "yes").side('A', "38").holds('A', 59).has('A', 1).inPool('A');
    Duel.of("38", "11+59").field(172, 'A').play("claim", "yes").has('A', 0).side('B', "11+59");
  }

  @Test
  void card_173_hurts_one_of_every_opponent_at_once_DS_D18_23_DS_D10_14() {
    Duel duel = Duel.of("35", "11*1 10", "20 21").field(173, 'A').play("claim", "yes");
    duel.asks('B', "target").play("at 11").asks('C', "target").play("at 20");
    duel.side('B', "11/1*1 10").side('C', "20/1 21").side('A', "35");
  }

  @Test
  void card_174_puts_a_card_on_top_of_the_deck() {
    Duel duel = Duel.of("35", "11").field(174, 'A').pile('A', 157, 59).play("claim", "yes");
    duel.discarded('A', 157).deckSize('A', 11);
    duel = Duel.of("35", "11").field(174, 'A').pile('A', 157).play("claim", "yes");
    duel.discarded('A', 157).deckSize('A', 10);
  }

  @Test
  void a_die_is_resolved_in_the_own_pool_and_removed_from_any_DS_D18_8() {
    Duel duel = Duel.of("46e", "47").field(171, 'A').pool('A', "46:3ranged/1", "46:2ranged");
    duel.pool('B', "47:3ranged/1").play("claim", "yes").asks("resolve", "resolve 46");
    duel.offers("resolve 46#2").refuses("resolve 47");
    duel = Duel.of("46", "47").pool('A', "46:3ranged/1").pool('B', "47:3ranged/1");
    duel.play("claim", "yes").asks("remove", "die 46", "die 47");
  }
}
