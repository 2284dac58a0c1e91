package arenhold.server.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.ManualTime;
import arenhold.server.testing.ServerTest;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionTemplate;

/** What counts as an outage, in tables of its own. */
class OutagesTest extends ServerTest {

  @Autowired private DataSource everybodys;

  private final ManualTime time = new ManualTime();
  private SingleConnectionDataSource own;
  private JdbcClient database;

  @BeforeEach
  void other_tables() throws SQLException {
    own = new SingleConnectionDataSource(everybodys.getConnection(), true);
    database = JdbcClient.create(own);
    for (String table : new String[] {"server_beat", "outage"}) {
      database
          .sql("create temporary table " + table + " (like public." + table + " including all)")
          .update();
    }
  }

  @AfterEach
  void gone() {
    for (String table : new String[] {"server_beat", "outage"}) {
      database.sql("drop table pg_temp." + table).update();
    }
    own.destroy();
  }

  /** The server starts; the one that ran before was killed. */
  private Outages started() {
    return new Outages(
        database, new TransactionTemplate(new DataSourceTransactionManager(own)), time);
  }

  @Test
  void a_server_that_never_ran_was_never_down() {
    Outages outages = started();
    assertEquals(0, outages.within(0, time.now() + 1_000));
  }

  @Test
  void what_lies_between_the_last_note_and_the_start_is_charged_to_nobody() {
    long died = time.now();
    started();
    time.pass(5_000);
    long back = time.now();
    Outages outages = started();
    time.pass(2_000);
    assertEquals(5_000, outages.within(died - 700, time.now()));
    assertEquals(5_000, outages.within(died, back));
    assertEquals(3_000, outages.within(died + 2_000, time.now()), "chose after the last note");
    assertEquals(0, outages.within(back, time.now()));
    time.pass(10_000);
    assertEquals(5_000 + 12_000, started().within(died, time.now()), "down twice");
  }

  @Test
  void starting_belongs_to_being_down_and_stopping_notes_the_moment() {
    started();
    time.pass(5_000);
    Outages slow = started();
    time.pass(3_000);
    slow.start();
    assertTrue(slow.isRunning());
    slow.ready();
    long began = time.now();
    assertEquals(8_000, slow.within(began - 100_000, began));
    time.pass(4_000);
    slow.stop();
    time.pass(1_000);
    assertEquals(1_000, started().within(began, time.now()), "down since it stopped");
  }

  @Test
  void nobody_is_charged_until_the_server_is_ready_however_long_its_port_has_been_open() {
    long died = time.now();
    started();
    time.pass(5_000);
    Outages starved = started();
    starved.start();
    time.pass(2_500);
    assertEquals(7_500, starved.within(died, time.now()));
    starved.ready();
    long ready = time.now();
    time.pass(1_500);
    assertEquals(7_500, starved.within(died, time.now()));
    assertEquals(0, starved.within(ready, time.now()));
    starved.stop();
    assertEquals(7_500, started().within(died, time.now()), "and that is known ever after");
  }

  @Test
  void a_server_that_stops_before_it_is_ready_was_down_all_the_time() {
    long died = time.now();
    started();
    time.pass(5_000);
    Outages starved = started();
    starved.start();
    time.pass(1_000);
    starved.stop();
    starved.ready();
    assertFalse(starved.isRunning());
    time.pass(1_000);
    assertEquals(7_000, started().within(died, time.now()));
  }

  /** The clocks, with a hang of the server just before one of the looks at them. */
  private final class HangingTime implements ServerTime {
    private int looks = Integer.MAX_VALUE;

    private void look() {
      if (--looks == 0) time.hang(60_000);
    }

    @Override
    public long now() {
      look();
      return time.now();
    }

    @Override
    public long count() {
      look();
      return time.count();
    }

    @Override
    public Alarm alarm(long moment, Runnable action) {
      return time.alarm(moment, action);
    }
  }

  @Test
  void a_hang_is_an_outage_wherever_in_a_heartbeat_it_comes() {
    for (int look = 1; look <= 8; look++) {
      HangingTime hanging = new HangingTime();
      var transaction = new TransactionTemplate(new DataSourceTransactionManager(own));
      Outages outages = new Outages(database, transaction, hanging);
      time.pass(1_000);
      outages.beat();
      long began = time.now();
      time.pass(1_000);
      hanging.looks = look;
      for (int i = 0; i < 3; i++) {
        outages.beat();
        time.pass(1_000);
      }
      hanging.looks = Integer.MAX_VALUE;
      outages.beat();
      long down = outages.within(began, time.now());
      assertTrue(down >= 60_000 && down <= 62_000, "before look " + look + ": " + down);
    }
  }

  @Test
  void a_note_that_took_long_is_an_outage_though_it_was_written_in_the_end() {
    long[] hang = {0};
    Outages outages =
        new Outages(
            database,
            new TransactionTemplate(new DataSourceTransactionManager(own)) {
              @Override
              public <T> T execute(TransactionCallback<T> action) {
                time.hang(hang[0]);
                hang[0] = 0;
                return super.execute(action);
              }
            },
            time);
    long began = time.now();
    hang[0] = 2_000;
    outages.beat();
    assertEquals(0, outages.within(began, time.now()), "that may happen");
    began = time.now();
    hang[0] = 5_000;
    outages.beat();
    assertEquals(5_000, outages.within(began, time.now()));
    time.pass(7_000);
    outages.beat();
    assertEquals(5_000, outages.within(began, time.now()), "it goes on");
    assertEquals(5_000, started().within(began, began + 5_000), "and is known ever after");
  }

  @Test
  void the_servers_clock_is_never_before_the_last_note() {
    started();
    long ahead = System.currentTimeMillis() + 100_000_000;
    database.sql("update server_beat set at = ?").param(new Timestamp(ahead)).update();
    assertTrue(new Clockwork().serverTime(database).now() >= ahead);
  }

  @Test
  void a_fault_does_not_end_the_notes() throws InterruptedException {
    CountDownLatch tried = new CountDownLatch(2);
    AtomicBoolean broken = new AtomicBoolean();
    Outages outages =
        new Outages(
            database,
            new TransactionTemplate(new DataSourceTransactionManager(own)) {
              @Override
              public <T> T execute(TransactionCallback<T> action) {
                if (broken.get()) {
                  tried.countDown();
                  throw new IllegalStateException("a mistake");
                }
                return super.execute(action);
              }
            },
            time);
    outages.start();
    outages.ready();
    broken.set(true);
    try {
      assertTrue(tried.await(20, TimeUnit.SECONDS));
    } finally {
      outages.stop();
    }
  }

  @Test
  void the_server_has_started_before_anybody_can_come() {
    assertTrue(started().getPhase() < WebServerApplicationContext.START_STOP_LIFECYCLE_PHASE);
  }
}
