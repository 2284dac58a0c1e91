package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Blue events of the villains. */
class BlueVillainEventsTest {

  @Test
  @Shown(
      card = 79,
      as = {SUCCESS, LIMIT})
  void card_79_lets_an_opponent_choose_what_to_lose_DS_D17_5_DS_D13_6() {
    Duel duel = Duel.of("11", "35").given(79).resources('B', 4);
    duel.play("play 79").asks('B', "mode").refuses("mode 3").play("mode 2").has('B', 4);
    duel = Duel.of("11", "35").given(79).resources('B', 4).hand('B', 157, 105);
    duel.play("play 79", "mode 2").holds('B').discarded('B', 157, 105).has('B', 4);
    duel = Duel.of("11", "35").given(79).resources('B', 4).hand('B', 157);
    duel.play("play 79", "mode 1").holds('B', 157).has('B', 0);
    duel = Duel.of("35", "11").resources('A', 3).hand('B', 79).resources('B', 2).turn('B');
    duel.play("play 79").asks('A', "mode").play("mode 1").has('A', 0).has('B', 0);
  }

  @Test
  @Shown(
      card = 80,
      as = {SUCCESS, LIMIT, INTERACTION})
  void card_80_draws_up_to_the_hand_size_DS_D17_9_DS_D4_6() {
    Duel duel = Duel.of("11 88", "35").given(80).hand('A', 105, 105).play("play 80");
    duel.holds('A', 105, 105, 157, 157, 157, 157);
    duel = Duel.of("11", "35").given(80).hand('A', 105, 105, 105, 105, 105, 105).play("play 80");
    duel.deckSize('A', 10);
  }

  @Test
  @Shown(
      card = 81,
      as = {SUCCESS, LIMIT})
  void card_81_turns_a_wound_of_a_blue_character_into_a_resource_DS_D11_11() {
    Duel.of("11 2", "35").given(81).play("play 81").side('A', "11/1 2").has('A', 1);
    Duel.of("11*1", "35").given(81).play("play 81").side('A', "11").has('A', 1);
    Duel.of("2", "35").given(81).play("play 81").side('A', "2").has('A', 0);
  }

  @Test
  @Shown(
      card = 82,
      as = {SUCCESS, LIMIT})
  void card_82_removes_as_many_as_are_blank_DS_D13_3() {
    Duel duel = Duel.of("11", "35e 38").given(82);
    duel.pool('B', "35:blank", "35:3melee", "38:blank").play("play 82", "die 35#2", "die 38");
    duel.inPool('B', "35:blank");
    Duel.of("11", "35").given(82).pool('B', "35:3melee").play("play 82").inPool('B', "35:3melee");
  }

  @Test
  @Shown(card = 83, as = SUCCESS)
  void card_83_turns_a_blue_die_to_melee_and_may_resolve_it_DS_D11_12_DS_D13_14() {
    Duel duel = Duel.of("11", "35").given(83).pool('A', "11:blank");
    duel.play("play 83", "side 1melee", "resolve 11", "at 35").side('B', "35/1").inPool('A');
    duel = Duel.of("11", "35").given(83).pool('A', "11:blank");
    duel.play("play 83", "side 1melee", "done").inPool('A', "11:1melee");
  }

  @Test
  @Shown(card = 83, as = LIMIT)
  void card_83_cannot_resolve_a_modifier_DS_D8_11() {
    Duel duel = Duel.of("20+15", "35").given(83).pool('A', "15:blank");
    duel.play("play 83", "side +3melee").asks("action").inPool('A', "15:+3melee");
  }

  @Test
  @Shown(card = 84, as = SUCCESS)
  void card_84_strips_a_character() {
    Duel.of("11", "35*3 38*1").given(84).play("play 84", "at 35").side('B', "35 38*1");
  }

  @Test
  @Shown(
      card = 85,
      as = {SUCCESS, LIMIT})
  void card_85_removes_a_character_die_if_a_blue_character_is_spotted_DS_D13_1_DS_D13_13() {
    Duel duel = Duel.of("11", "35+44").given(85).pool('B', "35:3melee", "44:1melee");
    duel.play("play 85").inPool('B', "44:1melee");
    duel = Duel.of("2", "35").given(85).pool('B', "35:3melee");
    duel.play("play 85").inPool('B', "35:3melee").discarded('A', 85);
  }

  @Test
  @Shown(
      card = 86,
      as = {SUCCESS, LIMIT})
  void card_86_adds_one_for_each_blue_card_DS_D8_12_DS_D19_4() {
    Duel duel =
        Duel.of("10 11", "35")
            .given(86)
            .hand('A', 85, 59, 157)
            .pool('A', "10:2melee", "11:1shield");
    duel.play("play 86").refuses("card 157").play("card 85", "card 59").asks("discard", "done");
    duel.play("done", "at 35").side('B', "35/4").holds('A', 157).inPool('A', "11:1shield");
    duel = Duel.of("10", "35").given(86).pool('A', "10:2melee").play("play 86", "at 35");
    duel.side('B', "35/2");
  }

  @Test
  @Shown(card = 87, as = SUCCESS)
  void card_87_sorts_the_top_of_a_deck_unseen_by_others_DS_D13_8_DS_D19_11() {
    Duel duel = Duel.of("11", "35").given(87).deckOf('B', 59, 60, 105, 157);
    duel.nature("59", "60", "105").play("play 87", "seat 2", "top 59", "bottom 60", "top 105");
    duel.deckSize('B', 4);
    assertFalse(duel.told('B').toString().contains("aw060"));
    duel.play("activate 35").holds('B', 105);
  }

  @Test
  @Shown(card = 80, as = LIMIT)
  void card_80_draws_what_is_left_DS_D10_12() {
    Duel duel = Duel.of("11", "35").given(80).deckOf('A', 59, 60).nature("60", "59");
    duel.play("play 80").holds('A', 59, 60).deckSize('A', 0).deckSize('B', 10);
  }

  @Test
  @Shown(card = 81, as = INTERACTION)
  void card_81_pays_though_its_victim_falls_or_9_interrupts_DS_D11_12_DS_D11_7() {
    Duel duel = Duel.of("11/10 2", "35").given(81).play("play 81").side('A', "2").has('A', 1);
    duel = Duel.of("9", "35").given(81).hand('A', 157).play("play 81", "yes");
    duel.side('A', "9").has('A', 1).discarded('A', 81, 157);
  }

  @Test
  @Shown(card = 84, as = LIMIT)
  void card_84_strips_one_even_who_has_none_DS_D13_3() {
    Duel duel = Duel.of("11*2", "35 38*2").given(84).play("play 84", "at 35");
    duel.side('B', "35 38*2").side('A', "11*2").discarded('A', 84);
  }

  @Test
  @Shown(card = 84, as = INTERACTION)
  void card_84_makes_way_for_90_DS_D9_12() {
    Duel duel = Duel.of("11*1+90", "35").given(84).refuses("use 90").play("play 84", "at 11");
    duel.side('A', "11+90").play("use 90").side('A', "11*1+90!");
  }

  @Test
  @Shown(card = 85, as = INTERACTION)
  void card_85_cannot_reach_a_die_that_102_holds_DS_D18_5_DS_D13_1() {
    Duel duel = Duel.of("20 11", "35+44 46").given(102).given(85);
    duel.pool('B', "35:3melee", "44:1melee", "46:2ranged");
    duel.play("play 102", "at 20", "yes", "die 35", "play 85").inPool('B', "44:1melee");
    duel.side('A', "20+102 11").play("activate 35").inPool('B', "44:1melee");
  }

  @Test
  @Shown(card = 86, as = INTERACTION)
  void card_86_is_finished_before_27_hurts_DS_D18_6_DS_D11_8() {
    Duel duel = Duel.of("10", "27 35").given(86).hand('A', 85).pool('A', "10:2melee");
    duel.play("play 86", "card 85", "at 35").side('B', "27 35/3").side('A', "10/2").holds('A');
  }

  @Test
  @Shown(card = 87, as = LIMIT)
  void card_87_looks_at_one_deck_and_no_more_than_there_is_DS_D13_8_DS_D11_3() {
    Duel duel = Duel.of("11", "35", "38").given(87).deckOf('C', 59, 60).nature("59", "60");
    duel.play("play 87").offers("seat 1", "seat 2").play("seat 3", "top 59", "top 60");
    duel.asks('B', "action").deckSize('A', 10).deckSize('B', 10).deckSize('C', 2);
    assertFalse(duel.told('B').toString().contains("aw060"));
  }

  @Test
  @Shown(card = 87, as = INTERACTION)
  void card_87_chooses_what_165_discards_DS_D13_8_DS_D9_13() {
    Duel duel = Duel.of("11", "35").field(165, 'A').given(87).deckOf('B', 59, 60, 105, 157);
    duel.nature("59", "60", "105").play("play 87", "seat 2", "bottom 59", "bottom 60", "top 105");
    duel.play("pass", "claim", "yes").discarded('B', 105, 157).deckSize('B', 2);
  }

  @Test
  @Shown(card = 79, as = INTERACTION)
  void card_79_may_take_the_last_card_of_one_opponent_DS_D18_6_DS_D15_4() {
    Duel duel = Duel.of("11", "35", "27").given(79).hand('B', 157, 105).hand('C', 157);
    duel.resources('C', 2).play("play 79", "seat 2").asks('B', "mode").play("mode 2");
    duel.holds('B').side('B', "35/2").holds('C', 157).has('C', 2).side('C', "27");
  }

  @Test
  @Shown(card = 83, as = LIMIT)
  void card_83_cannot_resolve_what_cannot_be_paid_DS_D8_11_DS_D10_11() {
    Duel duel =
        Duel.of("11 2", "35").given(83).pool('A', "11:blank", "2:blank").pool('B', "35:blank");
    duel.play("play 83", "side 2melee/1").asks('B', "action");
    duel.inPool('A', "11:2melee/1", "2:blank").inPool('B', "35:blank");
  }

  @Test
  @Shown(card = 82, as = LIMIT)
  void card_82_neither_counts_nor_removes_an_own_die_DS_D13_3_DS_D13_11() {
    Duel duel = Duel.of("11 10", "35 38").given(82).pool('A', "11:blank");
    duel.pool('B', "35:blank", "38:1melee").play("play 82").refuses("die 11").play("die 38");
    duel.asks('B', "action").inPool('A', "11:blank").inPool('B', "35:blank");
  }
}
