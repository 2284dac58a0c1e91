package arenhold.server.ops;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Runs a real PostgreSQL in the data directory when no database is configured. */
@Configuration
@ConditionalOnProperty(name = "spring.datasource.url", matchIfMissing = true, havingValue = "none")
class EmbeddedDatabase {

  /** Connections besides those of the pools; PostgreSQL keeps three of them for itself. */
  private static final int SPARE = 16;

  /** Closed with the context, after everything that uses it. */
  @Bean(destroyMethod = "close")
  OwnPostgres postgres(Settings settings) throws IOException, InterruptedException {
    Path directory = settings.data().toAbsolutePath().normalize().resolve("postgres");
    // The supervisor restarts the server.
    Runnable end = () -> System.exit(1);
    return new OwnPostgres(directory, connections(settings), settings.ownDatabase(), end);
  }

  /** For the pools, a migration, and a few for database tools. */
  private static int connections(Settings settings) {
    return Stream.of(Pool.values()).mapToInt(settings.pools()::size).sum() + SPARE;
  }
}
