package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.pairing.Pairing;
import arenhold.server.room.RoomRegion;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.store.Rooms;
import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Players who look for anyone are matched and meet at a table. */
class PairingTest extends ServerTest {

  private static final Map<String, Object> QUICK =
      Map.of("kind", "live", "base", 300, "increment", 5, "delay", 0);
  private static final Map<String, Object> DAYS = Map.of("kind", "days", "perTurn", 172_800);

  /** Sooner than the matchmaker announces the table again. */
  private static final Duration SOON = Duration.ofSeconds(40);

  @Autowired private RoomRegion region;
  @Autowired private Rooms rooms;
  @Autowired private Pairing pairing;
  @Autowired private JdbcClient database;
  @Autowired private JdbcTemplate template;

  private final List<Guest> people = new ArrayList<>();

  private Guest newcomer() {
    Guest guest = Guest.at(server());
    people.add(guest);
    return guest;
  }

  @AfterEach
  void nobody_waits_any_more() {
    for (Guest each : people) each.request("DELETE", "/api/me/pairing", null);
  }

  private static Map<String, Object> wish(String form, Map<String, Object> clock, boolean rated) {
    return Map.of("game", "tashkalar", "form", form, "clock", clock, "rated", rated);
  }

  private static JsonNode looks(Guest guest, String form) {
    return guest.post("/api/me/pairing", wish(form, QUICK, false));
  }

  private static JsonNode search(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", "/api/me/pairing", null).body());
  }

  /** The table of a player whose search succeeds. */
  private String found(Guest guest, String form) {
    looks(guest, form);
    pairing.look();
    return search(guest).path("link").asString();
  }

  private static String phase(JsonNode state) {
    return state.at("/room/phase").asString();
  }

  @Test
  void two_matched_players_sit_at_one_table_and_begin_as_soon_as_both_are_there() {
    Guest one = newcomer();
    Guest other = newcomer();
    JsonNode waits = looks(one, "duel");
    assertTrue(waits.path("link").isNull());
    assertEquals("duel", waits.at("/offer/form").asString());
    assertEquals(1, waits.at("/offer/waiting").asInt());
    String link = found(other, "duel");
    assertEquals(link, search(one).path("link").asString());
    Socket first = one.enter(link);
    JsonNode alone = first.awaitType("snapshot").at("/d/state");
    assertEquals("gathering", phase(alone));
    assertTrue(alone.at("/room/meeting").asBoolean());
    Socket second = other.enter(link);
    for (Socket each : List.of(first, second)) {
      each.awaitState(state -> phase(state).equals("playing"));
    }
    JsonNode playing = first.state();
    assertEquals(300, playing.at("/match/clock/control/base").asInt());
    assertFalse(playing.at("/room/rated").asBoolean());
    assertFalse(playing.at("/room/meeting").asBoolean(), "from now on a table like any other");
    assertTrue(search(one).path("link").isNull());
  }

  @Test
  void a_player_who_searches_twice_has_one_place_and_is_never_matched_with_themselves() {
    Guest one = newcomer();
    CompletableFuture<?>[] clicks =
        IntStream.range(0, 8)
            .mapToObj(i -> CompletableFuture.runAsync(() -> looks(one, "high-form")))
            .toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(clicks).join();
    assertEquals(1, search(one).at("/offer/waiting").asInt());
    assertTrue(search(one).path("link").isNull());
    Guest other = newcomer();
    String link = found(other, "high-form");
    JsonNode again = looks(one, "high-form");
    assertEquals(link, again.path("link").asString(), "matched players are not matched again");
    assertTrue(again.path("offer").isNull());
  }

  @Test
  void three_fill_a_table_for_three() {
    Guest one = newcomer();
    Guest two = newcomer();
    looks(one, "melee");
    looks(two, "melee");
    assertTrue(search(one).path("link").isNull());
    Guest three = newcomer();
    String link = found(three, "melee");
    List<Socket> sockets = people.stream().map(each -> each.enter(link)).toList();
    for (Socket each : sockets) each.awaitState(state -> phase(state).equals("playing"));
    assertEquals(3, sockets.getFirst().state().at("/room/seats").size());
  }

  @Test
  void a_search_for_four_players_does_not_lead_to_a_table_for_three() {
    Guest one = newcomer();
    Guest two = newcomer();
    Guest three = newcomer();
    looks(one, "melee");
    looks(two, "melee");
    Map<String, Object> four = new HashMap<>(wish("melee", QUICK, false));
    four.put("seats", 4);
    assertEquals(4, three.post("/api/me/pairing", four).at("/offer/seats").asInt());
    pairing.look();
    for (Guest each : people) assertTrue(search(each).path("link").isNull());
    one.post("/api/me/pairing", four);
    two.post("/api/me/pairing", four);
    Guest last = newcomer();
    last.post("/api/me/pairing", four);
    pairing.look();
    String link = search(last).path("link").asString();
    assertEquals(4, last.enter(link).awaitType("snapshot").at("/d/state/room/seats").size());
    four.put("seats", 5);
    assertEquals(400, newcomer().request("POST", "/api/me/pairing", four).statusCode());
  }

  @Test
  void a_player_who_stops_searching_is_not_matched() {
    Guest one = newcomer();
    looks(one, "team-duel");
    JsonNode left = Guest.JSON.readTree(one.request("DELETE", "/api/me/pairing", null).body());
    assertTrue(left.path("offer").isNull());
    Guest other = newcomer();
    assertEquals(1, looks(other, "team-duel").at("/offer/waiting").asInt());
  }

  @Test
  void sitting_down_elsewhere_ends_the_search() {
    Guest one = newcomer();
    looks(one, "duel");
    String elsewhere = one.makeDuel(Map.of(), false).path("link").asString();
    Socket socket = one.enter(elsewhere);
    socket.awaitAck(socket.sendAcked("sit", Map.of("seat", 0)));
    assertTrue(search(one).path("offer").isNull());
  }

  @Test
  void only_existing_queues_can_be_joined_and_rated_ones_by_accounts_alone() {
    Guest one = newcomer();
    Map<String, Object> odd = new HashMap<>(QUICK);
    odd.put("base", 301);
    var refused = one.request("POST", "/api/me/pairing", wish("duel", odd, false));
    assertEquals(400, refused.statusCode());
    assertTrue(refused.body().contains("bad-option"), refused.body());
    refused = one.request("POST", "/api/me/pairing", wish("duel", QUICK, true));
    assertEquals(409, refused.statusCode());
    assertTrue(refused.body().contains("no-account"), refused.body());
    Guest account = Guest.account(server());
    people.add(account);
    assertTrue(
        account.post("/api/me/pairing", wish("duel", DAYS, true)).at("/offer/rated").asBoolean());
    assertEquals(
        401,
        account.elsewhere(server() + "/api/me/pairing").statusCode(),
        "nobody waits without a session");
  }

  @Test
  void a_player_who_came_in_vain_returns_to_the_front_of_the_queue_and_the_table_is_gone() {
    Guest one = newcomer();
    Guest other = newcomer();
    long waited = looks(one, "high-form").path("waited").asLong();
    String link = found(other, "high-form");
    String id =
        Guest.JSON
            .readTree(one.request("GET", "/api/links/" + link, null).body())
            .path("room")
            .asString();
    assertTrue(rooms.meetings().contains(UUID.fromString(id)), "a restart would find it");
    LivePage page = LivePage.of(other);
    Socket came = one.enter(link);
    JsonNode state = came.awaitType("snapshot").at("/d/state");
    assertEquals("wrong-phase", came.refused("stand", Map.of()));
    assertEquals("wrong-phase", came.refused("rated", Map.of("on", true)));
    assertTrue(state.at("/room/meeting").asBoolean());
    region.tell(UUID.fromString(id), new RoomCommand.Disperse());
    assertEquals("not-met", came.awaitClose());
    assertFalse(rooms.meetings().contains(UUID.fromString(id)));
    assertEquals("high-form", search(one).at("/offer/form").asString());
    assertTrue(search(one).path("waited").asLong() >= waited, "the time waited counts");
    JsonNode absent = search(other);
    assertTrue(absent.path("offer").isNull());
    assertEquals("high-form", absent.at("/absent/form").asString());
    page.await("noticed", noticed -> noticed.at("/newest/kind").asString().equals("absent"));
    assertEquals(410, other.request("GET", "/api/links/" + link, null).statusCode());
    JsonNode mine = Guest.JSON.readTree(one.request("GET", "/api/me/rooms", null).body());
    assertEquals(0, mine.size(), "a table at which nothing was played is nobody's game");
    assertTrue(looks(other, "high-form").path("absent").isNull(), "they search again");
    page.await("noticed", noticed -> noticed.path("unread").asInt() == 0);
    page.close();
  }

  @Test
  void leaving_the_table_sends_the_other_player_back_to_the_queue() {
    Guest one = newcomer();
    Guest other = newcomer();
    looks(one, "duel");
    String link = found(other, "duel");
    Socket stays = one.enter(link);
    stays.awaitType("snapshot");
    long left = search(one).path("left").asLong();
    assertTrue(left > 0 && left <= 60_000, "left " + left);
    JsonNode gone = Guest.JSON.readTree(other.request("DELETE", "/api/me/pairing", null).body());
    assertTrue(gone.path("link").isNull() && gone.path("absent").isNull(), gone.toString());
    assertEquals("not-met", assertTimeout(SOON, stays::awaitClose));
    assertEquals("duel", search(one).at("/offer/form").asString());
    assertTrue(search(one).path("left").isNull());
  }

  @Test
  void everyone_sees_the_queues_and_their_lengths() {
    Guest one = newcomer();
    looks(one, "team-high-form");
    JsonNode offers = Guest.JSON.readTree(one.request("GET", "/api/pairings", null).body());
    int waiting = 0;
    for (JsonNode offer : offers) {
      if (offer.path("form").asString().equals("team-high-form")) {
        assertEquals(4, offer.path("seats").asInt());
        waiting += offer.path("waiting").asInt();
      }
    }
    assertEquals(1, waiting);
  }

  /** The table of two players who were matched. */
  private UUID broughtTogether(Guest one, Guest other) {
    looks(one, "duel");
    String link = found(other, "duel");
    return database
        .sql("select id from room where seat_link = ?")
        .param(link)
        .query(UUID.class)
        .single();
  }

  @Test
  void at_a_table_that_was_stopped_nothing_begins_when_all_are_there() {
    Guest one = newcomer();
    Guest other = newcomer();
    UUID id = broughtTogether(one, other);
    String stop = "update room set state = jsonb_set(state, '{phase}', '\"PARKED\"') where id = ?";
    database.sql(stop).param(id).update();
    String link = search(one).path("link").asString();
    Socket first = one.enter(link);
    Socket second = other.enter(link);
    first.awaitState(state -> state.at("/room/seats/1/present").asBoolean());
    second.awaitState(state -> true);
    assertEquals("parked", first.refused("stand", Map.of()));
    first.settle();
    assertEquals("parked", phase(first.state()));
    assertTrue(first.state().path("match").isNull());
  }

  @Test
  void a_table_whose_end_cannot_be_stored_tries_again() {
    Guest one = newcomer();
    Guest other = newcomer();
    UUID id = broughtTogether(one, other);
    Socket came = one.enter(search(one).path("link").asString());
    came.awaitState(state -> true);
    template.execute(
        """
        create sequence attempt;
        create function first_attempt_fails() returns trigger language plpgsql as $$
        begin
          if nextval('attempt') = 1 then raise exception 'not now'; end if;
          return new;
        end $$;
        create trigger first_attempt_fails before update on room
        for each row when (old.id = '%s') execute function first_attempt_fails()"""
            .formatted(id));
    try {
      region.tell(id, new RoomCommand.Disperse());
      String why = assertTimeout(SOON, came::awaitClose);
      assertEquals("not-met", why);
    } finally {
      template.execute(
          """
          drop trigger first_attempt_fails on room;
          drop function first_attempt_fails();
          drop sequence attempt""");
    }
  }
}
