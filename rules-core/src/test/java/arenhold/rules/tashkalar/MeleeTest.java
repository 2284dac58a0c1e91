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
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The Melee: scores by colour, improvised summoning. Seats: North, South, Highland, Sylvan. */
class MeleeTest {

  private static Duel three(String pieces) {
    return Duel.on(pieces).form("melee", 3);
  }

  private static Duel four(String pieces) {
    return Duel.on(pieces).form("melee", 4);
  }

  private static List<Integer> tracks(Duel duel, int seat) {
    return duel.view().seats().get(seat).tracks().stream()
        .map(TashKalarView.Track::points)
        .toList();
  }

  private static Duel starting(Duel duel, int last) {
    return duel.with("phase", "start").with("first", 0).turn("seat", last).turn("number", 0);
  }

  @Test
  void
      three_pieces_of_different_colours_are_put_beside_the_start_symbols_TK_R3_4_TK_R3_4_1_TK_R3_4_2() {
    Duel duel = starting(three(""), 2);
    duel.offers("nc f2", "nc g2", "sc f2", "sc g2", "hc f2", "hc g2").play("nc f2");
    duel.offers("sc b7", "sc c7", "hc b7", "hc c7").play("hc b7").offers("sc g6", "sc g7");
    assertInstanceOf(Step.Applied.class, duel.command(2, Command.TAKE_BACK));
    duel.play("hc c7", "sc g7").board("nc f2, hc c7, sc g7");
    for (var seat : duel.view().seats()) {
      assertEquals(new TashKalarView.Supply(14, 3), seat.supply(), "TK-R1.9a");
      assertEquals(2, seat.counters().size());
    }
    assertInstanceOf(Step.Rejected.class, duel.command(2, Command.TAKE_BACK));
    assertEquals(12, duel.view().goal(), "TK-R15.5");
  }

  @Test
  void of_four_the_second_player_has_no_start_piece_and_each_symbol_one_TK_R3_4_2_TK_R3_4_3() {
    Duel duel = starting(four(""), 3);
    assertTrue(duel.choices().stream().noneMatch(choice -> choice.startsWith("s")));
    duel.play("nc g2", "yc b7", "hc g6");
    assertEquals(14, duel.view().seats().get(1).supply().pieces(), "TK-R1.9a");
    assertEquals(10, duel.view().goal());
  }

  @Test
  void a_lobby_may_say_that_four_may_prefer_the_team_game_TK_R3_4_4() {
    var melee = new TashKalar().catalogue(Locale.ENGLISH).words().forms().get("melee");
    assertTrue(melee.advice().get(4).contains("Four may prefer a team game"));
    assertNull(melee.advice().get(3));
  }

  @Test
  void destroyed_pieces_score_in_their_own_colour_TK_R10_9_TK_R10_12() {
    Duel duel = four("nc e5").actions(1);
    duel.with("destroyed", Map.of("sl", 1, "sh", 1, "hh", 1, "hc", 2, "yc", 1));
    duel.play("place a3", "end");
    assertEquals(List.of(3, 2, 0), tracks(duel, 0));
    assertEquals(0, duel.view().seats().getFirst().score(), "TK-R16.3: the weakest");
    assertEquals(1, duel.view().turn().seat());
  }

  @Test
  void one_point_is_chosen_among_unpaired_pieces_of_different_colours_TK_R10_9() {
    Duel duel = four("nc e5").actions(1).with("destroyed", Map.of("sc", 3, "yh", 1, "hc", 1));
    duel.play("place a3", "end").asks("unpaired").offers("s", "h");
    assertInstanceOf(Step.Applied.class, duel.command(0, Command.TAKE_BACK));
    duel.play("end", "h");
    assertEquals(List.of(1, 1, 1), tracks(duel, 0));
  }

  @Test
  void a_legend_scores_in_a_colour_of_choice_before_its_effect_TK_R10_11_TK_R10_11a() {
    Duel duel = four("nh d6 f6 e7, nc d8 f8").legends(0, "time-elemental");
    duel.play("summon time-elemental e5").asks("legend").offers("s", "h", "y");
    assertFalse(duel.match().position().now.extraDue, "before the effect");
    duel.has("e5", "nl").play("h");
    assertEquals(List.of(0, 1, 0), tracks(duel, 0));
    assertTrue(duel.match().position().now.extraDue);
  }

  @Test
  void a_flare_is_compared_with_one_opponent_who_gains_a_point_in_your_colour_TK_R8_7() {
    Duel duel = three("sh c2 d2 e2, sc b3 c3 d3 b4 c4, hh g4, nc d8 e8").flares(0, "flare-01");
    var flare = duel.view(0).hands().getFirst().flares().getFirst();
    assertEquals(List.of("s", "h"), flare.against().stream().map(a -> a.colour()).toList());
    assertEquals(List.of("flare-01 s"), duel.choices("flare "));
    duel.play("flare flare-01 s");
    assertEquals(List.of(1, 0), tracks(duel, 1));
  }

  @Test
  void halves_of_two_opponents_are_not_combined_TK_R8_7() {
    String pieces = "sh c2 d2 e2, hc b3 c3 d3 b4 c4 d4 e4, nc d8";
    Duel south = three(pieces).flares(0, "flare-01");
    assertEquals(2, south.choices("flare ").size());
    south.play("flare flare-01 s");
    var flared =
        south.events().stream()
            .filter(event -> event instanceof TashKalarEvent.Flared)
            .map(event -> (TashKalarEvent.Flared) event)
            .findFirst()
            .orElseThrow();
    assertEquals("s", flared.against());
    assertTrue(flared.upper());
    assertFalse(flared.lower());
  }

  @Test
  void
      an_improvised_summoning_uses_one_enemy_piece_and_turns_its_counter_TK_R9_1_TK_R9_2_TK_R9_3() {
    Duel duel = three("nc d5, sc f5, hc d4 d6 d7").beings(0, "swordmaster");
    assertTrue(duel.choices("summon swordmaster ").contains("e5"));
    duel.play("summon swordmaster e5").offers("d4", "d6", "skip").play("d4");
    duel.has("f5", "sc").has("e5", "nh").destroyed(Map.of("hc", 1));
    assertEquals(List.of("h"), duel.view().seats().getFirst().counters());
  }

  @Test
  void a_colour_serves_once_and_only_one_piece_a_being_TK_R9_1_TK_R9_2() {
    Duel used = three("nc d5, sc f5").beings(0, "swordmaster");
    used.with("counters", List.of(List.of("h"), List.of(), List.of()));
    used.refuses("summon swordmaster e5");
    three("sc d5, hc f5, nc g7").beings(0, "swordmaster").refuses("summon swordmaster e5");
  }

  @Test
  void a_named_piece_on_the_summon_square_is_destroyed_and_scores_TK_R9_4_TK_R9_6() {
    Duel duel = three("nc d5 c6, sh e5").beings(0, "cannon").actions(1);
    duel.play("summon cannon e5").destroyed(Map.of("sh", 1));
    while (!duel.prompt().equals("action")) duel.play("skip");
    duel.play("end");
    assertEquals(List.of(1, 0), tracks(duel, 0));
    three("nc d5 c6, hl e5").beings(0, "cannon").refuses("summon cannon e5");
  }

  @Test
  void a_take_back_turns_the_counter_again_TK_R9_6_TK_R4_8a() {
    Duel duel = three("nc d5, sc f5").beings(0, "swordmaster").play("summon swordmaster e5");
    assertEquals(List.of("h"), duel.view().seats().getFirst().counters());
    duel.command(0, Command.TAKE_BACK);
    assertEquals(List.of("s", "h"), duel.view().seats().getFirst().counters());
  }

  @Test
  void a_granted_piece_costs_no_counter_TK_R9_5b() {
    Duel duel = three("nc d5, sc f5").beings(0, "swordmaster").turn("borrowing", true);
    duel.play("summon swordmaster e5");
    assertEquals(List.of("s", "h"), duel.view().seats().getFirst().counters());
  }

  @Test
  void of_two_enemy_pieces_the_player_says_which_one_the_counter_pays_for_TK_R9_5_TK_R9_5c() {
    Duel duel = three("sc d5, hc f5, nc a3").beings(0, "swordmaster").turn("borrowing", true);
    duel.play("summon swordmaster e5").asks("pay").offers("d5", "f5").play("f5");
    assertEquals(List.of("s"), duel.view().seats().getFirst().counters());
    Duel one = three("sc d5, hc f5, nc a3").beings(0, "swordmaster").turn("borrowing", true);
    one.with("counters", List.of(List.of("s"), List.of(), List.of()));
    one.play("summon swordmaster e5");
    assertEquals(List.of(), one.view().seats().getFirst().counters());
    Duel same = three("sc d5 f5, nc a3").beings(0, "swordmaster").turn("borrowing", true);
    same.play("summon swordmaster e5");
    assertEquals(List.of("h"), same.view().seats().getFirst().counters());
  }

  private static final List<Integer> NO3 = List.of(0, 0, 0);
  private static final List<Integer> NO4 = List.of(0, 0, 0, 0);

  @Test
  void enough_points_in_one_colour_trigger_the_final_round_TK_R15_5_TK_R15_6() {
    Duel four = four("nc e5").actions(1).with("destroyed", Map.of("yh", 1));
    four.with("scores", List.of(List.of(0, 1, 2, 9), NO4, NO4, NO4)).play("place a3", "end");
    assertEquals(new TashKalarView.FinalRound("score", 0, 4), four.view().finalRound());
    Duel three = three("nc e5").actions(1).with("destroyed", Map.of("hh", 1));
    three.with("scores", List.of(List.of(0, 1, 9), NO3, NO3)).play("place a3", "end");
    assertNull(three.view().finalRound());
  }

  @Test
  void the_weakest_colour_decides_then_the_next_weaker_ones_TK_R16_3() {
    List<Object> red = List.of(0, 5, 6, 11);
    List<Object> blue = List.of(5, 0, 7, 8);
    List<Object> yellow = List.of(6, 7, 0, 9);
    List<Object> green = List.of(4, 10, 11, 0);
    assertEquals(List.of(3, 2, 1, 4), ended(red, blue, yellow, green).places());
    assertEquals(
        List.of(
            new Outcome.Decider("weakest", List.of(5, 5, 6, 4)),
            new Outcome.Decider("secondWeakest", List.of(6, 7, 7, 10))),
        ended(red, blue, yellow, green).deciders());
    assertEquals(List.of(2, 3, 1, 4), ended(List.of(0, 6, 6, 10), blue, yellow, green).places());
    assertEquals(List.of(2, 3, 1, 4), ended(List.of(0, 5, 7, 10), blue, yellow, green).places());
    assertEquals(List.of(1, 3, 2, 4), ended(List.of(0, 6, 7, 10), blue, yellow, green).places());
  }

  private static Outcome ended(Object... scores) {
    Duel duel = four("nc e5").turn("seat", 3).actions(1).with("scores", List.of(scores));
    duel.with("finalRound", Map.of("why", "score", "seat", 3, "turnsLeft", 1));
    return duel.play("place a3", "end").outcome();
  }

  @Test
  void a_tie_in_every_colour_is_decided_by_pieces_and_may_be_shared_TK_R16_2_TK_R16_3() {
    Duel duel = three("nh e5, sh e6, hc e7 e8").turn("seat", 2).actions(1);
    duel.with("finalRound", Map.of("why", "score", "seat", 2, "turnsLeft", 1));
    assertEquals(List.of(1, 1, 3), duel.play("place a3", "end").outcome().places());
    assertEquals(
        List.of("weakest", "secondWeakest", "upgraded", "pieces"),
        duel.outcome().deciders().stream().map(Outcome.Decider::key).toList());
  }

  @Test
  void
      until_version_2_who_runs_out_of_time_or_is_gone_is_last_and_the_others_stand_as_they_do_Q14() {
    Duel duel =
        three("nc e5")
            .by(2)
            .with("scores", List.of(List.of(0, 3, 3), List.of(1, 0, 1), List.of(2, 2, 0)));
    duel.command(0, Command.FLAG);
    Outcome time = duel.outcome();
    assertEquals(List.of(3, 2, 1), time.places());
    assertEquals("time", time.reason());
    assertEquals(List.of(new Outcome.Decider("weakest", List.of(3, 1, 2))), time.deciders());
    Duel tied = three("nh e5").by(2);
    tied.command(0, Command.LEAVE);
    Outcome left = tied.outcome();
    assertEquals(List.of(3, 1, 1), left.places(), "TK-R16.2");
    assertEquals("left", left.reason());
  }

  @Test
  void nobody_may_resign_TK_R17_2() {
    assertInstanceOf(Step.Rejected.class, three("nc e5").command(0, Command.RESIGN));
    assertInstanceOf(Step.Rejected.class, three("nc e5").command(1, Command.RESIGN));
  }

  @Test
  void too_many_ways_to_summon_one_being_are_asked_square_first() {
    StringBuilder everywhere = new StringBuilder("nc");
    Position empty = new TashKalar().start(Duel.setup("melee"));
    empty.arena().squares().names().forEach(name -> everywhere.append(' ').append(name));
    Duel duel = three(everywhere.toString()).beings(0, "bomb").supply(0, "pieces", 0);
    duel.play("summon bomb").asks("summonAt");
    assertTrue(duel.choices().contains("e5"));
    duel.play("e5");
    assertTrue(duel.choices().stream().allMatch(each -> each.startsWith("summon bomb e5")));
  }
}
