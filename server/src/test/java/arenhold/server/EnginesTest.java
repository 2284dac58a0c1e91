package arenhold.server;

import static arenhold.server.testing.ComputerTables.playOut;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.EngineOwner;
import arenhold.server.testing.Guest;
import arenhold.server.testing.OutsideEngine;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Engines of people's own at a table: how they are seated, and that they play whole matches. */
class EnginesTest extends ServerTest {

  @Test
  void an_engine_plays_a_whole_duel_against_a_person_that_is_not_rated() {
    EngineOwner owner = EngineOwner.at(server());
    OutsideEngine engine = owner.connect("views");
    Random random = new Random(1);
    var asked = engine.plays((ask, number) -> OutsideEngine.random(ask, random));
    Socket socket = owner.seated(Guest.at(server()), Map.of("rated", true));
    JsonNode state = socket.awaitState(ComputerTables::playing);
    assertEquals("engine", state.at("/room/seats/1/player/computer").asString());
    assertEquals(owner.name(), state.at("/room/seats/1/player/name").asString());
    assertFalse(state.at("/room/rated").asBoolean());
    JsonNode end = playOut(socket, new Random(2));
    assertEquals("played", end.at("/match/outcome/reason").asString());
    assertTrue(end.at("/match/strikes").isEmpty(), end.at("/match/strikes").toString());
    assertTrue(asked.get() > 5, "asked " + asked);
  }
}
