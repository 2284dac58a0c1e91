package arenhold.rules.destiny.play;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Triggered abilities: what interrupts, what waits, and in which order. */
class TriggersTest {

  @Test
  @Shown(card = 27, as = INTERACTION)
  @Shown(card = 56, as = INTERACTION)
  void an_ability_is_carried_out_though_its_source_has_left_DS_D11_6_DS_D11_9() {
    Duel duel = Duel.of("27", "28/9 38").hand('B', 56).resources('B', 1).turn('B');
    duel.play("play 56").asks('B', "target").play("at 28").asks('B', "trigger");
    duel.play("yes").side('B', "38").holds('B', 157).discarded('B', 56);
  }

  @Test
  @Shown(card = 9, as = INTERACTION)
  @Shown(card = 27, as = INTERACTION)
  void what_an_interruption_triggers_goes_to_the_end_of_the_queue_DS_D16_12_DS_D11_9_DS_D8_9() {
    Duel duel = Duel.of("27 46 100", "9 35").given(152).resources('B', 2).hand('B', 157);
    duel.pool('A', "46:2disrupt", "27:1ranged").play("play 152", "resolve 46", "resolve 27");
    duel.play("at 9", "yes").asks('A', "trigger").play("yes").asks('B', "target");
    duel.play("at 35").has('A', 2).side('B', "9 35/2");
  }

  @Test
  @Shown(card = 22, as = INTERACTION)
  void the_order_of_copies_is_asked_where_each_is_about_its_own_dice_DS_D19_6_DS_D11_10() {
    Duel duel = Duel.of("22 22", "35").given(143).hand('A', 157, 157);
    duel.nature("1ranged", "1resource").play("play 143", "at 22", "at 22");
    duel.asks("order", "ability 1", "ability 2").play("ability 2", "yes", "card 157");
    duel.play("yes", "at 35").has('A', 1).side('B', "35/1").inPool('A');
  }

  @Test
  @Shown(card = 22, as = INTERACTION)
  void what_can_do_nothing_yet_waits_for_what_can_DS_D11_18_DS_D19_6() {
    Duel duel = Duel.of("22 22", "35").given(143).hand('A', 157, 157);
    duel.nature("3melee/1", "1resource").play("play 143", "at 22", "at 22");
    duel.asks('A', "trigger").play("yes", "card 157").asks('A', "trigger");
    duel.play("yes", "at 35").has('A', 0).side('B', "35/3").inPool('A');
  }

  @Test
  @Shown(card = 20, as = INTERACTION)
  @Shown(card = 21, as = INTERACTION)
  void what_can_do_nothing_yet_waits_for_what_another_player_can_DS_D11_18_DS_D19_6() {
    Duel duel = Duel.of("20 35", "11 21").turn('B').hand('B', 102).resources('B', 5);
    duel.pool('A', "20:1focus").play("play 102", "at 11", "yes", "activate 20");
    duel.asks('B', "trigger").play("yes").asks('A', "trigger").play("yes");
    duel.side('A', "20! 35").side('B', "11+102 21!");
  }

  @Test
  void the_order_of_copies_is_not_asked_where_it_cannot_matter_DS_D19_6() {
    Duel duel = Duel.of("35 150 150", "11").hand('A', 59).resources('A', 2);
    duel.play("play 59").asks('A', "trigger").play("no").side('A', "35+59 150 150!").has('A', 0);
  }

  @Test
  @Shown(card = 3, as = INTERACTION)
  @Shown(card = 42, as = INTERACTION)
  void cards_3_and_42_are_ordered_by_the_controller_of_the_battlefield_DS_D18_3() {
    for (String first : new String[] {"ability 1", "ability 2"}) {
      Duel duel = Duel.of("3", "35/11+42+59 38").field(168, 'B').pool('A', "3:2melee");
      duel.play("resolve 3", "at 35").asks('B', "order").play(first, "yes");
      duel.side('A', "3+59").side('B', "42 38");
    }
  }

  @Test
  @Shown(card = 3, as = LIMIT)
  void cards_3_and_42_wait_for_no_more_than_the_order_DS_D18_3() {
    Duel duel = Duel.of("3", "35/11+42 38").pool('A', "3:2melee");
    duel.play("resolve 3", "at 35").asks("action").side('A', "3").side('B', "42 38");
  }

  @Test
  void this_card_is_that_very_card_DS_D11_15_DS_D11_1() {
    Duel duel = Duel.of("35", "20+164 46+164").pool('A', "35:2melee");
    duel.play("resolve 35", "at 46").side('B', "20+164 46/2").discarded('B', 164);
    duel = Duel.of("20+164 46+164", "35").play("use 164#2").side('A', "20+164 46*1+164!");
  }

  @Test
  void an_effect_lasts_for_what_it_speaks_of_DS_D11_16() {
    Duel duel = Duel.of("45 163", "11").given(162).pool('B', "11:blank").hand('A', 161);
    duel.play("play 161", "yes").asks('A', "extra").side('A', "45 163!");
    duel = Duel.of("21e", "35*3").given(96).pool('A', "21:1ranged", "21:2ranged");
    duel.play("play 96", "resolve 21", "at 35", "pass", "resolve 21", "at 35");
    duel.side('B', "35/1*1");
  }
}
