package arenhold.server.gateway.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A socket that has closed is not kept in memory for the deadlines it had. */
class ClosedSocketsTest extends ServerTest {

  private static final int SOCKETS = 50;

  /** Shorter than the minute that these sockets have for their {@code hello}. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Autowired private SocketHandler sockets;
  @Autowired private Settings settings;

  @Test
  void a_crowd_that_comes_and_goes_leaves_nothing_behind() {
    int before = sockets.awaited();
    for (int i = 0; i < SOCKETS; i++) Socket.open(Guest.at(server())).tear();
    assertTimeoutPreemptively(
        PATIENCE,
        () -> {
          while (sockets.awaited() > before) Thread.sleep(20);
        });
  }

  @Test
  void a_socket_that_opens_or_never_will_is_not_waited_for() {
    SocketCount count = new SocketCount(settings);
    Player player = new Player(UUID.randomUUID(), "Ines");
    SocketCount.Place opened = count.enter(player, "192.0.2.1");
    SocketCount.Place left = count.enter(player, "192.0.2.1");
    assertEquals(2, count.awaited());
    opened.open();
    assertEquals(1, count.awaited());
    left.leave();
    assertEquals(0, count.awaited());
  }
}
