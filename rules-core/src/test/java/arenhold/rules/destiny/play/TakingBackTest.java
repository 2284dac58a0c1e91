package arenhold.rules.destiny.play;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Cards half carried out are taken back, until something became known or another is asked. */
class TakingBackTest {

  @Test
  @Shown(card = 4, as = INTERACTION)
  void the_die_paid_for_card_4_comes_back_DS_D19_3() {
    Duel duel = Duel.of("4 5", "35").pool('A', "4:1shield", "5:special").play("use 4");
    duel.asks("side").takesBack('A').asks('A', "action").offers("use 4", "resolve 4");
    duel.inPool('A', "4:1shield", "5:special");
  }

  @Test
  @Shown(card = 14, as = INTERACTION)
  void another_die_is_chosen_for_card_14_DS_D19_3() {
    Duel duel = Duel.of("11+14", "35 38").pool('A', "14:1shield");
    duel.pool('B', "35:3melee", "38:1melee").play("use 14", "die 38").takesBack('A');
    duel.asks('A', "turn").play("die 35").inPool('B', "35:blank", "38:1melee").inPool('A');
  }

  @Test
  @Shown(card = 23, as = INTERACTION)
  void the_resources_of_card_23_come_back_DS_D19_3() {
    Duel duel = Duel.of("20+23", "35 38").pool('A', "23:special").resources('A', 5);
    duel.play("resolve 23").asks("character").takesBack('A').asks('A', "action");
    duel.has('A', 5).inPool('A', "23:special").endOfRound().side('B', "35 38");
  }

  @Test
  @Shown(card = 16, as = INTERACTION)
  void card_16_is_taken_back_until_it_changes_places_with_a_card_of_the_hand_DS_D19_3() {
    Duel duel = Duel.of("20+16", "35").pool('A', "16:special").hand('A', 13).resources('A', 1);
    duel.play("resolve 16").asks("card", "card 13").takesBack('A').asks('A', "action");
    duel.side('A', "20+16").holds('A', 13).play("resolve 16", "card 13").asks("may");
    duel.standsBy('A').play("yes").standsBy('A').side('A', "20+13");
  }

  @Test
  @Shown(card = 41, as = INTERACTION)
  void the_other_effect_of_card_41_is_chosen_DS_D19_3_DS_D13_6() {
    Duel duel = Duel.of("35+41", "11*3").pool('A', "41:special").play("resolve 41", "mode 1");
    duel.asks("shield").takesBack('A').play("mode 2", "at 11");
    duel.side('A', "35+41").side('B', "11/2*3");
  }

  @Test
  @Shown(card = 86, as = INTERACTION)
  void the_cards_discarded_for_card_86_stay_and_what_comes_after_is_taken_back_DS_D19_3() {
    Duel duel = Duel.of("10", "35").given(86).hand('A', 59, 85).pool('A', "10:2melee");
    duel.play("play 86", "card 85").standsBy('A').asks("discard", "card 59").play("done");
    duel.asks("target").takesBack('A').asks("discard", "card 59").standsBy('A');
    duel.play("done", "at 35").side('B', "35/3").holds('A', 59).discarded('A', 85, 86);
  }

  @Test
  void a_card_discarded_to_reroll_or_in_upkeep_stays_DS_D19_3_DS_D9_11() {
    Duel duel = Duel.of("45 35", "11").pool('A', "45:blank").hand('A', 59, 85);
    duel.play("reroll").asks("discard").takesBack('A');
    duel.asks('A', "action").play("reroll", "card 59").standsBy('A');
    duel = Duel.of("45", "11").hand('A', 59, 85).play("pass", "pass").asks('A', "upkeep");
    duel.play("card 59").standsBy('A').asks('A', "upkeep").play("done").discarded('A', 59);
  }

  @Test
  @Shown(card = 138, as = LIMIT)
  void what_card_138_set_aside_stays_DS_D19_3_DS_D4_9() {
    Duel duel = Duel.of("35! 28!", "11").given(138).hand('A', 105, 60).deckOf('A', 157, 157, 157);
    duel.play("play 138", "card 105").asks("card", "card 60").standsBy('A');
  }

  @Test
  @Shown(card = 57, as = INTERACTION)
  void another_die_is_removed_by_card_57_DS_D19_3() {
    Duel duel =
        Duel.of("35+57", "10 11").pool('A', "57:special").pool('B', "10:3melee", "11:blank");
    duel.play("resolve 57", "die 11").takesBack('A').play("die 10", "at 10");
    duel.side('B', "10/3 11").inPool('B', "11:blank");
  }

  @Test
  @Shown(card = 87, as = LIMIT)
  @Shown(card = 33, as = LIMIT)
  @Shown(card = 11, as = LIMIT)
  void what_was_looked_at_is_not_taken_back_DS_D19_3_DS_D13_8() {
    Duel.of("11", "35").given(87).play("play 87", "seat 2").standsBy('A').asks('A', "place");
    Duel duel = Duel.of("28+33", "11").pool('A', "33:special").hand('B', 157, 68);
    duel.play("resolve 33").standsBy('A').asks('A', "card");
    duel = Duel.of("11", "35 38").pool('A', "11:special").hand('B', 60);
    duel.play("resolve 11", "at 35").standsBy('A').side('B', "35/4 38");
  }

  @Test
  @Shown(card = 12, as = LIMIT)
  @Shown(card = 28, as = LIMIT)
  @Shown(card = 35, as = LIMIT)
  void what_was_rolled_or_drawn_is_not_taken_back_DS_D19_3() {
    Duel duel = Duel.of("12 11", "35").pool('B', "35:3melee").play("use 12").standsBy('A');
    duel.side('A', "12/1 11");
    duel = Duel.of("28 29", "11").pool('A', "28:1focus", "29:blank").play("use 28");
    duel.asks("reroll").takesBack('A').play("use 28", "die 29").standsBy('A');
    Duel.of("35 45", "11").play("activate 35").standsBy('A').holds('A', 157);
  }

  @Test
  @Shown(card = 10, as = LIMIT)
  @Shown(card = 79, as = LIMIT)
  void what_another_was_asked_is_not_taken_back_DS_D19_3() {
    Duel duel = Duel.of("10 9", "35").hand('B', 157, 105).play("activate 10", "yes");
    duel.asks('B', "discard").standsBy('A');
    Duel.of("11", "35").given(79).play("play 79").asks('B', "mode").standsBy('A');
  }

  @Test
  void the_choice_of_a_battlefield_stays_once_another_distributes_shields_DS_D19_3_DS_D5_3() {
    Duel duel = Duel.opening(2).play("done", "done").asks("field");
    char first = duel.asked();
    char other = first == 'A' ? 'B' : 'A';
    duel.play("seat " + (first - 'A' + 1)).asks(other, "shield").standsBy(first);
    String one = duel.choices().getFirst();
    duel.play(one).asks(other, "shield").takesBack(other).standsBy(first);
    duel.asks(other, "shield").play(one, one).asks(first, "action");
    duel = Duel.opening(2).play("done", "done").asks("field");
    duel.play("seat " + (other - 'A' + 1)).asks(first, "shield").takesBack(first).asks("field");
  }

  @Test
  void a_pass_stays_once_another_is_asked_in_upkeep_DS_D19_3_DS_D9_16() {
    Duel duel = Duel.of("45", "11").field(168, 'B').hand('B', 59).turn('B').play("pass", "pass");
    duel.asks('B', "upkeep").standsBy('A');
    duel = Duel.of("45", "11").hand('A', 59).turn('B').play("pass", "pass").asks('A', "upkeep");
    duel.takesBack('A').asks('A', "action");
  }

  @Test
  void the_end_of_an_upkeep_stays_once_the_next_is_asked_DS_D19_3_DS_D9_16() {
    Duel duel = Duel.of("45", "11").hand('A', 5, 5, 5, 5, 5).hand('B', 59).play("pass", "pass");
    duel.asks('A', "upkeep").play("done").asks('B', "upkeep").standsBy('A');
  }

  @Test
  void what_is_done_last_in_a_round_is_taken_back_until_the_first_choice_of_the_next_DS_D19_3() {
    Duel duel = Duel.of("45", "11").hand('B', 5, 5, 5, 5, 5).deckOf('A').pile('A', 5);
    duel.hand('A', 59).play("pass", "pass", "done", "done").asks('A', "action");
    duel.takesBack('B').asks('B', "upkeep");
  }

  @Test
  @Shown(card = 147, as = INTERACTION)
  void what_another_chose_stays_once_the_first_is_asked_again_DS_D19_3() {
    Duel duel = Duel.of("11", "35 38").given(147).pool('B', "35:3melee", "38:1melee");
    duel.play("play 147", "die 35").asks('B', "die").takesBack('B').play("die 38", "done");
    duel.asks('A', "mode").standsBy('B');
  }

  @Test
  void a_card_that_is_played_stays_while_it_is_asked_which_die_goes_DS_D19_3_DS_D4_11() {
    Duel duel = Duel.of("11+54+54", "45").hand('A', 60).resources('A', 3);
    duel.pool('A', "54:1ranged", "54:+2ranged").play("play 60", "piece 54");
    duel.asks('A', "whose-die")
        .standsBy('A')
        .play("die 54#2")
        .side('A', "11+54+60")
        .inPool('A', "54:1ranged");
  }
}
