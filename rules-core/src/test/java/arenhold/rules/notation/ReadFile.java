package arenhold.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.notation.FileRefused.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Match files that are read, or refused, in tests. */
final class ReadFile {

  private ReadFile() {}

  /** A whole match of two seats, dealt by a seed and a number of each. */
  static final String DUEL = WrittenMatch.duel(5);

  /** Reads and plays it. */
  static Match<?> run(byte[] bytes, MatchRun.Witness witness) {
    MatchFile file = MatchFile.parseOne(bytes);
    return MatchRun.play(Games.named(file.setup().game()), file, null, witness);
  }

  /** Reads and plays it. */
  static Match<?> run(String text) {
    return run(text.getBytes(StandardCharsets.UTF_8), MatchRun.Witness.NONE);
  }

  /** Why this is refused, which it must be. */
  static FileRefused refused(byte[] bytes) {
    return assertThrows(FileRefused.class, () -> run(bytes, MatchRun.Witness.NONE));
  }

  /** Why this is refused, which it must be. */
  static FileRefused refused(String text) {
    return refused(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Checks that this is refused for that reason, in that line. */
  static void refused(Problem problem, int line, String text) {
    FileRefused refused = refused(text);
    assertEquals(problem, refused.problem(), refused::getMessage);
    assertEquals(line, refused.line(), refused::getMessage);
    assertTrue(refused.getMessage().startsWith("line " + line + ": "), refused::getMessage);
  }

  /** The number of the first line that begins so. */
  static int line(String begin) {
    List<String> lines = DUEL.lines().toList();
    for (int i = 0; i < lines.size(); i++) if (lines.get(i).startsWith(begin)) return i + 1;
    throw new AssertionError("no line begins " + begin);
  }

  /** The first so many lines of the Duel. */
  static String first(int lines) {
    return String.join("\n", DUEL.lines().limit(lines).toList()) + "\n";
  }

  /** The file without its sum. */
  static String open(String text) {
    return text.substring(0, text.lastIndexOf("check "));
  }
}
