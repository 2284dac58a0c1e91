package arenhold.server.testing;

import arenhold.server.ops.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.core.env.MutablePropertySources;
import org.springframework.core.io.ClassPathResource;

/** The settings of a server for which nothing is set. */
public final class DefaultSettings {

  private DefaultSettings() {}

  /** Reads them from the server's own file. */
  public static Settings read() {
    try {
      MutablePropertySources sources = new MutablePropertySources();
      new YamlPropertySourceLoader()
          .load("defaults", new ClassPathResource("application.yaml"))
          .forEach(sources::addLast);
      return new Binder(ConfigurationPropertySources.from(sources))
          .bind("arenhold", Settings.class)
          .get();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
