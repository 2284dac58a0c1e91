package arenhold.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What {@code docs/engine-protocol.md} lists is so. */
class EngineDocumentTest {

  private static final Path FILE = Path.of("../docs/engine-protocol.md");
  private static final Pattern WORD = Pattern.compile("`([A-Za-z-]+)`");

  private final String document;

  EngineDocumentTest() throws IOException {
    document = Files.readString(FILE);
  }

  /** The rows of the tables under a heading, each as its cells. */
  private List<String[]> rows(String heading) {
    int from = document.indexOf("\n## " + heading + "\n");
    assertTrue(from >= 0, heading);
    int to = document.indexOf("\n## ", from + 1);
    return document
        .substring(from, to)
        .lines()
        .filter(line -> line.startsWith("| "))
        .skip(2)
        .map(line -> line.split("\\|"))
        .toList();
  }

  private static List<String> words(String cell) {
    return WORD.matcher(cell).results().map(found -> found.group(1)).toList();
  }

  private void lists(String heading, Class<?> messages, Class<?> except) {
    List<String> documented =
        rows(heading).stream().map(row -> words(row[1]) + " " + words(row[2])).toList();
    List<String> there =
        Arrays.stream(messages.getPermittedSubclasses())
            .filter(each -> each != except)
            .map(
                each ->
                    List.of(each.getSimpleName().toLowerCase(Locale.ROOT))
                        + " "
                        + Arrays.stream(each.getRecordComponents())
                            .map(component -> component.getName())
                            .toList())
            .toList();
    assertEquals(there, documented);
  }

  @Test
  void every_message_is_listed_with_its_fields() {
    lists("What an engine is told", ToEngine.class, null);
    lists("What an engine says", FromEngine.class, FromEngine.Unknown.class);
  }

  @Test
  void every_code_is_listed() {
    List<String> listed = rows("Codes").stream().map(row -> words(row[1]).getFirst()).toList();
    assertEquals(Arrays.stream(Code.values()).map(Code::text).toList(), listed);
    for (Code code : Code.values()) assertEquals(code, Code.of(code.text()));
  }

  @Test
  void the_limits_are_those_of_the_code() {
    String limits = rows("Limits").stream().map(row -> row[1] + row[2]).toList().toString();
    for (long limit :
        List.of(
            (long) Limits.LINE,
            (long) Limits.LINE_TO_ENGINE,
            (long) Limits.LINES,
            (long) Limits.BYTES,
            (long) Limits.UNREAD,
            (long) Limits.MATCHES,
            (long) Limits.NAME,
            Limits.START,
            Limits.READY,
            Limits.GRACE,
            Limits.STOP,
            Limits.QUIT)) {
      assertTrue(limits.contains(" " + limit + " "), "no " + limit + " in " + limits);
    }
    assertTrue(document.contains("at most " + Model.PLAYOUTS));
    assertTrue(document.contains("within " + Imagined.DRAWS + " random draws"));
    assertTrue(document.contains("more than " + Model.WORLDS + " worlds"));
  }
}
