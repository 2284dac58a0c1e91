package arenhold.server.computer;

import arenhold.engine.Limits;
import arenhold.players.Players;
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

  /**
   * A program started like this gets a tenth of a core when others want it, and otherwise all that
   * is idle.
   */
  private static final List<String> NICE = List.of("nice", "-n", "10");

  /** How long it may take to find out whether that is to be had, in seconds. */
  private static final long TRIAL = 10;

  private static final String NESTED = "jar:";
  private static final String ROOT = "!/";

  private PlayerCommand() {}

  /**
   * The command.
   *
   * @param threads how many questions it thinks about at once
   * @param megabytes how much memory it may use for what it knows and thinks
   * @param classes as {@link #classes} has found them
   */
  static ProcessBuilder of(int threads, long megabytes, Path classes) {
    List<String> words = new ArrayList<>(isNice() ? NICE : List.of());
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:+UseSerialGC", "-XX:+UseCompactObjectHeaders"));
    words.addAll(List.of("-XX:+ExitOnOutOfMemoryError", "-Xmx" + megabytes + "m"));
    // What it says on standard output are answers.
    words.addAll(List.of("-XX:+DisplayVMOutputToStderr", "-Xlog:disable"));
    words.addAll(List.of("-cp", classes.toString(), MAIN, "engine", "first"));
    words.addAll(List.of("--threads", String.valueOf(Math.min(threads, Limits.MATCHES))));
    words.addAll(List.of("--matches", String.valueOf(PlayerProcess.MOST)));
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

  private static boolean isNice() {
    List<String> trial = new ArrayList<>(NICE);
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

  /**
   * Where the rules and players are; taken out of the server's jar if that is where they are.
   *
   * @throws IOException if they cannot be found
   */
  static Path classes() throws IOException {
    URL at = Players.class.getProtectionDomain().getCodeSource().getLocation();
    try {
      if (at.getProtocol().equals("file")) return Path.of(at.toURI());
    } catch (URISyntaxException odd) {
      throw new IOException("no place for classes: " + at, odd);
    }
    String nested = at.toString();
    if (nested.startsWith(NESTED)) nested = nested.substring(NESTED.length());
    if (nested.endsWith(ROOT)) nested = nested.substring(0, nested.length() - ROOT.length());
    Path copy = Files.createTempFile("arenhold-rules", ".jar");
    copy.toFile().deleteOnExit();
    try (InputStream jar = URI.create(nested).toURL().openStream()) {
      Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
      return copy;
    } catch (IOException unreadable) {
      Files.delete(copy);
      throw unreadable;
    }
  }
}
