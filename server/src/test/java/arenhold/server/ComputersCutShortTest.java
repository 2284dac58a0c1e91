package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.MatchFile;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.MatchFiles;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;

/** Choices of computers that a deadline cut short are repeated from where it did. */
@TestPropertySource(properties = "arenhold.computers.within=0s")
@DirtiesContext
class ComputersCutShortTest extends ServerTest {

  @Test
  void the_nodes_of_every_choice_that_a_deadline_cut_short_are_in_the_file() {
    Guest host = Guest.at(server());
    Socket socket = ComputerTables.begun(host, "tashkalar", "duel", List.of("novice"));
    JsonNode end = ComputerTables.playOut(socket, new Random(9));
    String match = end.at("/match/id").asString();
    String text = host.request("GET", "/api/matches/" + match, null).body();
    MatchFile file = MatchFile.parseOne(text.getBytes(StandardCharsets.UTF_8));
    MatchFile.Computer computer = file.computers().getFirst();
    assertFalse(computer.cuts().isEmpty(), text);
    String said = MatchFiles.honest(text);
    assertTrue(said.startsWith("ok "), said);
    String silent = text.replaceAll("(?m)^(computer 2 \\S+ \\S+ \\S+) .*$", "$1");
    assertEquals(0, MatchFile.parse(silent).getFirst().computers().getFirst().cuts().size());
    assertTrue(MatchFiles.honest(silent).startsWith("FAIL "), "the nodes are needed");
  }
}
