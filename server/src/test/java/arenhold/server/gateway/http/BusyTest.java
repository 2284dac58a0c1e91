package arenhold.server.gateway.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arenhold.server.gateway.limit.FewAtOnce;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import arenhold.server.replay.Replays;
import arenhold.server.testing.Guest;
import arenhold.server.testing.PlayedMatches;
import arenhold.server.testing.RawSocket;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.http.Cookie;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mock.web.MockHttpServletRequest;

/** Slow requests run few at a time, and waiting ones do not hold a thread for long. */
class BusyTest extends ServerTest {

  private static final String HERE = "127.0.0.1";

  @Autowired private FewAtOnce costly;
  @Autowired private Sessions sessions;
  @Autowired private Replays replays;
  @Autowired private JdbcClient database;
  @Autowired private Settings settings;
  @Autowired private DataSource connections;
  @Autowired private MeterRegistry metrics;

  @Test
  @ExtendWith(OutputCaptureExtension.class)
  void a_socket_opened_while_no_connection_is_free_is_refused_as_busy(CapturedOutput output)
      throws SQLException, IOException {
    double refused = unavailable();
    Guest guest = Guest.at(server());
    List<Connection> taken = new ArrayList<>();
    try {
      // A test's connections come from the pool for requests.
      for (int i = 0; i < settings.pools().web(); i++) taken.add(connections.getConnection());
      assertEquals(503, RawSocket.status(guest, ""));
    } finally {
      for (Connection one : taken) one.close();
    }
    assertEquals(refused + 1, unavailable());
    assertFalse(output.getOut().contains("HandshakeFailureException"), output.getOut());
    Socket.open(guest).tear();
  }

  private double unavailable() {
    return metrics.counter("arenhold.refusals", "code", Code.UNAVAILABLE.text()).count();
  }

  @Test
  void match_files_are_opened_one_after_the_other_and_others_are_refused_as_busy() {
    FewAtOnce one = new FewAtOnce(1, Duration.ZERO);
    ReplayController controller = new ReplayController(sessions, replays, one);
    Guest guest = Guest.at(server());
    MockHttpServletRequest request = new MockHttpServletRequest("POST", WebGuard.REPLAYS);
    String[] cookie = guest.cookie().split("=", 2);
    request.setCookies(new Cookie(cookie[0], cookie[1]));
    request.setContent("nothing".getBytes());
    String told =
        one.ask(
            "somebody else",
            () -> {
              Refusal busy = assertThrows(Refusal.class, () -> controller.open(request));
              assertEquals(Code.BUSY, busy.code());
              return "told";
            });
    assertEquals("told", told);
    Refusal wrong = assertThrows(Refusal.class, () -> controller.open(request));
    assertEquals(Code.BAD_FILE, wrong.code());
  }

  @Test
  void match_files_for_one_address_are_written_one_after_the_other() {
    Guest guest = Guest.at(server());
    String link = guest.makeDuel(Map.of(), false).path("link").asString();
    UUID match =
        new PlayedMatches(database)
            .add(
                new PlayedMatches.Made(Instant.now(), "duel", true)
                    .seat(guest, 0, 1)
                    .seat(Guest.at(server()), 1, 2));
    List<String> asked =
        costly.ask(
            HERE,
            () ->
                Stream.of(
                        "/api/links/" + link + "/match",
                        "/api/links/" + link + "/matches/" + match,
                        "/api/matches/" + match)
                    .map(
                        path ->
                            CompletableFuture.supplyAsync(() -> guest.request("GET", path, null)))
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .map(HttpResponse::body)
                    .toList());
    for (String body : asked) assertEquals("{\"code\":\"busy\"}", body);
  }
}
