package arenhold.server.faults;

import arenhold.server.testing.Guest;
import java.sql.Connection;
import java.sql.Statement;

/**
 * Every connection of the server's pools waits for a lock: those for the log, for rooms and,
 * through many page requests, those for pages.
 */
final class PoolExhausted extends DatabaseFault {

  private static final long MILLIS = 15_000;
  private static final long FEW_MILLIS = 3_000;
  private static final int PAGES = 60;

  PoolExhausted() {
    super("pool", "every connection to PostgreSQL blocked", 15, 0);
  }

  @Override
  long strike(TestBed bed, Run run) throws Exception {
    Guest reader = bed.players().getFirst().guest();
    try (Connection connection = bed.connect();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute(
          "lock table session, room, match_entry, server_beat in access exclusive mode");
      for (int i = 0; i < PAGES; i++) Thread.ofVirtual().start(() -> read(reader));
      nothingIsAcknowledged(bed, run, run.brief() ? FEW_MILLIS : MILLIS);
      connection.rollback();
    }
    return System.nanoTime();
  }

  private static void read(Guest reader) {
    try {
      reader.request("GET", "/api/me/rooms", null);
    } catch (RuntimeException refused) {
      // All that matters is that it waits.
    }
  }
}
