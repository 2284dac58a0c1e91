package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Seat;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deadly gaze, in attack and in defence. */
class GazeTest {

  /** Samota attacks the gate and is past it. */
  private static Siege past(String defenders) {
    Siege siege = Siege.duel("samota dog", defenders).play("attack samota", "part gate");
    return siege.play("pass", "pass");
  }

  /** The attacker comes to the gate, and Samota of the other fort looks at it. */
  private static Siege met(String attacker, String defenders) {
    Siege siege = Siege.duel(attacker + " dog", "samota " + defenders);
    siege.play("attack " + attacker, "part gate", "cast samota");
    return siege.play("spell deadly-gaze");
  }

  @Test
  void behind_the_walls_a_mage_dies_with_one_of_three_TV_T15_4_TV_R63_TV_R93_TV_R73() {
    Siege siege = past("spear-north spear-south dog gate-warder");
    assertEquals("gaze", siege.asked());
    siege.play("gaze", "show spear-north", "show dog", "show gate-warder");
    siege.refuses("look spear-south", "murder dog").play("look gate-warder");
    siege.dead("gate-warder", "samota").nobodyOut();
    assertEquals(List.of("dog", "spear-north"), siege.known('A', 'B'));
    assertEquals(
        List.of(new TvrzEvent.Gazed(0, "samota", 1, "gate-warder", List.of())),
        siege.told(TvrzEvent.Gazed.class));
    assertEquals("fortify", siege.view().phase(), "the attack is over");
  }

  @Test
  void the_mage_may_fight_on_and_does_if_nobody_chooses_TV_T15_4_TV_R9() {
    Siege siege = past("gate-warder dog");
    assertEquals("~pass", siege.played().fallbackEntry(Seat.of(0)).notation());
    siege.play("pass", "defend gate-warder").passed().left(3, 0);
  }

  @Test
  void a_mage_whom_the_walls_stop_or_who_has_cast_does_not_look_TV_R63_TV_T13_1() {
    Siege siege = Siege.duel("samota dog", "gate-warder").works('B', "fort-south-3");
    siege.play("attack samota", "part south").refuses("gaze").passed().dead("samota");
    siege = Siege.duel("samota dog", "gate-warder").play("attack samota", "cast samota");
    siege.refuses("spell deadly-gaze").play("spell werewolf-breath", "part gate");
    siege.play("pass", "pass");
    assertEquals("call", siege.asked());
  }

  @Test
  void higher_mages_are_shown_last_and_not_looked_at_TV_R42_TV_R102_TV_T12_8() {
    Siege siege = past("obloun dog").play("gaze").refuses("show obloun").play("show dog");
    siege.play("show obloun", "nobody").refuses("look obloun").play("look dog");
    siege.dead("dog", "samota").holds('B', "obloun");
    siege = past("obloun wind-lady ohvez dog").play("gaze").refuses("show ohvez");
  }

  @Test
  void without_anybody_to_kill_the_mage_dies_alone_TV_R102() {
    Siege siege = past("obloun wind-lady ohvez mlhor").play("gaze", "show mlhor", "show ohvez");
    siege.play("show obloun", "look mlhor");
    siege = past("obloun wind-lady ohvez").play("gaze", "show obloun", "show wind-lady");
    siege.play("show ohvez").dead("samota").nobodyOut();
    past("sirkan").play("gaze", "nobody").dead("samota").nobodyOut();
  }

  @Test
  void who_does_not_show_in_time_shows_the_weakest_but_no_flag_TV_R81() {
    Siege siege = past("spear-north dog flag-borzan").play("gaze");
    assertEquals("~show dog", siege.played().fallbackEntry(Seat.of(1)).notation());
  }

  @Test
  void a_kings_mage_whose_flag_is_laid_there_goes_home_TV_R83_TV_R53() {
    Siege siege = Siege.duel("royal-mage-borzan dog", "dog flag-borzan").flag('A', "flag-borzan");
    siege.play("attack royal-mage-borzan", "part gate", "pass", "pass").offers("gaze");
    siege.play("flag flag-borzan").holds('A', "royal-mage-borzan").dead().nobodyOut();
  }

  @Test
  void in_defence_the_attacker_dies_on_the_way_TV_T15_4_TV_R63_TV_R29() {
    met("ankat", "dog").dead("ankat", "samota").nobodyOut().holds('B', "dog");
    met("griffin", "dog").dead("griffin", "samota");
  }

  @Test
  void committed_defenders_are_judged_when_the_attacker_is_dead_TV_R102_TV_T9_1() {
    Siege siege = Siege.duel("ankat dog", "samota dog gate-warder");
    siege.play("attack ankat", "part gate", "defend dog").passed().play("cast samota");
    siege.play("spell deadly-gaze").dead("ankat", "dog", "samota").holds('B', "gate-warder");
    siege = Siege.duel("ankat dog", "samota dog gate-warder");
    siege.play("attack ankat", "part gate", "defend gate-warder", "cast samota");
    siege.play("spell deadly-gaze").dead("ankat", "samota").holds('B', "gate-warder");
  }

  @Test
  void a_mage_just_committed_may_look_and_has_no_exchange_TV_R96() {
    Siege siege = Siege.duel("ankat dog", "samota dog").play("attack ankat", "part gate");
    siege.play("defend samota", "cast samota", "spell deadly-gaze").dead("ankat", "samota");
    siege.left(11).nobodyOut();
  }

  @Test
  void a_higher_mage_is_not_looked_at_TV_R42() {
    Siege siege = Siege.duel("wind-lady dog", "samota dog").play("attack wind-lady", "part gate");
    siege.play("cast samota").refuses("spell deadly-gaze").play("spell werewolf-breath");
  }

  @Test
  void one_of_a_pair_dies_and_the_other_fights_on_TV_R95_TV_R102() {
    Siege siege = Siege.duel("mahut elephant dog", "samota dog").play("attack mahut+elephant");
    siege.play("part gate", "cast samota", "spell deadly-gaze").refuses("look dog");
    siege.offers("look elephant").play("look mahut").passed();
    siege.dead("mahut", "samota").left(11);
    siege = Siege.duel("mahut elephant dog", "samota dog dog").play("attack mahut+elephant");
    siege.play("part gate", "defend samota", "cast samota", "spell deadly-gaze");
    siege.play("look elephant");
    assertEquals("gaze", siege.view().attack().steps().getLast().kind());
    assertEquals(List.of(), siege.view().attack().guards());
    siege.offers("defend dog");
  }

  @Test
  void a_gaze_drives_a_dragon_off_and_costs_the_mage_TV_R58_TV_R98() {
    Siege siege = Siege.duel("dragon-priest dog", "samota dog dog").phase("lay");
    siege.play("cast dragon-priest", "cast samota").offers("spell deadly-gaze");
    siege.play("spell deadly-gaze").holds('B', "dog").dead("samota", "dragon-priest");
    assertEquals(1, siege.told(TvrzEvent.DragonDriven.class).size());
  }

  @Test
  void a_host_dies_with_its_guest_TV_R94() {
    Siege siege = Siege.duel("wolf lur dog", "samota dog").phase("lay").play("merge wolf+lur");
    siege.play("attack wolf+lur", "part gate", "cast samota", "spell deadly-gaze");
    siege.dead("lur", "wolf", "samota");
  }
}
