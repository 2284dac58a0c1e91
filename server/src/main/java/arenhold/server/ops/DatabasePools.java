package arenhold.server.ops;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.jdbc.autoconfigure.DataSourceProperties;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.datasource.lookup.AbstractRoutingDataSource;

/** Opens the connection {@link Pool}s and gives each thread connections of its own pool. */
@Configuration
class DatabasePools {

  /** The database's address and credentials. */
  private record At(String getJdbcUrl, String getUsername, String getPassword)
      implements JdbcConnectionDetails {}

  /**
   * @param own the embedded database, if the operator has configured none
   */
  @Bean
  JdbcConnectionDetails database(DataSourceProperties configured, ObjectProvider<OwnPostgres> own) {
    OwnPostgres embedded = own.getIfAvailable();
    if (embedded != null) {
      return new At(embedded.url(), "postgres", null);
    }
    return new At(
        configured.getUrl(), configured.determineUsername(), configured.determinePassword());
  }

  @Bean
  ByThread dataSource(JdbcConnectionDetails database, Settings settings, MeterRegistry metrics) {
    Map<Pool, HikariDataSource> pools = new EnumMap<>(Pool.class);
    for (Pool pool : Pool.values()) pools.put(pool, open(pool, database, settings, metrics));
    return new ByThread(pools);
  }

  private static HikariDataSource open(
      Pool pool, JdbcConnectionDetails database, Settings settings, MeterRegistry metrics) {
    String name = pool.name().toLowerCase(Locale.ROOT);
    HikariDataSource opened = new HikariDataSource();
    opened.setPoolName(name);
    opened.setJdbcUrl(database.getJdbcUrl());
    opened.setUsername(database.getUsername());
    opened.setPassword(database.getPassword());
    opened.setMaximumPoolSize(settings.pools().size(pool));
    opened.setConnectionTimeout(settings.pools().waiting().toMillis());
    opened.setMetricsTrackerFactory(new MicrometerMetricsTrackerFactory(metrics));
    opened.addDataSourceProperty("ApplicationName", "arenhold " + name);
    opened.addDataSourceProperty("tcpKeepAlive", "true");
    // Sends batched inserts as one statement.
    opened.addDataSourceProperty("reWriteBatchedInserts", "true");
    // A hanging database must not block callers for ever.
    opened.addDataSourceProperty("socketTimeout", String.valueOf(settings.databaseSeconds()));
    if (pool == Pool.WEB) {
      long longest = settings.pools().webStatement().toMillis();
      opened.addDataSourceProperty("options", "-c statement_timeout=" + longest);
    }
    return opened;
  }

  /** A data source that takes connections from the calling thread's pool. */
  static final class ByThread extends AbstractRoutingDataSource implements AutoCloseable {

    private final Map<Pool, HikariDataSource> pools;

    ByThread(Map<Pool, HikariDataSource> pools) {
      this.pools = pools;
      setTargetDataSources(Map.copyOf(pools));
    }

    @Override
    protected Pool determineCurrentLookupKey() {
      return Pool.current();
    }

    @Override
    public void close() {
      pools.values().forEach(HikariDataSource::close);
    }
  }
}
