package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.MatchFiles;
import arenhold.server.testing.OwnDatabase;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The server is killed while a computer thinks; its choices can be repeated all the same. {@code
 * -Dcomputers.kills=100} kills it more often.
 */
class ComputerCrashIT {

  private static final int KILLS = Integer.getInteger("computers.kills", 2);

  private static final Random RANDOM = new Random(12);

  private static boolean asked(JsonNode state) {
    return !state.at("/match/question").isNull();
  }

  private static boolean over(JsonNode state) {
    return state.at("/room/phase").asString().equals("over");
  }

  /** Plays until the computer is to move, in a new match if one ends. */
  private static void toTheComputer(Socket socket) {
    while (true) {
      JsonNode state =
          socket.awaitState(one -> over(one) || one.at("/room/phase").asString().equals("playing"));
      if (over(state)) {
        socket.awaitAck(socket.sendAcked("again", Map.of()));
        socket.awaitState(one -> !over(one));
        continue;
      }
      if (!asked(state)) return;
      JsonNode choices = state.at("/match/question/choices");
      String choice = choices.get(RANDOM.nextInt(choices.size())).path("notation").asString();
      long number = state.at("/match/asked").asLong();
      socket.awaitAck(socket.sendAcked("choose", Map.of("choice", choice, "asked", number)));
      socket.awaitState(one -> over(one) || one.at("/match/asked").asLong() != number);
    }
  }

  /** The process in which the computer thinks, once it is there. */
  private static List<ProcessHandle> players(RunningServer server) {
    ProcessHandle own = ProcessHandle.of(server.process()).orElseThrow();
    Supplier<List<ProcessHandle>> players =
        () ->
            own.children()
                .filter(
                    one -> one.info().commandLine().orElse("").contains("arenhold.rules.cli.Main"))
                .toList();
    Until.holds("a process of players", () -> !players.get().isEmpty());
    return players.get();
  }

  /** The ids of messages in the log, each match's in order. */
  private static List<String> acks(OwnDatabase database) throws Exception {
    List<String> acks = new ArrayList<>();
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select match_id || ' ' || ack from match_entry where ack is not null")) {
      while (rows.next()) acks.add(rows.getString(1));
    }
    return acks;
  }

  @Test
  void a_computer_that_is_killed_while_it_thinks_answers_after_the_restart_and_only_once()
      throws Exception {
    try (OwnDatabase database = new OwnDatabase()) {
      Map<String, String> settings = new HashMap<>(database.settings());
      settings.put("arenhold.limits.seat-messages", "100000");
      settings.put("arenhold.computers.pace", "100ms");
      settings.put("arenhold.computers.pace-most", "300ms");
      try (RunningServer server = RunningServer.start(settings)) {
        Guest host = Guest.at(server.address());
        var wish =
            Map.of(
                "game",
                "tashkalar",
                "form",
                "duel",
                "watching",
                false,
                "computers",
                List.of("adept"));
        String link = host.post("/api/rooms", wish).path("link").asString();
        Socket socket = host.enter(link);
        for (int kill = 0; kill < KILLS; kill++) {
          toTheComputer(socket);
          List<ProcessHandle> players = players(server);
          long choices = socket.state().at("/match/choices").asLong();
          String match = socket.state().at("/match/id").asString();
          server.kill();
          Until.holds("its players gone", () -> players.stream().noneMatch(ProcessHandle::isAlive));
          server.startAgain();
          socket = host.enter(link);
          JsonNode state = socket.awaitState(one -> over(one) || asked(one));
          assertEquals(match, state.at("/match/id").asString());
          assertTrue(state.at("/match/choices").asLong() > choices, "nothing is lost");
        }
        JsonNode end = ComputerTables.playOut(socket, RANDOM);
        String path = "/api/matches/" + end.at("/match/id").asString();
        String said = MatchFiles.honest(host.request("GET", path, null).body());
        assertTrue(said.startsWith("ok "), said);
      }
      List<String> acks = acks(database);
      assertEquals(new HashSet<>(acks).size(), acks.size(), "nothing is answered twice");
      assertTrue(acks.stream().anyMatch(ack -> ack.contains("/")), "computers have ids too");
    }
  }
}
