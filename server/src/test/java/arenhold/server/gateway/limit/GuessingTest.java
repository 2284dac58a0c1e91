package arenhold.server.gateway.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.protocol.Code;
import arenhold.server.testing.Authenticator;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/**
 * Guessing passwords is stopped, and guessing strangers lock nobody out of a browser known to the
 * account. Attempts are not refilled while these tests run; each test uses addresses of its own.
 */
@DirtiesContext
@TestPropertySource(
    properties = {
      "arenhold.limits.logins-per-address=50",
      "arenhold.limits.login-window=10h",
      "arenhold.limits.stranger-window=10h"
    })
class GuessingTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";
  private static final AtomicInteger ADDRESSES = new AtomicInteger();

  @Autowired private LoginLimits limits;
  @Autowired private JdbcClient database;
  @Autowired private TransactionTemplate transactions;

  private final String name = "Owner " + UUID.randomUUID().toString().substring(0, 8);
  private final String home = address();

  private static String address() {
    int number = ADDRESSES.incrementAndGet();
    return "198.51." + number / 250 + "." + (1 + number % 250);
  }

  private Guest owner() {
    Guest guest = Guest.at(server());
    guest.post("/api/account", Map.of("name", name, "password", PASSWORD));
    return guest;
  }

  private static HttpResponse<String> login(
      Guest from, String address, String name, String password) {
    return from.request(
        "POST",
        "/api/login",
        Map.of("name", name, "password", password),
        "X-Forwarded-For",
        address);
  }

  /** How many of these guesses are judged before the first is refused. */
  private int judged(Guest from, String address, int guesses) {
    for (int i = 0; i < guesses; i++) {
      HttpResponse<String> answer = login(from, address, name, "no idea " + i);
      if (answer.statusCode() == 429) {
        assertEquals("{\"code\":\"too-many-attempts\"}", answer.body());
        return i;
      }
      assertEquals(403, answer.statusCode(), answer.body());
    }
    return guesses;
  }

  @Test
  void an_address_has_ten_guesses_at_an_account_and_its_owner_is_not_locked_out() {
    Guest owner = owner();
    assertEquals(10, judged(Guest.at(server()), home, 100));
    assertEquals(
        429,
        login(Guest.at(server()), home, name, PASSWORD).statusCode(),
        "not even the right one, from a browser that never logged in");
    assertEquals(200, login(owner, home, name, PASSWORD).statusCode(), "from the same address");
    assertEquals(200, login(Guest.at(server()), address(), name, PASSWORD).statusCode());
  }

  @Test
  void correct_passwords_use_up_no_attempts() {
    owner();
    for (int i = 0; i < 12; i++) {
      assertEquals(200, login(Guest.at(server()), home, name, PASSWORD).statusCode());
    }
  }

  @Test
  void a_browser_known_to_the_account_has_ten_guesses_too() {
    Guest owner = owner();
    assertEquals(10, judged(owner, home, 100));
    assertEquals(429, login(owner, address(), name, PASSWORD).statusCode());
  }

  @Test
  void a_browser_known_to_one_account_is_a_stranger_to_others() {
    Guest other = Guest.at(server());
    other.post("/api/account", Map.of("name", "Not " + name, "password", PASSWORD));
    owner();
    assertEquals(10, judged(Guest.at(server()), home, 100));
    assertEquals(429, login(other, home, name, PASSWORD).statusCode());
  }

  @Test
  void guesses_from_many_addresses_are_bounded_and_slow_no_known_browser() {
    Guest owner = owner();
    Guest botnet = Guest.at(server());
    int judged = 0;
    for (int address = 0; address < 15; address++) judged += judged(botnet, address(), 9);
    assertEquals(100, judged);
    assertEquals(429, login(Guest.at(server()), address(), name, PASSWORD).statusCode());
    assertEquals(200, login(owner, address(), name, PASSWORD).statusCode());
  }

  @Test
  void an_address_that_guesses_at_many_accounts_locks_out_neither_known_browsers_nor_passkeys() {
    Authenticator device = new Authenticator("https://arena.example");
    Guest owner = owner();
    JsonNode asked =
        owner.post("/api/me/passkeys/options", Map.of("password", PASSWORD)).path("options");
    owner.post("/api/me/passkeys", Map.of("credential", device.create(asked), "label", "key"));
    Guest stranger = Guest.at(server());
    int judged = 0;
    while (login(stranger, home, "Nobody " + judged, "no idea").statusCode() == 403) judged++;
    assertEquals(50, judged);
    assertEquals(429, login(Guest.at(server()), home, name, PASSWORD).statusCode());
    assertEquals(200, login(owner, home, name, PASSWORD).statusCode());
    Guest elsewhere = Guest.at(server());
    JsonNode options = elsewhere.post("/api/login/passkey/options", Map.of()).path("options");
    HttpResponse<String> logged =
        elsewhere.request(
            "POST",
            "/api/login/passkey",
            Map.of("credential", device.get(options)),
            "X-Forwarded-For",
            home);
    assertEquals(200, logged.statusCode(), logged.body());
  }

  @Test
  void refused_attempts_with_invented_names_do_not_evict_real_targets() {
    String victim = UUID.randomUUID().toString();
    String[] from = {address()};
    int guesses = 0;
    while (counted(from[0], victim)) if (++guesses % 9 == 0) from[0] = address();
    assertEquals(100, guesses);
    int invented = 0;
    for (int i = 0; i < 60_000; i++) if (counted(home, "Nobody " + i)) invented++;
    assertEquals(50, invented);
    assertFalse(counted(address(), victim), "the guesses at the account are forgotten");
  }

  private boolean counted(String address, String meant) {
    try {
      limits.login(address, null, () -> meant, (browser, account) -> false);
      return true;
    } catch (Refusal refused) {
      return false;
    }
  }

  @Test
  void an_address_without_guesses_is_refused_before_the_database_is_asked() {
    Guest stranger = Guest.at(server());
    for (int i = 0; i < 50; i++) login(stranger, home, "Nobody " + i, "no idea");
    HttpResponse<String> answer =
        transactions.execute(
            begun -> {
              database
                  .sql("lock table reserved_name, account, known_browser in access exclusive mode")
                  .update();
              return assertTimeoutPreemptively(
                  Duration.ofSeconds(10), () -> login(stranger, home, name, PASSWORD));
            });
    assertEquals(429, answer.statusCode(), answer.body());
  }

  @Test
  void invented_browsers_of_an_address_without_guesses_are_looked_up_a_limited_number_of_times() {
    AtomicInteger asked = new AtomicInteger();
    for (int i = 0; i < 1_000; i++) {
      try {
        limits.login(
            home,
            "invented " + i,
            () -> "somebody " + asked.incrementAndGet(),
            (browser, account) -> false);
      } catch (Refusal refused) {
        assertEquals(Code.TOO_MANY_ATTEMPTS, refused.code());
      }
    }
    assertEquals(250, asked.get());
  }

  @Test
  void asking_for_letters_uses_up_no_attempts_to_log_in() {
    owner();
    for (int i = 0; i < 12; i++) {
      elsewhere(Guest.at(server()));
    }
    assertEquals(200, login(Guest.at(server()), home, name, PASSWORD).statusCode());
  }

  private void elsewhere(Guest stranger) {
    assertEquals(
        200,
        stranger
            .request(
                "POST",
                "/api/password/forgotten",
                Map.of("name", name, "language", "en"),
                "X-Forwarded-For",
                home)
            .statusCode());
  }

  @Test
  void guesses_at_a_logged_in_players_password_are_bounded() {
    Guest owner = owner();
    int judged = 0;
    HttpResponse<String> answer;
    do {
      answer = owner.request("POST", "/api/me/delete", Map.of("password", "no idea"));
    } while (answer.statusCode() == 403 && ++judged < 100);
    assertEquals(10, judged);
    assertTrue(answer.body().contains("too-many-attempts"), answer.body());
  }
}
