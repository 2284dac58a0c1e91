package arenhold.rules.tashkalar;

import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.Flare;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.task.Task;
import arenhold.rules.testkit.EffectSources;
import arenhold.rules.testkit.Pins;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What every card does and what it says, each part as one line of sums: of the effect as its source
 * has it, and of the text in each language.
 *
 * <p>The effect is the card's expression, with every constant, word and script it names, as far as
 * they are declared in the card files, the vocabularies and the tasks; comments and spaces do not
 * count. What the engine makes of it is shown by scenarios and playthroughs, not here.
 */
final class PinnedCards {

  static final List<String> LANGUAGES = List.of("en", "cs", "it");

  private static final Path SOURCES = Path.of("src/main/java/arenhold/rules/tashkalar");
  private static final Path TEXTS = Path.of("src/main/resources/arenhold/rules/tashkalar");

  /** Files beside the cards that put them together. */
  private static final Set<String> NO_CARDS =
      Set.of(
          "Being.java",
          "BeingDeck.java",
          "Catalogue.java",
          "Facts.java",
          "Flare.java",
          "FlareDeck.java",
          "School.java",
          "Warp.java",
          "package-info.java");

  private static final Set<String> DECKS = Set.of("card", "warping", "bound", "task");

  private final EffectSources effects;
  private final Map<String, Properties> texts = new LinkedHashMap<>();
  private final Map<String, String> facts = new TreeMap<>();

  /**
   * @param sources the content of the files that say what cards do, by name
   * @param texts the content of the files of texts, by language
   */
  PinnedCards(Map<String, String> sources, Map<String, String> texts) {
    effects = new EffectSources(sources, PinnedCards::listed);
    texts.forEach(
        (language, text) -> {
          Properties properties = new Properties();
          try {
            properties.load(new StringReader(text));
          } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
          }
          this.texts.put(language, properties);
        });
    facts(Json.parse(content(TEXTS.resolve("tash-kalar.json"))));
  }

  /** The files that say what cards do. */
  static Map<String, String> sources() {
    Map<String, String> sources = new TreeMap<>();
    try (Stream<Path> cards = Files.list(SOURCES.resolve("card"))) {
      List<Path> files = new ArrayList<>(cards.toList());
      files.add(SOURCES.resolve("effect/Vocabulary.java"));
      files.add(SOURCES.resolve("effect/GatewayVocabulary.java"));
      files.add(SOURCES.resolve("task/Tasks.java"));
      files.removeIf(file -> NO_CARDS.contains(file.getFileName().toString()));
      for (Path file : files) sources.put(file.getFileName().toString(), content(file));
      return sources;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The files of texts. */
  static Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String language : LANGUAGES) {
      texts.put(language, content(TEXTS.resolve("cards_" + language + ".properties")));
    }
    return texts;
  }

  private static String content(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The parts of all cards that are played with: {@code knight.text}, {@code flare-01.upper}. */
  static Set<String> keys() {
    Set<String> keys = new TreeSet<>();
    List<Being> beings = new ArrayList<>(Catalogue.LEGENDS);
    for (School school : Catalogue.SCHOOLS) beings.addAll(school.beings());
    for (Being being : beings) {
      keys.add(being.key() + ".text");
      if (being.frozen() != null) keys.add(being.key() + ".frozen");
      if (being.warp() != null) keys.add(being.key() + ".warp");
    }
    for (Flare flare : Catalogue.FLARES) {
      keys.addAll(List.of(flare.key() + ".upper", flare.key() + ".lower"));
    }
    for (Task task : Catalogue.TASKS) keys.add(task.key() + ".text");
    return keys;
  }

  /** A line for every part that is found in the sources, by key. */
  Map<String, String> lines() {
    Map<String, String> lines = new TreeMap<>();
    for (String key : effects.keys()) {
      Map<String, String> together = new LinkedHashMap<>();
      together.put("effect", effect(key));
      for (String language : LANGUAGES) together.put(language, text(language, key));
      lines.put(key, Pins.line(key, together));
    }
    return lines;
  }

  /** What that part says in a language. */
  String text(String language, String key) {
    return texts.get(language).getProperty(key, "");
  }

  /** The expression alone, as the card's file has it. */
  String expression(String key) {
    return effects.expression(key);
  }

  /** Everything that says what that part does. */
  private String effect(String key) {
    return effects.effect(key, facts.getOrDefault(key.substring(0, key.indexOf('.')), ""));
  }

  /** The scripts and constants of the card files that say what that part does, in full. */
  List<String> scripts(String key) {
    return effects.scripts(key, file -> !file.contains("Vocabulary"));
  }

  /** The marks and arrows of every card, of which its text may speak. */
  private void facts(Object value) {
    if (value instanceof List<?> list) list.forEach(this::facts);
    if (!(value instanceof Map<?, ?>)) return;
    Map<String, Object> map = Json.object(value);
    if (map.get("id") instanceof String id && map.containsKey("pattern")) {
      facts.put(id, Json.write(List.of(map.get("rank"), map.get("marked"), map.get("directions"))));
    }
    map.values().forEach(this::facts);
  }

  /** The parts of the card that a call lists: its text, and what else it does or the other half. */
  private static Map<String, EffectSources.Listed> listed(
      String method, List<? extends ExpressionTree> given) {
    boolean card =
        DECKS.contains(method)
            && given.size() > 1
            && given.getFirst() instanceof LiteralTree literal
            && literal.getValue() instanceof String;
    if (!card) return Map.of();
    String key = (String) ((LiteralTree) given.getFirst()).getValue();
    boolean flare = key.startsWith("flare-");
    boolean warps = !method.equals("card");
    Map<String, EffectSources.Listed> parts = new LinkedHashMap<>();
    parts.put(
        key + (flare ? ".upper" : ".text"), new EffectSources.Listed("", given.subList(1, 2)));
    if (given.size() < 3) return parts;
    String second = flare ? ".lower" : warps ? ".warp" : ".frozen";
    String before = method.equals("bound") ? "bound " : "";
    parts.put(key + second, new EffectSources.Listed(before, given.subList(2, 3)));
    return parts;
  }
}
