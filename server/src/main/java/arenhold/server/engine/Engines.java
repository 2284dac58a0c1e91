package arenhold.server.engine;

import arenhold.engine.EngineFault;
import arenhold.players.Seen;
import arenhold.rules.Outcome;
import arenhold.server.clock.ServerTime;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * The engines of people's own, connected or waited for. Rooms ask them here and go on; the answer
 * comes back later, and always comes. All that is said is written and read on few threads at low
 * priority, so that rooms of people never become slower.
 */
@Component
public class Engines {

  private static final int THREADS = 1;

  private final Settings.Engines limits;
  private final ServerTime time;
  private final Figures figures;

  /** Those that are connected or have a match. */
  private final Map<UUID, Engine> engines = new ConcurrentHashMap<>();

  /** Those that have introduced themselves and are still connected. */
  private final Map<UUID, Connected> connected = new ConcurrentHashMap<>();

  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          THREADS,
          Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("engine-", 0).factory());
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("engine-clock").factory());

  @Autowired
  Engines(Settings settings, ServerTime time, Figures figures) {
    this(settings.engines(), time, figures);
  }

  Engines(Settings.Engines limits, ServerTime time, Figures figures) {
    this.limits = limits;
    this.time = time;
    this.figures = figures;
    figures.engines(connected);
    long ping = limits.ping().toMillis();
    clock.scheduleWithFixedDelay(
        () -> engines.values().forEach(Engine::ping), ping, ping, TimeUnit.MILLISECONDS);
  }

  /**
   * An engine that is connected, as people are shown it.
   *
   * @param program what the program at the other end calls itself
   * @param matches how many matches it plays
   * @param free whether it may be seated for another one
   */
  public record Connected(
      UUID id,
      String name,
      String owner,
      String program,
      String version,
      int matches,
      boolean free) {}

  // Connections.

  /**
   * An engine has connected; a connection that it had before ends.
   *
   * @return the connection, which hears what comes; null if too many engines are connected
   */
  public Link connect(Account account, Line line) {
    long linked =
        engines.values().stream()
            .filter(engine -> engine.linked() && !engine.id().equals(account.id()))
            .count();
    if (linked >= limits.most()) return null;
    Link[] made = new Link[1];
    with(account.id(), engine -> made[0] = engine.connect(account, line));
    return made[0];
  }

  /** Ends the connection of this engine, if it has one. */
  public void disconnect(UUID engine) {
    Engine known = engines.get(engine);
    if (known != null) known.hangUp();
  }

  /** The engines that are connected and say that they play this game, by name. */
  public List<Connected> playing(String game) {
    return engines.values().stream()
        .filter(engine -> engine.plays(game))
        .map(engine -> connected.get(engine.id()))
        .filter(one -> one != null)
        .sorted(Comparator.comparing(Connected::name))
        .toList();
  }

  /** Whether this engine is connected, plays this game, and may be seated for another match. */
  public boolean available(UUID id, String game) {
    Engine engine = engines.get(id);
    return plays(id, game) && engine != null && engine.free();
  }

  /** Whether this engine is connected and says that it plays this game. */
  public boolean plays(UUID id, String game) {
    Engine engine = engines.get(id);
    return engine != null && connected.get(id) != null && engine.plays(game);
  }

  /** The engine with this id, if it is connected; else null. */
  public Connected connected(UUID id) {
    return connected.get(id);
  }

  // Matches.

  /**
   * Seats an engine for the matches of a room, connected or not. Once a match has begun it is asked
   * in any case: what is too much for it is said before.
   *
   * @return whether it is seated there: false if it is for as many matches already as it may play
   */
  public boolean reserve(UUID id, UUID room) {
    boolean[] seated = new boolean[1];
    with(id, engine -> seated[0] = engine.reserve(room.toString()));
    return seated[0];
  }

  /** An engine plays no more in this room. */
  public void release(UUID id, UUID room) {
    Engine known = engines.get(id);
    if (known != null) known.release(room.toString());
  }

  /** How long an engine may think about a question. */
  public Duration within() {
    return limits.within();
  }

  /**
   * Asks an engine, connected or not. What it was asked before in this match is not open any more.
   *
   * @param until when the answer must be there, by the server's clock
   * @param answered called once, soon after {@code until} at the latest, unless the question lapses
   *     before; must return at once
   */
  public void ask(UUID id, Opening opening, Seen<?> seen, long until, Consumer<Answer> answered) {
    with(id, engine -> engine.ask(opening, seen, until, answered));
  }

  /** The question that is open in this match is not any more. */
  public void lapse(UUID id, String match) {
    with(id, engine -> engine.lapse(match));
  }

  /**
   * This match is over.
   *
   * @param outcome how it ended; null if the engine just does not play it any more
   */
  public void over(UUID id, String match, Outcome outcome) {
    with(id, engine -> engine.over(match, outcome));
  }

  private void with(UUID id, Consumer<Engine> action) {
    engines.compute(
        id,
        (same, known) -> {
          Engine engine = known == null ? new Engine(id, this) : known;
          action.accept(engine);
          return engine;
        });
  }

  // For the engines.

  ServerTime time() {
    return time;
  }

  ExecutorService threads() {
    return threads;
  }

  int matches() {
    return limits.matches();
  }

  void faulted(EngineFault fault) {
    figures.engineFault(fault.code().text());
  }

  /** This is known of an engine now; null if it is not connected or has not said who it is. */
  void known(UUID id, Connected now) {
    if (now == null) connected.remove(id);
    else connected.put(id, now);
  }

  /** Forgets an engine that is neither connected nor has a match. */
  void forget(Engine engine) {
    engines.computeIfPresent(engine.id(), (id, known) -> known.idle() ? null : known);
  }

  @PreDestroy
  void stop() {
    clock.shutdownNow();
    threads.shutdown();
  }
}
