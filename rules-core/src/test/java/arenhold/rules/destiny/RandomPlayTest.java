package arenhold.rules.destiny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import arenhold.rules.Playout;
import arenhold.rules.Setup;
import arenhold.rules.Table;
import arenhold.rules.destiny.card.Teams;
import arenhold.rules.destiny.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random matches end. */
class RandomPlayTest {

  static Setup setup(int seats) {
    List<Map<String, String>> chosen = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      chosen.add(Map.of("team", Teams.OPTION.prepared().get(seat % 4).value()));
    }
    String form = seats == 2 ? Destiny.DUEL : Destiny.FREE_FOR_ALL;
    return new Setup("destiny", form, chosen, Map.of());
  }

  /** A match in which every seat has a team drawn by chance. */
  static Setup drawn(int seats, long seed) {
    Table nature = table(new Random(seed));
    List<Map<String, String>> chosen = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) chosen.add(Map.of("team", Teams.any(nature)));
    return new Setup("destiny", setup(seats).form(), chosen, Map.of());
  }

  /**
   * For every number of seats one match with the prepared teams and so many with drawn ones;
   * choices can be taken back in all but every other one of these.
   */
  static List<Setup> setups(int drawn) {
    List<Setup> setups = new ArrayList<>();
    for (int seats = 2; seats <= 4; seats++) setups.add(setup(seats));
    for (int i = 0; i < 3 * drawn; i++) {
      Setup setup = drawn(2 + i % 3, i);
      setups.add(i % 2 == 0 ? setup : withoutTakingBack(setup));
    }
    return List.copyOf(setups);
  }

  private static Setup withoutTakingBack(Setup setup) {
    return new Setup(setup.game(), setup.form(), setup.seats(), Map.of("takeBack", "no"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void matchesEnd(int seats) {
    for (int seed = 0; seed < 200; seed++) ends(setup(seats), table(new Random(seed)));
  }

  /** With every card sooner or later. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void matchesOfDrawnTeamsEnd(int seats) {
    for (int seed = 0; seed < 300; seed++) {
      ends(drawn(seats, seed), table(new Random(seed)));
    }
  }

  private static Playout table(Random random) {
    return new Playout((seat, prompt, options) -> random.nextInt(options.size())) {
      @Override
      public boolean listening() {
        return true;
      }
    };
  }

  private static void ends(Setup setup, Playout table) {
    Destiny game = new Destiny();
    Position p = game.start(setup);
    table.play(game, p);
    assertNotNull(p.reason);
    assertEquals(setup.size(), game.outcome(p).places().size());
  }
}
