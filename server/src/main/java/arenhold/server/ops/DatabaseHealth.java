package arenhold.server.ops;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;

/**
 * Readiness check: whether the database answers. If the embedded one is down, reports that without
 * waiting for a connection.
 */
@Component("databaseHealthIndicator")
class DatabaseHealth implements HealthIndicator {

  private static final int SECONDS = 2;

  private final DataSource database;
  private final OwnPostgres own;

  DatabaseHealth(DataSource database, ObjectProvider<OwnPostgres> own) {
    this.database = database;
    this.own = own.getIfAvailable();
  }

  @Override
  public Health health() {
    boolean up = (own == null || own.alive()) && Pool.LOG.ask(this::answers);
    return (up ? Health.up() : Health.down()).build();
  }

  private boolean answers() {
    try (Connection connection = database.getConnection()) {
      return connection.isValid(SECONDS);
    } catch (SQLException away) {
      return false;
    }
  }
}
