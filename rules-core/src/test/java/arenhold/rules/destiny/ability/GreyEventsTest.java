package arenhold.rules.destiny.ability;

import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** Grey events. */
class GreyEventsTest {

  @Test
  void card_91_turns_every_blank_die() {
    Duel duel = Duel.of("11 10", "35").given(91).pool('A', "11:blank", "10:blank");
    duel.play("play 91", "side special", "side 3melee").inPool('A', "11:special", "10:3melee");
  }

  @Test
  void card_151_turns_a_die_to_ranged_DS_D13_14() {
    Duel duel = Duel.of("45 35", "11").given(151).pool('A', "45:blank", "35:blank");
    duel.play("play 151", "side 2ranged").inPool('A', "45:2ranged", "35:blank");
    duel = Duel.of("35", "11").given(151).pool('A', "35:blank").play("play 151");
    duel.inPool('A', "35:blank");
  }

  @Test
  void card_152_resolves_different_symbols_with_modifiers_DS_D8_11_DS_D8_8() {
    Duel duel = Duel.of("35e 38e", "11").given(152);
    duel.pool('A', "35:2melee", "35:1shield", "38:1melee", "38:+2melee");
    duel.play("play 152", "resolve 35", "join 38", "at 11", "resolve 35", "at 38", "done");
    duel.side('B', "11/4").side('A', "35e 38e*1").inPool('A', "38:1melee");
  }

  @Test
  void card_153_removes_melee_and_155_ranged() {
    Duel duel = Duel.of("45", "22e").given(153).pool('B', "22:1melee", "22:1ranged");
    duel.play("play 153").inPool('B', "22:1ranged");
    duel = Duel.of("45", "22e").given(155).pool('B', "22:1melee", "22:1ranged");
    duel.play("play 155").inPool('B', "22:1melee");
  }

  @Test
  void card_154_counts_melee_dice_DS_D7_6() {
    Duel duel = Duel.of("35 38", "11").given(154).pool('A', "35:2melee", "38:+2melee");
    duel.hand('B', 157, 105, 60).nature("60", "157").play("play 154").holds('B', 105);
    Duel.of("35", "11").given(154).hand('B', 157).play("play 154").holds('B', 157);
  }

  @Test
  void card_156_needs_more_ready_characters_DS_D13_10_DS_D9_6() {
    Duel duel = Duel.of("35 38", "11").given(156).pool('B', "11:special").play("play 156");
    duel.inPool('B');
    Duel.of("35 38!", "11").given(156).refuses("play 156");
  }

  @Test
  void card_157_gives_a_shield() {
    Duel.of("35", "11").given(157).play("play 157", "at 35").side('A', "35*1");
  }
}
