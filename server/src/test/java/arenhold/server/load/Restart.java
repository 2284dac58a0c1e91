package arenhold.server.load;

import arenhold.server.testing.Duel;
import arenhold.server.testing.RunningServer;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** The server is killed in the middle of a match and started again, several times. */
final class Restart implements Mode {

  private static final int CHOICES = 5;

  @Override
  public String key() {
    return "restart";
  }

  @Override
  public String help() {
    return "from a kill to the first choice that is stored again: times=5";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    Random random = new Random(1);
    try (RunningServer server = RunningServer.start(Map.of(), LoadServer.PLAY)) {
      Duel duel = Duel.start(server.address());
      for (int i = 1; i <= wishes.of("times", 5); i++) {
        for (int choice = 0; choice < CHOICES; choice++) duel.chooseAtRandom(random);
        server.kill();
        long dead = System.nanoTime();
        server.startAgain();
        double ready = since(dead);
        for (int seat = 0; seat < 2; seat++) {
          duel.replace(seat, duel.player(seat).enter(duel.link()));
          duel.seat(seat).awaitState(state -> !state.path("match").isNull());
        }
        double back = since(dead);
        duel.chooseAtRandom(random);
        Mode.say(
            "kill %d: ready after %.1f s, both players back after %.1f s, a choice told after %.1f s",
            i, ready, back, since(dead));
      }
    }
  }

  private static double since(long moment) {
    return (System.nanoTime() - moment) / (double) TimeUnit.SECONDS.toNanos(1);
  }
}
