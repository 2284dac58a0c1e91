package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Traits that change strengths, walls and who survives: each with success, refusal and limits. */
class TraitTest {

  /** The final strength of the defender that came last. */
  private static int strength(Siege siege) {
    return siege.told(TvrzEvent.Exchanged.class).getLast().strength();
  }

  @Test
  void nobles_in_hand_raise_free_humans_but_not_nobles_TV_T12_9_TV_R43_TV_T11_1_TV_R87() {
    Siege siege = Siege.duel("ankat dog", "milota spear-east");
    siege.attack("ankat", "east", "spear-east").left(11, 1);
    assertEquals(List.of("milota"), siege.known('A', 'B'), "shown when claimed");
    siege.play("defend milota").passed().left(11, 1, 0);
    assertEquals(8, strength(siege), "no raise for a noble, nor by one who is committed");
    siege.holds('B', "milota").dead("ankat", "spear-east");
  }

  @Test
  void nobles_raise_no_slaves_and_no_others_than_humans_TV_R39_TV_T12_9() {
    Siege siege = Siege.duel("ankat dog", "milota slave-east xorxos");
    siege.attack("ankat", "east", "slave-east");
    assertEquals(4, strength(siege));
    siege.play("defend xorxos").passed();
    assertEquals(6, strength(siege));
    assertEquals(List.of(), siege.known('A', 'B'));
  }

  @Test
  void one_motivation_counts_the_highest_TV_R33_TV_R34_TV_R90_TV_T12_23_TV_T11_1() {
    Siege siege = Siege.duel("toront dog", "milota markira drummer spear-east xorxos");
    siege.attack("toront", "east", "spear-east");
    assertEquals(11, strength(siege), "3 of Markira, not 2 of the noble beside it");
    siege.play("defend xorxos").passed();
    assertEquals(9, strength(siege), "a motivator raises all others");
    siege = Siege.duel("toront dog", "drummer spear-east").attack("toront", "east", "drummer");
    assertEquals(6, strength(siege), "not herself");
    siege.play("defend spear-east").passed();
    assertEquals(8, strength(siege), "nobody by one who is committed");
  }

  @Test
  void a_physician_saves_a_badly_wounded_human_TV_T12_10_TV_R44_TV_R28_TV_T9_4() {
    Siege siege = Siege.duel("light-rider dog", "gate-warder dog");
    siege.attack("light-rider", "gate", "gate-warder").dead("gate-warder", "light-rider");
    siege = Siege.duel("light-rider dog", "gate-warder bonesetter");
    siege.attack("light-rider", "gate", "gate-warder").dead("light-rider");
    siege.holds('B', "gate-warder");
    assertEquals(5, siege.told(TvrzEvent.Healed.class).getFirst().left());
    siege = Siege.duel("ankat dog", "mohut dwarf-axe bonesetter");
    siege.attack("ankat", "west", "dwarf-axe").passed().play("defend mohut").passed();
    assertEquals(0, siege.told(TvrzEvent.Healed.class).size(), "no dwarf and no giant");
  }

  @Test
  void who_saves_is_shown_and_who_treats_in_vain_is_not_TV_R44() {
    Siege siege = Siege.duel("light-rider dog", "gate-warder bonesetter");
    siege.attack("light-rider", "gate", "gate-warder");
    List<String> known = siege.known('A', 'B');
    assertEquals(List.of("gate-warder", "bonesetter"), known);
    siege = Siege.duel("griffin dog", "gate-warder bonesetter");
    siege.attack("griffin", "gate", "gate-warder");
    assertEquals(List.of(), siege.told(TvrzEvent.Healed.class));
    assertEquals(0, siege.told(TvrzEvent.Judged.class).get(1).left(), "as if nobody had treated");
    assertEquals(List.of(), siege.known('A', 'B'));
  }

  @Test
  void physicians_do_not_add_up_and_the_best_one_treats_TV_R44() {
    Siege siege = Siege.duel("light-rider dog", "gate-warder bonesetter bonesetter");
    siege.attack("light-rider", "gate", "gate-warder");
    assertEquals(5, siege.told(TvrzEvent.Healed.class).getFirst().left());
    siege = Siege.duel("light-rider dog", "gate-warder bonesetter semena");
    siege.attack("light-rider", "gate", "gate-warder");
    assertEquals("semena", siege.told(TvrzEvent.Healed.class).getFirst().by());
  }

  @Test
  void a_physician_does_not_heal_herself_but_another_does_TV_T12_10_TV_R88() {
    Siege siege = Siege.duel("goblin-creeper dog", "semena dog");
    siege.attack("goblin-creeper", "west", "semena");
    siege.dead("goblin-creeper", "semena");
    siege = Siege.duel("goblin-creeper dog", "semena bonesetter");
    siege.attack("goblin-creeper", "west", "semena").dead("goblin-creeper").holds('B', "semena");
  }

  @Test
  void a_fort_that_falls_falls_before_anybody_is_healed_TV_R28() {
    Siege siege = Siege.duel("toront dog", "lizard-guard").attack("toront", "east", "lizard-guard");
    siege.play("nobody").out('B');
    assertEquals(List.of(), siege.told(TvrzEvent.Healed.class));
  }

  @Test
  void regeneration_heals_attackers_and_defenders_TV_T12_11_TV_R45() {
    Siege siege = Siege.duel("dog dog", "lizard-guard dog").attack("dog", "east", "lizard-guard");
    assertEquals(List.of(), siege.told(TvrzEvent.Healed.class), "only what would die");
    siege = Siege.duel("savage-marsh dog", "lizard-guard dog");
    siege.attack("savage-marsh", "east", "lizard-guard").dead("savage-marsh", "lizard-guard");
    siege = Siege.duel("goblin-brawler dog", "lizard-guard dog");
    siege.attack("goblin-brawler", "east", "lizard-guard").dead("goblin-brawler");
    siege.holds('B', "lizard-guard");
    siege = Siege.duel("bog-gulper dog", "slave-quarry").attack("bog-gulper", "south");
    siege.play("defend slave-quarry").passed().play("nobody").out('B').holds('A', "bog-gulper");
  }

  @Test
  void poison_kills_who_lost_strength_to_it_TV_T12_12_TV_R46_TV_R88() {
    Siege siege = Siege.duel("thornling dog", "tamil-rider semena");
    siege.attack("thornling", "gate", "tamil-rider").dead("thornling").holds('B', "tamil-rider");
    siege = Siege.duel("thornling dog", "tamil-rider bonesetter");
    siege.attack("thornling", "gate", "tamil-rider").dead("tamil-rider", "thornling");
    siege = Siege.duel("thornling dog", "mohut semena").attack("thornling", "gate", "mohut");
    siege.dead("mohut", "thornling");
    assertEquals(1, siege.told(TvrzEvent.Poisoned.class).size(), "no physician helps a giant");
  }

  @Test
  void an_attacker_is_poisoned_too_and_gets_home_with_an_antidote_alone_TV_T12_12_TV_T12_13() {
    Siege siege = Siege.duel("toront dog", "adder forest-wife xorxos").attack("toront", "gate");
    siege.play("defend adder", "defend forest-wife", "defend xorxos").passed().play("nobody");
    siege.out('B');
    assertTrue(siege.discard().contains("toront"), "poisoned on the way");
    siege = Siege.duel("thornling dog", "duvrik dog").attack("thornling", "gate", "duvrik");
    siege.dead("thornling").holds('B', "duvrik");
  }

  @Test
  void an_arsonist_burns_wooden_works_anywhere_in_the_fort_TV_T12_6_TV_R40() {
    String works = "fort-north-1 fort-gate-2 fort-east-3 fort-west-2";
    Siege siege = Siege.duel("jiskran dog", "tamil-rider").works('B', works);
    siege.play("attack jiskran", "part east").passed().refuses("burn fort-east-3");
    siege.play("burn fort-north-1", "burn fort-gate-2", "burn fort-west-2");
    siege.left(3).dead("fort-north-1", "fort-west-2", "fort-gate-2");
    siege = Siege.duel("firebug dog", "tamil-rider").works('B', works);
    siege.play("attack firebug", "part west").passed().play("burn fort-west-2");
    assertEquals("call", siege.asked(), "one card at level 1");
    siege = Siege.duel("jiskran dog", "tamil-rider").works('B', works);
    siege.play("attack jiskran", "part west").passed().play("done").left(4);
  }

  @Test
  void a_seer_alone_sees_cards_by_chance_before_the_part_TV_T12_14_TV_R47() {
    Siege siege = Siege.of(3).hand('A', "tower-seer dog").hand('C', "dog");
    siege.hand('B', "olanor spear-west dog").play("at 2", "attack tower-seer");
    assertEquals("part", siege.asked());
    assertEquals(List.of("olanor", "dog"), siege.known('A', 'B'));
    assertEquals(List.of(), siege.known('B', 'B'));
    assertEquals(List.of(), siege.known('C', 'B'));
    TvrzEvent.Saw saw = siege.told(TvrzEvent.Saw.class).getFirst();
    assertNull(((TvrzEvent.Saw) saw.seenBy(Viewer.of(Seat.of(1))).orElseThrow()).cards());
    siege = Siege.duel("jitra dog", "spear-west dog").play("attack jitra", "part west");
    assertEquals(List.of("dog", "spear-west"), siege.known('A', 'B'));
  }

  private static Siege shadows(String attackers, String defenders) {
    return Siege.duel(attackers, defenders)
        .fort('A', "shadows", Map.of("shadow", 1))
        .fort('B', "shadows", Map.of("shadow-midnight", 1));
  }

  @Test
  void shadowers_fight_with_every_shadow_on_the_table_TV_T12_15() {
    Siege siege = shadows("shader-cross dog", "tamil-rider").attack("shader-cross", "gate");
    siege.left(6);
    siege = shadows("dog dog", "morovan").attack("dog", "gate", "morovan");
    assertEquals(15, strength(siege));
  }

  @Test
  void where_shadowers_meet_shadows_help_neither_TV_R48_TV_T12_15() {
    Siege siege = shadows("morovan dog", "shader-cross dog dog");
    siege.attack("morovan", "west", "shader-cross").left(12, 0);
    assertEquals(7, strength(siege));
    siege = shadows("morovan dog", "spear-east shader-cross tamil-rider");
    siege.attack("morovan", "west", "spear-east").left(12, 24, 16);
    siege.play("defend shader-cross").passed().left(12, 24, 16, 0);
    assertEquals(4, siege.told(TvrzEvent.ShadowsMet.class).getFirst().left(), "doubled bonus");
  }

  @Test
  void the_attacker_keeps_1_when_its_shadows_are_lost_TV_R48() {
    Siege siege = shadows("morovan dog", "spear-west shader-cross dog");
    siege.attack("morovan", "west", "spear-west").left(12, 4).play("defend shader-cross");
    siege.passed().left(12, 4, 0);
    assertEquals(1, siege.told(TvrzEvent.ShadowsMet.class).getFirst().left());
  }

  @Test
  void shadows_help_a_shadower_who_is_ambushed_TV_T12_15_TV_T12_2() {
    Siege siege = Siege.duel("morovan dog", "robber dog").fort('A', "shadows", Map.of("shadow", 2));
    siege.play("attack morovan", "part gate", "ambush robber");
    assertEquals(9 + 6 - 7, siege.told(TvrzEvent.Ambushed.class).getFirst().victimLeft());
  }

  @Test
  void a_physician_who_was_committed_and_lives_treats_as_well_TV_R88_TV_T12_10() {
    Siege siege = Siege.duel("ankat dog", "spear-north lazarin dog").attack("ankat", "north");
    siege.play("defend spear-north").passed().play("defend lazarin").passed();
    siege.dead("ankat").holds('B', "spear-north", "lazarin");
  }

  @Test
  void one_physician_treats_another_who_looks_the_same_TV_T12_10_TV_R88() {
    Siege siege = Siege.duel("xorxos dog", "bonesetter bonesetter").attack("xorxos", "gate");
    siege.play("defend bonesetter").passed().dead("xorxos");
    siege = Siege.duel("xorxos dog", "bonesetter dog").attack("xorxos", "gate");
    siege.play("defend bonesetter").passed().dead("xorxos", "bonesetter");
  }
}
