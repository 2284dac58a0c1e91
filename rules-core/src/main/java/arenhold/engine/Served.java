package arenhold.engine;

import arenhold.players.Decision;
import arenhold.players.Player;
import arenhold.players.PlayerInfo;
import arenhold.players.Players;
import arenhold.players.Seen;
import arenhold.players.Thinking;
import arenhold.rules.Choice;
import arenhold.rules.Game;
import arenhold.rules.notation.Excerpt;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** One of our own players as an engine; any other of them plays where a match asks for it. */
public final class Served {

  /** Of the time for an answer, how much is thought, in tenths: the rest is for the way. */
  private static final int TENTHS = 9;

  private static final long NANOS = 1_000_000;

  private final PlayerInfo info;
  private final long budget;
  private final Consumer<String> out;
  private final Executor worker;
  private final LongSupplier nanos;
  private final int most;
  private final Notes notes;
  private final Map<String, Player> players = new HashMap<>();

  /** The questions put and not yet answered, by number; those told to stop are taken out. */
  private final Set<Long> open = ConcurrentHashMap.newKeySet();

  private boolean introduced;

  /**
   * A player that nobody has spoken to yet.
   *
   * @param budget the nodes for a question where the message does not say
   * @param games finds the newest rules of a game by its key, or null
   * @param out takes lines, from any thread
   * @param worker thinks, about one question of a match at a time
   * @param nanos a clock
   * @param most how many matches may be open at once
   */
  public Served(
      PlayerInfo info,
      long budget,
      Function<String, Game<?>> games,
      Consumer<String> out,
      Executor worker,
      LongSupplier nanos,
      int most) {
    this.info = info;
    this.budget = budget;
    this.most = most;
    this.notes = new Notes(games, most);
    this.out = out;
    this.worker = worker;
    this.nanos = nanos;
  }

  /**
   * Hears a line.
   *
   * @return whether the conversation goes on
   */
  public boolean hear(String line) {
    String match = null;
    try {
      Map<String, Object> fields = Messages.fields(line);
      match = fields.get("match") instanceof String text ? text : null;
      ToEngine message = Messages.toEngine(fields);
      if (message == null) {
        throw new EngineFault(Code.UNKNOWN, Excerpt.of((String) fields.get("t")));
      }
      return heeded(message);
    } catch (EngineFault fault) {
      say(new FromEngine.Error(match, fault.code().text(), fault.getMessage()));
      return true;
    }
  }

  private boolean heeded(ToEngine message) {
    if (!introduced && !(message instanceof ToEngine.Hello)) {
      throw new EngineFault(Code.OUT_OF_ORDER, "hello comes first");
    }
    switch (message) {
      case ToEngine.Hello hello -> hello(hello);
      case ToEngine.New opening -> opened(opening);
      case ToEngine.Ask ask -> asked(ask);
      case ToEngine.Stop stop -> open.remove(stop.id());
      case ToEngine.Lapsed lapsed -> open.remove(lapsed.id());
      case ToEngine.Over over -> {
        notes.heed(over);
        players.remove(over.match());
      }
      case ToEngine.Ping ping -> say(new FromEngine.Pong());
      case ToEngine.Quit quit -> {
        open.clear();
        return false;
      }
      default -> notes.heed(message);
    }
    return true;
  }

  private void hello(ToEngine.Hello hello) {
    if (hello.protocol() < Limits.PROTOCOL) {
      throw new EngineFault(Code.VERSION, "version " + Limits.PROTOCOL + " is spoken here");
    }
    introduced = true;
    String version = String.valueOf(info.version());
    say(new FromEngine.Id(Limits.PROTOCOL, info.name(), version, "Arenhold", null, "views"));
  }

  private void opened(ToEngine.New opening) {
    notes.heed(opening);
    PlayerInfo player = opening.player() == null ? info : named(opening.player());
    if (player == null || !player.plays().test(opening.setup())) {
      notes.heed(new ToEngine.Over(opening.match(), null));
      String name = player == null ? Excerpt.of(opening.player()) : player.name();
      throw new EngineFault(Code.NOT_PLAYED, name + " does not play this");
    }
    players.put(opening.match(), player.seated().get());
    say(new FromEngine.Ready(opening.match()));
  }

  /** Our player of this name and version, or null: another version would decide otherwise. */
  private static PlayerInfo named(String text) {
    int dot = text.lastIndexOf('.');
    PlayerInfo named = Players.named(text.substring(0, Math.max(0, dot)));
    return named != null && text.equals(label(named)) ? named : null;
  }

  /** How a match asks for one of our players. */
  public static String label(PlayerInfo player) {
    return player.name() + "." + player.version();
  }

  private void asked(ToEngine.Ask ask) {
    Seen<?> seen = notes.seen(ask);
    if (open.size() == most) throw new EngineFault(Code.TOO_MANY, "too many questions");
    Player player = players.get(ask.match());
    Thinking thinking = thinking(ask);
    open.add(ask.id());
    worker.execute(() -> decide(ask, seen, player, thinking));
  }

  private Thinking thinking(ToEngine.Ask ask) {
    ToEngine.Left left = ask.left();
    long nodes = left == null || left.nodes() == null ? budget : Math.max(0, left.nodes());
    long seed = seed(notes.opening(ask.match()).seed());
    Long ms = left == null ? null : left.ms();
    if (ms == null) return Thinking.of(nodes, seed).until(used -> !open.contains(ask.id()));
    long end = nanos.getAsLong() + Math.max(0, ms) * NANOS / 10 * TENTHS;
    return Thinking.of(nodes, seed)
        .until(used -> !open.contains(ask.id()) || nanos.getAsLong() - end > 0);
  }

  private static long seed(String text) {
    try {
      return text == null ? 0 : Long.parseLong(text);
    } catch (NumberFormatException none) {
      throw new EngineFault(Code.MALFORMED, "seed: a whole number in a text is needed");
    }
  }

  private void decide(ToEngine.Ask ask, Seen<?> seen, Player player, Thinking thinking) {
    try {
      Decision decision = player.decide(seen, thinking);
      List<FromEngine.Rated> rated =
          decision.rated().stream()
              .limit(Limits.RATED)
              .map(
                  each ->
                      new FromEngine.Rated(
                          notation(seen, each.choice()), each.value(), each.weight()))
              .toList();
      Double value = decision.value().isPresent() ? decision.value().getAsDouble() : null;
      Boolean cut = decision.cut() ? true : null;
      say(new FromEngine.Info(ask.match(), ask.id(), decision.nodes(), value, null, rated, cut));
      String choice = notation(seen, decision.choice());
      Boolean passed = choice == null ? true : null;
      say(new FromEngine.Choose(ask.match(), ask.id(), choice, null, passed, null));
    } catch (RuntimeException | Error mistake) {
      say(new FromEngine.Error(ask.match(), Code.FAILED.text(), text(mistake)));
      say(new FromEngine.Choose(ask.match(), ask.id(), null, null, null, true));
    } finally {
      open.remove(ask.id());
    }
  }

  /** What and where, but not its message, which may name cards. */
  private static String text(Throwable mistake) {
    StackTraceElement[] trace = mistake.getStackTrace();
    String name = mistake.getClass().getSimpleName();
    return trace.length == 0 ? name : name + " at " + trace[0];
  }

  private static String notation(Seen<?> seen, int choice) {
    if (choice == Decision.WAIT) return null;
    Choice chosen = seen.question().choices().get(choice);
    return chosen.notation();
  }

  private void say(FromEngine message) {
    out.accept(Messages.line((Record) message));
  }
}
