package arenhold.rules.cli;

import arenhold.rules.Asked;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Match;
import arenhold.rules.Setup;
import arenhold.rules.notation.Json;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;

/** {@code legal} and {@code perft}: list and count the choices in a position. */
final class Positions {

  /** Beyond reach anyway: each further step takes about twenty times as long. */
  private static final int DEEPEST = 100;

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
    int depth = (int) arguments.number("depth", 2, 1, DEEPEST);
    arguments.done(false);
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

  /** The number of sequences of {@code depth} answers; a match that ends sooner counts as one. */
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

  /**
   * The position that the arguments give; if there is none, the start of a match, unless {@code
   * needed}.
   */
  static Match<?> match(Game<?> game, Arguments arguments, boolean needed) {
    String text = arguments.text("position", null);
    String file = arguments.text("position-file", null);
    if (text != null && file != null) throw Wrong.usage("one position, please");
    boolean none = text == null && file == null;
    if (none && needed) throw Wrong.usage("legal needs --position or --position-file");
    try {
      if (file != null) text = Arguments.read(Arguments.path(file));
      if (text == null) return Match.start(game, arguments.setup(game));
      if (text.strip().startsWith("{")) return read(game, arguments, text);
      arguments.setup(game);
      return ScenarioFile.givens(game, text).start();
    } catch (IllegalArgumentException wrong) {
      throw Wrong.usage("the position makes no sense: " + wrong.getMessage());
    }
  }

  /**
   * Reads a position or a line of {@code playout --positions}, which includes its form and seats.
   */
  private static <P> Match<P> read(Game<P> game, Arguments arguments, String json) {
    Map<String, Object> written = Json.parseObject(json);
    if (written.containsKey("position")) written = Json.object(written.get("position"));
    if (written.get("form") instanceof String form) arguments.assume("form", form);
    GameInfo.Form form = arguments.form(game);
    for (var option : form.seatOptions()) {
      if (!(written.get(option.key() + "s") instanceof List<?> values)) continue;
      if (values.size() <= form.maxSeats()) arguments.assume("seats", "" + values.size());
      for (int i = 0; i < values.size(); i++) {
        if (values.get(i) == null) continue;
        arguments.assumeOption((i + 1) + "." + option.key(), String.valueOf(values.get(i)));
      }
    }
    Setup setup = arguments.setup(game);
    return Match.from(game, setup, game.read(setup, written));
  }
}
