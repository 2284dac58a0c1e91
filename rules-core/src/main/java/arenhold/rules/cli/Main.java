package arenhold.rules.cli;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import arenhold.rules.Option;
import arenhold.rules.notation.Excerpt;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Runs the command named by the first argument; {@code help} lists them. */
public final class Main {

  /** Success. */
  static final int FINE = 0;

  /** A check failed: a replay differs, a scenario fails. */
  static final int FAILED = 1;

  /** The command line or an input is not valid. */
  static final int USAGE = 2;

  /** A bug in this program. */
  static final int MISTAKE = 3;

  /** The longest message, in characters. */
  private static final int LONGEST = 500;

  private static final String HELP =
      """
      usage: java -jar arenhold-rules.jar COMMAND [ARGUMENTS]

      help                     this
      games                    the games, their forms and options
      playout                  random matches in match notation, with their results
          --count N --seed N   how many (1), from which seed (1)
          --players A,B        these computer players instead, seat by seat: see ladder
          --budget N           nodes for each question (10000)
          --tastes             in each match the players prefer one part of every list of choices
          --positions          at every checkpoint the position and its questions as a JSON line
          --questions          before every answer the open questions as a JSON line
          --verify             prints none, but replays each one, compares the ends, says how they went
          --each KEY           with --verify: for every way to give the seats different values of KEY
          --threads N          with --verify: on so many cores at once (1)
          --drawn KEY          in each match every seat has a value of KEY drawn from all it may have
      replay FILE...           runs match files again: every choice, the deals, the result
          --seed HEX           the seed, if the files do not hold it
      honest FILE...           repeats what computers chose in match files, from what they knew
          --seed HEX           the seed, if the files do not hold it
      analyse FILE...          judges finished matches by what each seat knew
          --seed N             for everything random (1)
          --budget N           nodes for a whole match (what is usual for the game)
          --twice              and with the next seed, to count how many marks agree
          --brief              only the turns that decided
      legal                    every legal choice of a position
          --position TEXT      the position as JSON or as the givens of a scenario
          --position-file FILE the same in a file
      perft                    counts sequences of choices from a position or the start
          --depth N            how long (2)
          --position, --position-file as above
      scenario PATH...         runs scenario files, or all in a folder; see docs/notation.md
      bench                    how fast the rules are here
          --seconds N          how long each measurement takes (5)
          --drawn KEY          in matches whose seats have drawn values of KEY, as above
      ladder                   lets computer players play each other and compares them
          --players A,B        who plays, as NAME or NAME:BUDGET; of two the first plays one side
          --budget N           nodes for each question (10000)
          --count N --seed N   how many matches at the most (100), from which seed (1)
          --sprt ELO,ELO       stops when one difference is much more likely than the other
          --file FILE          where results are kept, and where it goes on after a stop
          --threads N          on so many cores at once (1)
          engine:COMMAND among --players is an engine, started by that command without commas
          --time MS            how long an engine may take for a question (10000)
      engine PLAYER            serves one of our players on standard input and output
          --budget N           nodes for a question where the other side does not say (10000)
          --threads N          questions thought about at once (1)
          --matches N          matches open at once (64)
      engine --check COMMAND   whether an engine keeps to docs/engine-protocol.md
          --game KEY           in this game only
          --time MS            how long it may take for a question (5000)
      model                    serves the rules to engines that look ahead
      train                    learns what positions are worth from matches with itself
          --file FILE          what it learned, which is gone on with if it is there
          --game KEY           of a game that can be learned
          --form KEY --seats N of which form (the first, 2)
          --seed N             for everything random (1); the same seed gives the same file
          --matches N          until it has learned from so many (1000)
          --budget N           nodes to plan a turn (100)

      playout, legal, perft, bench and ladder take
          --game KEY --version N --form KEY --seats N
          --option KEY=VALUE   an option of the table, or of every seat
          --option N.KEY=VALUE an option of seat N, from 1

      exit codes: 0 fine, 1 a check failed, 2 wrong use or input, 3 a mistake in this program
      """;

  private Main() {}

  /** Runs a command and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(run(args, System.in, stream(System.out), stream(System.err)));
  }

  private static PrintStream stream(OutputStream out) {
    return new PrintStream(out, false, StandardCharsets.UTF_8);
  }

  /** Runs a command that reads no input and returns its exit code. */
  static int run(String[] args, PrintStream out, PrintStream err) {
    return run(args, InputStream.nullInputStream(), out, err);
  }

  /** Runs a command and returns its exit code. */
  static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    try {
      return command(args, in, out);
    } catch (Wrong wrong) {
      out.flush();
      err.println("arenhold-rules: " + line(wrong.getMessage()));
      return wrong.exit();
    } catch (RuntimeException mistake) {
      out.flush();
      err.println("arenhold-rules: a mistake in this program: " + mistake + where(mistake));
      return MISTAKE;
    } finally {
      out.flush();
      err.flush();
    }
  }

  /** The message on one line, shortened, and without control characters. */
  private static String line(String message) {
    String plain = message.replaceAll("[\\p{Cntrl}\\u2028\\u2029]", " ");
    return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "…";
  }

  private static String where(RuntimeException mistake) {
    StackTraceElement[] trace = mistake.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }

  private static int command(String[] args, InputStream in, PrintStream out) {
    String name = args.length == 0 ? "help" : args[0];
    List<String> rest = Arrays.asList(args).subList(Math.min(1, args.length), args.length);
    return switch (name) {
      case "help", "--help", "-h" -> {
        out.print(HELP);
        yield FINE;
      }
      case "games" -> games(new Arguments(rest), out);
      case "playout" -> Playouts.run(new Arguments(rest), out);
      case "replay" -> Replays.run(new Arguments(rest), out);
      case "honest" -> Honest.run(new Arguments(rest), out);
      case "analyse" -> Analyse.run(new Arguments(rest), out);
      case "legal" -> Positions.legal(new Arguments(rest), out);
      case "perft" -> Positions.perft(new Arguments(rest), out);
      case "scenario" -> Scenarios.run(new Arguments(rest), out);
      case "ladder" -> Ladder.run(new Arguments(rest), out);
      case "engine" -> Engines.engine(new Arguments(rest), in, out);
      case "model" -> Engines.model(new Arguments(rest), in, out);
      case "train" -> Train.run(new Arguments(rest), out);
      case "bench" -> Bench.run(new Arguments(rest), out);
      default -> throw Wrong.usage("no such command: " + Excerpt.of(name) + " (try help)");
    };
  }

  private static int games(Arguments arguments, PrintStream out) {
    arguments.done(false);
    for (Game<?> game : Games.ALL) {
      GameInfo info = game.info();
      String older =
          game.earlier().stream()
              .map(old -> String.valueOf(old.info().version()))
              .collect(Collectors.joining(", "));
      String also = older.isEmpty() ? "" : ", also " + older;
      out.println(info.key() + " (rules version " + info.version() + also + ")");
      for (GameInfo.Form form : info.forms()) {
        out.println(
            "  " + form.key() + ": " + form.minSeats() + " to " + form.maxSeats() + " seats");
        for (var option : form.tableOptions()) out.println("    table " + text(option));
        for (var option : form.seatOptions()) out.println("    seat " + text(option));
      }
    }
    return FINE;
  }

  private static String text(Option option) {
    String fallback = option.fallback() == null ? "" : ", otherwise " + option.fallback();
    String distinct = option.distinct() ? ", each differently" : "";
    String secret = option.secret() ? ", secret" : "";
    return option.key() + ": " + values(option) + fallback + distinct + secret;
  }

  private static String values(Option option) {
    return switch (option) {
      case Option.OneOf one -> String.join(" ", one.values());
      case Option.Range range -> range.least() + " to " + range.most();
      case Option.DeckList deck ->
          deck.least() + " to " + deck.most() + " of " + String.join(" ", deck.cards());
    };
  }
}
