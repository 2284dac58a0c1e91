package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TurnTest {

  @Test
  void the_second_player_puts_the_start_pieces_down_after_the_deal_TK_R3_1b_TK_R3_3_2() {
    Match<Position> match = Match.start(new TashKalar(), RandomDuelTest.SETUP);
    assertEquals(List.of("first 1", "first 2"), notations(match));
    match = match.answer(Seat.NATURE, 1);
    int draws = 0;
    while (match.open().getFirst().seat() == Seat.NATURE) {
      match = match.answer(Seat.NATURE, 0);
      draws++;
    }
    assertEquals(12, draws, "three beings, two legends and a flare each");
    assertEquals(Seat.of(0), match.open().getFirst().seat());
    assertEquals(List.of("nc c5", "sc c5"), notations(match));
    match = match.answer(Seat.of(0), 1);
    TashKalarView view = (TashKalarView) match.view(Viewer.SPECTATOR);
    assertEquals(Map.of("c5", "sc", "g5", "nc"), view.board());
    assertEquals(1, view.turn().seat());
    assertEquals(1, view.turn().actions(), "TK-R4.2");
    assertEquals(15, view.seats().get(0).supply().pieces(), "TK-R1.9a");
    assertFalse(match.canTakeBack(Seat.of(0)));
  }

  private static List<String> notations(Match<Position> match) {
    Seat seat = match.open().getFirst().seat();
    return match.question(seat).orElseThrow().choices().stream().map(c -> c.notation()).toList();
  }

  @Test
  void all_actions_must_be_used_and_the_end_is_always_asked_TK_R4_4_TK_R4_5_Q1_Q4() {
    Duel duel = Duel.on("nc e5").actions(1).refuses("end").play("place e6").offers("end");
    duel.play("end");
    assertEquals(1, duel.view().turn().seat());
    assertEquals(2, duel.view().turn().actions());
  }

  @Test
  void the_discard_action_returns_cards_under_their_decks_R7_Q5() {
    Duel duel =
        Duel.on("nc e5")
            .beings(0, "bomb", "knight", "cannon")
            .legends(0, "titan", "leviathan")
            .flares(0, "flare-03");
    duel.play("discard bomb");
    duel.offers("cannon", "knight", "leviathan", "titan", "flare-03", "stop");
    duel.play("cannon", "knight", "titan", "flare-03", "stop");
    assertEquals(1, duel.view().turn().actions());
    assertEquals(List.of("bomb"), duel.view().seats().get(0).discard());
    assertTrue(duel.choices("discard ").isEmpty(), "TK-R7.2, TK-R7.4");
    var hand = duel.view(0).hands().get(0);
    assertEquals(List.of("cannon", "knight"), hand.under().beings());
    assertEquals(List.of("titan"), hand.under().legends());
    assertNull(duel.view(1).hands().get(0));
    var opponent = duel.view(1).hands().get(1);
    assertEquals(Arrays.asList((String) null), opponent.under().legends());
    duel.play("place e6", "end");
    var counts = duel.view().seats().get(0).hand();
    assertEquals(new TashKalarView.Counts(3, 2, 1), counts, "TK-R7.3, TK-R11.5");
  }

  @Test
  void the_discard_action_comes_once_a_turn_and_needs_a_being_TK_R7_2_TK_R7_4() {
    Duel duel =
        Duel.on("nc e5").beings(0, "bomb", "knight").actions(3).play("discard bomb", "stop");
    duel.refuses("discard knight");
    assertTrue(Duel.on("nc e5").legends(0, "titan").choices("discard").isEmpty());
  }

  @Test
  void known_places_are_drawn_in_order_and_without_chance_TK_R7_1_Q2() {
    Duel duel =
        Duel.on("nc e5")
            .deck(0, "loose", List.of())
            .deck(0, "discard", List.of("herald"))
            .deck(
                0,
                "under",
                List.of(
                    Map.of("card", "knight", "known", List.of(0)),
                    Map.of("card", "bomb", "known", List.of(0))))
            .actions(1);
    duel.play("place e6", "end");
    var hand = duel.view(0).hands().get(0).beings();
    assertEquals(List.of("bomb", "knight"), hand.stream().map(TashKalarView.Card::card).toList());
    assertEquals("deck", duel.view().finalRound().why(), "TK-R15.2, TK-R11.9");
  }

  @Test
  void the_flare_deck_is_reshuffled_when_a_card_is_needed_TK_R11_8a_Q3() {
    Duel duel = Duel.on("nc e5").actions(1);
    duel.with("flares", Map.of("loose", List.of(), "discard", List.of("flare-01", "flare-02")));
    duel.play("place e6", "end");
    assertEquals(1, duel.view().seats().get(0).hand().flares());
    assertEquals(new TashKalarView.Pile(1, List.of()), duel.view().flares());
    assertEquals(List.of(), duel.view(0).hands().get(0).under().flares(), "no known place");
  }

  @Test
  void everything_within_a_turn_can_be_taken_back_and_nothing_before_it_TK_R4_8_Q6() {
    Duel duel = Duel.on("nc d5 f5, sc f4").beings(0, "swordmaster").play("place a3");
    String start = duel.view().toString();
    duel.play("summon swordmaster e5", "f4");
    for (int i = 0; i < 2; i++) assertApplied(duel.command(0, Command.TAKE_BACK));
    assertEquals(start, duel.view().toString());
    assertApplied(duel.command(0, Command.TAKE_BACK));
    assertInstanceOf(Step.Rejected.class, duel.command(0, Command.TAKE_BACK));
    duel.play("place a3", "place a4");
    assertInstanceOf(Step.Rejected.class, duel.command(1, Command.TAKE_BACK));
    duel.play("end");
    assertInstanceOf(Step.Rejected.class, duel.command(0, Command.TAKE_BACK));
  }

  @Test
  void the_end_of_a_turn_is_final_even_if_no_card_is_drawn_TK_R4_8a() {
    Duel duel =
        Duel.on("nc e5")
            .beings(0, "bomb", "knight", "cannon")
            .legends(0, "titan", "leviathan")
            .flares(0, "flare-03")
            .actions(1);
    duel.play("place e6", "end");
    assertInstanceOf(Step.Rejected.class, duel.command(0, Command.TAKE_BACK));
  }

  @Test
  void a_table_may_do_without_take_back_TK_R4_8c() {
    Duel duel = Duel.on("nc e5").table("takeBack", "no").play("place e6");
    assertInstanceOf(Step.Rejected.class, duel.command(0, Command.TAKE_BACK));
  }

  private static void assertApplied(Step<Position> step) {
    assertInstanceOf(Step.Applied.class, step);
  }

  @Test
  void gained_actions_do_not_carry_over_TK_R4_6a() {
    Duel duel = Duel.on("nc d5 c6 e6 d7").beings(0, "time-mage").actions(2);
    duel.play("summon time-mage e5", "place a3", "place a4", "end", "place a5", "place a6", "end");
    assertEquals(2, duel.view().turn().actions());
  }
}
