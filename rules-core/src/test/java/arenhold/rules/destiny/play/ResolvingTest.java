package arenhold.rules.destiny.play;

import arenhold.rules.destiny.Duel;
import org.junit.jupiter.api.Test;

/** Resolving dice: symbols, modifiers, costs, several in one action. */
class ResolvingTest {

  @Test
  void a_base_die_deals_with_its_modifier_as_one_DS_D8_7_DS_D7_2_DS_D10_1() {
    Duel duel = Duel.of("45+63", "11 2").pool('A', "45:1ranged", "63:+2ranged");
    duel.play("resolve 45", "join 63", "at 11").side('B', "11/3 2").inPool('A');
    duel = Duel.of("45+63", "11 2").pool('A', "45:1ranged", "63:+2ranged");
    duel.play("resolve 45", "done", "at 2").side('B', "11 2/1").inPool('A', "63:+2ranged");
  }

  @Test
  void a_modifier_alone_cannot_be_resolved_DS_D8_7() {
    Duel.of("45+63", "11").pool('A', "63:+2ranged").asks("action").refuses("resolve 63");
    Duel duel = Duel.of("45+63", "11").pool('A', "45:1melee", "63:+2ranged");
    duel.play("resolve 45", "at 11").side('B', "11/1").inPool('A', "63:+2ranged");
  }

  @Test
  void dice_of_one_symbol_follow_one_another_at_different_characters_DS_D8_1_DS_D8_3() {
    Duel duel = Duel.of("45e", "11 2").pool('A', "45:1ranged", "45:2ranged");
    duel.play("resolve 45", "at 11").asks("next", "resolve 45", "done");
    duel.play("resolve 45", "at 2").side('B', "11/1 2/2").inPool('A');
  }

  @Test
  void not_all_dice_need_be_resolved_DS_D8_4_DS_D16_13() {
    Duel duel = Duel.of("45e", "11").pool('A', "45:1ranged", "45:2ranged");
    duel.play("resolve 45", "at 11", "done").asks('B', "action");
    duel.inPool('A', "45:2ranged").side('B', "11/1");
  }

  @Test
  void melee_and_ranged_are_different_symbols_DS_D8_3_DS_D16_6() {
    Duel duel = Duel.of("45e", "11").pool('A', "45:1ranged", "45:1melee");
    duel.play("resolve 45", "at 11").asks('B', "action").inPool('A', "45:1melee");
  }

  @Test
  void a_side_that_cannot_be_paid_cannot_be_resolved_DS_D2_9_DS_D10_11() {
    Duel.of("11", "45").pool('A', "11:2melee/1").asks("action").refuses("resolve 11");
    Duel duel = Duel.of("11", "45").pool('A', "11:2melee/1").resources('A', 1);
    duel.play("resolve 11", "at 45").side('B', "45/2").has('A', 0);
  }

  @Test
  void a_blank_cannot_be_resolved_DS_D7_9() {
    Duel.of("11", "45").pool('A', "11:blank").asks("action").refuses("resolve 11");
  }

  @Test
  void shields_go_to_any_one_character_up_to_three_DS_D7_3_DS_D19_2() {
    Duel duel = Duel.of("45", "11").pool('A', "45:1shield").play("resolve 45");
    duel.asks("shield", "at 45", "at 11").play("at 45").side('A', "45*1");
    Duel.of("45*3", "11").pool('A', "45:1shield").play("resolve 45", "at 45").side('A', "45*3");
  }

  @Test
  void resources_are_gained_and_disrupted_DS_D7_4_DS_D7_5() {
    Duel.of("45", "11").pool('A', "45:1resource").play("resolve 45").has('A', 1);
    Duel duel = Duel.of("46", "11").pool('A', "46:2disrupt").resources('B', 1);
    duel.play("resolve 46").has('B', 0);
  }

  @Test
  void a_focus_turns_other_dice_of_the_own_pool_DS_D7_7_DS_D4_4() {
    Duel duel = Duel.of("27 45+63", "11").pool('B', "11:1melee");
    duel.pool('A', "27:2focus", "45:blank", "63:1shield").play("resolve 27");
    duel.asks("turn", "die 45", "die 63").refuses("die 27", "die 11");
    duel.play("die 45", "side 2ranged", "side +2ranged");
    duel.inPool('A', "45:2ranged", "63:+2ranged").inPool('B', "11:1melee");
  }

  @Test
  void a_die_turned_in_the_action_may_be_resolved_in_it_DS_D8_5() {
    Duel duel = Duel.of("27e 45", "11").pool('A', "27:2focus", "27:blank");
    duel.play("resolve 27", "side 2focus").asks("next", "resolve 27", "done");
  }

  @Test
  void supports_are_no_targets_DS_D6_2_DS_D6_1() {
    Duel duel = Duel.of("45 43", "11").pool('A', "45:1ranged").play("resolve 45");
    duel.asks("target", "at 45", "at 11").refuses("at 43");
  }

  @Test
  void shields_block_first_whether_wanted_or_not_DS_D16_5() {
    Duel duel = Duel.of("45+63", "11*2").pool('A', "45:1ranged", "63:+2ranged");
    duel.play("resolve 45", "join 63", "at 11").side('B', "11/1");
  }
}
