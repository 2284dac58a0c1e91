package arenhold.server.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Match files, made and checked by the command line of the rules. */
public final class MatchFiles {

  private MatchFiles() {}

  /**
   * The file of a random match that is always the same.
   *
   * @param options of {@code playout}, such as {@code --form duel --seed 7}
   */
  public static String random(String... options) {
    return said("playout", options);
  }

  /**
   * What {@code honest} says of this match file: a line that begins with {@code ok}, or why a
   * choice of a computer does not follow from what its seat knew.
   */
  public static String honest(String text) {
    try {
      Path file = Files.createTempFile("match", ".txt");
      try {
        return said("honest", Files.writeString(file, text).toString());
      } finally {
        Files.delete(file);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String said(String name, String... words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("arenhold.rules.cli.Main", name));
    command.addAll(List.of(words));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      byte[] said = process.getInputStream().readAllBytes();
      return new String(said, StandardCharsets.UTF_8).strip() + "\n";
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
