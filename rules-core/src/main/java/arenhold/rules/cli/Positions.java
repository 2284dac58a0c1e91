package arenhold.rules.cli;

import arenhold.rules.Asked;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import java.io.PrintStream;
import java.nio.file.Path;

/** {@code legal} and {@code perft}: what can be chosen in a position. */
final class Positions {

  private Positions() {}

  static int legal(Arguments arguments, PrintStream out) {
    Game<?> game = arguments.game();
    Match<?> match = match(game, arguments, true);
    arguments.done(false);
    if (match.isOver()) out.println("over: " + match.outcome().orElseThrow());
    for (Asked asked : match.open()) {
      var question = match.question(asked.seat()).orElseThrow();
      out.println("seat " + asked.seat() + " " + question.prompt());
      question.choices().forEach(choice -> out.println("  " + choice.notation()));
    }
    return Main.FINE;
  }

  static int perft(Arguments arguments, PrintStream out) {
    Game<?> game = arguments.game();
    Match<?> match = match(game, arguments, false);
    int depth = (int) arguments.number("depth", 2);
    arguments.done(false);
    if (depth < 1) throw Wrong.usage("--depth must be at least 1");
    return divide(match, depth, out);
  }

  private static <P> int divide(Match<P> match, int depth, PrintStream out) {
    long total = 0;
    for (Asked asked : match.open()) {
      for (int i = 0; i < asked.codes().length; i++) {
        long count = count(match.answer(asked.seat(), i), depth - 1);
        String notation = match.game().notation(match.position(), asked, asked.codes()[i]);
        out.println(asked.seat() + " " + notation + ": " + count);
        total += count;
      }
    }
    out.println("depth " + depth + ": " + total);
    return Main.FINE;
  }

  /** How many sequences of so many answers there are; a match that ends sooner counts as one. */
  static <P> long count(Match<P> match, int depth) {
    if (depth == 0 || match.isOver()) return 1;
    long total = 0;
    for (Asked asked : match.open()) {
      if (depth == 1) {
        total += asked.codes().length;
        continue;
      }
      for (int i = 0; i < asked.codes().length; i++) {
        total += count(match.answer(asked.seat(), i), depth - 1);
      }
    }
    return total;
  }

  private static Match<?> match(Game<?> game, Arguments arguments, boolean needed) {
    String text = arguments.text("position", null);
    String file = arguments.text("position-file", null);
    if (text != null && file != null) throw Wrong.usage("one position, please");
    if (file != null) text = Arguments.read(Path.of(file));
    if (text == null && needed) throw Wrong.usage("legal needs --position or --position-file");
    Setup setup = arguments.setup(game);
    try {
      if (text == null) return Match.start(game, setup);
      if (text.strip().startsWith("{")) return read(game, setup, text);
      return ScenarioFile.givens(text).start(game);
    } catch (IllegalArgumentException wrong) {
      throw Wrong.usage("the position makes no sense: " + wrong.getMessage());
    }
  }

  private static <P> Match<P> read(Game<P> game, Setup setup, String json) {
    return Match.from(game, setup, game.read(setup, Json.parseObject(json)));
  }
}
