package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.EngineOwner;
import arenhold.server.testing.FreshData;
import arenhold.server.testing.Guest;
import arenhold.server.testing.OutsideEngine;
import arenhold.server.testing.OwnDatabase;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The server is killed while an engine of somebody's own thinks: once it is back, it tells the
 * engine everything again and asks again. {@code -Dengines.kills=100} kills it more often.
 */
class EngineCrashIT {

  private static final int KILLS = Integer.getInteger("engines.kills", 2);

  private static final Random RANDOM = new Random(21);

  /** Plays for the person until the engine is asked. */
  private static JsonNode toTheEngine(Socket socket) {
    while (true) {
      JsonNode state = socket.awaitState(ComputerTables::playing);
      if (!ComputerTables.asked(state)) return state;
      JsonNode choices = state.at("/match/question/choices");
      String choice = choices.get(RANDOM.nextInt(choices.size())).path("notation").asString();
      long number = state.at("/match/asked").asLong();
      socket.awaitAck(socket.sendAcked("choose", Map.of("choice", choice, "asked", number)));
      socket.awaitState(one -> one.at("/match/asked").asLong() != number);
    }
  }

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
  void an_engine_goes_on_after_the_server_was_killed_and_nothing_is_answered_twice()
      throws Exception {
    try (OwnDatabase database = new OwnDatabase()) {
      Map<String, String> settings = new HashMap<>(database.settings());
      settings.put("arenhold.limits.seat-messages", "100000");
      settings.put("arenhold.limits.requests", "100000");
      settings.put("arenhold.computers.pace", "0s");
      settings.put("arenhold.engines.within", "10m");
      try (RunningServer server =
          RunningServer.start(Arenhold.class, FreshData.folder("engines"), settings)) {
        EngineOwner owner = EngineOwner.at(server.address());
        OutsideEngine engine = owner.connect("lines");
        Guest host = Guest.at(server.address());
        Socket socket = owner.seated(host, Map.of("table", Map.of("first", "1")));
        String link = socket.state().at("/room/seatLink").asString();
        String match = engine.ready().path("match").asString();
        for (int kill = 0; kill < KILLS; kill++) {
          JsonNode state = toTheEngine(socket);
          JsonNode ask = engine.await("ask");
          long choices = state.at("/match/choices").asLong();
          server.kill();
          server.startAgain();
          engine = owner.connect("lines");
          socket = host.enter(link);
          assertEquals(match, engine.ready().path("match").asString());
          JsonNode again = engine.await("ask");
          assertEquals(ask.at("/question"), again.at("/question"));
          assertEquals(ask.at("/view"), again.at("/view"));
          engine.choose(again, 0);
          state = socket.awaitState(one -> one.at("/match/choices").asLong() > choices);
          assertTrue(state.at("/match/strikes").isEmpty());
        }
        engine.plays((ask, number) -> OutsideEngine.random(ask, RANDOM));
        JsonNode end = ComputerTables.playOut(socket, new Random(22));
        assertEquals("played", end.at("/match/outcome/reason").asString());
      }
      List<String> acks = acks(database);
      assertEquals(new HashSet<>(acks).size(), acks.size(), "nothing is answered twice");
    }
  }
}
