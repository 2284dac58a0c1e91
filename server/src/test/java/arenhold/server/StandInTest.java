package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.rules.notation.MatchFile;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.MatchFiles;
import arenhold.server.testing.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A computer plays on for a player who is gone, until they come back. */
class StandInTest extends ClockRooms {

  /** Tears the socket of the player to move; returns that seat. */
  private static int gone(Gathered room) {
    int seat = asked(room);
    room.seat(seat).tear();
    return seat;
  }

  /** Another player lets a computer play for this seat, as soon as that is possible. */
  private void standIn(Socket other) {
    other.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    time.pass(90_000);
    other.awaitAck(other.command("standIn"));
    other.awaitState(state -> state.at("/match/standIns").size() == 1);
  }

  /** Waits until this player is asked, or the match is over. */
  private static JsonNode turnOf(Socket socket) {
    return socket.awaitState(
        state -> state.at("/match/question").isObject() || state.at("/match/outcome").isObject());
  }

  private static void answerOnce(Socket socket) {
    turnOf(socket);
    socket.awaitAck(socket.sendAcked("choose", answer(socket)));
    socket.settle();
  }

  private String file(Gathered room, Socket socket) {
    String match = socket.state().at("/match/id").asString();
    return room.guest(0).request("GET", "/api/matches/" + match, null).body();
  }

  @Test
  void a_computer_plays_on_until_the_player_takes_the_seat_back_and_its_choices_can_be_repeated() {
    Gathered room = begun(LIVE);
    int seat = gone(room);
    Socket other = room.seat(1 - seat);
    JsonNode absent = other.awaitState(state -> state.at("/match/clock/absent").size() == 1);
    String level = absent.at("/match/clock/absent/0/computer").asString();
    assertEquals("not-yet", other.refused("standIn", other.moment()));
    assertEquals("stale", other.refused("standIn", Map.of("moment", 0)));
    standIn(other);
    JsonNode match = other.state().path("match");
    assertEquals(seat, match.at("/standIns/0/seat").asInt());
    assertEquals(level, match.at("/standIns/0/computer").asString());
    assertTrue(match.path("outcome").isNull());
    assertEquals(0, match.path("out").size());
    for (int i = 0; i < 12; i++) answerOnce(other);
    Socket back = room.guest(seat).enter(room.link());
    back.awaitState(state -> state.at("/match/canComeBack").asBoolean());
    assertTrue(back.state().at("/match/question").isNull());
    assertEquals("not-allowed", back.refused("choose", Map.of("choice", "end", "asked", 1)));
    assertEquals("not-allowed", back.refused("resign", back.moment()));
    String ack;
    do {
      back.settle();
      ack = back.command("comeBack");
    } while (stale(back, ack));
    for (Socket socket : List.of(back, other)) {
      socket.awaitState(state -> state.at("/match/standIns").size() == 0);
    }
    assertEquals("takenOver", back.events().getLast().path("kind").asString());
    while (!isAsked(back)) answerOnce(other);
    answerOnce(back);
    do {
      back.settle();
      ack = back.command("resign");
    } while (stale(back, ack));
    over(other);
    String text = file(room, other);
    MatchFile file = MatchFile.parseOne(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(1, file.computers().size());
    assertEquals(seat, file.computers().getFirst().seat());
    assertTrue(file.computers().getFirst().from() > 0);
    String said = MatchFiles.honest(text);
    assertTrue(said.startsWith("ok "), said);
    assertFalse(said.contains(" 0 choices"), said);
    var replay = room.guest(0).bring(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(200, replay.statusCode(), replay.body());
    assertEquals(List.of(1, 1), places(room), "the one who came back is placed as it ended");
  }

  private static boolean isAsked(Socket socket) {
    socket.settle();
    return socket.state().at("/match/question").isObject();
  }

  private static boolean stale(Socket socket, String ack) {
    JsonNode answer = socket.await(frame -> frame.path("a").asString("").equals(ack));
    return answer.path("t").asString().equals("refused");
  }

  /** 1 for each seat whose player's place is that of the outcome. */
  private List<Integer> places(Gathered room) {
    return database
        .sql(
            """
            select case when p.place = (m.outcome -> 'places' ->> p.seat)::int then 1 else 0 end
            from match_player p join match m on m.id = p.match_id
            where m.id = ? order by p.seat""")
        .param(match(room))
        .query(Integer.class)
        .list();
  }

  @Test
  void what_a_computer_began_goes_on_after_the_room_has_slept_and_the_player_who_left_has_lost() {
    Gathered room = begun(LIVE);
    int seat = gone(room);
    standIn(room.seat(1 - seat));
    answerOnce(room.seat(1 - seat));
    asleep(room);
    Socket again = room.guest(1 - seat).enter(room.link());
    JsonNode state = turnOf(again);
    assertEquals(seat, state.at("/match/standIns/0/seat").asInt());
    for (int i = 0; i < 6; i++) answerOnce(again);
    turnOf(again);
    again.awaitAck(again.command("resign"));
    JsonNode outcome = over(again).at("/match/outcome");
    assertEquals(1, outcome.path("places").get(seat).asInt(), "the computer has won");
    String match = again.state().at("/match/id").asString();
    int place =
        database
            .sql("select place from match_player where match_id = ?::uuid and seat = ?")
            .params(match, seat)
            .query(Integer.class)
            .single();
    assertEquals(2, place, "its player has not");
    String said = MatchFiles.honest(file(room, again));
    assertTrue(said.startsWith("ok "), said);
  }

  @Test
  void the_clock_of_the_seat_shows_enough_for_a_computer_and_its_player_is_not_waited_for() {
    Gathered room = begun("melee", 3, LIVE);
    int seat = gone(room);
    Socket other = room.seat((seat + 1) % 3);
    standIn(other);
    JsonNode state =
        other.awaitState(one -> !one.at("/match/waiting/0/seat").asString("").equals("" + seat));
    assertTrue(state.at("/match/clock/left/" + seat).asLong() >= 290_000);
    assertEquals(0, state.at("/match/clock/absent").size());
    assertNotEquals(seat, state.at("/match/waiting/0/seat").asInt());
    int asked =
        database
            .sql(
                """
                select count(*) from match_player
                where match_id = ?::uuid and seat = ? and asked_at is not null""")
            .params(state.at("/match/id").asString(), seat)
            .query(Integer.class)
            .single();
    assertEquals(0, asked);
  }

  @Test
  void a_teammate_may_choose_a_computer_too() {
    Gathered room = begun("team-duel", 4, LIVE);
    int seat = gone(room);
    standIn(room.seat((seat + 2) % 4));
  }

  @Test
  void nobody_lets_a_computer_play_for_players_who_are_there() {
    Gathered room = begun(LIVE);
    for (Socket socket : room.sockets()) {
      assertEquals("not-allowed", socket.refused("standIn", socket.moment()));
    }
  }
}
