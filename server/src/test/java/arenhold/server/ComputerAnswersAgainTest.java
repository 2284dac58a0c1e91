package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import tools.jackson.databind.JsonNode;

/** What a computer has answered and could not be stored it answers again. */
@Import(LostAnswers.class)
@DirtiesContext
class ComputerAnswersAgainTest extends ServerTest {

  @Autowired private JdbcClient database;

  @Test
  void an_answer_of_a_computer_that_could_not_be_stored_is_given_again_and_stored_once() {
    Guest host = Guest.at(server());
    var wish =
        Map.of(
            "game",
            "tashkalar",
            "form",
            "duel",
            "watching",
            false,
            "computers",
            List.of("novice"),
            "table",
            Map.of("first", "1"));
    String link = host.post("/api/rooms", wish).path("link").asString();
    // The next batch of the log is what the computer answers, which sets up the start pieces.
    LostAnswers.NEXT.set(LostAnswers.Lost.BEFORE);
    Socket socket = host.enter(link);
    JsonNode state =
        socket.awaitState(one -> ComputerTables.playing(one) && ComputerTables.asked(one));
    assertNull(LostAnswers.NEXT.get(), "it could not be stored at first");
    int twice =
        database
            .sql(
                """
                select count(*) - count(distinct ack) from match_entry
                where match_id = ?::uuid and ack is not null""")
            .param(state.at("/match/id").asString())
            .query(Integer.class)
            .single();
    assertEquals(0, twice);
  }
}
