package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who casts when, and the spells that go on for a turn or a round. */
class LastingSpellTest {

  private static Siege laying(String hand, String others) {
    return Siege.duel(hand, others).phase("lay");
  }

  private static List<String> spells(Siege siege, char seat) {
    return siege.view('C').seats().get(seat - 'A').spells().stream()
        .map(TvrzView.Lasting::spell)
        .toList();
  }

  /** A spell of this name that goes on for a seat. */
  private static List<Object> cast(String spell, int level, String mage) {
    return List.of(Map.of("spell", spell, "level", level, "mage", mage));
  }

  @Test
  void casting_shows_the_mage_who_stays_in_hand_and_casts_once_a_turn_TV_R52_TV_T13_1_TV_T13_2() {
    Siege siege = laying("apprentice dog", "dog").offers("cast apprentice");
    siege.play("cast apprentice").refuses("spell transfer-self").play("spell rain");
    assertEquals(List.of("rain"), spells(siege, 'A'));
    assertEquals(List.of("apprentice"), siege.view('B').seats().get(0).spent());
    assertEquals(List.of("apprentice"), Siege.cards(siege.view('B').seats().get(0).known()));
    siege.holds('A', "apprentice").refuses("cast apprentice");
    siege = laying("apprentice apprentice dog", "dog").play("cast apprentice", "spell rain");
    siege.play("cast apprentice", "spell rain").refuses("cast apprentice");
  }

  @Test
  void a_spell_goes_on_for_a_round_though_its_mage_dies_TV_T13_3_TV_R1_TV_R52() {
    Siege siege =
        laying("apprentice dog", "dog dog dog").play("cast apprentice", "spell rain", "done");
    siege.attack("apprentice", "gate", "dog").dead("dog", "apprentice");
    assertEquals(List.of("rain"), spells(siege, 'A'), "in B's turn");
    siege.play("done", "done").attack("dog", "gate", "dog");
    assertEquals(List.of(), spells(siege, 'A'), "A's next turn has begun");
  }

  @Test
  void own_turn_spells_are_cast_in_phase_2_alone_TV_R15_TV_T13_4() {
    Siege siege = Siege.duel("mlhor dog", "wind-lady dog").refuses("cast mlhor");
    siege.play("attack dog", "part gate").play("cast wind-lady");
    siege.refuses("spell rain").offers("spell wings-human", "spell wings-self");
  }

  @Test
  void a_lone_animal_does_not_attack_whom_anti_scent_guards_TV_T14_1() {
    Siege siege = laying("beast-charmer dog", "dog olanor");
    siege.play("cast beast-charmer", "spell animal-antiscent", "done");
    siege.attack("dog", "gate").play("defend dog").passed().play("done", "done");
    siege.refuses("attack dog").offers("attack olanor");
  }

  @Test
  void who_holds_animals_alone_has_nobody_to_attack_with_TV_T14_1_TV_R8() {
    Siege siege = Siege.duel("dog dog", "dog");
    siege.fort('B', "spells", cast("animalAntiscent", 0, "mlhor")).out('A');
  }

  @Test
  void friends_for_a_time_are_stronger_against_others_TV_T14_3_TV_R110() {
    Siege siege = Siege.of(3).hand('A', "dog dog").hand('B', "dog").hand('C', "hawk");
    List<Object> both = new ArrayList<>(cast("strengthenFriends", 5, "sladkoslav"));
    both.addAll(cast("strengthenFriends", 3, "goblin-shaman"));
    siege.fort('C', "spells", both).play("at 2").attack("dog", "gate").left(10);
    siege = Siege.of(3).hand('A', "dog dog").hand('B', "dog").hand('C', "hawk");
    siege.fort('C', "spells", both).play("at 3").attack("dog", "gate").left(2);
    siege = Siege.of(3).hand('A', "dog sladkoslav").hand('B', "dog").hand('C', "hawk");
    siege.phase("lay").play("cast sladkoslav", "spell strengthen-friends", "done", "at 2");
    siege.attack("dog", "gate").left(2);
  }

  @Test
  void in_rain_nobody_lays_fire_TV_T14_4_TV_R40() {
    Siege siege = Siege.duel("jiskran dog", "tamil-rider").works('B', "fort-north-1 fort-east-3");
    siege.fort('A', "spells", cast("rain", 0, "apprentice"));
    siege.play("attack jiskran", "part east").passed().left(3).dead();
  }

  @Test
  void charisma_brings_more_cards_the_next_time_TV_T14_5_TV_R57_TV_R110() {
    Siege siege = laying("libena sladkoslav dog", "dog dog").unit('A', 1, "raven");
    siege.unit('A', 2, "envoy-foot envoy-grey");
    siege.play("cast libena", "spell envoy-charisma");
    siege.play("cast sladkoslav", "spell envoy-charisma", "done").attack("dog", "gate", "dog");
    siege.play("done", "done").attack("dog", "gate", "libena").play("done");
    assertEquals(List.of(new TvrzEvent.EnvoysBring(0, 8)), siege.told(TvrzEvent.EnvoysBring.class));
    assertEquals(List.of(), spells(siege, 'A'));
  }

  @Test
  void mobilized_defenders_are_home_and_everywhere_for_the_turn_TV_T15_2_TV_R61_TV_R101() {
    Siege siege = Siege.duel("ankat dog", "libena dog").unit('B', 1, "envoy-grey gate-warder");
    siege = Siege.duel("ankat dog", "libena dog").unit('B', 1, "envoy-grey");
    siege.unit('B', 2, "gate-warder").unit('B', 3, "wolf");
    siege.play("attack ankat", "part north", "cast libena", "spell mobilization");
    assertEquals(1, siege.view('A').seats().get(1).units().size(), "a wild animal stays out");
    assertEquals(List.of(), siege.view('A').seats().get(1).spells().getFirst().on());
    siege.play("defend gate-warder").passed().left(11, 2).play("defend envoy-grey").passed();
    siege.left(11, 2, 0).holds('B', "envoy-grey");
    siege.play("done", "done").attack("dog", "gate");
    assertEquals(List.of(), spells(siege, 'B'), "until the turn ends");
  }

  @Test
  void giants_have_more_base_strength_and_survive_by_the_printed_TV_T15_3_TV_R62_TV_R33() {
    Siege siege = Siege.duel("toront dog", "rune-smith dwarf-axe dog");
    giant(siege, "toront").left(15, 2).holds('B', "rune-smith");
    siege = Siege.duel("ankat dog", "rune-smith dwarf-axe");
    giant(siege, "ankat").left(11, 0).dead("ankat", "dwarf-axe");
    siege = Siege.duel("olanor dog", "rune-smith dwarf-axe");
    giant(siege, "olanor").left(6, 0).dead("olanor").holds('B', "dwarf-axe");
  }

  /** An attack on the west wall that a dwarf meets as a giant. */
  private static Siege giant(Siege siege, String attacker) {
    siege.play("attack " + attacker, "part west", "cast rune-smith", "spell dwarf-giant");
    siege.refuses("done").play("on dwarf-axe").refuses("on dwarf-axe").play("done");
    return siege.play("defend dwarf-axe").passed();
  }

  @Test
  void levels_of_several_giants_spells_add_up_TV_R110() {
    Siege siege = Siege.duel("toront dog", "rune-smith rune-scribe dwarf-axe");
    siege.play("attack toront", "part west", "cast rune-smith", "spell dwarf-giant");
    siege.play("on dwarf-axe", "done", "cast rune-scribe", "spell dwarf-giant");
    siege.play("on dwarf-axe", "on rune-smith", "done", "defend dwarf-axe").passed();
    siege.left(15, 0);
    assertEquals(17, siege.told(TvrzEvent.Exchanged.class).getFirst().strength());
  }

  @Test
  void giants_attack_with_more_for_the_turn_TV_T15_3_TV_R77() {
    Siege siege = laying("rune-scribe dwarf-axe dog", "dog").play("cast rune-scribe");
    siege.refuses("spell transfer-companion-dwarf").play("spell dwarf-giant", "on dwarf-axe");
    siege.play("done", "done").attack("dwarf-axe", "west").left(10);
  }

  @Test
  void wings_lift_over_works_and_open_far_forts_TV_T15_7_TV_R66_TV_R101_TV_R77() {
    Siege siege = Siege.of(4).hand('A', "wind-lady olanor dog");
    for (char seat : new char[] {'B', 'C', 'D'}) siege.hand(seat, "dog robber");
    siege.works('C', "fort-south-2 fort-nets").refuses("at 3");
    siege.play("cast wind-lady", "spell wings-human", "on olanor", "at 3").refuses("attack dog");
    siege.play("attack olanor", "part south").refuses("ambush robber").passed().left(3);
  }

  @Test
  void wings_are_given_to_own_creatures_of_the_kind_TV_T15_7_TV_R49() {
    Siege siege = Siege.duel("beast-charmer light-rider dog", "dog");
    siege.play("cast beast-charmer").refuses("spell animal-antiscent").play("spell wings-animal");
    siege.refuses("on light-rider", "on beast-charmer").play("on dog");
    siege = Siege.duel("wind-lady light-rider", "dog").works('B', "fort-west-2");
    siege.play("cast wind-lady", "spell wings-human", "on light-rider");
    siege.attack("light-rider", "west").left(6);
  }

  @Test
  void wings_make_a_defender_universal_TV_T15_7() {
    Siege siege = Siege.duel("ankat dog", "wind-lady spear-east").play("attack ankat", "part west");
    siege.play("defend spear-east", "cast wind-lady", "spell wings-human", "on spear-east");
    siege.passed().left(11, 3);
  }

  @Test
  void breath_triples_dogs_and_wolves_once_TV_T15_8_TV_R67_TV_R110() {
    Siege siege = Siege.duel("ankat dog", "samota beast-charmer dog bear forest-wife");
    siege.play("attack ankat", "part west", "cast samota", "spell werewolf-breath");
    siege.play("cast beast-charmer", "spell werewolf-breath", "defend dog").passed().left(11, 5);
    siege.dead().play("defend bear").passed().left(11, 5, 0);
    siege = laying("beast-charmer dog", "dog").play("cast beast-charmer", "spell werewolf-breath");
    siege.play("done").attack("dog", "gate").left(6);
  }

  @Test
  void a_mage_or_a_companion_stands_everywhere_for_the_turn_TV_T15_9_TV_T15_10() {
    Siege siege = Siege.duel("ankat dog", "korunka olanor").play("attack ankat", "part west");
    siege.play("defend korunka", "cast korunka", "spell transfer-self").passed().left(11, 5);
    siege = Siege.duel("ankat dog", "obloun klevan xorxos").play("attack ankat", "part west");
    siege.play("cast obloun", "spell transfer-companion-human").refuses("on xorxos");
    siege.play("on klevan", "defend klevan").passed().left(11, 1);
  }

  @Test
  void transfers_are_cast_in_the_own_fort_alone_TV_R101() {
    laying("korunka dog", "dog").refuses("cast korunka");
    Siege siege = Siege.duel("dog korunka", "dog").play("attack dog", "part west");
    siege.refuses("cast korunka");
  }

  @Test
  void third_players_do_not_cast_TV_R54() {
    Siege siege = Siege.of(3).hand('A', "dog dog").hand('B', "libena dog").hand('C', "obloun");
    siege.unit('C', 1, "raven").play("at 2", "attack dog", "part west").refuses("cast obloun");
  }

  @Test
  void a_spell_may_bring_somebody_to_attack_with_TV_R80_TV_R101() {
    Siege siege = Siege.duel("libena", "dog").unit('A', 1, "raven").refuses("attack raven");
    siege.play("cast libena", "spell mobilization").offers("attack raven", "attack libena");
  }

  @Test
  void each_side_casts_one_spell_in_an_exchange_window_TV_R69_TV_R70() {
    Siege siege = Siege.duel("ankat dog", "obloun rune-scribe klevan xorxos");
    siege.play("attack ankat", "part west", "defend xorxos", "cast obloun");
    siege.play("spell transfer-companion-human", "on klevan").refuses("cast rune-scribe");
    siege.offers("pass").passed().offers("cast rune-scribe");
    assertEquals(1, siege.told(TvrzEvent.Cast.class).size());
  }

  @Test
  void only_a_defender_who_is_not_universal_is_transferred_TV_T15_10_TV_T15_9() {
    Siege siege = Siege.duel("ankat dog", "obloun spear-east markira firebug klevan dog");
    siege.play("attack ankat", "part west", "cast obloun", "spell transfer-companion-human");
    siege.refuses("on markira", "on firebug", "on dog").offers("on spear-east", "on obloun");
    siege.play("on klevan", "defend klevan").passed().left(11, 0);
  }

  @Test
  void what_was_mobilized_in_the_own_turn_stays_home_for_it_TV_T6_3_TV_R61() {
    Siege siege = Siege.duel("libena dog", "dog").phase("lay").unit('A', 1, "raven");
    siege.play("cast libena", "spell mobilization").refuses("out raven").offers("done");
  }
}
