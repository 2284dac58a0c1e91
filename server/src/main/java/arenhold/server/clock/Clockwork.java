package arenhold.server.clock;

import java.sql.Timestamp;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Sets the server's clock: to the machine's, but never to before the server was known to run. */
@Configuration
class Clockwork {

  @Bean
  ServerTime serverTime(JdbcClient database) {
    long known =
        database
            .sql("select at from server_beat")
            .query(Timestamp.class)
            .optional()
            .map(Timestamp::getTime)
            .orElse(0L);
    return new MonotonicTime(Math.max(known, System.currentTimeMillis()));
  }
}
