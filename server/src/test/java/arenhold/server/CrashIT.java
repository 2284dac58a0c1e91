package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

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
          assertEquals(before[seat].path("match"), again.state().path("match"));
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
        assertEquals(before[seat].path("match"), again.state().path("match"));
      }
    }
  }
}
