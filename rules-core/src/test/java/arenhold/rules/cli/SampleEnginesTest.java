package arenhold.rules.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The engines in {@code docs/engines} keep to the protocol and play every game. */
class SampleEnginesTest extends CommandLineTest {

  private static final Path FOLDER = Path.of("../docs/engines");

  private static String lookahead() {
    String model = Outside.java(Main.class) + " model";
    return "node '" + FOLDER.resolve("lookahead.mjs") + "' " + model;
  }

  @Test
  void the_engine_in_python_plays_every_game() throws IOException {
    Path engine = FOLDER.resolve("forty.py");
    assertEquals(40, Files.readAllLines(engine).size());
    boolean found = starts("python3", "--version");
    if (!found) System.out.println("There is no python3 here: " + engine + " was not tested.");
    assumeTrue(found, "no python3");
    String command = "python3 '" + engine + "'";
    assertEquals(0, run("engine", "--check", command, "--time", "60000"), this::out);
    assertTrue(out().contains("introduces itself: Forty 1"), out());
  }

  /** Node is needed to build the client, so it is there. */
  @Test
  void the_engine_in_javascript_plays_every_game_and_looks_ahead_in_one() {
    String alone = "node '" + FOLDER.resolve("lookahead.mjs") + "'";
    assertEquals(0, run("engine", "--check", alone, "--time", "60000"), this::out);
    assertTrue(out().contains("introduces itself: Lookahead 1"), out());
    String[] check = {"engine", "--check", lookahead(), "--game", "tashkalar", "--time", "60000"};
    assertEquals(0, run(check), this::out);
    String gone = alone + " /no/such/model";
    String[] again = {"engine", "--check", gone, "--game", "tvrz", "--time", "60000"};
    assertEquals(0, run(again), this::out);
  }

  @Test
  void the_engine_in_javascript_looks_ahead_in_ladders() {
    String players = "engine:" + lookahead() + ",random";
    String[] ladder = {
      "ladder", "--players", players, "--count", "2", "--budget", "200", "--time", "60000"
    };
    assertEquals(0, run(ladder), this::err);
    String here = out().lines().filter(line -> line.contains("here:")).findFirst().orElseThrow();
    assertTrue(here.matches(".* questions, [1-9][0-9,]* nodes .*"), here);
  }

  private static boolean starts(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException none) {
      return false;
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }
}
