package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EffectTest {

  private static Duel swordmaster(String others) {
    return Duel.on("nc d5 f5, " + others).beings(0, "swordmaster").play("summon swordmaster e5");
  }

  private static Duel knight(String others) {
    return Duel.on("nc d6 e6 f6 d7, " + others).beings(0, "knight").play("summon knight e5");
  }

  @Test
  void what_a_card_says_you_may_can_be_declined_TK_R13_2() {
    swordmaster("sc f4").offers("f4", "skip").play("skip").has("f4", "sc").has("e5", "nc");
  }

  @Test
  void what_follows_a_choice_must_be_done_TK_R13_2() {
    Duel duel = swordmaster("sc f4").play("f4").has("e5", "nh").destroyed(Map.of("sc", 1));
    assertEquals("action", duel.prompt());
  }

  @Test
  void a_part_without_a_target_is_passed_over_TK_R13_3_Q1() {
    assertEquals("action", swordmaster("sh f4").prompt());
    assertEquals("action", swordmaster("nh f4").prompt());
  }

  @Test
  void standard_and_combat_moves_enter_what_their_rank_allows_TK_R13_9_TK_R13_10() {
    Duel duel = Duel.on("nc d6 f6 d7 f7 c2, nh h5, sc h4 i5, sh g4").beings(0, "cavalry-captain");
    duel.play("summon cavalry-captain e5");
    assertTrue(duel.choices("h5-").containsAll(List.of("h4", "i5", "g4", "g5")));
    duel.play("h5-g4", "g4-h5", "h5-h4").destroyed(Map.of("sh", 1, "sc", 1));
    assertEquals("action", duel.prompt(), "one combat move and two standard moves were made");
  }

  @Test
  void a_move_that_is_both_kinds_is_booked_so_that_most_remains_TK_R13_23() {
    Duel duel = Duel.on("nc d6 f6 d7 f7, nh h5, sh g4").beings(0, "cavalry-captain");
    duel.play("summon cavalry-captain e5", "h5-g5");
    assertTrue(duel.choices().contains("g5-g4"), "the combat move is still there");
    assertTrue(duel.choices("d6-").isEmpty(), "one piece makes all the moves");
  }

  @Test
  void the_knight_never_enters_a_square_with_a_common_piece_TK_R13_12() {
    Duel duel = knight("nh d4, sh e4, sc f5, sl d5");
    assertEquals(List.of("d4", "e4", "f4"), duel.choices("e5-"));
    duel.play("e5-e4", "stop").has("e4", "nh").destroyed(Map.of("sh", 1));
  }

  @Test
  void a_leap_destroys_only_where_it_ends_and_ends_elsewhere_TK_R13_11() {
    Duel duel = Duel.on("nc d5 c6 e6 f7, sc h2, sl i3").beings(0, "gryphon-rider");
    duel.play("summon gryphon-rider e5");
    duel.refuses("e5", "i3").play("h2").has("h2", "nh").destroyed(Map.of("sc", 1));
    duel.offers("h2", "skip").play("h2").has("h2", "nc");
    assertEquals("place", duel.prompt());
    duel.refuses("skip", "stop").play("h3").has("h3", "nc");
  }

  @Test
  void the_bomb_spares_everything_in_the_last_action_TK_R13_21() {
    Duel last = Duel.on("nc f6 f7, sc d4").beings(0, "bomb").actions(1).play("summon bomb e5");
    last.board("nc f6 f7 e5, sc d4");
    Duel early = Duel.on("nc f6 f7, sc d4, sh d5").beings(0, "bomb").play("summon bomb e5");
    early.board("nc f7, sh d5").destroyed(Map.of("sc", 1));
  }

  @Test
  void the_assassin_destroys_what_is_marked_or_may_move_there_TK_R13_7() {
    Duel own = Duel.on("nc d2 c3 b4, nl d4").beings(0, "assassin").play("summon assassin e5");
    assertEquals(null, own.view().board().get("d4"));
    Duel free = Duel.on("nc d2 c3 b4").beings(0, "assassin").play("summon assassin e5");
    free.offers("e5-d4", "stop").play("e5-d4").has("d4", "nh");
  }

  @Test
  void the_time_mage_gains_an_action_and_destroys_a_marked_enemy_TK_R4_6() {
    Duel duel = Duel.on("nc d5 c6 e6 d7, sl d6").beings(0, "time-mage");
    duel.play("summon time-mage e5").destroyed(Map.of("sl", 1));
    assertEquals(2, duel.view().turn().actions());
  }

  @Test
  void the_cannon_spares_nothing_common_in_its_direction_TK_R13_20() {
    Duel duel = Duel.on("nc d5 c6 e5 e3, sc e1 e4, sh e2").beings(0, "cannon");
    duel.play("summon cannon e5").refuses(">w").play(">n");
    duel.board("nc d5 c6, nh e5, sh e2").destroyed(Map.of("sc", 2));
  }

  @Test
  void the_gun_tower_hits_two_and_no_legendary_piece() {
    Duel duel = Duel.on("nc e6 f6 e7 f7, sh f5, nh h5, sc i5, sl d5").beings(0, "gun-tower");
    duel.play("summon gun-tower e5").offers(">e", "skip").play(">e");
    duel.destroyed(Map.of("sh", 1)).has("i5", "sc").has("d5", "sl");
    assertEquals(null, duel.view().board().get("h5"));
  }

  @Test
  void the_champion_dies_with_a_legendary_enemy_and_gains_an_action() {
    Duel duel = Duel.on("nc d5 d6 e6 e7, sl f5, sc f4").beings(0, "champion");
    duel.play("summon champion e5").offers("f4", "f5", "skip").play("f5");
    duel.board("nc d5 d6 e6 e7, sc f4").destroyed(Map.of("sl", 1));
    assertEquals(2, duel.view().turn().actions());
  }

  @Test
  void the_chronicler_must_raise_and_may_then_move_that_piece() {
    Duel duel = Duel.on("nc e4 d5 f5, sc e3").beings(0, "chronicler");
    duel.play("summon chronicler e5").offers("e4", "d5", "f5").play("e4").has("e4", "nh");
    assertTrue(duel.choices().contains("e4-e3"));
    duel.refuses("d5-d4").play("e4-e3").destroyed(Map.of("sc", 1));
  }

  @Test
  void hypnotised_pieces_are_of_one_rank_and_move_once_each() {
    Duel duel = Duel.on("nc f4 d5 f5 d6, sc b4 b5 b6, sh h6 h7").beings(0, "hypnotist");
    duel.play("summon hypnotist e5", "b4-a4").refuses("a4-a5").play("b5-b6");
    duel.destroyed(Map.of("sc", 1));
    assertEquals("action", duel.prompt(), "no common piece is left that has not moved");
    Duel heroes = Duel.on("nc f4 d5 f5 d6, sc b4, sh h6 h7").beings(0, "hypnotist");
    heroes.play("summon hypnotist e5", "h6-h5").refuses("b4-b5").play("h7-i7");
    assertEquals("action", heroes.prompt());
  }

  @Test
  void the_messenger_goes_on_in_one_direction_step_by_step() {
    Duel duel = Duel.on("nc f6 g7, nh a5, sc c5").beings(0, "messenger");
    duel.play("summon messenger e5", "a5-b5").offers("b5-c5", "stop").play("b5-c5");
    duel.offers("c5-d5", "stop").play("c5-d5").destroyed(Map.of("sc", 1));
    duel.offers("d5-e5", "stop").play("stop").has("e5", "nc");
  }

  @Test
  void the_master_of_intrigue_moves_himself_or_what_was_used_to_summon() {
    Duel duel = Duel.on("nc d4 f4 d6 f6 a5, sc d3").beings(0, "master-of-intrigue");
    duel.play("summon master-of-intrigue e5").refuses("a5-a4");
    duel.play("d4-d3", "d3-d2", "e5-e4").has("d2", "nc").has("e4", "nh");
    duel.destroyed(Map.of("sc", 1));
  }

  @Test
  void other_beings_do_what_their_cards_say() {
    Duel herald = Duel.on("nc f6 g6 f7, sc e4").beings(0, "herald").play("summon herald e5");
    herald.refuses("e5-e4").play("e5-d5", "d5-d6").has("d6", "nc");
    Duel summoner = Duel.on("nc d6 e6 f6").beings(0, "summoner").play("summon summoner e5");
    summoner.offers("c3", "e3", "g3", "d4", "e4", "f4", "c5", "d5", "f5", "g5", "stop");
    summoner.play("c3", "stop").has("c3", "nc");
    Duel infantry = Duel.on("nc c6 d6 f6 g6").beings(0, "infantry-captain");
    infantry.play("summon infantry-captain e5");
    assertTrue(infantry.choices("e5-").isEmpty());
    infantry.play("c6-d6", "d6-c6").board("nc c6 f6 g6, nh e5");
    Duel priest = Duel.on("nc e5 d7 f7, sc d4").beings(0, "high-priestess");
    priest.play("summon high-priestess e5", "e5-e4").offers("d4", "skip").play("d4");
    priest.has("d4", "sh").destroyed(Map.of());
  }
}
