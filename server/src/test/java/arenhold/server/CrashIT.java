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
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/** The packaged server is killed at the worst moments; everything it acknowledged must survive. */
class CrashIT {

  private static final Map<String, String> PLENTY =
      Map.of("arenhold.limits.seat-messages", "100000");

  /** The clocks as everyone sees them. */
  private static JsonNode clock(Duel duel) {
    return duel.seat(0).state().at("/match/clock");
  }

  /** Kills the server and starts it again; both players come back. */
  private static void killed(RunningServer server, Duel duel, OwnDatabase database)
      throws IOException, SQLException {
    for (int seat = 0; seat < 2; seat++) duel.seat(seat).settle();
    JsonNode[] before = {duel.seat(0).state(), duel.seat(1).state()};
    server.kill();
    long dead = System.currentTimeMillis();
    server.startAgain();
    for (int seat = 0; seat < 2; seat++) {
      Socket again = duel.player(seat).enter(duel.link());
      again.awaitState(state -> true);
      assertEquals(match(before[seat]), match(again.state()));
      duel.replace(seat, again);
    }
    notCharged(before[0].at("/match/clock"), clock(duel), database, dead);
  }

  /** Nobody is charged for the downtime; the player to move is charged for all other time. */
  private static void notCharged(JsonNode before, JsonNode after, OwnDatabase database, long dead)
      throws SQLException {
    for (String kept : List.of("control", "running", "paused", "proposal", "declined")) {
      assertEquals(before.path(kept), after.path(kept), kept);
    }
    long from = before.path("at").asLong();
    long to = after.path("at").asLong();
    String outages =
        """
        select coalesce(sum(lost) filter (where began <= ? and ended >= ?), 0), coalesce(sum(lost), 0)
        from (select began, ended,
                extract(epoch from least(ended, ?) - greatest(began, ?)) * 1000 as lost from outage) o
        where lost > 0""";
    long killed;
    long all;
    try (Connection connection = database.connect();
        PreparedStatement statement = connection.prepareStatement(outages)) {
      long[] moments = {dead + 100, dead, to, from};
      for (int i = 0; i < 4; i++) statement.setTimestamp(i + 1, new Timestamp(moments[i]));
      try (ResultSet lost = statement.executeQuery()) {
        assertTrue(lost.next());
        killed = Math.round(lost.getDouble(1));
        all = Math.round(lost.getDouble(2));
      }
    }
    assertTrue(killed > 0, "it is known that it was down");
    for (int seat = 0; seat < 2; seat++) {
      boolean runs = before.path("paused").isNull() && before.at("/running/0").asInt() == seat;
      long charged = before.at("/left/" + seat).asLong() - after.at("/left/" + seat).asLong();
      assertTrue(charged <= (runs ? to - from - killed : 0), "not while it was down: " + charged);
      // A hang is sometimes recognised only afterwards.
      assertTrue(charged >= (runs ? to - from - all : 0), "all other time: " + charged);
    }
  }

  private static void both(Duel duel, String type) {
    for (int seat = 0; seat < 2; seat++) {
      duel.seat(seat).awaitAck(duel.seat(seat).sendAcked(type, Map.of()));
    }
    for (int seat = 0; seat < 2; seat++) duel.seat(seat).settle();
  }

  /** Plays on into the middle of an effect. */
  private static void intoAnEffect(Duel duel, Random random) {
    for (int i = 0; i < 1000 && !duel.over(); i++) {
      duel.chooseAtRandom(random);
      if (!duel.over() && !duel.question().at("/context/source").isNull()) return;
    }
    throw new AssertionError("an effect was interrupted");
  }

  @Test
  void after_a_kill_in_the_middle_of_an_effect_both_go_on_with_the_same_question_and_true_clocks()
      throws Exception {
    Map<String, ?> live = Map.of("kind", "live", "base", 3600, "increment", 0, "delay", 0);
    try (OwnDatabase database = new OwnDatabase()) {
      Map<String, String> settings = new HashMap<>(PLENTY);
      settings.putAll(database.settings());
      try (RunningServer server = RunningServer.start(settings)) {
        Guest host = Guest.account(server.address());
        Guest guest = Guest.account(server.address());
        Duel duel = Duel.start(host, guest, List.of("northern", "southern"), true, live);
        Random random = new Random(3);
        intoAnEffect(duel, random);
        Socket one = duel.seat(0);
        one.awaitAck(one.sendAcked("pause", Map.of()));
        killed(server, duel, database);
        assertEquals("pause", clock(duel).at("/proposal/kind").asString(), "still proposed");
        both(duel, "pause");
        killed(server, duel, database);
        assertTrue(clock(duel).path("paused").isObject(), "still paused");
        Socket asked = duel.seat(duel.asked());
        String choice = duel.question().at("/choices/0/notation").asString();
        long question = asked.state().at("/match/asked").asLong();
        var answer = Map.of("choice", choice, "asked", question);
        assertEquals("paused", asked.refused("choose", answer));
        both(duel, "unpause");
        intoAnEffect(duel, random);
        flagFallsAfterAKill(server, duel, database);
      }
    }
  }

  /** A flag that was due during the downtime falls once the remaining time has passed since. */
  private static void flagFallsAfterAKill(RunningServer server, Duel duel, OwnDatabase database)
      throws Exception {
    int loser = duel.asked();
    server.kill();
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "update match_clock set due_at = now(), state = jsonb_set(state, '{left,%d}', '3000')"
              .formatted(loser));
      server.startAgain();
      // Nobody is there: the clock wakes the room.
      String end =
          "select outcome ->> 'reason', ended_at > (select max(ended) from outage) from match";
      for (boolean over = false; !over; ) {
        try (ResultSet row = statement.executeQuery(end)) {
          assertTrue(row.next());
          over = row.getString(1) != null;
          if (over) assertEquals("time", row.getString(1));
          if (over) assertTrue(row.getBoolean(2), "not while it was down");
        }
      }
      for (int seat = 0; seat < 2; seat++) {
        Socket again = duel.player(seat).enter(duel.link());
        JsonNode state = again.awaitState(one -> true);
        assertEquals(seat == loser ? 2 : 1, state.at("/match/outcome/places/" + seat).asInt());
        assertEquals("flagFell", again.events().getLast().path("kind").asString());
      }
      String counted =
          """
          select (select count(*) from match_entry where notation = '!flag'),
                 (select count(*) from rating_change), (select sum(matches) from rating),
                 (select count(*) from match_clock)""";
      try (ResultSet row = statement.executeQuery(counted)) {
        assertTrue(row.next());
        assertEquals(1, row.getInt(1), "one flag");
        assertEquals(2, row.getInt(2), "counted once for each");
        assertEquals(2, row.getInt(3));
        assertEquals(0, row.getInt(4), "no clock is left");
      }
    }
  }

  @Test
  void while_the_database_is_gone_nothing_is_acknowledged_and_afterwards_play_goes_on()
      throws IOException {
    try (RunningServer server = RunningServer.start(PLENTY)) {
      Duel duel = Duel.start(server.address());
      Random random = new Random(5);
      for (int i = 0; i < 10; i++) duel.chooseAtRandom(random);
      Socket socket = duel.seat(duel.asked());
      JsonNode match = socket.state().path("match");
      String choice = duel.question().at("/choices/0/notation").asString();
      var data = Map.of("choice", choice, "asked", socket.state().at("/match/asked").asLong());
      // A crash of PostgreSQL itself: all its processes are killed, and it recovers from its own
      // log.
      ProcessHandle database = server.database();
      database.children().forEach(ProcessHandle::destroyForcibly);
      JsonNode answer = null;
      for (int attempt = 0; attempt < 50; attempt++) {
        String ack = "try" + attempt;
        socket.send("choose", data, ack);
        answer = socket.await(frame -> ack.equals(frame.path("a").asString(null)));
        if (answer.path("t").asString().equals("ack")) break;
        assertEquals("unavailable", answer.at("/d/code").asString());
        assertEquals(match, socket.state().path("match"), "a refused choice changes nothing");
      }
      assertEquals("ack", answer.path("t").asString(), "the server recovers by itself");
      int lines = match.path("choices").asInt();
      for (int seat = 0; seat < 2; seat++) {
        duel.seat(seat).awaitState(state -> state.at("/match/choices").asInt() > lines);
      }
      for (int i = 0; i < 10; i++) duel.chooseAtRandom(random);
    }
  }

  @Test
  void while_the_database_hangs_nothing_is_acknowledged_and_afterwards_play_goes_on()
      throws IOException {
    Map<String, String> settings = new HashMap<>(PLENTY);
    settings.put("arenhold.database-seconds", "3");
    try (RunningServer server = RunningServer.start(settings)) {
      Duel duel = Duel.start(server.address());
      Random random = new Random(9);
      for (int i = 0; i < 10; i++) duel.chooseAtRandom(random);
      int seat = duel.asked();
      Socket socket = duel.seat(seat);
      JsonNode match = socket.state().path("match");
      String choice = duel.question().at("/choices/0/notation").asString();
      var data = Map.of("choice", choice, "asked", match.path("asked").asLong());
      List<ProcessHandle> database = new ArrayList<>(server.database().children().toList());
      database.addFirst(server.database());
      signal("STOP", database);
      try {
        socket.send("choose", data, "hung");
        assertEquals("unavailable", answer(socket, "hung").at("/d/code").asString());
        assertEquals(match, socket.state().path("match"), "a refused choice changes nothing");
      } finally {
        signal("CONT", database);
      }
      for (int attempt = 0; !acknowledged(duel, seat, data); attempt++) {
        assertTrue(attempt < 50, "the server recovers by itself");
      }
      int lines = match.path("choices").asInt();
      for (int i = 0; i < 2; i++) {
        if (duel.seat(i).closedWith() >= 0) again(duel, i);
        duel.seat(i).awaitState(state -> state.at("/match/choices").asInt() > lines);
      }
      for (int i = 0; i < 10; i++) duel.chooseAtRandom(random);
      JsonNode before = match(duel.seat(0).state());
      server.kill();
      server.startAgain();
      JsonNode after = match(duel.player(0).enter(duel.link()).awaitState(state -> true));
      assertEquals(before, after, "everything that was told is stored");
    }
  }

  /** The match as sent to clients, without absences, which differ until both players are back. */
  private static JsonNode match(JsonNode state) {
    return ((ObjectNode) state.path("match").deepCopy()).putNull("clock");
  }

  private static void signal(String name, List<ProcessHandle> processes) throws IOException {
    List<String> command = new ArrayList<>(List.of("kill", "-" + name));
    processes.forEach(process -> command.add(String.valueOf(process.pid())));
    new ProcessBuilder(command).start().onExit().join();
  }

  /** The answer to the message with this id; a missing node if the room was reloaded meanwhile. */
  private static JsonNode answer(Socket socket, String ack) {
    while (true) {
      JsonNode frame = socket.next();
      if (frame == null) return MissingNode.getInstance();
      if (ack.equals(frame.path("a").asString(null))) return frame;
    }
  }

  /**
   * Sends the same message again, on a new socket if need be; returns whether it is known to be
   * stored.
   */
  private static boolean acknowledged(Duel duel, int seat, Map<String, ?> data) {
    if (duel.seat(seat).closedWith() >= 0) again(duel, seat);
    duel.seat(seat).send("choose", data, "hung");
    return answer(duel.seat(seat), "hung").path("t").asString("").equals("ack");
  }

  private static void again(Duel duel, int seat) {
    duel.replace(seat, duel.player(seat).enter(duel.link()));
  }

  @Test
  void a_server_asked_to_stop_disconnects_everyone_and_leaves_nothing_behind() throws IOException {
    try (RunningServer server = RunningServer.start(PLENTY)) {
      Duel duel = Duel.start(server.address());
      Random random = new Random(7);
      for (int i = 0; i < 10; i++) duel.chooseAtRandom(random);
      JsonNode[] before = {duel.seat(0).state(), duel.seat(1).state()};
      ProcessHandle database = server.database();
      server.stop();
      assertEquals("restarting", duel.seat(0).awaitClose());
      assertEquals("restarting", duel.seat(1).awaitClose());
      // Its PostgreSQL stops with it.
      database.onExit().orTimeout(30, TimeUnit.SECONDS).join();
      server.startAgain();
      for (int seat = 0; seat < 2; seat++) {
        Socket again = duel.player(seat).enter(duel.link());
        again.awaitState(state -> state.path("match").isObject());
        assertEquals(match(before[seat]), match(again.state()));
      }
    }
  }
}
