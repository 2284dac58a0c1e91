package arenhold.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.rules.Game;
import arenhold.rules.notation.FileRefused.Problem;
import arenhold.rules.testkit.toys.Heap;
import org.junit.jupiter.api.Test;

/** A file is played by the rules of its version, one version beside the other. */
class VersionsTest {

  private static final Game<?> HEAP = new Heap();

  private static int play(int version, String log) {
    String file = "game heap\nform stones\nversion " + version + "\nseat 1\nseat 2\n" + log;
    return MatchRun.play(HEAP, MatchFile.parse(file).getFirst(), null, MatchRun.Witness.NONE)
        .game()
        .info()
        .version();
  }

  private static final String BY_TWO =
      "1 take 2; 2 take 2; 1 take 2; 2 take 2; 1 take 2; 2 take 2\nresult played 2 1\n";
  private static final String BY_THREE =
      "1 take 3; 2 take 3; 1 take 3; 2 take 3\nresult played 2 1\n";

  @Test
  void each_version_plays_its_own_files() {
    assertEquals(1, play(1, BY_TWO));
    assertEquals(2, play(2, BY_TWO));
    assertEquals(2, play(2, BY_THREE));
    FileRefused refused = assertThrows(FileRefused.class, () -> play(1, BY_THREE));
    assertEquals(Problem.NOT_OFFERED, refused.problem());
  }

  @Test
  void a_version_that_is_not_here_is_refused_with_the_newest() {
    FileRefused refused = assertThrows(FileRefused.class, () -> play(3, BY_TWO));
    assertEquals(Problem.UNKNOWN_VERSION, refused.problem());
    assertEquals("version 3", refused.found());
    assertEquals("version 2", refused.wanted());
  }
}
