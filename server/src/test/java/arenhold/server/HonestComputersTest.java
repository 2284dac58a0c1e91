package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.players.Level;
import arenhold.players.Levels;
import arenhold.rules.notation.MatchFile;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.MatchFiles;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * The file of a match in which computers played says which they were, and their choices follow from
 * what their seats knew.
 */
class HonestComputersTest extends ServerTest {

  @ParameterizedTest
  @CsvSource({
    "tashkalar, duel, 2, apprentice",
    "tvrz, shared, 3, apprentice",
    "destiny, duel, 2, novice",
  })
  void what_computers_chose_in_a_match_here_follows_from_what_their_seats_knew(
      String game, String form, int seats, String strongest) {
    Guest host = Guest.at(server());
    List<String> computers =
        Levels.offered(game, form, seats).reversed().stream()
            .filter(level -> level.compareTo(Level.named(strongest)) <= 0)
            .limit(seats - 1)
            .map(Level::key)
            .toList();
    Socket socket = ComputerTables.begun(host, game, form, computers);
    JsonNode end = ComputerTables.playOut(socket, new Random(8));
    String match = end.at("/match/id").asString();
    String text = host.request("GET", "/api/matches/" + match, null).body();
    MatchFile file = MatchFile.parseOne(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(computers.size(), file.computers().size());
    for (MatchFile.Computer one : file.computers()) {
      Level level = Level.named(computers.get(one.seat() - 1));
      assertEquals(Levels.of(file.setup(), level).player(), one.player());
      assertEquals(Levels.of(file.setup(), level).nodes(), one.budget());
      assertEquals(0, one.from());
    }
    String said = MatchFiles.honest(text);
    assertTrue(said.startsWith("ok "), said);
    assertTrue(said.contains(" choices of computers follow"), said);
    var replay = host.bring(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(200, replay.statusCode(), replay.body());
  }
}
