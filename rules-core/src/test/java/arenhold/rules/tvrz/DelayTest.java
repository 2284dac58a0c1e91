package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Attackers that mages slow before their fort, or transfer to the next one. */
class DelayTest {

  /** A attacks B, who has a mage. */
  private static Siege duel(String attackers, String defenders) {
    return Siege.duel(attackers, defenders).play("attack olanor", "part east");
  }

  private static List<TvrzView.Waiting> waiting(Siege siege) {
    return siege.view('B').seats().get(0).waiting();
  }

  private static Map<String, Object> delayed(String cards, int target, String part) {
    return Map.of("cards", cards, "target", target, "part", part, "rounds", 1);
  }

  @Test
  void a_slowed_attacker_waits_before_the_fort_TV_T15_6_TV_R65_TV_R104() {
    Siege siege = duel("olanor dog", "mlhor dog").play("cast mlhor", "spell slow");
    TvrzView.Waiting one = waiting(siege).getFirst();
    assertEquals("olanor", one.cards().getFirst().card());
    assertEquals(List.of(1, "east", 1), List.of(one.target(), one.part(), one.rounds()));
    siege.dead().holds('A', "dog");
    assertEquals(1, siege.view().active(), "it ends phase 3");
    TvrzEvent.Slowed told = siege.told(TvrzEvent.Slowed.class).getFirst();
    assertEquals(new TvrzEvent.Slowed(0, 1, "olanor", 1), told);
  }

  @Test
  void the_level_says_in_how_many_turns_it_arrives_TV_T15_6_TV_R65() {
    Siege siege = duel("olanor dog", "wind-lady dog").play("cast wind-lady", "spell slow");
    assertEquals(2, waiting(siege).getFirst().rounds());
  }

  @Test
  void it_arrives_first_and_attacks_the_same_part_with_full_strength_TV_R65_TV_R104() {
    Siege siege = Siege.duel("dog", "spear-east dog mlhor");
    siege.fort('A', "waiting", List.of(delayed("olanor", 1, "east")));
    siege.refuses("part east", "cast mlhor");
    assertEquals("approach", siege.asked());
    siege.play("defend spear-east").passed();
    TvrzEvent.Exchanged fought = siege.told(TvrzEvent.Exchanged.class).getFirst();
    assertEquals(0, fought.attackerLeft());
    siege.dead("olanor", "spear-east").offers("attack dog");
    assertEquals(List.of(), waiting(siege));
  }

  @Test
  void it_is_the_attack_of_the_turn_if_there_is_no_other_TV_R65_TV_R80_TV_T2_5() {
    Siege siege = Siege.duel("fort-gate-1", "spear-east dog");
    siege.fort('A', "waiting", List.of(delayed("olanor", 1, "east")));
    siege.play("defend spear-east").passed().nobodyOut();
    assertEquals(1, siege.view().active());
  }

  @Test
  void one_that_may_not_attack_goes_home_and_may_be_the_ordinary_attacker_TV_R104() {
    Siege siege = Siege.of(3).hand('A', "fort-gate-1").hand('B', "dog").hand('C', "dog");
    siege.fort('A', "waiting", List.of(delayed("olanor", 1, "east"))).fort('B', "pact", 0);
    siege.fort('B', "items", Map.of("item-pact-spear", 1));
    siege.play("at 3").offers("attack olanor");
    assertEquals(List.of(), waiting(siege));
  }

  @Test
  void if_its_target_goes_out_it_goes_home_at_once_TV_R104_TV_R65() {
    Siege siege = Siege.of(3).hand('A', "toront dog").hand('B', "fort-gate-1").hand('C', "dog");
    siege.fort('C', "waiting", List.of(delayed("olanor", 1, "east")));
    siege.play("at 2").attack("toront", "gate").play("nobody").out('B').holds('C', "olanor");
    assertEquals(List.of(), siege.view().seats().get(2).waiting());
  }

  @Test
  void of_a_player_who_goes_out_it_is_discarded_TV_R31() {
    Siege siege = Siege.of(3).hand('A', "toront dog").hand('B', "fort-gate-1").hand('C', "dog");
    siege.fort('B', "waiting", List.of(delayed("olanor", 2, "east")));
    siege.play("at 2").attack("toront", "gate").play("nobody").out('B');
    siege.dead("fort-gate-1", "olanor");
  }

  @Test
  void a_transferred_attacker_attacks_the_next_fort_or_goes_home_TV_T15_11_TV_R68_TV_T17_3() {
    Siege siege = three().play("cast obloun");
    siege.play("spell transfer-attacker", "sacrifice raven");
    assertEquals("transferred", siege.asked());
    siege.play("go-on", "part west");
    assertEquals(2, siege.view().attack().target());
    siege.play("defend dog").passed();
    siege = three().play("cast obloun");
    siege
        .play("spell transfer-attacker", "sacrifice raven", "home")
        .holds('A', "olanor", "dog")
        .dead("raven");
    assertEquals(1, siege.view().active(), "its attack is over");
  }

  private static Siege three() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "obloun raven dog");
    return siege.hand('C', "dog dog").play("at 2", "attack olanor", "part east");
  }

  @Test
  void a_pact_there_sends_it_home_TV_R105_TV_R107() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "obloun raven dog");
    siege.hand('C', "dog").fort('C', "pact", 0).fort('C', "items", Map.of("item-pact-spear", 1));
    siege.play("at 2", "attack olanor", "part east", "cast obloun", "spell transfer-attacker");
    siege.play("sacrifice raven").holds('A', "olanor");
    assertEquals(1, siege.view().active(), "nobody is asked");
  }

  @Test
  void what_has_been_slowed_stays_unslowable_TV_R105_TV_R65() {
    Siege siege = Siege.of(3).hand('A', "dog").hand('B', "obloun raven").hand('C', "mlhor dog");
    siege.fort('A', "waiting", List.of(delayed("olanor", 1, "east")));
    siege.play("cast obloun", "spell transfer-attacker", "sacrifice raven", "go-on", "part west");
    assertEquals("approach", siege.asked());
    siege.refuses("cast mlhor").play("defend dog");
  }

  @Test
  void losses_are_void_and_an_animal_of_the_landscape_serves_TV_R105_TV_R68_TV_T15_11() {
    Siege siege = Siege.of(3).hand('A', "ankat dog").hand('B', "obloun dog").hand('C', "dog");
    siege.works('B', "fort-east-3").unit('B', 1, "bear");
    siege.play("at 2", "attack ankat", "part east").passed();
    assertEquals("call", siege.asked(), "the walls have taken 3");
    siege.play("cast obloun", "spell transfer-attacker", "from 1", "go-on", "part east");
    assertEquals(11, siege.view().attack().left());
    siege.dead("bear");
  }

  @Test
  void nobody_is_transferred_onto_the_own_fort_TV_T7_11_TV_R24_TV_R68() {
    Siege siege = duel("olanor dog", "obloun raven").play("cast obloun");
    siege.play("spell transfer-attacker", "sacrifice raven").holds('A', "olanor").dead("raven");
    assertEquals(1, siege.view().active());
  }

  @Test
  void a_transfer_needs_an_animal_and_comes_before_any_defender_TV_T15_11_TV_R68_TV_T13_7() {
    duel("olanor dog", "royal-mage-ildimar robber").refuses("cast royal-mage-ildimar");
    Siege siege = duel("olanor dog", "obloun spear-east");
    siege.play("cast obloun").refuses("spell transfer-attacker");
    siege = duel("olanor dog", "mlhor spear-east").play("defend spear-east");
    siege.refuses("cast mlhor");
  }

  @Test
  void several_arrive_in_the_order_in_which_they_were_slowed_TV_R104() {
    Siege siege = Siege.duel("dog", "spear-east spear-west dog");
    Map<String, Object> later = Map.of("cards", "ankat", "target", 1, "part", "gate", "rounds", 2);
    siege.fort('A', "waiting", List.of(delayed("olanor", 1, "east"), later));
    Siege both = Siege.duel("dog", "spear-east spear-west dog");
    both.fort('A', "waiting", List.of(delayed("olanor", 1, "east"), delayed("robber", 1, "west")));
    assertEquals(List.of("olanor"), Siege.cards(both.view().attack().cards()));
    both.play("defend spear-east");
    assertEquals(
        List.of("robber"), Siege.cards(waiting(both).getFirst().cards()), "it still waits");
    both.passed();
    assertEquals(List.of("robber"), Siege.cards(both.view().attack().cards()));
    both.play("defend spear-west").passed();
    assertEquals(List.of(), waiting(both));
    both.offers("attack dog");
    siege.play("defend spear-east").passed();
    assertEquals(1, waiting(siege).getFirst().rounds(), "the other one comes a turn later");
  }

  @Test
  void an_arrival_that_conquers_ends_the_match_before_the_next_TV_R104_TV_T10_4() {
    Siege siege = Siege.duel("dog", "fort-gate-1");
    siege.fort('A', "waiting", List.of(delayed("olanor", 1, "east"), delayed("ankat", 1, "west")));
    siege.passed().play("nobody").out('B');
    assertEquals(0, siege.told(TvrzEvent.Arrived.class).size(), "after the first one");
    siege.holds('A', "olanor", "ankat", "dog");
  }

  @Test
  void an_assassin_that_was_slowed_arrives_slipping_in_TV_R104_TV_T12_7() {
    Siege siege = Siege.duel("nevena dog", "mlhor dog spear-north").play("attack nevena");
    siege.play("infiltrate", "cast mlhor", "spell slow");
    assertEquals(null, waiting(siege).getFirst().part());
    Map<String, Object> arrives = Map.of("cards", "nevena", "target", 1, "rounds", 1);
    siege = Siege.duel("dog", "mlhor dog spear-north").works('B', "fort-ring-3");
    siege.fort('A', "waiting", List.of(arrives)).passed();
    siege.play("show dog", "show mlhor", "show spear-north", "murder mlhor");
    assertEquals(12, siege.told(TvrzEvent.Inside.class).getFirst().left());
  }

  @Test
  void what_has_arrived_attacks_no_second_time_that_turn_TV_R86_TV_R104() {
    Siege siege = Siege.duel("dog", "obloun raven tamil-rider");
    siege.fort('A', "waiting", List.of(delayed("olanor", 1, "east")));
    siege.play("cast obloun", "spell transfer-attacker", "sacrifice raven").holds('A', "olanor");
    siege.refuses("attack olanor").offers("attack dog");
  }

  @Test
  void what_goes_home_without_having_attacked_keeps_its_vial_TV_R108_TV_R104() {
    Siege siege = Siege.of(3).hand('A', "fort-gate-1").hand('B', "dog").hand('C', "dog");
    siege.fort('A', "waiting", List.of(delayed("olanor+item-antidote", 1, "east")));
    siege.fort('B', "pact", 0).fort('B', "items", Map.of("item-pact-spear", 1)).play("at 3");
    siege.offers("attack olanor+item-antidote").dead();
  }

  @Test
  void a_vial_on_a_slowed_attacker_lasts_until_it_has_fought_TV_R108_TV_R65() {
    Siege siege = Siege.duel("olanor dog item-antidote", "mlhor dog").play("attack olanor");
    siege.play("equip item-antidote", "part east", "cast mlhor", "spell slow").dead();
    siege = Siege.duel("dog", "dog");
    siege.fort('A', "waiting", List.of(delayed("olanor+item-antidote", 1, "gate")));
    siege.play("defend dog").passed().play("nobody").out('B');
    assertEquals(
        List.of("olanor"),
        siege.told(TvrzEvent.UsedUp.class).stream().map(TvrzEvent.UsedUp::card).toList());
  }

  @Test
  void what_waits_before_a_fort_that_an_arrival_conquers_goes_home_TV_R104_TV_R65() {
    Siege siege = Siege.of(3).hand('A', "fort-gate-1").hand('B', "fort-gate-2").hand('C', "dog");
    siege.fort('A', "waiting", List.of(delayed("olanor", 1, "east"), delayed("ankat", 1, "west")));
    siege.passed().play("nobody").out('B').holds('A', "olanor", "ankat");
    assertEquals(List.of(), waiting(siege));
    siege.refuses("attack olanor").offers("attack ankat").play("attack ankat", "part gate");
    assertEquals(2, siege.view().attack().target(), "the fort that is left");
  }

  @Test
  void after_a_transfer_the_part_named_there_counts_TV_R68_TV_T4_2() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "obloun raven dog");
    siege.hand('C', "dog dog").works('C', "fort-west-2").play("at 2", "attack olanor");
    siege.play("part east", "cast obloun", "spell transfer-attacker", "sacrifice raven");
    siege.play("go-on", "part west");
    assertEquals("west", siege.view().attack().part());
    siege.passed().left(4);
  }

  @Test
  void an_animal_alone_arrives_unless_an_anti_scent_bars_it_TV_R104_TV_T14_1() {
    Siege siege = Siege.duel("olanor", "dog dog");
    siege.fort('A', "waiting", List.of(delayed("hawk", 1, "east")));
    assertEquals("approach", siege.asked());
    siege = Siege.duel("olanor", "dog dog");
    siege.fort('A', "waiting", List.of(delayed("hawk", 1, "east")));
    Map<String, Object> scent =
        Map.of("spell", "animalAntiscent", "mage", "mlhor", "level", 0, "on", List.of());
    siege.fort('B', "spells", List.of(scent)).offers("attack olanor").refuses("attack hawk");
    siege.holds('A', "hawk");
  }

  @Test
  void an_animal_of_any_own_unit_serves_as_sacrifice_TV_R68() {
    Siege siege = Siege.of(3).hand('A', "olanor dog").hand('B', "obloun klevan").hand('C', "dog");
    siege.unit('B', 1, "envoy-foot").unit('B', 2, "raven").play("at 2", "attack olanor");
    siege.play("part east", "cast obloun", "spell transfer-attacker").refuses("from 1");
    siege.play("from 2", "home").dead("raven");
  }
}
