package arenhold.rules.tashkalar;

import static arenhold.rules.tashkalar.EtherweaveTest.holding;
import static arenhold.rules.tashkalar.EtherweaveTest.pending;
import static arenhold.rules.tashkalar.EtherweaveTest.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Step;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Warping, the pending being and what it costs (TK-R20.1 to TK-R20.6). */
class WarpingTest {

  @Test
  void a_card_is_warped_before_between_and_after_actions_for_nothing_TK_R20_1() {
    holding("wc a5", "void-summoner").play("warp void-summoner", "a5-a6").done(2);
    Duel between = holding("wc a5", "void-summoner").play("place i5", "warp void-summoner");
    between.play("a5-a6").done(1);
    Duel after = holding("wc a5", "void-summoner").actions(1).play("place i5");
    after.offers("warp void-summoner", "end").play("warp void-summoner", "a5-a6").offers("end");
    Duel gains = holding("wc a5", "translocationist").actions(0).play("warp translocationist");
    gains.refuses("end").done(1);
    holding("wc a5", "doppelganger", "warpmaster").refuses("warp doppelganger", "warp warpmaster");
  }

  @Test
  void nobody_warps_in_their_first_turn_or_inside_an_effect_TK_R20_2() {
    Duel first = holding("wc a5", "void-summoner").with("newcomers", List.of(0, 1)).actions(1);
    assertEquals(List.of(), first.choices("warp "));
    first.play("place a6", "end", "place c6", "place c7", "end");
    assertTrue(first.choices("warp ").contains("void-summoner"));
    Duel inside = holding("wc d3 c5 d6", "void-summoner", "warpmaster");
    inside.play("summon warpmaster e5").asks("move").refuses("warp void-summoner");
    Duel other = holding("wc a5", "void-summoner").turn("seat", 1);
    assertEquals(List.of(), other.choices("warp "));
  }

  @Test
  void a_match_begins_without_warping_and_an_extra_turn_is_the_second_one_TK_R20_2a() {
    Duel extra = holding("wc a5", "void-summoner").with("newcomers", List.of(0, 1)).actions(0);
    extra.turn("extraDue", true).play("end");
    assertTrue(extra.choices("warp ").contains("void-summoner"));
  }

  @Test
  void the_pending_being_is_public_counts_in_hand_and_is_alone_TK_R20_3() {
    Duel duel = holding("wc a5", "void-summoner", "gate-of-oblivion", "singularity");
    duel.play("warp void-summoner", "a5-a6");
    assertEquals("void-summoner", seat(duel).pending());
    assertEquals(3, seat(duel).hand().beings());
    assertNull(duel.view(1).hands().get(0));
    assertEquals(List.of(), duel.choices("warp "));
    duel.play("place c5", "place c6", "end");
    assertEquals(3, seat(duel).hand().beings(), "nothing is drawn for it");
    assertTrue(duel.events().contains(new TashKalarEvent.Warped(0, "void-summoner")));
  }

  @Test
  void the_pending_being_is_summoned_as_from_hand_TK_R20_4() {
    Duel duel = pending("wc f5 e6 d7 f7", "void-summoner").play("summon void-summoner e5").done(1);
    assertNull(seat(duel).pending());
    assertEquals(0, seat(duel).hand().beings());
    assertEquals(List.of("void-summoner"), seat(duel).discard());
  }

  @Test
  void the_discard_action_spares_the_pending_being_TK_R20_5() {
    Duel duel = pending("wc a5", "void-summoner", "singularity", "doppelganger");
    assertEquals(List.of("doppelganger", "singularity"), duel.choices("discard "));
    duel.play("discard singularity").asks("return").offers("doppelganger", "stop");
    Duel alone = pending("wc a5", "void-summoner");
    assertEquals(List.of(), alone.choices("discard "));
  }

  @Test
  void a_being_pending_at_the_end_costs_two_points_TK_R20_6_TK_R20_6a() {
    Duel duel = pending("wc a5, sc a6", "void-summoner").scores(5, 4).actions(0);
    duel.with("finalRound", Map.of("why", "deck", "seat", 0, "turnsLeft", 1)).play("end");
    assertTrue(duel.match().isOver());
    assertEquals(List.of(3, 4), duel.outcome().deciders().getFirst().values());
    assertEquals(List.of(2, 1), duel.outcome().places());
    assertEquals(2, seat(duel).penalty());
    Duel below = pending("wc a5, sc a6", "void-summoner").scores(1, 4).actions(0);
    below.with("finalRound", Map.of("why", "deck", "seat", 0, "turnsLeft", 1)).play("end");
    assertEquals(List.of(-1, 4), below.outcome().deciders().getFirst().values());
  }

  @Test
  void the_penalty_is_left_out_when_the_end_is_triggered_TK_R20_6_TK_R20_6b() {
    Duel duel = pending("wc d5 f5 d6 f6, sh e6 e4", "void-summoner", "gate-of-oblivion");
    duel.scores(17, 0).play("summon gate-of-oblivion e5", "e4", "place a5", "end");
    assertEquals(List.of(19, 0), duel.scores());
    assertNull(duel.view().finalRound());
    Duel summoned = pending("wc f5 e6 d7 f7", "void-summoner").scores(19, 0);
    summoned.play("place a5");
    assertNull(summoned.view().finalRound());
    summoned.play("summon void-summoner e5");
    assertEquals("score", summoned.view().finalRound().why());
  }

  @Test
  void in_the_High_Form_it_is_left_out_at_the_end_of_a_turn_TK_R20_6() {
    Duel duel =
        Duel.on("wl a5 a6 b5")
            .form("high-form")
            .schools("etherweave", "southern")
            .beings(0, "void-summoner")
            .with("pending", Arrays.asList("void-summoner", null))
            .scores(7, 0)
            .actions(0);
    duel.play("end");
    assertNull(duel.view().finalRound(), "10 points, less 2");
  }

  @Test
  void in_a_Melee_it_costs_two_points_in_every_colour_TK_R20_6() {
    Duel duel =
        Duel.on("wc a5, sc a6, hc a7")
            .manyColours()
            .schools("etherweave", "southern", "highland")
            .beings(0, "void-summoner")
            .with("pending", Arrays.asList("void-summoner", null, null))
            .with("scores", List.of(List.of(0, 5, 7), List.of(4, 0, 4), List.of(3, 3, 0)))
            .with("finalRound", Map.of("why", "deck", "seat", 0, "turnsLeft", 1))
            .actions(0);
    duel.play("end");
    assertEquals(List.of(3, 4, 3), duel.outcome().deciders().getFirst().values());
    assertEquals(1, duel.outcome().places().get(1));
  }

  @Test
  void warping_can_be_taken_back_TK_R4_8a() {
    Duel duel = holding("wc a5", "void-summoner").play("warp void-summoner", "a5-a6");
    assertInstanceOf(Step.Applied.class, duel.command(0, Command.TAKE_BACK));
    assertInstanceOf(Step.Applied.class, duel.command(0, Command.TAKE_BACK));
    duel.has("a5", "wc");
    assertNull(seat(duel).pending());
  }

  @Test
  void in_a_team_nobody_warps_after_handing_the_turn_over_TK_R20_1b() {
    Duel duel =
        Duel.on("wc a5 b5")
            .form("team-duel")
            .schools("etherweave", "southern", "highland", "sylvan")
            .beings(0, "void-summoner");
    assertEquals(List.of("void-summoner"), duel.choices("warp "));
    duel.play("warp void-summoner").asks("move").play("handover", "a5-a6");
    assertEquals(2, duel.asked().index());
    assertEquals(List.of(), duel.choices("warp "));
    duel.play("place c5", "place c6");
    assertEquals(0, duel.asked().index());
    assertEquals(List.of(), duel.choices("warp "));
    assertEquals(2, duel.view().seats().get(2).penalty(), "the team pays");
  }

  @Test
  void iris_costs_a_team_its_legends_whoever_holds_them_TK_R20_13b() {
    Duel duel =
        Duel.on("wc d6 f6 d7 f7 e8")
            .form("team-duel")
            .schools("etherweave", "southern", "highland", "sylvan")
            .beings(0, "iris-of-eternity")
            .legends(0, "titan", "leviathan");
    duel.play("summon iris-of-eternity e5").asks("raise").play("handover", "e5").has("e5", "wl");
    assertEquals(
        List.of("leviathan", "titan"), duel.view().legends().discard().stream().sorted().toList());
  }

  @Test
  void only_the_holder_decides_about_their_hand_after_handing_over_TK_R20_5a() {
    Duel duel =
        Duel.on("wc e4 d5 f5 e6, sh a4")
            .form("team-duel")
            .schools("etherweave", "southern", "highland", "sylvan")
            .beings(0, "reality-patch", "singularity");
    duel.play("summon reality-patch e5", "handover", "skip").asks("discardCard");
    assertEquals(0, duel.asked().index());
    duel.offers("singularity", "skip");
  }
}
