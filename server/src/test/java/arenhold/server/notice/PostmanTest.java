package arenhold.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.Letters;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import com.icegreen.greenmail.util.GreenMailUtil;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mail.javamail.JavaMailSenderImpl;

/** Who gets turn e-mails and who does not, and that nobody gets too many. */
class PostmanTest extends ServerTest {

  private static final List<String> SCHOOLS = List.of("northern", "southern");
  private static final Map<String, ?> DAYS = Map.of("kind", "days", "perTurn", 172_800);
  private static final Map<String, ?> LIVE =
      Map.of("kind", "live", "base", 10_000, "increment", 0, "delay", 0);
  private static final Pattern END = Pattern.compile("https://arena.example(/unsubscribe/\\S+)");

  @Autowired private Postman postman;
  @Autowired private Presence presence;
  @Autowired private JdbcClient database;
  @Autowired private JavaMailSenderImpl sender;

  private Guest reader;
  private Guest opponent;
  private Letters letters;

  @BeforeEach
  void subscribe() {
    reader = Guest.account(server());
    opponent = Guest.at(server());
    String address = reader.id() + "@example.org";
    letters = new Letters(POST, address);
    database
        .sql("update account set email = ?, email_verified = true where player_id = ?::uuid")
        .params(address, reader.id())
        .update();
    wish(true, "cs");
  }

  @AfterEach
  void who_wants_no_more() {
    database.sql("update account set turn_language = null").update();
  }

  private int wish(boolean on, String language) {
    var wish = Map.of("on", on, "language", language);
    return reader.request("PUT", "/api/me/notices/mail", wish).statusCode();
  }

  private String language() {
    var wish = Guest.JSON.readTree(reader.request("GET", "/api/me/notices/mail", null).body());
    return wish.path("language").asString(null);
  }

  /** A match in which the reader moves first. */
  private Duel duel(Map<String, ?> clock) {
    Duel duel = Duel.start(opponent, reader, SCHOOLS, false, clock);
    assertEquals(1, duel.asked());
    return duel;
  }

  private static UUID match(Duel duel) {
    return UUID.fromString(duel.seat(0).state().at("/match/id").asString());
  }

  private UUID room(Duel duel) {
    return database
        .sql("select room_id from match where id = ?")
        .param(match(duel))
        .query(UUID.class)
        .single();
  }

  /** The reader leaves the table; returns when the server knows it. */
  private void leave(Duel duel) {
    duel.seat(1).tear();
    UUID room = room(duel);
    UUID leaving = UUID.fromString(reader.id());
    Until.holds("gone", () -> !presence.at(room, leaving));
  }

  /** Backdates the reader's open question by this many minutes. */
  private void wait(Duel duel, int minutes) {
    database
        .sql(
            """
            update match_player set asked_at = asked_at - make_interval(mins => ?)
            where match_id = ? and asked_at is not null""")
        .params(minutes, match(duel))
        .update();
  }

  /** Backdates the e-mails that were sent by this many hours. */
  private void pass(Duel duel, int hours) {
    database
        .sql(
            """
            update turn_mail set sent_at = sent_at - make_interval(hours => :hours),
              next_at = next_at - make_interval(hours => :hours) where match_id = :match""")
        .param("hours", hours)
        .param("match", match(duel))
        .update();
  }

  private Duel waited(Map<String, ?> clock) {
    Duel duel = duel(clock);
    leave(duel);
    wait(duel, 6);
    return duel;
  }

  /** The number of e-mails after the server has looked once more. */
  private int look() throws MessagingException {
    postman.look();
    return letters.now().size();
  }

  /**
   * The reader comes back and plays until it is the opponent's move, who does the same; the reader
   * leaves again.
   */
  private void playOn(Duel duel) {
    duel.replace(1, reader.enter(duel.link()));
    duel.seat(1).awaitState(state -> state.path("match").isObject());
    Random random = new Random(1);
    while (duel.asked() == 1) duel.chooseAtRandom(random);
    while (duel.asked() == 0) duel.chooseAtRandom(random);
    leave(duel);
  }

  private static String text(MimeMessage letter) throws MessagingException {
    try {
      return (String) letter.getContent();
    } catch (IOException unreadable) {
      throw new AssertionError(GreenMailUtil.getWholeMessage(letter), unreadable);
    }
  }

  @Test
  void an_absent_player_gets_one_e_mail_per_turn_in_their_language() throws MessagingException {
    Duel duel = waited(DAYS);
    assertEquals(1, look());
    MimeMessage letter = letters.now().getFirst();
    assertTrue(letter.getSubject().startsWith("Jsi na tahu proti: Guest "), letter.getSubject());
    assertTrue(text(letter).contains("(Tash-Kalar: Souboj)"), text(letter));
    assertTrue(text(letter).contains("https://arena.example/r/" + duel.link()), text(letter));
    assertTrue(letter.getContentType().startsWith("text/plain"), letter.getContentType());
    assertEquals(1, look(), "of one turn one");
    var kept = Guest.JSON.readTree(reader.request("GET", "/api/me/export", null).body());
    assertEquals(match(duel).toString(), kept.at("/noticeSettings/mailed/0/match").asString());
  }

  @Test
  void a_turn_that_began_just_now_sends_none() throws MessagingException {
    Duel duel = duel(DAYS);
    leave(duel);
    wait(duel, 4);
    assertEquals(0, look());
    wait(duel, 2);
    assertEquals(1, look());
  }

  @Test
  void a_player_at_the_table_gets_none_until_they_leave() throws MessagingException {
    Duel duel = duel(Map.of("kind", "none"));
    wait(duel, 6);
    assertEquals(0, look());
    leave(duel);
    assertEquals(1, look());
  }

  @Test
  void a_match_for_which_all_sit_at_the_table_sends_none() throws MessagingException {
    waited(LIVE);
    assertEquals(0, look());
  }

  @Test
  void a_match_causes_at_most_one_e_mail_a_day() throws MessagingException {
    Duel duel = waited(DAYS);
    assertEquals(1, look());
    playOn(duel);
    wait(duel, 6);
    pass(duel, 23);
    assertEquals(1, look());
    pass(duel, 1);
    assertEquals(2, look());
    duel.replace(1, reader.enter(duel.link()));
    duel.seat(1).awaitState(state -> state.path("match").isObject());
    duel.seat(1).awaitAck(duel.seat(1).command("resign"));
    duel.seat(0).awaitState(state -> !state.at("/match/outcome").isNull());
    pass(duel, 24);
    assertEquals(2, look(), "the match is over");
  }

  @Test
  void mail_programs_end_them_without_a_session_and_so_does_the_page()
      throws MessagingException, IOException, InterruptedException {
    Duel duel = waited(DAYS);
    assertEquals(1, look());
    MimeMessage letter = letters.now().getFirst();
    Matcher link = END.matcher(text(letter));
    assertTrue(link.find(), text(letter));
    assertEquals("<" + link.group() + ">", letter.getHeader("List-Unsubscribe")[0]);
    assertEquals("List-Unsubscribe=One-Click", letter.getHeader("List-Unsubscribe-Post")[0]);
    HttpClient program = HttpClient.newHttpClient();
    URI end = URI.create(server() + link.group(1));
    HttpRequest open = HttpRequest.newBuilder(end).build();
    assertEquals(200, program.send(open, BodyHandlers.discarding()).statusCode());
    assertEquals("cs", language(), "to look at the page ends nothing");
    HttpRequest click =
        HttpRequest.newBuilder(end)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Origin", "https://mail.example")
            .POST(HttpRequest.BodyPublishers.ofString("List-Unsubscribe=One-Click"))
            .build();
    assertEquals(200, program.send(click, BodyHandlers.discarding()).statusCode());
    assertEquals(null, language());
    assertEquals(200, opponent.request("POST", link.group(1), null).statusCode(), "once more");
    wait(duel, 1);
    pass(duel, 24);
    playOn(duel);
    wait(duel, 6);
    assertEquals(1, look());
    String guessed = "/unsubscribe/" + "x".repeat(32);
    assertEquals(410, opponent.request("POST", guessed, null).statusCode());
    URI below = URI.create(server() + link.group(1) + "/more");
    HttpRequest other =
        HttpRequest.newBuilder(below).POST(HttpRequest.BodyPublishers.noBody()).build();
    assertEquals(403, program.send(other, BodyHandlers.discarding()).statusCode());
  }

  @Test
  @ExtendWith(OutputCaptureExtension.class)
  void while_the_mail_server_is_away_it_is_tried_again_and_then_given_up(CapturedOutput output)
      throws MessagingException, IOException {
    Duel duel = waited(DAYS);
    int port = sender.getPort();
    sender.setPort(RunningServer.freePort());
    try {
      for (int attempt = 1; attempt <= 4; attempt++) {
        assertEquals(0, look());
        assertEquals(attempt, attempts(duel));
        assertEquals(0, look(), "not before it is time");
        assertEquals(attempt, attempts(duel));
        pass(duel, 1);
      }
    } finally {
      sender.setPort(port);
    }
    assertEquals(0, look(), "given up");
    assertTrue(output.getAll().contains("is given up: MailSendException"), output.getAll());
    assertFalse(output.getAll().contains(reader.id() + "@"));
    assertFalse(output.getAll().contains(duel.link()));
    playOn(duel);
    wait(duel, 6);
    assertEquals(1, look(), "the next turn is another one");
  }

  @Test
  void a_reader_of_a_former_address_cannot_unsubscribe_the_new_one() {
    String before = secret();
    change("new-" + reader.id() + "@example.org");
    String after = secret();
    assertNotEquals(before, after);
    change("New-" + reader.id() + "@example.org");
    assertEquals(after, secret(), "spelt differently");
  }

  private void change(String address) {
    String password = "two words apart " + reader.id();
    var wish = Map.of("email", address, "password", password, "language", "en");
    var response = reader.request("PUT", "/api/me/email", wish);
    assertEquals(200, response.statusCode(), response.body());
  }

  private String secret() {
    return database
        .sql("select turn_secret from account where player_id = ?::uuid")
        .param(reader.id())
        .query(String.class)
        .single();
  }

  private int attempts(Duel duel) {
    return database
        .sql("select attempts from turn_mail where match_id = ?")
        .param(match(duel))
        .query(Integer.class)
        .single();
  }

  @Test
  void e_mails_refused_by_the_mail_server_are_sent_once_it_is_back()
      throws MessagingException, IOException {
    Duel duel = waited(DAYS);
    int port = sender.getPort();
    sender.setPort(RunningServer.freePort());
    try {
      assertEquals(0, look());
    } finally {
      sender.setPort(port);
    }
    pass(duel, 1);
    assertEquals(1, look());
    assertEquals(1, look());
  }

  @Test
  void an_e_mail_of_which_a_killed_server_does_not_know_is_not_sent_twice()
      throws MessagingException {
    Duel duel = waited(DAYS);
    // The state left by a server that is killed while it talks to the mail server.
    database
        .sql(
            """
            insert into turn_mail (match_id, player_id, asked_at, attempts, sent_at)
            select match_id, player_id, asked_at, 1, now() from match_player
            where match_id = ? and asked_at is not null""")
        .param(match(duel))
        .update();
    assertEquals(0, look());
    pass(duel, 48);
    assertEquals(0, look());
  }

  @Test
  void only_confirmed_addresses_of_subscribers_get_any() throws MessagingException {
    waited(DAYS);
    assertEquals(200, wish(false, "cs"));
    assertEquals(0, look());
    assertEquals(200, wish(true, "it"));
    database
        .sql("update account set email_verified = false where player_id = ?::uuid")
        .param(reader.id())
        .update();
    assertEquals(0, look());
    assertEquals(409, wish(true, "it"), "not verified");
    assertEquals(400, wish(true, "zz"), "a language without texts");
    var guests =
        opponent.request("PUT", "/api/me/notices/mail", Map.of("on", true, "language", "en"));
    assertEquals("no-account", Guest.JSON.readTree(guests.body()).path("code").asString());
  }
}
