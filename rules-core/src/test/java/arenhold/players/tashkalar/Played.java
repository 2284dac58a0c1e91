package arenhold.players.tashkalar;

import arenhold.players.Meter;
import arenhold.players.Thinking;
import arenhold.rules.Playout;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.tashkalar.Insight;
import arenhold.rules.tashkalar.Position;
import arenhold.rules.tashkalar.TashKalar;
import arenhold.rules.tashkalar.card.Catalogue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/** Matches played straight through by planners, to look at what comes up in them. */
final class Played {

  static final TashKalar GAME = new TashKalar();

  private Played() {}

  /** Different schools, those of expansions too, drawn by this seed. */
  static Setup setup(String form, int seats, long seed) {
    List<String> keys = new ArrayList<>();
    Catalogue.SCHOOLS.forEach(school -> keys.add(school.key()));
    Collections.shuffle(keys, new Random(seed));
    List<Map<String, String>> each = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) each.add(Map.of("school", keys.get(seat)));
    return new Setup("tashkalar", form, each, Map.of("expansions", "yes"));
  }

  static Meter budget(long nodes) {
    return new Meter(Thinking.of(nodes, 0));
  }

  /** Plays a match to its end and shows a copy of every checkpoint within a turn. */
  static Position match(Setup setup, long seed, Consumer<Position> shown) {
    Position p = GAME.start(setup);
    Random random = new Random(seed);
    Planner planner = new Planner(GAME, new HandMade());
    int[][] plan = {{}};
    int[] at = {0};
    Playout table =
        new Playout(
            (seat, prompt, options) -> {
              if (seat == Seat.NATURE || at[0] >= plan[0].length) {
                return random.nextInt(options.size());
              }
              int code = plan[0][at[0]++];
              for (int i = 0; i < options.size(); i++) if (options.get(i) == code) return i;
              throw new IllegalStateException("planned what is not offered: " + code);
            });
    do {
      if (!Insight.acting(p)) continue;
      shown.accept(GAME.copy(p));
      if (at[0] < plan[0].length) continue;
      int seat = Insight.seat(p);
      plan[0] = planner.search(p, new int[0], seat, budget(0), 1).plans().getFirst().codes();
      at[0] = 0;
    } while (table.playUnit(GAME, p));
    return p;
  }
}
