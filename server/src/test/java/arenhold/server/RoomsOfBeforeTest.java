package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorSystem;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;

/** Rooms that an earlier version stored are read by this one. */
@TestPropertySource(properties = "arenhold.room.idle=300ms")
class RoomsOfBeforeTest extends ServerTest {

  @Autowired private JdbcClient database;
  @Autowired private JdbcTemplate template;
  @Autowired private ActorSystem<Void> actors;

  private static String migration(String file) throws IOException {
    String name = "/db/migration/" + file;
    try (InputStream in = RoomsOfBeforeTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void a_room_whose_match_was_over_knows_it_and_gathers_again() throws IOException {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    room.begin();
    room.resign(1);
    JsonNode before = room.seat(0).state();
    String id = room.fallAsleep(database, actors);
    database
        .sql(
            """
            update room set state = state - 'terms' - 'asked' - 'heard' - 'played'
            where id = ?::uuid""")
        .param(id)
        .update();
    template.execute(migration("V2__rooms_that_gather_again.sql"));
    Socket again = room.guest(0).enter(room.link());
    JsonNode after = again.awaitType("snapshot").at("/d/state");
    assertEquals(before.at("/room/played"), after.at("/room/played"));
    assertEquals(before.path("match"), after.path("match"));
    again.awaitAck(again.sendAcked("again", Map.of()));
    again.awaitState(state -> state.at("/room/phase").asString().equals("gathering"));
  }

  @Test
  void a_room_of_before_there_were_clocks_hurries_nobody() throws IOException {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    room.begin();
    UUID match = UUID.fromString(room.seat(0).state().at("/match/id").asString());
    String id = room.fallAsleep(database, actors);
    database.sql("update room set state = state - 'clock' where id = ?::uuid").param(id).update();
    database.sql("delete from match_clock where match_id = ?").param(match).update();
    String script = migration("V6__clocks.sql");
    template.execute(script.substring(0, script.indexOf(';')));
    Socket again = room.guest(0).enter(room.link());
    Socket other = room.guest(1).enter(room.link());
    other.awaitState(state -> state.at("/room/seats/0/present").asBoolean());
    assertEquals("none", other.state().at("/room/clock/kind").asString());
    assertEquals("wrong-phase", again.refused("again", Map.of()));
    other.settle();
    assertTrue(other.state().at("/match/clock").isNull());
    assertEquals(
        1,
        database
            .sql("select count(*) from match_clock where match_id = ?")
            .param(match)
            .query(Integer.class)
            .single(),
        "it will be abandoned if nobody goes on with it");
  }
}
