package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The fewest steps to a seat and to the start of a match. */
class SittingTest extends ServerTest {

  private static final Map<String, ?> LIVE =
      Map.of("kind", "live", "base", 600, "increment", 10, "delay", 0);

  private Guest host;
  private Guest friend;

  @BeforeEach
  void two_people() {
    host = Guest.at(server());
    friend = Guest.at(server());
  }

  private JsonNode make(String form, Map<String, ?> more) {
    Map<String, Object> wish = new HashMap<>(more);
    wish.putAll(Map.of("game", "tashkalar", "form", form, "watching", false));
    return host.post("/api/rooms", wish);
  }

  private static Socket sitting(Guest guest, String link) {
    Socket socket = guest.enter(link);
    socket.awaitAck(socket.sendAcked("sit", Collections.singletonMap("seat", null)));
    return socket;
  }

  private static boolean playing(JsonNode state) {
    return state.at("/room/phase").asString().equals("playing");
  }

  private List<Integer> teams(String form) {
    for (JsonNode one :
        Guest.JSON.readTree(host.request("GET", "/api/games", null).body()).path(0).path("forms")) {
      if (one.path("key").asString().equals(form)) {
        return one.path("teams").valueStream().map(JsonNode::asInt).toList();
      }
    }
    throw new AssertionError("no form " + form);
  }

  private static boolean ready(Socket socket, int seat) {
    return socket.state().at("/room/seats/" + seat + "/ready").asBoolean();
  }

  @Test
  void the_host_of_a_new_table_sits_and_is_ready_so_that_the_match_starts_when_the_guest_is() {
    String link = make("duel", Map.of("seat", Map.of("school", "sylvan"))).path("link").asString();
    Socket hosts = host.enter(link);
    JsonNode seat = hosts.awaitState(state -> true).at("/room/seats/0");
    assertEquals(host.id(), seat.at("/player/id").asString());
    assertEquals("sylvan", seat.at("/options/school").asString());
    assertTrue(seat.path("ready").asBoolean());
    Socket friends = sitting(friend, link);
    friends.settle();
    assertEquals(friend.id(), friends.state().at("/room/seats/1/player/id").asString());
    assertFalse(ready(friends, 1), "who was invited has seen the terms only now");
    friends.awaitAck(friends.ready());
    hosts.awaitState(SittingTest::playing);
  }

  @Test
  void an_invalid_choice_for_the_hosts_own_seat_is_refused_and_makes_no_table() {
    for (Map<String, String> seat :
        List.of(Map.of("school", "atlantis"), Map.of("nonsense", "sylvan"))) {
      Map<String, ?> wish =
          Map.of("game", "tashkalar", "form", "duel", "watching", false, "seat", seat);
      var refused = host.request("POST", "/api/rooms", wish);
      assertEquals(400, refused.statusCode());
      assertTrue(refused.body().contains("bad-option"), refused.body());
    }
    assertEquals("[]", host.request("GET", "/api/me/rooms", null).body());
  }

  @Test
  void a_request_for_any_seat_gets_the_first_free_one_and_only_one() {
    String link = make("duel", Map.of()).path("link").asString();
    Socket friends = sitting(friend, link);
    friends.awaitAck(friends.sendAcked("sit", Collections.singletonMap("seat", null)));
    friends.settle();
    assertEquals(host.id(), friends.state().at("/room/seats/0/player/id").asString());
    assertEquals(friend.id(), friends.state().at("/room/seats/1/player/id").asString());
  }

  @Test
  void in_a_team_form_newcomers_get_seats_of_the_team_that_has_fewer_players() {
    String link = make("team-duel", Map.of()).path("link").asString();
    List<Integer> teams = teams("team-duel");
    for (int n = 1; n < 4; n++) {
      Socket last = sitting(Guest.at(server()), link);
      last.settle();
      int[] taken = new int[2];
      for (int seat = 0; seat < 4; seat++) {
        if (last.state().at("/room/seats/" + seat + "/player").isObject()) taken[teams.get(seat)]++;
      }
      assertTrue(Math.abs(taken[0] - taken[1]) <= 1, last.state().at("/room/seats").toString());
    }
  }

  @Test
  void terms_that_change_ask_the_seated_again_but_not_the_host_who_changed_them() {
    String link = make("duel", Map.of()).path("link").asString();
    Socket hosts = host.enter(link);
    hosts.awaitAck(hosts.sendAcked("ready", Map.of("on", false, "terms", 0)));
    Socket friends = sitting(friend, link);
    friends.awaitAck(friends.ready());
    hosts.awaitState(state -> state.at("/room/seats/1/ready").asBoolean());
    long terms = friends.state().at("/room/terms").asLong();
    hosts.awaitAck(hosts.sendAcked("clock", Map.of("control", LIVE)));
    friends.settle();
    assertFalse(ready(friends, 1));
    hosts.settle();
    hosts.awaitAck(hosts.ready());
    assertEquals("stale", friends.refused("ready", Map.of("on", true, "terms", terms)));
    hosts.awaitAck(hosts.sendAcked("rated", Map.of("on", true)));
    hosts.settle();
    assertTrue(ready(hosts, 0), "the host knows what the host has changed");
    friends.settle();
    friends.awaitAck(friends.ready());
    hosts.awaitState(SittingTest::playing);
  }

  @Test
  void a_match_whose_clocks_run_at_once_waits_for_all_who_agreed_to_be_here() {
    String link = make("duel", Map.of("clock", LIVE)).path("link").asString();
    Socket friends = sitting(friend, link);
    friends.awaitAck(friends.ready());
    friends.settle();
    assertTrue(ready(friends, 0) && ready(friends, 1));
    assertEquals("gathering", friends.state().at("/room/phase").asString());
    host.enter(link).awaitState(SittingTest::playing);
    friends.awaitState(SittingTest::playing);
  }

  @Test
  void a_match_without_a_clock_starts_while_the_host_is_away() {
    String link = make("duel", Map.of()).path("link").asString();
    Socket friends = sitting(friend, link);
    friends.awaitAck(friends.ready());
    friends.awaitState(SittingTest::playing);
  }

  @Test
  void the_hosts_later_choice_of_school_needs_no_new_consent() {
    String link = make("duel", Map.of()).path("link").asString();
    Socket hosts = host.enter(link);
    hosts.awaitAck(hosts.sendAcked("seatOption", Map.of("key", "school", "value", "highland")));
    Socket friends = sitting(friend, link);
    friends.awaitAck(friends.ready());
    JsonNode state = hosts.awaitState(SittingTest::playing);
    assertEquals("highland", state.at("/room/seats/0/options/school").asString());
  }
}
