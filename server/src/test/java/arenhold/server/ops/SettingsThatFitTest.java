package arenhold.server.ops;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.DefaultSettings;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;

/** A server with contradictory settings does not start. */
class SettingsThatFitTest {

  @Test
  void the_defaults_fit() {
    SettingsThatFit.check(DefaultSettings.binder(Map.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "arenhold.room.waking, 8, arenhold.room.waking, arenhold.pools.room",
    "arenhold.pools.room, 6, arenhold.room.waking, arenhold.pools.room",
    "arenhold.limits.requests-at-once, 200, arenhold.limits.requests-at-once,"
        + " server.tomcat.threads.max",
    "server.tomcat.threads.max, 100, arenhold.limits.requests-at-once, server.tomcat.threads.max"
  })
  void a_pair_that_does_not_fit_is_named(String changed, int to, String small, String large) {
    var binder = DefaultSettings.binder(Map.of(changed, to));
    var refused =
        assertThrows(
            InvalidConfigurationPropertyValueException.class, () -> SettingsThatFit.check(binder));
    assertEquals(small, refused.getName());
    assertTrue(refused.getReason().contains(large), refused.getReason());
  }

  @ParameterizedTest
  @ValueSource(strings = {"seat-messages", "reads", "requests", "guests", "logins"})
  void a_limit_that_allows_nothing_is_named(String limit) {
    String name = "arenhold.limits." + limit;
    var binder = DefaultSettings.binder(Map.of(name, 0));
    var refused =
        assertThrows(
            InvalidConfigurationPropertyValueException.class, () -> SettingsThatFit.check(binder));
    assertEquals(name, refused.getName());
  }
}
