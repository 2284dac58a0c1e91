package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import arenhold.rules.destiny.position.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where cards and dice are, and what can be done with them there. */
class ZonesTest {

  private static final Destiny GAME = new Destiny();

  @Test
  void abilities_are_used_of_cards_in_the_own_active_area_alone_DS_D4_1() {
    Duel.of("11+90 76", "35").asks("action").offers("use 76", "use 90");
    Duel.of("11", "35").hand('A', 76, 90).asks("action").refuses("use 76", "use 90");
    Duel.of("11", "35").pile('A', 76, 90).deckOf('A', 76, 90).refuses("use 76", "use 90");
    Duel.of("11", "35+90 76").asks("action").refuses("use 76", "use 90");
  }

  @Test
  void the_battlefield_is_active_for_who_controls_it_DS_D4_1() {
    Duel duel = Duel.of("45", "11").field(166, 'B').unused('A', 165).play("claim", "yes");
    duel.asks("shield", "at 45", "at 11").play("at 45").side('A', "45*1");
    assertEquals(0, duel.position().controller);
  }

  @Test
  void a_card_enters_play_from_the_hand_and_leaves_it_for_the_discard_pile_DS_D4_2() {
    Duel duel = Duel.of("45", "11").given(63).play("play 63").side('A', "45+63").holds('A');
    assertEquals(1, dice(duel.position(), 63));
    duel = Duel.of("45+63", "11").hand('A', 8).play("play 8").side('A', "45+8");
    duel.discarded('A', 63);
    assertEquals(0, dice(duel.position(), 63));
  }

  @Test
  void going_from_one_character_to_another_is_not_leaving_play_DS_D4_2() {
    Duel duel = Duel.of("11", "45/9+63! 38").pool('A', "11:1melee");
    duel.play("resolve 11", "at 45", "at 38").side('B', "38+63!").discarded('B');
    assertEquals(1, dice(duel.position(), 63));
  }

  private static long dice(Position p, int card) {
    return p.dice.stream().filter(die -> die.card == card).count();
  }

  @Test
  void dice_of_cards_not_in_play_and_the_unused_battlefield_lie_set_aside_DS_D4_9() {
    Duel duel = Duel.of("45", "11").hand('A', 63, 6).deckOf('A', 8).unused('A', 169);
    assertEquals(List.of(45, 11), duel.position().dice.stream().map(die -> die.card).toList());
    assertEquals("aw169", seen(duel, 'A', 'B').unused());
  }

  @Test
  void what_an_effect_sets_aside_lies_face_up_and_does_not_come_back_DS_D4_9() {
    Duel duel = Duel.of("35 28!", "11").given(138).hand('A', 105).deckOf('A', 157, 157);
    duel.play("play 138", "card 105").discarded('A', 138);
    for (char viewer : new char[] {'A', 'B'}) {
      assertEquals(List.of("aw105"), seen(duel, 'A', viewer).aside());
    }
    duel.endOfRound();
    assertEquals(List.of("aw105"), seen(duel, 'A', 'B').aside());
  }

  @Test
  void a_defeated_character_waits_face_up_until_an_effect_brings_it_back_DS_D18_15_DS_D4_9() {
    Duel duel = Duel.of("45", "2/6 11").pool('A', "45:1ranged").hand('B', 70).resources('B', 9);
    duel.play("resolve 45", "at 2");
    for (char viewer : new char[] {'A', 'B'}) {
      assertEquals(List.of("aw002"), seen(duel, 'B', viewer).aside());
    }
    duel.play("play 70").side('B', "11 2");
    assertEquals(List.of(), seen(duel, 'B', 'A').aside());
  }

  private static DestinyView.Side seen(Duel duel, char seat, char viewer) {
    Viewer who = Viewer.of(Seat.of(viewer - 'A'));
    return ((DestinyView) GAME.view(duel.position(), who)).seats().get(seat - 'A');
  }

  @Test
  void characters_begin_in_play_and_stay_until_they_are_defeated_DS_D6_1() {
    Position start = GAME.start(RandomPlayTest.setup(2));
    for (int seat = 0; seat < 2; seat++) {
      assertEquals(start.teams.get(seat).members().size(), start.characters(seat).size());
    }
    Duel duel = Duel.of("45", "2/6 11").pool('A', "45:1ranged").endOfRound();
    duel.side('A', "45").side('B', "2/6 11");
    duel = Duel.of("45", "2/6 11").pool('A', "45:1ranged").play("resolve 45", "at 2");
    duel.side('B', "11").discarded('B');
    assertEquals(2, duel.position().sides[1].fallen.getFirst().card().number);
    duel.endOfRound().side('B', "11");
  }

  @Test
  void the_battlefield_lies_with_who_claimed_it_last_DS_D6_8() {
    Duel duel = Duel.of("45", "11").field(168, 'B').play("claim", "no");
    assertEquals(0, duel.position().controller);
    duel.endOfRound().asks('A', "action").play("pass", "claim", "no");
    assertEquals(1, duel.position().controller);
    duel.endOfRound().asks('B', "action");
  }

  @Test
  void a_battlefield_that_was_not_chosen_plays_no_part_DS_D6_8() {
    Duel duel = Duel.of("45", "11").field(168, 'B').unused('A', 166).play("claim");
    assertEquals(168, duel.position().field);
    assertEquals(166, duel.position().sides[0].unused);
    duel = Duel.of("45", "11").field(166, 'A').unused('B', 165).play("claim", "yes", "at 45");
    duel.deckSize('A', 10).deckSize('B', 10);
  }

  @Test
  void that_many_random_cards_leave_the_hand_or_all_if_fewer_DS_D7_6() {
    Duel duel = Duel.of("20", "11").pool('A', "20:2discard").hand('B', 60, 61, 63);
    duel.nature("63", "60").play("resolve 20").holds('B', 61).discarded('B', 60, 63);
    duel = Duel.of("20", "11").pool('A', "20:2discard").hand('B', 60).play("resolve 20");
    duel.holds('B').discarded('B', 60);
    Duel.of("20", "11").pool('A', "20:2discard").play("resolve 20").holds('B').inPool('A');
  }

  @Test
  void a_turn_is_one_action_of_six_kinds_or_a_pass_DS_D9_3() {
    Duel duel = turn().asks('A', "action").offers("play 157", "activate 11", "resolve 45");
    duel.offers("reroll", "use 76", "claim", "pass");
    String[][] turns = {
      {"play 157", "at 45"},
      {"activate 11"},
      {"resolve 45", "at 35"},
      {"reroll"},
      {"use 76", "at 11"},
      {"claim", "no"},
      {"pass"}
    };
    for (String[] each : turns) turn().play(each).asks('B', "action");
  }

  /** A turn in which everything can be done. */
  private static Duel turn() {
    return Duel.of("11 45 76", "35").given(157).pool('A', "45:1ranged");
  }
}
