package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Seat;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Assassins who slip into a fort. */
class AssassinTest {

  private static Siege slip(String assassin, String defenders) {
    return Siege.duel(assassin + " dog", defenders).play("attack " + assassin, "infiltrate");
  }

  @Test
  void a_patrol_at_the_gate_exposes_the_assassin_TV_T12_7_TV_R41_TV_R93() {
    Siege siege = slip("hooded-killer", "rysoun spear-north").passed();
    assertEquals("expose", siege.asked());
    siege.play("expose rysoun").refuses("defend spear-north").play("defend rysoun").passed();
    TvrzEvent.Exchanged fight = siege.told(TvrzEvent.Exchanged.class).getFirst();
    assertEquals(new TvrzEvent.Exchanged(1, "rysoun", "gate", 18, 0, 13), fight);
    siege.dead("hooded-killer").holds('B', "rysoun");
  }

  @Test
  void inside_one_of_three_is_murdered_and_the_rest_fought_TV_T12_7_TV_R41_TV_R25_TV_R29_TV_T9_5() {
    Siege siege = Siege.duel("hooded-killer dog", "gate-warder spear-north dog");
    siege.works('B', "fort-ring-1").play("attack hooded-killer", "infiltrate");
    siege.play("show gate-warder", "show spear-north", "show dog");
    siege.refuses("murder ankat").play("murder spear-north");
    siege.play("defend gate-warder", "defend dog").passed();
    siege.dead("dog", "spear-north", "gate-warder", "hooded-killer").nobodyOut();
    assertEquals(
        List.of(1, 0),
        siege.told(TvrzEvent.Exchanged.class).stream().map(e -> e.attackerLeft()).toList());
  }

  @Test
  void only_defenders_that_could_be_committed_are_shown_and_all_if_fewer_TV_R93() {
    Siege siege = slip("hooded-killer", "wolf knight-borzan spear-north fort-gate-1").passed();
    siege.refuses("show wolf", "show knight-borzan", "nobody").play("show spear-north");
    siege.refuses("show spear-north").play("nobody", "murder spear-north", "nobody").out('B');
  }

  @Test
  void what_is_shown_stays_known_TV_R93_TV_R73() {
    Siege siege = slip("hooded-killer", "spear-north spear-north spear-south dog ankat").passed();
    siege.play("show spear-north", "show spear-north", "show dog", "murder dog");
    List<String> known = siege.known('A', 'B');
    assertEquals(List.of("spear-north", "spear-north"), known);
  }

  @Test
  void a_patrol_of_a_lower_level_or_elsewhere_exposes_nobody_but_a_bell_helps_TV_T12_7_TV_T18_2() {
    slip("nevena", "gate-warder dog").passed().offers("show dog");
    slip("hooded-killer", "borderer dog").passed().offers("show borderer");
    Siege siege = Siege.duel("hooded-killer dog", "watch-dog dog");
    siege.fort('B', "items", Map.of("item-bell", 1));
    siege.play("attack hooded-killer", "infiltrate").passed().offers("expose watch-dog");
  }

  @Test
  void robbers_may_strike_an_assassin_on_the_way_TV_T12_7_TV_T12_2() {
    Siege siege = slip("hooded-killer", "robber dog").play("ambush robber").passed();
    siege.dead("robber", "hooded-killer");
  }

  @Test
  void nobody_else_slips_in_TV_T12_7() {
    Siege siege = Siege.duel("olanor dog", "dog").play("attack olanor").refuses("infiltrate");
    siege.offers("part gate");
    Siege.duel("hooded-killer dog", "dog").play("attack hooded-killer").offers("part gate");
  }

  @Test
  void whoever_does_not_show_in_time_shows_the_weakest_TV_R81() {
    Siege siege = slip("hooded-killer", "spear-north dog bonesetter olanor").passed();
    assertEquals("~show dog", siege.played().fallbackEntry(Seat.of(1)).notation());
  }

  @Test
  void a_patrol_made_universal_by_a_spell_stands_at_the_gate_TV_R93_TV_R41() {
    Siege siege = slip("hooded-killer", "borderer dog obloun").refuses("expose borderer");
    siege.play("cast obloun", "spell transfer-companion-human", "on borderer");
    siege.passed().refuses("show borderer").play("expose borderer");
    siege = Siege.duel("hooded-killer dog", "libena dog").unit('B', 1, "borderer");
    siege.play("attack hooded-killer", "infiltrate", "cast libena", "spell mobilization").passed();
    siege.offers("expose borderer");
  }

  @Test
  void an_assassin_with_nothing_left_does_not_get_in_TV_R100_TV_R13() {
    Siege siege = Siege.duel("hooded-killer dog", "royal-mage-borzan dog");
    siege.flag('B', "flag-borzan").play("attack hooded-killer", "infiltrate");
    siege.play("cast royal-mage-borzan", "spell blue-lightning").passed();
    siege.dead("hooded-killer").nobodyOut();
    assertEquals(List.of(), siege.told(TvrzEvent.Inside.class));
  }
}
