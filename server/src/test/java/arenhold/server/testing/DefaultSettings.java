package arenhold.server.testing;

import arenhold.server.ops.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.MutablePropertySources;
import org.springframework.core.io.ClassPathResource;

/** The default settings of a server. */
public final class DefaultSettings {

  private DefaultSettings() {}

  /** Reads them from the server's own file. */
  public static Settings read() {
    return with(Map.of());
  }

  /** The same with some of them replaced. */
  public static Settings with(Map<String, Object> others) {
    return binder(others).bind("arenhold", Settings.class).get();
  }

  /** Binds all settings of the server's own file, with some of them replaced. */
  public static Binder binder(Map<String, Object> others) {
    try {
      MutablePropertySources sources = new MutablePropertySources();
      sources.addLast(new MapPropertySource("others", others));
      new YamlPropertySourceLoader()
          .load("defaults", new ClassPathResource("application.yaml"))
          .forEach(sources::addLast);
      return new Binder(ConfigurationPropertySources.from(sources));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
