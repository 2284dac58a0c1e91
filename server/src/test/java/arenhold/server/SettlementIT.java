package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.OwnDatabase;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/**
 * Rated matches end while the server is killed or its database connection breaks. Each must count
 * exactly once, and a client that was sent the end must find it again.
 *
 * <p>A few kills in every run; more with {@code -Dsettlement.kills=500}.
 */
@Timeout(value = 4, unit = TimeUnit.HOURS)
class SettlementIT {

  private static final int KILLS = Integer.getInteger("settlement.kills", 2);

  /** Matches that end around each kill. */
  private static final int TABLES = Integer.getInteger("settlement.tables", 3);

  /** How often the connection breaks; limited, so that a slow machine finishes too. */
  private static final int MOST_BREAKS = 300;

  /** Choices after which resigning counts. */
  private static final int CHOICES = 12;

  /** The first kill comes this many microseconds after the first resignation. */
  private static final double FIRST = 30_000;

  /** The factor by which the delay is adjusted towards the ends at the next kill. */
  private static final double NEARER = 1.08;

  private static final List<String> SCHOOLS = List.of("northern", "southern");

  /** Statements that only the end of a match executes, up to its last one. */
  private static final Pattern OF_AN_END =
      Pattern.compile(
          "insert into (match_entry|rating)|update (match|room|rating)|delete from match_clock");

  private final Random random = new Random(31);
  private final List<Guest> players = new ArrayList<>();

  private static Map<String, String> settings(OwnDatabase database) {
    Map<String, String> settings = new HashMap<>(database.settings());
    settings.put("arenhold.limits.seat-messages", "100000");
    settings.put("arenhold.limits.sockets-per-player", "1000");
    settings.put("arenhold.limits.sockets-per-address", "10000");
    settings.put("arenhold.limits.guests", "10000");
    settings.put("arenhold.limits.requests", "10000");
    settings.put("arenhold.limits.logins-per-address", "10000");
    // Kills keep a machine busy; nobody must be disconnected for being slow.
    settings.put("arenhold.limits.hello-within", "2m");
    settings.put("arenhold.limits.silence", "10m");
    // Logs every transaction whose connection broke as one that could not be rolled back.
    settings.put("logging.level.org.springframework.transaction.interceptor", "off");
    return settings;
  }

  /** All players sit down in pairs and play until resigning counts. */
  private List<Duel> duels(String server) {
    while (players.size() < 2 * TABLES) players.add(Guest.account(server));
    Collections.shuffle(players, random);
    List<Duel> duels = new ArrayList<>();
    for (int i = 0; i < players.size(); i += 2) {
      Duel duel = Duel.start(players.get(i), players.get(i + 1), SCHOOLS, true);
      for (int n = 0; n < CHOICES; n++) duel.chooseAtRandom(random);
      duels.add(duel);
    }
    return duels;
  }

  private static boolean over(Socket socket) {
    return !socket.state().at("/match/outcome").isNull();
  }

  @Test
  void however_often_the_server_is_killed_around_their_ends_matches_count_once() throws Exception {
    int acknowledged = 0;
    int stored = 0;
    int notStored = 0;
    double wait = FIRST;
    try (OwnDatabase database = new OwnDatabase();
        RunningServer server = RunningServer.start(settings(database))) {
      for (int kill = 0; kill < KILLS; kill++) {
        List<Duel> duels = duels(server.address());
        int losing = random.nextInt(2);
        for (Duel duel : duels) duel.seat(losing).send("resign", duel.seat(losing).moment(), "end");
        LockSupport.parkNanos((long) (1_000 * wait * random.nextDouble(0.5, 1.5)));
        server.kill();
        server.startAgain();
        int before = acknowledged;
        for (Duel duel : duels) {
          boolean told = toldTheEnd(duel.seat(losing));
          Socket again = duel.player(losing).enter(duel.link());
          again.awaitState(state -> state.path("match").isObject());
          if (told) acknowledged++;
          else if (over(again)) stored++;
          else notStored++;
          assertTrue(over(again) || !told, "who was told the end finds it again");
          if (!over(again)) again.command("resign");
          again.awaitState(state -> over(again));
          again.tear();
        }
        // Half of the kills should come before an end is sent.
        wait = acknowledged > before ? wait / NEARER : wait * NEARER;
      }
      assertEachCountedOnce(database, KILLS * TABLES);
      System.out.printf(
          "%d kills around the ends of %d matches: %d were told before, %d only stored,"
              + " %d neither, %d of these broken off within their transaction%n",
          KILLS, KILLS * TABLES, acknowledged, stored, notStored, brokenOff(database));
    }
  }

  /** How many ends of matches were being stored when their connection broke. */
  private static long brokenOff(OwnDatabase database) throws IOException {
    Map<String, String> last = new HashMap<>();
    long count = 0;
    for (String line : database.log()) {
      String[] words = line.split(" ", 2);
      if (line.contains("with an open transaction")) {
        if (OF_AN_END.matcher(last.getOrDefault(words[0], "")).find()) count++;
      } else if (line.contains("LOG:  execute")) {
        last.put(words[0], words[1]);
      }
    }
    return count;
  }

  /** Whether this socket, now dead, received the acknowledgement. */
  private static boolean toldTheEnd(Socket socket) {
    boolean told = false;
    for (JsonNode frame; (frame = socket.next()) != null; ) {
      told |=
          "end".equals(frame.path("a").asString("")) && frame.path("t").asString().equals("ack");
    }
    return told;
  }

  @Test
  void however_often_the_database_breaks_off_around_their_ends_matches_count_once()
      throws Exception {
    try (OwnDatabase database = new OwnDatabase();
        RunningServer server = RunningServer.start(settings(database))) {
      List<Duel> duels = duels(server.address());
      AtomicBoolean over = new AtomicBoolean();
      int[] broken = {0};
      Thread breaking = Thread.ofPlatform().start(() -> breakOff(database, over, broken));
      for (Duel duel : duels) giveUp(duel);
      over.set(true);
      breaking.join();
      assertEachCountedOnce(database, TABLES);
      System.out.printf(
          "%d times the database broke off around the ends of %d matches%n", broken[0], TABLES);
    }
  }

  /** Terminates one of the server's connections, whatever it is doing, again and again. */
  private void breakOff(OwnDatabase database, AtomicBoolean over, int[] broken) {
    String any =
        """
        select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()
        order by (state = 'idle'), random() limit 1""";
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      while (!over.get() && broken[0] < MOST_BREAKS) {
        try (ResultSet one = statement.executeQuery(any)) {
          if (one.next()) broken[0]++;
        }
        LockSupport.parkNanos(1_000L * random.nextInt(20_000));
      }
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }

  /** Resigns until that is known to be stored, however often it is refused or disconnected. */
  private static void giveUp(Duel duel) {
    Socket socket = duel.seat(0);
    for (int attempt = 0; attempt < 1_000; attempt++) {
      try {
        if (socket == null || socket.closedWith() >= 0) socket = entered(duel);
        if (socket != null && endIsStored(socket)) return;
      } catch (CompletionException sentAway) {
        socket = null;
      }
    }
    throw new AssertionError("the match does not end");
  }

  /** Resigns once, unless the match is over already; returns whether it is. */
  private static boolean endIsStored(Socket socket) {
    if (socket.state() == null) return false;
    if (over(socket)) return true;
    String ack = socket.command("resign");
    for (JsonNode frame = socket.next(); frame != null; frame = socket.next()) {
      if (ack.equals(frame.path("a").asString(""))) break;
    }
    return over(socket);
  }

  /**
   * Reconnects, if the server can look up identities now; null if not.
   *
   * @throws CompletionException if it could not just before the socket was open
   */
  private static Socket entered(Duel duel) {
    var ticket = duel.player(0).request("POST", "/api/tickets", Map.of("link", duel.link()));
    if (ticket.statusCode() != 200) return null;
    Socket socket = Socket.open(duel.player(0));
    socket.hello(Guest.JSON.readTree(ticket.body()).path("ticket").asString(), null, null);
    return socket;
  }

  private static void assertEachCountedOnce(OwnDatabase database, int matches) throws SQLException {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      assertEquals(
          matches,
          number(statement, "select count(*) from match where outcome is not null and rated"));
      assertEquals(2 * matches, number(statement, "select count(*) from rating_change"));
      assertEquals(
          0,
          number(
              statement,
              """
              select count(*) from match m
              where (select count(*) from rating_change c where c.match_id = m.id) <> 2"""),
          "every match changed two ratings");
      assertEquals(
          0,
          number(
              statement,
              """
              select count(*) from rating r
              where matches <> (select count(*) from rating_change c
                                where c.player_id = r.player_id)"""),
          "every player's matches are counted");
      assertEquals(
          0,
          number(
              statement,
              """
              select count(*) from (
                select mu_before, lag(mu) over w as before, mu as now, lead(mu_before) over w as after,
                       player_id
                from rating_change window w as (partition by player_id order by at)) c
              join rating r on r.player_id = c.player_id
              where before <> mu_before or after is null and now <> r.mu"""),
          "every change goes on from the one before, up to the rating that stands");
    }
  }

  private static int number(Statement statement, String sql) throws SQLException {
    try (ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getInt(1);
    }
  }
}
