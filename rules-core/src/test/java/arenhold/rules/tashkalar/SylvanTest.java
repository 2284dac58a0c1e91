package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Seat;
import arenhold.rules.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the Sylvan beings do and what they refuse. */
class SylvanTest {

  private static Duel summoned(String card, String pieces) {
    return Duel.summoned("sylvan", card, pieces);
  }

  /** With the card in hand and not summoned yet. */
  private static Duel holding(String card, String pieces) {
    return Duel.on(pieces).schools("sylvan", "southern").beings(0, card);
  }

  @Test
  void the_sapling_grows_at_once() {
    summoned("sapling", "yc e6 e7").board("yc e6 e7, yh e5").done(1);
    holding("sapling", "yc e6, sc e7").refuses("summon sapling e5");
  }

  @Test
  void the_farseeders_sow_next_to_any_own_piece() {
    Duel duel = summoned("kiskin-farseeders", "yc f5 d6 a5, sc i5 a4").refuses("i4", "a4", "a5");
    assertTrue(duel.choices().containsAll(List.of("b4", "a6", "e4", "d4", "f4", "stop")));
    duel.play("b4").has("b4", "yc").done(1);
    summoned("kiskin-farseeders", "yc f5 d6").play("stop").done(1);
    Duel want = holding("kiskin-farseeders", "yc f5 d6").supply(0, "pieces", 1);
    want.play("summon kiskin-farseeders e5").done(1);
  }

  @Test
  void the_charging_buck_leaps_twice_exactly_two_squares_far() {
    Duel duel = summoned("charging-buck", "yc d6 e6 d7, sc e3, sh g5");
    duel.refuses("e4", "d4", "e2", "g5", "e5").play("e3").refuses("e2", "e3", "b1");
    duel.offers(
        "c1", "d1", "e1", "f1", "g1", "c2", "g2", "c3", "g3", "c4", "g4", "c5", "d5", "e5", "f5",
        "skip");
    duel.play("c1").has("c1", "yc").destroyed(Map.of("sc", 1)).done(1);
    summoned("charging-buck", "yc d6 e6 d7").play("skip").done(1);
  }

  @Test
  void the_forest_wardens_cut_down_anyone_who_has_more() {
    Duel duel = summoned("forest-wardens", "yc c5 f5, sc a4 b4 a5 a6, sh b5");
    duel.asks("destroy").offers("a4", "b4", "a5", "a6").play("a4");
    duel.offers("b5").play("b5").destroyed(Map.of("sc", 1, "sh", 1)).done(1);
  }

  @Test
  void the_forest_wardens_pass_over_anyone_who_has_no_more_TK_R13_3() {
    summoned("forest-wardens", "yc c5 f5, sc a4 b4 a5").done(1);
    summoned("forest-wardens", "yc c5 f5, yh a3, sh b5").done(1);
    summoned("forest-wardens", "yc c5 f5, sl b5").done(1);
  }

  @Test
  void the_naiad_lets_two_neighbours_make_a_standard_move_each() {
    Duel duel = summoned("naiad", "yc c6 d6 e6, yh d4, sc c3 c7").refuses("c6-c5", "d6-c7");
    duel.refuses("e5-e4").play("d4-c3").refuses("c3-c4").play("e6-e7");
    duel.has("c3", "yh").has("e7", "yc").destroyed(Map.of("sc", 1)).done(1);
    summoned("naiad", "yc c6 d6 e6").play("d6-d5", "stop").done(1);
  }

  @Test
  void a_trampled_naiad_still_moves_a_second_piece_TK_R13_6b() {
    Duel duel = summoned("naiad", "yc c6 d6 e6, yh d4").play("d4-e5").refuses("e5-e4");
    duel.play("d6-d5").board("yc c6 d5 e6, yh e5").destroyed(Map.of()).done(1);
  }

  @Test
  void the_kiskin_spirit_puts_a_discarded_card_on_top_and_draws_it_TK_R11_6() {
    Duel duel = holding("kiskin-spirit", "yc c5 c6 e6").actions(1);
    duel.deck(0, "discard", List.of("sapling", "naiad")).play("summon kiskin-spirit e5");
    duel.asks("recover").offers("sapling", "naiad", "skip").play("naiad");
    TashKalarView.SeatView sylvan = duel.view(1).seats().getFirst();
    assertEquals(List.of("naiad"), sylvan.top(), "everybody saw which card it was");
    assertEquals(List.of("sapling", "kiskin-spirit"), sylvan.discard());
    assertEquals(List.of("beings"), duel.view().turn().extraCards());
    duel.play("end");
    assertTrue(
        duel.view(0).hands().getFirst().beings().stream().anyMatch(c -> c.card().equals("naiad")));
    assertEquals(4, duel.view().seats().getFirst().hand().beings());
    assertNull(duel.view(1).hands().getFirst());
    assertEquals(List.of(), duel.view(1).seats().getFirst().top());
    List<String> seen =
        duel.events().stream()
            .filter(event -> event instanceof TashKalarEvent.Drew)
            .map(event -> (TashKalarEvent.Drew) event.seenBy(Viewer.of(Seat.of(1))).orElseThrow())
            .filter(drew -> drew.seat() == 0 && drew.deck().equals("beings"))
            .map(TashKalarEvent.Drew::card)
            .toList();
    assertEquals(Arrays.asList("naiad", null, null, null), seen, "the others stay hidden");
  }

  @Test
  void the_kiskin_spirit_draws_extra_from_an_empty_pile_but_not_when_declined() {
    Duel empty = summoned("kiskin-spirit", "yc c5 c6 e6").done(1);
    assertEquals(List.of("beings"), empty.view().turn().extraCards());
    Duel declined = holding("kiskin-spirit", "yc c5 c6 e6").deck(0, "discard", List.of("naiad"));
    declined.play("summon kiskin-spirit e5", "skip").done(1);
    assertEquals(List.of(), declined.view().turn().extraCards());
  }

  @Test
  void a_card_put_back_on_an_empty_deck_is_drawn_and_ends_the_game_TK_R15_2() {
    Duel duel = holding("kiskin-spirit", "yc c5 c6 e6").actions(1);
    duel.deck(0, "loose", List.of()).deck(0, "discard", List.of("naiad"));
    duel.play("summon kiskin-spirit e5", "naiad", "end");
    assertEquals("deck", duel.view().finalRound().why());
    assertEquals(1, duel.view().seats().getFirst().hand().beings(), "there is no extra card left");
  }

  @Test
  void a_card_put_back_in_the_final_round_and_drawn_again_triggers_nothing_new_TK_R15_11() {
    Duel duel = holding("kiskin-spirit", "yc c5 c6 e6").actions(1);
    duel.deck(0, "loose", List.of()).deck(0, "discard", List.of("naiad"));
    duel.with("finalRound", Map.of("why", "deck", "seat", 1, "turnsLeft", 2));
    duel.play("summon kiskin-spirit e5", "naiad", "end");
    assertEquals(new TashKalarView.FinalRound("deck", 1, 1), duel.view().finalRound());
  }

  @Test
  void the_dryad_turns_a_lesser_neighbour_into_an_own_common_piece_TK_R13_17() {
    Duel duel = summoned("dryad", "yc e5 d4 e6, sh e4, sl d5, sc f6").offers("e4", "f6", "skip");
    duel.play("e4").has("e4", "yc").destroyed(Map.of("sh", 1)).done(1);
    Duel want = holding("dryad", "yc e5 d4 e6, sh e4").supply(0, "pieces", 0);
    want.play("summon dryad e5").has("e4", "sh").done(1);
  }

  @Test
  void the_centaur_spearman_moves_and_hits_the_nearest_piece_straight_ahead() {
    String pattern = "yc e6 f6 g6 g7";
    Duel far = summoned("centaur-spearman", pattern + ", sc e4 e1, sh e2").play("e5-e4");
    far.has("e1", "sc").destroyed(Map.of("sc", 1, "sh", 1)).done(1);
    Duel legend = summoned("centaur-spearman", pattern + ", sl e2, sc e1").play("e5-e4");
    legend.has("e2", "sl").destroyed(Map.of()).done(1);
    Duel own = summoned("centaur-spearman", pattern + " a5").play("e5-d5");
    assertNull(own.view().board().get("a5"));
    summoned("centaur-spearman", pattern + ", sc e3").play("stop").has("e3", "sc").done(1);
    summoned("centaur-spearman", pattern).play("e5-e4").done(1);
  }

  @Test
  void the_centaur_chieftain_leads_others_in_its_own_direction() {
    Duel duel = summoned("centaur-chieftain", "yc c4 d5 e6 f7 g1, sc c3 b4").play("e5-e4");
    duel.offers("c4-c3", "d5-d4", "e6-e5", "f7-f6", "stop").play("c4-c3", "c3-c2", "c2-c1");
    duel.has("e4", "yh").destroyed(Map.of("sc", 1)).done(1);
    summoned("centaur-chieftain", "yc c4 d5 e6 f7").play("stop").done(1);
    Duel few = summoned("centaur-chieftain", "yc c4 d5 e6 f7").play("e5-f6", "stop");
    few.has("f6", "yh").done(1);
  }

  @Test
  void the_centaur_chieftain_may_be_trampled_by_own_pieces() {
    Duel duel = summoned("centaur-chieftain", "yc c4 d5 e6 f7, yl e7").play("e5-e4");
    duel.play("e7-e6", "e6-e5", "e5-e4").has("e4", "yl").destroyed(Map.of()).done(1);
  }

  @Test
  void the_unicorn_moves_or_gains_an_action_TK_R13_3c() {
    String pieces = "yc d5 c6 d6 c7, sh e4";
    summoned("unicorn", pieces).offers("combat", "action").play("action").done(2);
    Duel moves = summoned("unicorn", pieces).play("combat", "e5-e4");
    moves.destroyed(Map.of("sh", 1)).done(1);
    summoned("unicorn", pieces).play("combat", "stop").done(1);
  }

  @Test
  void an_optional_branch_may_be_named_though_nothing_can_be_done_TK_R13_3c() {
    Duel duel = holding("unicorn", "yl d1 d2, yc c2 c3, sl f1 e2 f2");
    duel.play("summon unicorn e1").offers("combat", "action").play("combat").done(1);
  }

  @Test
  void queen_and_princess_convert_diagonally_TK_R13_17() {
    Duel queen = summoned("sylvan-queen", "yc e6 g6 f7 f8, sh d4, sc f4 e4, sl d6");
    queen.offers("d4", "f4", "skip").play("d4").has("d4", "yh").destroyed(Map.of("sh", 1)).done(1);
    Duel princess = summoned("sylvan-princess", "yc e6 f7 e8, sc d4 e4, sh f4");
    princess.offers("d4", "skip").play("d4").has("d4", "yc").destroyed(Map.of("sc", 1)).done(1);
    summoned("sylvan-princess", "yc e6 f7 e8, sc d4").play("skip").has("d4", "sc").done(1);
  }

  @Test
  void nothing_is_converted_for_want_of_pieces_TK_R13_17() {
    Duel queen = holding("sylvan-queen", "yc e6 g6 f7 f8, sh d4").supply(0, "pieces", 1);
    queen.play("summon sylvan-queen e5").has("d4", "sh").destroyed(Map.of()).done(1);
    Duel princess = holding("sylvan-princess", "yc e6 f7 e8, sc d4").supply(0, "pieces", 1);
    princess.play("summon sylvan-princess e5").has("d4", "sc").done(1);
  }

  @Test
  void the_woodland_druid_must_raise_a_common_piece_of_every_colour() {
    Duel duel = summoned("woodland-druid", "yc d4 f4 e6, sc a5 i5, sh a3").offers("d4", "f4", "e6");
    duel.play("d4").offers("a5", "i5").play("i5").has("d4", "yh").has("i5", "sh");
    duel.destroyed(Map.of()).done(1);
    summoned("woodland-druid", "yc d4 f4 e6, sh a3").play("e6").done(1);
  }

  @Test
  void the_forest_ancient_brings_two_enemies_and_destroys_two() {
    Duel duel = summoned("forest-ancient", "yc e4 d5 f5 d6, sc h5 a5, sh d4").asks("place");
    duel.refuses("sc h4", "sc d4", "stop", "yc c3").play("sc c3", "sc g7").asks("destroy");
    duel.offers("c3", "h5", "g7").play("h5", "c3").has("g7", "sc");
    duel.destroyed(Map.of("sc", 2)).done(1);
  }

  @Test
  void the_forest_ancient_brings_only_what_the_enemy_has_left_TK_R13_13() {
    Duel one = holding("forest-ancient", "yc e4 d5 f5 d6, sc h5").supply(1, "pieces", 1);
    one.play("summon forest-ancient e5", "sc c3", "h5").destroyed(Map.of("sc", 1)).done(1);
    Duel none = holding("forest-ancient", "yc e4 d5 f5 d6, sc h5").supply(1, "pieces", 0);
    none.play("summon forest-ancient e5").has("h5", "sc").done(1);
  }

  @Test
  void the_forest_mystic_draws_a_being_and_a_legend_beyond_the_limits_TK_R11_6_TK_R11_11() {
    Duel duel = holding("forest-mystic", "yc e4 d5 f6").actions(1);
    duel.play("summon forest-mystic e5");
    assertEquals(List.of("beings", "legends"), duel.view().turn().extraCards());
    duel.play("end");
    assertEquals(new TashKalarView.Counts(4, 3, 1), duel.view().seats().getFirst().hand());
    assertEquals(List.of(), duel.view().turn().extraCards());
    duel.play("place a3", "place a4", "end", "place a6", "place a7", "end");
    assertEquals(new TashKalarView.Counts(4, 3, 1), duel.view().seats().getFirst().hand());
  }

  @Test
  void an_extra_card_of_an_empty_deck_is_lost_TK_R11_10() {
    Duel duel = holding("forest-mystic", "yc e4 d5 f6").actions(1).deck(0, "loose", List.of());
    duel.play("summon forest-mystic e5", "end");
    assertEquals(new TashKalarView.Counts(0, 3, 1), duel.view().seats().getFirst().hand());
  }

  @Test
  void the_leafsplitter_shoots_twice_through_any_rank_on_drawn_lines_only() {
    Duel duel = summoned("kiskin-leafsplitter", "yc e4 d5 f5 e6 g7, sl c3, sc b2, sh e1");
    duel.offers(">se", ">nw", "skip").play(">nw").destroyed(Map.of("sl", 1));
    duel.play(">nw").destroyed(Map.of("sl", 1, "sc", 1)).done(1);
    Duel own = summoned("kiskin-leafsplitter", "yc e4 d5 f5 e6 g7, sl c3").play(">se", "skip");
    own.destroyed(Map.of()).done(1);
    assertNull(own.view().board().get("g7"));
    summoned("kiskin-leafsplitter", "yc e4 d5 f5 e6, sh e1").done(1);
  }

  @Test
  void the_boughrunner_ends_every_move_next_to_another_own_piece() {
    Duel duel = summoned("kiskin-boughrunner", "yc d6 e6 f6 e7, sh d5, sl f5");
    duel.refuses("e5-e4", "e5-d4", "e5-f5").play("e5-d5", "d5-c6", "c6-d7");
    duel.has("d7", "yh").destroyed(Map.of("sh", 1)).done(1);
    Duel own = summoned("kiskin-boughrunner", "yc d6 e6 f6 e7").play("e5-e6", "stop");
    own.board("yc d6 f6 e7, yh e6").done(1);
  }

  @Test
  void the_tree_shepherd_raises_a_common_piece_or_moves_a_better_one_TK_R13_3c() {
    String pieces = "yc d5 f5 e6 f6, yl a5, yh i5, sc a4, sh i4, sl b5";
    Duel raise = summoned("tree-shepherd", pieces).asks("piece");
    raise.offers("a5", "d5", "e5", "f5", "i5", "e6", "f6").play("d5").has("d5", "yh").done(1);
    Duel heroic = summoned("tree-shepherd", pieces).play("i5", "i5-i4");
    heroic.destroyed(Map.of("sh", 1)).done(1);
    Duel legend = summoned("tree-shepherd", pieces).play("a5").refuses("a5-b5").play("a5-a4");
    legend.destroyed(Map.of("sc", 1)).done(1);
    summoned("tree-shepherd", pieces).play("e5", "stop").done(1);
  }
}
