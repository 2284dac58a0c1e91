package arenhold.rules.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The entry point of {@code java -jar}: runs {@link Main} in this JVM, or in a newer Java installed
 * on this machine if this one is too old. Compiled for Java 17, so that an older Java reports what
 * it lacks instead of failing to load; hence it refers to {@link Main} by name only.
 */
public final class Start {

  private static final int NEEDED = 25;
  private static final String MAIN = "arenhold.rules.cli.Main";
  private static final int USAGE = 2;

  private Start() {}

  /** Runs the command line. */
  public static void main(String[] args) throws ReflectiveOperationException {
    if (Runtime.version().feature() >= NEEDED) {
      Class.forName(MAIN).getMethod("main", String[].class).invoke(null, (Object) args);
      return;
    }
    System.exit(elsewhere(args));
  }

  private static int elsewhere(String[] args) {
    Path java = newerJava();
    if (java == null) {
      System.err.println(
          "arenhold-rules: Java "
              + NEEDED
              + " is needed, this is "
              + Runtime.version().feature()
              + "; set JAVA_HOME to a newer one");
      return USAGE;
    }
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(MAIN);
    command.addAll(List.of(args));
    try {
      Process process = new ProcessBuilder(command).inheritIO().start();
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
      return process.waitFor();
    } catch (IOException | InterruptedException failed) {
      System.err.println("arenhold-rules: cannot run " + java + ": " + failed.getMessage());
      return USAGE;
    }
  }

  /** The executable of a Java that is new enough, in JAVA_HOME or the usual folders; or null. */
  private static Path newerJava() {
    List<Path> homes = new ArrayList<>();
    String named = System.getenv("JAVA_HOME");
    if (named != null) homes.add(Path.of(named));
    below(Path.of("/usr/lib/jvm"), homes);
    below(Path.of(System.getProperty("user.home"), ".sdkman", "candidates", "java"), homes);
    for (Path home : homes) {
      Path java = home.resolve("bin").resolve(File.separatorChar == '/' ? "java" : "java.exe");
      if (Files.isExecutable(java) && feature(home.resolve("release")) >= NEEDED) return java;
    }
    return null;
  }

  private static void below(Path folder, List<Path> homes) {
    if (!Files.isDirectory(folder)) return;
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
      found.forEach(homes::add);
    } catch (IOException unreadable) {
      // Skip this folder.
    }
  }

  /** The feature version in a Java's {@code release} file: {@code JAVA_VERSION="25.0.1"} is 25. */
  private static int feature(Path release) {
    if (!Files.isReadable(release)) return 0;
    try {
      for (String line : Files.readAllLines(release)) {
        if (!line.startsWith("JAVA_VERSION=")) continue;
        String version = line.substring("JAVA_VERSION=".length()).replace("\"", "");
        return Runtime.Version.parse(version).feature();
      }
    } catch (IOException | IllegalArgumentException unreadable) {
      return 0;
    }
    return 0;
  }
}
