package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.rules.tvrz.deed.TvrzEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Mahout and elephant, falconer and falcon: two cards that fight as one. */
class PairTest {

  private static List<String> hand(Siege siege, char seat) {
    return Siege.cards(siege.view().seats().get(seat - 'A').hand());
  }

  @Test
  void a_pair_attacks_as_one_with_both_strengths_TV_T12_20_TV_R51() {
    Siege siege = Siege.duel("mahut elephant dog", "tamil-rider xorxos");
    siege.attack("mahut+elephant", "gate", "tamil-rider").left(13, 0);
    siege.dead("tamil-rider", "mahut", "elephant");
    TvrzEvent.Announced told = siege.told(TvrzEvent.Announced.class).getFirst();
    assertEquals(new TvrzEvent.Announced(0, 1, "mahut", List.of("elephant")), told);
    Siege.duel("elephant dog", "dog").refuses("attack elephant", "attack mahut+elephant");
    Siege.duel("mahut elephant dog", "dog").offers("attack elephant", "attack mahut");
    Siege.duel("falconer elephant dog", "dog").refuses("attack falconer+elephant");
  }

  @Test
  void the_order_of_losses_is_asked_once_for_the_whole_fight_TV_R95_TV_R51() {
    Siege siege = Siege.duel("mahut elephant dog", "dog spear-south");
    siege.works('B', "fort-south-1").attack("mahut+elephant", "south");
    assertEquals("loss", siege.asked(), "the wall is the first loss");
    siege.offers("loses mahut", "loses elephant").play("loses elephant").passed();
    siege.play("defend dog").passed().play("defend spear-south").passed().left(12, 10, 2);
    siege.play("nobody").out('B');
    assertEquals(List.of("mahut"), hand(siege, 'A').stream().filter("mahut"::equals).toList());
    siege.holds('A', "mahut");
    siege = Siege.duel("mahut elephant dog", "dog spear-south").works('B', "fort-south-1");
    siege.attack("mahut+elephant", "south").play("loses mahut").passed();
    siege.play("defend dog").passed().play("defend spear-south").passed().left(12, 10, 2);
    siege.play("nobody").out('B');
    assertEquals(List.of("dog"), hand(siege, 'A').subList(0, 1));
  }

  @Test
  void each_part_doubles_and_is_judged_by_its_own_base_TV_R95_TV_R51() {
    Siege siege = Siege.duel("mahut elephant dog", "xorxos");
    siege.attack("mahut+elephant", "gate").play("defend xorxos").passed();
    siege.play("loses mahut").left(13, 26, 20).play("nobody").out('B');
    List<TvrzEvent.Judged> judged = siege.told(TvrzEvent.Judged.class);
    assertEquals(new TvrzEvent.Judged(0, "mahut", 0, 2, false), judged.get(0));
    assertEquals(new TvrzEvent.Judged(0, "elephant", 20, 11, true), judged.get(1));
  }

  @Test
  void in_defence_the_leaders_part_counts_TV_T12_20_TV_R51() {
    Siege siege = Siege.duel("toront dog", "mahut elephant").attack("toront", "north");
    siege.play("defend mahut+elephant").passed().play("loses mahut").left(15, 0);
    assertEquals(18, siege.told(TvrzEvent.Exchanged.class).getFirst().strength());
    siege.dead("toront", "mahut", "elephant");
    siege = Siege.duel("toront dog", "mahut elephant").attack("toront", "east");
    siege.play("defend mahut+elephant").passed().left(15, 30, 12).play("nobody").out('B');
    Siege.duel("toront dog", "mahut elephant").attack("toront", "gate").offers("defend mahut");
  }

  @Test
  void the_survivor_of_a_defending_pair_goes_home_TV_R51_TV_R95() {
    Siege siege = Siege.duel("olanor dog", "mahut elephant").attack("olanor", "north");
    siege.play("defend mahut+elephant").passed().offers("loses elephant").play("loses mahut");
    siege.dead("olanor", "mahut").holds('B', "elephant");
    assertEquals(List.of("elephant"), siege.known('A', 'B'));
  }

  @Test
  void a_pair_flies_only_if_both_do_TV_R51() {
    Siege siege = Siege.duel("falconer falcon dog", "dog dog").works('B', "fort-south-2");
    siege.attack("falconer+falcon", "south").play("loses falcon").passed().left(5);
    Siege far = Siege.of(4).hand('A', "falconer falcon dog").hand('B', "dog").hand('C', "dog");
    far.hand('D', "dog").play("at 3").offers("attack falcon").refuses("attack falconer+falcon");
  }

  @Test
  void where_one_falls_in_an_ambush_the_other_attacks_on_alone_TV_R91_TV_T12_20() {
    Siege siege = Siege.duel("mahut elephant dog", "robber dog");
    siege.play("attack mahut+elephant", "part gate", "ambush robber", "loses mahut").passed();
    siege.dead("robber", "mahut").play("defend dog").passed().left(11, 9);
  }

  @Test
  void a_host_joins_no_pair_and_rings_count_TV_R94_TV_R108() {
    Siege siege = Siege.duel("mahut elephant lur dog", "tamil-rider");
    siege.fort('A', "bodies", List.of(Map.of("body", "elephant+lur")));
    siege.offers("attack elephant+lur", "attack mahut").refuses("attack mahut+elephant");
    siege =
        Siege.duel("mahut elephant item-ring-might", "tamil-rider").play("attack mahut+elephant");
    siege.play("equip item-ring-might").offers("on mahut", "on elephant").play("on elephant");
    siege.play("part gate").passed().left(16);
  }

  @Test
  void orders_of_defence_name_bodies_held_or_not_TV_R72_TV_T17_7() {
    Siege siege = Siege.duel("toront dog", "dog");
    for (String body : List.of("mahut+elephant", "dog+item-ring-might", "wolf+lur")) {
      assertNull(problem(siege, "defend " + body), body);
    }
    for (String body : List.of("elephant+mahut", "dog+lur+lur", "dog+dog", "lur", "dog+")) {
      assertEquals("answer", problem(siege, "defend " + body), body);
    }
  }

  private static String problem(Siege siege, String answer) {
    Order order = new Order("defence", List.of(answer));
    return new Tvrz().problem(siege.played().position(), Seat.of(1), order);
  }

  @Test
  void nobodys_choice_is_a_single_card_TV_R81_TV_R71() {
    Siege siege = Siege.duel("mahut elephant toront", "dog");
    assertEquals("~attack mahut", siege.played().fallbackEntry(Seat.of(0)).notation());
    siege = Siege.duel("toront dog", "mahut elephant").attack("toront", "north");
    assertEquals("~defend mahut", siege.played().fallbackEntry(Seat.of(1)).notation());
  }

  @Test
  void the_order_of_losses_in_an_ambush_holds_at_the_walls_TV_R95_TV_R91() {
    Siege siege = Siege.duel("mahut elephant dog", "ford-lurker gate-warder");
    siege.works('B', "fort-gate-2").play("attack mahut+elephant", "part gate");
    siege.play("ambush ford-lurker", "loses elephant").passed().left(11);
    siege.play("defend gate-warder").passed().left(11, 2).play("nobody").out('B');
    siege.holds('A', "mahut");
    assertTrue(siege.discard().contains("elephant"));
  }
}
