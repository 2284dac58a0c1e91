package arenhold.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Games;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is offered as a level, in every form of every game. */
class LevelsTest {

  @Test
  void every_level_on_offer_is_a_listed_player_and_no_two_play_alike() {
    for (Game<?> game : Games.ALL) {
      for (GameInfo.Form form : game.info().forms()) {
        for (int seats = form.minSeats(); seats <= form.maxSeats(); seats++) {
          String where = game.info().key() + " " + form.key() + " " + seats;
          List<Level> offered = Levels.offered(game.info().key(), form.key(), seats);
          assertTrue(offered.size() >= 2, where);
          Set<Levels.Strength> strengths = new HashSet<>();
          for (Level level : offered) {
            Levels.Strength strength = Levels.of(game.info().key(), form.key(), seats, level);
            assertNotNull(Players.named(strength.player()), where + " " + level);
            assertTrue(strengths.add(strength), where + " " + level);
          }
        }
      }
    }
  }

  @Test
  void levels_are_named_by_their_keys() {
    for (Level level : Level.values()) assertEquals(level, Level.named(level.key()));
    assertNull(Level.named("NOVICE"));
  }
}
