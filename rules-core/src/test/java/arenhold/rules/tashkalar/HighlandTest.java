package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the Highland beings do and what they refuse. */
class HighlandTest {

  private static Duel summoned(String card, String pieces) {
    return Duel.summoned("highland", card, pieces);
  }

  /** The same on another square. */
  private static Duel at(String square, String card, String pieces) {
    Duel duel = Duel.on(pieces).schools("highland", "southern").beings(0, card);
    return duel.play("summon " + card + " " + square);
  }

  @Test
  void the_wild_eagle_leaps_anywhere_onto_common_pieces_TK_R13_11() {
    Duel duel = summoned("wild-eagle", "hc d6 f6, sc a3, sh i7");
    duel.refuses("e5", "i7").play("a3").has("a3", "hc").destroyed(Map.of("sc", 1)).done(1);
    Duel own = summoned("wild-eagle", "hc d6 f6, sc a3").play("d6");
    own.board("hc d6 f6, sc a3").destroyed(Map.of());
    summoned("wild-eagle", "hc d6 f6").play("skip").has("e5", "hc").done(1);
  }

  @Test
  void the_eagle_lord_leaps_onto_heroic_pieces_too_but_never_onto_legends_TK_R13_11() {
    Duel duel = summoned("eagle-lord", "hc c5 g5 d6 f6, sh i7, sl a3");
    duel.refuses("a3").play("i7").has("i7", "hh").destroyed(Map.of("sh", 1)).done(1);
  }

  @Test
  void the_clan_axeman_strikes_orthogonally_whoever_it_is_TK_R13_5() {
    String pieces = "hc f4 d6 e6, sh e4, sl d5, sc d4";
    summoned("clan-axeman", pieces).offers("e4", "e6", "skip").play("e4");
    summoned("clan-axeman", pieces).play("e4").destroyed(Map.of("sh", 1)).done(1);
    summoned("clan-axeman", pieces).play("e6").destroyed(Map.of()).done(1);
    summoned("clan-axeman", "hc f4 d6, sc d4, sl e4").done(1);
  }

  @Test
  void the_clan_healer_places_next_to_green_squares_up_to_the_edge() {
    Duel duel = summoned("clan-healer", "hc f4 d5 f5, sc i3");
    duel.asks("place").refuses("c3", "i3", "e4", "a5");
    assertTrue(duel.choices().containsAll(List.of("h3", "i5", "a4", "b6", "f9", "g9", "stop")));
    duel.play("i5", "c4").has("i5", "hc").has("c4", "hc").done(1);
    summoned("clan-healer", "hc f4 d5 f5").play("b2", "stop").done(1);
  }

  @Test
  void the_clan_healer_places_nothing_for_want_of_pieces_TK_R13_13() {
    Duel duel = Duel.on("hc f4 d5 f5").schools("highland", "southern").beings(0, "clan-healer");
    duel.supply(0, "pieces", 1).play("summon clan-healer e5").done(1);
    Duel one = Duel.on("hc f4 d5 f5").schools("highland", "southern").beings(0, "clan-healer");
    one.supply(0, "pieces", 2).play("summon clan-healer e5", "b2").done(1);
  }

  @Test
  void wolves_make_up_to_two_combat_moves_TK_R13_10() {
    Duel wolf = summoned("dire-wolf", "hc d6 e6 c7, sc e4 e3, sh d4").refuses("e5-d4", "d6-d5");
    wolf.play("e5-e4", "e4-e3").destroyed(Map.of("sc", 2)).done(1);
    Duel rider = summoned("wolf-rider", "hc e6 f6 g6 e7, sh e4, sl d4").refuses("e5-d4", "e6-d6");
    rider.play("e5-e4", "stop").has("e4", "hh").destroyed(Map.of("sh", 1)).done(1);
  }

  @Test
  void the_ritual_keeper_on_green_must_raise_a_common_piece_TK_R13_2() {
    Duel duel = at("c3", "ritual-keeper", "hc c2 b3, hh i5, sc e5");
    duel.asks("raise").offers("c2", "b3", "c3").play("c3").has("c3", "hh").done(1);
  }

  @Test
  void the_ritual_keeper_on_red_lets_any_own_piece_make_a_combat_move() {
    Duel duel = at("d2", "ritual-keeper", "hc d1 c2 i5, sc e2 i4, sh h5");
    duel.refuses("i5-h5", "e2-e3").play("i5-i4").destroyed(Map.of("sc", 1)).done(1);
    at("d2", "ritual-keeper", "hc d1 c2").play("stop").done(1);
    at("e4", "ritual-keeper", "hc e3 d4, sc e5").done(1);
  }

  @Test
  void the_blood_shaman_destroys_anywhere_and_around_a_red_square() {
    String pieces = "hc f4 f5 d6 e6 d1, sc d2 e1 c3 a6, sh d3, sl a5";
    Duel red = summoned("blood-shaman", pieces).refuses("a5", "skip").play("d2");
    red.board("hc f4 f5 d6 e6, hh e5, sc a6, sh d3, sl a5").destroyed(Map.of("sc", 3)).done(1);
    Duel plain = summoned("blood-shaman", pieces).play("d3").has("d2", "sc");
    plain.destroyed(Map.of("sh", 1)).done(1);
  }

  @Test
  void the_blood_shaman_may_have_to_destroy_itself_and_leaves_in_mid_effect_TK_R13_4a() {
    Duel duel = summoned("blood-shaman", "hc f4 f5 d6 e6, sc d4, sh d5").play("e5");
    duel.board("sh d5").destroyed(Map.of("sc", 1)).done(1);
  }

  @Test
  void the_war_drummer_drives_others_two_standard_moves_or_one_combat_move_TK_R13_23() {
    String pieces = "hc e5 f5 e6 f6 a5, sc a4, sh a6";
    Duel combat = summoned("war-drummer", pieces).refuses("e5-e4", "a5-a6").play("a5-a4");
    combat.destroyed(Map.of("sc", 1)).done(1);
    Duel standard = summoned("war-drummer", pieces).play("a5-b5").refuses("b5-a4");
    standard.play("f5-g5").done(1);
    summoned("war-drummer", pieces).play("stop").done(1);
  }

  @Test
  void the_war_drummer_needs_an_own_piece_to_step_on_TK_R6_3_1() {
    Duel duel = Duel.on("hc f5 e6 f6, sc e5").schools("highland", "southern");
    duel.beings(0, "war-drummer").refuses("summon war-drummer e5");
  }

  @Test
  void the_hill_giant_crushes_everything_orthogonal_that_is_no_legend() {
    Duel duel = summoned("hill-giant", "hc e6 d7 e7 f7, sh e4, sl d5, sc d4");
    duel.board("hc d7 e7 f7, hh e5, sl d5, sc d4").destroyed(Map.of("sh", 1)).done(1);
  }

  @Test
  void three_moves_need_the_warlord_among_them() {
    Duel others = summoned("warlord", "hc d6 e6 f6 c7 g7, sc c6").play("d6-c6", "c6-b6");
    others.destroyed(Map.of("sc", 1));
    for (String choice : others.choices()) {
      assertTrue(choice.startsWith("e5-") || choice.equals("stop"), choice);
    }
    others.play("e5-e4").done(1);
    Duel himself = summoned("warlord", "hc d6 e6 f6 c7 g7");
    himself.play("e5-e4", "d6-d5", "d5-d4").has("d4", "hc").done(1);
  }

  @Test
  void a_warlord_who_was_trampled_leaves_two_moves_to_the_others_TK_R13_4a() {
    Duel duel = summoned("warlord", "hc d6 e6 f6 c7 g7, hl e4").play("e4-e5", "e5-e4");
    duel.done(1);
  }

  @Test
  void the_ritual_master_on_green_gains_two_actions_TK_R4_6() {
    at("c3", "ritual-master", "hc b2 b4 d4").done(3);
    at("e4", "ritual-master", "hc d3 d5 f5, sc e5").done(1);
  }

  @Test
  void the_ritual_master_on_red_may_destroy_one_heroic_and_one_common_piece() {
    String pieces = "hc d4 d6 f6, sh a5, sc i4, sl i5";
    Duel both = summoned("ritual-master", pieces).offers("a5", "e5", "skip").play("a5");
    both.offers("d4", "i4", "d6", "f6", "skip").play("i4");
    both.destroyed(Map.of("sh", 1, "sc", 1)).done(1);
    Duel common = summoned("ritual-master", pieces).play("skip", "i4");
    common.destroyed(Map.of("sc", 1)).done(1);
    Duel himself = summoned("ritual-master", pieces).play("e5", "skip");
    himself.board("hc d4 d6 f6, sh a5, sc i4, sl i5").done(1);
  }

  @Test
  void the_legend_slayer_destroys_a_legend_or_two_lesser_pieces_never_both() {
    String pieces = "hc e6 f6 e7 g7, sl d4, sh f4, sc d6 e4";
    Duel legend = summoned("legend-slayer", pieces).offers("d4", "f4", "d6", "f6", "skip");
    legend.play("d4").destroyed(Map.of("sl", 1)).done(1);
    Duel two = summoned("legend-slayer", pieces).play("f4").offers("d6", "f6", "skip");
    two.play("d6").destroyed(Map.of("sh", 1, "sc", 1)).done(1);
    summoned("legend-slayer", pieces).play("f4", "skip").done(1);
  }

  @Test
  void the_mountain_troll_eats_enemy_commons_and_two_give_strength_TK_R13_22() {
    Duel two = summoned("mountain-troll", "hc d6 e6 e7 f7 d5, sc d4 e4, sh f4");
    two.board("hc d6 e6 e7 f7 d5, hh e5, sh f4").destroyed(Map.of("sc", 2)).done(2);
    Duel one = summoned("mountain-troll", "hc d6 e6 e7 f7, sc d4, sh f4");
    one.destroyed(Map.of("sc", 1)).done(1);
  }

  @Test
  void the_hungry_bear_goes_on_only_after_eating() {
    String pieces = "hc f5 e6 f6, sc e4 e3 e2, sh d4";
    Duel eats = summoned("hungry-bear", pieces).refuses("e5-d4").play("e5-e4", "e4-e3");
    eats.destroyed(Map.of("sc", 2)).done(1);
    summoned("hungry-bear", pieces).play("e5-d5").done(1);
    summoned("hungry-bear", pieces).play("e5-e4", "stop").has("e4", "hh").done(1);
    summoned("hungry-bear", pieces).play("stop").done(1);
  }

  @Test
  void the_werewolf_is_strong_on_coloured_squares_but_not_in_the_centre() {
    Duel centre = summoned("werewolf", "hc c4 b5 c6, sh e4").refuses("e5-e4");
    centre.play("e5-d4").done(1);
    Duel green = at("i4", "werewolf", "hc g3 f4 g5, sh i5, sc h6").refuses("i4-h6");
    green.play("i4-i5", "i5-h6", "h6-h5").destroyed(Map.of("sh", 1, "sc", 1)).done(1);
    Duel red = at("c8", "werewolf", "hc e7 f8 e9, sh c9").play("c8-c9", "stop");
    red.destroyed(Map.of("sh", 1)).done(1);
  }

  @Test
  void the_clan_guardian_raises_a_common_piece_that_summoned_it() {
    Duel duel = summoned("clan-guardian", "hc c5 d5 a5, hh f5, sc e4");
    duel.offers("c5", "d5", "skip").play("d5").has("d5", "hh").done(1);
    summoned("clan-guardian", "hc c5, hh d5 f5").play("skip").has("c5", "hc").done(1);
    assertEquals("action", summoned("clan-guardian", "hh c5 d5 f5").prompt());
  }
}
