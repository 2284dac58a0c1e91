package arenhold.server.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.players.Level;
import arenhold.server.computer.Computer;
import arenhold.server.testing.Guest;
import arenhold.server.testing.PlayedMatches;
import arenhold.server.testing.PlayedMatches.Made;
import arenhold.server.testing.ServerTest;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The level that fits, of whole histories. */
class FittingOfMatchesTest extends ServerTest {

  @Autowired private Fitting fitting;
  @Autowired private JdbcClient database;

  @Test
  void only_the_newest_matches_are_looked_through() {
    PlayedMatches matches = new PlayedMatches(database);
    Guest player = Guest.at(server());
    Guest other = Guest.at(server());
    Guest computer = Guest.known(server(), "", new Computer(Level.NOVICE, 1).id().toString());
    Instant now = Instant.now();
    matches.add(
        new Made(now.minusSeconds(100_000), "duel", false).seat(player, 0, 1).seat(computer, 1, 2));
    UUID id = UUID.fromString(player.id());
    for (int i = 1; i < Fitting.NEWEST; i++) {
      matches.add(
          new Made(now.minusSeconds(i), "duel", false).seat(player, 0, 1).seat(other, 1, 2));
    }
    assertEquals("novice", fitting.of(id, "tashkalar", "duel", 2).level());
    matches.add(new Made(now, "duel", false).seat(player, 0, 1).seat(other, 1, 2));
    assertEquals(Fitting.Fit.NONE, fitting.of(id, "tashkalar", "duel", 2));
  }
}
