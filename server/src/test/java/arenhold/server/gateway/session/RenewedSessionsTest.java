package arenhold.server.gateway.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * A session gets a new token whenever its rights change; a planted cookie never takes on the
 * victim's identity.
 */
class RenewedSessionsTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";
  private static final String[] TLS = {"X-Forwarded-Proto", "https"};

  private final String name = "Renewed " + UUID.randomUUID().toString().substring(0, 8);

  private Guest account() {
    Guest guest = Guest.at(server());
    guest.post("/api/account", Map.of("name", name, "password", PASSWORD));
    return guest;
  }

  private static int reads(Guest guest, String... headers) {
    return guest.request("GET", "/api/me/rooms", null, headers).statusCode();
  }

  private static List<String> cookies(HttpResponse<String> answer) {
    return answer.headers().allValues("set-cookie");
  }

  @Test
  void a_planted_guest_cookie_does_not_become_the_account() {
    Guest victim = Guest.at(server());
    Guest planter = victim.forgotten();
    LivePage page = LivePage.of(planter);
    Socket table = planter.enter(planter.makeDuel(Map.of(), false).path("link").asString());
    table.awaitState(state -> true);
    victim.post("/api/account", Map.of("name", name, "password", PASSWORD));
    assertEquals("no-session", page.awaitClose());
    assertEquals("no-session", table.awaitClose());
    assertEquals(401, reads(planter));
    assertEquals(200, reads(victim));
  }

  @Test
  void a_page_with_a_former_token_has_to_retry_and_creates_no_guest() {
    Guest owner = Guest.at(server());
    Guest late = owner.forgotten();
    owner.post("/api/account", Map.of("name", name, "password", PASSWORD));
    HttpResponse<String> answer = late.request("POST", "/api/session", Map.of());
    assertEquals(503, answer.statusCode());
    assertEquals(List.of(), cookies(answer), "the new cookie would be lost");
  }

  @Test
  void another_password_gives_the_session_another_token() {
    Guest owner = account();
    Guest thief = owner.forgotten();
    owner.request(
        "PUT",
        "/api/me/password",
        Map.of("old", PASSWORD, "password", "nine red foxes under Praha"));
    assertEquals(401, reads(thief));
    assertEquals(200, reads(owner));
  }

  @Test
  void under_tls_only_this_very_host_can_set_the_cookie() {
    Guest guest = Guest.at(server());
    Guest before = guest.forgotten();
    assertEquals(200, reads(guest, TLS), "from before the name of the cookie changed");
    HttpResponse<String> answer = guest.request("POST", "/api/session", Map.of(), TLS);
    assertEquals(guest.id(), Guest.JSON.readTree(answer.body()).at("/player/id").asString());
    String given = cookies(answer).getFirst();
    assertTrue(given.startsWith("__Host-arenhold_session="), given);
    for (String attribute : List.of("; Secure", "; HttpOnly", "; SameSite=Lax", "; Path=/")) {
      assertTrue(given.contains(attribute), given);
    }
    assertTrue(cookies(answer).getLast().startsWith("arenhold_session=;"), "the old one goes");
    assertEquals(401, reads(before, TLS), "its token is dead");
    assertEquals(200, reads(guest, TLS));
    String planted = Guest.at(server()).cookie();
    HttpResponse<String> known =
        guest.request(
            "POST", "/api/session", Map.of(), "X-Forwarded-Proto", "https", "Cookie", planted);
    assertEquals(guest.id(), Guest.JSON.readTree(known.body()).at("/player/id").asString());
  }

  @Test
  void two_cookies_of_one_name_are_both_ignored() {
    Guest guest = Guest.at(server());
    String planted = Guest.at(server()).cookie();
    assertEquals(401, reads(guest, "Cookie", planted));
    assertEquals(200, reads(guest, "Cookie", guest.cookie()), "twice the same");
  }
}
