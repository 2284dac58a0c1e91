package arenhold.rules.destiny.ability;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Cards that speak of opponents, with three players. */
class FreeForAllTest {

  @Test
  @Shown(card = 6, as = INTERACTION)
  void you_choose_the_opponent_DS_D15_4() {
    Duel duel = Duel.of("2 6", "35*1", "38*1").pool('A', "6:special").play("resolve 6");
    duel.asks("opponent", "seat 2", "seat 3").play("seat 3").side('B', "35*1").side('C', "38");
  }

  @Test
  @Shown(card = 79, as = INTERACTION)
  void the_opponent_chosen_decides_DS_D15_4() {
    Duel duel = Duel.of("11", "35", "38").given(79).resources('C', 3).play("play 79", "seat 3");
    duel.asks('C', "mode").play("mode 1").has('C', 0);
  }

  @Test
  @Shown(card = 68, as = INTERACTION)
  void dice_of_any_opponent_can_be_chosen_DS_D15_4() {
    Duel duel = Duel.of("2", "35", "38").given(68).pool('B', "35:3melee").pool('C', "38:1melee");
    duel.play("play 68").offers("die 35").play("die 38").side('A', "2/1").inPool('C');
    duel.inPool('B', "35:3melee");
  }

  @Test
  @Shown(card = 113, as = INTERACTION)
  void card_113_asks_clockwise_until_somebody_pays_DS_D18_23() {
    Duel duel = Duel.of("28 113", "11", "10").hand('A', 157).resources('B', 1).resources('C', 1);
    duel.play("use 113", "at 28").asks('B', "may").play("no").asks('C', "may");
    duel.play("yes").side('A', "28*1 113!").has('B', 1).has('C', 0);
  }

  @Test
  @Shown(card = 75, as = INTERACTION)
  void what_a_player_would_choose_who_is_out_lapses_DS_D15_5() {
    Duel duel = Duel.of("2/4", "35", "38").given(75).pool('B', "35:3melee").play("play 75");
    duel.asks('B', "action").inPool('B', "35:3melee").side('A', "");
  }
}
