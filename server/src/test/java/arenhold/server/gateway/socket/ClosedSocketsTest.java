package arenhold.server.gateway.socket;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.time.Duration;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A socket that has closed is not kept in memory for the deadlines it had. */
class ClosedSocketsTest extends ServerTest {

  private static final int SOCKETS = 50;

  /** Shorter than the minute that these sockets have for their {@code hello}. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Autowired private SocketHandler sockets;
  @Autowired private SocketCount count;

  @Test
  void a_crowd_that_comes_and_goes_leaves_nothing_behind() {
    int before = sockets.awaited();
    for (int i = 0; i < SOCKETS; i++) {
      Socket.open(Guest.at(server())).tear();
    }
    becomes(() -> sockets.awaited() - before, 0);
    becomes(count::awaited, 0);
  }

  @Test
  void a_socket_that_is_open_is_not_waited_for() {
    List<Guest> guests = Stream.generate(() -> Guest.at(server())).limit(SOCKETS).toList();
    List<Socket> open = guests.stream().map(Socket::open).toList();
    assertTrue(count.awaited() < SOCKETS, count.awaited() + " sockets have still to open");
    open.forEach(Socket::tear);
  }

  private static void becomes(IntSupplier number, int most) {
    assertTimeoutPreemptively(
        PATIENCE,
        () -> {
          while (number.getAsInt() > most) Thread.sleep(20);
        });
  }
}
