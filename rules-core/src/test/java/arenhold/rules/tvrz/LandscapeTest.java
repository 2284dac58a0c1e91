package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Patrols' inspections, savages' detours, ambushes: fights outside the forts. */
class LandscapeTest {

  /** A's patrol may inspect B's unit 2. */
  private static Siege patrol(String patrol, String met) {
    Siege siege = Siege.duel("dog dog", "dog dog").phase("lay");
    return siege.unit('A', 1, patrol).unit('B', 2, met);
  }

  private static List<TvrzView.Unit> units(Siege siege, char seat) {
    return siege.view('A').seats().get(seat - 'A').units();
  }

  @Test
  void a_patrol_fights_an_envoy_it_recognises_TV_T6_6_TV_T6_9_TV_R18() {
    Siege siege = patrol("gate-warder", "envoy-foot").play("unit 1", "inspect 2");
    siege.dead("gate-warder", "envoy-foot");
    assertEquals(List.of(), units(siege, 'A'));
    assertEquals(List.of(), units(siege, 'B'));
  }

  @Test
  void an_envoy_that_is_not_recognised_may_strike_or_let_go_TV_T6_6_TV_R18_TV_R20_TV_R85() {
    Siege siege = patrol("gate-warder", "envoy-grey").play("unit 1", "inspect 2");
    assertEquals("strike", siege.asked());
    assertEquals(Arrays.asList((String) null), Siege.cards(units(siege, 'B').getFirst().cards()));
    siege.refuses("inspect 2").play("strike").dead("envoy-grey");
    assertEquals(
        List.of("gate-warder"),
        Siege.cards(siege.view('B').seats().get(0).units().getFirst().cards()));
    assertEquals(List.of(true), units(siege, 'A').getFirst().open());
    siege = patrol("gate-warder", "envoy-grey").play("unit 1", "inspect 2", "let-go").dead();
    assertEquals(Arrays.asList((String) null), Siege.cards(units(siege, 'B').getFirst().cards()));
    TvrzEvent.NotRecognised told = siege.told(TvrzEvent.NotRecognised.class).getFirst();
    assertEquals(2, told.level());
    assertEquals(told, told.seenBy(Viewer.of(Seat.of(1))).orElseThrow());
    var seen = (TvrzEvent.NotRecognised) told.seenBy(Viewer.SPECTATOR).orElseThrow();
    assertNull(seen.level());
  }

  @Test
  void a_wild_animal_attacks_who_uncovers_it_TV_T6_6_TV_T6_8() {
    Siege siege = patrol("borderer", "bear").play("unit 1", "inspect 2");
    siege.dead("borderer", "bear");
    TvrzEvent.Skirmished told = siege.told(TvrzEvent.Skirmished.class).getFirst();
    assertEquals(8, told.strength());
    assertEquals(9, told.otherStrength());
  }

  @Test
  void patrols_always_fight_each_other_TV_T6_6() {
    Siege siege = patrol("rysoun", "patrol-forest").play("unit 1", "inspect 2");
    siege.dead("patrol-forest", "rysoun");
  }

  @Test
  void inspecting_is_the_move_of_a_unit_that_has_rested_TV_T6_3_TV_T6_4() {
    Siege siege = patrol("gate-warder", "envoy-grey").unit('B', 3, "envoy-foot");
    siege.play("unit 1", "inspect 2", "let-go").refuses("unit 1");
    siege = Siege.duel("gate-warder dog", "dog").phase("lay").unit('B', 1, "envoy-foot");
    siege.play("out gate-warder", "alone").refuses("unit 2");
    siege = patrol("envoy-foot", "raven").play("unit 1").refuses("inspect 2");
  }

  @Test
  void parties_are_as_sharp_as_their_best_and_as_clumsy_as_their_worst_TV_R18() {
    Siege siege = patrol("patrol-forest borderer", "envoy-grey").play("unit 1", "inspect 2");
    siege.play("loses patrol-forest").dead("envoy-grey", "patrol-forest");
    siege = patrol("gate-warder", "envoy-grey raven").play("unit 1", "inspect 2");
    assertEquals("loss", siege.asked(), "the raven gives them away");
  }

  @Test
  void losses_of_a_party_fall_in_the_order_its_owner_chooses_TV_R19_TV_T6_9() {
    Siege siege = patrol("patrol-forest borderer", "watch-dog").play("unit 1", "inspect 2");
    assertEquals("loss", siege.asked(), "9 against 5: 4 are left to A");
    siege.play("loses borderer").dead("borderer", "watch-dog");
    assertEquals(List.of("patrol-forest"), Siege.cards(units(siege, 'A').getFirst().cards()));
    siege = patrol("patrol-forest borderer", "watch-dog").play("unit 1", "inspect 2");
    siege.play("loses patrol-forest").dead("patrol-forest", "watch-dog");
  }

  @Test
  void a_savage_may_fight_one_unit_on_the_way_TV_T12_1_TV_R35() {
    Siege siege = Siege.duel("urga dog", "dog dog").unit('B', 1, "envoy-foot");
    siege.play("attack urga", "part west");
    assertEquals("detour", siege.asked());
    siege.play("fight 1").dead("urga", "envoy-foot");
    assertEquals("fortify", siege.asked(), "3 of 8 are left: dead, and the phase is over");
    siege =
        Siege.duel("urga dog", "dog dog").unit('B', 1, "raven").play("attack urga", "part west");
    siege.play("fight 1", "defend dog").passed().left(8, 6);
    siege =
        Siege.duel("urga dog", "dog dog").unit('B', 1, "raven").play("attack urga", "part west");
    siege.play("pass", "defend dog");
    siege =
        Siege.duel("olanor dog", "dog dog")
            .unit('B', 1, "raven")
            .play("attack olanor", "part west");
    assertEquals("approach", siege.asked());
  }

  @Test
  void a_savage_meets_a_wild_animal_with_its_defence_TV_T6_8_TV_T12_1() {
    Siege siege = Siege.duel("urga dog", "dog dog").unit('B', 1, "adder");
    siege.play("attack urga", "part west", "fight 1");
    TvrzEvent.Skirmished told = siege.told(TvrzEvent.Skirmished.class).getFirst();
    assertEquals(9, told.strength());
    assertEquals(2, told.otherStrength());
    siege.dead("urga", "adder");
    assertEquals("urga", siege.told(TvrzEvent.Poisoned.class).getFirst().card());
  }

  @Test
  void a_robber_ambushes_a_card_before_the_walls_TV_T12_2_TV_R36() {
    Siege siege = Siege.duel("toront dog", "robber dog").play("attack toront", "part gate");
    siege.play("ambush robber").passed().dead("toront", "robber");
    assertEquals("fortify", siege.asked());
    assertTrue(siege.told(TvrzEvent.WallsCounted.class).isEmpty());
  }

  @Test
  void robbers_come_one_after_another_TV_R36_TV_R91() {
    Siege siege = Siege.duel("toront dog", "robber robber dog").play("attack toront", "part gate");
    siege.play("ambush robber");
    assertEquals("ambush", siege.asked());
    siege.play("ambush robber").dead("toront", "robber", "robber");
    assertEquals(
        List.of(5, 0),
        siege.told(TvrzEvent.Ambushed.class).stream().map(e -> e.victimLeft()).toList());
  }

  @Test
  void a_victim_that_survives_attacks_with_full_strength_TV_T12_2_TV_R91() {
    Siege siege = Siege.duel("toront dog", "ford-lurker robber dog");
    siege.play("attack toront", "part gate", "ambush ford-lurker", "pass").dead("ford-lurker");
    assertEquals("approach", siege.asked(), "the window's clock starts anew");
    siege.refuses("ambush robber").play("defend robber").passed().left(15, 30, 23);
  }

  @Test
  void nobody_ambushes_a_flyer_but_robbers_defend_TV_T12_2() {
    Siege siege = Siege.duel("griffin dog", "robber dog").play("attack griffin", "part west");
    siege.refuses("ambush robber").play("defend robber").passed().left(9, 2);
  }
}
