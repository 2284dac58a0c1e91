package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.pairing.Challenges;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.databind.JsonNode;

/** Challenges between players: one file, from the question to the table or to another end. */
class ChallengesTest extends ServerTest {

  @Autowired private JdbcClient database;
  @Autowired private Challenges challenges;
  @Autowired private TransactionOperations transactions;

  private Guest ana;
  private Guest ben;

  @BeforeEach
  void two_who_know_each_other() {
    ana = Guest.at(server());
    ben = Guest.at(server());
  }

  private static Map<String, Object> to(Guest player, Map<String, Object> more) {
    Map<String, Object> wish = new HashMap<>();
    wish.put("player", player.id());
    wish.put("game", "tashkalar");
    wish.put("form", "duel");
    wish.put("rated", false);
    wish.putAll(more);
    return wish;
  }

  private static JsonNode list(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", "/api/challenges", null).body());
  }

  /** Ana challenges Ben; returns the challenge as Ben sees it. */
  private JsonNode challenge(Map<String, Object> more) {
    ana.post("/api/challenges", to(ben, more));
    return list(ben).at("/incoming/0");
  }

  private static void assertRefused(int status, String code, HttpResponse<String> answer) {
    assertEquals(status, answer.statusCode(), answer.body());
    assertEquals(code, Guest.JSON.readTree(answer.body()).path("code").asString());
  }

  private static HttpResponse<String> says(Guest guest, String what, JsonNode challenge) {
    String id = challenge.path("id").asString();
    return guest.request("POST", "/api/challenges/" + id + "/" + what, null);
  }

  @Test
  void accepting_leads_to_a_table_with_both_seated_and_the_terms_of_the_challenge() {
    Map<String, Object> clock = Map.of("kind", "days", "perTurn", 86_400);
    JsonNode challenge = challenge(Map.of("clock", clock, "options", Map.of("takeBack", "no")));
    assertEquals(ana.id(), challenge.at("/player/id").asString());
    assertEquals(1500, challenge.path("rating").asInt());
    assertEquals("no", challenge.at("/terms/options/takeBack").asString());
    String link =
        Guest.JSON.readTree(says(ben, "accept", challenge).body()).path("link").asString();
    JsonNode told = list(ana).at("/outgoing/0");
    assertEquals("accepted", told.path("state").asString());
    assertEquals(link, told.path("link").asString());
    Socket socket = ana.enter(link);
    JsonNode room = socket.awaitType("snapshot").at("/d/state/room");
    assertEquals("gathering", room.path("phase").asString());
    assertEquals(86_400, room.at("/clock/perTurn").asInt());
    assertEquals("no", room.at("/table/takeBack").asString());
    String seats = room.path("seats").toString();
    assertTrue(seats.contains(ana.id()) && seats.contains(ben.id()), seats);
    assertEquals(0, list(ben).path("incoming").size());
  }

  @Test
  void an_accepted_challenge_is_shown_until_the_challenger_goes_to_the_table_on_any_device() {
    JsonNode challenge = challenge(Map.of());
    String link =
        Guest.JSON.readTree(says(ben, "accept", challenge).body()).path("link").asString();
    ben.enter(link);
    assertEquals(1, list(ana).path("outgoing").size(), "only Ben has gone there");
    try (LivePage elsewhere = LivePage.of(ana)) {
      elsewhere.await("noticed");
      ana.enter(link);
      JsonNode gone = elsewhere.await("challengeGone");
      assertEquals(challenge.path("id").asString(), gone.path("id").asString());
    }
    assertEquals(0, list(ana).path("outgoing").size());
  }

  @Test
  void an_accepted_challenge_is_not_shown_once_its_table_is_closed() {
    JsonNode challenge = challenge(Map.of());
    says(ben, "accept", challenge);
    assertEquals(1, list(ana).path("outgoing").size());
    database
        .sql(
            """
            update room set state = jsonb_set(state, '{phase}', '"OVER"')
            where id = (select room_id from challenge where id = ?::uuid)""")
        .param(challenge.path("id").asString())
        .update();
    assertEquals(0, list(ana).path("outgoing").size());
  }

  @Test
  void accepting_twice_leads_to_the_same_table() {
    JsonNode challenge = challenge(Map.of());
    String first = says(ben, "accept", challenge).body();
    assertEquals(first, says(ben, "accept", challenge).body());
    assertRefused(409, "stale", says(ben, "decline", challenge));
    assertRefused(409, "stale", says(ana, "withdraw", challenge));
  }

  @Test
  void a_declined_challenge_is_reported_and_a_withdrawn_one_disappears() {
    assertEquals(200, says(ben, "decline", challenge(Map.of())).statusCode());
    assertEquals("declined", list(ana).at("/outgoing/0/state").asString());
    assertEquals(0, list(ben).path("incoming").size());
    later(Duration.ofMinutes(10));
    JsonNode second = challenge(Map.of());
    assertEquals(200, says(ana, "withdraw", second).statusCode());
    assertEquals(200, says(ana, "withdraw", second).statusCode(), "twice does no harm");
    assertEquals(0, list(ben).path("incoming").size());
    assertRefused(409, "stale", says(ben, "accept", second));
  }

  @Test
  void nobody_answers_a_challenge_to_another_player() {
    JsonNode challenge = challenge(Map.of());
    Guest third = Guest.at(server());
    for (String what : new String[] {"accept", "decline", "withdraw"}) {
      assertRefused(404, "not-found", says(third, what, challenge));
      assertRefused(
          404,
          "not-found",
          ben.request("POST", "/api/challenges/" + UUID.randomUUID() + "/" + what, null));
    }
    assertRefused(404, "not-found", says(ana, "accept", challenge));
    assertRefused(404, "not-found", says(ben, "withdraw", challenge));
    assertRefused(404, "not-found", ben.request("POST", "/api/challenges/x/accept", null));
    assertEquals(1, list(ben).path("incoming").size());
  }

  @Test
  void a_challenge_that_is_too_old_is_accepted_by_nobody() {
    JsonNode challenge = challenge(Map.of());
    database
        .sql("update challenge set expires_at = now() - interval '1 second' where id = ?::uuid")
        .param(challenge.path("id").asString())
        .update();
    assertRefused(410, "expired", says(ben, "accept", challenge));
    assertEquals(0, list(ben).path("incoming").size());
    challenges.expire();
    challenges.expire();
    assertRefused(410, "expired", says(ben, "decline", challenge));
    assertRefused(410, "expired", says(ana, "withdraw", challenge));
    assertEquals(0, list(ben).path("incoming").size());
    assertEquals("expired", list(ana).at("/outgoing/0/state").asString());
  }

  /** Backdates the last dealings between these two by this much. */
  private void later(Duration time) {
    database
        .sql(
            """
            update challenge set made_at = made_at - make_interval(secs => :passed),
              answered_at = answered_at - make_interval(secs => :passed)
            where challenger = :ana::uuid""")
        .param("passed", time.toSeconds())
        .param("ana", ana.id())
        .update();
  }

  /** The kinds of this guest's unread notices, newest first. */
  private List<String> unread(Guest guest) {
    // Notices are written one after the other: a newcomer is greeted after the last.
    try (LivePage page = LivePage.of(Guest.at(server()))) {
      page.await("noticed");
    }
    JsonNode notices = Guest.JSON.readTree(guest.request("GET", "/api/me/notices", null).body());
    List<String> kinds = new ArrayList<>();
    for (JsonNode notice : notices.path("notices")) {
      if (!notice.path("read").asBoolean()) kinds.add(notice.path("kind").asString());
    }
    return kinds;
  }

  @Test
  void the_challenger_learns_the_outcome_and_the_challenged_has_nothing_left_to_read() {
    says(ben, "decline", challenge(Map.of()));
    assertEquals(List.of("declined"), unread(ana));
    assertEquals(List.of(), unread(ben));
    later(Duration.ofMinutes(10));
    JsonNode late = challenge(Map.of());
    assertEquals(List.of("challenge"), unread(ben));
    database
        .sql("update challenge set expires_at = now() - interval '1 second' where id = ?::uuid")
        .param(late.path("id").asString())
        .update();
    challenges.expire();
    assertEquals(List.of("unanswered", "declined"), unread(ana));
    assertEquals(List.of(), unread(ben));
    says(ben, "accept", challenge(Map.of()));
    assertEquals(List.of("accepted", "unanswered", "declined"), unread(ana));
    try (LivePage page = LivePage.of(ben)) {
      page.await("noticed");
      says(ana, "decline", ben.post("/api/challenges", to(ana, Map.of())).at("/outgoing/0"));
      page.await("challengeGone");
      assertEquals(List.of(), unread(ben), "the open page shows it");
    }
  }

  @Test
  void after_declining_the_same_challenger_alone_has_to_wait_ten_minutes() {
    says(ben, "decline", challenge(Map.of()));
    var again = ana.request("POST", "/api/challenges", to(ben, Map.of()));
    assertRefused(429, "ask-later", again);
    int seconds = Guest.JSON.readTree(again.body()).at("/params/seconds").asInt();
    assertTrue(seconds > 500 && seconds <= 600, "seconds " + seconds);
    assertEquals(200, ben.request("POST", "/api/challenges", to(ana, Map.of())).statusCode());
    Guest other = Guest.at(server());
    assertEquals(200, other.request("POST", "/api/challenges", to(ben, Map.of())).statusCode());
    later(Duration.ofMinutes(10));
    assertEquals(200, ana.request("POST", "/api/challenges", to(ben, Map.of())).statusCode());
  }

  @Test
  void nobody_challenges_the_same_player_more_than_six_times_an_hour_and_the_last_one_stays_open() {
    for (int i = 0; i < 6; i++) challenge(Map.of());
    assertRefused(429, "ask-later", ana.request("POST", "/api/challenges", to(ben, Map.of())));
    assertEquals(1, list(ben).path("incoming").size());
    later(Duration.ofHours(1));
    assertEquals(200, ana.request("POST", "/api/challenges", to(ben, Map.of())).statusCode());
  }

  @Test
  void a_blocked_challenger_is_not_told_so() {
    challenge(Map.of());
    String path = "/api/me/challenges/blocked/" + ana.id();
    for (int twice = 0; twice < 2; twice++) {
      JsonNode mine = Guest.JSON.readTree(ben.request("PUT", path, Map.of()).body());
      assertEquals(ana.id(), mine.at("/blocked/0/id").asString());
      assertEquals(1, mine.path("blocked").size());
      assertEquals(0, mine.path("incoming").size());
    }
    assertEquals("declined", list(ana).at("/outgoing/0/state").asString());
    later(Duration.ofMinutes(10));
    assertRefused(409, "no-challenges", ana.request("POST", "/api/challenges", to(ben, Map.of())));
    assertEquals(0, list(ana).path("blocked").size());
    ben.request("DELETE", path, null);
    assertEquals(200, ana.request("POST", "/api/challenges", to(ben, Map.of())).statusCode());
    String blocked = "/api/me/challenges/blocked/";
    assertRefused(409, "yourself", ben.request("PUT", blocked + ben.id(), Map.of()));
    assertRefused(404, "not-found", ben.request("PUT", blocked + UUID.randomUUID(), Map.of()));
    assertRefused(404, "not-found", ben.request("PUT", blocked + "x", Map.of()));
  }

  @Test
  void a_blocked_challenger_sees_an_ordinary_decline() {
    challenge(Map.of());
    ben.request("PUT", "/api/me/challenges/blocked/" + ana.id(), Map.of());
    assertEquals(List.of("declined"), unread(ana));
    assertEquals(List.of(), unread(ben));
  }

  @Test
  void a_challenge_at_the_moment_of_being_blocked_is_declined_too() {
    UUID asked = challenge(Map.of()).path("id").asString().transform(UUID::fromString);
    database.sql("update challenge set state = 'withdrawn' where id = ?").param(asked).update();
    var blocking =
        transactions.execute(
            asking -> {
              database
                  .sql("select 1 from player where id = ?::uuid for no key update")
                  .param(ana.id())
                  .query()
                  .listOfRows();
              database
                  .sql("update challenge set state = 'open' where id = ?")
                  .param(asked)
                  .update();
              String path = "/api/me/challenges/blocked/" + ana.id();
              var block = CompletableFuture.supplyAsync(() -> ben.request("PUT", path, Map.of()));
              while (!block.isDone() && !waitsForLock()) Thread.onSpinWait();
              return block;
            });
    assertEquals(200, blocking.join().statusCode());
    assertEquals(0, list(ben).path("incoming").size());
    assertEquals("declined", list(ana).at("/outgoing/0/state").asString());
  }

  private boolean waitsForLock() {
    return database
        .sql("select exists (select 1 from pg_locks where not granted)")
        .query(Boolean.class)
        .single();
  }

  @Test
  void challenges_over_for_a_week_are_deleted_and_no_others() {
    UUID old = challenge(Map.of()).path("id").asString().transform(UUID::fromString);
    UUID newer = challenge(Map.of()).path("id").asString().transform(UUID::fromString);
    for (var days : Map.of(old, 8, newer, 6).entrySet()) {
      database
          .sql("update challenge set expires_at = now() - make_interval(days => ?) where id = ?")
          .params(days.getValue(), days.getKey())
          .update();
    }
    database.sql("update challenge set state = 'withdrawn' where id = ?").param(newer).update();
    challenges.expire();
    assertEquals(
        List.of(newer),
        database
            .sql("select id from challenge where challenger = ?::uuid")
            .param(ana.id())
            .query(UUID.class)
            .list());
  }

  @Test
  void challenges_from_former_opponents_only_excludes_all_others() {
    ben.request("PUT", "/api/me/challenges", Map.of("from", "met"));
    assertRefused(409, "no-challenges", ana.request("POST", "/api/challenges", to(ben, Map.of())));
    Duel.start(ana, ben, List.of("northern", "southern"), false);
    assertEquals(200, ana.request("POST", "/api/challenges", to(ben, Map.of())).statusCode());
  }

  @Test
  void two_players_who_challenge_each_other_at_once_do_not_deadlock() {
    var answers =
        IntStream.range(0, 4)
            .parallel()
            .mapToObj(i -> i % 2 == 0 ? List.of(ana, ben) : List.of(ben, ana))
            .map(two -> two.get(0).request("POST", "/api/challenges", to(two.get(1), Map.of())))
            .map(HttpResponse::statusCode)
            .distinct()
            .toList();
    assertEquals(List.of(200), answers);
    assertEquals(1, list(ana).path("incoming").size());
    assertEquals(1, list(ana).path("outgoing").size());
  }

  @Test
  void a_challenge_names_how_many_play_where_a_form_has_several_numbers() {
    JsonNode four = challenge(Map.of("form", "melee", "seats", 4));
    assertEquals(4, four.at("/terms/seats").asInt());
    String link = Guest.JSON.readTree(says(ben, "accept", four).body()).path("link").asString();
    JsonNode room = ben.enter(link).awaitType("snapshot").at("/d/state/room");
    assertEquals(4, room.path("seats").size());
    for (int wrong : new int[] {2, 5, 2_000_000_000}) {
      Map<String, Object> wish = to(ben, Map.of("form", "melee", "seats", wrong));
      assertRefused(400, "bad-setup", ana.request("POST", "/api/challenges", wish));
    }
  }

  @Test
  void a_real_time_challenge_stays_open_five_minutes_and_one_by_days_three_days() {
    Map<String, Object> live = Map.of("kind", "live", "base", 300, "increment", 5, "delay", 0);
    assertEquals(5 * 60, stands(challenge(Map.of("clock", live))));
    assertEquals(3 * 24 * 3600, stands(challenge(Map.of())));
  }

  private long stands(JsonNode challenge) {
    return database
        .sql("select extract(epoch from expires_at - made_at)::bigint from challenge where id = ?")
        .param(UUID.fromString(challenge.path("id").asString()))
        .query(Long.class)
        .single();
  }

  @Test
  void a_new_challenge_to_the_same_player_replaces_the_former() {
    JsonNode first = challenge(Map.of());
    JsonNode second = challenge(Map.of("form", "high-form"));
    assertEquals(1, list(ben).path("incoming").size());
    assertEquals("high-form", second.at("/terms/form").asString());
    assertRefused(409, "stale", says(ben, "accept", first));
  }

  @Test
  void nobody_challenges_themselves_unknown_players_or_players_who_accept_none() {
    assertRefused(409, "yourself", ana.request("POST", "/api/challenges", to(ana, Map.of())));
    Map<String, Object> nobody = to(ben, Map.of("player", UUID.randomUUID()));
    assertRefused(404, "not-found", ana.request("POST", "/api/challenges", nobody));
    ben.request("PUT", "/api/me/challenges", Map.of("from", "nobody"));
    assertEquals("nobody", list(ben).path("from").asString());
    var odd = ben.request("PUT", "/api/me/challenges", Map.of("from", "friends"));
    assertRefused(400, "malformed", odd);
    assertRefused(409, "no-challenges", ana.request("POST", "/api/challenges", to(ben, Map.of())));
    ben.request("PUT", "/api/me/challenges", Map.of("from", "everybody"));
    assertEquals(200, ana.request("POST", "/api/challenges", to(ben, Map.of())).statusCode());
  }

  @Test
  void terms_that_cannot_be_played_are_refused() {
    Map<String, Object> long_ = Map.of("kind", "days", "perTurn", 1);
    String path = "/api/challenges";
    var refused = ana.request("POST", path, to(ben, Map.of("clock", long_)));
    assertRefused(400, "bad-option", refused);
    assertRefused(400, "bad-setup", ana.request("POST", path, to(ben, Map.of("form", "chess"))));
    var odd = Map.of("options", Map.of("first", "7"));
    assertRefused(400, "bad-setup", ana.request("POST", path, to(ben, Map.copyOf(odd))));
    Map<String, Object> nothing = new HashMap<>();
    nothing.put("first", null);
    var empty = ana.request("POST", path, to(ben, Map.of("options", nothing)));
    assertRefused(400, "bad-option", empty);
    assertRefused(409, "no-account", ana.request("POST", path, to(ben, Map.of("rated", true))));
    assertEquals(0, list(ben).path("incoming").size());
  }

  @Test
  void many_simultaneous_readers_of_challenges_delay_nobody() {
    challenge(Map.of());
    var answers =
        IntStream.range(0, 40)
            .parallel()
            .mapToObj(i -> ben.request("GET", "/api/challenges", null).statusCode())
            .distinct()
            .toList();
    assertEquals(List.of(200), answers);
  }

  @Test
  void ten_may_wait_for_an_answer_and_no_more() {
    for (int i = 0; i < 10; i++) ana.post("/api/challenges", to(Guest.at(server()), Map.of()));
    assertRefused(
        409, "too-many-challenges", ana.request("POST", "/api/challenges", to(ben, Map.of())));
    assertEquals(10, list(ana).path("outgoing").size());
    says(ana, "withdraw", list(ana).at("/outgoing/0"));
    assertEquals(200, ana.request("POST", "/api/challenges", to(ben, Map.of())).statusCode());
  }
}
