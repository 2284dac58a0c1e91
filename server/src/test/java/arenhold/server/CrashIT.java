package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import java.io.IOException;
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

/**
 * The packaged server is killed at the worst moments; nothing that was acknowledged may be missing.
 */
class CrashIT {

  private static final Map<String, String> PLENTY =
      Map.of("arenhold.limits.seat-messages", "100000");

  @Test
  void after_a_kill_in_the_middle_of_an_effect_both_go_on_with_the_same_question()
      throws IOException {
    try (RunningServer server = RunningServer.start(PLENTY)) {
      Duel duel = Duel.start(server.address());
      Random random = new Random(3);
      int kills = 0;
      for (int i = 0; i < 1000 && kills < 3 && !duel.over(); i++) {
        duel.chooseAtRandom(random);
        boolean inEffect = !duel.over() && !duel.question().at("/context/source").isNull();
        if (!inEffect) continue;
        kills++;
        JsonNode[] before = {duel.seat(0).state(), duel.seat(1).state()};
        server.kill();
        server.startAgain();
        for (int seat = 0; seat < 2; seat++) {
          Socket again = duel.player(seat).enter(duel.link());
          again.awaitState(
              state ->
                  state.at("/room/seats/0/present").asBoolean()
                      || state.at("/room/seats/1/present").asBoolean());
          assertEquals(match(before[seat]), match(again.state()));
          duel.replace(seat, again);
        }
      }
      assertTrue(kills > 0, "an effect was interrupted");
      for (int i = 0; i < 20 && !duel.over(); i++) duel.chooseAtRandom(random);
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
      // A crash of PostgreSQL itself: all its processes are killed and it recovers by its own log.
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

  /** The match as it is told but for who is absent, which differs until both have come again. */
  private static JsonNode match(JsonNode state) {
    return ((ObjectNode) state.path("match").deepCopy()).putNull("clock");
  }

  private static void signal(String name, List<ProcessHandle> processes) throws IOException {
    List<String> command = new ArrayList<>(List.of("kill", "-" + name));
    processes.forEach(process -> command.add(String.valueOf(process.pid())));
    new ProcessBuilder(command).start().onExit().join();
  }

  /** The answer to the message with this id; a missing one if the room was read anew meanwhile. */
  private static JsonNode answer(Socket socket, String ack) {
    while (true) {
      JsonNode frame = socket.next();
      if (frame == null) return MissingNode.getInstance();
      if (ack.equals(frame.path("a").asString(null))) return frame;
    }
  }

  /** Says the same again, by a new socket if need be; whether it is known to be stored. */
  private static boolean acknowledged(Duel duel, int seat, Map<String, ?> data) {
    if (duel.seat(seat).closedWith() >= 0) again(duel, seat);
    duel.seat(seat).send("choose", data, "hung");
    return answer(duel.seat(seat), "hung").path("t").asString("").equals("ack");
  }

  private static void again(Duel duel, int seat) {
    duel.replace(seat, duel.player(seat).enter(duel.link()));
  }

  @Test
  void a_server_that_is_asked_to_stop_sends_everybody_away_and_leaves_nothing_behind()
      throws IOException {
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
