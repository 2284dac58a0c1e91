package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Match;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The High Form: tasks, legendary pieces, nine points. */
class HighFormTest {

  private static final String RED = "red-conquest";

  /** Three red squares held, two of them with upgraded pieces. */
  private static final String HOLDS_RED = "nh d2 e5, nc h6, sc a3";

  private static Duel on(String pieces) {
    return Duel.on(pieces).form("high-form");
  }

  private static Map<String, Object> tasks(String next, String... current) {
    return Map.of("current", Arrays.asList(current), "next", next);
  }

  private static List<String> current(Duel duel) {
    return duel.view().tasks().current().stream()
        .map(task -> task == null ? null : task.task())
        .toList();
  }

  private static String next(Duel duel) {
    return duel.view().tasks().next().task();
  }

  private static Match<Position> turnUp(Match<Position> match, String... keys) {
    Match<Position> after = match;
    for (String key : keys) {
      Step<Position> step = after.choose(Seat.NATURE, key);
      if (!(step instanceof Step.Applied<Position> applied)) throw new AssertionError(key);
      after = applied.match();
    }
    return after;
  }

  /** A match after its hands were dealt, before tasks are turned up. */
  private static Match<Position> dealt() {
    return Match.from(
        new TashKalar(),
        Duel.setup("high-form"),
        new TashKalar().read(Duel.setup("high-form"), Map.of("phase", "start")));
  }

  @Test
  void the_board_is_empty_and_every_colour_has_seventeen_pieces_TK_R3_2_1_TK_R1_9a() {
    Duel duel = on("");
    assertEquals(Map.of(), duel.view().board());
    for (var seat : duel.view().seats()) {
      assertEquals(new TashKalarView.Supply(17, 3), seat.supply());
    }
    assertEquals(9, duel.view().goal());
  }

  @Test
  void three_tasks_are_current_and_advanced_ones_are_set_aside_TK_R3_2_TK_R3_2_2_TK_R3_2_4() {
    Match<Position> match =
        turnUp(
            dealt(),
            "destruction",
            "legendary-summoning",
            "devastation",
            "heroic-destruction",
            "red-legends",
            "imprisonment");
    var view = (TashKalarView) match.view(arenhold.rules.Viewer.SPECTATOR);
    assertEquals(
        List.of("destruction", "devastation", "imprisonment"),
        view.tasks().current().stream().map(TashKalarView.TaskView::task).toList());
    assertNull(view.tasks().next());
    List<String> left =
        match.question(Seat.NATURE).orElseThrow().choices().stream()
            .map(choice -> choice.notation())
            .toList();
    assertTrue(left.containsAll(List.of("legendary-summoning", "heroic-destruction")));
    assertEquals(21, left.size(), "what was set aside is shuffled back");
  }

  @Test
  void the_next_task_may_be_advanced_but_no_third_of_one_kind_TK_R3_2_3_TK_R10_4() {
    Match<Position> match =
        turnUp(dealt(), "destruction", "devastation", "imprisonment", "heroic-destruction");
    match = turnUp(match, "heroic-devastation", "red-legends");
    var tasks = ((TashKalarView) match.view(arenhold.rules.Viewer.SPECTATOR)).tasks();
    assertEquals("red-legends", tasks.next().task());
    assertEquals(List.of("heroic-destruction", "heroic-devastation"), tasks.under());
    assertEquals(20, tasks.deck());
  }

  @Test
  void one_task_is_claimed_a_turn_and_the_next_one_fills_its_gap_TK_R10_1_TK_R10_3() {
    Duel duel = on(HOLDS_RED).actions(1);
    duel.with("destroyed", Map.of("sc", 3));
    duel.with("tasks", tasks("diagonals", "destruction", RED, "side-chain"));
    duel.play("place i5", "end").offers("claim destruction", "claim " + RED, "skip");
    duel.play("claim " + RED);
    assertEquals(2, duel.view().seats().getFirst().score());
    assertEquals(List.of(RED), duel.view().seats().getFirst().claimed());
    assertEquals(List.of("destruction", "diagonals", "side-chain"), current(duel));
    assertEquals(1, duel.view().turn().seat(), "the other one is not claimed");
  }

  @Test
  void claiming_is_optional_TK_R10_1a() {
    Duel duel = on(HOLDS_RED).actions(1);
    duel.with("tasks", tasks("diagonals", "destruction", RED, "side-chain"));
    duel.play("place i5", "end", "skip");
    assertEquals(0, duel.view().seats().getFirst().score());
    assertEquals(List.of("destruction", RED, "side-chain"), current(duel));
  }

  @Test
  void the_next_task_cannot_be_claimed_TK_R10_3() {
    Duel duel = on(HOLDS_RED).actions(1);
    duel.with("tasks", tasks(RED, "destruction", "diagonals", "side-chain"));
    duel.play("place i5", "end");
    assertEquals(1, duel.view().turn().seat());
  }

  @Test
  void cards_that_would_make_three_of_a_kind_go_under_the_deck_TK_R10_4() {
    Duel duel = on(HOLDS_RED).actions(1);
    duel.with(
        "tasks",
        Map.of(
            "current", List.of("destruction", "red-summoning", RED),
            "next", "green-summoning",
            "loose", List.of(),
            "under", List.of("colored-summoning", "legendary-summoning", "side-chain")));
    duel.play("place i5", "end", "claim " + RED);
    assertEquals(List.of("destruction", "red-summoning", "green-summoning"), current(duel));
    assertEquals("side-chain", next(duel));
    assertEquals(List.of("colored-summoning", "legendary-summoning"), duel.view().tasks().under());
  }

  @Test
  void after_a_full_cycle_without_another_kind_the_top_card_stays_TK_R10_4a() {
    Duel duel = on(HOLDS_RED).actions(1);
    duel.with(
        "tasks",
        Map.of(
            "current", List.of("destruction", "red-summoning", RED),
            "next", "green-summoning",
            "loose", List.of(),
            "under", List.of("colored-summoning", "legendary-summoning")));
    duel.play("place i5", "end", "claim " + RED);
    assertEquals("colored-summoning", next(duel));
    assertEquals(List.of("legendary-summoning"), duel.view().tasks().under());
  }

  @Test
  void without_a_card_left_there_is_no_next_task_and_a_gap_stays_open_TK_R10_4a() {
    Duel duel = on(HOLDS_RED).actions(1);
    Map<String, Object> tasks = new java.util.LinkedHashMap<>();
    tasks.put("current", List.of("destruction", "side-chain", RED));
    tasks.put("next", null);
    tasks.put("loose", List.of());
    duel.with("tasks", tasks).play("place i5", "end", "claim " + RED);
    assertEquals(Arrays.asList("destruction", "side-chain", null), current(duel));
    assertNull(duel.view().tasks().next());
  }

  @Test
  void a_position_must_hold_at_the_end_of_the_turn_TK_R10_2() {
    Duel duel = on(HOLDS_RED + ", nc i5").beings(0, "herald").actions(1);
    duel.with("tasks", tasks("diagonals", "destruction", RED, "side-chain"));
    assertTrue(progress(duel, 1, 0).met());
    Duel moved = on("nh d2 e5, nc h6 c8, sc a3").actions(1);
    moved.with("tasks", tasks("diagonals", "destruction", "green-conquest", "side-chain"));
    moved.play("place i5", "end");
    assertEquals(1, moved.view().turn().seat());
  }

  @Test
  void placed_pieces_are_no_summoned_beings_and_a_being_that_left_still_counts_TK_R6_7_TK_R10_2() {
    Duel duel = on("nc d5 f5 c6, sc a3").beings(0, "swordmaster", "summoner").actions(1);
    duel.with("summoned", Map.of("all", 1, "red", 0));
    duel.with("tasks", tasks("diagonals", "red-summoning", "side-chain", "destruction"));
    var before = progress(duel, 0, 0);
    assertEquals(List.of(1, 0), before.counts().stream().map(TashKalarView.Count::have).toList());
    duel.play("summon swordmaster e5");
    assertTrue(progress(duel, 0, 0).met());
    assertFalse(progress(duel, 0, 1).met(), "the opponent summoned nothing");
    duel.play("end").offers("claim red-summoning", "skip");
  }

  @Test
  void converted_and_trampled_pieces_count_as_destroyed_and_own_ones_do_not_TK_R10_6_TK_R10_7() {
    Duel duel = on("nc a3, sc a4").actions(1).with("destroyed", Map.of("sh", 1, "sc", 2));
    duel.with("tasks", tasks("diagonals", "heroic-destruction", "side-chain", RED));
    assertTrue(progress(duel, 0, 0).met());
    Duel own = on("nc a3, sc a4").actions(1).with("destroyed", Map.of("sc", 2));
    own.with("tasks", tasks("diagonals", "destruction", "side-chain", RED));
    assertEquals(2, progress(own, 0, 0).counts().getFirst().have());
  }

  @Test
  void legendary_pieces_on_the_board_count_as_long_as_they_stand_TK_R10_5() {
    Duel duel = on("nl e5 e7, sl f5, nc d4 d5").actions(1).legends(0, "titan");
    duel.with("tasks", Map.of("claimed", List.of(List.of("heroic-destruction"), List.of(RED))));
    assertEquals(List.of(4, 3), duel.scores());
    assertEquals(
        List.of(4, 2), score(on("nl e5 e7, nc d4 d5"), List.of("heroic-destruction"), RED));
  }

  private static List<Integer> score(Duel duel, List<String> first, String second) {
    duel.with("tasks", Map.of("claimed", List.of(first, List.of(second))));
    return duel.scores();
  }

  @Test
  void flares_and_legends_score_nothing_TK_R8_6_TK_R10_5() {
    Duel duel = on("sh d3 e3 f3, nc d7").flares(0, "flare-01");
    duel.play("flare flare-01", "a3");
    assertEquals(List.of(0, 0), duel.scores());
  }

  @Test
  void nine_points_are_counted_at_the_end_of_a_turn_for_both_sides_TK_R15_3_TK_R15_3a() {
    Duel duel = on("nl e5 e7, " + HOLDS_RED.replace(" e5", "") + ", nh b3").actions(1);
    duel.with(
        "tasks",
        Map.of(
            "current", List.of("destruction", "diagonals", "side-chain"),
            "claimed",
                List.of(
                    List.of("devastation", "heroic-destruction", "color-conquest"), List.of())));
    assertNull(duel.view().finalRound());
    assertEquals(9, duel.scores().getFirst());
    duel.play("place i5");
    assertNull(duel.view().finalRound(), "during a turn nothing is triggered");
    duel.play("end");
    assertEquals(new TashKalarView.FinalRound("score", 0, 2), duel.view().finalRound());
    Duel other = on("nc a3, sl e5").actions(1);
    other.with(
        "tasks",
        Map.of(
            "claimed",
            List.of(List.of(), List.of("color-conquest", "side-chain", "corner-chain"))));
    other.play("place i5", "end");
    assertEquals(new TashKalarView.FinalRound("score", 0, 2), other.view().finalRound());
  }

  @Test
  void the_result_may_be_below_nine_and_ties_are_broken_by_pieces_TK_R16_1_TK_R16_2() {
    Duel duel = on("nc a3 a4, sl e5, sc a6").turn("seat", 1).actions(1);
    duel.with("finalRound", Map.of("why", "score", "seat", 1, "turnsLeft", 1));
    duel.with("tasks", Map.of("claimed", List.of(List.of(RED), List.of("destruction"))));
    duel.play("place i5", "end");
    assertTrue(duel.match().isOver());
    assertEquals(List.of(2, 1), duel.outcome().places());
    assertEquals(
        List.of(
            new Outcome.Decider("score", List.of(2, 2)),
            new Outcome.Decider("upgraded", List.of(0, 1))),
        duel.outcome().deciders());
  }

  @Test
  void the_end_can_be_taken_back_until_a_task_is_claimed_TK_R4_8_TK_R4_8a() {
    Duel duel = on(HOLDS_RED).actions(1);
    duel.with("tasks", tasks("diagonals", "destruction", RED, "side-chain"));
    duel.play("place i5", "end");
    assertInstanceOf(Step.Applied.class, duel.command(0, Command.TAKE_BACK));
    duel.offers("end").play("end", "claim " + RED);
    assertInstanceOf(Step.Rejected.class, duel.command(0, Command.TAKE_BACK));
    Duel nothing = on(HOLDS_RED).actions(1).play("place i5", "end");
    assertInstanceOf(Step.Rejected.class, nothing.command(0, Command.TAKE_BACK));
  }

  @Test
  void a_claimed_task_is_progress_and_stays_claimed_TK_R15_10_TK_R10_3() {
    Duel duel = on(HOLDS_RED).actions(1).with("quiet", 80);
    duel.with("tasks", tasks("diagonals", "destruction", RED, "side-chain"));
    duel.play("place i5", "end", "claim " + RED);
    assertNull(duel.view().quiet());
    assertEquals(2, duel.scores().getFirst());
  }

  @Test
  void either_player_may_resign_TK_R17_1() {
    Duel duel = on(HOLDS_RED);
    duel.command(1, Command.RESIGN);
    assertEquals(List.of(1, 2), duel.outcome().places());
  }

  @Test
  void a_choice_says_which_tasks_it_would_meet() {
    Duel duel = on("nh d2 e5, sc a3");
    duel.with("tasks", tasks("diagonals", "destruction", RED, "side-chain"));
    List<String> meeting = new ArrayList<>();
    for (var choice : duel.match().question(Seat.of(0)).orElseThrow().choices()) {
      if (choice.parts().containsKey("meets")) meeting.add(choice.notation());
    }
    assertEquals(List.of("place h6", "place c8"), meeting);
  }

  private static TashKalarView.Progress progress(Duel duel, int task, int side) {
    return duel.view().tasks().current().get(task).progress().get(side);
  }
}
