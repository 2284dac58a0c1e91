package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyseTest {

  /** Short ones are enough here. */
  private static final Path MATCHES = Path.of("src/test/resources/matches");

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  @TempDir Path folder;

  private int run(String... args) {
    out.reset();
    err.reset();
    return Main.run(args, stream(out), stream(err));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, false, StandardCharsets.UTF_8);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("match"), text).toString();
  }

  @Test
  void every_seat_of_a_match_is_judged_and_two_analyses_are_compared() throws IOException {
    String one = MATCHES.resolve("tvrz/1/shared-of-2-1.match").toString();
    String other = MATCHES.resolve("tvrz/1/shared-of-2-2.match").toString();
    assertEquals(0, run("analyse", one, other, "--budget", "1000", "--twice"), err::toString);
    assertTrue(out().contains("seat 1: result "), out());
    assertTrue(out().contains("seat 2: result "), out());
    assertTrue(out().contains("2 matches, on average "), out());
    assertTrue(out().contains(" marked by either"), out());
  }

  @Test
  void more_than_two_seats_and_teams_are_judged_too() {
    String file = MATCHES.resolve("tashkalar/3/team-high-form-3-alone.match").toString();
    assertEquals(0, run("analyse", file, "--budget", "1000"), err::toString);
    for (int seat = 1; seat <= 4; seat++) {
      assertTrue(out().contains("seat " + seat + ": result "), out());
    }
  }

  @Test
  void what_cannot_be_judged_is_refused() throws IOException {
    assertEquals(2, run("analyse"));
    assertEquals(2, run("analyse", folder.resolve("nothing").toString()));
    assertEquals(2, run("analyse", "--budget", "-1", "any"));
    assertEquals(0, run("playout", "--players", "first,random"));
    String played = out();
    String running = played.replaceAll("(?m)^result .*$", "result unfinished");
    assertEquals(1, run("analyse", file(running)), out());
    String wrong = played.replaceFirst("(?m)^1 .*$", "1 nonsense");
    assertEquals(1, run("analyse", file(wrong)), out());
  }
}
