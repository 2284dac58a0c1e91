package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.tashkalar.task.Task;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The Tutorial (TK-R3.6, R14). */
class TutorialTest {

  private static Duel on(String pieces) {
    return Duel.on(pieces).form("tutorial");
  }

  private static Map<String, Object> claimed(List<String> first, List<String> second) {
    return Map.of(
        "current", List.of("imprisonment", "red-conquest", "side-chain"),
        "next", "destruction",
        "claimed", List.of(first, second));
  }

  @Test
  void there_are_no_legends_legendary_pieces_or_advanced_tasks_TK_R3_6_1_TK_R3_6_4_TK_R14_1() {
    Duel duel = on("");
    for (var seat : duel.view().seats()) {
      assertEquals(new TashKalarView.Supply(17, 0), seat.supply());
    }
    assertEquals(new TashKalarView.Pile(0, List.of()), duel.view().legends());
    assertEquals(16, duel.view().tasks().deck(), "16 basic tasks");
  }

  @Test
  void three_easy_tasks_of_different_kinds_begin_it_TK_R3_6_2_TK_R3_6_2a() {
    for (long seed = 0; seed < 200; seed++) {
      RandomGenerator random = RandomDuelTest.random(seed);
      Match<Position> match = Match.start(new TashKalar(), Duel.setup("tutorial"));
      while (match.position().turn == 0) {
        int choices = match.asked(Seat.NATURE).codes().length;
        match = match.answer(Seat.NATURE, random.nextInt(choices));
      }
      List<Task> tasks =
          match.position().tasks.current().stream().map(t -> TaskBoard.task(t)).toList();
      assertEquals(3, tasks.stream().map(Task::kind).distinct().count(), "seed " + seed);
      assertTrue(tasks.stream().allMatch(t -> t.points() <= 2 && !t.advanced()), "seed " + seed);
      assertFalse(TaskBoard.task(match.position().tasks.next()).advanced(), "seed " + seed);
      assertEquals(1, match.position().now.actions, "TK-R3.6.3");
      assertEquals(3, Integer.bitCount(match.position().hand(0, Kind.BEINGS)), "TK-R3.6.3");
      assertEquals(0, match.position().hand(0, Kind.LEGENDS), "TK-R14.1");
    }
  }

  @Test
  void nothing_is_discarded_TK_R14_1() {
    Duel duel = on("nc e5").beings(0, "bomb", "knight");
    assertTrue(duel.choices("discard ").isEmpty());
  }

  @Test
  void no_piece_becomes_legendary_TK_R14_2() {
    Duel gate = on("vc e4 f4 d5 f5 g5, vh a5").schools("nethervoid", "southern");
    gate.with("gateway", "a5").beings(0, "gate-master").play("summon gate-master e5");
    gate.asks("gateway").play("a5").has("a5", "vh").done(1);
    assertEquals("a5", gate.view().gateway());
  }

  @Test
  void a_heroic_piece_is_no_choice_for_the_chronicler() {
    Duel duel = on("nh e5 d7, nc c6 c4").beings(0, "chronicler");
    for (String at : duel.choices("summon chronicler ")) {
      Duel again = on("nh e5 d7, nc c6 c4").beings(0, "chronicler").play("summon chronicler " + at);
      if (again.prompt().equals("raise")) again.refuses("e5", "d7");
    }
  }

  @Test
  void six_points_end_it_at_once_before_anybody_draws_TK_R14_4_TK_R14_5() {
    Duel duel = on("nc d4 e4 f4 d5 f5 d6, sc e5").actions(1);
    duel.with("tasks", claimed(List.of("color-conquest", "devastation"), List.of("corner-chain")));
    duel.play("place i5", "end", "claim imprisonment");
    assertTrue(duel.match().isOver());
    assertEquals(List.of(1, 2), duel.outcome().places());
    assertEquals(0, duel.view().seats().getFirst().hand().beings());
    assertEquals("score", duel.view().finalRound().why());
    assertEquals(List.of(6, 3), duel.scores(), "TK-R14.3");
  }

  @Test
  void the_last_card_of_a_deck_ends_it_at_once_and_more_points_win_TK_R14_4() {
    Duel duel = on("nc a3").actions(1).deck(0, "loose", List.of("knight"));
    duel.with("tasks", claimed(List.of("color-conquest"), List.of("corner-chain", "devastation")));
    duel.play("place i5", "end");
    assertTrue(duel.match().isOver());
    assertEquals(List.of(2, 1), duel.outcome().places());
  }

  @Test
  void the_next_task_may_be_the_third_of_its_kind_TK_R14_5() {
    Duel duel = on("nc d4 e4 f4 d5 f5 d6, sc e5").actions(1);
    duel.with(
        "tasks",
        Map.of(
            "current", List.of("imprisonment", "destruction", "devastation"),
            "next", "red-summoning",
            "loose", List.of("heroic-destruction")));
    duel.play("place i5", "end", "claim imprisonment");
    assertEquals("heroic-destruction", duel.view().tasks().next().task());
  }

  @Test
  void an_extra_legend_is_not_drawn_but_an_extra_being_is_TK_R14_6() {
    Duel duel = on("nc a3").actions(1).turn("extraCards", List.of("beings", "legends"));
    duel.play("place i5", "end");
    assertEquals(new TashKalarView.Counts(4, 0, 1), duel.view().seats().getFirst().hand());
  }

  @Test
  void the_shortage_rules_apply_TK_R14_5() {
    assertEquals(List.of("e5"), on("nh e5").supply(0, "pieces", 0).choices("recall "));
  }
}
