package arenhold.server.load;

import arenhold.server.testing.Guest;
import arenhold.server.testing.RunningServer;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Passwords that are slow to judge, sent by many guests at once, beside rooms in play. */
final class Passwords implements Mode {

  /** Every letter of it may stand for several others. */
  private static final String SLOW = "p4s5w0rd4@8({[<3691!|1$5+7%2".repeat(5).substring(0, 128);

  @Override
  public String key() {
    return "passwords";
  }

  @Override
  public String help() {
    return "slow passwords beside rooms: attackers=25 rooms=2 think=200 seconds=30 heap=512";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    try (RunningServer server = LoadServer.start(wishes.otherwise("heap", 512))) {
      Map<String, Integer> answers = new TreeMap<>();
      AtomicInteger number = new AtomicInteger();
      Beside.measure(
          server,
          wishes,
          wishes.of("attackers", 25),
          () -> {
            // One request each, as from one address: a guest with an answer asks no more.
            Guest guest = Guest.at(server.address());
            String name = "Slow " + number.incrementAndGet();
            var body = Map.of("name", name, "password", SLOW);
            Beside.count(
                answers, String.valueOf(guest.request("POST", "/api/account", body).statusCode()));
          });
      Mode.say("answers: %s", answers);
    }
  }
}
