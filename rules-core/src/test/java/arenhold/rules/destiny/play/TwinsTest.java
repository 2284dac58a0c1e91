package arenhold.rules.destiny.play;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Copies of one card: which of their dice leaves with which of them. */
class TwinsTest {

  @Test
  void of_two_copies_with_dice_in_the_pool_the_controller_picks_the_die_that_goes_DS_D4_11() {
    Duel duel = Duel.of("20+26+26", "35").given(93).pool('A', "26:+1ranged", "26:1discard");
    duel.play("play 93", "piece 26", "done").asks('A', "whose-die");
    duel.offers("die 26", "die 26#2").play("die 26#2", "at 35");
    duel.inPool('A', "26:+1ranged").side('A', "20+26").side('B', "35/1").discarded('A', 26, 93);
  }

  @Test
  void nothing_is_picked_when_all_copies_leave_together_DS_D4_11() {
    Duel duel = Duel.of("20+26+26", "35").given(93).pool('A', "26:+1ranged", "26:1discard");
    duel.play("play 93", "piece 26", "piece 26").asks('A', "target").play("at 35");
    duel.inPool('A').side('A', "20").side('B', "35/2").discarded('A', 26, 26, 93);
  }

  @Test
  void the_controller_picks_when_an_opponent_takes_a_copy_DS_D4_11() {
    Duel duel = Duel.of("20", "11+54+54").given(94).resources('A', 1);
    duel.pool('B', "54:1ranged", "54:+2ranged").play("play 94", "piece 54");
    duel.asks('B', "whose-die").play("die 54").inPool('B', "54:+2ranged");
    duel.side('B', "11+54").holds('B', 54).has('A', 0);
  }

  @Test
  void nothing_is_picked_with_one_die_in_the_pool_DS_D4_11() {
    Duel duel = Duel.of("20", "11+54+54").given(94).resources('A', 1).pool('B', "54:1ranged");
    duel.play("play 94", "piece 54#2").asks("action").inPool('B', "54:1ranged");
    duel = Duel.of("20", "11+54+54").given(94).resources('A', 1).pool('B', "54:1ranged");
    duel.play("play 94", "piece 54").asks("action").inPool('B');
  }

  @Test
  void nothing_is_picked_when_their_character_is_defeated_DS_D4_11() {
    Duel duel = Duel.of("35+60+60 38", "11").given(118).pool('A', "60:2disrupt", "60:2discard");
    duel.play("play 118", "at 35").asks("character").play("at 11").inPool('A');
    duel.side('A', "38").side('B', "11!").discarded('A', 60, 60, 118);
  }

  @Test
  @Shown(card = 54, as = INTERACTION)
  void copies_on_different_characters_have_their_own_dice_DS_D4_11_DS_D19_7() {
    Duel duel = Duel.of("20", "11+54 35+54").given(94).resources('A', 1);
    duel.pool('B', "54:1ranged", "54:+2ranged").play("play 94", "piece 54#2").asks("action");
    duel.inPool('B', "54:1ranged").side('B', "11+54 35");
  }

  @Test
  @Shown(card = 17, as = INTERACTION)
  void a_copy_that_discards_itself_goes_with_the_die_being_resolved_DS_D8_15_DS_D4_11() {
    Duel duel = Duel.of("2+17+17", "35").pool('A', "17:special", "17:2ranged/1");
    duel.play("resolve 17").asks("action").inPool('A', "17:2ranged/1").side('A', "2+17");
    duel.side('B', "35/2").discarded('A', 17);
  }

  @Test
  @Shown(card = 2, as = INTERACTION)
  void identical_characters_keep_their_dice_apart_DS_D16_18_DS_D1_6() {
    Duel duel = Duel.of("45", "2/6 2").pool('A', "45:1ranged").pool('B', "2:1ranged", "2:2ranged");
    duel.play("resolve 45", "at 2").inPool('B', "2:2ranged").side('B', "2");
  }
}
