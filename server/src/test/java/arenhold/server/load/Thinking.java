package arenhold.server.load;

import arenhold.players.Level;
import arenhold.players.Levels;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;

/**
 * Computers at tables of their own, beside rooms of people. Each plays against somebody who answers
 * at once, so that it is asked nearly all the time, or after some thought, as people do.
 */
final class Thinking implements Mode {

  private static final String GAME = "tashkalar";
  private static final String FORM = "duel";

  @Override
  public String key() {
    return "computers";
  }

  @Override
  public String help() {
    return "computers that think beside rooms: computers=50 level=5 (from 0, the weakest)"
        + " rooms=200 think=2000 seconds=60 settle=45 (s before they are measured) heap=2048"
        + " answer=0 (mean ms that their opponents take) rounds=1 (alone and beside)";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    List<Level> offered = Levels.offered(GAME, FORM, 2);
    int strength = Math.clamp(wishes.of("level", offered.size() - 1), 0, offered.size() - 1);
    Level level = offered.get(strength);
    AtomicLong choices = new AtomicLong();
    Map<String, String> plenty = Map.of("arenhold.limits.requests", "100000");
    wishes
        .otherwise("rooms", 200)
        .otherwise("think", 2_000)
        .otherwise("seconds", 60)
        .otherwise("settle", 45);
    try (RunningServer server = LoadServer.start(wishes, plenty)) {
      Beside.measure(
          server,
          wishes,
          wishes.of("computers", 50),
          () -> play(server.address(), level, choices, wishes.of("answer", 0)));
    }
    Mode.say("choices at the tables of %s: %d", level.key(), choices.get());
  }

  /** Plays against a computer, match after match, until the load is over. */
  private static void play(String server, Level level, AtomicLong choices, int answer)
      throws InterruptedException {
    Random random = new Random();
    Socket socket = ComputerTables.begun(Guest.at(server), GAME, FORM, List.of(level.key()));
    while (!Thread.currentThread().isInterrupted()) {
      JsonNode end = ComputerTables.playOut(socket, random, answer);
      choices.addAndGet(end.at("/match/choices").asLong());
      socket.awaitAck(socket.sendAcked("again", Map.of()));
      socket.awaitState(ComputerTables::playing);
    }
  }
}
