package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Choice;
import arenhold.rules.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the Nethervoid beings do and what they refuse: one file for the whole deck. */
class NethervoidTest {

  /** Summoned on e5 while there is no Gateway. */
  private static Duel summoned(String card, String pieces) {
    return Duel.summoned("nethervoid", card, pieces);
  }

  /** Summoned on e5 while the piece on that square is the Gateway. */
  private static Duel summoned(String card, String gateway, String pieces) {
    return holding(card, gateway, pieces).play("summon " + card + " e5");
  }

  /** With the card in hand and not summoned yet. */
  private static Duel holding(String card, String gateway, String pieces) {
    Duel duel = Duel.on(pieces).schools("nethervoid", "southern").with("gateway", gateway);
    return duel.beings(0, card);
  }

  @Test
  void the_shadow_imp_takes_the_gateway_along_in_its_own_direction() {
    String pieces = "vc d4 f5 h5, sc f4 i4";
    Duel duel = summoned("shadow-imp", "h5", pieces).refuses("h5-i4").play("e5-f4");
    duel.offers("h5-i4", "stop").play("h5-i4").destroyed(Map.of("sc", 2)).done(1);
    assertEquals("i4", duel.view().gateway());
    summoned("shadow-imp", "h5", pieces).play("e5-f4", "stop").destroyed(Map.of("sc", 1)).done(1);
  }

  @Test
  void the_shadow_imp_that_stays_or_is_the_gateway_itself_takes_nobody_along() {
    summoned("shadow-imp", "h5", "vc d4 f5 h5").play("stop").done(1);
    Duel itself = summoned("shadow-imp", "vc d4 f5 h5").play("e5-e4").done(1);
    assertEquals("e4", itself.view().gateway());
    summoned("shadow-imp", "h5", "vc d4 f5 h5, sh i4").play("e5-f4").done(1);
  }

  @Test
  void the_shadow_imp_may_trample_the_gateway_and_then_there_is_none_TK_R19_4() {
    Duel duel = summoned("shadow-imp", "f5", "vc d4 f5").play("e5-f5").done(1);
    assertNull(duel.view().gateway());
  }

  @Test
  void the_flame_imp_burns_a_common_next_to_the_gateway_anybodys() {
    String pieces = "vc c5 d6 h5 g4, sc i5, sh h4, sc e4";
    Duel duel = summoned("flame-imp", "h5", pieces).offers("g4", "i5", "skip");
    duel.play("i5").destroyed(Map.of("sc", 1)).done(1);
    summoned("flame-imp", "h5", pieces).play("g4").destroyed(Map.of()).done(1);
    summoned("flame-imp", "h5", pieces).play("skip").has("i5", "sc").done(1);
    summoned("flame-imp", "h5", "vc c5 d6, vh h5, sh h4").done(1);
  }

  @Test
  void the_gate_keeper_raises_or_places_the_next_gateway_TK_R19_1() {
    String pieces = "vc e4 d5 f5, sc e6";
    Duel raise = summoned("gate-keeper", pieces).offers("raise", "place").play("raise");
    raise.offers("e4", "d5", "e5", "f5", "skip").play("d5").has("d5", "vh").done(1);
    assertEquals("d5", raise.view().gateway());
    Duel place = summoned("gate-keeper", pieces).play("place").refuses("e6").play("a5");
    assertEquals("a5", place.has("a5", "vc").done(1).view().gateway());
  }

  @Test
  void the_gate_keeper_may_leave_it_or_find_no_piece_to_place_TK_R13_13() {
    Duel none = summoned("gate-keeper", "vc e4 d5 f5").play("place", "stop").done(1);
    assertEquals("e5", none.view().gateway());
    summoned("gate-keeper", "vc e4 d5 f5").play("raise", "skip").done(1);
    Duel want = holding("gate-keeper", "e4", "vc e4 d5 f5").supply(0, "pieces", 1);
    want.play("summon gate-keeper e5").asks("raise").play("f5").done(1);
    assertEquals("f5", want.view().gateway());
  }

  @Test
  void the_demon_of_gluttony_grows_by_what_it_eats() {
    String pieces = "vc d6 e6 f6 a5, sc e4, sh e3";
    Duel duel = summoned("demon-of-gluttony", "a5", pieces).play("e5-e4").has("e4", "vh");
    assertEquals("a5", duel.view().gateway());
    duel.play("e4-e3").has("e3", "vh").destroyed(Map.of("sc", 1, "sh", 1)).done(1);
    assertEquals("e3", duel.view().gateway());
    Duel once = summoned("demon-of-gluttony", "a5", pieces).play("e5-e4", "stop").done(1);
    assertEquals("a5", once.view().gateway());
    Duel empty = summoned("demon-of-gluttony", "a5", pieces).play("e5-e4", "e4-d4").done(1);
    assertEquals("a5", empty.view().gateway());
  }

  @Test
  void the_demon_of_gluttony_that_eats_nothing_stays_common() {
    summoned("demon-of-gluttony", "vc d6 e6 f6, sc e4").play("e5-d5").has("d5", "vc").done(1);
    summoned("demon-of-gluttony", "vc d6 e6 f6, sc e4").play("stop").has("e5", "vc").done(1);
    summoned("demon-of-gluttony", "vc d6 e6 f6, sh e4").refuses("e5-e4");
  }

  @Test
  void the_demon_of_pride_rises_takes_the_marker_and_moves() {
    Duel duel = summoned("demon-of-pride", "a5", "vh a5, vc e6 e7 f7, sh e4");
    assertEquals("e5", duel.has("e5", "vh").view().gateway());
    duel.play("e5-e4").destroyed(Map.of("sh", 1)).done(1);
    assertEquals("e4", duel.view().gateway());
    summoned("demon-of-pride", "vc e6 e7 f7, sl e4").refuses("e5-e4").play("stop").done(1);
  }

  @Test
  void the_acolyte_of_destruction_also_destroys_a_heroic_with_the_gateway_on_red() {
    String pieces = "vc d6 f6 e8, sc a5 i5, sh a4 b6 i4";
    Duel duel = summoned("acolyte-of-destruction", pieces);
    duel.asks("destroy").offers("a5", "i5", "d6", "f6", "e8").play("a5");
    duel.offers("a4", "b6", "skip").play("b6").destroyed(Map.of("sc", 1, "sh", 1)).done(1);
    summoned("acolyte-of-destruction", pieces).play("a5", "skip").done(1);
    summoned("acolyte-of-destruction", pieces).play("e8").done(1);
    Duel plain = summoned("acolyte-of-destruction", "b7", pieces + ", vh b7");
    plain.play("a5").destroyed(Map.of("sc", 1)).done(1);
  }

  @Test
  void the_acolyte_of_growth_also_places_a_heroic_with_the_gateway_on_green() {
    String pieces = "vc d4 f4 d5 f5, vh a5";
    Duel duel = summoned("acolyte-of-growth", "a5", pieces).asks("place").refuses("stop", "d4");
    duel.play("i5").offers("h4", "i4", "h5", "h6", "i6").play("i4");
    duel.has("i5", "vc").has("i4", "vh").done(1);
    Duel plain = summoned("acolyte-of-growth", "vc d4 f4 d5 f5").play("i5").done(1);
    assertEquals("e5", plain.view().gateway());
    Duel want = holding("acolyte-of-growth", "a5", pieces).supply(0, "pieces", 2);
    want.play("summon acolyte-of-growth e5", "i5").done(1);
    Duel none = holding("acolyte-of-growth", "a5", pieces).supply(0, "pieces", 1);
    none.play("summon acolyte-of-growth e5").done(1);
  }

  @Test
  void the_power_seeker_comes_nearer_with_every_step_TK_R19_6() {
    String pieces = "vc f5 h5 g6 i6, vh a5, sh d4, sc b4";
    Duel duel = summoned("power-seeker", "a5", pieces).offers("e5-d4", "e5-d5", "e5-d6", "stop");
    duel.play("e5-d4").offers("d4-c3", "d4-c4", "d4-c5", "stop").play("d4-c4");
    duel.play("c4-b4").offers("b4-a5", "stop").play("b4-a5").done(1);
    duel.has("a5", "vh").destroyed(Map.of("sh", 1, "sc", 1));
    assertNull(duel.view().gateway());
    summoned("power-seeker", "a5", pieces).play("e5-d5", "stop").has("d5", "vh").done(1);
  }

  @Test
  void the_power_seeker_as_the_gateway_makes_one_standard_move() {
    Duel duel = summoned("power-seeker", "vc f5 h5 g6 i6, sh d4, sc e4").refuses("e5-d4");
    duel.play("e5-e4").destroyed(Map.of("sc", 1)).done(1);
    assertEquals("e4", duel.view().gateway());
    summoned("power-seeker", "vc f5 h5 g6 i6").play("stop").done(1);
  }

  @Test
  void the_hell_hound_goes_under_the_deck_TK_R19_8() {
    String pieces = "vc c5 d5 b6 e6, sh e4, sl f4";
    Duel duel = summoned("hell-hound", pieces).offers("e4", "f4", "d5", "e6", "skip").play("e4");
    duel.destroyed(Map.of("sh", 1)).done(1);
    assertEquals(List.of("hell-hound"), duel.view(0).hands().get(0).under().beings());
    assertEquals(List.of(), duel.view().seats().getFirst().discard());
    assertTrue(duel.events().contains(new TashKalarEvent.PutUnder(0, "hell-hound")));
    Duel idle = summoned("hell-hound", pieces).play("skip").done(1);
    assertEquals(List.of("hell-hound"), idle.view(0).hands().get(0).under().beings());
    Duel legend = summoned("hell-hound", pieces).play("f4").destroyed(Map.of("sl", 1)).done(1);
    assertEquals(List.of("hell-hound"), legend.view().seats().getFirst().discard());
  }

  @Test
  void the_hell_hound_is_discarded_when_the_deck_is_empty_TK_R19_8a() {
    Duel duel = holding("hell-hound", "c5", "vc c5 d5 b6 e6").deck(0, "loose", List.of());
    duel.play("summon hell-hound e5", "skip").done(1);
    assertEquals(List.of("hell-hound"), duel.view().seats().getFirst().discard());
    assertEquals(0, duel.view().seats().getFirst().deck());
  }

  @Test
  void the_hell_hound_under_a_team_deck_lies_rotated_TK_R19_8a_TK_R12_5a() {
    Duel few = Duel.on("vc c5 d5 b6 e6").form("team-duel");
    few.schools("nethervoid", "southern", "highland", "sylvan").beings(0, "hell-hound");
    few.with("rotated", List.of(2, 6, 6, 6)).play("summon hell-hound e5", "skip");
    assertEquals(3, few.match().position().rotated[0]);
  }

  @Test
  void the_vortexmaster_moves_the_gateway_and_a_piece_next_to_it() {
    String pieces = "vc e2 d3 f3 e4 h6, vh h5, sh g5, sc g6";
    Duel duel = summoned("vortexmaster", "h5", pieces).refuses("h6-g6").play("h5-g5");
    duel.offers("h6-h5", "h6-i5", "h6-g6", "h6-i6", "h6-g7", "h6-h7", "h6-i7", "stop");
    duel.play("h6-g6").destroyed(Map.of("sh", 1, "sc", 1)).done(1);
    assertEquals("g5", duel.view().gateway());
    Duel second = summoned("vortexmaster", "h5", pieces).play("stop").play("h6-g6").done(1);
    assertEquals("h5", second.view().gateway());
    summoned("vortexmaster", "h5", pieces).play("stop", "stop").done(1);
  }

  @Test
  void the_gate_master_turns_the_gateway_into_a_legend_and_names_another_TK_R19_10() {
    String pieces = "vc e4 f4 d5 f5 g5, vh a5";
    Duel duel = summoned("gate-master", "a5", pieces).has("a5", "vl");
    duel.asks("gateway").offers("e4", "f4", "d5", "e5", "f5", "g5").play("g5").done(1);
    assertEquals("g5", duel.view().gateway());
    assertEquals(List.of(1, 0), duel.scores());
    assertEquals(1, duel.match().position().now.summoned.legendary());
    assertEquals(1, duel.match().position().now.summoned.all());
  }

  @Test
  void the_gate_master_becomes_a_legend_itself_if_it_is_the_gateway_TK_R19_3() {
    Duel duel = summoned("gate-master", "d5", "vc e4 f4 d5 f5 g5").has("e5", "vl").play("e4");
    assertEquals("e4", duel.done(1).view().gateway());
    assertEquals(List.of(1, 0), duel.scores());
  }

  @Test
  void the_gate_master_raises_nothing_for_want_of_a_legend_TK_R13_14() {
    Duel want = holding("gate-master", "a5", "vc e4 f4 d5 f5 g5, vh a5").supply(0, "legendary", 0);
    want.play("summon gate-master e5").asks("gateway").play("a5").has("a5", "vh").done(1);
    assertEquals("a5", want.view().gateway());
    assertEquals(List.of(0, 0), want.scores());
  }

  @Test
  void in_a_melee_the_gate_master_scores_in_a_colour_of_choice_TK_R19_10_TK_R10_11() {
    Duel duel = Duel.on("vc e4 f4 d5 f5 g5, vh a5").form("melee");
    duel.schools("nethervoid", "southern", "highland").with("gateway", "a5");
    duel.beings(0, "gate-master").play("summon gate-master e5").asks("legend");
    duel.offers("s", "h").play("h", "e5").done(1);
    assertEquals(1, duel.view().seats().getFirst().tracks().getLast().points());
  }

  @Test
  void the_gate_master_counts_as_a_legend_for_tasks_and_scores_no_point_there_TK_R19_10() {
    Duel duel = Duel.on("vc e4 f4 d5 f5 g5, vh a5").form("high-form");
    duel.schools("nethervoid", "southern").with("gateway", "a5").beings(0, "gate-master");
    duel.play("summon gate-master e5", "e5").done(1);
    assertEquals(1, duel.match().position().now.summoned.legendary());
    assertEquals(1, duel.scores().getFirst(), "the legendary piece on the board, TK-R10.5");
  }

  @Test
  void the_hell_rider_rides_once_as_the_gateway_and_three_times_otherwise() {
    Duel gateway = summoned("hell-rider", "e5", "vc e5 f5 g5 e6, sh e4").play("e5-e4").done(1);
    assertEquals("e4", gateway.destroyed(Map.of("sh", 1)).view().gateway());
    Duel free = summoned("hell-rider", "a5", "vh a5, vc e5 f5 g5 e6, sh e4, sc e3");
    free.play("e5-e4", "e4-e3", "e3-e2").destroyed(Map.of("sh", 1, "sc", 1)).done(1);
    summoned("hell-rider", "a5", "vh a5, vc e5 f5 g5 e6").play("e5-e4", "stop").done(1);
    holding("hell-rider", "f5", "vc f5 g5 e6").refuses("summon hell-rider e5");
  }

  @Test
  void the_demon_of_wrath_destroys_every_enemy_common_around_the_gateway() {
    String pieces = "vc f5 d6 f6 e7, vh a5, sc a4 b5, sh b4";
    Duel duel = summoned("demon-of-wrath", "a5", pieces).destroyed(Map.of("sc", 2)).done(1);
    duel.has("b4", "sh");
  }

  @Test
  void the_demon_of_wrath_lets_the_gateway_step_only_if_nobody_is_next_to_it() {
    String pieces = "vc f5 d6 f6 e7, vh a5, sc c4 c5";
    Duel duel = summoned("demon-of-wrath", "a5", pieces).refuses("e5-e4").play("a5-b4");
    assertEquals("b4", duel.destroyed(Map.of("sc", 2)).done(1).view().gateway());
    summoned("demon-of-wrath", "a5", pieces).play("stop").destroyed(Map.of()).done(1);
  }

  @Test
  void the_demon_of_greed_pays_a_common_and_a_heroic_for_two_actions_TK_R4_6() {
    String pieces = "vc d4 e4 d6 f6, vh a5 a3";
    Duel duel = summoned("demon-of-greed", "a5", pieces);
    duel.asks("destroy").offers("d4", "e4", "d6", "f6").play("d4");
    duel.offers("a3", "e5").play("e5").destroyed(Map.of()).done(3);
    Duel gateway = summoned("demon-of-greed", "vc d4 e4 d6 f6").play("d4").done(2);
    assertEquals("e5", gateway.view().gateway(), "itself the Gateway it is spared");
  }

  @Test
  void the_demon_of_lust_draws_two_pieces_nearer_to_the_gateway_but_not_onto_it_TK_R19_6() {
    String pieces = "vc e6 f6 f7 g7, vh a5, sc b5 a3, sh d5, sl b7";
    Duel duel = summoned("demon-of-lust", "a5", pieces);
    duel.refuses("b5-a5", "a5-b4", "d5-d4", "d5-e4").play("d5-c5").refuses("c5-b5", "c5-b4");
    duel.play("b7-b6").has("c5", "sh").has("b6", "sl").done(1);
    Duel trample = summoned("demon-of-lust", "a5", pieces).play("e5-d5", "stop");
    trample.destroyed(Map.of("sh", 1)).done(1);
    summoned("demon-of-lust", "a5", pieces).play("stop").done(1);
  }

  @Test
  void what_an_enemy_tramples_for_the_demon_of_lust_counts_for_its_side_TK_R10_6() {
    Duel duel = summoned("demon-of-lust", "a5", "vc e6 f6 f7 g7, vh a5, sh d5, sc c5");
    duel.play("d5-c5", "stop").destroyed(Map.of("sc", 1)).has("c5", "sh").done(1);
  }

  @Test
  void the_demon_of_sloth_wastes_an_action_TK_R19_9() {
    Duel duel = summoned("demon-of-sloth", "d6", "vc d6").done(0).offers("end");
    assertEquals("e5", duel.view().gateway());
    Duel three = holding("demon-of-sloth", "d6", "vc d6").actions(3);
    three.play("summon demon-of-sloth e5").done(1);
  }

  @Test
  void the_demon_of_sloth_without_an_action_destroys_the_gateway_TK_R19_9() {
    Duel duel = holding("demon-of-sloth", "a5", "vc d6, vh a5").actions(1);
    duel.play("summon demon-of-sloth e5").board("vc d6, vh e5").destroyed(Map.of()).done(0);
    assertNull(duel.view().gateway());
    Duel itself = holding("demon-of-sloth", "d6", "vc d6").actions(1);
    itself.play("summon demon-of-sloth e5").board("vc d6").done(0);
  }

  @Test
  void the_demon_of_envy_fills_up_to_the_strongest_opponent() {
    String pieces = "vc d4 e5 f5, vh h6, sc a3 a4 a5 a6 b3 b4 b5";
    Duel duel = summoned("demon-of-envy", "h6", pieces).asks("place").refuses("stop", "e4");
    duel.offers("g5", "h5", "i5", "g6", "i6", "g7", "h7", "i7").play("g5").refuses("stop");
    duel.play("h5", "i5").done(1).has("i5", "vc");
    Duel once = summoned("demon-of-envy", "h6", "vc d4 e5 f5, vh h6, sc a3").play("g5").done(1);
    assertEquals(5, once.view().seats().getFirst().pieces());
  }

  @Test
  void the_demon_of_envy_stops_for_want_of_pieces_or_of_room_TK_R13_13() {
    String pieces = "vc d4 e5 f5, vh h6, sc a3 a4 a5 a6 b3 b4 b5";
    Duel want = holding("demon-of-envy", "h6", pieces).supply(0, "pieces", 1);
    want.play("summon demon-of-envy e5", "g5").done(1);
    Duel room = summoned("demon-of-envy", "i3", "vc d4 e5 f5, vh i3, sc h2 h3 h4 a5 a6 b3 b4 b5");
    room.offers("i4").play("i4").done(1);
  }

  @Test
  void the_possessed_summoner_lets_an_enemy_colour_serve_TK_R19_11() {
    Duel duel = Duel.on("vc f5 d6 e6 e7, sc b3").schools("nethervoid", "southern");
    duel.beings(0, "possessed-summoner", "flame-imp").refuses("summon flame-imp d3");
    duel.play("summon possessed-summoner e5").asks("place").refuses("sc b3", "sc e4", "stop");
    duel.play("sc c4").has("c4", "sc").done(1);
    assertEquals("s", duel.view(1).turn().possessed());
    assertTrue(duel.events().contains(new TashKalarEvent.Possessed(0, "s")));
    assertEquals(List.of("b3", "c4"), choice(duel, "summon flame-imp d3").parts().get("borrows"));
    assertTrue(duel.view(0).hands().get(0).beings().get(0).places().contains("d3"));
    duel.play("summon flame-imp d3", "skip")
        .has("d3", "vc")
        .has("b3", "sc")
        .has("c4", "sc")
        .done(0);
    assertNull(duel.view().turn().possessed());
  }

  private static Choice choice(Duel duel, String notation) {
    return duel.match().question(Seat.of(0)).orElseThrow().choices().stream()
        .filter(choice -> choice.notation().equals(notation))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void the_possessed_summoner_may_give_the_flare_for_an_action_TK_R19_11d_TK_R18_11() {
    String pieces = "vc f5 d6 e6 e7, sc b3";
    Duel duel = Duel.on(pieces).schools("nethervoid", "southern").flares(0, "flare-03");
    duel.beings(0, "possessed-summoner").play("summon possessed-summoner e5", "sc c4");
    duel.asks("discardFlare").offers("flare-03", "skip").play("flare-03").done(2);
    assertEquals(List.of("flare-03"), duel.view().flares().discard());
    assertEquals(List.of(0, 0), duel.scores(), "it was not played");
    Duel keeps = Duel.on(pieces).schools("nethervoid", "southern").flares(0, "flare-03");
    keeps.beings(0, "possessed-summoner").play("summon possessed-summoner e5", "sc c4", "skip");
    keeps.done(1);
  }

  @Test
  void the_possessed_summoner_possesses_nobody_where_no_piece_can_be_placed_TK_R13_13() {
    Duel want = holding("possessed-summoner", "f5", "vc f5 d6 e6 e7, sc b3");
    want.supply(1, "pieces", 0).play("summon possessed-summoner e5").done(1);
    assertNull(want.view().turn().possessed());
    Duel alone = summoned("possessed-summoner", "vc f5 d6 e6 e7").done(1);
    assertNull(alone.view().turn().possessed());
  }

  @Test
  void the_role_swap_is_for_one_summoning_and_own_pieces_do_not_count_TK_R19_11_TK_R19_11a() {
    Duel duel = Duel.on("vc d4 f5 i5, sc a3 c4").schools("nethervoid", "southern");
    duel.turn("possessed", "s").beings(0, "shadow-imp", "flame-imp");
    duel.refuses("summon shadow-imp e5").play("summon shadow-imp b4").play("stop");
    duel.has("b4", "vc").has("a3", "sc").has("c4", "sc").destroyed(Map.of()).done(1);
    assertNull(duel.view().turn().possessed());
    Duel lapsed = Duel.on("vc d4 f5 i5, sc a3 c4").schools("nethervoid", "southern");
    lapsed.turn("possessed", "s").beings(0, "shadow-imp").actions(0).play("end");
    assertNull(lapsed.view().turn().possessed());
    assertEquals(
        List.of("e4", "e5"), lapsed.view(0).hands().getFirst().beings().getFirst().places());
  }

  @Test
  void with_roles_swapped_a_piece_on_the_summon_square_serves_and_is_destroyed_TK_R19_11b() {
    Duel duel = Duel.on("vc c9, sc d4 e5 f5").schools("nethervoid", "southern");
    duel.turn("possessed", "s").beings(0, "demon-of-envy").play("summon demon-of-envy e5");
    duel.has("e5", "vh").destroyed(Map.of("sc", 1)).play("e4").done(1);
  }

  @Test
  void with_roles_swapped_any_own_piece_may_be_taken_for_want_of_pieces_TK_R19_11c_TK_R6_5_2() {
    Duel duel = Duel.on("vc i5, sc a3 c4").schools("nethervoid", "southern");
    duel.supply(0, "pieces", 0).turn("possessed", "s").beings(0, "shadow-imp");
    duel.play("summon shadow-imp b4").asks("take").offers("i5").play("i5", "stop").done(1);
    duel.board("vc b4, sc a3 c4");
    Duel none = Duel.on("sc a3 c4").schools("nethervoid", "southern").supply(0, "pieces", 0);
    none.turn("possessed", "s").beings(0, "shadow-imp").refuses("summon shadow-imp b4");
  }

  @Test
  void in_a_melee_a_counter_may_still_pay_for_a_third_colour_TK_R19_11b_TK_R9_1() {
    Duel duel = Duel.on("vc d4, sc c4, hc a3").form("melee");
    duel.schools("nethervoid", "southern", "highland").with("counters", counters("s", "h"));
    duel.turn("possessed", "s").beings(0, "shadow-imp").play("summon shadow-imp b4", "stop");
    assertEquals(List.of("s"), duel.view().seats().getFirst().counters());
    Duel turned = Duel.on("vc d4, sc c4, hc a3").form("melee");
    turned.schools("nethervoid", "southern", "highland").with("counters", counters("s"));
    turned.turn("possessed", "s").beings(0, "shadow-imp").refuses("summon shadow-imp b4");
  }

  private static List<List<String>> counters(String... letters) {
    return List.of(List.of(letters), List.of(), List.of());
  }

  @Test
  void handing_the_turn_over_ends_the_role_swap_TK_R19_11a() {
    Duel duel = Duel.on("vc d4 f5, sc a3 c4").form("team-duel");
    duel.schools("nethervoid", "southern", "highland", "sylvan").turn("possessed", "s");
    duel.play("handover");
    assertNull(duel.view().turn().possessed());
    Duel placing = Duel.on("vc f5 d6 e6 e7, sc b3").form("team-duel");
    placing.schools("nethervoid", "southern", "highland", "sylvan").beings(0, "possessed-summoner");
    placing.play("summon possessed-summoner e5", "handover", "sc c4").has("c4", "sc");
    assertNull(placing.view().turn().possessed());
  }
}
