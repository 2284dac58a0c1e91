package arenhold.server.ops;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Objects;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.callback.BaseCallback;
import org.flywaydb.core.api.callback.Callback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.flyway.autoconfigure.FlywayDataSource;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Migrates the schema at startup, over separate connections without a statement timeout but with a
 * short lock timeout, because all later queries queue behind a waiting lock. A migration that did
 * not get its lock is retried. The rules for scripts are in {@code docs/migrations.md}.
 */
@Configuration
class Migrations {

  private static final Logger LOG = LoggerFactory.getLogger(Migrations.class);

  /** The SQLSTATE of a statement that waited longer than {@code lock_timeout}. */
  private static final String LOCK_NOT_AVAILABLE = "55P03";

  /** Connections without the pools' socket timeout. */
  @Bean(defaultCandidate = false)
  @FlywayDataSource
  DataSource migrationDatabase(JdbcConnectionDetails database) {
    return unhurried(database.getJdbcUrl(), database.getUsername(), database.getPassword());
  }

  static DataSource unhurried(String url, String user, String password) {
    var source = new PGSimpleDataSource();
    source.setUrl(url);
    if (user != null) source.setUser(user);
    if (password != null) source.setPassword(password);
    source.setSocketTimeout(0);
    source.setTcpKeepAlive(true);
    return source;
  }

  /** Resets the timeouts before each script, so that no script's settings affect the next. */
  @Bean
  static Callback limitsOfMigrations(Settings settings) {
    return new Limits(settings.migration().lockWait());
  }

  static final class Limits extends BaseCallback {

    private final Duration lockWait;

    Limits(Duration lockWait) {
      this.lockWait = lockWait;
    }

    @Override
    public boolean supports(Event event, Context context) {
      return event == Event.BEFORE_EACH_MIGRATE;
    }

    @Override
    public boolean canHandleInTransaction(Event event, Context context) {
      return true;
    }

    @Override
    public void handle(Event event, Context context) {
      try (var statement = context.getConnection().createStatement()) {
        statement.execute("set statement_timeout = 0");
        statement.execute("set lock_timeout = " + lockWait.toMillis());
      } catch (SQLException failure) {
        throw new FlywayException("the timeouts of a migration cannot be set", failure);
      }
    }
  }

  @Bean
  static FlywayMigrationStrategy patience(Settings settings) {
    return flyway -> migrate(flyway, settings.migration().attempts());
  }

  /**
   * Migrates the schema to the newest version.
   *
   * @param attempts how often a script is started that fails to get a lock
   * @throws FlywayException if a script fails, or did not get its lock on the last attempt
   */
  static void migrate(Flyway flyway, int attempts) {
    for (int attempt = 1; ; attempt++) {
      forgetFailures(flyway);
      try {
        flyway.migrate();
        return;
      } catch (FlywayException failure) {
        if (attempt >= attempts || !waitedForLock(failure)) throw failure;
        LOG.warn("a migration waited too long for a lock and is retried ({})", attempt);
      }
    }
  }

  private static boolean waitedForLock(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && LOCK_NOT_AVAILABLE.equals(sql.getSQLState())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Lets non-transactional scripts rerun after a failure: they are written so that they can.
   * Without this, Flyway refuses every later start.
   */
  private static void forgetFailures(Flyway flyway) {
    var configuration = flyway.getConfiguration();
    var database = new JdbcTemplate(Objects.requireNonNull(configuration.getDataSource()));
    String table = configuration.getTable();
    Boolean there =
        database.queryForObject("select to_regclass(?) is not null", Boolean.class, table);
    if (Boolean.TRUE.equals(there)) {
      database.update("delete from \"" + table + "\" where not success");
    }
  }
}
