package arenhold.rules.destiny.turn;

import static arenhold.rules.destiny.Shown.Case.INTERACTION;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.destiny.Duel;
import arenhold.rules.destiny.Shown;
import arenhold.rules.destiny.play.DestinyEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Defeat, and how matches end. */
class EndTest {

  @Test
  void who_has_no_character_left_has_lost_DS_D14_1_DS_D14_4_DS_D2_8() {
    Duel duel = Duel.of("45", "2/6").pool('A', "45:1ranged").play("resolve 45", "at 2");
    duel.won('A', "defeat");
  }

  @Test
  void after_the_end_nothing_more_is_accepted_DS_D14_4() {
    Duel duel = Duel.of("45 38", "2/6").pool('A', "45:1ranged").play("resolve 45", "at 2");
    duel.won('A', "defeat").isOver().rejects('A', "activate aw038.2", "pass", "!takeback");
    duel.rejects('A', "!resign").rejects('B', "pass", "!resign").won('A', "defeat");
  }

  @Test
  @Shown(card = 63, as = INTERACTION)
  void the_upgrades_of_the_defeated_are_discarded_or_moved_DS_D10_7_DS_D6_5() {
    Duel duel = Duel.of("11", "45/9+63! 38").pool('A', "11:1melee");
    duel.play("resolve 11", "at 45", "done").side('B', "38").discarded('B', 63);
    duel = Duel.of("11", "45/9+63! 38").pool('A', "11:1melee");
    duel.play("resolve 11", "at 45", "at 38").side('B', "38+63!").discarded('B');
  }

  @Test
  void a_fourth_upgrade_that_arrives_takes_the_place_of_one_DS_D16_3() {
    Duel duel = Duel.of("11", "45/9+63 38+44+40+61").pool('A', "11:1melee");
    duel.play("resolve 11", "at 45", "at 38").asks("surplus", "piece 44", "piece 40");
    duel.refuses("piece 63").play("piece 40").side('B', "38+63+44+61").discarded('B', 40);
  }

  @Test
  void who_has_no_cards_at_the_end_of_a_round_has_lost_DS_D14_2() {
    Duel.of("45", "11").deckOf('B').endOfRound().won('A', "deck-out");
    Duel duel = Duel.of("45", "11").deckOf('A').deckOf('B').field(168, 'B');
    duel.endOfRound().won('B', "deck-out-both");
  }

  @Test
  void three_rounds_without_a_deed_are_a_draw_DS_D14_5() {
    Duel duel = Duel.of("45", "11").endOfRound().endOfRound().endOfRound();
    duel.won('A', "standstill").won('B', "standstill");
  }

  @Test
  void the_sixtieth_round_is_the_last_DS_D14_5() {
    Duel.of("45", "11").round(60).endOfRound().won('A', "round-limit");
  }

  @Test
  void the_others_play_on_without_who_is_out_DS_D15_5() {
    Duel duel = Duel.of("45", "2/6", "11").pool('A', "45:1ranged");
    duel.play("resolve 45", "at 2").asks('C', "action");
  }

  @Test
  void the_battlefield_of_who_is_out_passes_clockwise_DS_D15_6() {
    Duel duel = Duel.of("45", "2/6", "11").field(168, 'B').pool('A', "45:1ranged");
    duel.play("resolve 45", "at 2");
    assertEquals(2, duel.position().controller);
  }

  @Test
  @Shown(card = 24, as = INTERACTION)
  void if_both_fall_together_the_controller_of_the_battlefield_wins_DS_D14_3() {
    for (char controller : new char[] {'A', 'B'}) {
      Duel duel = Duel.of("22/7+24", "2/6").field(168, controller).pool('A', "24:special");
      duel.play("resolve 24", "at 22", "at 2").won(controller, "defeat-both");
    }
  }

  @Test
  void if_all_who_are_left_fall_together_the_controller_wins_DS_D15_7() {
    Duel duel = Duel.of("22/7+24", "2/6", "2/6").field(168, 'B').pool('A', "24:special");
    duel.play("resolve 24", "at 22", "at 2", "at 2").won('B', "defeat-both");
    duel = Duel.of("45", "11", "2").deckOf('A').deckOf('B').deckOf('C').field(168, 'C');
    duel.endOfRound().won('C', "deck-out-both");
  }

  @Test
  @Shown(card = 23, as = INTERACTION)
  @Shown(card = 70, as = INTERACTION)
  void a_character_that_came_back_is_not_marked_any_more_DS_D18_22() {
    Duel duel = Duel.of("20+23 11", "2/6 1").pool('A', "23:special", "11:1melee").resources('A', 5);
    duel.hand('B', 70).resources('B', 5).play("resolve 23", "at 2", "pass", "resolve 11", "at 2");
    duel.play("play 70").side('B', "1 2").endOfRound().side('B', "1 2");
  }

  @Test
  void a_mark_goes_with_the_player_who_is_out_DS_D15_5_DS_D18_22() {
    Duel duel = Duel.of("20+23", "35", "38").pool('A', "23:special").resources('A', 5);
    duel.play("resolve 23", "at 35").leaves('B');
    assertEquals(List.of(), duel.position().marked);
    duel.endOfRound().side('C', "38").side('B', "");
  }

  @Test
  void an_attack_ends_when_who_makes_it_leaves_before_its_target_is_named_DS_D15_5_DS_D19_8() {
    Duel duel = Duel.of("11", "35", "2").turn('C').pool('C', "2:2ranged");
    duel.play("resolve 2").asks('C', "target").leaves('C').asks('A', "action");
    duel.side('A', "11").side('B', "35").side('C', "");
  }

  @Test
  @Shown(card = 58, as = INTERACTION)
  void whatever_who_has_left_would_have_to_choose_next_does_not_happen_DS_D15_5() {
    Duel duel = Duel.of("11+58", "35", "38").pool('A', "58:special").play("resolve 58", "mode 1");
    duel.asks('A', "mode").leaves('A').asks('B', "action").side('B', "35").side('C', "38");
    duel = Duel.of("45e", "11", "2").pool('A', "45:1ranged", "45:2ranged");
    duel.play("resolve 45", "at 2").asks('A', "next").leaves('A').asks('B', "action");
    duel.side('B', "11").side('C', "2/1");
  }

  @Test
  @Shown(card = 173, as = INTERACTION)
  @Shown(card = 79, as = INTERACTION)
  void what_others_do_in_the_ability_goes_on_without_who_has_left_DS_D15_5() {
    Duel duel = Duel.of("45", "2 38", "35 28").field(173, 'A').play("claim", "yes");
    duel.asks('B', "target").leaves('B').asks('C', "target").play("at 35");
    duel.asks('C', "action").side('C', "35/1 28").side('A', "45");
    duel = Duel.of("11", "35", "38").given(79).hand('B', 157).play("play 79", "seat 2");
    duel.asks('B', "mode").leaves('B').asks('C', "action").discarded('A', 79).discarded('B');
  }

  @Test
  @Shown(card = 114, as = INTERACTION)
  void dice_that_another_was_resolving_go_with_them_DS_D15_5_DS_D18_12() {
    Duel duel = Duel.of("28", "10 35", "38").given(114).pool('B', "10:2melee", "35:3melee");
    duel.play("play 114", "seat 2", "resolve 10").asks('B', "target").leaves('B');
    duel.asks('C', "action").side('A', "28").side('C', "38").inPool('B').discarded('A', 114);
  }

  @Test
  @Shown(card = 9, as = INTERACTION)
  void an_attack_goes_on_when_who_is_attacked_leaves_DS_D15_5() {
    Duel duel = Duel.of("45e", "9", "38").pool('A', "45:1ranged", "45:2ranged");
    duel.hand('B', 157, 105).play("resolve 45", "at 9").asks('B', "trigger").leaves('B');
    duel.asks('A', "next").play("resolve 45", "at 38").side('C', "38/2").side('B', "");
  }

  @Test
  @Shown(card = 110, as = INTERACTION)
  void the_action_phase_ends_though_who_was_given_an_action_leaves_in_it_DS_D15_5_DS_D18_17() {
    Duel duel = Duel.of("28", "38", "11").given(110).pool('B', "38:1melee");
    duel.play("play 110", "seat 2", "resolve 38").asks('B', "target").leaves('B');
    assertEquals(3, duel.position().round);
    duel.side('A', "28").side('C', "11");
  }

  @Test
  @Shown(card = 150, as = INTERACTION)
  void a_card_is_neither_played_nor_paid_for_by_who_leaves_before_that_DS_D15_5_DS_D9_6() {
    Duel duel = Duel.of("35 150 150", "11", "38").hand('A', 59).resources('A', 2).play("play 59");
    duel.asks('A', "trigger").leaves('A').asks('B', "action");
    assertTrue(duel.told('B').stream().noneMatch(DestinyEvent.CardPlayed.class::isInstance));
  }

  @Test
  void who_leaves_in_upkeep_draws_nothing_DS_D15_5() {
    Duel duel = Duel.of("45", "11", "38").hand('A', 59, 85).play("pass", "pass", "pass", "card 59");
    duel.asks('A', "upkeep").leaves('A').asks('B', "action");
    assertEquals(3, duel.position().round);
    duel.holds('A').holds('B', 157, 157, 157, 157, 157);
  }

  @Test
  void the_next_one_clockwise_chooses_the_battlefield_when_the_first_leaves_DS_D15_5_DS_D5_2() {
    Duel duel = Duel.opening(4).play("done", "done", "done", "done").asks("field");
    char first = duel.asked();
    duel.leaves(first).asks("field").refuses("seat " + (first - 'A' + 1));
    int next = duel.asked() - 'A';
    duel.play("seat " + (next + 1)).asks("shield");
    assertEquals(next, duel.unsettled().next(first - 'A'));
  }

  @Test
  @Shown(card = 81, as = INTERACTION)
  void who_is_out_gains_nothing_DS_D15_5() {
    Duel duel = Duel.of("11/10", "35", "38").given(81).play("play 81").asks('B', "action");
    duel.side('A', "").has('A', 0);
    assertTrue(duel.told('B').stream().noneMatch(DestinyEvent.Gained.class::isInstance));
  }

  @Test
  void the_pass_of_who_is_out_does_not_count_for_another_DS_D15_3() {
    Duel duel = Duel.of("45", "11", "2").play("activate 45", "pass").leaves('B');
    duel.asks('C', "action").play("pass").asks('A', "action");
    assertEquals(2, duel.position().round);
    duel.play("pass");
    assertEquals(3, duel.position().round);
  }

  @Test
  void what_is_due_stays_when_who_has_brought_it_about_is_out_DS_D15_5_DS_D11_13() {
    Duel duel = Duel.of("20+23", "35 1", "38").pool('A', "23:special").resources('A', 5);
    duel.play("resolve 23", "at 35").leaves('A').side('B', "35 1").endOfRound().side('B', "1");
  }

  @Test
  void an_upgrade_on_others_characters_stays_when_its_owner_is_out_DS_D15_5() {
    Duel duel = Duel.of("3/9 2", "38/9+59 45", "46").pool('A', "3:2melee");
    duel.pool('C', "46:2ranged").play("resolve 3", "at 38", "yes").leaves('B');
    duel.side('A', "3/9+59 2").play("resolve 46", "at 3").side('A', "2");
    duel.discarded('A').discarded('B');
  }

  @Test
  void both_marked_at_once_fall_together_DS_D9_17_DS_D14_3() {
    Duel duel = Duel.of("20+23", "19+23").pool('A', "23:special").pool('B', "23:special");
    duel.resources('A', 5).resources('B', 5).play("resolve 23", "at 19", "resolve 23", "at 20");
    duel.endOfRound().won('A', "defeat-both");
  }

  /** Two rounds in which nothing happened; the hands are full. */
  private static Duel quiet(String side) {
    return quiet(side, 168);
  }

  private static Duel quiet(String side, int battlefield) {
    Duel duel = Duel.of(side, "11").field(battlefield, 'A').endOfRound().endOfRound();
    assertEquals(2, duel.position().quiet);
    return duel;
  }

  private static void goesOn(Duel duel) {
    assertEquals(0, duel.endOfRound().position().quiet);
  }

  @Test
  void every_deed_breaks_the_silence_DS_D14_5() {
    goesOn(quiet("45/1").play("play 157", "at 45"));
    goesOn(quiet("45").nature("1ranged").play("activate 45", "resolve 45", "at 11"));
    goesOn(quiet("20 99").play("use 99"));
    goesOn(quiet("45").nature("1ranged").play("activate 45", "reroll", "card 157"));
    assertEquals(0, quiet("45").play("pass", "pass", "card 157").position().quiet);
    goesOn(quiet("45", 165).play("claim", "yes").deckSize('B', 3));
  }

  @Test
  void rolling_and_claiming_do_not_break_it_DS_D14_5() {
    Duel duel = quiet("45").play("activate 45", "claim").endOfRound();
    duel.won('A', "standstill").won('B', "standstill");
  }
}
