package arenhold.rules.testkit;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Varies the secrets of a set-up that one viewer must not know. */
final class OtherSecrets {

  private OtherSecrets() {}

  /** Draws another value for a secret option of a seat. */
  @FunctionalInterface
  interface Draw {
    /** A value that those who do not know the secret cannot tell from the one in the set-up. */
    String other(Setup setup, Seat seat, Option option, Table nature);
  }

  /** {@code setup} with other values for the secrets that {@code viewer} does not know. */
  static Setup of(Game<?> game, Setup setup, Viewer viewer, Draw draw, Random random) {
    GameInfo.Form form = game.info().form(setup.form());
    if (form.seatOptions().stream().noneMatch(Option::secret)) return setup;
    Random chances = new Random(random.nextLong());
    Table chance = new Playout((seat, prompt, codes) -> chances.nextInt(codes.size()));
    Setup other = setup;
    for (int seat = 0; seat < setup.size(); seat++) {
      if (viewer.knowsAs(Seat.of(seat))) continue;
      for (Option option : form.seatOptions()) {
        if (!option.secret()) continue;
        Setup changed =
            with(other, seat, option.key(), draw.other(setup, Seat.of(seat), option, chance));
        if (game.problem(changed) == null) other = changed;
      }
    }
    return other;
  }

  private static Setup with(Setup setup, int seat, String option, String value) {
    List<Map<String, String>> seats = new ArrayList<>(setup.seats());
    Map<String, String> chosen = new HashMap<>(seats.get(seat));
    chosen.put(option, value);
    seats.set(seat, chosen);
    return new Setup(setup.game(), setup.form(), seats, setup.table());
  }
}
