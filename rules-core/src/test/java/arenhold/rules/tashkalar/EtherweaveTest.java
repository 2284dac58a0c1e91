package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What the Etherweave beings do and refuse once they are summoned, and what they do warped: one
 * file for the whole deck.
 */
class EtherweaveTest {

  private static Duel summoned(String card, String pieces) {
    return Duel.summoned("etherweave", card, pieces);
  }

  /** With these cards in hand, nothing done yet. */
  static Duel holding(String pieces, String... cards) {
    return Duel.on(pieces).schools("etherweave", "southern").beings(0, cards);
  }

  /** With this being pending from an earlier turn and these cards in hand too. */
  static Duel pending(String pieces, String pending, String... cards) {
    String[] hand = Arrays.copyOf(cards, cards.length + 1);
    hand[cards.length] = pending;
    return holding(pieces, hand).with("pending", Arrays.asList(pending, null));
  }

  static TashKalarView.SeatView seat(Duel duel) {
    return duel.view(1).seats().get(0);
  }

  @Test
  void doppelganger_repeats_the_warp_effect_of_the_pending_being_TK_R20_7() {
    Duel duel = pending("wc d5 d6, sc i5", "paradox-worm", "doppelganger");
    duel.play("summon doppelganger e5")
        .asks("raise")
        .offers("i5")
        .play("i5")
        .asks("discardPending");
    duel.offers("paradox-worm", "skip").play("skip").has("i5", "sh").done(1);
    assertEquals("paradox-worm", seat(duel).pending());
    assertTrue(duel.events().contains(new TashKalarEvent.Copied(0, "paradox-worm")));
    summoned("doppelganger", "wc d5 d6, sc i5").done(1);
    Duel merchant = pending("wc d5 d6, sc i5", "merchant-of-time", "doppelganger");
    merchant.play("summon doppelganger e5").done(1);
    assertNull(seat(merchant).stored());
  }

  @Test
  void paradox_worm_exchanges_pieces_of_equal_rank_TK_R20_9() {
    String pieces = "wc d5 b6 c6, wh a5, wl i4, sc a4, sh i6, sl g7";
    Duel duel = summoned("paradox-worm", pieces).asks("exchange");
    duel.offers("a5", "d5", "e5", "b6", "c6", "skip").play("a5").offers("i6").play("i6");
    duel.has("a5", "sh").has("i6", "wh").destroyed(Map.of()).done(1);
    summoned("paradox-worm", pieces).play("e5", "a4").has("a4", "wc").has("e5", "sc").done(1);
    summoned("paradox-worm", pieces).play("skip").has("e5", "wc").done(1);
    summoned("paradox-worm", "wc d5 b6 c6, wl i4, sh a4, sl g7").done(1);
  }

  @Test
  void paradox_worm_warped_raises_an_enemy_and_may_vanish_TK_R20_5() {
    Duel duel = holding("wc a5, sc i5 i6, sh g4", "paradox-worm").play("warp paradox-worm");
    duel.asks("raise").offers("i5", "i6").play("i5").offers("paradox-worm", "skip");
    duel.play("paradox-worm").has("i5", "sh").done(2);
    assertNull(seat(duel).pending());
    assertEquals(List.of("paradox-worm"), seat(duel).discard());
    assertEquals(0, seat(duel).hand().beings());
    Duel alone = holding("wc a5, sh g4", "paradox-worm").play("warp paradox-worm");
    alone.asks("discardPending").play("skip").done(2);
    assertEquals("paradox-worm", seat(alone).pending());
  }

  @Test
  void lesser_shadow_twin_destroys_beside_a_piece_once_the_greater_is_discarded() {
    String pieces = "wc e6 f6 g6 a4, sc a5 b5, sh b4";
    List<String> discard = List.of("greater-shadow-twin");
    Duel duel = holding(pieces, "lesser-shadow-twin").deck(0, "discard", discard);
    duel.play("summon lesser-shadow-twin e5").asks("piece").refuses("b4", "a5").play("a4");
    duel.asks("destroy").offers("a5", "b5", "skip").play("a5").offers("b5", "skip").play("b5");
    duel.destroyed(Map.of("sc", 2)).done(1);
    Duel own = holding(pieces, "lesser-shadow-twin").deck(0, "discard", discard);
    own.play("summon lesser-shadow-twin e5", "e5", "e6", "skip").destroyed(Map.of()).done(1);
    summoned("lesser-shadow-twin", pieces).done(1);
  }

  @Test
  void both_shadow_twins_warped_raise_an_own_common_if_there_is_one_TK_R20_1a() {
    for (String twin : List.of("lesser-shadow-twin", "greater-shadow-twin")) {
      Duel duel = holding("wc a5 a6, wh a7, sc i5", twin).play("warp " + twin).asks("raise");
      duel.offers("a5", "a6").play("a6").has("a6", "wh").done(2);
      holding("wh a7", twin).play("warp " + twin).done(2);
    }
  }

  @Test
  void greater_shadow_twin_destroys_a_heroic_between_two_once_the_lesser_is_discarded() {
    String pieces = "wc f5 g5 h5 a4 a6, sh a5 h4 i4, sl g4, wh e6";
    Duel duel =
        holding(pieces, "greater-shadow-twin")
            .deck(0, "discard", List.of("lesser-shadow-twin"))
            .play("summon greater-shadow-twin e5");
    duel.asks("destroy").offers("h4", "a5", "e5", "e6", "skip").play("a5");
    duel.destroyed(Map.of("sh", 1)).done(1);
    summoned("greater-shadow-twin", pieces).done(1);
  }

  @Test
  void translocationist_exchanges_own_heroics_and_commons_twice_at_most_TK_R20_9() {
    String pieces = "wc f4 d5 d6 e6, wh a5 i5, sh a4";
    Duel duel = summoned("translocationist", pieces).offers("a5", "i5", "skip").play("a5");
    duel.offers("f4", "d5", "e5", "d6", "e6").play("e5").has("a5", "wc").has("e5", "wh");
    duel.play("i5", "f4").has("i5", "wc").has("f4", "wh").destroyed(Map.of()).done(1);
    summoned("translocationist", pieces).play("a5", "f4", "skip").done(1);
    summoned("translocationist", "wc f4 d5 d6 e6, sh a4").done(1);
    holding("wc a5", "translocationist").play("warp translocationist").done(3);
  }

  @Test
  void antimatter_spirit_sends_two_commons_apart_from_one_square_TK_R20_8() {
    summoned("antimatter-spirit", "wc f4 d6").done(1);
    Duel duel = holding("wc a5, sc d4, sh f6, wc f4", "antimatter-spirit");
    duel.play("warp antimatter-spirit").asks("place").refuses("a5", "e5", "f4", "c3", "stop");
    duel.play("e4").asks("move").refuses("e4-e3-e5").play("e4-d4").has("d4", "wc");
    duel.has("e4", null).has("f4", "sc").destroyed(Map.of("sc", 1)).done(2);
  }

  @Test
  void antimatter_spirit_may_use_the_very_common_that_its_first_move_destroys_TK_R20_8_TK_R20_8a() {
    Duel duel = holding("wc a5, sc d4", "antimatter-spirit").supply(1, "pieces", 0);
    duel.play("warp antimatter-spirit").asks("place").offers("d3", "e3", "c4", "e4", "c5", "d5");
    duel.play("e4").has("d4", "wc").has("f4", "sc").destroyed(Map.of("sc", 1)).done(2);
    Duel none = holding("wc a5, sh d4", "antimatter-spirit").supply(1, "pieces", 0);
    none.play("warp antimatter-spirit").done(2);
    Duel own = holding("wc a5, sc d4", "antimatter-spirit").supply(0, "pieces", 0);
    own.play("warp antimatter-spirit").done(2);
  }

  @Test
  void merchant_of_time_keeps_a_piece_and_gives_it_back_TK_R20_10() {
    String pieces = "wc d6 f6 c7 e7, wh a4, sl b4, sc c3 b5, sh g6";
    Duel duel = holding(pieces, "merchant-of-time").play("warp merchant-of-time").asks("store");
    duel.refuses("c3", "skip").play("g6").has("g6", null).destroyed(Map.of()).done(2);
    assertEquals("sh", seat(duel).stored());
    assertEquals(13, duel.view().seats().get(1).supply().pieces(), "16 less three");
    assertEquals(3, duel.view().seats().get(1).pieces(), "not on the board");
    duel.play("summon merchant-of-time e5").asks("restore").refuses("a4", "b4", "c3", "e5");
    duel.play("b5").has("b5", "sh").destroyed(Map.of("sc", 1)).done(1);
    assertNull(seat(duel).stored());
    assertNull(seat(duel).pending());
    summoned("merchant-of-time", "wc d6 f6 c7 e7").done(1);
  }

  @Test
  void a_stored_legend_may_come_back_onto_a_heroic_TK_R20_10() {
    Duel duel = pending("wc d6 f6 c7 e7, sh b4, wl b5", "merchant-of-time").with("stored", "sl");
    assertEquals(2, duel.view().seats().get(1).supply().legendary());
    duel.play("summon merchant-of-time e5").refuses("b5").play("b4");
    duel.has("b4", "sl").destroyed(Map.of("sh", 1));
  }

  @Test
  void a_stored_legend_may_come_back_onto_the_merchant_himself_TK_R20_10a() {
    Duel duel = pending("wc d5 f5 c6 e6", "merchant-of-time").with("stored", "sl");
    assertTrue(duel.play("summon merchant-of-time e4").choices().contains("e4"));
    duel.play("e4").has("e4", "sl").destroyed(Map.of()).done(1);
  }

  @Test
  void warping_is_no_progress_Q12() {
    Duel duel = holding("wc a5", "void-summoner").with("quiet", 60).actions(0);
    duel.play("warp void-summoner", "a5-a6", "end");
    assertEquals(61, duel.view().quiet());
  }

  @Test
  void nothing_but_its_summoning_ends_the_pending_merchant_TK_R20_10() {
    Duel worm = pending("wc d6, wc d3 c5", "merchant-of-time", "warpmaster");
    worm.play("summon warpmaster e5").asks("move").play("stop").done(1);
    Duel patch = pending("wc e4 d5 f5 e6", "merchant-of-time", "reality-patch");
    patch.play("summon reality-patch e5").done(1);
    assertEquals("merchant-of-time", seat(patch).pending());
  }

  @Test
  void gate_of_oblivion_destroys_below_and_beside_TK_R13_7() {
    String pieces = "wc d5 f5 d6 f6, wl e6, sh e4, sl d4, sc g6, sc h5";
    Duel duel = summoned("gate-of-oblivion", pieces).has("e6", null).asks("destroy");
    duel.offers("e4", "g6", "skip").play("e4").destroyed(Map.of("sh", 1)).done(1);
    summoned("gate-of-oblivion", "wc d5 f5 d6 f6, sl d4").done(1);
    assertEquals(
        List.of("e6"),
        holding(pieces, "gate-of-oblivion")
            .match()
            .question(arenhold.rules.Seat.of(0))
            .orElseThrow()
            .choices()
            .stream()
            .filter(choice -> choice.notation().startsWith("summon gate-of-oblivion e5"))
            .findFirst()
            .orElseThrow()
            .parts()
            .get("destroys"));
  }

  @Test
  void gate_of_oblivion_is_told_before_a_task_is_met_TK_R20_11_TK_R20_11a() {
    assertFalse(meets(destroyingOne(0), "summon reality-patch e5"));
    assertTrue(meets(destroyingOne(2), "summon reality-patch e5"));
  }

  /** One piece can be destroyed, three must be; each counts several times more. */
  private static Duel destroyingOne(int credits) {
    Duel duel = Duel.on("wc e4 d5 f5 e6, sc e5").form("high-form");
    duel.schools("etherweave", "southern").beings(0, "reality-patch").turn("credits", credits);
    return duel.with(
        "tasks", Map.of("current", Arrays.asList("destruction", null, null), "next", "diagonals"));
  }

  private static boolean meets(Duel duel, String notation) {
    return duel.match().question(Seat.of(0)).orElseThrow().choices().stream()
        .filter(choice -> choice.notation().equals(notation))
        .findFirst()
        .orElseThrow()
        .parts()
        .containsKey("meets");
  }

  @Test
  void gate_of_oblivion_warped_credits_every_piece_once_more_TK_R20_11_TK_R20_11a() {
    String pieces = "wc d5 f5 d6 f6, sc e6, sh e4";
    Duel duel = holding(pieces, "gate-of-oblivion").play("warp gate-of-oblivion");
    assertEquals(2, duel.view().turn().credits());
    duel.play("summon gate-of-oblivion e5", "e4").destroyed(Map.of("sh", 2, "sc", 2));
    duel.play("place a5", "end");
    assertEquals(List.of(3, 0), duel.scores());
    assertEquals(1, duel.view().turn().credits());
    Duel twice = pending("wc d5 d6 e4, sc e5", "gate-of-oblivion", "doppelganger");
    twice.turn("credits", 1).play("summon doppelganger e5");
    assertEquals(3, twice.view().turn().credits());
    twice.destroyed(Map.of("sc", 2));
  }

  @Test
  void time_traveler_appears_anywhere_and_turns_back_the_top_discard_TK_R20_14_Q13() {
    Duel duel = holding("wc c3 d4 e5 b2, sc h7", "time-traveler");
    duel.deck(0, "discard", List.of("singularity", "dark-sphere"));
    assertEquals(List.of("c3", "d4"), duel.choices("summon time-traveler "));
    duel.play("summon time-traveler d4").asks("appear").refuses("d4", "h6", "g3", "h7");
    duel.play("g6").has("g6", "wh").asks("destroy").offers("h7", "skip").play("h7").done(1);
    assertEquals(List.of("dark-sphere"), seat(duel).top());
    assertEquals(List.of("singularity", "time-traveler"), seat(duel).discard());
    Duel declined = holding("wc c3 d4 e5, sc h7", "time-traveler");
    declined.deck(0, "discard", List.of("singularity"));
    declined.play("summon time-traveler d4", "g6", "skip").done(1);
    assertEquals(List.of(), seat(declined).top());
    holding("wc c3 d4 f6", "time-traveler").refuses("summon time-traveler d4");
  }

  @Test
  void time_traveler_takes_a_piece_outside_its_pattern_if_the_supply_is_empty_TK_R20_14a_TK_R6_5() {
    Duel duel = holding("wc c3 d4 e5 a6", "time-traveler").supply(0, "pieces", 0);
    duel.play("summon time-traveler d4").asks("take").offers("a6").play("a6").asks("appear");
    duel.play("a6").has("a6", "wh").done(1);
    Duel want = holding("wc c3 d4 e5", "time-traveler").supply(0, "pieces", 0);
    want.refuses("summon time-traveler d4");
  }

  @Test
  void warpmaster_takes_the_pending_being_back_or_moves_TK_R20_5_TK_R20_5b() {
    String pieces = "wc d3 c5 d6, sc e4 f6";
    Duel duel = pending(pieces, "void-summoner", "warpmaster");
    duel.play("summon warpmaster e5").offers("back", "self").play("back").done(1);
    assertNull(seat(duel).pending());
    assertEquals(1, seat(duel).hand().beings());
    assertEquals(List.of("void-summoner"), duel.choices("warp "));
    Duel moves = pending(pieces, "void-summoner", "warpmaster");
    moves.play("summon warpmaster e5", "self", "e5-e4").destroyed(Map.of("sc", 1)).done(1);
    summoned("warpmaster", pieces).asks("move").play("stop").done(1);
  }

  @Test
  void dark_sphere_pulls_three_pieces_two_of_a_colour_onto_the_rim() {
    Duel duel = summoned("dark-sphere", "wc d5 d6 e5 e6 f6, sc e4 f4 d4, sh h5, sl g6");
    duel.asks("move").refuses("e4-e5", "g6-g7", "h5-h6").play("e4-e3", "f4-f3");
    duel.refuses("d4-d3", "h5-g5").play("d6-c7").has("c7", "wc").done(1);
    Duel few = summoned("dark-sphere", "wc d5 d6 e5 e6, sc g4, sh h5").play("h5-g4", "stop");
    few.destroyed(Map.of("sc", 1)).done(1);
    Duel back = summoned("dark-sphere", "wc d5 d6 e5 e6, sh e4").play("e4-e3").refuses("e3-d3");
    back.play("stop").done(1);
  }

  @Test
  void void_summoner_lets_two_empty_squares_serve_TK_R20_12() {
    Duel duel = holding("wc f5 e6 d7 f7 a5 g7", "void-summoner", "singularity");
    duel.actions(3).refuses("summon singularity e6", "summon singularity g6");
    duel.play("summon void-summoner e5");
    assertTrue(duel.view().turn().emptySquares());
    duel.refuses("summon singularity b8").play("summon singularity g6");
    assertFalse(duel.view().turn().emptySquares());
    assertTrue(
        duel.events().stream()
            .anyMatch(
                event ->
                    event instanceof TashKalarEvent.Summoned summoned
                        && summoned.uses().equals(List.of("f5", "f7"))));
  }

  @Test
  void an_empty_square_serves_for_commons_only_and_for_one_turn_TK_R20_12() {
    Duel duel = holding("wc f5 e6 d7 f7", "void-summoner").actions(1).legends(0, "titan");
    duel.play("summon void-summoner e5", "end", "place a5", "place a6", "end");
    assertFalse(duel.view().turn().emptySquares());
    Duel warped = holding("wc a5, wl c5, sc a4", "void-summoner").play("warp void-summoner");
    warped.asks("move").refuses("c5-c6", "a5-a4", "stop").play("a5-a6").done(2);
    holding("wl c5", "void-summoner").play("warp void-summoner").done(2);
  }

  @Test
  void the_empty_square_may_be_the_summon_square_TK_R20_12a() {
    Duel duel = holding("wc f5 e6 d7 f7 b4 b5", "void-summoner", "dark-sphere").actions(2);
    duel.play("summon void-summoner e5");
    assertTrue(duel.choices("summon dark-sphere ").stream().anyMatch(at -> at.startsWith("c4")));
  }

  @Test
  void eternal_emperor_places_or_moves_warped_and_summoned_in_other_turns_TK_R20_7() {
    String pieces = "wc d4 d5 d6 e6 a5, wl i5, sc a4, sl i4";
    Duel duel = holding(pieces, "eternal-emperor").actions(3).play("warp eternal-emperor");
    duel.asks("branch").offers("place", "step").play("step").refuses("i5-i4", "stop");
    duel.play("a5-a4").destroyed(Map.of("sc", 1)).done(3);
    duel.play("summon eternal-emperor e5").done(2);
    Duel later = summoned("eternal-emperor", pieces).offers("place", "step").play("place");
    later.asks("place").play("b5").has("b5", "wc").done(1);
    summoned("eternal-emperor", pieces).play("step", "stop").done(1);
    Duel want = holding("wl i5, sl i4", "eternal-emperor").supply(0, "pieces", 0);
    want.play("warp eternal-emperor").asks("move").play("i5-i6").done(2);
  }

  @Test
  void reality_patch_destroys_heroics_and_discards_TK_R20_5() {
    String pieces = "wc e4 d5 f5 e6, sh a4 i6, sc a5";
    Duel duel = pending(pieces, "void-summoner", "reality-patch", "singularity");
    duel.legends(0, "titan").flares(0, "flare-03");
    duel.play("summon reality-patch e5").offers("a4", "i6", "skip").play("a4");
    duel.asks("discardPending").play("void-summoner").asks("discardCard");
    duel.offers("singularity", "titan", "flare-03", "skip").play("titan").done(1);
    assertEquals(List.of("titan"), duel.view().legends().discard());
    assertEquals(List.of("void-summoner", "reality-patch"), seat(duel).discard());
    Duel kept = pending(pieces, "void-summoner", "reality-patch");
    kept.play("summon reality-patch e5", "skip", "skip").done(1);
    assertEquals("void-summoner", seat(kept).pending());
  }

  @Test
  void polarity_queen_moves_two_pieces_in_opposite_directions_TK_R20_8() {
    Duel duel = summoned("polarity-queen", "wc d6 f6 e7 e8, sc c6, sl g5");
    duel.asks("move").refuses("stop", "e5-e4").play("d6-c6").asks("move").refuses("d6-e6");
    duel.offers("f6-g6", "e7-f7", "e8-f8").destroyed(Map.of("sc", 1));
    duel.play("f6-g6").has("g6", "wc").done(1);
    Duel warped = holding("wc a5, sh g5", "polarity-queen").play("warp polarity-queen");
    warped.asks("place").refuses("a6", "skip").play("g4").has("g4", "wc").done(2);
    holding("wc a5", "polarity-queen").play("warp polarity-queen").done(2);
  }

  @Test
  void polarity_queen_does_nothing_unless_both_moves_can_be_made_TK_R20_8() {
    Duel duel = summoned("polarity-queen", "wl d6 f6 e7, wc e8");
    duel.has("e8", "wc").done(1);
  }

  @Test
  void polarity_queen_asks_for_her_first_move_though_there_is_only_one_Q1_Q11() {
    String hemmedIn = "sl a4 b2 b4, sh c2 d2 d3 d4 c4 d7 f7 d8 f8 d9 e9 f9";
    Duel duel = summoned("polarity-queen", "wl d6 f6 e7, wc e8 c3, wh a3, " + hemmedIn);
    duel.asks("move").offers("c3-b3").play("c3-b3").has("b3", "wh").done(1);
  }

  @Test
  void singularity_gathers_all_commons_around_in_an_order_of_choice_TK_R20_15_TK_R20_15a_Q11() {
    Duel duel = summoned("singularity", "wc d4 f4 d6 f6, sc b4 b3 d2, sh c4").asks("gather");
    duel.refuses("e5", "c3", "i6", "skip").play("a4").asks("move").offers("b3-a4", "b4-a4");
    duel.play("b4-a4").has("a4", "sc").destroyed(Map.of("sc", 1)).done(1);
    Duel mixed = summoned("singularity", "wc d4 f4 d6 f6, sc e3 h3").play("e4");
    mixed.offers("e3-e4", "d4-e4", "f4-e4").play("d4-e4", "e3-e4");
    mixed.has("e4", "wc").destroyed(Map.of("sc", 1)).done(1);
  }

  @Test
  void ziggurat_sentinel_copies_a_discarded_warp_effect_or_moves_ahead_TK_R20_7_TK_R20_7a() {
    String pieces = "wc e6 d7 e7 c8 d8, sc d6, sh c7, sl b8";
    Duel duel = holding(pieces, "ziggurat-sentinel");
    duel.deck(0, "discard", List.of("translocationist", "merchant-of-time", "singularity"));
    duel.play("summon ziggurat-sentinel e5").offers("copy", "arrow").play("copy").asks("copy");
    duel.offers("translocationist", "skip").play("translocationist").done(2);
    assertNull(seat(duel).pending());
    Duel moves = summoned("ziggurat-sentinel", pieces).asks("move").offers("e5-d6", "stop");
    moves.play("e5-d6", "d6-c7").destroyed(Map.of("sc", 1, "sh", 1)).done(1);
    Duel declined = holding(pieces, "ziggurat-sentinel");
    declined.deck(0, "discard", List.of("translocationist"));
    declined.play("summon ziggurat-sentinel e5", "copy", "skip").done(1);
  }

  @Test
  void ziggurat_sentinel_warped_moves_a_piece_once_in_combat_or_twice() {
    Duel duel = holding("wc a5, wl c5, sc a4", "ziggurat-sentinel");
    duel.play("warp ziggurat-sentinel").offers("a5").play("a5").offers("combat", "twice");
    duel.play("twice").refuses("a5-a4", "stop").play("a5-a6", "a6-a7").has("a7", "wc").done(2);
    Duel combat = holding("wc a5, sc a4", "ziggurat-sentinel");
    combat.play("warp ziggurat-sentinel", "a5", "combat", "a5-a4");
    combat.destroyed(Map.of("sc", 1)).done(2);
  }

  @Test
  void iris_of_eternity_destroys_a_legend_or_becomes_one_TK_R20_13() {
    String pieces = "wc d6 f6 d7 f7 e8, sl e4, sh d4";
    Duel duel = holding(pieces, "iris-of-eternity").legends(0, "titan", "leviathan");
    duel.play("summon iris-of-eternity e5").offers("slay", "rise").play("rise").asks("raise");
    duel.offers("e5", "skip").play("e5").has("e5", "wl").done(1);
    assertEquals(List.of(1, 0), duel.scores());
    assertEquals(
        List.of("leviathan", "titan"), duel.view().legends().discard().stream().sorted().toList());
    Duel kills = holding(pieces, "iris-of-eternity").legends(0, "titan");
    kills.play("summon iris-of-eternity e5", "slay").offers("e4", "skip").play("e4");
    kills.destroyed(Map.of("sl", 1)).done(1);
    assertEquals(1, seat(kills).hand().legends());
    Duel want = holding(pieces, "iris-of-eternity").supply(0, "legendary", 0);
    want.play("summon iris-of-eternity e5").asks("destroy").play("skip").done(1);
    summoned("iris-of-eternity", "wc d6 f6 d7 f7 e8").asks("raise").play("skip").done(1);
  }

  @Test
  void iris_counts_for_tasks_as_a_summoned_legend_TK_R20_13_TK_R20_13a() {
    Duel duel =
        Duel.on("wc d6 f6 d7 f7 e8")
            .form("high-form")
            .schools("etherweave", "southern")
            .beings(0, "iris-of-eternity");
    duel.play("summon iris-of-eternity e5", "e5");
    Map<String, Object> written = new TashKalar().write(duel.match().position());
    assertEquals(1, ((Map<?, ?>) written.get("summoned")).get("legendary"));
  }
}
