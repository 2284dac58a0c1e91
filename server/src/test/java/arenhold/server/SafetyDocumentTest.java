package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of safety rules names existing tests. */
class SafetyDocumentTest {

  /** A test class, one of its tests, or a further test of the class named before. */
  private static final Pattern NAMED =
      Pattern.compile("`(?:([A-Z]\\w*(?:Test|IT))(?:\\.(\\w+)…?)?|([a-z]+_\\w+)…?)`");

  @Test
  void every_test_that_it_names_is_there() throws IOException {
    Map<String, String> sources = new HashMap<>();
    for (String tests : List.of("../rules-core/src/test/java", "src/test/java")) {
      try (Stream<Path> files = Files.walk(Path.of(tests))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          sources.put(file.getFileName().toString(), Files.readString(file));
        }
      }
    }
    String source = null;
    int tests = 0;
    Matcher named = NAMED.matcher(Files.readString(Path.of("../docs/safety.md")));
    while (named.find()) {
      if (named.group(1) != null) source = sources.get(named.group(1) + ".java");
      assertTrue(source != null, named.group());
      String test = named.group(2) != null ? named.group(2) : named.group(3);
      assertTrue(test == null || source.contains("void " + test), named.group());
      if (test != null) tests++;
    }
    assertTrue(tests > 40, "tests named: " + tests);
  }
}
