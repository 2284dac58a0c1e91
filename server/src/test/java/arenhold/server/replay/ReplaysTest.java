package arenhold.server.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.Games;
import arenhold.rules.notation.FileRefused;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.testing.MatchFiles;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A match file designed to keep the server busy. */
class ReplaysTest {

  private static final GameShelf GAMES = new GameShelf(Games.ALL);

  @Test
  void a_match_that_takes_longer_than_its_budget_is_refused_at_the_line_it_came_to() {
    String duel = MatchFiles.random("--form", "duel");
    int first = duel.indexOf("\n1 ", duel.indexOf("\n* "));
    String begun = duel.substring(0, Math.max(first, duel.indexOf("; 1 place") + 1));
    int offered = duel.indexOf("1 place");
    String place = duel.substring(offered, offered + "1 place e5".length());
    String endless =
        duel.substring(0, offered)
            + (place + "\n1 !takeback\n").repeat(20_000)
            + "result unfinished\n";
    byte[] file = endless.getBytes(StandardCharsets.UTF_8);
    Replays hurried = new Replays(GAMES, Duration.ofMillis(50));
    FileRefused refused = assertThrows(FileRefused.class, () -> hurried.open(file));
    assertEquals(FileRefused.Problem.TOO_LONG, refused.problem());
    assertTrue(refused.line() > begun.lines().count() / 2, refused::getMessage);
    // The next one is opened nevertheless.
    byte[] nothing = "nothing".getBytes(StandardCharsets.UTF_8);
    refused = assertThrows(FileRefused.class, () -> hurried.open(nothing));
    assertEquals(FileRefused.Problem.NO_MATCH, refused.problem());
  }
}
