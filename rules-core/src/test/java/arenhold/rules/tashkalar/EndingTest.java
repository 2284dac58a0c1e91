package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Outcome;
import arenhold.rules.Step;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EndingTest {

  private static final String[] FULL_TURN = {"place a3", "place a4", "end"};

  @Test
  void destroyed_pieces_score_at_the_end_of_the_turn_TK_R10_8() {
    Duel duel = Duel.on("nc e5").actions(1).with("destroyed", Map.of("sl", 1, "sh", 1, "sc", 3));
    duel.play("place a3", "end");
    assertEquals(List.of(4, 0), duel.scores());
    assertEquals(Map.of(), duel.view().destroyed());
  }

  @Test
  void own_pieces_destroyed_score_for_nobody_TK_R10_7() {
    Duel duel = Duel.on("nc f6 f7 d4 d5 d6").beings(0, "bomb").play("summon bomb e5");
    duel.destroyed(Map.of()).play("place a3", "end");
    assertEquals(List.of(0, 0), duel.scores());
  }

  @Test
  void eighteen_points_trigger_the_final_round_TK_R15_4_TK_R15_6() {
    Duel duel = Duel.on("nc e5, sc e6").scores(16, 0).actions(1).with("destroyed", Map.of("sh", 2));
    duel.play("place a3", "end");
    assertEquals(new TashKalarView.FinalRound("score", 0, 2), duel.view().finalRound());
    duel.play("place a4", "place a5", "end");
    assertEquals(1, duel.view().finalRound().turnsLeft());
    duel.play("place a6", "place a7", "end");
    assertTrue(duel.match().isOver());
    assertEquals(List.of(1, 2), duel.outcome().places());
  }

  @Test
  void whoever_plays_the_flare_that_lifts_the_opponent_plays_last_TK_R15_6() {
    Duel duel = Duel.on("sh d3 e3 f3, nc d7").flares(0, "flare-01").scores(0, 17);
    duel.play("flare flare-01", "a3");
    assertEquals(new TashKalarView.FinalRound("score", 0, 2), duel.view().finalRound());
    duel.play("place a4", "place a5", "end");
    assertEquals(1, duel.view().turn().seat());
    duel.play("place b3", "place b4", "end");
    assertEquals(0, duel.view().turn().seat());
    duel.play("place b5", "place b6", "end");
    assertEquals(List.of(2, 1), duel.outcome().places());
    assertEquals(List.of(new Outcome.Decider("score", List.of(0, 18))), duel.outcome().deciders());
  }

  @Test
  void a_take_back_undoes_the_trigger_TK_R4_8a_TK_R15_1() {
    Duel duel = Duel.on("sh d3 e3 f3, nc d7").flares(0, "flare-01").scores(0, 17);
    duel.play("flare flare-01");
    assertInstanceOf(Step.Applied.class, duel.command(0, Command.TAKE_BACK));
    assertNull(duel.view().finalRound());
    assertEquals(List.of(0, 17), duel.scores());
  }

  @Test
  void the_last_card_of_the_own_deck_triggers_the_final_round_TK_R15_2() {
    Duel duel = Duel.on("nc e5").actions(1).beings(0, "bomb");
    duel.deck(0, "loose", List.of("knight")).play("place a3", "end");
    assertEquals(new TashKalarView.FinalRound("deck", 0, 2), duel.view().finalRound());
    assertEquals(2, duel.view().seats().get(0).hand().beings(), "TK-R11.9");
  }

  @Test
  void an_extra_turn_uses_up_no_final_turn_TK_R15_8() {
    Duel duel = Duel.on("nh d6 f6 e7, nc d8 f8").legends(0, "time-elemental").actions(1);
    duel.with("finalRound", Map.of("why", "score", "seat", 0, "turnsLeft", 1)).scores(18, 0);
    duel.play("summon time-elemental e5", "end");
    assertFalse(duel.match().isOver());
    assertTrue(duel.view().turn().extra());
    duel.play(FULL_TURN);
    assertTrue(duel.match().isOver());
  }

  @Test
  void a_trigger_in_an_extra_turn_leaves_each_player_one_more_turn_TK_R15_8() {
    Duel duel = Duel.on("nc e5").scores(17, 0).turn("extra", true).actions(1);
    duel.with("destroyed", Map.of("sh", 1)).play("place b3", "end");
    assertEquals(2, duel.view().finalRound().turnsLeft());
    duel.play(FULL_TURN);
    assertFalse(duel.match().isOver());
    duel.play("place b4", "place b5", "end");
    assertTrue(duel.match().isOver());
  }

  @Test
  void the_end_of_an_extra_turn_counts_the_points_by_itself_TK_R15_11_TK_R15_3() {
    Duel duel = Duel.on("nl d4 e4 f4, nc d5").form("high-form").actions(0).turn("extraDue", true);
    duel.with(
        "tasks",
        Map.of(
            "current", List.of("central-dominance", "diagonals", "side-chain"),
            "claimed", List.of(List.of("devastation", "color-conquest"), List.of())));
    duel.play("end");
    assertEquals(8, duel.scores().getFirst());
    assertNull(duel.view().finalRound());
    duel.play("place e5", "place i5", "end", "claim central-dominance");
    assertEquals(new TashKalarView.FinalRound("score", 0, 2), duel.view().finalRound());
  }

  @Test
  void a_hundred_turns_without_progress_trigger_the_end_TK_R15_10() {
    Duel duel = Duel.on("nc e5").with("quiet", 98).actions(1);
    assertEquals(98, duel.view().quiet());
    duel.play("place a3", "end");
    assertNull(duel.view().finalRound());
    duel.play("place a4", "place a5", "end");
    assertEquals(new TashKalarView.FinalRound("idle", 1, 2), duel.view().finalRound());
    assertNull(Duel.on("nc e5").with("quiet", 50).view().quiet());
  }

  @Test
  void a_summoning_is_progress_and_a_flare_is_none_TK_R15_10() {
    Duel summon = Duel.on("nc d5 f5").beings(0, "swordmaster").actions(1).with("quiet", 98);
    summon.play("summon swordmaster e5", "end");
    assertNull(summon.view().quiet());
    Duel flare = Duel.on("sh d3 e3 f3, nc d7").flares(0, "flare-01").actions(1).with("quiet", 99);
    flare.play("flare flare-01", "a3", "place a4", "end");
    assertEquals("idle", flare.view().finalRound().why());
  }

  @Test
  void a_tie_is_decided_by_upgraded_pieces_then_by_all_pieces_TK_R16_2() {
    Duel duel =
        Duel.on("sc e2 f2, sh c3 g7, nl d4, nh e5").actions(0).scores(18, 18).turn("seat", 0);
    duel.with("finalRound", Map.of("why", "score", "seat", 0, "turnsLeft", 1)).play("end");
    assertEquals(List.of(2, 1), duel.outcome().places());
    assertEquals(
        List.of("score", "upgraded", "pieces"),
        duel.outcome().deciders().stream().map(Outcome.Decider::key).toList());
    Duel shared = Duel.on("sh c3, nl d4").actions(0).scores(18, 18);
    shared.with("finalRound", Map.of("why", "score", "seat", 0, "turnsLeft", 1)).play("end");
    assertEquals(List.of(1, 1), shared.outcome().places());
  }

  @Test
  void a_player_may_resign_at_any_moment_and_whatever_the_score_TK_R17_1_TK_R17_3_Q9() {
    Duel duel = Duel.on("nc e5");
    assertInstanceOf(Step.Applied.class, duel.command(1, Command.RESIGN));
    assertEquals(new Outcome(List.of(1, 2), "resigned", List.of()), duel.outcome());
    Duel ahead = Duel.on("nc e5").scores(18, 3);
    ahead.with("finalRound", Map.of("why", "score", "seat", 1, "turnsLeft", 2));
    ahead.command(0, Command.RESIGN);
    assertEquals(List.of(2, 1), ahead.outcome().places());
  }

  @Test
  void all_may_agree_to_stop_after_the_trigger_only_TK_R15_9a_Q7() {
    assertInstanceOf(Step.Rejected.class, Duel.on("nc e5").command(0, Command.STOP));
    Duel duel = Duel.on("nc e5").scores(18, 3);
    duel.with("finalRound", Map.of("why", "score", "seat", 1, "turnsLeft", 2));
    duel.command(0, Command.STOP);
    assertFalse(duel.match().isOver());
    duel.command(1, Command.STOP);
    assertEquals("agreed", duel.outcome().reason());
    assertEquals(List.of(1, 2), duel.outcome().places());
    Duel lapsed = Duel.on("nc e5").scores(18, 3);
    lapsed.with("finalRound", Map.of("why", "score", "seat", 1, "turnsLeft", 2));
    lapsed.command(0, Command.STOP);
    lapsed.play("place a3").command(1, Command.STOP);
    assertFalse(lapsed.match().isOver());
  }

  @Test
  void every_point_and_card_is_told_in_order() {
    Duel duel = Duel.on("nc d5 f5, sc f4 e5").beings(0, "swordmaster").actions(1);
    duel.play("summon swordmaster e5", "f4", "end");
    List<String> kinds = duel.events().stream().map(event -> event.kind()).toList();
    assertEquals(
        List.of("destroyed", "summoned", "destroyed", "raised", "scored"), kinds.subList(0, 5));
    assertEquals(List.of("drew", "drew", "drew"), kinds.subList(5, 8));
    assertEquals("turnBegan", kinds.getLast());
  }
}
