package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What people find when they come back, and that it is theirs alone. */
class NoticeTest extends ServerTest {

  private static JsonNode notices(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", "/api/me/notices", null).body());
  }

  /**
   * Lets the one who is asked finish his turn while the other is away; answers the other's seat.
   */
  private static int moveWhileTheOtherIsAway(Duel duel, LivePage page) {
    int here = duel.asked();
    int away = 1 - here;
    duel.seat(away).tear();
    duel.seat(here).awaitState(state -> !state.at("/room/seats/" + away + "/present").asBoolean());
    Random random = new Random(1);
    while (duel.seat(here).state().at("/match/question").isObject()) {
      JsonNode state = duel.seat(here).state();
      JsonNode choices = state.at("/match/question/choices");
      String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
      long asked = state.at("/match/asked").asLong();
      int before = state.at("/match/choices").asInt();
      duel.seat(here).sendAcked("choose", Map.of("choice", choice, "asked", asked));
      duel.seat(here).awaitState(now -> now.at("/match/choices").asInt() > before);
    }
    return away;
  }

  @Test
  void whoever_is_away_is_told_of_his_turn_until_he_has_moved() {
    Duel duel = Duel.start(server());
    int here = duel.asked();
    Guest away = duel.player(1 - here);
    try (LivePage page = LivePage.of(away);
        LivePage others = LivePage.of(duel.player(here))) {
      page.await("noticed", told -> told.path("unread").asInt() == 0);
      others.await("noticed");
      int seat = moveWhileTheOtherIsAway(duel, page);
      JsonNode told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      assertEquals(1, told.path("unread").asInt());
      assertEquals("turn", told.at("/newest/kind").asString());
      assertEquals("/r/" + duel.link(), told.at("/newest/page").asString());
      assertEquals("duel", told.at("/newest/params/form").asString());
      assertEquals(1, notices(away).path("unread").asInt());
      assertEquals(0, notices(duel.player(here)).path("notices").size(), "it concerns one alone");
      duel.replace(seat, away.enter(duel.link()));
      duel.seat(seat).awaitState(state -> state.path("match").isObject());
      int before = duel.seat(seat).state().at("/match/choices").asInt();
      duel.seat(here).awaitState(state -> state.at("/match/choices").asInt() >= before);
      Random random = new Random(2);
      while (duel.asked() == seat) duel.chooseAtRandom(random);
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
    }
  }

  @Test
  void whoever_is_away_is_told_how_his_match_ended_and_reads_it_on_his_own() {
    Duel duel = Duel.start(server());
    Guest away = duel.player(1);
    try (LivePage page = LivePage.of(away)) {
      duel.seat(1).tear();
      duel.seat(0).awaitState(state -> !state.at("/room/seats/1/present").asBoolean());
      duel.seat(0).awaitAck(duel.seat(0).command("resign"));
      JsonNode told = page.await("noticed", noticed -> noticed.path("newest").isObject());
      assertEquals("ended", told.at("/newest/kind").asString());
      assertEquals("true", told.at("/newest/params/won").asString());
      long last = told.at("/newest/id").asLong();
      Guest stranger = Guest.at(server());
      stranger.post("/api/me/notices/read", Map.of("last", last));
      assertEquals(1, notices(away).path("unread").asInt(), "nobody else reads it for him");
      assertEquals(
          0, away.post("/api/me/notices/read", Map.of("last", last)).path("unread").asInt());
      page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
      assertEquals(1, notices(away).path("notices").size(), "it is kept");
    }
  }
}
