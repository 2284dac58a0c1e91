package arenhold.server.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.ServerTest;
import java.sql.Timestamp;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The time of the next look at a clock may be stored too early, never too late. */
class MatchClocksTest extends ServerTest {

  /** Far enough ahead that the server itself does not look at it. */
  private static final long THEN = 10_000_000_000_000L;

  private static final TimeControl FIVE = new TimeControl.Live(300, 0, 0);

  @Autowired private MatchClocks clocks;
  @Autowired private JdbcClient database;

  private UUID match;
  private UUID room;

  /** A match whose room looks at no clock. */
  private void begin() {
    Gathered gathered = Gathered.at(server(), "duel", 2, Map.of());
    gathered.begin();
    match = UUID.fromString(gathered.seat(0).state().at("/match/id").asString());
    String found = "select room_id from match where id = ?";
    room = database.sql(found).param(match).query(UUID.class).single();
    clocks.remove(match);
  }

  private MatchClocks.Row row(long at) {
    return new MatchClocks.Row(match, room, Clocks.begin(FIVE, 2, 1, 0, List.of(0), at));
  }

  private long due() {
    return database
        .sql("select due_at from match_clock where match_id = ?")
        .param(match)
        .query(Timestamp.class)
        .single()
        .getTime();
  }

  private boolean isDue(long moment) {
    return clocks.due(moment, 100_000).contains(room);
  }

  @Test
  void a_choice_leaves_it_unchanged_and_an_early_look_corrects_it() {
    begin();
    clocks.store(List.of(row(THEN)));
    assertEquals(THEN + 300_000, due());
    clocks.store(List.of(row(THEN + 60_000)));
    assertEquals(THEN + 300_000, due(), "the index is not touched");
    assertFalse(isDue(THEN + 310_000));
    assertEquals(THEN + 360_000, due());
    assertTrue(isDue(THEN + 370_000));
    clocks.remove(match);
  }

  @Test
  void an_earlier_due_time_is_stored_at_once() {
    begin();
    clocks.store(List.of(row(THEN + 60_000)));
    clocks.store(List.of(row(THEN)));
    assertEquals(THEN + 300_000, due());
    clocks.storeExactly(row(THEN + 60_000));
    assertEquals(THEN + 360_000, due());
    clocks.remove(match);
  }

  @Test
  void unreadable_clocks_are_due_so_that_their_room_reports_them() {
    begin();
    clocks.store(List.of(row(THEN)));
    database
        .sql("update match_clock set state = '{\"left\":7}' where match_id = ?")
        .param(match)
        .update();
    assertTrue(isDue(THEN + 310_000));
    clocks.remove(match);
  }
}
