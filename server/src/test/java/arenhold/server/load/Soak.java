package arenhold.server.load;

import arenhold.server.testing.Duel;
import java.util.Random;

/** Games that begin and end, most of them early. */
final class Soak implements Mode {

  @Override
  public String key() {
    return "soak";
  }

  @Override
  public String help() {
    return "games begun and resigned: games=50000 atonce=8 pause=0 (ms before each) step=2000"
        + " minutes=120 heap=512; goes on"
        + " where it stopped";
  }

  @Override
  public void run(Wishes wishes) throws Exception {
    String counted = "select count(*) from match where ended_at is not null";
    new Endurance(key(), wishes, counted)
        .run(
            wishes.of("games", 50_000),
            server -> {
              Duel duel = Duel.start(server);
              for (int i = 0; i < 3; i++) duel.chooseAtRandom(new Random());
              duel.seat(0).awaitAck(duel.seat(0).command("resign"));
              for (int seat = 0; seat < 2; seat++) duel.seat(seat).tear();
            });
  }
}
