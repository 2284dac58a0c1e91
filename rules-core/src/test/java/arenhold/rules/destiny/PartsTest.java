package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arenhold.rules.Bundle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What choices tell before they are made (D19.1). */
class PartsTest {

  private static final Path ABILITIES = Path.of("src/main/java/arenhold/rules/destiny/ability");

  /** The comment at the head of a card's entry, or a question with effects or a yes. */
  private static final Pattern ENTRIES = Pattern.compile("// (\\d+): |\\bd\\.(?:mode|may)\\(");

  @Test
  void a_card_says_what_each_of_its_effects_does() {
    Duel duel = Duel.of("35+41", "11*3").pool('A', "41:special").play("resolve 41");
    assertEquals(List.of("aw041.1"), duel.parts("mode 1").get("effect"));
    assertEquals(List.of("aw041.2"), duel.parts("mode 2").get("effect"));
  }

  @Test
  void a_card_says_what_a_yes_does() {
    Duel duel = Duel.of("20+26", "35*2+44").pool('A', "26:special").resources('A', 1);
    duel.pool('B', "44:1melee").play("resolve 26", "at 35");
    assertEquals(Map.of("effect", List.of("aw026")), duel.parts("yes"));
    assertEquals(Map.of(), duel.parts("no"));
  }

  @Test
  void groups_of_dice_are_told_apart_by_their_cards() {
    Duel duel = Duel.of("35", "11 10 20").given(147);
    duel.pool('B', "11:special", "10:3melee", "20:1focus").play("play 147", "die 11", "done");
    assertEquals(
        Map.of("number", List.of("1"), "effect", List.of("aw147.1"), "group", List.of("aw011")),
        duel.parts("mode 1"));
    assertEquals(List.of("aw010", "aw020"), duel.parts("mode 2").get("group"));
    duel = Duel.of("35", "11").given(147).pool('B', "11:special").play("play 147", "done");
    assertEquals(List.of("aw147.1.whole"), duel.parts("mode 1").get("effect"));
    assertEquals(List.of("aw011"), duel.parts("mode 1").get("group"));
    assertFalse(duel.parts("mode 2").containsKey("group"));
    assertEquals(List.of("aw147.2.whole"), duel.parts("mode 2").get("effect"));
    duel.play("mode 2").inPool('B', "11:special");
  }

  @Test
  void a_die_that_a_card_resolves_says_what_it_then_comes_to_DS_D8_10_DS_D19_1() {
    Duel duel = Duel.of("2+44 38", "11").pool('A', "44:1resource", "38:1resource").given(142);
    duel.play("play 142");
    assertEquals(List.of("2"), duel.parts("resolve 44").get("total"));
    duel.play("resolve 44").has('A', 2);
    duel = Duel.of("38+40", "11").pool('A', "38:1resource", "40:1focus").given(148);
    duel.play("play 148");
    assertEquals(List.of("1"), duel.parts("resolve 38").get("total"));
    duel = Duel.of("38+40+40", "11").pool('A', "38:1resource", "40:1focus").given(148);
    assertEquals(List.of("2"), duel.play("play 148").parts("resolve 38").get("total"));
  }

  @Test
  void a_die_whose_cost_is_waived_says_nothing_of_it_DS_D8_10_DS_D19_1() {
    Duel duel = Duel.of("38+44", "11").pool('A', "38:1melee", "44:3melee/1").field(171, 'A');
    duel.play("claim", "yes");
    assertEquals(List.of("3"), duel.parts("resolve 44").get("total"));
    assertFalse(duel.parts("resolve 44").containsKey("cost"));
  }

  @Test
  void what_is_free_says_nothing_of_a_cost() {
    Duel duel = Duel.of("38+44", "11").pool('A', "38:1melee", "44:3melee/1").resources('A', 1);
    assertEquals(List.of("1"), duel.parts("resolve 44").get("cost"));
    assertFalse(duel.parts("resolve 38").containsKey("cost"));
    duel = Duel.of("38", "11").hand('A', 157);
    assertFalse(duel.parts("play 157").containsKey("cost"));
  }

  @Test
  void every_effect_and_every_yes_of_a_card_has_words() throws IOException {
    TreeSet<String> asking = new TreeSet<>();
    try (Stream<Path> files = Files.list(ABILITIES)) {
      for (Path file : files.toList()) {
        String card = null;
        Matcher found = ENTRIES.matcher(Files.readString(file));
        while (found.find()) {
          if (found.group(1) == null) asking.add("aw%03d".formatted(Integer.parseInt(card)));
          else card = found.group(1);
        }
      }
    }
    assertFalse(asking.isEmpty());
    for (String language : Bundle.LANGUAGES) {
      TreeSet<String> told = new TreeSet<>();
      Map<String, String> fields = new Destiny().catalogue(Locale.of(language)).table().fields();
      for (String field : fields.keySet()) {
        if (field.startsWith("effect.")) told.add(field.split("\\.")[1]);
      }
      assertEquals(asking, told, language);
    }
  }
}
