package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.card.Deck;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.School;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ComponentsTest {

  private static List<String> beings(String school) {
    return Catalogue.school(school).beings().stream().map(Being::key).toList();
  }

  @Test
  void four_schools_have_a_colour_each_and_the_two_Empires_the_same_beings_TK_R1_1() {
    assertEquals(
        List.of("northern", "southern", "highland", "sylvan"),
        Catalogue.schools(false).stream().map(School::key).toList());
    List<School> all = Catalogue.SCHOOLS;
    assertEquals(all.size(), all.stream().map(School::letter).distinct().count());
    assertEquals(beings("northern"), beings("southern"));
    Set<String> beings = new HashSet<>(beings("northern"));
    beings.addAll(beings("highland"));
    beings.addAll(beings("sylvan"));
    assertEquals(3 * 18, beings.size());
  }

  @Test
  void there_are_18_beings_a_school_12_legends_and_12_flares_with_piles_of_their_own_TK_R1_4() {
    for (School school : Catalogue.SCHOOLS) assertEquals(18, school.beings().size());
    assertEquals(12, Catalogue.LEGENDS.size());
    assertEquals(12, Catalogue.FLARES.size());
    Position p = new TashKalar().start(RandomDuelTest.SETUP);
    assertEquals(4, p.decks.length, "each player's, the legends, the flares");
    for (Deck deck : p.decks) assertTrue(deck.discard().isEmpty());
  }

  @Test
  void a_card_shows_a_rank_and_a_pattern_and_a_legend_is_of_legendary_rank_TK_R1_5() {
    for (School school : Catalogue.SCHOOLS) {
      for (Being being : school.beings()) {
        assertNotEquals(Rank.LEGENDARY, being.rank(), being.key());
        int least = school.expansion() ? 1 : 2;
        assertTrue(being.pattern().cells().size() >= least, being.key());
      }
    }
    for (Being legend : Catalogue.LEGENDS) assertEquals(Rank.LEGENDARY, legend.rank());
  }

  @Test
  void the_distance_across_the_board_ignores_gaps_and_pieces_TK_R2_4_TK_R2_4a() {
    Arena arena = Catalogue.DEATHMATCH;
    assertTrue(arena.within(1, square("b2")).has(square("c1")));
    assertTrue(arena.within(2, square("a3")).has(square("c1")));
    assertTrue(!arena.within(1, square("a3")).has(square("c1")));
    assertTrue(arena.within(8, square("c1")).has(square("g9")));
    assertTrue(!arena.within(7, square("c1")).has(square("g9")));
  }

  private static int square(String name) {
    return arenhold.rules.board.Square.parse(name);
  }
}
