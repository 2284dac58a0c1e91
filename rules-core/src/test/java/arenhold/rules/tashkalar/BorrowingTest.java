package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Choice;
import arenhold.rules.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** War Summoner's grant: one enemy piece serves in the next pattern (TK-R9.5). */
class BorrowingTest {

  private static Duel granted(String card, String pieces) {
    Duel duel = Duel.on(pieces).schools("highland", "southern").turn("borrowing", true);
    return duel.beings(0, card);
  }

  private static Choice choice(Duel duel, String notation) {
    return duel.match().question(Seat.of(0)).orElseThrow().choices().stream()
        .filter(choice -> choice.notation().equals(notation))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void the_war_summoner_gains_an_action_and_lends_an_enemy_piece_to_the_next_being() {
    Duel duel = Duel.on("hc d5 f5 e6 e7, sc b3").schools("highland", "southern");
    duel.beings(0, "war-summoner", "clan-axeman").refuses("summon clan-axeman c4");
    duel.play("summon war-summoner e5").done(2);
    assertTrue(duel.view().turn().borrowing());
    assertEquals(List.of("b3"), choice(duel, "summon clan-axeman c4").parts().get("borrows"));
    duel.play("summon clan-axeman c4").has("b3", "sc").has("c4", "hc").destroyed(Map.of());
    assertFalse(duel.view().turn().borrowing());
  }

  @Test
  void the_grant_is_used_up_by_the_next_being_needed_or_not_TK_R9_5a() {
    Duel duel = granted("clan-axeman", "hc d5 f7, sc b3").play("summon clan-axeman e6");
    assertFalse(duel.view().turn().borrowing());
  }

  @Test
  void the_grant_lapses_with_the_turn_TK_R9_5a() {
    Duel duel = granted("clan-axeman", "hc d5, sc b3").actions(1);
    assertTrue(duel.choices().contains("summon clan-axeman c4"));
    duel.play("place i5", "end", "place a5", "place a6", "end");
    assertFalse(duel.view().turn().borrowing());
    duel.refuses("summon clan-axeman c4");
  }

  @Test
  void two_enemy_pieces_are_too_many_TK_R9_5() {
    granted("clan-axeman", "hc e9, sc a4 c2").refuses("summon clan-axeman b3");
  }

  @Test
  void a_borrowed_piece_needs_the_rank_of_the_pattern_TK_R6_2() {
    String pieces = "hh d6 f6, hc d8 f8, ";
    Duel common = Duel.on(pieces + "sc e7").schools("highland", "southern");
    common.turn("borrowing", true).legends(0, "time-elemental");
    common.refuses("summon time-elemental e5");
    Duel heroic = Duel.on(pieces + "sh e7").schools("highland", "southern");
    heroic.turn("borrowing", true).legends(0, "time-elemental");
    heroic.play("summon time-elemental e5").has("e7", "sh").has("e5", "hl");
  }

  @Test
  void a_borrowed_piece_on_the_summon_square_is_destroyed_and_counts_TK_R9_4_TK_R9_5d() {
    Duel duel = granted("war-drummer", "hc f5 e6 f6, sh e5").play("summon war-drummer e5");
    duel.has("e5", "hh").destroyed(Map.of("sh", 1));
    granted("war-drummer", "hc f5 e6 f6, sl e5").refuses("summon war-drummer e5");
  }

  @Test
  void a_borrowed_piece_is_an_enemy_and_was_used_to_summon_TK_R9_5d() {
    Duel guardian = granted("clan-guardian", "hc c5 d5, sc f5").play("summon clan-guardian e5");
    guardian.offers("c5", "d5", "f5", "skip").play("f5").has("f5", "sh");
    Duel axeman = granted("clan-axeman", "hc d5, sc b3 c3").play("summon clan-axeman c4");
    axeman.offers("c3", "skip");
  }

  @Test
  void for_want_of_pieces_an_own_one_outside_the_pattern_is_taken_TK_R6_5_2() {
    Duel duel = granted("clan-axeman", "hc d5 i5, sc b3").supply(0, "pieces", 0);
    duel.play("summon clan-axeman c4").asks("take").offers("i5").play("i5");
    duel.board("hc d5 c4, sc b3");
    Duel none = granted("clan-axeman", "hc d5, sc b3").supply(0, "pieces", 0);
    none.refuses("summon clan-axeman c4");
  }

  @Test
  void a_hand_shows_where_a_card_fits_with_a_borrowed_piece() {
    Duel duel = granted("clan-axeman", "hc d5, sc b3");
    assertEquals(List.of("c4"), duel.view(0).hands().getFirst().beings().getFirst().places());
  }

  @Test
  void the_grant_and_the_extra_cards_are_written_and_read_again() {
    Duel duel = granted("clan-axeman", "hc d5, sc b3").turn("extraCards", List.of("legends"));
    Map<String, Object> written = new TashKalar().write(duel.match().position());
    Position read = new TashKalar().read(duel.match().setup(), written);
    assertTrue(read.now.borrowing);
    assertEquals(List.of(Kind.LEGENDS), read.now.extraCards);
  }
}
