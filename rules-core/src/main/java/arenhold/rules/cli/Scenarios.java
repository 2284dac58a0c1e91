package arenhold.rules.cli;

import arenhold.rules.Game;
import arenhold.rules.Games;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** {@code scenario}: runs scenario files. */
final class Scenarios {

  private static final String ENDING = ".scenario";

  private Scenarios() {}

  static int run(Arguments arguments, PrintStream out) {
    arguments.done(true);
    if (arguments.others().isEmpty()) throw Wrong.usage("scenario needs a file or folder");
    int passed = 0;
    int failed = 0;
    for (String name : arguments.others()) {
      for (Path file : files(Arguments.path(name))) {
        for (Scenario scenario : parse(Games.ALL, file)) {
          String problem = scenario.problem();
          out.println((problem == null ? "pass " : "FAIL ") + file + ": " + scenario.title());
          if (problem == null) passed++;
          else failed++;
          if (problem != null) out.println("     " + problem);
        }
      }
    }
    out.println(passed + " passed, " + failed + " failed");
    return failed == 0 ? Main.FINE : Main.FAILED;
  }

  /** The file itself, or every scenario file below the folder, sorted. */
  static List<Path> files(Path path) {
    if (!Files.exists(path)) throw Wrong.usage("no such file or folder: " + path);
    if (!Files.isDirectory(path)) return List.of(path);
    try (Stream<Path> below = Files.walk(path)) {
      List<Path> files =
          new ArrayList<>(below.filter(file -> file.toString().endsWith(ENDING)).sorted().toList());
      if (files.isEmpty()) throw Wrong.usage("no file " + ENDING + " in " + path);
      return files;
    } catch (IOException | UncheckedIOException unreadable) {
      throw Wrong.usage("this folder cannot be read: " + path);
    }
  }

  /** The scenarios in a file, which may be about any of these games. */
  static List<Scenario> parse(List<Game<?>> games, Path file) {
    try {
      return ScenarioFile.parse(games, Arguments.read(file));
    } catch (IllegalArgumentException wrong) {
      throw Wrong.usage(file + ", " + wrong.getMessage());
    }
  }
}
