package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorSystem;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** This version reads data stored by an earlier one. */
@TestPropertySource(properties = "arenhold.room.idle=300ms")
@DirtiesContext
class OlderRoomsTest extends ServerTest {

  @Autowired private JdbcClient database;
  @Autowired private JdbcTemplate template;
  @Autowired private TransactionTemplate transactions;
  @Autowired private ActorSystem<Void> actors;

  private static String migration(String file) throws IOException {
    String name = "/db/migration/" + file;
    try (InputStream in = OlderRoomsTest.class.getResourceAsStream(name)) {
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
  void a_room_stored_before_there_were_clocks_hurries_nobody() throws IOException {
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

  @Test
  void earlier_notices_refer_to_players_by_number_instead_of_name() throws IOException {
    Gathered room = Gathered.at(server(), "duel", 2, Map.of());
    room.begin();
    UUID reader = UUID.fromString(room.guest(0).id());
    UUID other = UUID.fromString(room.guest(1).id());
    notice(reader, "turn", "/r/" + room.link());
    notice(reader, "accepted", "/players/" + other);
    UUID challenge =
        database
            .sql(
                """
                insert into challenge
                  (id, challenger, challenged, game, form, options, clock, rated, state, expires_at)
                values (gen_random_uuid(), ?, ?, 'tashkalar', 'duel', '{}', '{"kind":"none"}',
                  false, 'declined', '2030-01-01') returning id""")
            .params(other, reader)
            .query(UUID.class)
            .single();
    notice(reader, "challenge", "/?challenge=" + challenge);
    String script = migration("V14__turns_by_mail.sql");
    template.execute(script.substring(script.indexOf("update notice n set about = array(")));
    int told =
        database
            .sql(
                """
                select count(*) from notice where player_id = ? and about = array[?]::uuid[]
                  and params = '{"form":"duel"}'
                  and expires_at is not distinct from
                    case when kind = 'challenge' then timestamptz '2030-01-01' end""")
            .params(reader, other)
            .query(Integer.class)
            .single();
    assertEquals(3, told);
  }

  private void notice(UUID reader, String kind, String page) {
    database
        .sql(
            """
            insert into notice (player_id, kind, page, params)
            values (?, ?, ?, '{"form":"duel","players":"Ada"}')""")
        .params(reader, kind, page)
        .update();
  }

  @Test
  void the_former_switch_off_of_challenges_becomes_nobody() throws IOException {
    String script = migration("V13__challenges.sql");
    int from = script.indexOf("alter table player");
    String mapping = script.substring(from, script.indexOf("--", from));
    transactions.executeWithoutResult(
        begun -> {
          // Locks the table of players while this is open.
          template.execute(
              """
              create temporary table player (number int, challenges boolean not null default true)
                on commit drop;
              insert into player values (1, true), (2, false);"""
                  + mapping
                  + "insert into player values (3);");
          assertEquals(
              List.of("everybody", "nobody", "everybody"),
              database
                  .sql("select challenges from player order by number")
                  .query(String.class)
                  .list());
        });
  }
}
