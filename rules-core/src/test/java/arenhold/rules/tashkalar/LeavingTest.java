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
import arenhold.rules.Viewer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Players who go while the others play on: in a Melee (Q15, Q16) and in teams (Q17). */
class LeavingTest {

  private static final List<Integer> NO4 = List.of(0, 0, 0, 0);

  private static Duel four(String pieces) {
    return Duel.on(pieces).form("melee", 4);
  }

  private static Duel team(String pieces) {
    return Duel.on(pieces).form("team-duel");
  }

  /** A whole turn of placing. */
  private static void turn(Duel duel) {
    for (int i = 0; i < 2; i++) duel.play(duel.choices().getFirst());
    duel.play("end");
  }

  private static void goes(Duel duel, int seat, Command command) {
    assertInstanceOf(Step.Applied.class, duel.command(seat, command), command::toString);
  }

  @Test
  void who_is_out_has_no_more_turns_and_their_pieces_stay_Q15_TK_R17_4() {
    Duel duel = four("nc e5, hc d4").turn("seat", 2).turn("number", 7);
    goes(duel, 2, Command.LEAVE);
    assertFalse(duel.match().isOver());
    assertEquals(3, duel.view().turn().seat());
    assertEquals(8, duel.view().turn().number());
    duel.has("d4", "hc");
    assertEquals(
        List.of(false, false, true, false),
        duel.view().seats().stream().map(TashKalarView.SeatView::out).toList());
    duel.play("place a3", "place a4", "end", "place a5", "place b3", "end");
    duel.play("place b4", "place b5", "end");
    assertEquals(3, duel.view().turn().seat(), "seat 2 is passed over");
  }

  @Test
  void a_turn_is_broken_off_at_the_next_checkpoint_Q15() {
    Duel duel = four("nc e5").turn("seat", 2).with("destroyed", Map.of("nh", 2));
    duel.play("place d4");
    goes(duel, 2, Command.FLAG);
    duel.has("d4", "hc");
    assertEquals(3, duel.view().turn().seat());
    assertEquals(List.of(0, 0, 0, 0), duel.scores(), "nothing is scored");
    int cards = duel.view().seats().get(2).hand().beings();
    assertEquals(0, cards, "nothing is drawn");
  }

  @Test
  void in_the_middle_of_an_effect_fallbacks_finish_it_Q15() {
    Duel duel = four("nc d5 f5, sc e5 f4").beings(0, "swordmaster");
    duel.play("summon swordmaster e5").offers("f4", "skip");
    goes(duel, 0, Command.FLAG);
    duel.has("f4", "sc").has("e5", "nc");
    assertEquals(1, duel.view().turn().seat());
  }

  @Test
  void the_colour_of_who_is_out_does_not_count_for_the_others_Q15() {
    Duel duel = four("nc e5").turn("seat", 3);
    duel.with(
        "scores", List.of(List.of(0, 5, 6, 1), List.of(4, 0, 7, 9), List.of(6, 7, 0, 2), NO4));
    assertEquals(List.of(1, 4, 2, 0), duel.scores());
    goes(duel, 3, Command.LEAVE);
    assertEquals(List.of(5, 4, 6), duel.scores().subList(0, 3));
    List<TashKalarView.Track> tracks = duel.view().seats().getFirst().tracks();
    assertEquals(List.of(5, 6, 1), tracks.stream().map(TashKalarView.Track::points).toList());
    assertEquals(
        List.of(true, false, false), tracks.stream().map(TashKalarView.Track::weakest).toList());
  }

  @Test
  void their_pieces_are_worth_nothing_and_trigger_nothing_Q15() {
    Duel duel = four("nc e5").turn("seat", 3);
    duel.with("scores", List.of(List.of(0, 0, 0, 9), NO4, NO4, NO4));
    goes(duel, 3, Command.LEAVE);
    Match<Position> match = duel.match();
    Position position = new TashKalar().copy(match.checkpoint());
    position.now.destroyed[Board.piece(3, Rank.HEROIC)] = 2;
    position.now.destroyed[Board.piece(1, Rank.COMMON)] = 1;
    position.now.destroyed[Board.piece(3, Rank.COMMON)] = 1;
    position.now.actions = 0;
    match = Match.from(new TashKalar(), match.setup(), position);
    match = ((Step.Applied<Position>) match.choose(Seat.of(0), "end")).match();
    TashKalarView view = (TashKalarView) match.view(Viewer.AFTER_MATCH);
    assertNull(view.finalRound());
    assertEquals(9, view.seats().getFirst().tracks().get(2).points());
  }

  @Test
  void no_flare_is_played_against_them_and_no_legend_scores_in_their_colour_Q15() {
    Duel duel = four("sh a3 a4 a5 b3 b4 b5, hc i4").turn("seat", 1).flares(0, "flare-01");
    goes(duel, 1, Command.LEAVE);
    Position position = duel.match().position();
    while (position.seat != 0) {
      turn(duel);
      position = duel.match().position();
    }
    duel.choices("flare").forEach(each -> assertFalse(each.contains(" s"), each));
    assertEquals(
        List.of("h", "y"),
        duel.view(0).hands().getFirst().flares().getFirst().against().stream()
            .map(TashKalarView.Against::colour)
            .toList());
  }

  @Test
  void who_goes_later_is_better_placed_and_the_last_one_wins_Q15() {
    Duel duel = four("nc e5").turn("seat", 1);
    goes(duel, 1, Command.LEAVE);
    goes(duel, 2, Command.FLAG);
    assertFalse(duel.match().isOver());
    goes(duel, 3, Command.LEAVE);
    assertEquals(new Outcome(List.of(1, 4, 3, 2), Outcome.LEFT, List.of()), duel.outcome());
  }

  @Test
  void the_others_are_placed_as_they_stand_when_they_have_played_to_the_end_Q15() {
    Duel duel = four("nc e5").turn("seat", 2);
    duel.with(
        "scores", List.of(List.of(0, 5, 0, 6), List.of(7, 0, 0, 6), NO4, List.of(7, 7, 0, 0)));
    duel.with("finalRound", Map.of("why", "score", "seat", 1, "turnsLeft", 4));
    goes(duel, 2, Command.LEAVE);
    assertEquals(3, duel.view().finalRound().turnsLeft());
    for (int turn = 0; turn < 3; turn++) {
      turn(duel);
    }
    assertEquals(List.of(3, 2, 4, 1), duel.outcome().places());
    assertEquals("played", duel.outcome().reason());
    assertEquals("weakest", duel.outcome().deciders().getFirst().key());
  }

  @Test
  void with_the_last_one_of_a_final_round_out_the_match_is_over_Q15() {
    Duel duel = four("nc e5").turn("seat", 3);
    duel.with("finalRound", Map.of("why", "score", "seat", 3, "turnsLeft", 1));
    goes(duel, 3, Command.FLAG);
    assertTrue(duel.match().isOver());
    assertEquals("played", duel.outcome().reason());
    assertEquals(4, duel.outcome().places().get(3));
  }

  @Test
  void a_seat_is_taken_over_again_from_its_next_turn_on_Q16() {
    Duel duel = four("nc e5").turn("seat", 2);
    duel.with("scores", List.of(List.of(0, 5, 1, 6), NO4, NO4, NO4));
    goes(duel, 2, Command.LEAVE);
    assertEquals(5, duel.scores().getFirst());
    goes(duel, 2, Command.TAKE_OVER);
    assertEquals(3, duel.view().turn().seat());
    assertEquals(1, duel.scores().getFirst(), "the colour counts again");
    for (int turn = 0; turn < 3; turn++) {
      turn(duel);
    }
    assertEquals(2, duel.view().turn().seat());
    assertFalse(duel.view().seats().get(2).out());
  }

  @Test
  void before_the_first_turn_who_plays_next_before_them_puts_the_pieces_down_Q15() {
    Duel duel = four("").with("phase", "start").turn("seat", 3).turn("number", 0);
    assertEquals("start", duel.prompt());
    goes(duel, 3, Command.LEAVE);
    assertEquals("start", duel.prompt());
    assertEquals(Seat.of(2), duel.asked());
  }

  @Test
  void the_teammate_places_in_the_turns_of_who_is_out_Q17_TK_R17_5() {
    Duel duel = team("nc e5").legends(0, "titan").beings(0, "knight").flares(0, "flare-01");
    duel.play("place e6");
    goes(duel, 0, Command.LEAVE);
    assertFalse(duel.match().isOver());
    assertEquals(Seat.of(2), duel.asked());
    assertEquals(0, duel.view().turn().seat());
    assertTrue(duel.choices().stream().allMatch(each -> each.startsWith("place ")));
    assertEquals(1, duel.view().seats().get(2).hand().legends(), "TK-R12.1");
    assertEquals(Seat.of(2), duel.match().turn().seat(), "whose clock gets what a turn gives");
    duel.play("place e7").offers("end");
    assertEquals(Seat.of(2), duel.asked());
    duel.play("end");
    assertEquals(1, duel.view().turn().seat());
    assertEquals(1, duel.view().seats().getFirst().hand().beings(), "nothing is drawn for them");
    assertEquals(2, duel.view().seats().get(2).hand().legends(), "TK-R12.4");
  }

  @Test
  void nobody_hands_over_to_who_is_out_Q17() {
    Duel duel = team("nc e5").turn("seat", 2);
    duel.refuses("place e5");
    assertTrue(duel.choices().contains("handover"));
    duel.play("handover");
    assertEquals(Seat.of(0), duel.asked());
    goes(duel, 0, Command.FLAG);
    assertEquals(Seat.of(2), duel.asked(), "the turn comes back");
    duel.play("place e6", "place e7", "end");
    Duel later = team("nc e5");
    goes(later, 0, Command.FLAG);
    later.play("place e6", "place e7", "end", "place d1", "place d2", "end");
    assertEquals(Seat.of(2), later.asked());
    assertFalse(later.choices().contains("handover"));
  }

  @Test
  void who_wished_to_resign_before_their_teammate_left_may_resign_alone_Q17() {
    Duel duel = team("nc e5");
    goes(duel, 2, Command.RESIGN);
    goes(duel, 0, Command.LEAVE);
    assertFalse(duel.match().isOver(), "they have to say so again");
    goes(duel, 2, Command.RESIGN);
    assertEquals(List.of(2, 1, 2, 1), duel.outcome().places());
  }

  @Test
  void a_team_has_lost_when_both_are_out_Q17() {
    Duel duel = team("nc e5");
    goes(duel, 0, Command.FLAG);
    goes(duel, 2, Command.LEAVE);
    assertEquals(new Outcome(List.of(2, 1, 2, 1), Outcome.LEFT, List.of()), duel.outcome());
    Duel resigned = team("nc e5");
    goes(resigned, 0, Command.FLAG);
    goes(resigned, 2, Command.RESIGN);
    assertEquals(List.of(2, 1, 2, 1), resigned.outcome().places(), "who is left decides alone");
  }

  @Test
  void the_teammate_claims_the_task_of_the_turn_Q17() {
    Duel duel = Duel.on("nh d2 e5, sc a3").form("team-high-form").actions(1);
    duel.with("tasks", Map.of("current", List.of("red-conquest", "side-chain", "isolation")));
    goes(duel, 0, Command.LEAVE);
    duel.play("place h6", "end");
    assertEquals("claim", duel.prompt());
    assertEquals(Seat.of(2), duel.asked());
    duel.play("claim red-conquest");
    assertEquals(List.of("red-conquest"), duel.view().seats().getFirst().claimed());
  }

  @Test
  void who_is_out_plays_again_with_their_own_hand_Q16_Q17() {
    Duel duel = team("nc e5").beings(0, "knight");
    goes(duel, 0, Command.LEAVE);
    duel.play("place e6");
    goes(duel, 0, Command.TAKE_OVER);
    assertEquals(Seat.of(2), duel.asked(), "this turn was handed over for good");
    duel.play("place e7", "end", "place d1", "place d2", "end");
    duel.play("place d3", "place c3", "end", "place b3", "place b4", "end");
    assertEquals(Seat.of(0), duel.asked());
    assertTrue(duel.choices().contains("discard knight"));
  }
}
