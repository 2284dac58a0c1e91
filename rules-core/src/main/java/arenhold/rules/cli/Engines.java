package arenhold.rules.cli;

import arenhold.engine.Code;
import arenhold.engine.EngineFault;
import arenhold.engine.Limits;
import arenhold.engine.Model;
import arenhold.engine.Served;
import arenhold.engine.process.LineReader;
import arenhold.players.PlayerInfo;
import arenhold.players.Players;
import arenhold.rules.Games;
import arenhold.rules.notation.Excerpt;
import arenhold.rules.notation.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** {@code engine} and {@code model}: the two ends of the engine protocol on standard streams. */
final class Engines {

  /** How many matches may be open at once at the most. */
  private static final int MOST_MATCHES = 10_000;

  private Engines() {}

  /** Serves one of our players, or checks another engine. */
  static int engine(Arguments arguments, InputStream in, PrintStream out) {
    String command = arguments.text("check", null);
    if (command != null) return EngineCheck.run(command, arguments, out);
    long budget = arguments.number("budget", 10_000, 0, Long.MAX_VALUE);
    int threads = (int) arguments.number("threads", 1, 1, Limits.MATCHES);
    int matches = (int) arguments.number("matches", Limits.MATCHES, 1, MOST_MATCHES);
    arguments.done(true);
    List<String> names = arguments.others();
    if (names.size() != 1) throw Wrong.usage("name one player, or --check an engine");
    PlayerInfo info = Players.named(names.getFirst());
    if (info == null) throw Wrong.usage("no such player: " + Excerpt.of(names.getFirst()));
    ExecutorService worker =
        Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
    try {
      Served served =
          new Served(
              info,
              budget,
              Games::named,
              line -> print(line, out),
              worker,
              System::nanoTime,
              matches);
      return read(in, out, served::hear);
    } finally {
      worker.shutdownNow();
    }
  }

  /** Serves the rules. */
  static int model(Arguments arguments, InputStream in, PrintStream out) {
    arguments.done(false);
    Model model = new Model(Games::named);
    return read(
        in,
        out,
        line -> {
          if (Model.ends(line)) return false;
          String answer = model.hear(line);
          if (answer != null) print(answer, out);
          return true;
        });
  }

  /** Hears a line, and says whether the conversation goes on. */
  private interface Hearing {
    boolean hear(String line);
  }

  private static int read(InputStream in, PrintStream out, Hearing hearing) {
    LineReader reader = new LineReader(in, Limits.LINE_TO_ENGINE);
    try {
      for (String line = reader.next(); line != null; line = reader.next()) {
        if (!hearing.hear(line)) return Main.FINE;
      }
      return Main.FINE;
    } catch (EngineFault wrong) {
      Map<String, Object> error = new LinkedHashMap<>();
      error.put("t", "error");
      error.put("code", wrong.code().text());
      error.put("text", wrong.getMessage());
      print(Json.write(error), out);
      return Main.USAGE;
    } catch (IOException closed) {
      throw Wrong.failed(Code.GONE.text() + ": nobody speaks any more");
    }
  }

  private static void print(String line, PrintStream out) {
    synchronized (out) {
      out.print(line + "\n");
      out.flush();
    }
  }
}
