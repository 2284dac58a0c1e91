package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the game and its table say in Czech and Italian keeps to {@code docs/glossary.md}: of each
 * entry below, none of the words on the right where the one on the left is wanted.
 */
class GlossaryWordsTest {

  private static final Path RULES = Path.of("src/main/resources/arenhold/rules/destiny");
  private static final Path CLIENT = Path.of("../web-client/src/games/destiny");

  private static final Map<String, String> CZECH =
      Map.ofEntries(
          Map.entry("Ochránce", "strážc\\p{L}+"),
          Map.entry("vlastnost", "schopnost\\p{L}*"),
          Map.entry("vzít si", "líz\\p{L}+|líž\\p{L}+|dob(er|ír|ran)\\p{L}*"),
          Map.entry("hromádka odhozených karet", "odhazovac\\p{L}+"),
          Map.entry("stěna", "(tu(to)?|kter(á|ou)|prázdn(á|ou)|speciální) stran[au]"),
          Map.entry("udržovací fáze", "údržb\\p{L}+"),
          Map.entry("další akce", "akc[eií] navíc"),
          Map.entry("všichni proti všem", "každý proti každému"),
          Map.entry("maximum karet v ruce", "velikost ruky"));

  private static final Map<String, String> ITALIAN =
      Map.ofEntries(
          Map.entry("Protezione", "guardian[oi]"),
          Map.entry("capacità", "abilità"),
          Map.entry("faccia (die), parte (player)", "lat[oi]"),
          Map.entry("fase di gestione", "mantenimento"),
          Map.entry("ripetere il tiro, resa", "ritir(a|ano|are|i|ato|arsi)"),
          Map.entry("fase di azione", "fase (delle )?azioni"),
          Map.entry("pareggio", "patt[ae]"),
          Map.entry("limite di mano", "dimensione della mano"));

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.getFileName().toString().matches(ending)).sorted().toList();
    }
  }

  /** What the rules say in a language, and what the client says in all of them. */
  private static List<Path> said(String language) throws IOException {
    List<Path> said = new ArrayList<>();
    for (Path file : files(RULES, ".*_" + language + "[.]properties")) {
      // A subtype of cards has a name that no other ability has.
      if (!file.startsWith(RULES.resolve("text"))) said.add(file);
    }
    said.addAll(files(CLIENT, "texts[.](" + language + "[.])?ts|.*[.]texts[.]ts"));
    return said;
  }

  private static List<String> wrong(String language, Map<String, String> words) throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : said(language)) {
      List<String> lines = Files.readAllLines(file);
      for (Map.Entry<String, String> word : words.entrySet()) {
        Pattern pattern = alone(word.getValue());
        for (int i = 0; i < lines.size(); i++) {
          if (pattern.matcher(lines.get(i)).find()) {
            wrong.add(file + ":" + (i + 1) + " wants " + word.getKey() + ": " + lines.get(i));
          }
        }
      }
    }
    return wrong;
  }

  private static Pattern alone(String word) {
    int flags = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    return Pattern.compile("(?<![\\p{L}\\d])(" + word + ")(?![\\p{L}\\d])", flags);
  }

  @Test
  void czech_keeps_to_the_glossary() throws IOException {
    assertEquals(List.of(), wrong("cs", CZECH));
  }

  @Test
  void italian_keeps_to_the_glossary() throws IOException {
    assertEquals(List.of(), wrong("it", ITALIAN));
  }

  @Test
  void the_texts_of_the_table_are_read() throws IOException {
    for (String language : List.of("cs", "it")) {
      List<String> names = said(language).stream().map(file -> file.getFileName() + "").toList();
      List<String> some = List.of("words_" + language + ".properties", "texts." + language + ".ts");
      assertTrue(names.containsAll(some), names.toString());
      assertTrue(names.contains("dock.texts.ts"), names.toString());
    }
  }
}
