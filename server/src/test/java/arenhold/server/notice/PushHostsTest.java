package arenhold.server.notice;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is sent to a push address in this network, or on an unknown host. */
class PushHostsTest {

  private final PushHosts hosts = new PushHosts(List.of("fcm.example", ".push.example"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://fcm.example/send/abc",
        "https://FCM.example:443/send/abc",
        "https://eu-2.push.example/x?y=z"
      })
  void push_services_are_allowed(String endpoint) {
    assertTrue(hosts.allow(endpoint));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "http://fcm.example/send/abc",
        "https://fcm.example:8443/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://[::1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1/",
        "https://push.example/",
        "https://evilpush.example/",
        "https://fcm.example.evil.example/",
        "https://evil.example/fcm.example",
        "https://fcm.example@evil.example/",
        "https://user@fcm.example/",
        "https://fcm.example\\@evil.example/",
        "https:fcm.example",
        "file:///etc/passwd",
        "//fcm.example/"
      })
  void nothing_else_is(String endpoint) {
    assertFalse(hosts.allow(endpoint));
  }

  @Test
  void nor_is_no_address_or_an_endless_one() {
    assertFalse(hosts.allow(null));
    assertFalse(hosts.allow("https://fcm.example/" + "x".repeat(1000)));
  }
}
