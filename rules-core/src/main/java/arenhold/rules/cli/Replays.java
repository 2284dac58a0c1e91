package arenhold.rules.cli;

import arenhold.rules.Games;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.FileRefused;
import arenhold.rules.notation.MatchFile;
import arenhold.rules.notation.MatchRun;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** {@code replay}: replays match files and checks every line. */
final class Replays {

  private Replays() {}

  static int run(Arguments arguments, PrintStream out) {
    String seed = arguments.text("seed", null);
    arguments.done(true);
    if (arguments.others().isEmpty()) throw Wrong.usage("replay needs a file");
    if (seed != null && !seed.matches("([0-9a-fA-F]{2})+")) {
      throw Wrong.usage("--seed needs hexadecimal digits, not " + Excerpt.of(seed));
    }
    boolean fine = true;
    for (String name : arguments.others()) {
      int number = 0;
      for (MatchFile file : parse(Arguments.path(name))) {
        String title = name + " match " + ++number;
        String problem = problem(file, seed);
        fine &= problem == null;
        out.println(problem == null ? "ok   " + title + ": " + said(file, seed) : "FAIL " + title);
        if (problem != null) out.println("     " + problem);
      }
    }
    return fine ? Main.FINE : Main.FAILED;
  }

  /** The matches in a file. */
  static List<MatchFile> parse(Path file) {
    try {
      return MatchFile.parse(Arguments.read(file));
    } catch (IllegalArgumentException wrong) {
      throw Wrong.usage(file + ", " + wrong.getMessage());
    }
  }

  private static String said(MatchFile file, String seed) {
    String deals = file.seed() == null && seed == null ? "" : ", deals fair" + by(file);
    return file.lines().size() + " entries" + deals + ", " + file.result();
  }

  /** How many seats contributed to the deals. */
  private static String by(MatchFile file) {
    if (file.mixed() == null) return " (by the seed alone)";
    long numbers = file.mixed().mixes().stream().filter(mix -> !mix.none()).count();
    return " (" + numbers + " of " + file.setup().size() + " seats mixed in a number)";
  }

  /** What is wrong with the match, or null if nothing is. */
  static String problem(MatchFile file, String givenSeed) {
    try {
      MatchRun.play(Games.named(file.setup().game()), file, givenSeed, MatchRun.Witness.NONE);
      return null;
    } catch (FileRefused refused) {
      return refused.getMessage() + hash(refused, file, givenSeed);
    }
  }

  /** What could still be checked of a match whose rules version is unknown. */
  private static String hash(FileRefused refused, MatchFile file, String givenSeed) {
    boolean checked = file.seedHash() != null && (givenSeed != null || file.seed() != null);
    boolean unplayed = refused.problem() == FileRefused.Problem.UNKNOWN_VERSION;
    return unplayed && checked ? "; its seed has the published hash, nothing else was checked" : "";
  }
}
