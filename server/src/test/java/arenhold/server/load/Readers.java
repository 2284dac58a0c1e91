package arenhold.server.load;

import arenhold.server.testing.Guest;
import arenhold.server.testing.RunningServer;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** One person's pages that read without end, beside rooms in play. */
final class Readers implements Mode {

  private static final int ROOMS = 20;

  private static final int TOO_MANY = 429;

  @Override
  public String key() {
    return "readers";
  }

  @Override
  public String help() {
    return "parallel readers of one session beside rooms: attackers=50 rooms=2 think=200 seconds=30"
        + " pause=0 (ms after a refusal) heap=512";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    int pause = wishes.of("pause", 0);
    try (RunningServer server = LoadServer.start(wishes.otherwise("heap", 512))) {
      Guest reader = Guest.at(server.address());
      for (int i = 0; i < ROOMS; i++) reader.makeDuel(Map.of(), false);
      Map<String, Integer> answers = new TreeMap<>();
      Beside.measure(
          server,
          wishes,
          wishes.of("attackers", 50),
          () -> {
            while (!Thread.interrupted()) {
              var answer = reader.request("GET", "/api/me/rooms", null);
              Beside.count(answers, String.valueOf(answer.statusCode()));
              if (answer.statusCode() == TOO_MANY) TimeUnit.MILLISECONDS.sleep(pause);
            }
          });
      Mode.say("answers: %s", answers);
    }
  }
}
