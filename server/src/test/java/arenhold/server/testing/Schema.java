package arenhold.server.testing;

import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** The tables of the server. */
public final class Schema {

  private Schema() {}

  /** Migrates a database to the newest version, as the server does at its start. */
  public static void migrate(DataSource database) {
    Flyway.configure()
        .dataSource(database)
        .locations("classpath:db/migration")
        // As in application.yaml: some indexes are created outside of every transaction.
        .configuration(Map.of("flyway.postgresql.transactional.lock", "false"))
        .load()
        .migrate();
  }
}
