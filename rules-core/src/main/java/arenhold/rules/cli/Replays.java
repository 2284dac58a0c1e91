package arenhold.rules.cli;

import arenhold.rules.Asked;
import arenhold.rules.Entry;
import arenhold.rules.Game;
import arenhold.rules.Games;
import arenhold.rules.Match;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.MatchFile;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** {@code replay}: runs match files again and checks every line of them. */
final class Replays {

  private Replays() {}

  static int run(Arguments arguments, PrintStream out) {
    String seed = arguments.text("seed", null);
    arguments.done(true);
    if (arguments.others().isEmpty()) throw Wrong.usage("replay needs a file");
    boolean fine = true;
    for (String name : arguments.others()) {
      int number = 0;
      for (MatchFile file : parse(Path.of(name))) {
        String title = name + " match " + ++number;
        String problem = problem(file, seed);
        fine &= problem == null;
        out.println(problem == null ? "ok   " + title + ": " + said(file, seed) : "FAIL " + title);
        if (problem != null) out.println("     " + problem);
      }
    }
    return fine ? Main.FINE : Main.FAILED;
  }

  private static List<MatchFile> parse(Path file) {
    try {
      return MatchFile.parse(Arguments.read(file));
    } catch (IllegalArgumentException wrong) {
      throw Wrong.usage(file + ", " + wrong.getMessage());
    }
  }

  private static String said(MatchFile file, String seed) {
    String deals = file.seed() != null || seed != null ? ", deals fair" : "";
    String result = file.result() == null ? "unfinished" : file.result();
    return file.lines().size() + " entries" + deals + ", " + result;
  }

  private static String said(Step.Reason reason) {
    return switch (reason) {
      case OVER -> "the match is over";
      case NOT_ASKED -> "this seat is not asked";
      case NOT_OFFERED -> "this is not offered";
      case NOT_ALLOWED -> "this is not allowed";
      case NO_RETURN -> "this cannot be taken back";
    };
  }

  /** What is wrong with the match, or null. */
  static String problem(MatchFile file, String givenSeed) {
    Game<?> game = Games.named(file.setup().game());
    if (game == null) return "no such game: " + file.setup().game();
    String problem = game.problem(file.setup());
    if (problem != null) return "the set-up cannot be played (" + problem + ")";
    if (game.info().version() != file.version()) {
      return "played by rules version " + file.version() + ", these are " + game.info().version();
    }
    String seed = givenSeed == null ? file.seed() : givenSeed;
    try {
      FairDeal deal = seed == null ? null : FairDeal.of(seed);
      if (deal != null && file.seedHash() != null && !deal.commitment().equals(file.seedHash())) {
        return "the seed is not the one whose hash was published";
      }
      return played(game, file, deal);
    } catch (IllegalArgumentException wrong) {
      return "the seed is not hexadecimal: " + wrong.getMessage();
    }
  }

  private static <P> String played(Game<P> game, MatchFile file, FairDeal deal) {
    Match<P> match = Match.start(game, file.setup());
    int draws = 0;
    for (MatchFile.Line line : file.lines()) {
      Entry entry = line.entry();
      String where = "line " + line.number() + ", " + entry.text() + ": ";
      Asked chance = entry.seat() == Seat.NATURE ? match.asked(Seat.NATURE) : null;
      if (chance != null && deal != null) {
        int code = chance.codes()[deal.index(draws++, chance.codes().length)];
        String fair = game.notation(match.position(), chance, code);
        if (!fair.equals(entry.notation())) return where + "the seed deals " + fair;
      }
      Step<P> step = match.apply(entry);
      if (step instanceof Step.Applied<P> applied) {
        match = applied.match();
      } else {
        return where + "refused, " + said(((Step.Rejected<P>) step).reason());
      }
    }
    if (!match.isOver()) return file.result() == null ? null : "the match is not over";
    String result = MatchFile.result(match.outcome().orElseThrow());
    if (file.result() == null || file.result().equals(result)) return null;
    return "the result is " + result + ", not " + file.result();
  }
}
