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
 * Stores the clocks of running matches and when each must next be checked. Callers provide the
 * transaction.
 */
@Repository
public class MatchClocks {

  private static final String STORE =
      """
      insert into match_clock (match_id, room_id, state, due_at) values (?, ?, ?::jsonb, ?)
      on conflict (match_id) do update set state = excluded.state, due_at = %s""";

  /**
   * A check that is too early finds the true deadline, so the index need not be updated on every
   * choice.
   */
  private static final String STORE_OFTEN =
      STORE.formatted("least(match_clock.due_at, excluded.due_at)");

  private static final String STORE_EXACTLY = STORE.formatted("excluded.due_at");

  private static final String CORRECT =
      "update match_clock set due_at = ? where match_id = ? and state = ?::jsonb";

  /** The start of the year 3000: matches without a deadline are never due. */
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
   * Stores clocks after a choice. The stored deadline may stay too early: {@link #due} corrects it.
   */
  public void store(List<Row> rows) {
    store(STORE_OFTEN, rows);
  }

  /** Stores clocks with their exact deadline. */
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

  /** The clocks of this match as last stored. */
  public Optional<Clocks> load(UUID match) {
    return database
        .sql("select state from match_clock where match_id = ?")
        .param(match)
        .query((row, n) -> json.read(row.getString("state"), Clocks.class))
        .optional();
  }

  /** The match is stopped: its clocks need no check until then, in milliseconds since 1970. */
  public void silence(UUID match, long until) {
    database
        .sql("update match_clock set due_at = ? where match_id = ?")
        .params(new Timestamp(until), match)
        .update();
  }

  /** Deletes the clocks of a match that is over. */
  public void remove(UUID match) {
    database.sql("delete from match_clock where match_id = ?").param(match).update();
  }

  private record Early(UUID match, UUID room, String state) {}

  /**
   * The rooms whose clocks were due before {@code moment}, latest first. Deadlines that were stored
   * too early are corrected and their rooms left out.
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
      // The statement skips rows that have changed meanwhile.
      template.batchUpdate(CORRECT, later, new int[] {Types.TIMESTAMP, Types.OTHER, Types.VARCHAR});
    }
    return due;
  }

  /**
   * The true deadline; 0 (at once) if the clocks cannot be read, so that their room reports the
   * error.
   */
  private long trueDue(Early one) {
    try {
      return due(json.read(one.state(), Clocks.class));
    } catch (JacksonException damaged) {
      return 0;
    }
  }
}
