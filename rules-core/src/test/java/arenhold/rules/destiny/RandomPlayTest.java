package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import arenhold.rules.Playout;
import arenhold.rules.Setup;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random matches with the prepared teams end. */
class RandomPlayTest {

  static Setup setup(int seats) {
    List<Map<String, String>> chosen = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      chosen.add(Map.of("team", Teams.OPTION.prepared().get(seat % 4).value()));
    }
    String form = seats == 2 ? Destiny.DUEL : Destiny.FREE_FOR_ALL;
    return new Setup("destiny", form, chosen, Map.of());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void matchesEnd(int seats) {
    Destiny game = new Destiny();
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Playout table =
          new Playout((seat, prompt, options) -> random.nextInt(options.size())) {
            @Override
            public boolean listening() {
              return true;
            }
          };
      Position p = game.start(setup(seats));
      table.play(game, p);
      assertNotNull(p.reason);
      assertEquals(seats, game.outcome(p).places().size());
    }
  }
}
