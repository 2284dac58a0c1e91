package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Red events that are neutral. */
class RedNeutralEventsTest {

  @Test
  @Shown(
      card = 138,
      as = {SUCCESS, LIMIT})
  void card_138_draws_for_each_exhausted_character_and_sets_aside_DS_D4_9() {
    Duel duel = Duel.of("28! 29! 35", "11").given(138).hand('A', 105);
    duel.play("play 138", "card 157", "card 105").holds('A', 157);
    assertEquals(2, duel.position().sides[0].aside.size());
    duel = Duel.of("28! 29!", "11").given(138).deck('A', 157, 0).hand('A', 105);
    duel.play("play 138").holds('A');
    Duel.of("35!", "11").given(138).play("play 138").deckSize('A', 10);
  }

  @Test
  @Shown(
      card = 139,
      as = {SUCCESS, LIMIT})
  void card_139_needs_the_battlefield() {
    Duel duel = Duel.of("28 35", "11").given(139);
    duel.play("play 139", "at 28", "at 35", "at 35").side('A', "28*1 35*2");
    Duel.of("28", "11").given(139).field(168, 'B').refuses("play 139");
  }

  @Test
  @Shown(card = 140, as = SUCCESS)
  void card_140_adds_two_for_a_vehicle_DS_D8_12() {
    Duel duel = Duel.of("2 5", "35").given(140).pool('A', "2:1ranged", "5:3ranged");
    duel.play("play 140", "die 5", "at 35").asks("action");
    duel.side('B', "35/5").inPool('A', "2:1ranged");
  }

  @Test
  @Shown(card = 140, as = SUCCESS)
  void card_140_adds_one_for_others_DS_D8_12() {
    Duel duel = Duel.of("2", "35").given(140).pool('A', "2:1ranged");
    duel.play("play 140", "at 35").side('B', "35/2");
  }

  @Test
  @Shown(
      card = 141,
      as = {SUCCESS, LIMIT})
  void card_141_exhausts_a_leader_to_ready_another_DS_D11_11_DS_D6_9() {
    Duel.of("28 29!", "11").given(141).play("play 141").side('A', "28! 29");
    Duel.of("28! 29!", "11").given(141).play("play 141").side('A', "28! 29!");
    Duel.of("2 35!", "11").given(141).play("play 141").side('A', "2 35!");
  }

  @Test
  @Shown(
      card = 142,
      as = {SUCCESS, LIMIT})
  void card_142_resolves_a_resource_die_for_one_more_DS_D8_12_DS_D13_13() {
    Duel.of("28", "11").given(142).pool('A', "28:1resource").play("play 142").has('A', 2);
    Duel.of("35", "11").given(142).pool('A', "35:1resource").play("play 142").has('A', 0);
  }

  @Test
  @Shown(
      card = 143,
      as = {SUCCESS, LIMIT})
  void card_143_activates_common_characters_together_DS_D18_14() {
    Duel duel = Duel.of("2 2 2! 1", "35").given(143).nature("1resource", "blank");
    duel.play("play 143").refuses("at 1").play("at 2", "at 2");
    duel.inPool('A', "2:1resource", "2:blank").side('A', "2! 2! 2! 1");
    Duel.of("2", "35").given(143).play("play 143", "done").side('A', "2");
  }

  @Test
  @Shown(card = 138, as = LIMIT)
  void card_138_counts_the_own_characters_alone_DS_D13_13() {
    Duel duel = Duel.of("28 35! 101!", "11! 10!").given(138).hand('A', 105).nature("157");
    duel.play("play 138", "card 105").holds('A', 157).deckSize('A', 9).deckSize('B', 10);
  }

  @Test
  @Shown(card = 138, as = INTERACTION)
  void card_138_sets_the_last_card_aside_unseen_by_card_27_DS_D18_6() {
    Duel duel = Duel.of("28!", "27").given(138).hand('A', 105).deck('A', 157, 0);
    duel.play("play 138").asks('B', "action").holds('A').side('A', "28!");
    duel = Duel.of("28", "27").given(138).play("play 138").side('A', "28/2");
  }

  @Test
  @Shown(card = 139, as = LIMIT)
  void card_139_shields_nobody_else_and_no_more_than_three_DS_D10_3() {
    Duel duel = Duel.of("28*2 5", "11").given(139).play("play 139");
    duel.side('A', "28*3 5").side('B', "11");
    Duel.of("28 35", "11").given(139).play("play 139").offers("at 28", "at 35").refuses("at 11");
  }

  @Test
  @Shown(card = 139, as = INTERACTION)
  void card_139_may_cost_card_37_a_shield_first_DS_D11_7_DS_D11_17() {
    Duel duel = Duel.of("28 37*1", "11").given(139);
    duel.play("play 139", "at 37", "at 37", "at 28", "yes", "at 11");
    duel.asks('B', "action").side('A', "28*1 37*2").side('B', "11/1");
  }

  @Test
  @Shown(card = 140, as = LIMIT)
  void card_140_resolves_no_other_ranged_die_nor_a_plus_DS_D8_11() {
    Duel duel = Duel.of("2+54 45+57", "35").given(140);
    duel.pool('A', "2:2ranged/1", "54:+2ranged", "45:2ranged", "57:1ranged");
    duel.play("play 140").asks('B', "action").side('B', "35");
    duel.inPool('A', "2:2ranged/1", "54:+2ranged", "45:2ranged", "57:1ranged");
  }

  @Test
  @Shown(card = 140, as = INTERACTION)
  void card_140_is_one_attack_for_card_9_DS_D17_10() {
    Duel duel = Duel.of("2 5", "9").given(140).pool('A', "5:3ranged").hand('B', 157, 105);
    duel.play("play 140", "at 9", "yes", "card 157").asks('B', "action");
    duel.side('B', "9/4").holds('B', 105);
  }

  @Test
  @Shown(card = 141, as = LIMIT)
  void card_141_readies_no_support_and_not_whom_it_exhausted_DS_D11_11() {
    Duel duel = Duel.of("28 101! 36", "11").given(141).play("play 141").asks('B', "action");
    duel.side('A', "28! 101! 36").side('B', "11");
    duel = Duel.of("28 29!", "11!").given(141).play("play 141").offers("at 29").play("at 11");
    duel.side('A', "28! 29!").side('B', "11");
  }

  @Test
  @Shown(card = 141, as = INTERACTION)
  void card_141_lets_card_35_be_activated_once_more_DS_D9_10() {
    Duel duel = Duel.of("28 35", "11").given(141).nature("2melee");
    duel.play("activate 35").holds('A', 141, 157);
    duel.play("play 141", "activate 35").side('A', "28! 35!").holds('A', 157, 157);
    duel.inPool('A', "35:2melee");
  }

  @Test
  @Shown(card = 142, as = LIMIT)
  void card_142_takes_neither_another_symbol_nor_a_plus_DS_D8_11() {
    Duel duel = Duel.of("28+62", "11").given(142).pool('A', "28:1focus", "62:+1resource");
    duel.play("play 142").asks('B', "action").has('A', 0);
    duel.inPool('A', "28:1focus", "62:+1resource");
    duel = Duel.of("28+62", "11").given(142).pool('A', "28:1resource", "62:+1resource");
    duel.play("play 142").has('A', 2).inPool('A', "62:+1resource");
  }

  @Test
  @Shown(card = 142, as = INTERACTION)
  void card_142_spots_no_character_that_was_defeated_DS_D13_13() {
    for (String left : new String[] {"35", "29 35"}) {
      Duel duel = Duel.of("28/9 " + left, "10").given(142).turn('B').pool('A', "35:1resource");
      duel.pool('B', "10:2melee").play("resolve 10", "at 28", "play 142").side('A', left);
      boolean spots = left.contains("29");
      duel.has('A', spots ? 2 : 0).discarded('A', 142);
      duel.inPool('A', spots ? new String[0] : new String[] {"35:1resource"});
    }
  }

  @Test
  @Shown(card = 143, as = INTERACTION)
  void card_143_lets_each_guardian_step_in_before_any_is_activated_DS_D18_14_DS_D11_17() {
    Duel duel = Duel.of("30/5 30", "10 3").given(143).pool('B', "10:2melee", "3:3melee/1");
    duel.nature("1shield").play("play 143", "at 30", "at 30").asks('A', "guardian");
    duel.play("die 10").asks('A', "guardian").play("die 3").asks('B', "action");
    duel.side('A', "30/3!").inPool('A', "30:1shield").inPool('B');
    duel = Duel.of("2 2", "21").given(143).play("play 143", "at 2", "at 2");
    duel.asks('B', "trigger").play("no").asks('B', "action").side('A', "2! 2!").side('B', "21");
  }
}
