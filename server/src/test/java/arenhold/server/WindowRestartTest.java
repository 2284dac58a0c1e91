package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Gathered;
import arenhold.server.testing.ManualTime;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import arenhold.server.testing.ToyShelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;
import tools.jackson.databind.JsonNode;

/** The whole server stops during timed questions, and starts again later. */
class WindowRestartTest {

  private static final ManualTime TIME = new ManualTime();

  static class WithManualTime {
    @Bean
    @Primary
    ManualTime manualTime() {
      return TIME;
    }
  }

  private final Path data;
  private final int port;
  private ConfigurableApplicationContext server;

  WindowRestartTest() throws IOException {
    data = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "window");
    port = RunningServer.freePort();
  }

  private void start() {
    server =
        new SpringApplicationBuilder(Arenhold.class, WithManualTime.class, ToyShelf.class)
            .initializers(
                context ->
                    context
                        .getBeanFactory()
                        .registerSingleton("noTests", new ClockRestartTest.NoTests()))
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

  private static JsonNode window(Socket socket) {
    return socket.state().at("/match/clock/windows/0");
  }

  private static List<Socket> back(Gathered room) {
    List<Socket> sockets = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      Socket socket = room.guest(seat).enter(room.link());
      socket.awaitState(state -> true);
      sockets.add(socket);
    }
    return sockets;
  }

  private static void await(List<Socket> sockets, String prompt) {
    for (Socket socket : sockets) {
      socket.awaitState(state -> state.at("/match/waiting/0/prompt").asString("").equals(prompt));
    }
  }

  private Gathered bidding() {
    Gathered room = Gathered.at("http://localhost:" + port, "bidding", "bids", 2, Map.of());
    ToyRooms.clock(room, ToyRooms.LIVE);
    room.begin();
    return room;
  }

  @Test
  void an_answer_that_was_given_before_the_least_time_is_not_lost_nor_early() {
    start();
    try {
      Gathered room = bidding();
      ToyRooms.choose(room.seat(0), "keep");
      TIME.pass(500);
      room.settle();
      awayFor(3_600_000);
      List<Socket> sockets = back(room);
      JsonNode given = sockets.get(0).awaitType("plans").at("/d/given");
      assertEquals("keep", given.path("choice").asString());
      assertEquals(2, sockets.get(1).state().at("/match/waiting").size());
      TIME.pass(2_050);
      sockets.get(1).awaitState(state -> state.at("/match/waiting").size() == 1);
    } finally {
      server.close();
    }
  }

  @Test
  void a_public_clock_stands_until_all_are_back_and_resumes_with_its_remaining_time() {
    start();
    try {
      Gathered room = bidding();
      for (int seat = 0; seat < 2; seat++) ToyRooms.choose(room.seat(seat), "keep");
      TIME.pass(2_050);
      await(room.sockets(), "bid");
      for (Socket socket : room.sockets()) {
        ToyRooms.choose(socket, socket.state().at("/match/question/choices/0/notation").asString());
      }
      await(room.sockets(), "show");
      TIME.pass(1_000);
      room.settle();
      awayFor(3_600_000);
      Socket first = room.guest(0).enter(room.link());
      first.awaitState(state -> !state.at("/match/clock/windows/0/held").isNull());
      assertTrue(window(first).at("/held/seat").isNull());
      assertEquals(2_000, window(first).path("left").asLong());
      TIME.pass(14_000);
      first.settle();
      assertEquals("show", first.state().at("/match/waiting/0/prompt").asString());
      Socket second = room.guest(1).enter(room.link());
      for (Socket socket : List.of(first, second)) {
        socket.awaitState(state -> state.at("/match/clock/windows/0/held").isNull());
        assertEquals(2_000, window(socket).path("left").asLong());
      }
      TIME.pass(2_050);
      await(List.of(first, second), "bid");
    } finally {
      server.close();
    }
  }

  @Test
  void a_player_who_does_not_come_back_is_answered_for_after_a_short_wait() {
    start();
    try {
      Gathered room = bidding();
      for (int seat = 0; seat < 2; seat++) ToyRooms.choose(room.seat(seat), "keep");
      TIME.pass(2_050);
      await(room.sockets(), "bid");
      for (Socket socket : room.sockets()) {
        ToyRooms.choose(socket, socket.state().at("/match/question/choices/0/notation").asString());
      }
      await(room.sockets(), "show");
      room.settle();
      awayFor(60_000);
      Socket first = room.guest(0).enter(room.link());
      first.awaitState(state -> !state.at("/match/clock/windows/0/held").isNull());
      first.settle();
      TIME.pass(15_050);
      first.awaitState(state -> state.at("/match/clock/windows/0/held").isNull());
      first.settle();
      TIME.pass(3_050);
      await(List.of(first), "bid");
    } finally {
      server.close();
    }
  }
}
