package arenhold.players.tashkalar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import arenhold.rules.tashkalar.card.Catalogue;
import org.junit.jupiter.api.Test;

class StyleTest {

  @Test
  void every_school_has_a_style() {
    for (var school : Catalogue.SCHOOLS) {
      assertNotEquals(Style.EVEN, Style.of(school.key()), school.key());
    }
    assertEquals(Style.EVEN, Style.of("unknown"));
  }

  @Test
  void a_style_leans_and_never_turns_a_weight_round() {
    double[] usual = HandMade.usual();
    assertArrayEquals(usual, Style.EVEN.of(usual));
    for (Style style : Style.values()) {
      double[] leaning = style.of(usual);
      for (int i = 0; i < usual.length; i++) {
        assertEquals(Math.signum(usual[i]), Math.signum(leaning[i]));
        assertEquals(usual[i], leaning[i], 0.2 * Math.abs(usual[i]) + 1e-9);
      }
    }
  }

  @Test
  void points_count_alike_in_every_style() {
    for (Style style : Style.values()) {
      assertEquals(1, style.of(HandMade.usual())[Traits.MARGIN]);
    }
  }
}
