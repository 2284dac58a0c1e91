package arenhold.server.gateway.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.account.Player;
import arenhold.server.protocol.Code;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.RawSocket;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Rate limits, and what happens beyond them. Buckets are not refilled while these tests run.
 * Because the server trusts proxies on this machine, a test can use any address. One long file,
 * because all of it needs a server of its own with these limits.
 */
@DirtiesContext
class LimitsTest extends ServerTest {

  private static final String ELSEWHERE = "X-Forwarded-For: 203.0.113.";
  private static final String NOBODY = "00000000-0000-0000-0000-000000000001";
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final String TLS = "X-Forwarded-Proto: https\r\n";

  @DynamicPropertySource
  static void limits(DynamicPropertyRegistry properties) {
    properties.add("arenhold.secure-only", () -> true);
    properties.add("arenhold.limits.sockets-per-address", () -> 12);
    properties.add("arenhold.limits.hello-within", () -> "5s");
    properties.add("arenhold.limits.guests", () -> 40);
    properties.add("arenhold.limits.request-window", () -> "1h");
    properties.add("arenhold.limits.seat-messages", () -> 100);
    properties.add("arenhold.limits.window", () -> "1h");
    properties.add("arenhold.limits.silence", () -> "10s");
    properties.add("arenhold.limits.reads", () -> 300);
    properties.add("arenhold.limits.welcome-within", () -> "5s");
  }

  @Autowired private JdbcClient database;
  @Autowired private SocketCount count;
  @Autowired private SocketHandler sockets;
  @Autowired private TransactionTemplate transactions;

  private HttpResponse<String> newGuest(String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server() + "/api/session"))
            .header("X-Arenhold", "1")
            .POST(BodyPublishers.noBody());
    if (headers.length > 0) request.headers(headers);
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request.build(), BodyHandlers.ofString());
    }
  }

  @Test
  void from_elsewhere_only_encrypted_connections_are_served() throws Exception {
    var plain = newGuest("X-Forwarded-For", "203.0.113.1");
    assertEquals(403, plain.statusCode());
    assertEquals("{\"code\":\"wrong-origin\"}", plain.body());
    var encrypted = newGuest("X-Forwarded-For", "203.0.113.1", "X-Forwarded-Proto", "https");
    assertEquals(200, encrypted.statusCode());
    String cookie = encrypted.headers().firstValue("set-cookie").orElseThrow();
    for (String attribute : List.of("; Secure", "; HttpOnly", "; SameSite=Lax")) {
      assertTrue(cookie.contains(attribute), cookie);
    }
    assertEquals(403, RawSocket.status(Guest.at(server()), ELSEWHERE + "1\r\n"));
  }

  @Test
  void one_address_has_a_limited_number_of_sockets() throws IOException {
    String from = ELSEWHERE + "2\r\n" + TLS;
    Guest one = Guest.at(server());
    Guest another = Guest.at(server());
    List<RawSocket> open = new ArrayList<>();
    for (int i = 0; i < 12; i++) open.add(RawSocket.open(i % 2 == 0 ? one : another, from));
    assertEquals(429, RawSocket.status(another, from));
    assertEquals(101, RawSocket.status(another, ELSEWHERE + "3\r\n" + TLS));
    open.forEach(RawSocket::close);
  }

  @Test
  void requests_that_open_no_socket_do_not_count_as_sockets() {
    Guest guest = Guest.at(server());
    for (int i = 0; i < 20; i++) {
      var response = guest.request("GET", "/socket", null, "Origin", server());
      assertEquals(400, response.statusCode());
    }
    Socket.open(guest).tear();
  }

  @Test
  void one_address_makes_a_limited_number_of_guests() throws Exception {
    String[] from = {"X-Forwarded-For", "203.0.113.4", "X-Forwarded-Proto", "https"};
    for (int i = 0; i < 40; i++) assertEquals(200, newGuest(from).statusCode());
    var refused = newGuest(from);
    assertEquals(429, refused.statusCode());
    assertEquals("{\"code\":\"too-fast\"}", refused.body());
  }

  @Test
  void one_person_sends_a_limited_number_of_requests() {
    Guest guest = Guest.at(server());
    for (int i = 0; i < 30; i++) {
      guest.request("POST", "/api/tickets", Map.of("link", "x"));
    }
    var refused = guest.request("POST", "/api/tickets", Map.of("link", "x"));
    assertEquals(429, refused.statusCode());
    assertEquals("{\"code\":\"too-fast\"}", refused.body());
    assertEquals("120", refused.headers().firstValue("Retry-After").orElse(""));
    assertEquals(200, guest.request("GET", "/api/me/rooms", null).statusCode(), "it may read");
    Guest other = Guest.at(server());
    assertEquals(404, other.request("POST", "/api/tickets", Map.of("link", "x")).statusCode());
  }

  @Test
  void one_browser_reads_a_limited_number_of_times() {
    Guest guest = Guest.at(server());
    for (int i = 0; i < 300; i++) {
      assertEquals(200, guest.request("GET", "/api/me/rooms", null).statusCode());
    }
    var refused = guest.request("GET", "/api/me/rooms", null);
    assertEquals(429, refused.statusCode());
    assertEquals("{\"code\":\"too-fast\"}", refused.body());
    assertEquals("12", refused.headers().firstValue("Retry-After").orElse(""));
    assertEquals(200, guest.request("GET", "/index.html", null).statusCode(), "files are free");
    Guest other = Guest.at(server());
    assertEquals(200, other.request("GET", "/api/me/rooms", null).statusCode());
  }

  @Test
  void all_without_a_session_at_one_address_read_a_limited_number_of_times() throws Exception {
    for (int i = 0; i < 300; i++) {
      String cookie = i % 2 == 0 ? "theme=dark" : "arenhold_session=invented" + i;
      assertNotEquals(429, read("203.0.113.5", cookie));
    }
    assertEquals(429, read("203.0.113.5", "theme=dark"));
    assertEquals(429, read("203.0.113.5", "arenhold_session=invented"));
    assertEquals(200, read("203.0.113.6", "theme=dark"));
  }

  @Test
  void too_many_invented_sessions_are_refused_before_the_database_is_queried() throws Exception {
    String from = "203.0.113.7";
    Guest guest = Guest.at(server());
    for (int i = 0; i < 300; i++) read(from, "arenhold_session=invented" + i);
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table session in access exclusive mode").update();
          for (int i = 0; i < 3; i++) {
            String fresh = "arenhold_session=fresh" + i;
            assertEquals(429, inTime(() -> read(from, fresh)));
          }
          String[] invented = {
            "X-Forwarded-For", from, "X-Forwarded-Proto", "https", "Cookie", "arenhold_session=new"
          };
          assertEquals(429, inTime(() -> newGuest(invented).statusCode()));
        });
    assertEquals(200, read(from, guest.cookie()), "a session there is reads on");
  }

  private static int inTime(ThrowingSupplier<Integer> asking) {
    return assertTimeoutPreemptively(Duration.ofSeconds(10), asking);
  }

  private int read(String address, String cookie) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server() + "/api/players/" + NOBODY + "/matches"))
            .header("X-Forwarded-For", address)
            .header("X-Forwarded-Proto", "https")
            .header("Cookie", cookie)
            .build();
    return HTTP.send(request, BodyHandlers.discarding()).statusCode();
  }

  @Test
  void a_head_of_more_than_four_kibibytes_is_refused() throws IOException {
    Guest guest = Guest.at(server());
    assertEquals(400, RawSocket.status(guest, "X-Long: " + "x".repeat(4096) + "\r\n"));
  }

  @Test
  void a_client_that_keeps_flooding_is_disconnected_and_nobody_else_notices() {
    Duel duel = Duel.start(server());
    Socket watcher = Guest.at(server()).enter(duel.watch());
    watcher.awaitType("snapshot");
    for (int i = 0; i < 102; i++) watcher.send("resign", Map.of("moment", 0));
    assertEquals("too-fast", watcher.awaitClose());
    assertEquals(1008, watcher.closedWith());
    Random random = new Random(1);
    for (int i = 0; i < 5; i++) duel.chooseAtRandom(random);
    leave(duel);
  }

  @Test
  void pings_are_free_until_they_are_a_flood() {
    Duel duel = Duel.start(server());
    Socket watcher = Guest.at(server()).enter(duel.watch());
    watcher.awaitType("snapshot");
    for (int i = 0; i < 100; i++) watcher.send("ping", Map.of());
    for (int i = 0; i < 100; i++) watcher.awaitType("pong");
    assertEquals("no-seat", watcher.refused("resign", Map.of("moment", 0)));
    assertEquals("too-fast", watcher.refused("ping", Map.of()));
    watcher.tear();
    leave(duel);
  }

  @Test
  void unreadable_frames_count_as_messages() {
    Duel duel = Duel.start(server());
    Socket watcher = Guest.at(server()).enter(duel.watch());
    watcher.awaitType("snapshot");
    for (int i = 0; i < 51; i++) {
      watcher.sendRaw("nonsense");
      watcher.awaitType("refused");
      watcher.send("ping", Map.of());
    }
    watcher.await(frame -> frame.at("/d/code").asString("").equals("too-fast"));
    watcher.tear();
    leave(duel);
  }

  @Test
  void a_ticket_that_is_too_old_admits_nobody() {
    Guest guest = Guest.at(server());
    String ticket = guest.ticket(guest.makeDuel(Map.of(), false).path("link").asString());
    int aged =
        database
            .sql("update ticket set expires_at = now() - interval '1 s' where player_id = ?::uuid")
            .param(guest.id())
            .update();
    assertEquals(1, aged);
    Socket late = Socket.open(guest);
    late.hello(ticket, null, null);
    assertEquals("bad-ticket", late.awaitClose());
  }

  @Test
  void a_client_that_does_not_say_hello_first_is_disconnected() {
    Guest guest = Guest.at(server());
    Socket silent = Socket.open(guest);
    assertEquals("bad-ticket", silent.awaitClose());
    Socket rude = Socket.open(guest);
    rude.send("resign", Map.of("moment", 0));
    assertEquals("bad-ticket", rude.awaitClose());
  }

  @Test
  void a_client_closed_during_the_ticket_lookup_is_not_left_in_the_room() {
    Guest host = Guest.at(server());
    String link = host.makeDuel(Map.of(), true).path("link").asString();
    Socket hosts = host.enter(link);
    hosts.awaitType("snapshot");
    Guest guest = Guest.at(server());
    String ticket = guest.ticket(link);
    Socket late = Socket.open(guest);
    transactions.executeWithoutResult(
        begun -> {
          database.sql("lock table ticket in access exclusive mode").update();
          late.hello(ticket, null, null);
          assertEquals("unavailable", late.awaitClose());
        });
    hosts.awaitState(state -> state.at("/room/watcherCount").asInt() == 1);
    hosts.awaitState(state -> state.at("/room/watcherCount").asInt() == 0);
    hosts.tear();
  }

  @Test
  @ExtendWith(OutputCaptureExtension.class)
  void nothing_secret_is_logged(CapturedOutput output) {
    Duel duel = Duel.start(server());
    Guest guest = Guest.at(server());
    String ticket = guest.ticket(duel.watch());
    Socket watcher = Socket.open(guest);
    watcher.hello(ticket, null, null);
    watcher.awaitType("snapshot");
    watcher.sendRaw("nonsense");
    watcher.awaitType("refused");
    watcher.tear();
    duel.seat(0).awaitState(state -> state.at("/room/watcherCount").asInt() == 0);
    for (String secret : List.of(ticket, duel.link(), duel.watch(), guest.cookie().substring(17))) {
      assertFalse(output.getAll().contains(secret));
    }
    leave(duel);
  }

  @Test
  void a_socket_that_falls_silent_is_closed() throws IOException {
    Guest guest = Guest.at(server());
    String ticket = guest.ticket(guest.makeDuel(Map.of(), false).path("link").asString());
    try (RawSocket raw = RawSocket.open(guest)) {
      raw.text("{\"t\":\"hello\",\"d\":{\"ticket\":\"" + ticket + "\"}}");
      assertEquals(1001, raw.awaitClose());
    }
  }

  @Test
  void text_that_is_no_text_ends_the_socket() throws IOException {
    try (RawSocket raw = RawSocket.open(Guest.at(server()))) {
      raw.frame(RawSocket.TEXT, true, new byte[] {'"', (byte) 0xC3, (byte) 0x28, '"'});
      assertEquals(1007, raw.awaitClose());
    }
  }

  @Test
  void a_frame_that_claims_a_gigabyte_ends_the_socket_before_it_is_sent() throws IOException {
    try (RawSocket raw = RawSocket.open(Guest.at(server()))) {
      raw.announce(RawSocket.TEXT, true, 1L << 30, new byte[9000]);
      assertEquals(1009, raw.awaitClose());
    }
  }

  @Test
  void a_message_in_endless_pieces_ends_the_socket() throws IOException {
    try (RawSocket raw = RawSocket.open(Guest.at(server()))) {
      byte[] piece = "x".repeat(1000).getBytes(StandardCharsets.US_ASCII);
      raw.frame(RawSocket.TEXT, false, piece);
      for (int i = 0; i < 8; i++) raw.frame(0, false, piece);
      assertEquals(1009, raw.awaitClose());
    }
  }

  @Test
  void a_frame_of_exactly_eight_kibibytes_is_read() {
    Duel duel = Duel.start(server());
    Socket seat = duel.seat(0);
    String empty = "{\"t\":\"ping\",\"d\":{}}";
    seat.sendRaw(empty + " ".repeat(8192 - empty.length()));
    seat.awaitType("pong");
    seat.sendRaw(empty + " ".repeat(8193 - empty.length()));
    assertNull(seat.awaitClose(), "it was not read");
    assertEquals(1009, seat.closedWith());
    duel.seat(1).tear();
  }

  @Test
  void a_frame_is_measured_in_bytes_not_in_letters() {
    Duel duel = Duel.start(server());
    Socket seat = duel.seat(0);
    seat.sendRaw("\u00e4".repeat(4096));
    assertEquals("malformed", seat.awaitType("refused").at("/d/code").asString());
    seat.sendRaw("\u00e4".repeat(4097));
    assertEquals("too-large", seat.awaitClose());
    assertEquals(1009, seat.closedWith());
    duel.seat(1).tear();
  }

  @Test
  void frames_that_are_no_messages_are_a_flood_too() throws IOException {
    for (int code : new int[] {RawSocket.PING, RawSocket.PONG}) {
      try (RawSocket raw = RawSocket.open(Guest.at(server()))) {
        for (int i = 0; i < 101; i++) raw.frame(code, true, new byte[0]);
        assertEquals(1008, raw.awaitClose());
      }
    }
    try (RawSocket raw = RawSocket.live(Guest.at(server()))) {
      raw.frame(RawSocket.TEXT, false, new byte[0]);
      for (int i = 0; i < 101; i++) raw.frame(0, false, new byte[0]);
      assertEquals(1008, raw.awaitClose());
    }
  }

  @Test
  void a_socket_that_opens_while_its_session_ends_is_closed() {
    Player player = new Player(UUID.randomUUID(), "Ada");
    SocketCount.Place before = count.enter(player, "203.0.113.77");
    SocketCount.Place opening = count.enter(player, "203.0.113.77");
    assertNull(before.open());
    long ends = count.ends();
    count.end(player.id());
    assertEquals(Code.NO_SESSION, opening.open());
    assertNull(count.enter(player, "203.0.113.77").open(), "with another session");
    assertTrue(count.ends() > ends, "handshakes that look now look again");
  }

  @Test
  void a_socket_that_opens_while_the_server_stops_is_told_to_come_again() {
    Guest guest = Guest.at(server());
    sockets.stop();
    try {
      assertEquals("restarting", Socket.open(guest).awaitClose());
    } finally {
      sockets.start();
    }
  }

  private static void leave(Duel duel) {
    duel.seat(0).tear();
    duel.seat(1).tear();
  }
}
