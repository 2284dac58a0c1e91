package arenhold.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No word of a game appears outside its own folders: not in the kernel, the command line or the
 * server, in code, comments, texts or settings. Each game lists its words in {@code
 * src/test/resources/glossaries/<key>.txt}.
 */
class GlossaryTest {

  private static final Path GLOSSARIES = Path.of("src/test/resources/glossaries");
  private static final Path RULES = Path.of("src/main");
  private static final Path SERVER = Path.of("../server/src/main");

  /** The registries have one line per game. */
  private static final Set<Path> REGISTRIES =
      Set.of(
          Path.of("src/main/java/arenhold/rules/Games.java"),
          Path.of("src/main/java/arenhold/players/Players.java"));

  private static Pattern words(String game) throws IOException {
    try (Stream<String> lines = Files.lines(GLOSSARIES.resolve(game + ".txt"))) {
      String all =
          lines
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .collect(Collectors.joining("|"));
      return Pattern.compile("(?<![\\p{L}\\d])(" + all + ")(?![\\p{L}\\d])", FLAGS);
    }
  }

  /** The keys of all games: each has a glossary and a folder of its own. */
  private static Set<String> games() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (Path glossary : files(GLOSSARIES)) {
      keys.add(glossary.getFileName().toString().replace(".txt", ""));
    }
    return keys;
  }

  @Test
  void every_game_has_a_glossary() throws IOException {
    for (Game<?> game : Games.ALL) assertTrue(games().contains(game.info().key()));
  }

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /** Identifiers are split too: {@code SummonStep} is two words. */
  private static String spaced(String line) {
    return line.replaceAll("(?<=[a-z0-9])(?=[A-Z])|_", " ");
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static boolean own(Path file, String game) {
    String name = file.toString();
    return name.contains("/arenhold/rules/" + game + "/")
        || name.contains("/arenhold/players/" + game + "/");
  }

  private static List<String> found(Pattern words, Path file) throws IOException {
    List<String> found = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      if (words.matcher(lines.get(i)).find() || words.matcher(spaced(lines.get(i))).find()) {
        found.add(file + ":" + (i + 1) + " " + lines.get(i).strip());
      }
    }
    return found;
  }

  @Test
  void no_word_of_a_game_appears_outside_its_folders() throws IOException {
    for (String key : games()) {
      Pattern words = words(key);
      List<String> found = new ArrayList<>();
      for (Path root : List.of(RULES, SERVER)) {
        for (Path file : files(root)) {
          boolean migration = file.toString().contains("/db/migration/");
          // What two games have in common, such as dragons, each may call by its name.
          boolean inGame = games().stream().anyMatch(game -> own(file, game));
          if (inGame || REGISTRIES.contains(file) || migration) continue;
          found.addAll(found(words, file));
        }
      }
      assertEquals(List.of(), found);
    }
  }

  @Test
  void every_word_is_used_by_its_game() throws IOException {
    for (String key : games()) {
      StringBuilder own = new StringBuilder();
      for (Path file : files(RULES)) {
        if (own(file, key)) own.append(spaced(Files.readString(file))).append('\n');
      }
      try (Stream<String> lines = Files.lines(GLOSSARIES.resolve(key + ".txt"))) {
        for (String word : lines.filter(line -> !line.startsWith("#")).toList()) {
          assertFalse(word.isBlank());
          assertTrue(Pattern.compile(word, FLAGS).matcher(own).find(), word);
        }
      }
    }
  }
}
