package arenhold.server.retention;

import arenhold.server.account.SessionList;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Deletes expired data. Walks through tables by key, so that each statement examines a bounded
 * number of rows.
 */
@Repository
class Forgotten {

  /** The cursor at the start of a table. */
  static final UUID BEFORE_ALL = new UUID(0, 0);

  /**
   * The result of one batch.
   *
   * @param last the last key examined
   */
  record Step<K>(K last, int deleted) {}

  private final JdbcClient database;

  Forgotten(JdbcClient database) {
    this.database = database;
  }

  /**
   * Deletes expired sessions among the {@code most} after {@code from}. Empty at the end of the
   * table.
   */
  Optional<Step<byte[]>> sessions(byte[] from, int most) {
    return database
        .sql(
            """
            with page as (
              select token_hash, created_at from session
              where token_hash > ? order by token_hash limit ?),
            gone as (
              delete from session s using page
              where s.token_hash = page.token_hash
                and page.created_at <= now() - make_interval(days => ?)
              returning 1)
            select token_hash as last, (select count(*) from gone) as deleted
            from page order by token_hash desc limit 1""")
        .params(from, most, (int) SessionList.LIFE.toDays())
        .query((row, n) -> new Step<>(row.getBytes("last"), row.getInt("deleted")))
        .optional();
  }

  /**
   * Deletes unreferenced guests among the {@code most} players after {@code from}: those without a
   * session whom no match, room, rating, challenge or notice refers to. Empty at the end of the
   * table.
   *
   * @param age their minimum age
   */
  Optional<Step<UUID>> guests(UUID from, int most, Duration age) {
    return database
        .sql(
            """
            with page as (select id from player where id > ? order by id limit ?),
            gone as (
              delete from player p using page
              where p.id = page.id
                and p.deleted_at is null
                and p.computer is null
                and p.created_at < now() - make_interval(hours => ?)
                and not exists (select from account where player_id = p.id)
                and not exists (select from session where player_id = p.id)
                and not exists (select from room where host = p.id)
                and not exists (select from room_player where player_id = p.id)
                and not exists (select from match_player where player_id = p.id)
                and not exists (select from rating where player_id = p.id)
                and not exists (select from rating_change where player_id = p.id)
                and not exists (select from challenge where p.id in (challenger, challenged))
                and not exists (select from challenge_block where p.id in (player_id, blocked))
                and not exists (select from notice where player_id = p.id)
              returning 1)
            select id as last, (select count(*) from gone) as deleted
            from page order by id desc limit 1""")
        .params(from, most, (int) age.toHours())
        .query((row, n) -> new Step<>(row.getObject("last", UUID.class), row.getInt("deleted")))
        .optional();
  }

  /** The last key that {@link #guests} would examine. */
  Optional<UUID> lastOf(UUID from, int most) {
    return database
        .sql(
            """
            select id from (select id from player where id > ? order by id limit ?) page
            order by id desc limit 1""")
        .params(from, most)
        .query(UUID.class)
        .optional();
  }
}
