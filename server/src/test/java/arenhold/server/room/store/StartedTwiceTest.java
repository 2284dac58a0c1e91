package arenhold.server.room.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.server.match.LostRace;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchLog;
import arenhold.server.match.StoredMatch;
import arenhold.server.room.state.RoomState;
import arenhold.server.testing.Duel;
import arenhold.server.testing.ServerTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A start that was stored although its answer was lost, and is tried again. */
class StartedTwiceTest extends ServerTest {

  @Autowired private Rooms rooms;
  @Autowired private MatchLog log;
  @Autowired private MatchClocks clocks;
  @Autowired private JdbcClient database;

  @Test
  void the_second_try_is_a_lost_race_so_that_the_room_reads_what_stands() {
    Duel duel = Duel.start(server());
    UUID match = UUID.fromString(duel.seat(0).state().at("/match/id").asString());
    UUID id =
        database
            .sql("select room_id from match where id = ?")
            .param(match)
            .query(UUID.class)
            .single();
    RoomState room = rooms.load(id).orElseThrow();
    StoredMatch stored = log.load(match).orElseThrow();
    MatchClocks.Row time = new MatchClocks.Row(match, id, clocks.load(match).orElseThrow());
    assertThrows(
        LostRace.class,
        () ->
            rooms.start(
                room,
                stored.match(),
                stored.lines(),
                List.of(0, 1),
                time,
                List.of(duel.asked()),
                List.of()));
    assertEquals(stored.lines(), log.load(match).orElseThrow().lines(), "nothing has changed");
  }
}
