package arenhold.rules.destiny;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What one test shows of one card. */
record ShownCase(int card, Set<Shown.Case> as, Path file, Method test) {

  private static final Path TESTS = Path.of("src/test/java");

  /** All that is marked in the tests of the game. */
  static List<ShownCase> all() throws IOException, ClassNotFoundException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(TESTS.resolve("arenhold/rules/destiny"))) {
      files = all.filter(file -> file.toString().endsWith("Test.java")).sorted().toList();
    }
    List<ShownCase> cases = new ArrayList<>();
    for (Path file : files) {
      String name = TESTS.relativize(file).toString().replaceAll("\\.java$", "").replace('/', '.');
      for (Method test : Class.forName(name).getDeclaredMethods()) {
        for (Shown each : test.getAnnotationsByType(Shown.class)) {
          cases.add(new ShownCase(each.card(), EnumSet.copyOf(List.of(each.as())), file, test));
        }
      }
    }
    return cases;
  }

  @Override
  public String toString() {
    return card + " in " + test.getDeclaringClass().getSimpleName() + "." + test.getName();
  }
}
