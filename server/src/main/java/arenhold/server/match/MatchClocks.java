package arenhold.server.match;

import arenhold.server.clock.Clocks;
import arenhold.server.ops.StoredJson;
import java.sql.Timestamp;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Stores what the clocks of running matches show, and when each of them must be looked at. Callers
 * bring the transaction.
 */
@Repository
public class MatchClocks {

  private static final String STORE =
      """
      insert into match_clock (match_id, room_id, state, due_at) values (?, ?, ?::jsonb, ?)
      on conflict (match_id) do update set state = excluded.state, due_at = excluded.due_at""";

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

  /** Stores what these show now. */
  public void store(List<Row> rows) {
    if (rows.isEmpty()) return;
    template.batchUpdate(
        STORE,
        rows.stream().map(this::values).toList(),
        new int[] {Types.OTHER, Types.OTHER, Types.VARCHAR, Types.TIMESTAMP});
  }

  private Object[] values(Row row) {
    long due = Math.min(row.clocks().dueAt(), NEVER);
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

  /** The match is stopped: nobody need look at its clocks until they are stored again. */
  public void silence(UUID match) {
    database
        .sql("update match_clock set due_at = ? where match_id = ?")
        .params(new Timestamp(NEVER), match)
        .update();
  }

  /** The match is over: it has no clocks any more. */
  public void remove(UUID match) {
    database.sql("delete from match_clock where match_id = ?").param(match).update();
  }

  /** The rooms whose clocks should have been looked at before {@code moment}, latest first. */
  public List<UUID> due(long moment, int most) {
    return database
        .sql("select room_id from match_clock where due_at < ? order by due_at desc limit ?")
        .params(new Timestamp(moment), most)
        .query(UUID.class)
        .list();
  }
}
