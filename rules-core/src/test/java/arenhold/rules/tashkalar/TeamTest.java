package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two teams of two (TK-R3.5, R12). Seats 0 and 2 are the North, seats 1 and 3 the South. */
class TeamTest {

  private static final TashKalar GAME = new TashKalar();

  private static Duel duel(String pieces) {
    return Duel.on(pieces).form("team-duel");
  }

  private static Match<Position> started(String form, Map<String, String> table) {
    Setup plain = Duel.setup(form);
    Map<String, String> options = new HashMap<>(Map.of("first", "1"));
    options.putAll(table);
    Match<Position> match = Match.start(GAME, new Setup("tashkalar", form, plain.seats(), options));
    while (match.position().turn == 0) {
      match = match.answer(match.open().getFirst().seat(), 0);
    }
    return match;
  }

  private static TashKalarView view(Match<Position> match) {
    return (TashKalarView) match.view(Viewer.SPECTATOR);
  }

  @Test
  void six_cards_of_each_deck_are_rotated_and_the_earlier_player_holds_the_legends_TK_R3_5() {
    TashKalarView view = view(started("team-duel", Map.of()));
    for (int seat = 0; seat < 4; seat++) {
      var each = view.seats().get(seat);
      assertEquals(9, each.upright(), "TK-R3.5.2");
      assertEquals(15, each.deck());
      assertEquals(new TashKalarView.Counts(3, seat < 2 ? 2 : 0, 1), each.hand(), "TK-R3.5.3");
      assertEquals(seat % 2, each.side(), "TK-R3.5.1");
      assertEquals(seat % 2 == 0 ? "n" : "s", each.colour());
      assertEquals(new TashKalarView.Supply(15, 3), each.supply());
    }
    assertEquals(1, view.turn().actions(), "TK-R4.2");
  }

  @Test
  void views_count_upright_cards_before_the_schools_are_dealt_too() {
    var seats = Collections.nCopies(4, Map.<String, String>of());
    Setup setup = new Setup("tashkalar", "team-duel", seats, Map.of("schools", "random"));
    for (var seat : view(Match.start(GAME, setup)).seats()) assertEquals(0, seat.upright());
  }

  @Test
  void the_fourth_player_puts_a_piece_of_each_colour_down_TK_R3_5_4() {
    Match<Position> match =
        Match.from(
            GAME,
            Duel.setup("team-duel"),
            GAME.read(
                Duel.setup("team-duel"),
                Map.of("phase", "start", "first", 0, "turn", Map.of("seat", 3))));
    assertEquals(Seat.of(3), match.open().getFirst().seat());
    var choices = match.question(Seat.of(3)).orElseThrow().choices();
    assertEquals(
        List.of("nc c5", "sc c5"), choices.stream().map(choice -> choice.notation()).toList());
  }

  @Test
  void a_team_takes_the_colour_of_either_member_TK_R3_5_1a() {
    TashKalarView view = view(started("team-duel", Map.of("colour1", "3", "colour2", "4")));
    assertEquals(
        List.of("h", "y", "h", "y"), view.seats().stream().map(seat -> seat.colour()).toList());
    assertEquals("northern", view.seats().getFirst().school());
  }

  @Test
  void all_counts_are_by_team_TK_R12_2() {
    Duel duel = duel("nc d3, sh d4 e4 f4").flares(2, "flare-01").turn("seat", 2).scores(0, 4);
    assertEquals(List.of(0, 4, 0, 4), duel.scores());
    duel.play("flare flare-01", "a3");
    assertEquals(List.of(0, 5, 0, 5), duel.scores(), "TK-R8.6");
    assertEquals(3, duel.view().seats().get(3).upgraded());
  }

  @Test
  void handing_over_before_an_action_leaves_the_teammate_to_place_TK_R12_3() {
    Duel duel = duel("nc e5").beings(0, "knight").beings(2, "clan-axeman").flares(0, "flare-01");
    duel.legends(0, "titan").play("place e6", "handover");
    assertEquals(Seat.of(2), duel.asked());
    assertTrue(duel.choices().stream().allMatch(choice -> choice.startsWith("place ")));
    assertEquals(2, duel.view().turn().acting());
    assertEquals(0, duel.view().turn().seat());
    assertEquals("titan", duel.view(2).hands().get(2).legends().getFirst().card());
    duel.play("place a3").offers("end");
    assertEquals(Seat.of(0), duel.asked(), "the original player ends the turn");
    duel.has("a3", "nc").play("end");
    assertEquals(1, duel.view().turn().seat(), "TK-R12.3.1");
  }

  @Test
  void handing_over_in_the_middle_of_an_effect_leaves_it_to_the_teammate_TK_R12_3() {
    Duel duel = duel("nc d5 e5 f5 d6, sh f4").beings(0, "knight").actions(1);
    duel.play("summon knight e4", "e4-f4", "handover");
    assertEquals(Seat.of(2), duel.asked());
    assertEquals("move", duel.prompt());
    assertFalse(duel.choices().contains("handover"), "TK-R12.3.1: once a turn");
    duel.play("f4-g3", "stop").offers("end");
    assertEquals(Seat.of(0), duel.asked(), "TK-R12.3a: without an action left the turn ends");
    duel.play("end");
    assertEquals(List.of(1, 0, 1, 0), duel.scores(), "TK-R10.6a");
  }

  @Test
  void a_flare_may_be_handed_over_with_both_its_halves_TK_R12_3b() {
    Duel duel = duel("nc d5, sh d3 e3 f3 g3, sc a5 a6").flares(0, "flare-02");
    duel.play("flare flare-02", "handover");
    assertEquals(Seat.of(2), duel.asked());
    duel.play("i5");
    assertEquals(Seat.of(2), duel.asked());
    duel.play("i4").has("i5", "nc").has("i4", "nc");
    assertEquals(Seat.of(2), duel.asked());
    assertTrue(duel.choices().stream().allMatch(choice -> choice.startsWith("place ")));
  }

  @Test
  void what_belongs_to_summoning_is_not_handed_over_TK_R12_3_2() {
    Duel duel = duel("nc d5 f5 i5 i6, sc a3").beings(0, "swordmaster").supply(0, "pieces", 0);
    duel.play("summon swordmaster e5").offers("i5", "i6");
  }

  @Test
  void handing_over_needs_an_action_left_or_a_pending_effect_TK_R12_3a() {
    duel("nc e5").actions(1).play("place e6").offers("end");
    duel("nc e5").play("handover").refuses("handover");
  }

  @Test
  void nothing_before_a_hand_over_is_taken_back_but_the_teammate_may_undo_their_own_TK_R4_8b() {
    Duel duel = duel("nc e5").actions(2).play("place e6", "handover");
    assertInstanceOf(Step.Rejected.class, duel.command(0, Command.TAKE_BACK));
    assertInstanceOf(Step.Rejected.class, duel.command(2, Command.TAKE_BACK));
    duel.play("place a3");
    assertInstanceOf(Step.Applied.class, duel.command(2, Command.TAKE_BACK));
    duel.has("e6", "nc").play("place a4", "end");
    assertInstanceOf(Step.Rejected.class, duel.command(2, Command.TAKE_BACK));
    assertInstanceOf(Step.Rejected.class, duel.command(0, Command.TAKE_BACK));
  }

  @Test
  void a_grant_lapses_on_a_hand_over_TK_R9_5a() {
    Duel duel = duel("nc e5").turn("borrowing", true).play("handover");
    assertFalse(duel.view().turn().borrowing());
  }

  @Test
  void the_teammate_fills_up_the_legends_and_extra_cards_go_where_they_belong_TK_R11_4_TK_R12_4() {
    Duel duel = duel("nc e5").actions(1).beings(0, "bomb", "knight", "cannon");
    duel.legends(0, "titan").turn("extraCards", List.of("beings", "legends"));
    duel.play("place e6", "end");
    var seats = duel.view().seats();
    assertEquals(new TashKalarView.Counts(4, 0, 1), seats.get(0).hand());
    assertEquals(3, seats.get(2).hand().legends());
    assertNull(duel.view(0).hands().get(2), "TK-R12.7, TK-R12.7a");
  }

  @Test
  void in_an_extra_turn_the_legends_are_with_the_teammate_TK_R12_4a() {
    Duel duel = duel("nc e5").actions(1).legends(0, "titan").turn("extraDue", true);
    duel.play("place e6", "end");
    assertEquals(0, duel.view().turn().seat());
    assertEquals(0, duel.view().seats().get(0).hand().legends());
    duel.play("place a3", "place a4", "end");
    assertEquals(2, duel.view().seats().get(2).hand().legends());
    assertEquals(1, duel.view().turn().seat());
  }

  @Test
  void beings_put_under_the_deck_are_rotated_and_as_many_straightened_TK_R7_5_TK_R12_5() {
    Duel duel = duel("nc e5").beings(0, "bomb", "knight", "cannon");
    duel.play("discard bomb", "knight", "cannon");
    var seat = duel.view().seats().getFirst();
    assertEquals(List.of(17, 11), List.of(seat.deck(), seat.upright()));
    Duel few = duel("nc e5").beings(0, "bomb", "knight", "cannon");
    few.deck(0, "loose", List.of("herald", "messenger", "assassin"));
    few.play("discard bomb", "knight", "cannon");
    seat = few.view().seats().getFirst();
    assertEquals(List.of(5, 0), List.of(seat.deck(), seat.upright()), "TK-R12.5a");
  }

  @Test
  void the_last_upright_card_triggers_the_end_and_rotated_ones_are_drawn_TK_R15_2_TK_R12_6() {
    Duel duel = duel("nc e5").actions(1).with("rotated", List.of(17, 6, 6, 6));
    duel.play("place e6", "end");
    assertEquals(new TashKalarView.FinalRound("deck", 0, 4), duel.view().finalRound(), "TK-R15.6");
    assertEquals(3, duel.view().seats().getFirst().hand().beings());
    assertEquals(15, duel.view().seats().getFirst().deck());
    assertEquals(0, duel.view().seats().getFirst().upright());
  }

  @Test
  void the_team_wins_loses_or_ties_together_TK_R12_8() {
    Duel duel = duel("nc e5").scores(3, 5).turn("seat", 3).actions(1);
    duel.with("finalRound", Map.of("why", "score", "seat", 3, "turnsLeft", 1));
    duel.play("place e6", "end");
    assertEquals(List.of(2, 1, 2, 1), duel.outcome().places());
    assertEquals(List.of(3, 5, 3, 5), duel.outcome().deciders().getFirst().values());
  }

  @Test
  void until_version_2_a_whole_team_loses_by_the_time_or_absence_of_one_of_it_Q14() {
    for (Command command : List.of(Command.FLAG, Command.LEAVE)) {
      Duel duel = duel("nc e5").by(2).turn("seat", 2);
      duel.command(2, command);
      assertEquals(List.of(2, 1, 2, 1), duel.outcome().places());
      assertEquals(List.of(), duel.outcome().deciders());
    }
  }

  @Test
  void both_members_must_confirm_resigning_TK_R17_3() {
    Duel duel = duel("nc e5");
    assertInstanceOf(Step.Applied.class, duel.command(3, Command.RESIGN));
    assertFalse(duel.match().isOver());
    assertEquals(List.of(Seat.of(3)), duel.match().wantingToResign());
    assertInstanceOf(Step.Rejected.class, duel.command(3, Command.RESIGN));
    duel.play("place e6");
    assertEquals(List.of(Seat.of(3)), duel.match().wantingToResign(), "TK-R17.3: any moment");
    duel.command(1, Command.RESIGN);
    assertTrue(duel.match().isOver());
    assertEquals(List.of(1, 2, 1, 2), duel.outcome().places());
  }

  @Test
  void playing_on_withdraws_the_wish_to_resign_TK_R17_3() {
    Duel duel = duel("nc e5");
    duel.command(2, Command.RESIGN);
    duel.command(1, Command.RESIGN);
    duel.play("place e6");
    assertEquals(List.of(Seat.of(1)), duel.match().wantingToResign());
    duel.command(0, Command.RESIGN);
    assertFalse(duel.match().isOver());
  }

  @Test
  void tasks_are_claimed_for_the_team_after_what_the_teammate_did_TK_R12_8_TK_R10_2() {
    Duel duel = Duel.on("nh d2 e5, sc a3").form("team-high-form").actions(1);
    duel.with("tasks", Map.of("current", List.of("red-conquest", "side-chain", "isolation")));
    duel.play("handover", "place h6", "end", "claim red-conquest");
    assertEquals(List.of(2, 0, 2, 0), duel.scores());
    assertEquals(List.of("red-conquest"), duel.view().seats().get(2).claimed());
    assertEquals(1, duel.view().turn().seat());
  }

  @Test
  void your_deck_is_that_of_the_player_who_played_the_card_TK_R12_3c() {
    Duel duel = duel("sc c5 c6 e6").turn("seat", 3).actions(1).beings(3, "kiskin-spirit");
    duel.deck(3, "discard", List.of("naiad")).deck(1, "discard", List.of("bomb"));
    duel.play("summon kiskin-spirit e5", "handover").offers("naiad", "skip");
    assertEquals(Seat.of(1), duel.asked());
    duel.play("naiad", "end");
    var hand = duel.view(3).hands().get(3).beings();
    assertTrue(hand.stream().anyMatch(card -> card.card().equals("naiad")));
  }
}
