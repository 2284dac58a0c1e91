package arenhold.server.account;

import arenhold.server.ops.DatabaseAway;
import arenhold.server.ops.Pool;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Reserves for accounts from before there was such a rule what their names look like without
 * accents and punctuation: once, beside everything else, after the first start that knows the rule.
 * Where two are alike so, it is reserved for the older name; both keep their names.
 */
@Component
class NamesOfBefore implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(NamesOfBefore.class);
  private static final int AT_ONCE = 500;

  /** When it goes on after the database was away. */
  private static final Duration AGAIN = Duration.ofMinutes(1);

  /** How long a server that stops waits for it. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  private final JdbcClient database;
  private final TransactionTemplate transaction;
  private volatile boolean running;
  private Thread worker;

  NamesOfBefore(JdbcClient database, TransactionTemplate transaction) {
    this.database = database;
    this.transaction = transaction;
  }

  private record Name(UUID player, String name, OffsetDateTime since) {}

  /** Before all names. */
  private static final Name NONE = new Name(new UUID(0, 0), "", OffsetDateTime.MIN);

  /** Reserves them all unless that was done. */
  private void reserve() {
    Name last = NONE;
    while (last != null && running) {
      Name before = last;
      last = transaction.execute(begun -> reserveAfter(before));
    }
  }

  /** Reserves the next of them; answers the last of these, or null if there are no more. */
  private Name reserveAfter(Name before) {
    // One server at a time; the second finds that it was done.
    database.sql("lock table names_alike in exclusive mode").update();
    if (!database.sql("select 1 from names_alike").query().listOfRows().isEmpty()) return null;
    List<Name> names = after(before);
    // In order, so that it and somebody who takes a name never wait for each other.
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

  private void work() {
    try {
      while (running) {
        try {
          reserve();
          return;
        } catch (DataAccessException | TransactionException away) {
          if (!running) return;
          DatabaseAway.warn(LOG, "names of before are not reserved yet", away);
          Thread.sleep(AGAIN);
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException fault) {
      LOG.error("names of before are not reserved until the next start", fault);
    }
  }

  @Override
  public synchronized void start() {
    running = true;
    worker = Pool.BACKGROUND.threads("names-of-before").newThread(this::work);
    worker.start();
  }

  @Override
  public synchronized void stop() {
    running = false;
    worker.interrupt();
    try {
      if (!worker.join(FAREWELL)) LOG.warn("names of before are still being reserved");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean isRunning() {
    return running;
  }
}
