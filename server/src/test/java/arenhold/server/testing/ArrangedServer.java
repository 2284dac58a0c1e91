package arenhold.server.testing;

import arenhold.server.Arenhold;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/**
 * The server in this process while a test class runs, with a new database and with parts replaced
 * by the test, such as its time or its seeds.
 */
public final class ArrangedServer implements BeforeAllCallback, AfterAllCallback {

  private final SpringApplicationBuilder builder = new SpringApplicationBuilder(Arenhold.class);
  private final List<String> settings = new ArrayList<>();
  private ConfigurableApplicationContext running;

  /** A server with {@code instead} in place of {@code part}. */
  public <T> ArrangedServer(Class<T> part, T instead) {
    and(part, instead);
  }

  /** With {@code instead} in place of one more {@code part}. */
  public <T> ArrangedServer and(Class<T> part, T instead) {
    String name = "arranged" + part.getSimpleName();
    builder.initializers(
        context ->
            ((GenericApplicationContext) context)
                .registerBean(name, part, () -> instead, bean -> bean.setPrimary(true)));
    return this;
  }

  /** With this setting, as {@code name=value}. */
  public ArrangedServer with(String setting) {
    settings.add("--" + setting);
    return this;
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    Path data = FreshData.folder("arranged");
    List<String> all = new ArrayList<>(List.of("--arenhold.computers.process=false"));
    all.addAll(settings);
    all.addAll(List.of("--server.port=0", "--management.server.port=0", "--arenhold.data=" + data));
    running = builder.run(all.toArray(String[]::new));
  }

  /** The server's address. */
  public String address() {
    return "http://localhost:" + running.getEnvironment().getProperty("local.server.port");
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (running != null) running.close();
  }
}
