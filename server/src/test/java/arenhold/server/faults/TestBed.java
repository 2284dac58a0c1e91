package arenhold.server.faults;

import arenhold.server.testing.FreshData;
import arenhold.server.testing.OwnDatabase;
import arenhold.server.testing.RunningServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * A packaged server with its database, and rooms that are played without end. The clients'
 * knowledge goes to a ledger in the given folder; on closing, the database's log is kept beside it,
 * so that both can be compared again at any time.
 */
final class TestBed implements AutoCloseable {

  /**
   * The configuration of a bed.
   *
   * @param machine options of the server's Java machine
   */
  record Plan(boolean ownDatabase, int rooms, Style style, List<String> machine) {

    /** The same on a Java machine as people run it, for faults whose times matter. */
    Plan asHosted() {
      return new Plan(ownDatabase, rooms, style, HOSTED);
    }

    /** The server's embedded database. */
    static Plan embedded(int rooms, Style style) {
      return new Plan(false, rooms, style, RunningServer.SMALL);
    }

    /** A database beside the server. */
    static Plan beside(int rooms, Style style) {
      return new Plan(true, rooms, style, RunningServer.SMALL);
    }
  }

  /** A machine busy with faults is slow; nobody must be disconnected for that. */
  private static final Map<String, String> PLENTY =
      Map.of(
          "arenhold.limits.seat-messages", "1000000",
          "arenhold.limits.sockets-per-player", "1000",
          "arenhold.limits.sockets-per-address", "100000",
          "arenhold.limits.guests", "1000000",
          "arenhold.limits.requests", "1000000",
          "arenhold.limits.silence", "1h",
          "arenhold.limits.hello-within", "1m");

  /** The collector of {@code play}, and a gigabyte of heap. */
  private static final List<String> HOSTED =
      List.of(
          "-XX:+UseCompactObjectHeaders",
          "-XX:MinHeapFreeRatio=70",
          "-XX:MaxHeapFreeRatio=85",
          "-Xmx1g");

  private static final Duration LONGEST_QUIET = Duration.ofMinutes(2);

  private final Ledger ledger;
  private final Path folder;
  private final String name;
  private final OwnDatabase database;
  private final Plan plan;
  private RunningServer server;
  private final Map<String, String> settings;
  private final List<PlayedRoom> rooms = new ArrayList<>();
  private Comparison before = new Comparison(0, 0, 0, 0, 0, 0, List.of());
  private long resentBefore;

  TestBed(Path folder, String fault, Plan plan) throws IOException {
    this(folder, fault, plan, null, Map.of());
  }

  /**
   * @param instead what is started instead of the packaged server
   */
  TestBed(Path folder, String fault, Plan plan, Class<?> instead) throws IOException {
    this(
        folder,
        fault,
        plan,
        settings -> RunningServer.start(instead, FreshData.folder("faults"), settings));
  }

  /**
   * @param data where the embedded database keeps its files, or null for a new folder
   * @param environment of the server's process
   */
  TestBed(Path folder, String fault, Plan plan, Path data, Map<String, String> environment)
      throws IOException {
    this(
        folder,
        fault,
        plan,
        settings ->
            RunningServer.start(
                data == null ? FreshData.folder("faults") : data,
                settings,
                plan.machine,
                environment));
  }

  private interface Start {
    RunningServer with(Map<String, String> settings) throws IOException;
  }

  private TestBed(Path folder, String fault, Plan plan, Start start) throws IOException {
    this.folder = Files.createDirectories(folder.resolve(fault));
    this.plan = plan;
    name = Long.toString(System.currentTimeMillis(), 36);
    ledger = Ledger.in(this.folder.resolve("ledger-" + name + ".tsv"));
    database = plan.ownDatabase ? new OwnDatabase() : null;
    settings = new HashMap<>(PLENTY);
    if (database != null) settings.putAll(database.settings());
    server = start.with(settings);
  }

  /** Opens rooms in which all players play; returns once every room is in play. */
  void begin() {
    begin(server.address());
  }

  /** The same for people who reach the server at this address. */
  void begin(String address) {
    Random random = new Random();
    for (int i = 0; i < plan.rooms; i++) {
      long seed = random.nextInt(1 << 24) * 3L + i % 3;
      rooms.add(PlayedRoom.at(address, plan.style, ledger, seed));
    }
    long now = System.nanoTime();
    rooms.forEach(PlayedRoom::play);
    goOn(now, LONGEST_QUIET);
  }

  RunningServer server() {
    return server;
  }

  /** Another server on the same database replaces this one, which is dead. */
  void replace(RunningServer other) {
    server = other;
  }

  /** The database beside the server. */
  OwnDatabase database() {
    return database;
  }

  /** Settings with which another server shares the database and the limits. */
  Map<String, String> settings() {
    return settings;
  }

  List<PlayedRoom> rooms() {
    return rooms;
  }

  List<Player> players() {
    return rooms.stream().flatMap(room -> room.players().stream()).toList();
  }

  /** Records an acknowledgement received by a client other than the players. */
  void told(Invocation one) {
    ledger.invoked(one);
    ledger.learned(one, Invocation.Fate.OK);
  }

  /** How many choices and commands of all players were acknowledged. */
  long acknowledged() {
    return players().stream().mapToLong(Player::acknowledged).sum();
  }

  /** A connection to the database, wherever it is. */
  Connection connect() throws SQLException, IOException {
    if (database != null) return database.connect();
    String address = "jdbc:postgresql://127.0.0.1:%d/postgres".formatted(server.databasePort());
    return DriverManager.getConnection(address, "postgres", "");
  }

  /**
   * Waits until every room has progressed: in each, a message sent after this moment (of
   * nanoseconds) was acknowledged.
   *
   * @return the milliseconds from then until the last one did
   * @throws AssertionError if one does not for this long
   */
  long goOn(long since, Duration longest) {
    await(
        "all rooms go on",
        longest,
        () -> rooms.stream().allMatch(room -> room.parked() || room.goesOn(since)));
    long parked = rooms.stream().filter(PlayedRoom::parked).count();
    if (parked > 0) throw new AssertionError(parked + " rooms were parked");
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since);
  }

  /** Lets all players learn the fate of everything they sent, and begin nothing new. */
  void quiet() {
    players().forEach(player -> player.hold(true));
    await("all is known", LONGEST_QUIET, () -> players().stream().allMatch(Player::idle));
  }

  /** Lets all players resume. */
  void loud() {
    players().forEach(player -> player.hold(false));
  }

  static void await(String what, Duration longest, BooleanSupplier so) {
    long since = System.nanoTime();
    while (!so.getAsBoolean()) {
      if (System.nanoTime() - since > longest.toNanos()) {
        throw new AssertionError("not within " + longest.toSeconds() + " s: " + what);
      }
      try {
        TimeUnit.MILLISECONDS.sleep(5);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
  }

  /**
   * Compares the clients' knowledge with the database, once all fates are known; players resume
   * afterwards.
   */
  Findings compare() throws SQLException, IOException {
    return compare(odd());
  }

  /** The same, ignoring messages about states that were over by then. */
  Findings compareWrites() throws SQLException, IOException {
    return compare(0);
  }

  private Findings compare(long odd) throws SQLException, IOException {
    quiet();
    List<LogLine> log;
    try (Connection connection = connect()) {
      log = LogLine.stored(connection);
    }
    Comparison now = Comparison.of(ledger.lines(), log);
    long resent = ledger.resendings();
    Findings findings =
        new Findings(
            now.compared() - before.compared(),
            resent - resentBefore,
            now.lost() - before.lost(),
            now.twice() - before.twice(),
            now.gaps() - before.gaps(),
            now.invented() - before.invented(),
            now.unknown(),
            odd,
            now.faults());
    before = now;
    resentBefore = resent;
    LogLine.write(log, folder.resolve("log-" + name + ".tsv"));
    ledger.compared();
    loud();
    return findings;
  }

  private long odd() {
    return players().stream()
        .mapToLong(one -> one.contradictions() + one.following().gaps() + one.following().older())
        .sum();
  }

  @Override
  public void close() throws IOException {
    try (ledger) {
      for (PlayedRoom room : rooms) room.stop();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      server.kill();
      stopDatabase();
    }
  }

  /** A killed server leaves its PostgreSQL behind. */
  private void stopDatabase() throws IOException {
    if (database != null) {
      database.close();
      return;
    }
    try {
      server.database().destroy();
    } catch (IOException | java.util.NoSuchElementException gone) {
      // It ended before.
    }
  }
}
