package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Attacks on forts: walls, garrison, doubling, survival, conquest. */
class FightTest {

  @Test
  void the_long_defence_TV_T16_1_TV_T4_2_TV_T7_3_TV_T7_4_TV_T7_5_TV_T8_1_TV_T8_2_TV_T8_3() {
    Siege siege =
        Siege.duel("ankat bear", "slave-east dog xorxos tamil-rider").works('B', "fort-east-1");
    siege.attack("ankat", "east", "slave-east", "dog", "xorxos", "tamil-rider");
    siege.left(10, 6, 4, 8, 2, 0);
    siege.dead("ankat", "slave-east", "dog", "xorxos").holds('B', "tamil-rider").nobodyOut();
    TvrzEvent.Judged rider = siege.told(TvrzEvent.Judged.class).getLast();
    assertEquals(new TvrzEvent.Judged(1, "tamil-rider", 12, 14, true), rider, "TV-T9.1");
    assertEquals(2, siege.cards('A'), "the bear and the card of TV-T3.5");
  }

  @Test
  void only_the_attacked_wall_counts_and_exactly_half_is_not_enough_TV_T4_4_TV_T9_1_TV_R25() {
    Siege siege = Siege.duel("olanor dog", "spear-south").works('B', "fort-south-2 fort-north-3");
    siege.attack("olanor", "south", "spear-south").left(4, 0);
    siege.dead("olanor", "spear-south").nobodyOut();
  }

  @Test
  void doubling_happens_once_TV_R22_TV_T8_1() {
    Siege siege = Siege.duel("ankat dog", "xorxos spear-north spear-east");
    siege.attack("ankat", "west", "xorxos", "spear-north", "spear-east");
    siege.left(11, 5, 10, 2, 0);
    siege.dead("ankat", "xorxos", "spear-north").holds('B', "spear-east");
  }

  @Test
  void defenders_come_in_any_order_at_a_price_TV_R22_TV_T7_9() {
    Siege siege = Siege.duel("ankat dog", "xorxos spear-north spear-east");
    siege.attack("ankat", "west", "spear-north", "xorxos", "spear-east");
    siege.left(11, 22, 14, 8, 0);
    siege.dead("ankat", "xorxos", "spear-north", "spear-east");
  }

  @Test
  void a_fort_falls_when_nobody_is_left_TV_T8_4_TV_T9_2_TV_T10_1_TV_T10_2_TV_R31_TV_T3_5() {
    Siege siege =
        Siege.of(3).hand('A', "toront dog").hand('B', "dwarf-digger shadow").hand('C', "dog");
    siege.works('B', "fort-gate-2").flag('B', "flag-borzan").unit('B', 1, "raven");
    siege.play("at 2").attack("toront", "gate", "dwarf-digger").play("nobody");
    siege.left(13, 26, 19).out('B').holds('A', "toront");
    siege.dead("fort-gate-2", "flag-borzan", "shadow", "dwarf-digger", "raven");
    assertEquals(4, siege.cards('A'), "two cards for a conquest");
    assertEquals(2, siege.view().active(), "TV-T1.2: the next survivor to the left");
    assertEquals(List.of(new TvrzView.Out(1, "conquered", 0)), siege.view().out());
  }

  @Test
  void without_a_usable_defender_a_fort_falls_at_once_TV_R30_TV_T10_4() {
    Siege siege = Siege.duel("dog", "goblin-brawler wolf knight-borzan fort-gate-1");
    siege.attack("dog", "gate").refuses("defend goblin-brawler", "defend wolf");
    siege.refuses("defend knight-borzan").offers("nobody").play("nobody").out('B');
    assertEquals(List.of(1, 2), siege.played().outcome().orElseThrow().places());
  }

  @Test
  void the_wall_repels_a_weak_attacker_TV_R13_TV_T4_7() {
    Siege siege = Siege.duel("goblin-brawler dog", "dog");
    siege.works('B', "fort-west-2 fort-ring-2 fort-west-1");
    siege.attack("goblin-brawler", "west").left(0).dead("goblin-brawler").nobodyOut();
    assertTrue(siege.told(TvrzEvent.Committed.class).isEmpty(), "no defender is asked for");
    assertEquals("fortify", siege.asked(), "TV-T2.6");
  }

  @Test
  void riders_are_halved_against_walls_alone_TV_T12_16_TV_R49() {
    Siege siege = Siege.duel("light-rider dog", "dog tamil-rider").works('B', "fort-north-1");
    siege.attack("light-rider", "north", "tamil-rider").left(2, 4, 0);
    siege = Siege.duel("light-rider dog", "dog tamil-rider").works('B', "fort-north-1");
    siege.attack("light-rider", "gate", "tamil-rider").left(6, 0);
    Siege.duel("boar-rider dog", "dog").attack("boar-rider", "west").left(3);
    assertEquals(14, Catalogue.card("tamil-rider").defence(), "DS never changes");
  }

  @Test
  void a_halved_rider_is_measured_by_the_full_printed_strength_TV_R27_TV_T9_2() {
    Siege siege = Siege.duel("knight-ildimar dog", "dog").flag('A', "flag-ildimar");
    siege.attack("knight-ildimar", "east", "dog").left(3, 1).play("nobody");
    siege.out('B');
    TvrzEvent.Judged judged = siege.told(TvrzEvent.Judged.class).getFirst();
    assertEquals(new TvrzEvent.Judged(0, "knight-ildimar", 1, 7, false), judged);
  }

  @Test
  void works_do_not_count_against_flyers_but_nets_do_TV_T4_5_TV_T12_17() {
    Siege siege = Siege.duel("winged-one dog", "tamil-rider");
    siege.works('B', "fort-south-2 fort-ring-1").attack("winged-one", "south", "tamil-rider");
    siege.left(6, 12, 0);
    siege = Siege.duel("winged-one dog", "tamil-rider");
    siege.works('B', "fort-south-2 fort-ring-1 fort-nets");
    siege.attack("winged-one", "south", "tamil-rider").left(3, 6, 0);
    siege = Siege.duel("olanor dog", "tamil-rider");
    siege.works('B', "fort-south-2 fort-ring-1 fort-nets");
    siege.attack("olanor", "south", "tamil-rider").left(3, 6, 0);
  }

  @Test
  void works_in_hand_are_no_walls_TV_T4_2() {
    Siege siege = Siege.duel("olanor dog", "fort-east-3 tamil-rider dog");
    siege.attack("olanor", "east", "dog").left(6, 4);
  }

  @Test
  void who_has_a_usable_defender_must_go_on_TV_R22_TV_R76_TV_T17_9() {
    Siege siege = Siege.duel("ankat dog", "dog spear-west");
    siege.attack("ankat", "gate", "dog").refuses("nobody", "pass").offers("defend spear-west");
  }

  @Test
  void survivors_are_whole_again_and_known_in_hand_TV_T9_3_TV_T7_6_TV_R73_TV_T17_8() {
    Siege siege = Siege.duel("dog dog", "tamil-rider olanor");
    siege.attack("dog", "gate", "tamil-rider").holds('B', "tamil-rider");
    assertEquals(List.of("tamil-rider"), siege.known('A', 'B'));
    assertEquals(List.of(), siege.known('A', 'A'));
  }

  @Test
  void windows_open_on_every_attack_and_exchange_for_both_sides_TV_R69_TV_R106_TV_T17_4() {
    Siege siege = Siege.duel("ankat dog", "fort-east-1 dog").play("attack ankat", "part west");
    assertEquals("approach", siege.asked());
    assertEquals(2, siege.played().open().size());
    siege.play("defend dog");
    assertEquals("exchange", siege.asked());
    assertEquals(2, siege.played().open().size());
    siege.passed();
    assertEquals("call", siege.asked(), "TV-R76: also with nobody left");
  }

  @Test
  void a_card_in_hand_that_serves_nobody_is_no_attacker_TV_T12_4_TV_R38_TV_T2_5() {
    Siege siege = Siege.duel("wolf olanor", "dog").refuses("attack wolf").offers("attack olanor");
    siege = Siege.duel("wolf klevan", "dog spear-west").attack("wolf", "gate", "dog");
    assertEquals(List.of("klevan"), siege.known('B', 'A'));
    assertEquals(5, siege.told(TvrzEvent.Declared.class).getFirst().strength());
    Siege.duel("bear forest-wife", "dog").offers("attack bear");
    Siege.duel("bear klevan", "dog").refuses("attack bear");
  }

  @Test
  void an_animal_whose_master_fell_is_wild_again_TV_R38() {
    Siege siege = Siege.duel("ankat toront", "klevan wolf dog");
    siege.attack("ankat", "east", "klevan").left(11, 1).refuses("defend wolf");
    siege.offers("defend dog");
  }

  @Test
  void kings_men_need_their_flag_and_never_fight_under_the_same_one_TV_T12_3_TV_R37_TV_T8_6() {
    Siege.duel("knight-borzan dog", "dog").refuses("attack knight-borzan");
    Siege siege = Siege.duel("knight-borzan dog", "dog").flag('A', "flag-borzan");
    siege.offers("attack knight-borzan");
    siege = Siege.duel("knight-borzan dog", "dog").flag('A', "flag-borzan");
    siege.flag('B', "flag-borzan").refuses("attack knight-borzan").offers("attack dog");
    siege = Siege.duel("ankat dog", "knight-borzan").flag('B', "flag-borzan");
    siege.flag('A', "flag-borzan").attack("ankat", "gate").refuses("defend knight-borzan");
  }

  @Test
  void a_flag_laid_in_a_fight_makes_kings_men_usable_and_brings_a_card_TV_R26_TV_T3_3_TV_R14() {
    Siege siege = Siege.duel("ankat dog", "knight-ildimar flag-ildimar");
    siege.attack("ankat", "west").refuses("defend knight-ildimar");
    siege.play("flag flag-ildimar").offers("defend knight-ildimar");
    assertEquals(2, siege.cards('B'), "the knight and the card drawn");
  }

  @Test
  void the_same_flag_laid_in_time_sends_the_kings_man_home_TV_R83() {
    Siege siege = Siege.duel("knight-borzan dog", "flag-borzan dog dog");
    siege.flag('A', "flag-borzan").attack("knight-borzan", "gate").play("flag flag-borzan");
    siege.holds('A', "knight-borzan").dead().nobodyOut();
    assertEquals("fortify", siege.asked(), "TV-T2.6");
    siege = Siege.duel("knight-borzan dog", "flag-borzan dog spear-west tamil-rider");
    siege.flag('A', "flag-borzan").play("attack knight-borzan", "part gate", "defend dog");
    siege.play("flag flag-borzan").play("defend tamil-rider").passed();
    siege.dead("dog", "knight-borzan");
  }

  @Test
  void the_steps_of_a_fight_are_told_in_order_TV_T16_1_TV_T8_1() {
    Siege siege = Siege.duel("ankat dog", "slave-east dog xorxos tamil-rider spear-west");
    siege.works('B', "fort-east-1").attack("ankat", "east", "slave-east", "dog", "xorxos");
    List<String> kinds = siege.view().attack().steps().stream().map(TvrzView.Step::kind).toList();
    assertEquals(List.of("comes", "works", "defender", "defender", "doubled", "defender"), kinds);
  }
}
