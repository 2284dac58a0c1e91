package arenhold.rules.tvrz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Entry;
import arenhold.rules.Seat;
import arenhold.rules.card.Cards;
import arenhold.rules.testkit.StraightTable;
import arenhold.rules.tvrz.card.Catalogue;
import arenhold.rules.tvrz.deed.TvrzEvent;
import arenhold.rules.tvrz.fight.Skirmish;
import arenhold.rules.tvrz.position.Body;
import arenhold.rules.tvrz.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Mages who fight in the landscape (W8). No mage of the set can get there, so the fights are set up
 * below the questions that lead to one.
 */
class LandscapeSpellTest {

  private final Position position = Siege.duel("dog dog", "dog dog").played().position();
  private StraightTable<Position> table;

  private static List<Body> bodies(String keys) {
    return Arrays.stream(keys.split(" ")).map(Body::read).toList();
  }

  /** A's unit sets upon B's; each choice is written as {@code A pass}. */
  private List<List<Boolean>> fight(String ones, String others, String... choices) {
    List<Entry> log = new ArrayList<>();
    for (String choice : choices) {
      log.add(new Entry(Seat.of(choice.charAt(0) - 'A'), choice.substring(2)));
    }
    table = new StraightTable<>(new Tvrz(), position, log);
    return Skirmish.fight(position, table, 0, bodies(ones), 1, bodies(others), false);
  }

  @Test
  void without_a_mage_nobody_is_asked_TV_T17_3() {
    assertEquals(List.of(List.of(false), List.of(false)), fight("borderer", "gate-warder"));
  }

  @Test
  void the_side_that_attacks_is_asked_first_until_both_pass_in_a_row_TV_T6_11_TV_R53() {
    List<List<Boolean>> lives =
        fight(
            "korunka",
            "gate-warder",
            "A cast korunka",
            "A spell blue-lightning",
            "B pass",
            "A pass");
    assertEquals(List.of(List.of(false), List.of(false)), lives);
    TvrzEvent.Skirmished fought =
        (TvrzEvent.Skirmished)
            table.events().stream()
                .filter(TvrzEvent.Skirmished.class::isInstance)
                .findFirst()
                .orElseThrow();
    assertEquals(5, fought.otherStrength(), "9 less 4");
    assertEquals(2, fought.loss());
    assertEquals(1, position.forts[0].spent.count(Catalogue.card("korunka").number()));
    assertNull(position.clash);
  }

  @Test
  void what_lightning_leaves_counts_for_survival_TV_T9_1_TV_T15_1() {
    String[] choices = {"A cast korunka", "A spell blue-lightning", "B pass", "A pass"};
    assertEquals(List.of(List.of(false), List.of(true)), fight("korunka", "tamil-rider", choices));
  }

  @Test
  void dwarves_become_giants_there_TV_R62_TV_T15_3() {
    String[] choices = {
      "A pass",
      "B cast rune-smith",
      "B spell dwarf-giant",
      "B on rune-smith",
      "B done",
      "A pass",
      "B pass"
    };
    assertEquals(List.of(List.of(false), List.of(true)), fight("borderer", "rune-smith", choices));
  }

  @Test
  void none_but_those_who_fight_cast_and_nobody_at_a_higher_mage_TV_R53_TV_T12_8() {
    fight("korunka", "apprentice", "A pass", "B pass");
    AssertionError refused =
        assertThrows(
            AssertionError.class, () -> fight("korunka", "wind-lady", "A cast korunka", "B pass"));
    assertTrue(refused.getMessage().startsWith("not offered"), refused.getMessage());
  }

  @Test
  void a_gaze_kills_one_card_of_the_other_unit_and_its_mage_TV_R63_TV_T15_4_TV_T9_5() {
    String[] one = {"A cast samota", "A spell deadly-gaze", "B pass", "A pass"};
    assertEquals(List.of(List.of(false), List.of(false)), fight("samota", "gate-warder", one));
    String[] two = {
      "A cast samota", "A spell deadly-gaze", "A look tamil-rider", "B pass", "A pass"
    };
    position.forts[0].spent = Cards.NONE;
    List<List<Boolean>> lives = fight("samota olanor", "tamil-rider raven", two);
    assertEquals(List.of(List.of(false, true), List.of(false, false)), lives);
  }
}
