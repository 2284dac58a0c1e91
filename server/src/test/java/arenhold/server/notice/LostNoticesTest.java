package arenhold.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Until;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Notices that a killed server did not send, and those that have become obsolete. */
class LostNoticesTest extends ServerTest {

  @Autowired private LostNotices lost;
  @Autowired private Presence presence;
  @Autowired private Notices notices;
  @Autowired private JdbcClient database;

  private static JsonNode notices(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", "/api/me/notices", null).body());
  }

  /** Recovers the notices lost before now. */
  private void find() {
    lost.find(database.sql("select clock_timestamp()").query(OffsetDateTime.class).single());
  }

  /** Both leave the table; returns when the server knows it. */
  private void leave(Duel duel) {
    String match = duel.seat(0).state().at("/match/id").asString();
    UUID room =
        database
            .sql("select room_id from match where id = ?::uuid")
            .param(match)
            .query(UUID.class)
            .single();
    for (int seat = 0; seat < 2; seat++) {
      duel.seat(seat).tear();
      UUID leaving = UUID.fromString(duel.player(seat).id());
      Until.holds("gone", () -> !presence.at(room, leaving));
    }
  }

  /** Sends a notice of another kind, after all earlier ones; returns how many are unread then. */
  private int unreadAfterAnother(LivePage page, Guest player) {
    tell(player, "ended", "/", null);
    JsonNode told = page.await("noticed", one -> one.at("/newest/kind").asString().equals("ended"));
    return told.path("unread").asInt();
  }

  private void tell(Guest player, String kind, String page, Duration stands) {
    Map<String, String> words = Map.of("game", "tashkalar", "form", "duel");
    UUID id = UUID.fromString(player.id());
    notices.tell(id, new Notices.News(kind, page, List.of(), words, stands));
  }

  @Test
  void a_turn_without_a_notice_gets_one_after_the_start_and_only_one() {
    Duel duel = Duel.start(server());
    Guest asked = duel.player(duel.asked());
    Guest other = duel.player(1 - duel.asked());
    leave(duel);
    try (LivePage page = LivePage.of(asked)) {
      page.await("noticed");
      find();
      JsonNode told = page.await("noticed", one -> one.path("newest").isObject());
      assertEquals("turn", told.at("/newest/kind").asString());
      assertEquals("/r/" + duel.link(), told.at("/newest/page").asString());
      assertEquals("duel", told.at("/newest/params/form").asString());
      find();
      assertEquals(2, unreadAfterAnother(page, asked));
    }
    assertEquals(2, notices(asked).path("notices").size());
    assertEquals(0, notices(other).path("notices").size());
  }

  @Test
  void notices_added_and_settled_at_once_keep_their_order_for_all() {
    List<Guest> people = List.of(Guest.at(server()), Guest.at(server()), Guest.at(server()));
    for (Guest each : people) tell(each, MatchNotices.TURN, "/r/one", null);
    for (Guest each : people) {
      notices.settle(UUID.fromString(each.id()), MatchNotices.TURN, "/r/one");
      notices.settle(UUID.fromString(each.id()), MatchNotices.TURN, "/r/a \"quoted\", {page}");
    }
    Guest again = people.get(1);
    tell(again, MatchNotices.TURN, "/r/one", null);
    try (LivePage page = LivePage.of(again)) {
      assertEquals(2, unreadAfterAnother(page, again), "told again after it was settled");
    }
    assertEquals(0, notices(people.get(0)).path("unread").asInt());
    assertEquals(0, notices(people.get(2)).path("unread").asInt());
    assertEquals(1, notices(people.get(2)).path("notices").size());
  }

  @Test
  void a_player_back_at_the_table_gets_no_notice() {
    Duel duel = Duel.start(server());
    Guest asked = duel.player(duel.asked());
    try (LivePage page = LivePage.of(asked)) {
      find();
      assertEquals(1, unreadAfterAnother(page, asked));
    }
  }

  @Test
  void obsolete_notices_are_settled() {
    Duel duel = Duel.start(server());
    Guest waits = duel.player(1 - duel.asked());
    try (LivePage live = LivePage.of(waits)) {
      for (String kind : List.of(MatchNotices.TURN, MatchNotices.PAUSE, "ended")) {
        tell(waits, kind, "/r/" + duel.link(), null);
      }
      live.await("noticed", one -> one.path("unread").asInt() == 3);
      find();
      live.await("noticed", one -> one.path("unread").asInt() == 1);
    }
    JsonNode all = notices(waits).path("notices");
    assertFalse(all.get(0).path("read").asBoolean(), "that it ended is so for ever");
    assertTrue(all.get(1).path("read").asBoolean());
    assertTrue(all.get(2).path("read").asBoolean());
  }

  @Test
  void a_deleted_account_gets_no_notice() {
    Guest gone = Guest.at(server());
    Guest other = Guest.at(server());
    gone.post("/api/me/delete", Map.of());
    try (LivePage page = LivePage.of(other)) {
      tell(gone, "ended", "/", null);
      assertEquals(1, unreadAfterAnother(page, other), "and later notices arrive");
    }
    int kept =
        database
            .sql("select count(*) from notice where player_id = ?::uuid")
            .param(gone.id())
            .query(Integer.class)
            .single();
    assertEquals(0, kept);
  }

  @Test
  void an_old_turn_gets_no_notice() {
    Guest player = Guest.at(server());
    try (LivePage page = LivePage.of(player)) {
      tell(player, "challenge", "/", Duration.ofDays(1));
      tell(player, "challenge", "/other", Duration.ZERO);
      page.await("noticed", one -> one.path("unread").asInt() == 2);
      notices.expire();
      page.await("noticed", one -> one.path("unread").asInt() == 1);
    }
    assertFalse(notices(player).at("/notices/1/read").asBoolean());
  }
}
