package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.GameCatalogue;
import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PositionTextTest {

  private static final TashKalar GAME = new TashKalar();

  private static Position read(Map<String, Object> written) {
    return GAME.read(RandomDuelTest.SETUP, written);
  }

  @Test
  void a_drawn_board_is_read_as_it_was_drawn() {
    Position p = read(Map.of("board", Map.of("e5", "nh", "d4", "sc", "i3", "sl")));
    String drawn = GAME.drawn(p);
    assertEquals(drawn, GAME.drawn(read(Map.of("board", drawn))));
    String oneLine = drawn.substring(drawn.indexOf('\n') + 1).strip().replace('\n', '/');
    assertEquals(drawn, GAME.drawn(read(Map.of("board", oneLine))));
  }

  @Test
  void what_is_left_out_is_filled_in() {
    Position p = read(Map.of("board", Map.of("e5", "nh"), "hands", List.of(hand("knight"))));
    assertEquals(15, p.board.supplyOf(Board.piece(0, Rank.COMMON)));
    assertEquals(17, p.decks[0].size());
    assertEquals(18, p.decks[1].size());
    assertEquals(2, p.now.actions);
  }

  private static Map<String, Object> hand(String being) {
    return Map.of("beings", List.of(being));
  }

  @Test
  void what_is_no_position_is_refused_with_a_reason() {
    for (String wrong :
        List.of(
            "{\"bord\":{}}",
            "{\"board\":{\"a1\":\"nc\"}}",
            "{\"board\":{\"e5\":\"xc\"}}",
            "{\"board\":\"..\"}",
            "{\"board\":7}",
            "{\"board\":{\"c5\":\"nl\",\"d5\":\"nl\",\"e5\":\"nl\",\"f5\":\"nl\"}}",
            "{\"hands\":[{\"beings\":[\"nobody\"]}]}",
            "{\"hands\":[{\"legends\":[\"titan\"]},{\"legends\":[\"titan\"]}]}",
            "{\"hands\":[{\"legends\":[\"titan\"]}],\"legends\":{\"discard\":[\"titan\"]}}",
            "{\"decks\":[{\"loose\":[\"bomb\"],\"discard\":[\"bomb\"]}]}",
            "{\"turn\":{\"seat\":2}}",
            "{\"turn\":{\"actions\":-1}}",
            "{\"phase\":\"lunch\"}",
            "{\"first\":-1}",
            "{\"finalRound\":{\"why\":\"boredom\"}}")) {
      assertThrows(
          IllegalArgumentException.class, () -> read(Json.parseObject(wrong)), () -> wrong);
    }
  }

  @Test
  void the_catalogue_is_plain_json_with_every_card_in_every_language() {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.of("cs"), Locale.ITALIAN, Locale.CHINESE)) {
      GameCatalogue catalogue = GAME.catalogue(locale);
      long decks = Catalogue.SCHOOLS.stream().map(School::deck).distinct().count();
      assertEquals(18 * decks + 12 + 12, catalogue.cards().size());
      assertTrue(Json.write(catalogue.data()).contains("\"d2\":\"red\""));
    }
  }
}
