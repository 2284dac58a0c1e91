package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Command;
import arenhold.rules.notation.Json;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which piece is the Gateway, from its opening to its end (TK-R19.1 to TK-R19.7). */
class GatewayTest {

  private static Duel on(String gateway, String pieces) {
    return Duel.on(pieces).schools("nethervoid", "southern").with("gateway", gateway);
  }

  private static List<String> told(Duel duel) {
    return duel.events().stream()
        .filter(event -> event instanceof TashKalarEvent.Gateway)
        .map(event -> ((TashKalarEvent.Gateway) event).at())
        .toList();
  }

  @Test
  void the_first_being_becomes_the_gateway_before_its_effect_TK_R19_2() {
    Duel common = on(null, "vc c5 d6, sc f5").beings(0, "flame-imp");
    common.play("summon flame-imp e5").asks("destroy").offers("f5", "d6", "skip");
    common.play("skip");
    assertEquals("e5", common.view(1).gateway(), "everybody sees it");
    assertEquals(List.of("e5"), told(common));
    Duel heroic = on(null, "vc d6").beings(0, "demon-of-sloth").play("summon demon-of-sloth e5");
    assertEquals("e5", heroic.view().gateway());
  }

  @Test
  void a_heroic_being_takes_it_from_a_common_piece_and_from_no_other_TK_R19_3() {
    Duel takes = on("a5", "vc d6 a5").beings(0, "demon-of-sloth");
    assertEquals("e5", takes.play("summon demon-of-sloth e5").view().gateway());
    Duel leaves = on("a5", "vc d6, vh a5").beings(0, "demon-of-sloth");
    assertEquals("a5", leaves.play("summon demon-of-sloth e5").view().gateway());
    assertEquals(List.of(), told(leaves));
    Duel common = on("a5", "vc c5 d6 a5").beings(0, "flame-imp");
    assertEquals("a5", common.play("summon flame-imp e5").view().gateway());
  }

  @Test
  void placed_pieces_and_legends_do_not_become_the_gateway_TK_R19_2_TK_R19_4() {
    assertNull(on(null, "vc a5").play("place e5").view().gateway());
    Duel legend = on(null, "vh d6 f6 e7, vc d8 f8").legends(0, "time-elemental");
    assertNull(legend.play("summon time-elemental e5").view().gateway());
    Duel over = on("e5", "vh d6 f6 e7, vc d8 f8 e5").legends(0, "time-elemental");
    assertNull(over.play("summon time-elemental e5").view().gateway());
    assertEquals(Arrays.asList((String) null), told(over));
  }

  @Test
  void a_being_on_top_of_the_gateway_becomes_the_next_one_TK_R19_5() {
    Duel duel = on("e5", "vc c5 d6 e5").beings(0, "flame-imp").play("summon flame-imp e5");
    assertEquals("e5", duel.view().gateway());
    assertEquals(Arrays.asList(null, "e5"), told(duel));
  }

  @Test
  void it_ends_when_its_piece_is_converted_TK_R19_4() {
    Duel duel = Duel.on("yc e5 d4 e6, vc e4").schools("nethervoid", "sylvan");
    duel.with("gateway", "e4").turn("seat", 1).beings(1, "dryad");
    assertNull(duel.play("summon dryad e5", "e4").has("e4", "yc").view().gateway());
    assertEquals(Arrays.asList((String) null), told(duel));
  }

  @Test
  void it_ends_when_its_piece_is_taken_off_for_want_of_pieces_TK_R19_4_TK_R5_2_TK_R6_5_2() {
    Duel recalled = on("a5", "vc a5").supply(0, "pieces", 0).play("recall a5", "b5");
    assertNull(recalled.has("b5", "vc").view().gateway());
    assertEquals(Arrays.asList((String) null), told(recalled));
    Duel taken = on("a5", "vc d6, vh a5").supply(0, "pieces", 0).beings(0, "demon-of-sloth");
    taken.play("summon demon-of-sloth e5").asks("take").play("a5");
    assertEquals("e5", taken.view().gateway());
    assertEquals(Arrays.asList(null, "e5"), told(taken));
  }

  @Test
  void it_travels_with_its_piece_no_matter_who_moves_it_TK_R19_5_TK_R19_12() {
    Duel duel = Duel.on("nc f4 d5 f5 d6, vc b4").schools("nethervoid", "northern");
    duel.with("gateway", "b4").turn("seat", 1).beings(1, "hypnotist");
    duel.play("summon hypnotist e5", "b4-b3");
    assertEquals("b3", duel.view().gateway());
    assertEquals(List.of(), told(duel));
  }

  @Test
  void it_stays_when_its_piece_is_raised_to_heroic_or_lowered_TK_R19_4() {
    Board board = new Board(2, 16, 3);
    int common = Board.piece(0, Rank.COMMON);
    board.put(common, 60);
    board.setGateway(60);
    board.change(common, common + 1, 60);
    assertEquals(60, board.gateway());
    board.change(common + 1, common, 60);
    assertEquals(60, board.gateway());
    board.change(common, common + 1, 60);
    board.change(common + 1, common + 2, 60);
    assertEquals(Board.NONE, board.gateway());
  }

  @Test
  void without_a_gateway_what_refers_to_it_is_passed_over_TK_R19_7() {
    Duel duel = on("f5", "vc d4 f5 c9, sc i5").beings(0, "shadow-imp", "flame-imp");
    duel.play("summon shadow-imp e5", "e5-f5");
    assertNull(duel.view().gateway());
    duel.done(1);
  }

  @Test
  void it_is_taken_back_with_the_summoning_TK_R4_8a() {
    Duel duel = on("a5", "vc d6 a5").beings(0, "demon-of-sloth").actions(3);
    duel.play("summon demon-of-sloth e5");
    duel.command(0, Command.TAKE_BACK);
    assertEquals("a5", duel.view().gateway());
  }

  @Test
  void a_teammates_piece_may_be_it_but_their_beings_do_not_become_it_TK_R19_1_TK_R19_1a() {
    Duel own = Duel.on("vc e4 d5 f5").form("team-duel");
    own.schools("nethervoid", "southern", "highland", "sylvan").beings(0, "gate-keeper");
    own.play("summon gate-keeper e5", "raise", "d5");
    assertEquals("d5", own.view().gateway());
    Duel mate = Duel.on("vc d6 e6 c7").form("team-duel").turn("seat", 2);
    mate.schools("nethervoid", "southern", "highland", "sylvan").beings(2, "dire-wolf");
    assertNull(mate.play("summon dire-wolf e5", "stop").view().gateway());
  }

  @Test
  void a_preview_knows_which_piece_will_be_the_gateway_TK_R19_3_TK_R19_9() {
    Duel duel = on("a5", "vc d6 a5").beings(0, "demon-of-sloth").actions(1);
    var summon =
        duel.match().question(duel.asked()).orElseThrow().choices().stream()
            .filter(choice -> choice.notation().equals("summon demon-of-sloth e5"))
            .findFirst()
            .orElseThrow();
    assertEquals(List.of("e5"), summon.parts().get("destroys"));
    assertEquals("a5", duel.view().gateway());
  }

  @Test
  void a_position_with_a_gateway_is_written_and_read_again() {
    TashKalar game = new TashKalar();
    Duel duel = on("a5", "vc d6 a5, sc b5").turn("possessed", "s");
    Position p = duel.match().position();
    String written = Json.write(game.write(p));
    Position read = game.read(duel.match().setup(), Json.parseObject(written));
    assertEquals(written, Json.write(game.write(read)));
    assertTrue(game.drawn(p).contains("5 VC sc"));
    Map<String, Object> drawn = Map.of("board", game.drawn(p));
    assertEquals(game.drawn(p), game.drawn(game.read(duel.match().setup(), drawn)));
  }

  @Test
  void a_position_with_a_gateway_elsewhere_is_refused_TK_R19_1() {
    for (String square : List.of("b5", "c5", "d5")) {
      Duel duel = on(square, "vc a5, sc b5, vl d5");
      assertThrows(IllegalArgumentException.class, duel::view, square);
    }
    Duel stranger = Duel.on("hc a5, sc b5").schools("highland", "southern").with("gateway", "a5");
    assertThrows(IllegalArgumentException.class, stranger::view);
  }
}
