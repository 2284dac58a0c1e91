package arenhold.server.analysis;

import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Analyses in the database: those that were asked for, and those that were made. */
@Repository
class StoredAnalyses {

  private final JdbcClient database;

  StoredAnalyses(JdbcClient database) {
    this.database = database;
  }

  /**
   * What is stored of an analysis.
   *
   * @param document null until it has been made
   * @param before how many are made before it, if it waits
   */
  record Stored(String document, boolean failed, int before) {}

  /** One that is to be made. */
  record Wanted(UUID match, String version) {}

  /** The analysis of this match in this version, if it was asked for. */
  Optional<Stored> of(UUID match, String version) {
    return database
        .sql(
            """
            select a.document, a.failed,
                   (select count(*) from analysis b
                    where b.document is null and not b.failed and b.asked_at < a.asked_at) as before
            from analysis a where a.match_id = ? and a.version = ?""")
        .params(match, version)
        .query(
            (row, n) ->
                new Stored(
                    row.getString("document"), row.getBoolean("failed"), row.getInt("before")))
        .optional();
  }

  /** How many wait to be made. */
  int waiting() {
    return count("select count(*) from analysis where document is null and not failed");
  }

  /** How many this player waits for. */
  int waitingFor(UUID player) {
    return database
        .sql("select count(*) from analysis where asked_by = ? and document is null and not failed")
        .param(player)
        .query(Integer.class)
        .single();
  }

  private int count(String sql) {
    return database.sql(sql).query(Integer.class).single();
  }

  /** Puts one at the end of the queue, unless it was asked for before. */
  @Transactional
  void ask(UUID match, String version, UUID player) {
    database
        .sql(
            """
            insert into analysis (match_id, version, asked_by) values (?, ?, ?)
            on conflict (match_id, version) do nothing""")
        .params(match, version, player)
        .update();
  }

  /** The one to make next. */
  Optional<Wanted> next() {
    return database
        .sql(
            """
            select match_id, version from analysis where document is null and not failed
            order by asked_at, match_id limit 1""")
        .query(
            (row, n) -> new Wanted(row.getObject("match_id", UUID.class), row.getString("version")))
        .optional();
  }

  /** Keeps one that has been made. */
  @Transactional
  void made(Wanted wanted, String document) {
    database
        .sql(
            """
            update analysis set document = ?, asked_by = null
            where match_id = ? and version = ?""")
        .params(document, wanted.match(), wanted.version())
        .update();
  }

  /** Notes that one cannot be made. */
  @Transactional
  void failed(Wanted wanted) {
    database
        .sql(
            """
            update analysis set failed = true, asked_by = null
            where match_id = ? and version = ?""")
        .params(wanted.match(), wanted.version())
        .update();
  }
}
