package arenhold.rules.destiny.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arenhold.rules.GameWords;
import arenhold.rules.destiny.card.PreparedTeam;
import arenhold.rules.notation.Json;
import java.io.IOException;
import java.io.StringReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The publisher's names stand in one file, which a host can replace. */
class NamesTest {

  private static final String FILE = "arenhold/rules/destiny/text/names.properties";

  private static CatalogueText named(Locale locale, String names) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(names));
    return new CatalogueText(locale, new Names(properties, locale));
  }

  private static Map<String, Object> card(CatalogueText texts, String key) {
    return Json.object(Json.object(texts.data().get("cards")).get(key));
  }

  @Test
  void names_are_those_of_the_language_or_else_the_english_ones() throws IOException {
    String names = "aw010=Black Knight\naw010.cs=Černý rytíř\naw010.subtitle=The First\n";
    assertEquals("Černý rytíř", named(Locale.of("cs"), names).cards().get("aw010").name());
    assertEquals("Black Knight", named(Locale.ITALIAN, names).cards().get("aw010").name());
    assertEquals("Black Knight", named(Locale.FRENCH, names).cards().get("aw010").name());
    assertEquals("The First", card(named(Locale.ITALIAN, names), "aw010").get("subtitle"));
  }

  @Test
  void without_names_cards_are_called_by_their_numbers_and_nothing_is_the_publishers()
      throws IOException {
    CatalogueText neutral = named(Locale.ENGLISH, "");
    assertEquals("AW010", neutral.cards().get("aw010").name());
    assertFalse(card(neutral, "aw010").containsKey("subtitle"));
    String written = Json.write(neutral.data());
    for (String word : new String[] {"Jedi", "Sith", "Force"}) {
      assertFalse(written.contains(word), word);
    }
    for (PreparedTeam team : PreparedTeam.ALL) {
      assertFalse(written.contains(new Names(Locale.ENGLISH).name(team)), team.key());
    }
  }

  @Test
  void the_game_has_its_published_name_or_a_neutral_one() throws IOException {
    GameWords words =
        new GameWords(
            "Dice and Cards",
            Map.of(),
            Map.of("team", new GameWords.Option("Team", Map.of())),
            Map.of(),
            Map.of());
    assertEquals("Destiny", new CatalogueText(Locale.ENGLISH).named(words, "team").name());
    assertEquals("Dice and Cards", named(Locale.ENGLISH, "").named(words, "team").name());
    String other = "game=Bones\ngame.cs=Kosti\n";
    assertEquals("Kosti", named(Locale.of("cs"), other).named(words, "team").name());
  }

  /** As with {@code -Xbootclasspath/a}: what comes first on the class path holds. */
  @Test
  void a_file_that_comes_first_on_the_class_path_replaces_all_names(@TempDir Path folder)
      throws Exception {
    Files.createDirectories(folder.resolve(FILE).getParent());
    Files.writeString(folder.resolve(FILE), "aw010=Black Knight\n");
    URL product = CatalogueText.class.getProtectionDomain().getCodeSource().getLocation();
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (var first = new URLClassLoader(new URL[] {folder.toUri().toURL()}, platform);
        var server = new URLClassLoader(new URL[] {product}, first)) {
      Class<?> type = server.loadClass(CatalogueText.class.getName());
      Object texts = type.getConstructor(Locale.class).newInstance(Locale.ENGLISH);
      Map<?, ?> cards = (Map<?, ?>) type.getMethod("cards").invoke(texts);
      assertEquals("Card[name=Black Knight]", cards.get("aw010").toString());
      assertEquals("Card[name=AW011]", cards.get("aw011").toString());
    }
  }
}
