package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The embedded PostgreSQL: it is restarted after a crash, and stops after everything that uses it.
 */
class EmbeddedDatabaseIT {

  private static final Map<String, String> PLENTY =
      Map.of(
          "arenhold.limits.seat-messages", "100000",
          "arenhold.limits.requests", "100000",
          "arenhold.limits.guests", "100000");

  /** Without this file PostgreSQL does not start, as on a full disk. */
  private static final Path NEEDED = Path.of("global", "pg_control");

  private static final Path ASIDE = Path.of("pg_control.aside");

  private static void takeAway(RunningServer server) throws IOException {
    Files.move(server.databaseFiles().resolve(NEEDED), server.databaseFiles().resolve(ASIDE));
  }

  private static void giveBack(RunningServer server) throws IOException {
    Files.move(server.databaseFiles().resolve(ASIDE), server.databaseFiles().resolve(NEEDED));
  }

  private static Duel played(RunningServer server) {
    Duel duel = Duel.start(server.address());
    Random random = new Random(11);
    for (int i = 0; i < 10; i++) duel.chooseAtRandom(random);
    return duel;
  }

  private static void killDatabase(RunningServer server) throws IOException {
    ProcessHandle database = server.database();
    database.destroyForcibly();
    database.onExit().orTimeout(30, TimeUnit.SECONDS).join();
  }

  /** The match as sent to clients, without presence. */
  private static JsonNode match(JsonNode state) {
    return Duel.withoutClock(state.path("match"));
  }

  /**
   * Sends the same choice until it is acknowledged; until then it may be refused for one reason
   * only.
   */
  private static void goOn(Duel duel) {
    int seat = duel.asked();
    JsonNode before = duel.seat(seat).state().path("match");
    String choice = duel.question().at("/choices/0/notation").asString();
    var data = Map.of("choice", choice, "asked", before.path("asked").asLong());
    String ack = "again" + before.path("choices").asInt();
    Until.holds("goes on", () -> acknowledged(duel, seat, data, ack));
    for (int i = 0; i < 2; i++) {
      if (duel.seat(i).closedWith() >= 0) again(duel, i);
      duel.seat(i)
          .awaitState(state -> state.at("/match/choices").asInt() > before.path("choices").asInt());
    }
  }

  private static boolean acknowledged(Duel duel, int seat, Map<String, ?> data, String ack) {
    if (duel.seat(seat).closedWith() >= 0) again(duel, seat);
    Socket socket = duel.seat(seat);
    socket.send("choose", data, ack);
    for (JsonNode frame = socket.next(); frame != null; frame = socket.next()) {
      if (!ack.equals(frame.path("a").asString(null))) continue;
      if (frame.path("t").asString().equals("ack")) return true;
      assertEquals("unavailable", frame.at("/d/code").asString());
      return false;
    }
    return false;
  }

  private static void again(Duel duel, int seat) {
    duel.replace(seat, duel.player(seat).enter(duel.link()));
  }

  /** Everything sent to clients has survived the server's own crash. */
  private static void nothingIsLost(RunningServer server, Duel duel) throws IOException {
    JsonNode before = match(duel.seat(0).state());
    server.kill();
    server.startAgain();
    assertEquals(before, match(duel.player(0).enter(duel.link()).awaitState(state -> true)));
  }

  /** Log entries with a stack trace. */
  private static List<String> traces(RunningServer server) {
    List<String> lines = server.log();
    return IntStream.range(1, lines.size())
        .filter(i -> lines.get(i).startsWith("\tat ") && !lines.get(i - 1).startsWith("\t"))
        .mapToObj(i -> lines.get(i - 1))
        .toList();
  }

  @Test
  void a_database_that_was_killed_is_started_again_and_play_goes_on() throws IOException {
    try (RunningServer server = RunningServer.start(PLENTY)) {
      Duel duel = played(server);
      killDatabase(server);
      for (int i = 0; i < 5; i++) goOn(duel);
      Until.holds("ready", server::ready);
      assertEquals(List.of(), traces(server));
      nothingIsLost(server, duel);
    }
  }

  @Test
  void a_database_that_cannot_start_is_retried_and_readiness_is_down_meanwhile()
      throws IOException {
    try (RunningServer server = RunningServer.start(PLENTY)) {
      Duel duel = played(server);
      takeAway(server);
      killDatabase(server);
      Until.holds("not ready", () -> !server.ready());
      Until.holds(
          "tried", () -> server.log().stream().anyMatch(line -> line.contains("restarting it")));
      giveBack(server);
      goOn(duel);
      Until.holds("ready", server::ready);
      assertEquals(List.of(), traces(server));
      nothingIsLost(server, duel);
    }
  }

  @Test
  void a_server_whose_database_stays_away_ends() throws IOException {
    Map<String, String> settings = new HashMap<>(PLENTY);
    settings.put("arenhold.own-database.give-up-after", "1s");
    try (RunningServer server = RunningServer.start(settings)) {
      Duel duel = played(server);
      JsonNode before = match(duel.seat(0).state());
      takeAway(server);
      killDatabase(server);
      assertEquals(1, server.ended());
      giveBack(server);
      server.startAgain();
      assertEquals(before, match(duel.player(0).enter(duel.link()).awaitState(state -> true)));
    }
  }

  /** Plays one match after the other until the server disconnects everyone. */
  private static final class Table implements Runnable {
    private final String server;
    private final CountDownLatch playing;
    private final Random random;
    private final List<Duel> played = new ArrayList<>();

    Table(String server, CountDownLatch playing, long seed) {
      this.server = server;
      this.playing = playing;
      this.random = new Random(seed);
    }

    @Override
    public void run() {
      try {
        while (true) {
          Duel duel = Duel.start(server);
          synchronized (played) {
            played.add(duel);
          }
          for (int i = 0; !duel.over(); i++) {
            duel.chooseAtRandom(random);
            if (i == 10) playing.countDown();
          }
        }
      } catch (RuntimeException | AssertionError sentAway) {
        // The server has stopped.
      }
    }
  }

  @Test
  void a_server_asked_to_stop_during_play_stores_work_in_progress() throws Exception {
    try (RunningServer server = RunningServer.start(PLENTY)) {
      int tables = 8;
      CountDownLatch playing = new CountDownLatch(tables);
      List<Table> all = new ArrayList<>();
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < tables; i++) {
        Table table = new Table(server.address(), playing, i);
        all.add(table);
        threads.add(Thread.ofVirtual().start(table));
      }
      playing.await();
      server.stop();
      for (Thread thread : threads) thread.join();
      List<String> bad =
          server.log().stream()
              .filter(line -> line.contains(" WARN ") || line.contains(" ERROR "))
              .toList();
      assertEquals(List.of(), bad);
      server.startAgain();
      for (Table table : all) {
        Duel duel = table.played.getLast();
        JsonNode known = duel.seat(0).state();
        if (known.path("match").isNull()) continue;
        JsonNode now = duel.player(0).enter(duel.link()).awaitState(state -> true);
        assertTrue(now.at("/match/choices").asInt() >= known.at("/match/choices").asInt());
      }
    }
  }

  @Test
  void a_server_that_is_asked_to_stop_while_its_database_is_away_ends_without_many_words()
      throws IOException {
    try (RunningServer server = RunningServer.start(PLENTY)) {
      List<Duel> duels = new ArrayList<>();
      for (int i = 0; i < 4; i++) duels.add(played(server));
      takeAway(server);
      killDatabase(server);
      for (Duel duel : duels) {
        Socket asked = duel.seat(duel.asked());
        String choice = duel.question().at("/choices/0/notation").asString();
        var data = Map.of("choice", choice, "asked", asked.state().at("/match/asked").asLong());
        asked.sendAcked("choose", data);
      }
      server.stop();
      assertEquals(List.of(), traces(server));
      giveBack(server);
      server.startAgain();
      for (Duel duel : duels) {
        JsonNode known = duel.seat(0).state();
        JsonNode now = duel.player(0).enter(duel.link()).awaitState(state -> true);
        assertEquals(known.at("/match/choices").asInt(), now.at("/match/choices").asInt());
      }
    }
  }
}
