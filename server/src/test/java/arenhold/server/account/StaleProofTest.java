package arenhold.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** No session is opened by a proof that has become stale since it was checked. */
class StaleProofTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";

  @Autowired private Accounts accounts;
  @Autowired private SessionList sessions;
  @Autowired private KnownBrowsers browsers;

  private final String name = "Proven " + UUID.randomUUID().toString().substring(0, 8);

  private Guest account() {
    Guest guest = Guest.at(server());
    guest.post("/api/account", Map.of("name", name, "password", PASSWORD));
    return guest;
  }

  private void refused(Proven proven) {
    String token = Token.fresh();
    NotPossible stale =
        assertThrows(NotPossible.class, () -> sessions.open(token, proven, "browser"));
    assertEquals(NotPossible.Reason.WRONG_LOGIN, stale.reason());
    assertTrue(sessions.holder(token).isEmpty());
  }

  @Test
  void a_login_that_races_with_another_password_opens_nothing() {
    Guest owner = account();
    Proven proven = accounts.login(name, PASSWORD);
    owner.request(
        "PUT",
        "/api/me/password",
        Map.of("old", PASSWORD, "password", "nine red foxes under Praha"));
    refused(proven);
  }

  @Test
  void a_login_that_races_with_the_end_of_the_account_opens_nothing() {
    Guest owner = account();
    Proven proven = accounts.login(name, PASSWORD);
    owner.post("/api/me/delete", Map.of("password", PASSWORD));
    refused(proven);
  }

  @Test
  void a_passkey_that_was_forgotten_meanwhile_opens_nothing() {
    account();
    Player player = accounts.login(name, PASSWORD).player();
    refused(new Proven(player, new Proven.Passkey("forgotten")));
  }

  @Test
  void a_new_password_logs_out_every_browser_but_the_one_that_set_it() {
    Guest owner = account();
    String elsewhere = browsers.remember(null, UUID.fromString(owner.id()));
    assertTrue(browsers.knows(elsewhere, accounts.meant(name)));
    owner.request(
        "PUT",
        "/api/me/password",
        Map.of("old", PASSWORD, "password", "nine red foxes under Praha"));
    assertFalse(browsers.knows(elsewhere, accounts.meant(name)));
  }

  @Test
  void an_impossible_name_matches_nobody_and_is_no_error() {
    assertEquals(
        NotPossible.Reason.WRONG_LOGIN,
        assertThrows(NotPossible.class, () -> accounts.login("a\0b", PASSWORD)).reason());
  }
}
