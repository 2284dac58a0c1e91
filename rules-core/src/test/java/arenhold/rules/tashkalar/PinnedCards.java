package arenhold.rules.tashkalar;

import arenhold.rules.notation.Json;
import arenhold.rules.tashkalar.card.Being;
import arenhold.rules.tashkalar.card.Catalogue;
import arenhold.rules.tashkalar.card.Flare;
import arenhold.rules.tashkalar.card.School;
import arenhold.rules.tashkalar.task.Task;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * What every card does and what it says, each part as one line of sums: of the effect as its source
 * has it, and of the text in each language.
 *
 * <p>The effect is the card's expression, with every constant, word and script it names, as far as
 * they are declared in the card files, the vocabularies and the tasks; comments and spaces do not
 * count. What the engine makes of it is shown by scenarios and playthroughs, not here. Longer than
 * other test files because reading the sources has to be in one place.
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

  /** How many hexadecimal digits of each sum are written. */
  private static final int DIGITS = 12;

  /** A constant, word or script: where it is declared, and its source. */
  private record Declared(
      String file, String name, boolean hidden, String text, Set<String> names) {}

  /** What one part of a card does: its expression, and the names that stand in it. */
  private record Part(String file, String text, Set<String> names) {}

  private final Map<String, List<Declared>> declared = new TreeMap<>();
  private final Map<String, Part> parts = new TreeMap<>();
  private final Map<String, Properties> texts = new LinkedHashMap<>();
  private final Map<String, String> facts = new TreeMap<>();

  /**
   * @param sources the content of the files that say what cards do, by name
   * @param texts the content of the files of texts, by language
   */
  PinnedCards(Map<String, String> sources, Map<String, String> texts) {
    sources.forEach(this::read);
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
    for (String key : parts.keySet()) {
      StringBuilder line = new StringBuilder(key).append(" effect=").append(sum(effect(key)));
      for (String language : LANGUAGES) {
        line.append(' ').append(language).append('=').append(sum(text(language, key)));
      }
      lines.put(key, line.toString());
    }
    return lines;
  }

  /** What that part says in a language. */
  String text(String language, String key) {
    return texts.get(language).getProperty(key, "");
  }

  /** The expression alone, as the card's file has it. */
  String expression(String key) {
    return parts.get(key).text().replaceAll("\\s+", " ");
  }

  /** Everything that says what that part does. */
  String effect(String key) {
    Part part = parts.get(key);
    StringBuilder effect = new StringBuilder(plain(part.text()));
    effect.append('\n').append(facts.getOrDefault(key.substring(0, key.indexOf('.')), ""));
    for (Declared each : reached(part)) effect.append('\n').append(plain(each.text()));
    return effect.toString();
  }

  /** The scripts and constants of the card files that say what that part does, in full. */
  List<String> scripts(String key) {
    return reached(parts.get(key)).stream()
        .filter(each -> !each.file().contains("Vocabulary"))
        .map(Declared::text)
        .toList();
  }

  private Collection<Declared> reached(Part part) {
    Set<Declared> reached = new LinkedHashSet<>();
    Deque<Declared> open = new ArrayDeque<>(named(part.file(), part.names()));
    while (!open.isEmpty()) {
      Declared next = open.poll();
      if (reached.add(next)) open.addAll(named(next.file(), next.names()));
    }
    List<Declared> sorted = new ArrayList<>(reached);
    sorted.sort(
        (a, b) -> (a.file() + a.name() + a.text()).compareTo(b.file() + b.name() + b.text()));
    return sorted;
  }

  /** What these names mean in a file: what it declares itself, else what others let it see. */
  private List<Declared> named(String file, Set<String> names) {
    List<Declared> result = new ArrayList<>();
    for (String name : names) {
      List<Declared> all = declared.getOrDefault(name, List.of());
      List<Declared> own = all.stream().filter(each -> each.file().equals(file)).toList();
      result.addAll(own.isEmpty() ? all.stream().filter(each -> !each.hidden()).toList() : own);
    }
    return result;
  }

  private static String plain(String source) {
    return source
        .replaceAll("(?s)/\\*.*?\\*/", "")
        .replaceAll("//[^\n]*", "")
        .replaceAll("\\s+", "");
  }

  private static String sum(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
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

  private void read(String name, String content) {
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return content;
          }
        };
    var compiler = ToolProvider.getSystemJavaCompiler();
    JavacTask task = (JavacTask) compiler.getTask(null, null, null, null, null, List.of(file));
    try {
      SourcePositions at = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse())
        new Reader(name, content, unit, at).scan(unit, null);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Finds the members of one file and the cards that it lists. */
  private final class Reader extends TreeScanner<Void, Void> {
    private final String file;
    private final String content;
    private final CompilationUnitTree unit;
    private final SourcePositions at;
    private int depth;

    Reader(String file, String content, CompilationUnitTree unit, SourcePositions at) {
      this.file = file;
      this.content = content;
      this.unit = unit;
      this.at = at;
    }

    private String source(Tree tree) {
      int from = (int) at.getStartPosition(unit, tree);
      return content.substring(from, (int) at.getEndPosition(unit, tree));
    }

    @Override
    public Void visitMethod(MethodTree method, Void none) {
      boolean hidden = method.getModifiers().getFlags().contains(Modifier.PRIVATE);
      return member(
          method, method.getName().toString(), hidden, () -> super.visitMethod(method, none));
    }

    @Override
    public Void visitVariable(VariableTree variable, Void none) {
      boolean hidden = variable.getModifiers().getFlags().contains(Modifier.PRIVATE);
      String name = variable.getName().toString();
      boolean deck = name.equals("DECK"); // Its cards are found, not it.
      if (deck) depth++;
      member(variable, name, hidden, () -> super.visitVariable(variable, none));
      if (deck) depth--;
      return null;
    }

    private Void member(Tree tree, String name, boolean hidden, Runnable inner) {
      if (depth == 0 && !name.equals("<init>")) {
        Declared each = new Declared(file, name, hidden, source(tree), names(tree));
        declared.computeIfAbsent(name, key -> new ArrayList<>()).add(each);
      }
      depth++;
      inner.run();
      depth--;
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
      String method =
          call.getMethodSelect() instanceof MemberSelectTree select
              ? select.getIdentifier().toString()
              : call.getMethodSelect().toString();
      List<? extends ExpressionTree> given = call.getArguments();
      boolean card =
          DECKS.contains(method)
              && given.size() > 1
              && given.getFirst() instanceof LiteralTree literal
              && literal.getValue() instanceof String;
      if (card) card(method, (String) ((LiteralTree) given.getFirst()).getValue(), given);
      return super.visitMethodInvocation(call, none);
    }

    private void card(String method, String key, List<? extends ExpressionTree> given) {
      boolean flare = key.startsWith("flare-");
      boolean warps = !method.equals("card");
      put(key + (flare ? ".upper" : ".text"), "", given.get(1));
      if (given.size() < 3) return;
      String second = flare ? ".lower" : warps ? ".warp" : ".frozen";
      put(key + second, method.equals("bound") ? "bound " : "", given.get(2));
    }

    private void put(String key, String before, ExpressionTree effect) {
      Part part = new Part(file, before + source(effect), names(effect));
      if (parts.put(key, part) != null) throw new IllegalStateException(key + " twice");
    }

    private Set<String> names(Tree tree) {
      Set<String> names = new TreeSet<>();
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitIdentifier(IdentifierTree identifier, Void none) {
          names.add(identifier.getName().toString());
          return null;
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree reference, Void none) {
          names.add(reference.getName().toString());
          return super.visitMemberReference(reference, none);
        }
      }.scan(tree, null);
      return names;
    }
  }
}
