package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.ManualTime;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** The whole server stops in the middle of a turn, and time passes before it starts again. */
class ClockRestartTest {

  private static final ManualTime TIME = new ManualTime();
  private static final Map<String, ?> LIVE =
      Map.of("kind", "live", "base", 300, "increment", 0, "delay", 5);

  static class WithManualTime {
    @Bean
    @Primary
    ManualTime manualTime() {
      return TIME;
    }
  }

  /** Isolates this server from the settings of other tests. */
  static final class NoTests extends TypeExcludeFilter {
    @Override
    public boolean match(MetadataReader read, MetadataReaderFactory factory) {
      return read.getClassMetadata().getClassName().contains("Test");
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof NoTests;
    }

    @Override
    public int hashCode() {
      return NoTests.class.hashCode();
    }
  }

  private final Path data;
  private final int port;
  private ConfigurableApplicationContext server;

  ClockRestartTest() throws IOException {
    data = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "restart");
    port = RunningServer.freePort();
  }

  private void start() {
    server =
        new SpringApplicationBuilder(Arenhold.class, WithManualTime.class)
            .initializers(
                context -> context.getBeanFactory().registerSingleton("noTests", new NoTests()))
            .run(
                "--server.port=" + port,
                "--management.server.port=0",
                "--arenhold.data=" + data,
                "--arenhold.limits.seat-messages=1000");
  }

  private void awayFor(long millis) {
    server.close();
    TIME.pass(millis);
    start();
  }

  private long due(UUID match) {
    return server
        .getBean(JdbcClient.class)
        .sql("select due_at from match_clock where match_id = ?")
        .param(match)
        .query(Timestamp.class)
        .single()
        .getTime();
  }

  @Test
  void nobody_is_charged_for_the_time_the_server_was_down() {
    start();
    try {
      Gathered room = Gathered.at("http://localhost:" + port, "duel", 2, Map.of("first", "1"));
      Socket host = room.seat(0);
      host.awaitAck(host.sendAcked("clock", Map.of("control", LIVE)));
      room.begin();
      int seat = host.state().at("/match/waiting/0/seat").asInt();
      UUID match = UUID.fromString(host.state().at("/match/id").asString());
      TIME.pass(65_000);
      awayFor(3_600_000);
      Socket again = room.guest(seat).enter(room.link());
      JsonNode clock = again.awaitState(state -> true).at("/match/clock");
      assertEquals(240_000, clock.at("/left/" + seat).asLong());
      assertEquals(0, clock.at("/free/" + seat).asLong());
      assertEquals(TIME.now(), clock.path("at").asLong());
      TIME.pass(40_000);
      awayFor(86_400_000);
      // According to the row the flag has fallen; the room it wakes finds that it has not.
      Until.holds("found", () -> due(match) > TIME.now());
      assertEquals(TIME.now() + 200_000, due(match));
      // A stored flag may not be sent yet; a newcomer sees that it has fallen.
      Socket third = room.guest(seat).enter(room.link());
      third.awaitState(state -> true);
      TIME.pass(199_999);
      third.settle();
      assertTrue(third.state().at("/match/outcome").isNull());
      TIME.pass(51);
      JsonNode over = third.awaitState(state -> !state.at("/match/outcome").isNull());
      assertEquals("time", over.at("/match/outcome/reason").asString());
    } finally {
      server.close();
    }
  }
}
