package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Asked;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.tvrz.deed.Code;
import arenhold.rules.tvrz.deed.Code.Verb;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Position;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Monsters that enter animals. */
class MergingTest {

  private static List<TvrzView.Body> hand(Siege siege, char seat) {
    return siege.view(seat).seats().get(seat - 'A').hand();
  }

  /** A seat that holds a wolf with Lur in it. */
  private static Siege merged(Siege siege, char seat) {
    return siege.fort(seat, "bodies", List.of(Map.of("body", "wolf+lur")));
  }

  @Test
  void a_guest_enters_an_animal_which_then_needs_no_master_TV_T12_19_TV_R50() {
    Siege siege = Siege.duel("lur wolf olanor", "tamil-rider dog").phase("lay");
    siege.offers("merge wolf+lur").refuses("merge olanor+lur", "merge lur+wolf");
    siege.play("merge wolf+lur");
    assertEquals("attack", siege.view().phase());
    siege.refuses("attack wolf", "attack lur").attack("wolf+lur", "gate", "tamil-rider");
    siege.left(5, 0).dead("lur", "wolf");
    TvrzEvent.Announced told = siege.told(TvrzEvent.Announced.class).getFirst();
    assertEquals(new TvrzEvent.Announced(0, 1, "wolf", List.of("lur")), told);
  }

  @Test
  void nobody_else_can_tell_it_from_going_on_TV_R50_TV_R109_TV_R124() {
    Siege siege = Siege.duel("lur wolf olanor", "tamil-rider dog").phase("lay");
    Siege other = Siege.duel("lur wolf olanor", "tamil-rider dog").phase("lay");
    siege.play("merge wolf+lur");
    other.play("done");
    for (Viewer viewer : List.of(Viewer.of(Seat.of(1)), Viewer.SPECTATOR)) {
      assertEquals(other.played().view(viewer), siege.played().view(viewer));
      assertEquals(other.played().waiting(viewer), siege.played().waiting(viewer));
      assertTrue(siege.told(TvrzEvent.Merged.class).getFirst().seenBy(viewer).isEmpty());
    }
    assertEquals(3, siege.cards('A'), "two cards in hand");
    TvrzView.Body merged = hand(siege, 'A').getLast();
    assertEquals(new TvrzView.Body("wolf", List.of(), "lur", 5, 6, 1), merged);
  }

  @Test
  void only_tagged_hosts_in_hand_take_a_guest_and_only_one_TV_T12_19_TV_R94() {
    Siege siege =
        Siege.duel("lur tick-thing wolf olanor", "dog").phase("lay").unit('A', 1, "raven");
    siege.offers("merge wolf+lur", "merge wolf+tick-thing").refuses("merge raven+lur");
    Siege both = Siege.duel("lur tick-thing wolf olanor", "dog").phase("lay");
    merged(both, 'A').refuses("merge wolf+tick-thing", "merge wolf+lur").offers("done");
    Siege.duel("lur wolf olanor", "dog").phase("fortify").refuses("merge wolf+lur");
  }

  @Test
  void the_pair_defends_in_the_place_of_its_host_and_dies_as_one_TV_R50_TV_T12_19() {
    Siege siege = merged(Siege.duel("toront dog", "wolf lur tamil-rider"), 'B');
    siege.attack("toront", "gate").refuses("defend lur").play("defend wolf+lur").passed();
    siege.play("defend tamil-rider").passed().left(15, 9, 0);
    siege.dead("toront", "tamil-rider", "lur", "wolf");
  }

  @Test
  void the_host_has_its_own_traits_and_the_guests_sleep_TV_R94() {
    Siege siege = Siege.duel("hooded-killer dog", "watch-dog lur dog");
    siege.fort('B', "bodies", List.of(Map.of("body", "watch-dog+lur")));
    siege.fort('B', "items", Map.of("item-bell", 1));
    siege.play("attack hooded-killer", "infiltrate").passed().play("expose watch-dog+lur");
    TvrzView.Body known = siege.view('A').seats().get(1).known().getFirst();
    assertEquals("lur", known.guest(), "shown, so everybody knows");
  }

  @Test
  void a_merged_pair_stays_in_hand_and_is_known_once_it_has_fought_TV_R84_TV_R73() {
    Siege siege = Siege.duel("raven lur dog olanor", "shadow").phase("lay");
    siege.fort('A', "bodies", List.of(Map.of("body", "raven+lur")));
    siege.refuses("out raven", "out raven+lur").play("done");
    siege.attack("raven+lur", "gate").play("nobody").out('B');
    assertTrue(siege.played().isOver());
    siege = Siege.of(3).hand('A', "raven lur dog olanor").hand('C', "dog dog");
    siege.fort('A', "bodies", List.of(Map.of("body", "raven+lur")));
    siege.play("at 2", "attack raven+lur", "part gate").passed().play("nobody").out('B');
    TvrzView.Body known = siege.view('C').seats().getFirst().known().getFirst();
    assertEquals(new TvrzView.Body("raven", List.of(), "lur", 2, 2, 1), known);
    assertEquals(1, siege.view('C').seats().getFirst().known().size());
  }

  @Test
  void an_assassin_murders_both_TV_R94() {
    Siege siege = merged(Siege.duel("hooded-killer dog", "wolf lur dog"), 'B');
    siege.play("attack hooded-killer", "infiltrate").passed();
    siege.play("show wolf+lur", "show dog", "nobody", "murder wolf+lur").dead("lur", "wolf");
    assertEquals(List.of("dog"), siege.known('A', 'B'));
  }

  @Test
  void a_ring_on_the_host_counts_and_one_on_the_guest_sleeps_TV_R94_TV_R108() {
    Siege siege =
        Siege.duel("lur wolf dog item-ring-might item-ring-might", "dog dog").phase("lay");
    siege.play("equip item-ring-might", "on lur", "equip item-ring-might", "on wolf");
    siege.play("merge wolf+item-ring-might+lur+item-ring-might");
    List<String> known = siege.known('B', 'A');
    assertEquals(List.of("lur", "wolf"), known, "as two cards with a ring each");
    String both = "wolf+item-ring-might+lur+item-ring-might";
    siege.attack(both, "gate", "dog", "dog").left(8, 6, 4).play("nobody").out('B');
  }

  @Test
  void an_item_on_the_host_tells_nothing_of_the_guest_TV_R50_TV_R108_TV_T17_1() {
    Siege siege = Siege.duel("lur wolf dog item-ring-might", "dog dog").phase("lay");
    siege.fort('A', "bodies", List.of(Map.of("body", "wolf+lur"))).play("equip item-ring-might");
    Match<Position> match = siege.played();
    Asked asked = match.open().getFirst();
    int onHost = Code.of(Verb.ON, Body.read("wolf+lur"));
    assertEquals("on wolf+lur", learned(match, asked, onHost, 0));
    assertEquals("on wolf", learned(match, asked, onHost, 1));
    siege.play("on wolf+lur");
    assertEquals(List.of("wolf"), siege.known('B', 'A'));
    assertEquals(null, siege.view('B').seats().getFirst().known().getFirst().guest());
  }

  private static String learned(Match<Position> match, Asked asked, int code, int seat) {
    return match.game().learned(match.position(), asked, code, Viewer.of(Seat.of(seat)));
  }

  @Test
  void a_seer_sees_two_cards_and_no_link_TV_R94_TV_T12_14() {
    Siege siege = merged(Siege.duel("jitra dog", "wolf lur"), 'B').play("attack jitra");
    List<TvrzView.Body> known = siege.view('A').seats().get(1).known();
    for (TvrzView.Body body : known) assertEquals(null, body.guest());
    assertEquals(2, known.size());
  }

  @Test
  void both_cards_are_discarded_with_their_fort_TV_T10_2_TV_R31() {
    Siege siege = merged(Siege.duel("toront dog", "wolf lur shadow"), 'B');
    siege.attack("toront", "gate", "wolf+lur").play("nobody").out('B');
    assertEquals(Set.of("lur", "wolf", "shadow"), Set.copyOf(siege.discard()));
    assertEquals(3, siege.discard().size());
  }
}
