package arenhold.rules.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** What tests of the command line share: commands run in this process, and what they say. */
abstract class CommandLineTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /** A folder for the files of one test. */
  @TempDir Path folder;

  /** Runs a command; answers its exit code. */
  final int run(String... args) {
    out.reset();
    err.reset();
    return Main.run(args, stream(out), stream(err));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, false, StandardCharsets.UTF_8);
  }

  /** What the last command wrote to its standard output. */
  final String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  /** What the last command wrote to its standard error. */
  final String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /** The path of a file with this text, in the folder of the test. */
  final String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }
}
