package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Patience;
import arenhold.rules.destiny.play.DestinyEvent;
import arenhold.rules.destiny.position.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the game is put to its players. */
class TableTest {

  @Test
  void each_brings_a_team_a_deck_and_a_battlefield_DS_D1_1() {
    Position p = new Destiny().start(RandomPlayTest.setup(2));
    for (int seat = 0; seat < 2; seat++) {
      assertEquals(30, p.sides[seat].deck.size());
      assertFalse(p.characters(seat).isEmpty());
      assertTrue(p.sides[seat].unused >= 0);
    }
  }

  @Test
  void total_and_consequence_are_said_before_an_attack_DS_D19_1() {
    Duel duel = Duel.of("46+63", "11/8*1").pool('A', "46:3ranged/1", "63:+2ranged");
    duel.resources('A', 1).play("resolve 46");
    assertEquals(List.of("5"), duel.parts("join 63").get("total"));
    assertEquals(List.of("1"), duel.parts("join 63").get("cost"));
    duel.play("join 63").asks("target");
    assertEquals(List.of("1"), duel.parts("at 11").get("blocked"));
    assertEquals(List.of("3"), duel.parts("at 11").get("taken"));
    assertEquals(List.of("0"), duel.parts("at 11").get("lives"));
  }

  @Test
  void the_die_is_paid_for_when_the_target_is_named_DS_D19_1() {
    Duel duel = Duel.of("46", "11 35").pool('A', "46:3ranged/1").resources('A', 1);
    duel.play("resolve 46").asks("target");
    assertTrue(duel.told('B').stream().noneMatch(DestinyEvent.Resolved.class::isInstance));
    duel.play("at 11").has('A', 0).side('B', "11/3 35");
  }

  @Test
  void shields_that_may_be_divided_go_together_to_another_player_DS_D19_1() {
    Duel duel = Duel.of("45+50", "11").pool('A', "50:2shield").play("resolve 50");
    assertEquals(List.of("1"), duel.parts("at 45").get("shields"));
    assertEquals(List.of("2"), duel.parts("at 11").get("shields"));
  }

  @Test
  void an_ability_of_who_is_not_acting_has_a_time_of_its_own_DS_D19_5() {
    Duel duel = Duel.of("45", "9").pool('A', "45:1ranged").hand('B', 157, 105);
    duel.play("resolve 45", "at 9").asks('B', "trigger");
    assertEquals(Patience.within(15), duel.patience());
    duel.play("yes").asks('B', "discard");
    assertEquals(Patience.NONE, duel.patience());
    duel = Duel.of("20 46", "35").play("activate 20").asks('A', "trigger");
    assertEquals(Patience.NONE, duel.patience());
  }

  @Test
  void who_takes_an_action_inside_another_is_the_one_who_acts_DS_D19_5() {
    Duel duel = Duel.of("28", "38 21").given(110).hand('B', 61).resources('B', 2);
    duel.play("play 110", "play 61", "at 38").asks('B', "trigger");
    assertEquals(Patience.NONE, duel.patience());
    duel = Duel.of("21", "38").given(110).play("play 110", "activate 38").asks('A', "trigger");
    assertEquals(Patience.within(15), duel.patience());
  }

  @Test
  void everybody_sees_how_many_cards_were_set_back_once_all_have_decided_DS_D19_9_DS_D5_5() {
    Duel duel = Duel.opening(2).asks('A', "set-back").play("done");
    assertEquals(List.of(), told(duel, 'B', DestinyEvent.SetBack.class));
    duel.play("done");
    var none = List.of(new DestinyEvent.SetBack(0, 0), new DestinyEvent.SetBack(1, 0));
    for (char seat : new char[] {'A', 'B'}) {
      assertEquals(none, told(duel, seat, DestinyEvent.SetBack.class));
    }
  }

  private static <E> List<E> told(Duel duel, char seat, Class<E> kind) {
    return duel.told(seat).stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
