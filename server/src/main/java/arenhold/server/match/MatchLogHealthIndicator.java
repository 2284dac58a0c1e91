package arenhold.server.match;

import arenhold.server.ops.Settings;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;

/** Readiness check: whether the match log is being written. */
@Component
class MatchLogHealthIndicator implements HealthIndicator {

  private final Appender appender;
  private final Duration longest;

  @Autowired
  MatchLogHealthIndicator(Appender appender, Settings settings) {
    // A batch may wait for a connection and then for the database's answer.
    this(
        appender,
        settings.pools().waiting().plusSeconds(settings.databaseSeconds()).plusSeconds(1));
  }

  /**
   * @param longest how long a batch may take
   */
  MatchLogHealthIndicator(Appender appender, Duration longest) {
    this.appender = appender;
    this.longest = longest;
  }

  @Override
  public Health health() {
    Duration stuck = appender.stuck();
    boolean up = appender.writing() && stuck.compareTo(longest) <= 0;
    return (up ? Health.up() : Health.down())
        .withDetail("waiting", appender.waiting())
        .withDetail("stuck", stuck)
        .build();
  }
}
