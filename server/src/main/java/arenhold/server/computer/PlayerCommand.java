package arenhold.server.computer;

import arenhold.players.Players;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** How a process of our own players is started: from the same classes that this server runs. */
final class PlayerCommand {

  private static final String MAIN = "arenhold.rules.cli.Main";

  /** What lets a program run only where no other wants to, the best first. */
  private static final List<List<String>> LAST =
      List.of(List.of("chrt", "--idle", "0"), List.of("nice", "-n", "19"));

  /** How long it may take to find out whether one of these works, in seconds. */
  private static final long TRIAL = 10;

  private static final String NESTED = "jar:";
  private static final String ROOT = "!/";

  private PlayerCommand() {}

  /**
   * The command.
   *
   * @param threads how many questions it thinks about at once
   * @param megabytes how much memory it may use for what it knows and thinks
   * @throws IOException if the classes cannot be found
   */
  static ProcessBuilder of(int threads, long megabytes) throws IOException {
    List<String> words = new ArrayList<>(last());
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:+UseSerialGC", "-XX:+UseCompactObjectHeaders"));
    words.addAll(List.of("-XX:+ExitOnOutOfMemoryError", "-Xmx" + megabytes + "m"));
    words.addAll(List.of("-cp", classes().toString(), MAIN));
    words.addAll(List.of("engine", "first", "--threads", String.valueOf(threads)));
    ProcessBuilder command = new ProcessBuilder(words);
    // No passwords, and no options that are meant for the server.
    command.environment().keySet().retainAll(List.of("PATH"));
    return command;
  }

  /** Where the machine has no memory left this process is ended, not the server or its database. */
  static void sacrifice(long pid) {
    try {
      Files.writeString(Path.of("/proc", String.valueOf(pid), "oom_score_adj"), "1000");
    } catch (IOException elsewhere) {
      // Only Linux has this.
    }
  }

  private static List<String> last() {
    for (List<String> each : LAST) if (works(each)) return each;
    return List.of();
  }

  private static boolean works(List<String> prefix) {
    List<String> trial = new ArrayList<>(prefix);
    trial.add("true");
    try {
      Process process = new ProcessBuilder(trial).redirectErrorStream(true).start();
      boolean ended = process.waitFor(TRIAL, TimeUnit.SECONDS);
      if (!ended) process.destroyForcibly();
      return ended && process.exitValue() == 0;
    } catch (IOException missing) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Where the rules and players are; taken out of the server's jar if that is where they are. */
  private static Path classes() throws IOException {
    URL at = Players.class.getProtectionDomain().getCodeSource().getLocation();
    try {
      if (at.getProtocol().equals("file")) return Path.of(at.toURI());
    } catch (URISyntaxException odd) {
      throw new IOException("no place for classes: " + at, odd);
    }
    String nested = at.toString();
    if (nested.startsWith(NESTED)) nested = nested.substring(NESTED.length());
    if (nested.endsWith(ROOT)) nested = nested.substring(0, nested.length() - ROOT.length());
    File copy = File.createTempFile("arenhold-rules", ".jar");
    copy.deleteOnExit();
    try (InputStream jar = URI.create(nested).toURL().openStream()) {
      Files.copy(jar, copy.toPath(), StandardCopyOption.REPLACE_EXISTING);
    }
    return copy.toPath();
  }
}
