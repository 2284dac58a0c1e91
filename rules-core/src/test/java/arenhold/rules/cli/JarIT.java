package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packaged command line, as a process of its own. */
class JarIT {

  private static final Path JAR = Path.of("target", "arenhold-rules.jar");

  private record Ended(int exit, String out, String err) {}

  private static Ended run(String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-jar", JAR.toString()));
    command.addAll(List.of(args));
    Process process = new ProcessBuilder(command).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), out, err);
  }

  @Test
  void the_jar_runs_by_itself() throws IOException, InterruptedException {
    Ended games = run("games");
    assertEquals(0, games.exit(), games.err());
    assertTrue(games.out().startsWith("tashkalar"), games.out());
  }

  @Test
  void wrong_use_is_one_line_and_exit_code_two() throws IOException, InterruptedException {
    Ended wrong = run("legal", "--position", "{");
    assertEquals(2, wrong.exit());
    assertEquals("", wrong.out());
    assertEquals(1, wrong.err().lines().count(), wrong.err());
  }
}
