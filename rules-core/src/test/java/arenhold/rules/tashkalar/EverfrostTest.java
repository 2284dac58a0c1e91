package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Event;
import arenhold.rules.Playout;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.card.Cards;
import arenhold.rules.notation.Json;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * What the Everfrost beings do and refuse, and how their effects freeze and thaw: one file for the
 * whole deck.
 */
class EverfrostTest {

  private static Duel summoned(String card, String pieces) {
    return Duel.summoned("everfrost", card, pieces);
  }

  /** A Duel in which the first seat has this frozen effect in play. */
  private static Duel frozen(String card, String pieces) {
    return Duel.on(pieces)
        .schools("everfrost", "southern")
        .with("frozen", Arrays.asList(card, null));
  }

  private static String inPlay(Duel duel, int seat) {
    return duel.view().seats().get(seat).frozen();
  }

  private static List<String> discards(Duel duel, int seat) {
    return duel.view().seats().get(seat).discard();
  }

  @Test
  void a_card_with_a_frozen_effect_stays_in_front_of_its_owner_TK_R18_2_TK_R18_6() {
    Duel duel = summoned("ice-princess", "ec e6 d7 f7 a5, sc a4");
    duel.asks("move").refuses("e5-e4").play("a5-a4").destroyed(Map.of("sc", 1)).done(1);
    assertEquals("ice-princess", inPlay(duel, 0));
    assertEquals(List.of(), discards(duel, 0));
    assertEquals("ice-princess", duel.view(1).seats().get(0).frozen(), "everybody sees it");
    assertTrue(duel.view(0).hands().get(0).beings().isEmpty());
    assertTrue(duel.events().contains(new TashKalarEvent.Froze(0, "ice-princess")));
  }

  @Test
  void a_card_without_an_effect_of_its_own_freezes_all_the_same_TK_R18_2() {
    Duel duel = summoned("winter-whisperer", "ec d6 e6 f6 g6").done(1);
    assertEquals("winter-whisperer", inPlay(duel, 0));
  }

  @Test
  void a_frozen_effect_does_not_count_for_the_hand_limit_TK_R18_2() {
    Duel duel = frozen("ice-queen", "ec a3").beings(0, "snow-fox", "polar-bear").actions(0);
    duel.play("end");
    assertEquals(3, duel.view().seats().get(0).hand().beings());
    assertEquals("ice-queen", inPlay(duel, 0));
  }

  @Test
  void of_two_frozen_effects_one_is_kept_TK_R18_3() {
    for (boolean keepsOld : List.of(true, false)) {
      Duel duel = frozen("ice-queen", "ec e6 d7 f7").beings(0, "ice-princess");
      duel.play("summon ice-princess e5", "stop").asks("keep");
      duel.offers("ice-princess", "ice-queen").play(keepsOld ? "ice-queen" : "ice-princess");
      assertEquals(keepsOld ? "ice-queen" : "ice-princess", inPlay(duel, 0));
      assertEquals(List.of(keepsOld ? "ice-princess" : "ice-queen"), discards(duel, 0));
      duel.done(1);
    }
  }

  @Test
  void it_thaws_before_or_after_any_action_and_after_the_last_for_nothing_TK_R18_4() {
    Duel before = frozen("crystal-grower", "ec a5 b5").play("thaw crystal-grower", "a5");
    before.has("a5", "eh").done(2);
    assertNull(inPlay(before, 0));
    assertEquals(List.of("crystal-grower"), discards(before, 0));
    Duel between = frozen("crystal-grower", "ec a5").play("place e5", "thaw crystal-grower");
    between.offers("a5", "e5").play("e5").done(1);
    Duel after = frozen("crystal-grower", "ec a5").play("place e5", "place e6");
    after.offers("thaw crystal-grower", "end").play("thaw crystal-grower", "a5").offers("end");
  }

  @Test
  void it_thaws_in_the_very_turn_it_froze_TK_R18_4() {
    Duel duel = summoned("crystal-grower", "ec d6 e6, sc a4").play("a4").has("a4", "sh");
    duel.play("thaw crystal-grower", "e5").has("e5", "eh").done(1);
    assertEquals(List.of("crystal-grower"), discards(duel, 0));
  }

  @Test
  void it_thaws_in_its_owners_turn_only_TK_R18_4() {
    Duel duel = frozen("crystal-grower", "ec a5").turn("seat", 1);
    assertEquals(List.of(), duel.choices("thaw "));
  }

  @Test
  void nothing_thaws_inside_another_effect_TK_R18_5() {
    Duel duel = frozen("crystal-grower", "ec f5 g6").beings(0, "snow-fox");
    duel.play("summon snow-fox e5").asks("move").refuses("thaw crystal-grower");
    duel.play("stop");
    assertEquals(List.of("crystal-grower"), duel.choices("thaw "));
  }

  @Test
  void what_thawed_can_be_taken_back_TK_R4_8a() {
    Duel duel = frozen("crystal-grower", "ec a5").play("thaw crystal-grower", "a5");
    assertInstanceOf(Step.Applied.class, duel.command(0, Command.TAKE_BACK));
    assertInstanceOf(Step.Applied.class, duel.command(0, Command.TAKE_BACK));
    duel.has("a5", "ec");
    assertEquals("crystal-grower", inPlay(duel, 0));
  }

  @Test
  void it_may_thaw_for_nothing_TK_R18_12() {
    Duel duel = frozen("crystal-grower", "eh a5").play("thaw crystal-grower").done(2);
    assertNull(inPlay(duel, 0));
    Duel wyvern = frozen("ice-wyvern", "ec a5").play("thaw ice-wyvern").done(2);
    assertEquals(List.of("ice-wyvern"), discards(wyvern, 0));
  }

  @Test
  void a_thawed_move_is_forced_if_there_is_one_TK_R18_12() {
    Duel duel = frozen("ice-princess", "ec a5, sc b5, eh i5").play("thaw ice-princess");
    duel.asks("move").refuses("stop", "a5-b5", "i5-i4").play("a5-a4").has("a4", "ec").done(2);
    Duel queen = frozen("ice-queen", "ec a5, sc i4, eh i5").play("thaw ice-queen");
    queen.refuses("stop", "a5-a4").play("i5-i4").destroyed(Map.of("sc", 1)).done(2);
  }

  @Test
  void in_a_team_players_thaw_their_own_before_handing_the_turn_over_TK_R18_4a() {
    Duel duel =
        Duel.on("ec a5 b5")
            .form("team-duel")
            .schools("everfrost", "southern", "highland", "sylvan")
            .with("frozen", Arrays.asList("crystal-grower", null, null, null));
    assertEquals(List.of("crystal-grower"), duel.choices("thaw "));
    duel.play("handover");
    assertEquals(List.of(), duel.choices("thaw "));
    assertEquals("crystal-grower", inPlay(duel, 0));
    Duel effect =
        Duel.on("ec a5 b5")
            .form("team-duel")
            .schools("everfrost", "southern", "highland", "sylvan")
            .with("frozen", Arrays.asList("crystal-grower", null, null, null));
    effect.play("thaw crystal-grower", "handover").offers("a5", "b5");
    assertEquals(2, effect.asked().index());
    effect.play("b5").has("b5", "eh");
    assertEquals(List.of("crystal-grower"), discards(effect, 0), "the owner's pile");
  }

  @Test
  void which_frozen_effect_is_kept_is_its_owners_business_TK_R18_3a() {
    Duel duel =
        Duel.on("ec e6 d7 f7")
            .form("team-duel")
            .schools("everfrost", "southern", "highland", "sylvan")
            .with("frozen", Arrays.asList("ice-queen", null, null, null))
            .beings(0, "ice-princess");
    duel.play("summon ice-princess e5", "handover");
    assertEquals(2, duel.asked().index());
    duel.play("stop").asks("keep").offers("ice-princess", "ice-queen");
    assertEquals(0, duel.asked().index());
  }

  @Test
  void the_frozen_chest_opens_ones_own_discard_pile_TK_R18_7() {
    String pieces = "ec d5 e5 f5";
    Duel duel = Duel.on(pieces).schools("everfrost", "southern").beings(0, "frozen-chest");
    duel.deck(0, "discard", List.of("snow-fox", "ice-queen", "ice-wyvern"));
    duel.play("summon frozen-chest e5").asks("freeze").offers("ice-queen", "ice-wyvern", "skip");
    duel.play("ice-queen").done(1);
    assertEquals("ice-queen", inPlay(duel, 0));
    assertEquals(List.of("snow-fox", "frozen-chest", "ice-wyvern"), discards(duel, 0));
    Duel replaced = frozen("ice-princess", pieces).beings(0, "frozen-chest");
    replaced.deck(0, "discard", List.of("ice-queen"));
    replaced.play("summon frozen-chest e5", "ice-queen").done(1);
    assertEquals("ice-queen", inPlay(replaced, 0));
    assertEquals(List.of("ice-princess", "frozen-chest"), discards(replaced, 0));
    assertTrue(replaced.events().contains(new TashKalarEvent.Melted(0, "ice-princess")));
    Duel kept = frozen("ice-princess", pieces).beings(0, "frozen-chest");
    kept.deck(0, "discard", List.of("ice-queen"));
    kept.play("summon frozen-chest e5", "skip");
    assertEquals("ice-princess", inPlay(kept, 0));
    Duel empty = Duel.on(pieces).schools("everfrost", "southern").beings(0, "frozen-chest");
    empty.deck(0, "discard", List.of("snow-fox")).play("summon frozen-chest e5").done(1);
  }

  @Test
  void the_sentinel_takes_an_action_from_the_other_TK_R18_8() {
    String pieces = "ec e6 e7 f7 f8, sc e5";
    Duel duel = summoned("everfrost-sentinel", pieces).offers("e5", "skip").play("e5");
    duel.has("e5", "ec").play("place a3", "end");
    assertEquals(1, duel.view().turn().actions());
    duel.play("place a4", "end", "place a5", "place a6", "end");
    assertEquals(2, duel.view().turn().actions(), "only in the next turn");
    summoned("everfrost-sentinel", pieces).play("skip").has("e5", "eh").done(1);
    summoned("everfrost-sentinel", "ec e6 e7 f7 f8 e5").has("e5", "eh").done(1);
    summoned("everfrost-sentinel", "ec e6 e7 f7 f8").done(1);
  }

  @Test
  void fewer_actions_add_up_and_end_at_none_TK_R18_8a() {
    Duel duel = frozen("crystal-grower", "ec a5").turn("seat", 1).actions(0);
    duel.with("fewer", List.of(3, 0)).play("end");
    duel.offers("thaw crystal-grower", "end").play("thaw crystal-grower", "a5", "end");
    assertEquals(1, duel.view().turn().seat());
    assertEquals(2, duel.view().turn().actions());
  }

  @Test
  void the_sentinel_slows_all_others_in_a_Melee_and_the_other_team_once_TK_R18_8() {
    String pieces = "ec e6 e7 f7 f8, sc e5";
    Duel melee = Duel.on(pieces).manyColours().schools("everfrost", "southern", "highland");
    melee.beings(0, "everfrost-sentinel").play("summon everfrost-sentinel e5", "e5");
    assertEquals(List.of(0, 1, 1), fewer(melee));
    Duel team =
        Duel.on(pieces)
            .form("team-duel")
            .schools("everfrost", "southern", "highland", "sylvan")
            .beings(0, "everfrost-sentinel");
    team.play("summon everfrost-sentinel e5", "e5").play("place a3", "end");
    assertEquals(1, team.view().turn().actions());
    team.play("place a4", "end", "place a5", "place a6", "end");
    assertEquals(2, team.view().turn().actions(), "the other player of that team");
  }

  private static List<Integer> fewer(Duel duel) {
    return duel.view().seats().stream().map(TashKalarView.SeatView::fewer).toList();
  }

  @Test
  void the_Deathbringers_victim_counts_twice_and_leaves_the_game_TK_R18_9() {
    Duel duel = summoned("deathbringer", "ec d5 d7 c7 e7, sc e4").offers("e4", "d5", "skip");
    int before = duel.view().seats().get(1).supply().pieces();
    duel.play("e4").destroyed(Map.of("sc", 2)).done(1);
    assertEquals(before, duel.view().seats().get(1).supply().pieces());
    duel.play("place a5", "end");
    assertEquals(List.of(1, 0), duel.scores());
    Duel own = summoned("deathbringer", "ec d5 d7 c7 e7").play("d5").destroyed(Map.of());
    assertTrue(own.events().contains(new TashKalarEvent.Banished("d5", "ec", false)));
  }

  @Test
  void a_task_counts_the_Deathbringers_victim_as_two_TK_R18_9a() {
    Duel duel =
        Duel.on("ec d5 d7 c7 e7 e3, sh e4")
            .form("high-form")
            .schools("everfrost", "southern")
            .beings(0, "deathbringer");
    duel.play("summon deathbringer e5", "e4").destroyed(Map.of("sh", 2));
  }

  @Test
  void the_Deathbringer_needs_help_against_higher_ranks() {
    String pieces = "ec d5 d7 c7 e7, sh d4, sl f4 f6";
    Duel duel = summoned("deathbringer", pieces).offers("d4", "d5", "skip").play("d4");
    duel.destroyed(Map.of("sh", 2)).done(1);
    Duel legend = summoned("deathbringer", pieces + ", ec g3 g4 g5, eh f5");
    legend.play("f4").destroyed(Map.of("sl", 2)).done(1);
    assertEquals(2, legend.view().seats().get(1).supply().legendary() + 1, "one of three is gone");
    summoned("deathbringer", "ec d5 d7 c7 e7, sh f4, ec e2").refuses("f4");
  }

  @Test
  void the_Frostweave_Summoner_lends_an_enemy_piece_to_the_very_next_being_TK_R18_10() {
    String pieces = "ec f5, sc g6";
    Duel duel = frozen("frostweave-summoner", pieces).beings(0, "snow-fox");
    assertFalse(duel.choices().contains("summon snow-fox e5"));
    duel.play("thaw frostweave-summoner");
    for (String choice : duel.choices()) assertTrue(choice.startsWith("summon "), choice);
    assertTrue(duel.view().turn().summonsNext());
    duel.play("summon snow-fox e5", "stop").has("e5", "ec").done(1);
    assertFalse(duel.view().turn().borrowing());
    duel.refuses("summon snow-fox e5");
  }

  @Test
  void the_Frostweave_Summoner_stays_frozen_while_nothing_can_be_summoned_TK_R18_10a() {
    Duel none = frozen("frostweave-summoner", "ec f5, sc a5").beings(0, "snow-fox");
    assertEquals(List.of(), none.choices("thaw "));
    Duel late = frozen("frostweave-summoner", "ec f5, sc g6").beings(0, "snow-fox").actions(0);
    late.offers("end");
  }

  @Test
  void the_Frostweave_Summoner_adds_up_with_improvising_TK_R18_10a() {
    Duel duel =
        Duel.on("sc f5, hc g6, ec a5")
            .manyColours()
            .schools("everfrost", "southern", "highland")
            .with("frozen", Arrays.asList("frostweave-summoner", null, null))
            .beings(0, "snow-fox");
    assertEquals(List.of(), duel.choices("summon snow-fox e5"));
    duel.play("thaw frostweave-summoner", "summon snow-fox e5").asks("pay");
  }

  @Test
  void the_Winter_Whisperer_gives_an_action_for_a_piece_and_a_flare_TK_R18_11() {
    Duel both = frozen("winter-whisperer", "ec a5 b5, sc a4").flares(0, "flare-03");
    both.play("thaw winter-whisperer").offers("a5", "b5", "skip").play("a5");
    both.asks("discardFlare").offers("flare-03", "skip").play("flare-03").done(3);
    assertEquals(List.of("flare-03"), both.view().flares().discard());
    assertEquals(List.of(0, 0), both.scores());
    Duel piece = frozen("winter-whisperer", "ec a5 b5").flares(0, "flare-03");
    piece.play("thaw winter-whisperer", "a5", "skip").done(2);
    Duel flare = frozen("winter-whisperer", "ec a5 b5").flares(0, "flare-03");
    flare.play("thaw winter-whisperer", "skip", "flare-03").done(2);
    Duel without = frozen("winter-whisperer", "ec a5").play("thaw winter-whisperer", "a5");
    without.board("").done(2);
    Duel alone = frozen("winter-whisperer", "eh a5").flares(0, "flare-03");
    alone.play("thaw winter-whisperer").offers("flare-03", "skip");
  }

  @Test
  void a_flare_is_its_holders_business_TK_R18_11a() {
    Duel duel =
        Duel.on("ec a5 b5")
            .form("team-duel")
            .schools("everfrost", "southern", "highland", "sylvan")
            .with("frozen", Arrays.asList("winter-whisperer", null, null, null))
            .flares(0, "flare-03");
    duel.play("thaw winter-whisperer", "handover");
    assertEquals(2, duel.asked().index());
    duel.play("a5").offers("flare-03", "skip");
    assertEquals(0, duel.asked().index());
  }

  @Test
  void the_reindeer_grows_unless_it_hurt_somebody() {
    String pieces = "ec d6 e6 f7, sc g5 e4";
    Duel calm = summoned("royal-reindeer", pieces).refuses("e4", "f6", "e8").play("c5");
    calm.has("c5", "eh").done(1);
    summoned("royal-reindeer", pieces).play("skip").has("e5", "eh").done(1);
    Duel fierce = summoned("royal-reindeer", pieces).play("g5").has("g5", "ec");
    fierce.destroyed(Map.of("sc", 1)).done(1);
    Duel trampling = summoned("royal-reindeer", "ec d6 e6 f7, sc e5").play("c5").has("c5", "ec");
    trampling.done(1);
    Duel own = summoned("royal-reindeer", "ec d6 e6 f7 e5").play("skip").has("e5", "ec");
    own.done(1);
  }

  private static Duel mirror(String square, String way, String pieces) {
    Duel duel = Duel.on(pieces).schools("everfrost", "southern").beings(0, "crystal-mirror");
    return duel.play("summon crystal-mirror " + square + " " + way);
  }

  @Test
  void the_crystal_mirror_copies_two_commons_or_one_heroic_piece() {
    String pieces = "ec e4 e6, sc d5 c4, sh d6, sl c5";
    Duel two = mirror("e5", "r0", pieces).asks("mirror").offers("c4", "d5", "d6", "stop");
    two.play("d5").has("f5", "ec").offers("c4", "stop").play("c4").has("g4", "ec").done(1);
    mirror("e5", "r0", pieces).play("d5", "stop").done(1);
    mirror("e5", "r0", pieces).play("d6").has("f6", "eh").done(1);
    mirror("e5", "r0", pieces).play("stop").done(1);
    mirror("e5", "r180", pieces).done(1);
    Duel lying = mirror("e5", "r90", "ec d5 f5, sc e4 c3");
    lying.offers("e4", "stop").play("e4").has("e6", "ec").done(1);
  }

  @Test
  void the_crystal_mirror_needs_an_empty_image_on_the_board_and_a_piece() {
    mirror("e5", "r0", "ec e4 e6 f5, sc d5 c4").offers("c4", "stop");
    mirror("b5", "r180", "ec b4 b6, sc c5 d5").offers("c5", "stop").play("c5").has("a5", "ec");
    Duel last = Duel.on("ec e4 e6, sc d5 c4").schools("everfrost", "southern");
    last.beings(0, "crystal-mirror").supply(0, "pieces", 2);
    last.play("summon crystal-mirror e5 r0", "d5").done(1);
  }

  @Test
  void the_glacier_giant_charges_and_strikes_a_legend_with_himself() {
    String pieces = "ec e6 d7 e7 f7, sc c7, sl b8";
    Duel duel = summoned("glacier-giant", pieces).refuses("e5-d5");
    duel.offers("e5-d6", "e5-f6", "stop").play("e5-d6", "d6-c7").asks("destroy");
    duel.offers("b8", "skip").play("b8").destroyed(Map.of("sc", 1, "sl", 1)).done(1);
    assertNull(duel.view().board().get("c7"));
    Duel spared = summoned("glacier-giant", pieces).play("e5-d6", "d6-c7", "skip");
    spared.has("c7", "eh").done(1);
    summoned("glacier-giant", pieces).play("e5-d6", "stop").done(1);
    summoned("glacier-giant", "ec e6 d7 e7 f7, sl d6").play("stop").done(1);
  }

  @Test
  void the_polar_bear_hunts_in_three_steps() {
    String pieces = "ec f5 g5 f6 h6, sh e4, sc e3 e2";
    Duel bear = summoned("polar-bear", pieces).play("e5-e4", "e4-e3").refuses("e3-e2");
    bear.play("e3-d3").destroyed(Map.of("sh", 1, "sc", 1)).done(1);
    summoned("polar-bear", pieces).play("e5-d5").done(1);
    summoned("polar-bear", pieces).play("e5-e4", "e4-d4").done(1);
    summoned("polar-bear", pieces).play("e5-e4", "stop").done(1);
  }

  @Test
  void the_war_sled_starts_along_an_arrow_and_turns_by_45_degrees() {
    Duel sled = summoned("war-sled", "ec c5 c6 d6 e6, sh f5");
    sled.offers("e5-f4", "e5-f5", "e5-f6", "stop").play("e5-f5");
    sled.offers("f5-g4", "f5-g5", "f5-g6", "stop").play("f5-g4");
    sled.offers("g4-g3", "g4-h3", "g4-h4", "stop").play("g4-g3").done(1);
    sled.destroyed(Map.of("sh", 1)).has("g3", "eh");
  }

  @Test
  void the_snow_monster_freezes_commons_in_touch_with_own_pieces() {
    Duel duel = summoned("snow-monster", "ec f5 d6 g6 e5, sc d4 c3 c7 e2, sh f4 g5");
    duel.board("ec f5 d6 g6, eh e5, sc c3 e2, sh f4 g5");
    duel.destroyed(Map.of("sc", 2)).done(1);
  }

  @Test
  void the_frost_imp_pushes_a_common_until_it_is_blocked() {
    Duel duel = summoned("frost-imp", "ec d5 e6 f7, sc e4 e1").refuses("e4-e5");
    duel.play("e4-e3").has("e2", "sc").done(1);
    Duel far = summoned("frost-imp", "ec d5 e6 f7, sc f5").play("f5-g5").has("i5", "sc").done(1);
    assertEquals(3, far.events().stream().filter(EverfrostTest::isMove).count());
    summoned("frost-imp", "ec d5 e6 f7, sc e4").play("stop").has("e4", "sc").done(1);
  }

  private static boolean isMove(Event event) {
    return event instanceof TashKalarEvent.Moved;
  }

  @Test
  void the_ice_wyvern_dies_of_its_prey_and_thaws_into_a_common() {
    String pieces = "ec f5 e6 f7 g7, sc a5, sh i5";
    Duel prey = summoned("ice-wyvern", pieces).play("i5").destroyed(Map.of("sh", 1)).done(1);
    prey.board("ec f5 e6 f7 g7, sc a5");
    Duel calm = summoned("ice-wyvern", pieces).play("b5").has("b5", "eh").done(1);
    calm.play("thaw ice-wyvern").asks("place").refuses("stop", "a5", "c4-c4", "f6");
    calm.play("b6").has("b6", "ec").done(1);
  }

  @Test
  void the_illusionist_turns_into_an_enemy_common_and_later_converts_one() {
    Duel duel = summoned("frostweave-illusionist", "ec d5 f5 e7, sc a5").asks("place");
    duel.offers("sc e5").play("sc e5").has("e5", "sc").destroyed(Map.of()).done(1);
    duel.play("thaw frostweave-illusionist").offers("a5", "e5").play("e5").has("e5", "ec");
    duel.destroyed(Map.of("sc", 1)).done(1);
    Duel none =
        Duel.on("ec d5 f5 e7, sc a5")
            .schools("everfrost", "southern")
            .supply(1, "pieces", 0)
            .beings(0, "frostweave-illusionist");
    none.play("summon frostweave-illusionist e5").has("e5", "eh").done(1);
  }

  @Test
  void the_illusionist_may_choose_the_colour_in_a_Melee() {
    Duel duel = Duel.on("ec d5 f5 e7").manyColours().schools("everfrost", "southern", "highland");
    duel.beings(0, "frostweave-illusionist").play("summon frostweave-illusionist e5");
    duel.offers("sc e5", "hc e5").play("hc e5").has("e5", "hc");
  }

  @Test
  void the_crystal_grower_raises_one_common_of_every_enemy_colour() {
    Duel duel = Duel.on("ec d6 e6, sc a5 b5, hh i5").manyColours();
    duel.schools("everfrost", "southern", "highland").beings(0, "crystal-grower");
    duel.play("summon crystal-grower e5").offers("a5", "b5").play("a5").has("a5", "sh").done(1);
  }

  @Test
  void every_card_lies_in_one_place_and_positions_read_as_they_were_written_TK_R18_2() {
    TashKalar game = new TashKalar();
    Setup setup =
        new Setup(
            "tashkalar",
            "duel",
            List.of(Map.of("school", "everfrost"), Map.of("school", "southern")),
            Map.of("expansions", "yes"));
    int thawed = 0;
    for (long seed = 0; seed < 60; seed++) {
      RandomGenerator random = RandomDuelTest.random(seed);
      Playout table = new Playout((seat, prompt, options) -> random.nextInt(options.size()));
      Position p = game.start(setup);
      int frozen = -1;
      boolean goesOn = true;
      while (goesOn) {
        goesOn = table.playUnit(game, p);
        Cards own = p.frost.frozen(0) < 0 ? Cards.NONE : Cards.of(p.frost.frozen(0));
        Cards cards = own.and(Cards.ofBits(p.hand(0, Kind.BEINGS)));
        cards = cards.and(p.decks[0].all()).and(p.decks[0].discard());
        assertEquals(Cards.upTo(18), cards, "seed " + seed);
        String written = Json.write(game.write(p));
        Position read = game.read(setup, Json.parseObject(written));
        assertEquals(written, Json.write(game.write(read)), "seed " + seed);
        if (frozen >= 0 && p.frost.frozen(0) < 0) thawed++;
        frozen = p.frost.frozen(0);
      }
    }
    assertTrue(thawed > 60, "hardly anything thawed: " + thawed);
  }

  @Test
  void a_frozen_effect_has_to_be_one_and_lie_in_one_place() {
    for (String wrong : List.of("snow-fox", "knight", "titan")) {
      Duel duel = frozen(wrong, "ec a5");
      assertTrue(refused(duel), wrong);
    }
    assertTrue(refused(frozen("ice-queen", "ec a5").beings(0, "ice-queen")));
  }

  private static boolean refused(Duel duel) {
    try {
      duel.view();
      return false;
    } catch (IllegalArgumentException wrong) {
      return true;
    }
  }
}
