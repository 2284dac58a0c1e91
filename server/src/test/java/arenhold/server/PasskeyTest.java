package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.testing.Authenticator;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Passkeys are created by those who know the password, and open the account without it. */
class PasskeyTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";
  private static final String MAKING = "/api/me/passkeys/options";
  private static final String LOGIN = "/api/login/passkey/options";
  private static final Map<String, String> PROOF = Map.of("password", PASSWORD);

  @Autowired private JdbcClient database;

  private final Authenticator device = new Authenticator("https://arena.example");

  private Guest account() {
    Guest guest = Guest.at(server());
    String name = "Key " + UUID.randomUUID().toString().substring(0, 8);
    guest.post("/api/account", Map.of("name", name, "password", PASSWORD));
    return guest;
  }

  private static JsonNode options(Guest guest, String path, Map<String, String> proof) {
    return guest.post(path, proof).path("options");
  }

  private static HttpResponse<String> keep(Guest owner, Map<String, Object> made) {
    return owner.request(
        "POST", "/api/me/passkeys", Map.of("credential", made, "label", "this laptop"));
  }

  private static HttpResponse<String> login(Guest guest, Map<String, Object> used) {
    return guest.request("POST", "/api/login/passkey", Map.of("credential", used));
  }

  private static String refused(HttpResponse<String> response, int status) {
    assertEquals(status, response.statusCode(), response.body());
    return Guest.JSON.readTree(response.body()).path("code").asString();
  }

  private Guest accountWithPasskey() {
    Guest owner = account();
    HttpResponse<String> kept = keep(owner, device.create(options(owner, MAKING, PROOF)));
    assertEquals(200, kept.statusCode(), kept.body());
    assertEquals("this laptop", Guest.JSON.readTree(kept.body()).at("/0/label").asString());
    return owner;
  }

  @Test
  void logging_in_by_passkey_closes_everything_open_as_the_former_guest() {
    Guest owner = accountWithPasskey();
    Guest guest = Guest.at(server());
    LivePage page = LivePage.of(guest);
    Socket table = guest.enter(guest.makeDuel(Map.of(), false).path("link").asString());
    table.awaitState(state -> true);
    HttpResponse<String> logged = login(guest, device.get(options(guest, LOGIN, Map.of())));
    assertEquals(200, logged.statusCode(), logged.body());
    assertEquals(owner.id(), Guest.JSON.readTree(logged.body()).at("/player/id").asString());
    assertEquals("no-session", page.awaitClose());
    assertEquals("no-session", table.awaitClose());
  }

  @Test
  void a_session_known_before_a_passkey_was_created_is_worthless() {
    Guest owner = account();
    Guest thief = owner.forgotten();
    assertEquals(200, thief.request("GET", "/api/me/rooms", null).statusCode());
    LivePage page = LivePage.of(owner);
    keep(owner, device.create(options(owner, MAKING, PROOF)));
    assertEquals("no-session", page.awaitClose());
    assertEquals(401, thief.request("GET", "/api/me/rooms", null).statusCode());
    assertEquals(200, owner.request("GET", "/api/me/rooms", null).statusCode());
  }

  @Test
  void nobody_adds_a_passkey_to_an_account_without_its_password() {
    Guest owner = account();
    assertEquals(
        "wrong-login", refused(owner.request("POST", MAKING, Map.of("password", "no idea")), 403));
    JsonNode asked = options(owner, LOGIN, Map.of());
    // Tampers with a login's options so that they ask for a new passkey.
    Map<String, Object> made =
        device.create(
            Guest.JSON.valueToTree(
                Map.of(
                    "challenge", asked.path("challenge").asString(),
                    "rp", Map.of("id", "arena.example"),
                    "user", Map.of("id", "AAAA"))));
    assertEquals("expired", refused(keep(owner, made), 410));
    assertEquals("[]", owner.request("GET", "/api/me/passkeys", null).body());
  }

  @Test
  void a_challenge_is_used_up_by_a_wrong_answer_too() {
    accountWithPasskey();
    Guest guest = Guest.at(server());
    JsonNode asked = options(guest, LOGIN, Map.of());
    assertEquals("expired", refused(login(guest, Map.of("id", "nonsense")), 410));
    assertEquals("expired", refused(login(guest, device.get(asked)), 410));
    Guest owner = account();
    JsonNode made = options(owner, MAKING, PROOF);
    assertEquals("expired", refused(keep(owner, Map.of("id", "nonsense")), 410));
    Authenticator other = new Authenticator("https://arena.example");
    assertEquals("expired", refused(keep(owner, other.create(made)), 410));
  }

  @Test
  void an_account_has_at_most_twenty_passkeys() {
    Guest owner = accountWithPasskey();
    JsonNode begun = options(owner, MAKING, PROOF);
    database
        .sql(
            """
            insert into user_credentials
            select credential_id || n, user_entity_user_id, public_key, signature_count,
              uv_initialized, backup_eligible, authenticator_transports,
              public_key_credential_type, backup_state, attestation_object,
              attestation_client_data_json, created, last_used, label
            from user_credentials, generate_series(1010, 1028) n where user_entity_user_id =
              (select user_entity_user_id from user_credentials where credential_id = ?)""")
        .param(
            Guest.JSON
                .readTree(owner.request("GET", "/api/me/passkeys", null).body())
                .at("/0/id")
                .asString())
        .update();
    Authenticator other = new Authenticator("https://arena.example");
    assertEquals("too-many-passkeys", refused(keep(owner, other.create(begun)), 409));
    assertEquals("too-many-passkeys", refused(owner.request("POST", MAKING, PROOF), 409));
  }
}
