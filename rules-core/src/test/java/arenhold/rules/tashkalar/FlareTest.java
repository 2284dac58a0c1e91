package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FlareTest {

  private static final String UPGRADED = "sh d3 e3 f3, nc d7 e7 f7";
  private static final String MANY = "sc d2 e2 f2 g2, sh d3 f3, nh d7 e7";

  @Test
  void a_flare_needs_one_of_its_conditions_TK_R8_2() {
    assertTrue(Duel.on("sh d3 f3, nc d7 f7").flares(0, "flare-11").choices("flare").isEmpty());
    assertEquals(List.of("flare-11"), Duel.on(UPGRADED).flares(0, "flare-11").choices("flare "));
  }

  @Test
  void only_the_half_whose_condition_holds_is_carried_out_TK_R8_3() {
    Duel upper = Duel.on(UPGRADED).flares(0, "flare-11").play("flare flare-11");
    assertEquals("place", upper.prompt());
    upper.play("a3");
    assertEquals("action", upper.prompt());
    assertEquals(2, upper.view().turn().actions(), "TK-R8.1");
    Duel lower = Duel.on(MANY).flares(0, "flare-11").play("flare flare-11");
    assertEquals("move", lower.prompt());
  }

  @Test
  void both_halves_are_judged_before_the_first_one_changes_anything_TK_R8_3() {
    Duel duel = Duel.on("sh c3 e3 f3, sc d2 e2, nc c7").flares(0, "flare-11");
    duel.play("flare flare-11", "c6");
    assertEquals("move", duel.prompt());
    duel.play("c6-c5", "c7-c6");
    assertEquals("action", duel.prompt());
  }

  @Test
  void the_opponent_gains_a_point_at_once_TK_R8_6_TK_R8_8() {
    Duel duel = Duel.on("sh c3 e3 f3, sc d2 e2, nc c7").flares(0, "flare-11").scores(5, 3);
    duel.play("flare flare-11");
    assertEquals("place", duel.prompt());
    assertEquals(List.of(5, 4), duel.scores());
  }

  @Test
  void a_flare_can_be_played_after_the_last_action_and_resume_the_turn_TK_R4_5_TK_R8_4_Q4() {
    Duel duel = Duel.on("nh d7, sc c2 d2 e2 f2 c3 d3 e3 f3").flares(0, "flare-07").actions(1);
    duel.play("place a3").offers("flare flare-07", "end").play("flare flare-07", "a3");
    duel.has("a3", "nh");
    assertEquals(1, duel.view().turn().actions());
    duel.refuses("end");
  }

  @Test
  void a_flare_may_be_wasted_in_part_TK_R8_4() {
    Duel duel = Duel.on("nh d7, sc c2 d2 e2 f2 c3 d3 e3 f3").flares(0, "flare-07");
    duel.play("flare flare-07");
    assertEquals(3, duel.view().turn().actions());
    assertEquals(List.of("flare-07"), duel.view().flares().discard());
  }

  @Test
  void one_combat_move_or_two_standard_moves_do_not_mix_TK_R13_23() {
    Duel duel = Duel.on("nh d7 e7, sc d2 e2 f2 g2, sh d6 f3").flares(0, "flare-11");
    duel.play("flare flare-11", "d7-d6");
    assertEquals("action", duel.prompt());
    duel.destroyed(Map.of("sh", 1));
    Duel standard = Duel.on("nh d7 e7, sc d2 e2 f2 g2, sh d6 f3").flares(0, "flare-11");
    standard.play("flare flare-11", "d7-c7").refuses("c7-d6").play("e7-f7");
    assertEquals("action", standard.prompt());
  }

  @Test
  void other_flares_do_what_they_say() {
    Duel convert = Duel.on("nc a5, sc c2 d2 e2 f2 c3 d3").flares(0, "flare-04");
    convert.play("flare flare-04").offers("place", "convert").play("convert", "c2");
    convert.has("c2", "nc").destroyed(Map.of("sc", 1));
    Duel forced = Duel.on("nc a5, sh d2 e2 f2").flares(0, "flare-05").play("flare flare-05");
    forced.offers("move", "raise").play("move").refuses("stop").play("a5-b5");
    assertEquals("action", forced.prompt());
    Duel leap = Duel.on("nc a5, sh d2 e2, sc i5").flares(0, "flare-12");
    leap.play("flare flare-12").offers("a5", "skip").play("a5").refuses("i5").play("i6");
    leap.has("i6", "nc");
    Duel combat = Duel.on("nc a5, sc d2 e2 f2 g2 i5").flares(0, "flare-06");
    combat.play("flare flare-06", "a5", "i5").has("i5", "nc").destroyed(Map.of("sc", 1));
    Duel two = Duel.on("sh d2 e2 f2 g2 h2").flares(0, "flare-10");
    two.play("flare flare-10", "a3", "a4", "a5").board("sh d2 e2 f2 g2 h2, nc a3 a4 a5");
  }
}
