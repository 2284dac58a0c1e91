package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Improvised summoning (R9): an enemy piece serves, and the counter of its colour is turned. */
class ImprovisingTest {

  /** Southern against Northern, Sylvan and Highland. */
  private static Duel melee(String card, String pieces) {
    Duel duel = Duel.on(pieces).manyColours().beings(0, card);
    return duel.schools("southern", "northern", "sylvan", "highland");
  }

  private static List<String> counters(Duel duel) {
    return duel.view().seats().getFirst().counters();
  }

  @Test
  void one_enemy_piece_serves_keeps_its_colour_and_turns_its_counter_TK_R9_1_TK_R9_3() {
    Duel duel = melee("swordmaster", "sc d5, nc f5, yc d4 d6 d7");
    assertEquals(List.of("n", "y", "h"), counters(duel));
    duel.play("summon swordmaster e5");
    assertEquals(List.of("y", "h"), counters(duel));
    duel.play("d4").has("f5", "nc").has("e5", "sh").destroyed(Map.of("yc", 1));
    Duel other = melee("swordmaster", "sc d5, nc f5, yc d4 d6 d7").play("summon swordmaster d6");
    assertEquals(List.of("n", "h"), counters(other));
    other.destroyed(Map.of("yc", 1)).has("d7", "yc");
  }

  @Test
  void two_enemy_pieces_are_too_many_TK_R9_1() {
    melee("swordmaster", "nc d5, yc f5, sc h7").refuses("summon swordmaster e5");
  }

  @Test
  void a_colour_can_be_used_once_TK_R9_1() {
    Duel used = melee("swordmaster", "sc d5, nc f5");
    used.with("counters", List.of(List.of("y", "h"))).refuses("summon swordmaster e5");
    Duel other = melee("swordmaster", "sc d5, yc f5");
    other.with("counters", List.of(List.of("y", "h"))).play("summon swordmaster e5");
    assertEquals(List.of("h"), counters(other));
  }

  @Test
  void an_improvised_piece_on_the_summon_square_is_destroyed_TK_R9_4() {
    Duel duel = melee("cannon", "sc d5 c6, nh e5").play("summon cannon e5");
    duel.has("e5", "sh").destroyed(Map.of("nh", 1));
    assertEquals(List.of("y", "h"), counters(duel));
    melee("cannon", "sc d5 c6, yl e5").refuses("summon cannon e5");
  }

  @Test
  void an_improvised_piece_is_an_enemy_during_the_effect_TK_R9_3() {
    Duel duel = melee("champion", "yh d5, sc d6 e6 e7").play("summon champion e5");
    duel.offers("d5", "skip").play("d5").destroyed(Map.of("yh", 1));
  }

  @Test
  void the_grant_comes_before_a_counter_TK_R9_5b() {
    Duel duel = melee("swordmaster", "sc d5, nc f5").turn("borrowing", true);
    duel.play("summon swordmaster e5");
    assertEquals(List.of("n", "y", "h"), counters(duel));
  }

  @Test
  void with_the_grant_two_enemy_pieces_serve_and_one_counter_pays_TK_R9_5() {
    Duel same = melee("swordmaster", "nc d5 f5").turn("borrowing", true);
    same.play("summon swordmaster e5");
    assertEquals(List.of("y", "h"), counters(same));
    Duel three = melee("knight", "nc d6 e6, yc f6, sc d7").turn("borrowing", true);
    three.refuses("summon knight e5");
  }

  @Test
  void of_two_colours_the_player_says_which_counter_pays_TK_R9_5c() {
    Duel duel = melee("swordmaster", "nc d5, yc f5").turn("borrowing", true);
    duel.play("summon swordmaster e5").asks("pay").offers("d5", "f5").play("f5");
    assertEquals(List.of("n", "h"), counters(duel));
    Duel one = melee("swordmaster", "nc d5, yc f5").turn("borrowing", true);
    one.with("counters", List.of(List.of("n"))).play("summon swordmaster e5");
    assertEquals(List.of(), counters(one));
    Duel none = melee("swordmaster", "nc d5, yc f5").turn("borrowing", true);
    none.with("counters", List.of(List.of("h"))).refuses("summon swordmaster e5");
  }

  @Test
  void the_squares_that_are_borrowed_are_told_TK_R9_6() {
    Duel duel = melee("swordmaster", "sc d5, nc f5");
    assertTrue(
        duel.match().question(arenhold.rules.Seat.of(0)).orElseThrow().choices().stream()
            .anyMatch(
                choice ->
                    choice.notation().equals("summon swordmaster e5")
                        && List.of("f5").equals(choice.parts().get("borrows"))));
  }
}
