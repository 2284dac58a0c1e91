package arenhold.server.account;

import arenhold.server.ops.Backfill;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Reserves the accent-free skeletons of names taken before that rule existed. Runs once, in the
 * background, after the first start of a version with the rule. If two names share a skeleton, it
 * is reserved for the older one; both keep their names.
 */
@Component
class NameBackfill extends Backfill {

  private static final int AT_ONCE = 500;

  private final JdbcClient database;
  private final TransactionTemplate transaction;

  NameBackfill(JdbcClient database, TransactionTemplate transaction) {
    super("name-backfill", "reserving older names");
    this.database = database;
    this.transaction = transaction;
  }

  private record Name(UUID player, String name, OffsetDateTime since) {}

  /** A cursor before all names. */
  private static final Name NONE = new Name(new UUID(0, 0), "", OffsetDateTime.MIN);

  /** Reserves them all, unless that was done before. */
  @Override
  protected void fillIn() {
    Name last = NONE;
    while (last != null && isRunning()) {
      Name before = last;
      last = transaction.execute(begun -> reserveAfter(before));
    }
  }

  /** Reserves the next batch. Returns its last name, or null if there are no more. */
  private Name reserveAfter(Name before) {
    // One server at a time; a second one finds the work done.
    database.sql("lock table names_alike in exclusive mode").update();
    if (!database.sql("select 1 from names_alike").query().listOfRows().isEmpty()) return null;
    List<Name> names = after(before);
    // In sorted order, so that this and concurrent renames cannot deadlock.
    SortedMap<String, UUID> oldest = new TreeMap<>();
    for (Name one : names) oldest.putIfAbsent(Likeness.loose(one.name()), one.player());
    oldest.forEach(this::reserve);
    if (names.size() == AT_ONCE) return names.getLast();
    database.sql("insert into names_alike values (now())").update();
    return null;
  }

  private List<Name> after(Name before) {
    return database
        .sql(
            """
            select player_id, name, since from name_change where (since, player_id) > (?, ?)
            order by since, player_id limit ?""")
        .params(before.since(), before.player(), AT_ONCE)
        .query(
            (row, n) ->
                new Name(
                    row.getObject("player_id", UUID.class),
                    row.getString("name"),
                    row.getObject("since", OffsetDateTime.class)))
        .list();
  }

  private void reserve(String skeleton, UUID player) {
    database
        .sql("insert into reserved_name (skeleton, player_id) values (?, ?) on conflict do nothing")
        .params(skeleton, player)
        .update();
  }
}
