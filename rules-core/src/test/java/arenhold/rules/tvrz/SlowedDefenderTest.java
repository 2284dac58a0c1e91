package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Slow against a defender who has just come. */
class SlowedDefenderTest {

  /** Mlhor attacks a part and slows the first defender, so that one other comes before. */
  private static Siege slowed(String part, String defender, String others) {
    Siege siege = Siege.duel("mlhor dog", defender.replace('+', ' ') + " " + others);
    siege.play("attack mlhor", "part " + part, "defend " + defender, "cast mlhor");
    return siege.refuses("spell confuse-opponents").play("spell slow");
  }

  @Test
  void a_slowed_defender_comes_after_others_without_a_call_TV_T15_5_TV_R64_TV_R103() {
    Siege siege = slowed("gate", "gate-warder", "dog").holds('B', "gate-warder");
    assertEquals(
        List.of(new TvrzEvent.HeldBack(1, "gate-warder", List.of(), 1)),
        siege.told(TvrzEvent.HeldBack.class));
    assertEquals("call", siege.asked());
    TvrzView.Slowed slowed = siege.view('A').attack().slowed();
    assertEquals(List.of("gate-warder"), Siege.cards(slowed.cards()));
    assertEquals(1, slowed.others());
    siege.refuses("defend gate-warder", "nobody").play("defend dog", "pass", "pass");
    assertEquals("exchange", siege.asked());
    assertNull(siege.view('A').attack().slowed());
    TvrzView.Guard back = siege.view().attack().guards().getLast();
    assertEquals(List.of("gate-warder"), Siege.cards(back.cards()));
    assertTrue(back.local());
    siege.refuses("cast mlhor").passed().left(3, 1, 0).holds('B', "gate-warder");
    siege.dead("dog", "mlhor");
  }

  @Test
  void of_a_higher_level_it_waits_for_more_TV_T15_5() {
    Siege siege = Siege.duel("wind-lady item-ring-might dog", "spear-north dog dog dog");
    siege.play("attack wind-lady", "equip item-ring-might", "part north", "defend spear-north");
    siege.play("cast wind-lady", "spell slow", "defend dog").passed();
    siege.offers("defend dog").play("defend dog").passed().left(5, 3, 1, 0);
  }

  @Test
  void without_others_it_comes_sooner_but_last_TV_T15_5_TV_R76() {
    Siege siege = slowed("west", "gate-warder", "").refuses("defend gate-warder");
    siege.play("nobody").passed().left(3, 6, 0).nobodyOut().dead("gate-warder", "mlhor");
  }

  @Test
  void it_need_not_come_if_others_beat_the_attacker_TV_T15_5_TV_R108() {
    Siege siege = Siege.duel("mlhor dog", "gate-warder gate-warder item-antidote");
    siege.play("attack mlhor", "part gate", "defend gate-warder", "equip item-antidote");
    siege.play("cast mlhor", "spell slow").refuses("defend gate-warder+item-antidote");
    siege.play("defend gate-warder").passed().left(3, 0);
    assertTrue(siege.discard().contains("item-antidote"), "used up by the attack");
    siege.holds('B', "gate-warder");
  }

  @Test
  void of_two_alike_one_may_come_TV_R103() {
    slowed("gate", "dog", "dog")
        .play("defend dog")
        .passed()
        .left(3, 1, 0)
        .dead("dog", "dog", "mlhor");
  }

  @Test
  void only_an_attacking_mage_slows_a_defender_TV_T15_5() {
    Siege siege = Siege.duel("dog mlhor", "gate-warder wind-lady").play("attack dog", "part gate");
    siege.play("defend gate-warder").refuses("cast mlhor").offers("cast wind-lady");
    siege.play("cast wind-lady").refuses("spell slow");
  }

  @Test
  void a_slowed_mage_counts_as_in_hand_and_comes_no_more_when_dead_TV_R103_TV_R96() {
    Siege siege = slowed("south", "samota", "dog").play("cast samota", "spell deadly-gaze");
    siege.dead("mlhor", "samota").nobodyOut();
  }

  @Test
  void a_pair_is_slowed_as_one_TV_T15_5_TV_R51() {
    Siege siege = slowed("gate", "mahut+elephant", "dog");
    siege.refuses("defend mahut", "defend elephant", "defend mahut+elephant");
    siege
        .play("defend dog")
        .passed()
        .play("loses mahut")
        .left(3, 1, 2, 0)
        .holds('B', "mahut", "elephant");
  }

  @Test
  void what_was_slowed_has_been_committed_TV_R83_TV_R103() {
    Siege siege = Siege.duel("royal-mage-ildimar dog", "gate-warder dog flag-ildimar");
    siege.flag('A', "flag-ildimar").play("attack royal-mage-ildimar", "part gate");
    siege.play("defend gate-warder", "cast royal-mage-ildimar", "spell slow");
    siege.play("flag flag-ildimar").offers("defend dog").play("defend dog").passed();
    siege.left(3, 1, 0);
  }

  @Test
  void a_slowed_animal_is_wild_again_without_its_master_and_stays_TV_R103_TV_R38() {
    Siege siege = slowed("gate", "wolf", "klevan").play("defend klevan").passed();
    siege.dead("klevan", "mlhor").holds('B', "wolf").nobodyOut();
  }

  @Test
  void a_slowed_animal_that_stays_may_not_be_committed_either_TV_R103_TV_T8_6() {
    Siege siege = Siege.duel("wind-lady item-ring-might dog", "klevan wolf wolf item-antidote");
    siege.play("attack wind-lady", "equip item-ring-might", "part gate", "defend wolf");
    siege.play("equip item-antidote", "cast wind-lady", "spell slow", "defend klevan");
    siege.passed().refuses("defend wolf", "defend wolf+item-antidote");
  }

  @Test
  void what_stays_in_hand_has_used_up_its_vial_TV_R103_TV_R108() {
    Siege siege = Siege.duel("mlhor dog", "klevan wolf item-antidote");
    siege.play("attack mlhor", "part gate", "defend wolf", "equip item-antidote");
    siege.play("cast mlhor", "spell slow", "defend klevan").passed();
    siege.holds('B', "wolf").dead("item-antidote", "klevan", "mlhor").nobodyOut();
  }

  @Test
  void a_slowed_kings_man_stays_if_the_enemy_lays_the_same_flag_TV_R103_TV_T12_3() {
    Siege siege = Siege.duel("mlhor dog flag-borzan", "knight-borzan gate-warder");
    siege.flag('B', "flag-borzan").play("attack mlhor", "part gate", "defend knight-borzan");
    siege.play("cast mlhor", "spell slow", "flag flag-borzan", "defend gate-warder").passed();
    siege.left(3, 0).nobodyOut().holds('B', "knight-borzan");
  }
}
