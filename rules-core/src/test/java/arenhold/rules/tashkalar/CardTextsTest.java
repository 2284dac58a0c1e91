package arenhold.rules.tashkalar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.rules.Bundle;
import arenhold.rules.GameCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every card and task has its words in every language, and they fit on a card. */
class CardTextsTest {

  /** Characters of a card's text that fit into its five lines. */
  private static final int LONGEST = 140;

  /** Characters that introduce a frozen or a warp effect. */
  private static final int INTRODUCTION = 12;

  @Test
  void nothing_lacks_its_words_in_any_language() {
    List<String> lacking = new ArrayList<>();
    for (String language : Bundle.LANGUAGES) {
      GameCatalogue catalogue = new TashKalar().catalogue(Locale.forLanguageTag(language));
      for (String part : List.of("cards", "tasks")) {
        lacking(language, "", catalogue.data().get(part), lacking);
      }
    }
    assertEquals(List.of(), lacking);
  }

  private static void lacking(String language, String path, Object value, List<String> lacking) {
    if (!(value instanceof Map<?, ?> map)) return;
    map.forEach(
        (key, inner) -> {
          for (String more : List.of("frozen", "warp")) {
            if (!(map.get(more) instanceof String effect) || !key.equals("text")) continue;
            boolean fits = (inner + effect).length() + INTRODUCTION <= LONGEST;
            if (!fits) lacking.add(language + path + " is too long with its " + more + " effect");
          }
          String here = path + "/" + key;
          if (inner instanceof String text
              && List.of("name", "text", "frozen", "warp").contains(key)) {
            boolean missing = text.isBlank() || text.matches("[a-z0-9-]+(\\.[a-z0-9-]+)+");
            if (missing) lacking.add(language + here);
            else if (text.length() > LONGEST) lacking.add(language + here + " is too long");
          }
          lacking(language, here, inner, lacking);
        });
  }
}
