package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Authenticator;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Letters;
import arenhold.server.testing.ServerTest;
import com.icegreen.greenmail.util.GreenMailUtil;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** E-mail addresses are confirmed, and passwords reset, by e-mail. */
class EmailTest extends ServerTest {

  private static final String PASSWORD = "seven grey owls over Brno";
  private static final String BETTER = "nine red foxes under Praha";
  private static final Pattern SECRET = Pattern.compile("#([A-Za-z0-9_-]{32})");

  @Autowired private JdbcClient database;

  private final String mark = UUID.randomUUID().toString().substring(0, 8);
  private final String name = "Mail " + mark;
  private final String address = mark + "@example.org";

  private Guest account() {
    Guest guest = Guest.at(server());
    guest.post("/api/account", Map.of("name", name, "password", PASSWORD));
    return guest;
  }

  private static HttpResponse<String> setEmail(Guest owner, String email, String password) {
    return owner.request(
        "PUT", "/api/me/email", Map.of("email", email, "password", password, "language", "cs"));
  }

  private static String code(HttpResponse<String> response) {
    return Guest.JSON.readTree(response.body()).path("code").asString();
  }

  private static boolean verified(Guest owner) {
    return owner.post("/api/session", Map.of()).at("/account/emailVerified").asBoolean();
  }

  private List<MimeMessage> letters(int wanted) throws MessagingException {
    return new Letters(POST, address).await(wanted);
  }

  private static String secret(MimeMessage letter) {
    Matcher found = SECRET.matcher(GreenMailUtil.getBody(letter).replace("=\r\n", ""));
    assertTrue(found.find(), GreenMailUtil.getBody(letter));
    return found.group(1);
  }

  private Guest verifiedAccount() throws MessagingException {
    Guest owner = account();
    assertEquals(200, setEmail(owner, address, PASSWORD).statusCode());
    owner.request("POST", "/api/email/verify", Map.of("secret", secret(letters(1).getFirst())));
    assertTrue(verified(owner));
    return owner;
  }

  @Test
  void an_address_is_verified_by_the_letter_sent_there() throws MessagingException {
    Guest owner = account();
    assertEquals("wrong-login", code(setEmail(owner, address, "no idea")));
    assertEquals(200, setEmail(owner, address, PASSWORD).statusCode());
    assertFalse(verified(owner));
    MimeMessage letter = letters(1).getFirst();
    assertEquals("Tvoje e-mailová adresa v Arenholdu", letter.getSubject());
    Map<String, String> secret = Map.of("secret", secret(letter));
    assertEquals(200, Guest.at(server()).request("POST", "/api/email/verify", secret).statusCode());
    assertTrue(verified(owner));
    assertEquals("expired", code(owner.request("POST", "/api/email/verify", secret)), "only once");
  }

  @Test
  void no_e_mail_is_sent_whose_secret_could_not_be_stored() throws MessagingException {
    Guest owner = account();
    // Fails at commit, after everything was written.
    database
        .sql(
            """
            create function forget_%1$s() returns trigger language plpgsql as
              $$ begin raise exception 'not stored'; end $$;
            create constraint trigger forget_%1$s after insert on mailed_secret
              deferrable initially deferred for each row when (new.email = '%2$s')
              execute function forget_%1$s()"""
                .formatted(mark, address))
        .update();
    assertEquals("unavailable", code(setEmail(owner, address, PASSWORD)));
    database
        .sql("drop trigger forget_%1$s on mailed_secret; drop function forget_%1$s".formatted(mark))
        .update();
    assertEquals(200, setEmail(owner, address, PASSWORD).statusCode());
    String secret = secret(letters(1).getFirst());
    owner.request("POST", "/api/email/verify", Map.of("secret", secret));
    assertTrue(verified(owner), "the first letter that came is of the second try");
  }

  @Test
  void a_forgotten_password_is_reset_through_the_e_mail() throws MessagingException {
    Guest owner = verifiedAccount();
    Guest elsewhere = Guest.at(server());
    Map<String, String> forgotten = Map.of("name", address, "language", "it");
    assertEquals(200, elsewhere.request("POST", "/api/password/forgotten", forgotten).statusCode());
    String secret = secret(letters(2).getLast());
    assertEquals(
        "weak-password",
        code(
            elsewhere.request(
                "POST", "/api/password/reset", Map.of("secret", secret, "password", "12345678"))));
    String better = "nine red foxes under Praha";
    assertEquals(
        200,
        elsewhere
            .request("POST", "/api/password/reset", Map.of("secret", secret, "password", better))
            .statusCode());
    assertEquals("no-session", code(owner.request("GET", "/api/me/rooms", null)));
    assertEquals(owner.id(), elsewhere.loggedIn(name, better).id());
  }

  private HttpResponse<String> forget(String who) {
    return Guest.at(server())
        .request("POST", "/api/password/forgotten", Map.of("name", who, "language", "en"));
  }

  private HttpResponse<String> reset(String secret, String password) {
    return Guest.at(server())
        .request("POST", "/api/password/reset", Map.of("secret", secret, "password", password));
  }

  @Test
  void only_the_newest_letter_is_good_and_none_after_a_reset() throws MessagingException {
    verifiedAccount();
    List<String> secrets = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      forget(name);
      secrets.add(secret(letters(2 + i).getLast()));
    }
    assertEquals("expired", code(reset(secrets.get(0), BETTER)));
    assertEquals(200, reset(secrets.get(2), BETTER).statusCode());
    for (String secret : secrets) assertEquals("expired", code(reset(secret, BETTER)));
  }

  @Test
  void another_password_or_address_ends_the_letters_sent_before() throws MessagingException {
    Guest owner = verifiedAccount();
    forget(name);
    String first = secret(letters(2).getLast());
    owner.request("PUT", "/api/me/password", Map.of("old", PASSWORD, "password", BETTER));
    assertEquals("expired", code(reset(first, PASSWORD)));
    letters(3);
    forget(name);
    String second = secret(letters(4).getLast());
    assertEquals(200, setEmail(owner, "other-" + address, BETTER).statusCode());
    assertEquals("expired", code(reset(second, PASSWORD)));
  }

  @Test
  void a_stranger_floods_nobodys_mailbox() throws MessagingException {
    verifiedAccount();
    for (int i = 0; i < 6; i++) {
      assertEquals(
          200, forget(i % 2 == 0 ? name : address).statusCode(), "whether one is sent or not");
    }
    // E-mails are written one after the other: this one is the last.
    Guest other = Guest.at(server());
    other.post("/api/account", Map.of("name", "Last " + mark, "password", PASSWORD));
    setEmail(other, "last-" + address, PASSWORD);
    new Letters(POST, "last-" + address).await(1);
    assertEquals(1 + 3, letters(1).size());
  }

  @Test
  void an_account_sends_a_stranger_few_letters_and_many_accounts_no_more()
      throws MessagingException {
    Guest owner = account();
    for (int i = 0; i < 3; i++)
      assertEquals(200, setEmail(owner, i + address, PASSWORD).statusCode());
    assertEquals("too-many-attempts", code(setEmail(owner, address, PASSWORD)));
    assertEquals(
        "2" + address, owner.post("/api/session", Map.of()).at("/account/email").asString());
    String victim = "victim-" + address;
    for (int i = 0; i < 4; i++) {
      Guest one = Guest.at(server());
      one.post("/api/account", Map.of("name", "One " + i + mark, "password", PASSWORD));
      assertEquals(i < 3 ? 200 : 429, setEmail(one, victim, PASSWORD).statusCode());
    }
  }

  @Test
  void a_reset_removes_passkeys_that_a_thief_may_have_made() throws MessagingException {
    Guest owner = verifiedAccount();
    Authenticator device = new Authenticator("https://arena.example");
    JsonNode asked =
        owner.post("/api/me/passkeys/options", Map.of("password", PASSWORD)).path("options");
    owner.post("/api/me/passkeys", Map.of("credential", device.create(asked), "label", "thief"));
    assertEquals("A passkey was added to your Arenhold account", letters(2).getLast().getSubject());
    forget(name);
    assertEquals(200, reset(secret(letters(3).getLast()), BETTER).statusCode());
    assertEquals("Your Arenhold password was changed", letters(4).getLast().getSubject());
    Guest thief = Guest.at(server());
    JsonNode options = thief.post("/api/login/passkey/options", Map.of()).path("options");
    assertEquals(
        "expired",
        code(
            thief.request(
                "POST", "/api/login/passkey", Map.of("credential", device.get(options)))));
    Guest back = thief.loggedIn(name, BETTER);
    assertEquals("[]", back.request("GET", "/api/me/passkeys", null).body());
  }

  @Test
  void the_former_address_is_notified_of_a_change() throws MessagingException {
    Guest owner = verifiedAccount();
    setEmail(owner, "other-" + address, PASSWORD);
    assertEquals(
        "Tvoje e-mailová adresa v Arenholdu se změnila", letters(2).getLast().getSubject());
  }

  @Test
  void nobody_learns_whether_there_is_an_account() throws MessagingException {
    verifiedAccount();
    Guest stranger = Guest.at(server());
    List<String> answers = new ArrayList<>();
    for (String who : List.of(name, "Nobody " + mark, "nobody-" + mark + "@example.org")) {
      HttpResponse<String> answer =
          stranger.request(
              "POST", "/api/password/forgotten", Map.of("name", who, "language", "en"));
      answers.add(answer.statusCode() + answer.body());
    }
    assertEquals(List.of("200", "200", "200"), answers);
  }

  @Test
  void an_address_that_was_not_verified_resets_nothing() throws MessagingException {
    Guest owner = account();
    setEmail(owner, address, PASSWORD);
    String verify = secret(letters(1).getFirst());
    owner.request("POST", "/api/password/forgotten", Map.of("name", name, "language", "en"));
    assertEquals(
        "expired",
        code(
            owner.request(
                "POST",
                "/api/password/reset",
                Map.of("secret", verify, "password", "nine red foxes under Praha"))),
        "a letter for another purpose");
    assertEquals(owner.id(), Guest.at(server()).loggedIn(name, PASSWORD).id());
  }

  @Test
  void two_accounts_cannot_verify_one_address() throws MessagingException {
    verifiedAccount();
    Guest other = Guest.at(server());
    other.post("/api/account", Map.of("name", "Other " + mark, "password", PASSWORD));
    assertEquals(
        200, setEmail(other, address.toUpperCase(java.util.Locale.ROOT), PASSWORD).statusCode());
    assertFalse(verified(other));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x",
        "@example.org",
        "a b@example.org",
        "a@b@c",
        "a@example.org\r\nBcc: b@c.org",
        "<a@b.cz>",
        "Ada <a@b.cz>",
        "a@[127.0.0.1]",
        "a@127.0.0.1",
        "a@localhost",
        "\"a b\"@example.org",
        "a@-example.org",
        "a@example..org"
      })
  void an_address_that_cannot_be_is_refused(String wrong) {
    assertEquals("bad-email", code(setEmail(account(), wrong, PASSWORD)));
  }

  @Test
  void a_secret_that_was_never_sent_proves_nothing() {
    Guest stranger = Guest.at(server());
    for (String secret : List.of("", "x", "x".repeat(32), "x".repeat(5000))) {
      assertEquals(
          "expired", code(stranger.request("POST", "/api/email/verify", Map.of("secret", secret))));
    }
  }

  @Test
  void every_letter_is_written_in_every_language() {
    String texts = "arenhold/server/account/letters";
    ResourceBundle english = ResourceBundle.getBundle(texts, Locale.ROOT);
    for (String language : List.of("cs", "it")) {
      ResourceBundle other = ResourceBundle.getBundle(texts, Locale.of(language));
      for (String key : english.keySet()) {
        assertNotEquals(english.getString(key), other.getString(key), language);
        assertEquals(named(english.getString(key)), named(other.getString(key)), language + key);
      }
    }
  }

  /** The format arguments of a text, in any order. */
  private static List<String> named(String text) {
    return Pattern.compile("%(\\d\\$)?s")
        .matcher(text)
        .results()
        .map(m -> m.group())
        .sorted()
        .toList();
  }
}
