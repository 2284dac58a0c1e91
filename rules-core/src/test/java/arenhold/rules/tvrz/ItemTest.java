package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rings and vials on creatures, and the war horn. */
class ItemTest {

  private static TvrzView.Body known(Siege siege, char viewer, char holder) {
    List<TvrzView.Body> known = siege.view(viewer).seats().get(holder - 'A').known();
    assertEquals(1, known.size());
    return known.getFirst();
  }

  @Test
  void a_ring_stays_with_its_creature_which_becomes_known_TV_T18_3_TV_R108_TV_T11_2() {
    Siege siege = Siege.duel("dog olanor item-ring-might", "tamil-rider").phase("lay");
    siege.play("equip item-ring-might", "on olanor");
    TvrzView.Body olanor = known(siege, 'B', 'A');
    assertEquals(new TvrzView.Body("olanor", List.of("item-ring-might"), null, 9, 12, 1), olanor);
    assertEquals(2, siege.cards('A'), "the ring is in hand no longer");
    siege.refuses("equip item-ring-might", "done dog").play("done");
    siege.refuses("attack olanor").attack("olanor+item-ring-might", "south", "tamil-rider");
    siege.left(9, 18, 4).play("nobody").out('B');
    assertEquals(olanor, known(siege, 'B', 'A'), "also back in hand");
  }

  @Test
  void a_ring_is_shown_before_its_creature_is_chosen_and_not_taken_back_TV_R112() {
    Siege siege = Siege.duel("dog olanor item-ring-might", "tamil-rider").phase("lay");
    siege.play("equip item-ring-might");
    assertEquals("item-ring-might", siege.played().waiting(Viewer.SPECTATOR).getFirst().source());
    assertFalse(siege.played().canTakeBack(Seat.of(0)));
  }

  @Test
  void a_ring_is_discarded_with_its_creature_and_the_printed_strength_counts_TV_T18_3_TV_T9_2() {
    Siege siege = Siege.duel("dog olanor item-ring-might", "spear-south dog").phase("lay");
    siege.play("equip item-ring-might", "on dog", "done");
    siege.attack("dog+item-ring-might", "south", "spear-south").left(5, 0);
    siege.dead("item-ring-might", "dog", "spear-south");
    TvrzEvent.Judged dog = siege.told(TvrzEvent.Judged.class).getFirst();
    assertEquals(new TvrzEvent.Judged(0, "dog", 0, 2, false), dog);
    siege = Siege.duel("olanor dog", "spear-south dog item-ring-wall").attack("olanor", "south");
    siege.play("defend dog", "equip item-ring-wall").passed().left(6, 0);
    siege.dead("item-ring-wall", "olanor", "dog");
  }

  @Test
  void one_ring_a_creature_and_a_vial_is_none_TV_R108() {
    String items = "item-ring-might item-ring-might item-antidote item-antidote";
    Siege siege = Siege.duel("dog " + items, "dog").phase("lay");
    siege.play("equip item-ring-might", "on dog").refuses("equip item-ring-might");
    siege.play("equip item-antidote", "on dog+item-ring-might").refuses("equip item-antidote");
    TvrzView.Body dog = known(siege, 'B', 'A');
    assertEquals(List.of("item-ring-might", "item-antidote"), dog.items());
    Siege.duel("dog " + items, "dog").phase("fortify").refuses("equip item-ring-might");
  }

  @Test
  void items_go_to_own_creatures_in_hand_alone_TV_R108() {
    Siege siege = Siege.duel("dog shadow fort-gate-1 item-ring-might", "olanor").phase("lay");
    siege.unit('A', 1, "raven").play("equip item-ring-might");
    siege.offers("on dog").refuses("on raven", "on shadow", "on fort-gate-1", "on olanor");
    Siege.duel("shadow item-ring-might", "dog").phase("lay").refuses("equip item-ring-might");
  }

  @Test
  void an_attacker_is_equipped_when_it_is_announced_TV_R108_TV_T7_7() {
    Siege siege = Siege.duel("light-rider dog item-ring-might", "dog spear-north");
    siege.play("attack light-rider", "equip item-ring-might", "part north");
    assertEquals(6, siege.told(TvrzEvent.Declared.class).getFirst().strength(), "TV-R33: 3 + 3");
    siege.passed().left(6).play("defend spear-north").passed().left(6, 0);
    Siege.duel("dog dog item-ring-might", "dog").refuses("equip item-ring-might");
  }

  @Test
  void a_defender_is_equipped_in_its_window_and_by_nobody_else_TV_R108_TV_R87() {
    Siege siege = Siege.duel("olanor dog item-ring-might", "spear-south item-ring-wall");
    siege.attack("olanor", "south").refuses("equip item-ring-wall").play("defend spear-south");
    siege.refuses("equip item-ring-might").play("equip item-ring-wall").passed().left(6, 0);
    assertEquals(13, siege.told(TvrzEvent.Exchanged.class).getFirst().strength());
    siege.holds('B', "spear-south").dead("olanor");
    assertEquals(List.of("item-ring-wall"), known(siege, 'A', 'B').items());
  }

  @Test
  void plain_copies_are_told_from_one_with_a_ring_TV_R73_TV_R109() {
    Siege siege = Siege.duel("dog dog item-ring-might", "tamil-rider").phase("lay");
    siege.play("equip item-ring-might", "on dog", "done").offers("attack dog+item-ring-might");
    siege.attack("dog", "gate", "tamil-rider");
    assertEquals(List.of("item-ring-might"), known(siege, 'B', 'A').items(), "it is still there");
  }

  @Test
  void what_is_attached_goes_along_unseen_TV_R84_TV_R109() {
    Siege siege = Siege.duel("raven dog dog item-ring-might", "dog tamil-rider").phase("lay");
    siege.play("equip item-ring-might", "on raven", "out raven+item-ring-might", "alone");
    TvrzView.Body raven = known(siege, 'B', 'A');
    assertEquals(List.of("item-ring-might"), raven.items(), "in hand or out");
    assertNull(siege.view('B').seats().getFirst().units().getFirst().cards().getFirst());
    assertEquals(raven, siege.view('A').seats().getFirst().units().getFirst().cards().getFirst());
    siege.play("done").attack("dog", "gate", "tamil-rider").play("done", "done");
    siege.attack("tamil-rider", "gate", "dog").play("nobody");
  }

  @Test
  void a_unit_fights_with_its_rings_and_its_vials_are_used_up_TV_R108_TV_T6_9() {
    Siege siege = Siege.duel("dog", "dog").phase("lay").unit('A', 1, "patrol-forest");
    siege.unit('B', 2, "envoy-foot+item-ring-wall+item-antidote").play("unit 1", "inspect 2");
    TvrzEvent.Skirmished met = siege.told(TvrzEvent.Skirmished.class).getFirst();
    assertEquals(10, met.otherStrength(), "5 and a ring of 5");
    TvrzView.Unit unit = siege.view('A').seats().get(1).units().getFirst();
    assertEquals(List.of("item-ring-wall"), unit.cards().getFirst().items());
    assertTrue(siege.discard().contains("item-antidote"));
    assertEquals(1, siege.told(TvrzEvent.UsedUp.class).size());
  }

  @Test
  void a_vial_saves_from_poison_in_one_fight_TV_T18_4_TV_R108_TV_T12_13() {
    Siege siege = Siege.duel("thornling dog", "tamil-rider item-antidote");
    siege.attack("thornling", "gate").play("defend tamil-rider", "equip item-antidote").passed();
    siege.holds('B', "tamil-rider").dead("item-antidote", "thornling");
    assertEquals(List.of(), known(siege, 'A', 'B').items(), "used up by the fight");
    siege = Siege.duel("thornling dog", "tamil-rider item-antidote");
    siege.attack("thornling", "gate", "tamil-rider").dead("tamil-rider", "thornling");
  }

  @Test
  void an_attacker_uses_its_vial_up_even_without_a_fight_TV_R108_TV_R83() {
    Siege siege = Siege.duel("knight-borzan dog item-antidote", "flag-borzan dog");
    siege.flag('A', "flag-borzan").play("attack knight-borzan", "equip item-antidote");
    siege.play("part gate", "flag flag-borzan").dead("item-antidote").holds('A', "knight-borzan");
  }

  @Test
  void a_robber_keeps_its_vial_until_the_attack_is_over_TV_R108_TV_T12_2() {
    Siege siege = Siege.duel("adder klevan forest-wife dog", "robber dog").phase("attack");
    siege.fort('B', "bodies", List.of(java.util.Map.of("body", "robber+item-antidote")));
    siege.play("attack adder", "part gate", "ambush robber+item-antidote").passed();
    siege.holds('B', "robber").dead("item-antidote", "adder");
  }

  @Test
  void a_horn_lets_another_card_attack_the_same_player_TV_T7_10_TV_R23_TV_R86_TV_T18_5() {
    Siege siege = Siege.of(3).hand('A', "olanor ankat dog item-horn").hand('C', "dog");
    siege.hand('B', "tamil-rider spear-west xorxos").play("at 2", "sound item-horn");
    siege.refuses("sound item-horn").attack("ankat", "gate", "tamil-rider");
    assertEquals("again", siege.asked());
    siege.refuses("at 3", "attack ankat").attack("olanor", "west", "spear-west");
    siege.left(11, 0, 6, 0).dead("item-horn", "olanor", "ankat", "tamil-rider", "spear-west");
    assertEquals(1, siege.view().active(), "the turn is over");
    assertEquals(2, siege.cards('A'), "the dog and the card of TV-T3.5");
  }

  @Test
  void a_further_attack_is_optional_TV_R86() {
    Siege siege = Siege.duel("ankat dog item-horn", "xorxos tamil-rider").play("sound item-horn");
    siege.attack("ankat", "gate", "tamil-rider").offers("attack dog").play("done");
    assertEquals("fortify", siege.asked());
    siege = Siege.duel("ankat item-horn", "xorxos tamil-rider").play("sound item-horn");
    siege.attack("ankat", "gate", "tamil-rider");
    assertEquals("fortify", siege.asked(), "nobody is left to attack");
  }

  @Test
  void a_further_attack_lapses_when_that_player_is_out_TV_R86() {
    Siege siege = Siege.of(3).hand('A', "toront ankat dog item-horn").hand('B', "dog");
    siege.hand('C', "dog").play("at 2", "sound item-horn").attack("toront", "gate", "dog");
    siege.play("nobody").out('B');
    assertEquals(2, siege.view().active());
    assertTrue(siege.discard().contains("item-horn"), "spent all the same");
  }

  @Test
  void a_horn_is_sounded_before_the_first_announcement_or_not_at_all_TV_T18_5() {
    Siege siege = Siege.duel("toront dog item-horn", "tamil-rider").play("attack toront");
    siege.refuses("sound item-horn").play("part gate").passed().refuses("sound item-horn");
    Siege.duel("dog item-horn", "dog").phase("lay").refuses("sound item-horn", "lay item-horn");
  }

  @Test
  void what_came_home_stays_there_with_a_ring_as_well_TV_T6_3_TV_R84_TV_R108() {
    Siege siege = Siege.duel("item-ring-might olanor", "dog").phase("lay").unit('A', 1, "raven");
    siege.play("unit 1", "home", "equip item-ring-might", "on raven");
    siege.refuses("out raven", "out raven+item-ring-might");
  }
}
