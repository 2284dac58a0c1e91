package arenhold.server.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Random matches as files, made by the command line of the rules. */
public final class MatchFiles {

  private MatchFiles() {}

  /**
   * The file of a random match that is always the same.
   *
   * @param options of {@code playout}, such as {@code --form duel --seed 7}
   */
  public static String random(String... options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("arenhold.rules.cli.Main", "playout"));
    command.addAll(List.of(options));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      byte[] said = process.getInputStream().readAllBytes();
      return new String(said, StandardCharsets.UTF_8).strip() + "\n";
    } catch (IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    }
  }
}
