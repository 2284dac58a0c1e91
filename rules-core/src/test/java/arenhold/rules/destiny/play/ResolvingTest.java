package arenhold.rules.destiny.play;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static arenhold.rules.destiny.Shown.Case.LIMIT;
import static arenhold.rules.destiny.Shown.Case.SUCCESS;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import org.junit.jupiter.api.Test;

/** Resolving dice: symbols, modifiers, costs, several in one action. */
class ResolvingTest {

  @Test
  @Shown(card = 63, as = SUCCESS)
  void a_base_die_deals_with_its_modifier_as_one_DS_D8_7_DS_D7_2_DS_D10_1() {
    Duel duel = Duel.of("45+63", "11 2").pool('A', "45:1ranged", "63:+2ranged");
    duel.play("resolve 45", "join 63", "at 11").side('B', "11/3 2").inPool('A');
    duel = Duel.of("45+63", "11 2").pool('A', "45:1ranged", "63:+2ranged");
    duel.play("resolve 45", "done", "at 2").side('B', "11 2/1").inPool('A', "63:+2ranged");
  }

  @Test
  @Shown(card = 63, as = LIMIT)
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
  @Shown(card = 11, as = LIMIT)
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
  void it_is_said_why_a_die_cannot_be_resolved_DS_D8_11() {
    Duel duel = Duel.of("45+63 11", "2");
    duel.pool('A', "45:blank", "63:+2ranged", "11:2melee/1").pool('B', "2:1ranged");
    duel.cannotResolve("aw045.1a", "die-blank").cannotResolve("aw063.2a", "die-modifier");
    duel.cannotResolve("aw011.3a", "die-too-dear").cannotResolve("aw002.4a", "die-elsewhere");
    duel.cannotResolve("aw045.99a", "die-elsewhere").cannotResolve("", "die-elsewhere");
    duel.cannotChoose("die aw045.1a", null).cannotChoose("join aw063.2a", null);
    duel.cannotChoose("activate aw002.4", null).cannotChoose("", null);
  }

  @Test
  void it_is_said_why_a_special_side_cannot_be_resolved_again_DS_D7_11_DS_D8_6() {
    Duel duel = Duel.of("29 32 6", "11").pool('A', "32:special", "6:special");
    duel.nature("special").play("resolve 32", "at 11").asks("next", "resolve 6");
    duel.cannotResolve("aw032.2a", "die-resolved");
    duel.play("done", "pass").asks('A', "action").cannotResolve("aw032.2a", "die-used");
  }

  @Test
  void it_is_said_that_another_symbol_is_for_another_action_DS_D16_6_DS_D8_1() {
    Duel duel = Duel.of("45e+63 35 2", "11");
    duel.pool('A', "45:1ranged", "45:2ranged", "63:+2ranged", "35:3melee", "2:blank");
    duel.play("resolve 45", "done", "at 11").asks("next", "resolve 45");
    duel.cannotResolve("aw035.3a", "die-other-symbol").cannotResolve("aw002.4a", "die-blank");
    duel.cannotResolve("aw063.2a", "die-modifier").cannotResolve("aw045.1a", "die-elsewhere");
  }

  @Test
  void it_is_said_why_a_die_cannot_join_DS_D8_7_DS_D8_8() {
    Duel duel = Duel.of("45e+63+63 35", "11");
    duel.pool('A', "45:1ranged", "45:2ranged", "63:+2ranged", "63:+2ranged", "35:3melee");
    duel.play("resolve 45").cannotChoose("join aw035.4a", "die-other-symbol");
    duel.cannotChoose("join aw045.1b", "die-not-allowed");
    duel.cannotChoose("join aw045.1a", "die-resolved").play("join 63");
    duel.cannotChoose("join aw063.2a", "die-resolved").cannotChoose("join", null);
    duel.cannotChoose("join aw011.5a", "die-elsewhere");
  }

  @Test
  void it_is_said_that_a_card_does_not_allow_a_die_DS_D8_11() {
    Duel duel = Duel.of("1e+7 45", "35 11");
    duel.pool('A', "7:special", "1:2ranged", "1:2ranged", "45:1ranged").pool('B', "35:3melee");
    duel.play("resolve 7").asks("die", "die 1").cannotChoose("die aw045.3a", "die-not-allowed");
    duel.cannotChoose("die aw035.4a", "die-not-allowed").cannotResolve("aw045.3a", null);
    duel = Duel.of("45e 35", "11").given(96);
    duel.pool('A', "45:1ranged", "45:2ranged", "35:3melee").play("play 96");
    duel.asks("resolve", "resolve 45").cannotResolve("aw035.2a", "die-not-allowed");
    duel.cannotResolve("aw045.9a", "die-elsewhere");
  }

  @Test
  void what_a_card_waives_is_no_reason_DS_D8_10_DS_D8_11() {
    Duel duel = Duel.of("11e 45 35", "2").field(171, 'B');
    duel.pool('A', "11:2melee/1", "11:1melee", "45:blank").play("claim", "yes");
    duel.asks("resolve", "resolve 11", "resolve 11#2").cannotResolve("aw045.2a", "die-blank");
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
  void supports_are_no_targets_DS_D6_2() {
    Duel duel = Duel.of("45 43", "11").pool('A', "45:1ranged").play("resolve 45");
    duel.asks("target", "at 45", "at 11").refuses("at 43");
  }

  @Test
  void shields_block_first_whether_wanted_or_not_DS_D16_5() {
    Duel duel = Duel.of("45+63", "11*2").pool('A', "45:1ranged", "63:+2ranged");
    duel.play("resolve 45", "join 63", "at 11").side('B', "11/1");
  }

  @Test
  void a_die_that_has_left_the_pool_cannot_be_resolved_DS_D8_13() {
    Duel duel = Duel.of("45 2/6", "11").pool('A', "45:1ranged", "2:2ranged");
    duel.play("resolve 45", "at 2").asks('B', "action").inPool('A').side('A', "45");
  }

  @Test
  @Shown(card = 57, as = INTERACTION)
  @Shown(card = 83, as = INTERACTION)
  void damage_has_a_kind_only_from_a_die_of_that_symbol_DS_D10_10_DS_D13_16() {
    Duel duel = Duel.of("35+57", "20+164").pool('A', "57:special").pool('B', "20:2disrupt");
    duel.play("resolve 57", "at 20").side('B', "20/2+164");
    duel = Duel.of("11", "20+164").given(83).pool('A', "11:blank");
    duel.play("play 83", "side 1melee", "resolve 11", "at 20").side('B', "20/1");
  }

  @Test
  @Shown(
      card = 50,
      as = {SUCCESS, LIMIT})
  void card_50_divides_its_shields_among_the_own_characters_DS_D18_26() {
    Duel duel = Duel.of("45+50 28", "11").pool('A', "50:3shield").play("resolve 50");
    duel.asks("shield", "at 45", "at 28").play("at 45").refuses("at 11").play("at 28", "at 28");
    duel.side('A', "45*1+50 28*2").inPool('A');
    duel = Duel.of("45+50 28", "11").pool('A', "50:4shield").play("resolve 50");
    duel.play("at 45", "at 45", "at 45", "at 45").side('A', "45*3+50 28");
  }

  @Test
  @Shown(card = 50, as = LIMIT)
  void card_50_may_give_all_its_shields_to_one_character_of_another_DS_D18_26_DS_D7_3_DS_D7_10() {
    Duel duel = Duel.of("45+50 28", "11").pool('A', "50:3shield");
    duel.play("resolve 50", "at 11").asks('B', "action").side('B', "11*3").side('A', "45+50 28");
  }

  @Test
  @Shown(card = 50, as = LIMIT)
  void card_50_divides_nothing_once_it_was_discarded_DS_D18_26_DS_D17_1() {
    Duel duel = Duel.of("45 28", "11").given(92).hand('A', 50).nature("2shield");
    duel.play("play 92", "card 50").inPool('A', "50:2shield").play("resolve 50", "at 28");
    duel.asks('B', "action").side('A', "45 28*2");
  }

  @Test
  @Shown(card = 50, as = INTERACTION)
  void card_50_divides_what_another_card_adds_DS_D8_12() {
    Duel duel = Duel.of("45+50 28", "11").given(108).pool('A', "50:1shield");
    duel.play("play 108", "at 45", "at 28").side('A', "45*1+50 28*1");
  }

  @Test
  void tokens_do_not_run_out_DS_D1_12() {
    Duel duel = Duel.of("45", "11").resources('A', 1000).pool('A', "45:1resource");
    duel.play("resolve 45").has('A', 1001);
  }
}
