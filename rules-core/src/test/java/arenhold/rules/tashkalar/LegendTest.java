package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LegendTest {

  @Test
  void the_fire_dragon_burns_three_directions_up_to_distance_two_TK_R13_3c() {
    Duel duel =
        Duel.on("nh d2 f2 e4, nc e3, sc e7 g7 e8 a5, sh f6, sl c5").legends(0, "fire-dragon");
    duel.play("summon fire-dragon e5").refuses(">w", ">n", "skip");
    duel.play(">s").destroyed(Map.of("sc", 2, "sh", 1)).has("e8", "sc").has("c5", "sl");
  }

  @Test
  void the_hell_bull_stops_after_a_legendary_piece() {
    Duel duel = Duel.on("nc d4 f4 e5 e6, nh d5 f5, sl e4, sc e3").legends(0, "hell-bull");
    duel.play("summon hell-bull e5", "e5-e4").destroyed(Map.of("sl", 1)).has("e3", "sc");
    assertEquals("action", duel.prompt());
  }

  @Test
  void the_angel_of_death_destroys_what_it_raised_TK_R13_3d() {
    Duel duel = Duel.on("nc d4 f4 c5 g5 e6, nh e5, sc a5, sl i5").legends(0, "angel-of-death");
    duel.play("summon angel-of-death e5").refuses("e5").play("a5");
    duel.has("a5", "nl").destroyed(Map.of("sh", 1));
  }

  @Test
  void the_eldest_tree_works_on_three_squares_by_what_is_there() {
    Duel duel = Duel.on("nh f4 d6, nc c5 g5 e6, sh e4, sl d5").legends(0, "the-eldest-tree");
    duel.play("summon the-eldest-tree e5").refuses("d5", "f4");
    duel.play("e4").refuses("e4").play("e6", "f5");
    duel.has("e6", "nh").has("f5", "nc").destroyed(Map.of("sh", 1));
    assertEquals("action", duel.prompt());
  }

  @Test
  void the_bone_catapult_hits_a_piece_and_the_common_ones_around_it() {
    Duel duel =
        Duel.on("nc d4 h6, nh d6 e6 f6, sl h5, sc i5 g4, sh i4").legends(0, "bone-catapult");
    duel.play("summon bone-catapult e5", "h5");
    duel.board("nc d4, nh d6 e6 f6, nl e5, sh i4").destroyed(Map.of("sl", 1, "sc", 2));
  }

  @Test
  void the_fire_elemental_names_a_branch_that_can_be_carried_out_TK_R13_3a_Q1() {
    Duel both = Duel.on("nh d6 c7, nc f6 e7 g7, sh e4, sc g3").legends(0, "fire-elemental");
    both.play("summon fire-elemental e5").offers("near", "far").play("far");
    both.destroyed(Map.of("sc", 1));
    Duel one = Duel.on("nh d6 c7, nc f6 e7 g7, sc g3").legends(0, "fire-elemental");
    one.play("summon fire-elemental e5").destroyed(Map.of("sc", 1));
  }

  @Test
  void the_leviathan_takes_a_connected_group_TK_R13_3c() {
    Duel duel = Duel.on("nh c6 d6 a7, nc b7 h3, sc h4 h5, sl h6").legends(0, "leviathan");
    duel.play("summon leviathan e5", "h4").offers("h3", "h5", "stop").play("h3", "stop");
    duel.destroyed(Map.of("sc", 1)).has("h5", "sc");
    Duel lower = Duel.on("nh c6 d6 a7, nc b7, sl h6, sh h7").legends(0, "leviathan");
    lower.play("summon leviathan e5", "h6", "h7").has("h6", "sh").has("h7", "sc");
    lower.destroyed(Map.of());
  }

  @Test
  void the_leviathan_asks_for_an_order_where_pieces_are_too_few_TK_R13_3d() {
    Duel duel = Duel.on("nh c6 d6 a7, nc b7, sl h6 h7 h8").legends(0, "leviathan");
    duel.supply(1, "pieces", 1).play("summon leviathan e5", "h6", "h7", "h8");
    assertEquals("order", duel.prompt());
    duel.play("h7").has("h6", "sl").has("h7", "sh").has("h8", "sl");
    Duel none = Duel.on("nh c6 d6 a7, nc b7, sl h6").legends(0, "leviathan");
    none.supply(1, "pieces", 0).play("summon leviathan e5").refuses("h6");
  }

  @Test
  void the_two_headed_dragon_raises_a_piece_that_summoned_it() {
    Duel duel = Duel.on("nh g5 f6 e7, nc g7 h8 a5, sh h7").legends(0, "two-headed-dragon");
    duel.play("summon two-headed-dragon e5").refuses("a5", "e5").play("g7").has("g7", "nh");
    duel.offers("f6", "h7", "skip").play("h7").destroyed(Map.of("sh", 1));
  }

  @Test
  void the_earth_elemental_works_by_red_then_green_squares() {
    Duel duel = Duel.on("nc f5 e6 f6, nh d7 g7, sc d1 e7, sh a5").legends(0, "earth-elemental");
    duel.play("summon earth-elemental e5");
    assertTrue(duel.choices().contains("d1"));
    duel.play("d1").destroyed(Map.of("sc", 1));
    assertEquals("raise", duel.prompt());
    duel.offers("e7").play("e7").has("e7", "sh");
    assertEquals("action", duel.prompt(), "no coloured square is next to e5");
  }

  @Test
  void the_storm_elementals_piece_moves_in_one_direction_and_is_destroyed() {
    Duel duel = Duel.on("nh d3 d4 f4, nc e5, sh h5 i5").legends(0, "storm-elemental");
    duel.play("summon storm-elemental e5").offers("common", "heroic", "legendary", "skip");
    duel.play("heroic", "g5", "g5-h5", "h5-i5").destroyed(Map.of("sh", 2));
    assertEquals(null, duel.view().board().get("i5"));
    assertEquals("action", duel.prompt());
  }

  @Test
  void the_titan_scores_nothing_TK_R10_6() {
    Duel duel = Duel.on("nh e6 e7, nc d8 e8 f8, sl e4 d4, sh f4, sc d5").legends(0, "titan");
    duel.play("summon titan e5").board("nl e5, nh e7, nc d8 e8 f8, sl d4").destroyed(Map.of());
  }

  @Test
  void a_legend_scores_at_once_and_an_upgrade_does_not_TK_R10_10() {
    Duel duel = Duel.on("nh d6 f6 e7, nc d8 f8").legends(0, "time-elemental").scores(9, 9);
    duel.play("summon time-elemental e5");
    assertEquals(List.of(10, 9), duel.scores());
  }

  @Test
  void the_time_elemental_grants_an_extra_turn_TK_R15_8() {
    Duel duel = Duel.on("nh d6 f6 e7, nc d8 f8").legends(0, "time-elemental").actions(1);
    duel.play("summon time-elemental e5", "end");
    assertEquals(0, duel.view().turn().seat());
    assertTrue(duel.view().turn().extra());
    assertEquals(2, duel.view().turn().actions());
    duel.play("place a3", "place a4", "end");
    assertEquals(1, duel.view().turn().seat());
  }
}
