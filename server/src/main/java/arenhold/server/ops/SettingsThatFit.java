package arenhold.server.ops;

import java.util.List;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.context.EnvironmentAware;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Refuses to start with contradictory or impossible settings, before anything else runs. */
@Component
class SettingsThatFit implements BeanFactoryPostProcessor, EnvironmentAware {

  /** Limits that allow nothing would refuse everyone for ever. */
  private static final List<String> AT_LEAST_ONE =
      List.of(
          "seat-messages",
          "watcher-messages",
          "reads",
          "requests",
          "guests",
          "logins",
          "logins-per-address",
          "logins-per-account");

  private Environment environment;

  @Override
  public void setEnvironment(Environment environment) {
    this.environment = environment;
  }

  @Override
  public void postProcessBeanFactory(ConfigurableListableBeanFactory beans) {
    check(Binder.get(environment));
  }

  /**
   * @throws InvalidConfigurationPropertyValueException naming both settings of a contradictory
   *     pair, or a limit that allows nothing
   */
  static void check(Binder settings) {
    less(
        settings,
        "arenhold.room.waking",
        "arenhold.pools.room",
        "rooms that are awake need connections besides those waking up");
    less(
        settings,
        "arenhold.limits.requests-at-once",
        "server.tomcat.threads.max",
        "socket frames need threads besides those of requests");
    for (String limit : AT_LEAST_ONE) {
      String name = "arenhold.limits." + limit;
      int value = settings.bind(name, Integer.class).get();
      if (value < 1) {
        throw new InvalidConfigurationPropertyValueException(name, value, "it must be at least 1");
      }
    }
  }

  private static void less(Binder settings, String small, String large, String why) {
    int value = settings.bind(small, Integer.class).get();
    int bound = settings.bind(large, Integer.class).get();
    if (value < bound) return;
    throw new InvalidConfigurationPropertyValueException(
        small, value, "it must be less than " + large + " (" + bound + "): " + why);
  }
}
