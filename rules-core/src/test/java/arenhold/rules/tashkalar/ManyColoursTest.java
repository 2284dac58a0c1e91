package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Effects that speak of enemies or of colours, with more than one enemy on the board (TK-R13.5).
 */
class ManyColoursTest {

  private static Duel summoned(String school, String card, String pieces) {
    Duel duel =
        Duel.on(pieces).manyColours().schools(school, "northern", "southern").beings(0, card);
    return duel.play("summon " + card + " e5");
  }

  @Test
  void the_woodland_druid_asks_once_for_every_colour_that_has_a_common_piece_TK_R13_5() {
    Duel duel = summoned("sylvan", "woodland-druid", "yc d4 f4 e6, nc a5 b5, sc i5, nh a3");
    duel.offers("d4", "f4", "e6").play("e6").offers("a5", "b5").play("b5").offers("i5").play("i5");
    duel.has("e6", "yh").has("b5", "nh").has("i5", "sh").done(1);
    Duel none = summoned("sylvan", "woodland-druid", "yc d4 f4 e6, nh a5, sc i5").play("d4");
    none.offers("i5").play("i5").has("a5", "nh").done(1);
  }

  @Test
  void the_forest_wardens_strike_only_those_who_have_more_TK_R13_5() {
    String commons = "yc c5 f5, nc a4 b4 a5 a6, sc h3 i3 i4";
    Duel duel = summoned("sylvan", "forest-wardens", commons + ", sh i5, nl b5");
    duel.offers("a4", "b4", "a5", "a6").play("a4");
    duel.offers("i5").play("i5").destroyed(Map.of("nc", 1, "sh", 1)).done(1);
  }

  @Test
  void the_forest_ancient_brings_any_two_enemies_and_destroys_one_of_each_colour_TK_R13_5() {
    Duel duel = summoned("sylvan", "forest-ancient", "yc e4 d5 f5 d6, sc h5, nc b5");
    duel.play("nc c3", "sc g7").offers("c3", "b5", "h5", "g7").play("b5").offers("h5", "g7");
    duel.play("g7").has("c3", "nc").destroyed(Map.of("nc", 1, "sc", 1)).done(1);
    Duel same = summoned("sylvan", "forest-ancient", "yc e4 d5 f5 d6, sc h5, nc b5");
    same.play("nc c3", "nc c4").offers("c3", "c4", "b5").play("c3", "c4");
    same.has("h5", "sc").destroyed(Map.of("nc", 2)).done(1);
  }

  @Test
  void the_hypnotist_moves_pieces_of_one_enemy_alone_TK_R13_5() {
    String pieces = "sc f4 d5 f5 d6, nc b4 b6, yc h4, yh h6";
    Duel duel = Duel.on(pieces).manyColours().schools("southern", "northern", "sylvan");
    duel.beings(0, "hypnotist").play("summon hypnotist e5").refuses("f4-f3");
    assertTrue(duel.choices().containsAll(List.of("b4-a4", "h4-i4", "h6-h5")));
    duel.play("b4-a4").refuses("h4-i4", "h6-h5", "a4-a5").play("b6-b5").done(1);
  }

  @Test
  void a_borrowed_piece_may_be_any_enemys_but_one_is_all_TK_R9_5() {
    Duel duel =
        Duel.on("hc d5, nc b3, sc a4 c2").manyColours().schools("highland", "northern", "southern");
    duel.with("counters", List.of(List.of())).turn("borrowing", true).beings(0, "clan-axeman");
    duel.refuses("summon clan-axeman b3");
    duel.play("summon clan-axeman c4").has("b3", "nc").has("c4", "hc");
  }

  @Test
  void enemies_of_every_colour_count_as_destroyed_by_their_own_colour_TK_R10_6() {
    Duel duel = summoned("highland", "mountain-troll", "hc d6 e6 e7 f7, nc d4, sc e4, sh f4");
    duel.has("f4", "sh").destroyed(Map.of("nc", 1, "sc", 1)).done(2);
  }
}
