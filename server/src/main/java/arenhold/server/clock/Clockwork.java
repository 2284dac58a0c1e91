package arenhold.server.clock;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Sets the server's clock: to the database's, but never to before the server was known to run; and
 * keeps it with that.
 */
@Configuration
class Clockwork {

  @Bean
  ServerTime serverTime(JdbcClient database) {
    long known =
        database
            .sql("select floor(extract(epoch from at) * 1000)::bigint from server_beat")
            .query(Long.class)
            .optional()
            .orElse(0L);
    return new MonotonicTime(Math.max(known, Steering.read(database)));
  }

  @Bean
  Steering steering(ServerTime time, JdbcClient database) {
    return new Steering(time, () -> Steering.read(database));
  }
}
