package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Which browsers can receive push messages, and for how long. */
class PushTest extends ServerTest {

  private static final String KEY =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  private static final String AUTH = "BTBZMqHH6r4Tts7J_aSIgg";

  @Autowired private JdbcClient database;

  private static int add(Guest guest, String endpoint, String key, String auth) {
    var wish = Map.of("endpoint", endpoint, "p256dh", key, "auth", auth, "language", "it");
    return guest.request("POST", "/api/me/notices/push", wish).statusCode();
  }

  private int browsers(Guest guest) {
    return database
        .sql("select count(*) from push_subscription where player_id = ?::uuid")
        .param(guest.id())
        .query(Integer.class)
        .single();
  }

  @Test
  void a_browser_is_rung_until_it_logs_out() {
    Guest guest = Guest.account(server());
    String endpoint = "https://fcm.googleapis.com/fcm/send/" + guest.id();
    assertEquals(200, add(guest, endpoint, KEY, AUTH));
    assertEquals(200, add(guest, endpoint, KEY, AUTH), "once more is the same");
    assertEquals(1, browsers(guest));
    guest.request("POST", "/api/logout", null);
    assertEquals(0, browsers(guest));
  }

  @Test
  void nobody_unsubscribes_another_player() {
    Guest guest = Guest.at(server());
    String endpoint = "https://fcm.googleapis.com/fcm/send/" + guest.id();
    add(guest, endpoint, KEY, AUTH);
    Map<String, String> end = Map.of("endpoint", endpoint);
    Guest.at(server()).request("POST", "/api/me/notices/push/end", end);
    assertEquals(1, browsers(guest));
    guest.request("POST", "/api/me/notices/push/end", end);
    assertEquals(0, browsers(guest));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://169.254.169.254/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x"
      })
  void an_invalid_push_service_is_refused(String endpoint) {
    Guest guest = Guest.at(server());
    assertEquals(400, add(guest, endpoint, KEY, AUTH));
    assertEquals(0, browsers(guest));
  }

  @Test
  void an_invalid_key_is_refused() {
    Guest guest = Guest.at(server());
    String endpoint = "https://fcm.googleapis.com/fcm/send/" + guest.id();
    assertEquals(400, add(guest, endpoint, "AAAA", AUTH));
    assertEquals(400, add(guest, endpoint, "no base64!", AUTH));
    assertEquals(400, add(guest, endpoint, KEY, "short"));
    assertEquals(0, browsers(guest));
  }

  @Test
  void the_server_has_one_key_for_all_browsers() {
    String first = Guest.at(server()).request("GET", "/api/me/notices/push", null).body();
    String second = Guest.at(server()).request("GET", "/api/me/notices/push", null).body();
    assertEquals(first, second);
    assertEquals(87, Guest.JSON.readTree(first).path("key").asString().length());
  }
}
