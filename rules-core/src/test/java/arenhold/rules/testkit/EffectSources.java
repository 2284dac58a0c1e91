package arenhold.rules.testkit;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
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
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * What cards do, as their sources have it: for each part of a card its expression, with every
 * constant, word and script that it names, as far as they are declared in these files; comments and
 * spaces do not count.
 */
public final class EffectSources {

  /** Finds the parts of cards that a call lists. */
  public interface Listing {

    /**
     * The parts, by key; empty for calls that list none.
     *
     * @param method the name of the method
     * @param arguments what it is called with
     */
    Map<String, Listed> parts(String method, List<? extends ExpressionTree> arguments);

    /** Whether names behind a class's name, as in {@code Common.ready}, are looked up too. */
    default boolean qualified() {
      return false;
    }
  }

  /**
   * A part of a card.
   *
   * @param before words that belong to it besides its expressions
   * @param effect its expressions
   */
  public record Listed(String before, List<? extends ExpressionTree> effect) {}

  /** A constant, word or script: where it is declared, and its source. */
  private record Declared(
      String file, String name, boolean hidden, String text, Set<String> names) {}

  /** What one part of a card does: its expression, and the names that stand in it. */
  private record Part(String file, String text, Set<String> names) {}

  private final Map<String, List<Declared>> declared = new TreeMap<>();
  private final Map<String, Part> parts = new TreeMap<>();
  private final Listing listing;

  /**
   * Reads the sources.
   *
   * @param sources the content of the files that say what cards do, by name
   */
  public EffectSources(Map<String, String> sources, Listing listing) {
    this.listing = listing;
    sources.forEach(this::read);
  }

  /** The keys of all parts found. */
  public Set<String> keys() {
    return parts.keySet();
  }

  /** The expression alone, as the card's file has it. */
  public String expression(String key) {
    return parts.get(key).text().replaceAll("\\s+", " ");
  }

  /**
   * Everything that says what that part does.
   *
   * @param facts what else it depends on
   */
  public String effect(String key, String facts) {
    Part part = parts.get(key);
    StringBuilder effect = new StringBuilder(plain(part.text()));
    effect.append('\n').append(facts);
    for (Declared each : reached(part)) effect.append('\n').append(plain(each.text()));
    return effect.toString();
  }

  /** The scripts and constants that say what that part does, in full, from some of the files. */
  public List<String> scripts(String key, Predicate<String> files) {
    return reached(parts.get(key)).stream()
        .filter(each -> files.test(each.file()))
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
      return member(variable, name, hidden, () -> super.visitVariable(variable, none));
    }

    /** A member that lists cards is no word: its cards are found, not it. */
    private Void member(Tree tree, String name, boolean hidden, Runnable inner) {
      int found = parts.size();
      depth++;
      inner.run();
      depth--;
      if (depth == 0 && parts.size() == found && !name.equals("<init>")) {
        Declared each = new Declared(file, name, hidden, source(tree), names(tree));
        declared.computeIfAbsent(name, key -> new ArrayList<>()).add(each);
      }
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
      String method =
          call.getMethodSelect() instanceof MemberSelectTree select
              ? select.getIdentifier().toString()
              : call.getMethodSelect().toString();
      listing.parts(method, call.getArguments()).forEach(this::put);
      return super.visitMethodInvocation(call, none);
    }

    private void put(String key, Listed listed) {
      List<String> sources = new ArrayList<>();
      Set<String> names = new TreeSet<>();
      for (ExpressionTree effect : listed.effect()) {
        sources.add(source(effect));
        names.addAll(names(effect));
      }
      Part part = new Part(file, listed.before() + String.join(", ", sources), names);
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

        @Override
        public Void visitMemberSelect(MemberSelectTree select, Void none) {
          boolean ofClass =
              select.getExpression() instanceof IdentifierTree type
                  && Character.isUpperCase(type.getName().charAt(0));
          if (ofClass && listing.qualified()) names.add(select.getIdentifier().toString());
          return super.visitMemberSelect(select, none);
        }
      }.scan(tree, null);
      return names;
    }
  }
}
