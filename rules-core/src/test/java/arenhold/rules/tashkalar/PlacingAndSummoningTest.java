package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.tashkalar.card.Catalogue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlacingAndSummoningTest {

  @Test
  void a_piece_is_placed_on_any_empty_square_TK_R5_1() {
    Duel duel = Duel.on("nc e5, sc d4");
    assertEquals(67, duel.choices("place ").size());
    duel.refuses("place e5", "place d4", "place a1", "end");
    duel.play("place a3").has("a3", "nc");
    assertEquals(1, duel.view().turn().actions());
  }

  @Test
  void with_an_empty_supply_an_own_piece_is_taken_back_first_TK_R5_2() {
    Duel duel = Duel.on("nh e7, nl f7, sc g7").supply(0, "pieces", 0).actions(1);
    assertEquals(List.of("e7"), duel.choices("recall "));
    assertTrue(duel.choices("place ").isEmpty());
    duel.play("recall e7");
    assertEquals("place", duel.prompt());
    assertTrue(duel.choices().contains("e7"), "TK-R5.2b");
    duel.play("d4").board("nc d4, nl f7, sc g7").destroyed(Map.of()).offers("end");
  }

  @Test
  void patterns_fit_turned_and_mirrored_TK_R6_2() {
    Duel line = Duel.on("nc d5 e5 f5 d6").beings(0, "knight");
    assertEquals(List.of("e4"), line.choices("summon knight "));
    Duel turned = Duel.on("nc e3 f3 e4 e5").beings(0, "knight");
    assertEquals(List.of("d4"), turned.choices("summon knight "));
  }

  @Test
  void a_higher_rank_matches_and_one_piece_cannot_serve_twice_TK_R6_2() {
    Duel.on("nl d5, nh f5").beings(0, "swordmaster").play("summon swordmaster e5").has("e5", "nc");
    assertTrue(Duel.on("nh d5").beings(0, "swordmaster").choices("summon").isEmpty());
  }

  @Test
  void every_way_that_differs_in_pieces_marks_or_directions_is_a_choice_TK_R6_2b() {
    Duel duel = Duel.on("nc d5 f5 e4 e6").beings(0, "swordmaster");
    assertEquals(List.of("e5 r0", "e5 r90"), duel.choices("summon swordmaster "));
    Duel alike = Duel.on("nh f6 d6 g7 c7 e7").legends(0, "fire-elemental");
    assertEquals(List.of("e5"), alike.choices("summon fire-elemental "));
  }

  @Test
  void a_piece_of_lower_or_equal_rank_is_oversummoned_TK_R6_3_2() {
    Duel duel = Duel.on("nh d5, nc e5 f5 d6, sh e4, sc e6").beings(0, "knight");
    duel.play("summon knight e4", "stop").has("e4", "nh").destroyed(Map.of("sh", 1));
  }

  @Test
  void a_piece_of_higher_rank_forbids_summoning_even_an_own_one_TK_R6_3_3() {
    assertTrue(Duel.on("nc d5 f5, nh e5").beings(0, "swordmaster").choices("summon").isEmpty());
    assertTrue(Duel.on("nc d5 f5, sh e5").beings(0, "swordmaster").choices("summon").isEmpty());
    assertTrue(Duel.on("nc d5 c6, nl e5").beings(0, "cannon").choices("summon").isEmpty());
  }

  @Test
  void the_pattern_may_need_an_own_piece_on_the_summon_square_TK_R6_3_1() {
    assertTrue(Duel.on("nc d5 c6").beings(0, "cannon").choices("summon").isEmpty());
    Duel duel = Duel.on("nc d5 c6 e5").beings(0, "cannon");
    assertEquals(List.of("e5"), duel.choices("summon cannon "));
    duel.play("summon cannon e5").board("nc d5 c6, nh e5");
  }

  @Test
  void for_want_of_pieces_the_own_piece_below_becomes_the_being_TK_R6_5_1() {
    Duel duel = Duel.on("nc d5 c6 e5").beings(0, "cannon").supply(0, "pieces", 0);
    duel.play("summon cannon e5").board("nc d5 c6, nh e5");
  }

  @Test
  void for_want_of_pieces_one_outside_the_pattern_is_taken_TK_R6_5_2() {
    Duel duel = Duel.on("nc d5 f5 e2, nh e8").beings(0, "swordmaster").supply(0, "pieces", 0);
    duel.play("summon swordmaster e5").offers("e2", "e8");
    assertEquals("take", duel.prompt());
    duel.play("e8").board("nc d5 e5 f5 e2").destroyed(Map.of());
  }

  @Test
  void without_any_piece_to_take_there_is_no_summoning_TK_R6_5_3() {
    Duel duel = Duel.on("nc d5 f5").beings(0, "swordmaster").supply(0, "pieces", 0);
    assertTrue(duel.choices("summon").isEmpty());
    Duel legend = Duel.on("nl d6 f6 e7, nc d8 f8").legends(0, "time-elemental");
    assertTrue(legend.choices("summon").isEmpty(), "all three legendary pieces are in use");
    Duel spare = Duel.on("nh d6, nl f6 e7 a5, nc d8 f8").legends(0, "time-elemental");
    spare.play("summon time-elemental e5").offers("a5");
  }

  @Test
  void a_summoned_card_is_spent_whatever_it_did_TK_R6_6() {
    Duel duel = Duel.on("nc d5 f5").beings(0, "swordmaster").play("summon swordmaster e5");
    assertEquals(List.of("swordmaster"), duel.view().seats().get(0).discard());
    assertEquals(0, duel.view().seats().get(0).hand().beings());
  }

  @Test
  void a_list_that_would_be_too_long_offers_cards_first() {
    StringBuilder block = new StringBuilder("nc");
    for (char column = 'c'; column <= 'f'; column++) {
      for (int row = 3; row <= 6; row++) block.append(' ').append(column).append(row);
    }
    Duel duel = Duel.on(block.toString()).beings(0, "bomb", "herald", "messenger");
    assertTrue(duel.choices().contains("summon bomb"), () -> "" + duel.choices());
    assertTrue(duel.choices().size() <= 256);
    duel.supply(0, "pieces", 0).play("summon bomb");
    assertEquals("summonAt", duel.prompt());
    assertTrue(duel.choices().size() <= 256);
  }

  @Test
  void every_card_has_an_effect_and_its_patterns_number_of_orientations() {
    assertEquals(18, Catalogue.school("northern").beings().size());
    assertEquals(12, Catalogue.LEGENDS.size());
    assertEquals(12, Catalogue.FLARES.size());
    assertEquals(69, Catalogue.DEATHMATCH.squares().count());
  }
}
