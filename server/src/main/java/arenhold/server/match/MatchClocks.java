package arenhold.server.match;

import arenhold.server.clock.Clocks;
import arenhold.server.ops.StoredJson;
import java.sql.Timestamp;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import tools.jackson.core.JacksonException;

/**
 * Stores what the clocks of running matches show, and when each of them must be looked at. Callers
 * bring the transaction.
 */
@Repository
public class MatchClocks {

  private static final String STORE =
      """
      insert into match_clock (match_id, room_id, state, due_at) values (?, ?, ?::jsonb, ?)
      on conflict (match_id) do update set state = excluded.state, due_at = %s""";

  /** A check that comes too early finds the true deadline, so the index need not be updated. */
  private static final String STORE_OFTEN =
      STORE.formatted("least(match_clock.due_at, excluded.due_at)");

  private static final String STORE_EXACTLY = STORE.formatted("excluded.due_at");

  private static final String CORRECT =
      "update match_clock set due_at = ? where match_id = ? and state = ?::jsonb";

  /** The first moment of the year 3000: matches that wait for nobody are never due. */
  private static final long NEVER = 32_503_680_000_000L;

  private final JdbcClient database;
  private final JdbcTemplate template;
  private final StoredJson json;

  MatchClocks(JdbcClient database, JdbcTemplate template, StoredJson json) {
    this.database = database;
    this.template = template;
    this.json = json;
  }

  /** The clocks of one match. */
  public record Row(UUID match, UUID room, Clocks clocks) {}

  /**
   * Stores what these show now, as every choice does. When they must be looked at may stay earlier
   * than it need be: {@link #due} puts that right.
   */
  public void store(List<Row> rows) {
    store(STORE_OFTEN, rows);
  }

  /** Stores what these show now and exactly when they must be looked at. */
  public void storeExactly(Row row) {
    store(STORE_EXACTLY, List.of(row));
  }

  private void store(String statement, List<Row> rows) {
    if (rows.isEmpty()) return;
    template.batchUpdate(
        statement,
        rows.stream().map(this::values).toList(),
        new int[] {Types.OTHER, Types.OTHER, Types.VARCHAR, Types.TIMESTAMP});
  }

  private static long due(Clocks clocks) {
    return Math.min(clocks.dueAt(), NEVER);
  }

  private Object[] values(Row row) {
    long due = due(row.clocks());
    String state = json.write(row.clocks());
    return new Object[] {row.match(), row.room(), state, new Timestamp(due)};
  }

  /** What the clocks of this match showed when they were stored last. */
  public Optional<Clocks> load(UUID match) {
    return database
        .sql("select state from match_clock where match_id = ?")
        .param(match)
        .query((row, n) -> json.read(row.getString("state"), Clocks.class))
        .optional();
  }

  /** The match is stopped: nobody need look at its clocks for a while. */
  public void silence(UUID match, long until) {
    database
        .sql("update match_clock set due_at = ? where match_id = ?")
        .params(new Timestamp(until), match)
        .update();
  }

  /** The match is over: it has no clocks any more. */
  public void remove(UUID match) {
    database.sql("delete from match_clock where match_id = ?").param(match).update();
  }

  private record Early(UUID match, UUID room, String state) {}

  /**
   * The rooms whose clocks should have been looked at before {@code moment}, latest first. Where
   * that is noted too early, it is put right and the room left alone.
   */
  public List<UUID> due(long moment, int most) {
    List<Early> noted =
        database
            .sql(
                """
                select match_id, room_id, state from match_clock
                where due_at < ? order by due_at desc limit ?""")
            .params(new Timestamp(moment), most)
            .query(
                (row, n) ->
                    new Early(
                        row.getObject("match_id", UUID.class),
                        row.getObject("room_id", UUID.class),
                        row.getString("state")))
            .list();
    List<UUID> due = new ArrayList<>();
    List<Object[]> later = new ArrayList<>();
    for (Early one : noted) {
      long when = trueDue(one);
      if (when < moment) due.add(one.room());
      else later.add(new Object[] {new Timestamp(when), one.match(), one.state()});
    }
    if (!later.isEmpty()) {
      // Unless they have been stored anew meanwhile.
      template.batchUpdate(CORRECT, later, new int[] {Types.TIMESTAMP, Types.OTHER, Types.VARCHAR});
    }
    return due;
  }

  /** When the clocks must be looked at; at once where they cannot be read: their room says why. */
  private long trueDue(Early one) {
    try {
      return due(json.read(one.state(), Clocks.class));
    } catch (JacksonException damaged) {
      return 0;
    }
  }
}
