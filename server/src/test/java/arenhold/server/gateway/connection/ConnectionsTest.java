package arenhold.server.gateway.connection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.RawSocket;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Connections and their limits. This server's only proxy is 127.0.0.1: the machine's other
 * addresses count as strangers.
 */
@TestPropertySource(
    properties = {
      "arenhold.trusted-proxies=127.0.0.1,::1",
      "arenhold.connections.most=100",
      "arenhold.connections.per-address=20",
      "arenhold.connections.head-within=2s",
      "arenhold.connections.close-within=1s",
      "arenhold.limits.sockets-per-player=3",
      "arenhold.limits.guests=20",
      "arenhold.limits.request-window=1h"
    })
@DirtiesContext
class ConnectionsTest extends ServerTest {

  private static final String NEW_GUEST =
      "POST /api/session HTTP/1.1\r\nHost: localhost\r\nX-Arenhold: 1\r\nContent-Length: 0\r\n";

  @Autowired private Proxies proxies;
  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;
  @Autowired private MeterRegistry metrics;

  @Test
  void a_connection_can_become_a_socket_after_any_number_of_requests() throws IOException {
    Guest guest = Guest.at(server());
    for (int before : List.of(0, 98, 99, 100)) {
      try (RawSocket raw = RawSocket.connect(server(), null)) {
        for (int i = 0; i < before; i++) {
          raw.raw("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
          raw.head();
        }
        String head = raw.ask(guest, "/socket", "");
        assertTrue(head.startsWith("HTTP/1.1 101"), head);
        assertFalse(head.toLowerCase(Locale.ROOT).contains("close"), before + ": " + head);
      }
    }
  }

  @Test
  void no_socket_is_compressed_whatever_the_client_offers() throws IOException {
    Guest guest = Guest.at(server());
    for (String path : List.of("/socket", "/live", "/socket;x=1")) {
      try (RawSocket raw = RawSocket.connect(server(), null)) {
        String offer =
            "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n"
                + "Sec-WebSocket-Extensions: permessage-deflate\r\n";
        String head = raw.ask(guest, path, offer);
        assertTrue(head.startsWith("HTTP/1.1 101"), head);
        assertFalse(head.toLowerCase(Locale.ROOT).contains("extensions"), head);
      }
    }
  }

  @Test
  @ExtendWith(OutputCaptureExtension.class)
  void only_trusted_proxies_say_where_a_request_comes_from(CapturedOutput output)
      throws IOException {
    assertTrue(proxies.trusted(InetAddress.ofLiteral("127.0.0.1")));
    assertFalse(proxies.trusted(InetAddress.ofLiteral("127.0.0.2")));
    assertFalse(proxies.trusted(InetAddress.ofLiteral("192.168.1.7")));
    List<String> statuses = new ArrayList<>();
    for (int i = 0; i < 21; i++) statuses.add(guestFrom("127.0.0.2", i));
    assertEquals(20, Collections.frequency(statuses, "200"));
    assertEquals("429", statuses.getLast());
    String warning = "127.0.0.2 forwards requests and is not trusted";
    assertEquals(2, output.getAll().split(warning, -1).length, "said once");
    for (int i = 0; i < 21; i++) assertEquals("200", guestFrom("127.0.0.1", i));
  }

  /** Registers guests, each forwarded for another address. */
  private String guestFrom(String address, int n) throws IOException {
    try (RawSocket raw = RawSocket.connect(server(), address)) {
      raw.raw(NEW_GUEST + "X-Forwarded-For: 203.0.113." + n + "\r\n\r\n");
      return raw.head().split(" ")[1];
    }
  }

  @Test
  void a_socket_counts_until_its_connection_has_ended() throws Exception {
    Guest guest = Guest.at(server());
    List<RawSocket> deaf = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      RawSocket raw = RawSocket.open(guest);
      raw.text("no hello");
      assertEquals(1003, raw.awaitClose());
      deaf.add(raw);
    }
    assertEquals(429, RawSocket.status(guest, ""), "their connections are still open");
    for (RawSocket raw : deaf) assertTrue(raw.awaitEnd(), "cut, as nobody answers the close");
    Until.holds("opens a socket", () -> opens(guest));
  }

  @Test
  void a_socket_whose_client_answers_the_close_frees_its_place() throws Exception {
    Guest guest = Guest.at(server());
    for (int i = 0; i < 10; i++) {
      Until.holds("opens a socket", () -> opens(guest));
    }
  }

  private static boolean opens(Guest guest) {
    try {
      return RawSocket.status(guest, "") == 101;
    } catch (IOException failed) {
      throw new java.io.UncheckedIOException(failed);
    }
  }

  @Test
  void the_head_of_a_trickling_request_times_out() throws Exception {
    try (RawSocket slow = RawSocket.connect(server(), "127.0.0.3")) {
      slow.raw("GET / HTTP/1.1\r\n");
      assertTrue(slow.trickles("X: 1\r\n"), "it was never cut");
    }
  }

  @Test
  void a_request_that_is_held_back_is_not_taken_for_one_whose_head_is_missing() throws Exception {
    Guest guest = Guest.at(server());
    List<RawSocket> asked = new ArrayList<>();
    for (int i = 0; i < 7; i++) asked.add(RawSocket.connect(server(), "127.0.0.6"));
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table notice in access exclusive mode").update();
          try (RawSocket slow = RawSocket.connect(server(), "127.0.0.3")) {
            for (RawSocket one : asked) one.raw(read("/api/me/notices", guest));
            Until.holds("one is held back", () -> held() == 1);
            slow.raw("GET / HTTP/1.1\r\n");
            assertTrue(slow.trickles("X: 1\r\n"), "it was never cut");
          } catch (Exception failed) {
            throw new IllegalStateException(failed);
          }
        });
    for (RawSocket one : asked) {
      String head = one.head();
      assertTrue(head.startsWith("HTTP/1.1 200"), head);
      one.close();
    }
  }

  private static String read(String path, Guest guest) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nCookie: " + guest.cookie() + "\r\n\r\n";
  }

  private int held() {
    return (int) metrics.get("arenhold.requests.held").gauge().value();
  }

  /** An idle keep-alive connection. */
  private RawSocket keptAlive(String from) throws IOException {
    RawSocket raw = asking(from);
    String head = raw.head();
    assertTrue(head.startsWith("HTTP/1.1 200"), head);
    return raw;
  }

  private RawSocket asking(String from) throws IOException {
    RawSocket raw = RawSocket.connect(server(), from);
    raw.raw("GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return raw;
  }

  @Test
  void one_address_has_a_limited_number_of_connections() throws Exception {
    List<RawSocket> open = new ArrayList<>();
    for (int i = 0; i < 20; i++) open.add(keptAlive("127.0.0.4"));
    try (RawSocket tooMany = RawSocket.connect(server(), "127.0.0.4")) {
      assertTrue(tooMany.awaitEnd());
    }
    keptAlive("127.0.0.5").close();
    open.forEach(RawSocket::close);
    Until.holds("lets the address in again", () -> answers("127.0.0.4"));
  }

  private boolean answers(String from) {
    try (RawSocket raw = asking(from)) {
      return raw.head().startsWith("HTTP/1.1 200");
    } catch (IOException | StringIndexOutOfBoundsException refused) {
      return false;
    }
  }

  @Test
  void near_the_most_connections_no_sockets_are_opened_and_those_open_go_on() throws Exception {
    Duel duel = Duel.start(server());
    Guest guest = Guest.at(server());
    List<RawSocket> idle = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < 19; j++) idle.add(keptAlive("127.0.0." + (10 + i)));
    }
    try (RawSocket refused = RawSocket.connect(server(), null)) {
      String head = refused.ask(guest, "/socket", "");
      assertTrue(head.startsWith("HTTP/1.1 503"), head);
      assertEquals("{\"code\":\"busy\"}", refused.read(15));
    }
    duel.seat(0).ping();
    assertEquals(200, guest.request("GET", "/api/games", null).statusCode());
    idle.forEach(RawSocket::close);
    Until.holds("opens a socket", () -> opens(guest));
    duel.seat(0).tear();
    duel.seat(1).tear();
  }
}
