package arenhold.server.retention;

import arenhold.server.account.SessionList;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Deletes what nobody can use any more. Walks through a table by its key, so that each statement
 * looks at a bounded number of rows.
 */
@Repository
class Forgotten {

  /** Where a walk through a table begins. */
  static final UUID BEFORE_ALL = new UUID(0, 0);

  /**
   * What became of some rows.
   *
   * @param last the key up to which was looked
   */
  record Step<K>(K last, int deleted) {}

  private final JdbcClient database;

  Forgotten(JdbcClient database) {
    this.database = database;
  }

  /** Deletes sessions that have ended by their age, of the {@code most} after {@code from}. */
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
   * Deletes guests of whom nothing is left but their name, of the {@code most} people after {@code
   * from}: they have no session, and no match, room, rating, challenge or notice tells of them.
   *
   * @param age how old they are at least
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

  /** The key up to which {@link #guests} looks, whatever becomes of them. */
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
