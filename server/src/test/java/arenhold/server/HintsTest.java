package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.room.RoomRegion;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import arenhold.server.testing.Until;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Hints: who gets them, what everybody is told of them, and that they change nothing. */
class HintsTest extends ServerTest {

  @Autowired JdbcClient database;
  @Autowired RoomRegion regions;
  @Autowired ActorSystem<Void> actors;

  /** Refusals that pass. */
  private static final Set<String> AGAIN = Set.of("busy", "stale");

  private Guest host;

  @BeforeEach
  void a_host() {
    host = Guest.at(server());
  }

  private Socket table(String game, String form) {
    Map<String, Object> wish =
        Map.of(
            "game",
            game,
            "form",
            form,
            "seats",
            2,
            "watching",
            true,
            "computers",
            List.of("novice"));
    Socket socket = host.enter(host.post("/api/rooms", wish).path("link").asString());
    socket.awaitState(HintsTest::asked);
    return socket;
  }

  private static boolean asked(JsonNode state) {
    return state.at("/room/phase").asString("").equals("playing")
        && state.at("/match/canHint").asBoolean(false);
  }

  private static Map<String, ?> wish(Socket socket, int depth) {
    return Map.of("asked", socket.state().at("/match/asked").asLong(), "depth", depth);
  }

  /**
   * A hint that is refused because the machine is too busy, or because the computer has answered
   * meanwhile, is asked for again.
   */
  private static JsonNode hint(Socket socket, int depth) {
    while (true) {
      socket.send("hint", wish(socket, depth));
      JsonNode answer =
          socket.await(
              frame ->
                  frame.path("t").asString().equals("hint")
                      || AGAIN.contains(frame.at("/d/code").asString("")));
      if (answer.path("t").asString().equals("hint")) return answer.path("d");
      socket.settle();
    }
  }

  private long logged(Socket socket) {
    return database
        .sql("select count(*) from match_entry where match_id = ?::uuid and notation = '!hint'")
        .param(socket.state().at("/match/id").asString())
        .query(Long.class)
        .single();
  }

  private static long told(Socket socket) {
    return socket.events().stream()
        .filter(event -> event.path("kind").asString().equals("tookHint"))
        .count();
  }

  @Test
  void each_depth_tells_more_and_the_hint_is_written_once() {
    Socket socket = table("tashkalar", "duel");
    while (!socket.state().at("/match/question/prompt").asString("").equals("action")) {
      JsonNode state = socket.state();
      long open = state.at("/match/asked").asLong();
      String some = state.at("/match/question/choices/0/notation").asString();
      socket.awaitAck(socket.sendAcked("choose", Map.of("choice", some, "asked", open)));
      socket.awaitState(now -> asked(now) && now.at("/match/asked").asLong() != open);
    }
    JsonNode before = socket.state();
    JsonNode where = hint(socket, 1);
    assertTrue(where.at("/where/at").size() >= 4, where.toString());
    assertTrue(where.path("steps").isEmpty() && where.path("which").isEmpty());
    assertTrue(hint(socket, 2).path("steps").isEmpty());
    JsonNode turn = hint(socket, 3);
    String first = turn.at("/steps/0/notation").asString();
    assertEquals(where.path("where"), turn.path("where"));
    assertTrue(
        before
            .at("/match/question/choices")
            .valueStream()
            .anyMatch(choice -> choice.path("notation").asString().equals(first)));
    assertEquals(turn, hint(socket, 3), "the same when asked again");
    assertEquals(1, logged(socket));
    assertEquals(1, told(socket));
    for (String same : List.of("/match/question", "/match/asked", "/match/view", "/match/moment")) {
      assertEquals(before.at(same), socket.state().at(same), same);
    }
    var answer = Map.of("choice", first, "asked", turn.path("asked").asLong());
    socket.awaitAck(socket.sendAcked("choose", answer));
  }

  @Test
  void nobody_else_is_sent_what_a_hint_says() {
    Socket socket = table("tashkalar", "high-form");
    Socket watcher = Guest.at(server()).enter(socket.state().at("/room/watchLink").asString());
    watcher.awaitType("snapshot");
    Socket again = host.enter(socket.state().at("/room/seatLink").asString());
    again.awaitType("snapshot");
    hint(socket, 3);
    for (Socket other : List.of(watcher, again)) {
      other.settle();
      assertEquals(1, told(other), "everybody is told that a hint was taken");
      for (String frame : other.raw()) assertFalse(frame.startsWith("{\"t\":\"hint\""), frame);
    }
    assertEquals("no-seat", watcher.refused("hint", wish(socket, 1)));
    assertFalse(watcher.state().at("/match/canHint").asBoolean());
  }

  @Test
  void what_is_asked_wrongly_is_refused_and_changes_nothing() {
    Socket socket = table("destiny", "duel");
    long asked = socket.state().at("/match/asked").asLong();
    for (int depth : List.of(0, 4, -1)) {
      assertEquals("malformed", socket.refused("hint", Map.of("asked", asked, "depth", depth)));
    }
    assertEquals("stale", socket.refused("hint", Map.of("asked", asked + 1, "depth", 1)));
    assertEquals(0, logged(socket));
    JsonNode hint = hint(socket, 3);
    assertFalse(hint.path("verb").isNull());
    assertEquals(1, hint.path("steps").size());
    socket.settle();
    // The computer may answer meanwhile: then the match has come further than the command says.
    while (socket.refused("resign", socket.moment()).equals("stale")) socket.settle();
    socket.awaitState(state -> state.at("/room/phase").asString().equals("over"));
    assertEquals("over", socket.refused("hint", Map.of("asked", asked, "depth", 1)));
  }

  @Test
  void a_hint_repeated_by_a_client_that_came_back_is_carried_out_once() {
    // Here the computer has nothing to answer while we are asked.
    Socket socket = table("tashkalar", "duel");
    Map<String, ?> wish = wish(socket, 1);
    String ack = socket.sendAcked("hint", wish);
    socket.awaitAck(ack);
    String link = socket.state().at("/room/seatLink").asString();
    socket.tear();
    Socket back = host.enter(link);
    back.awaitState(HintsTest::asked);
    back.send("hint", wish, ack);
    back.awaitAck(ack);
    assertEquals(1, logged(back));
  }

  @Test
  void between_people_and_before_a_match_there_are_no_hints() {
    var wish = Map.of("game", "tvrz", "form", "shared", "seats", 2, "watching", true);
    Socket socket = host.enter(host.post("/api/rooms", wish).path("link").asString());
    socket.awaitType("snapshot");
    assertEquals("wrong-phase", socket.refused("hint", Map.of("asked", 0, "depth", 1)));
    Guest second = Guest.at(server());
    Socket other = second.enter(socket.state().at("/room/seatLink").asString());
    other.awaitType("snapshot");
    other.awaitAck(other.sendAcked("sit", Collections.singletonMap("seat", null)));
    socket.settle();
    socket.awaitAck(socket.ready());
    other.settle();
    other.awaitAck(other.ready());
    socket.awaitState(state -> state.at("/room/phase").asString().equals("playing"));
    assertEquals("no-hints", socket.refused("hint", wish(socket, 1)));
    assertFalse(socket.state().at("/match/canHint").asBoolean());
  }

  @Test
  void a_hint_is_known_to_have_been_taken_when_the_room_wakes() {
    Socket socket = table("tashkalar", "duel");
    JsonNode before = hint(socket, 1);
    String link = socket.state().at("/room/seatLink").asString();
    String room =
        database
            .sql("select room_id::text from match where id = ?::uuid")
            .param(socket.state().at("/match/id").asString())
            .query(String.class)
            .single();
    socket.tear();
    Until.holds(
        "asleep",
        () -> {
          if (!actors.printTree().contains(room)) return true;
          regions.tell(UUID.fromString(room), new RoomCommand.Sleep());
          return false;
        });
    Socket back = host.enter(link);
    back.awaitState(HintsTest::asked);
    assertEquals(before.path("where"), hint(back, 2).path("where"), "it is thought again alike");
    assertEquals(1, logged(back));
    assertEquals(1, told(back));
  }

  @Test
  void who_asks_too_often_is_refused_for_a_while() {
    Socket socket = table("tvrz", "shared");
    int refused = 0;
    // The computer may answer meanwhile, by which another question is open.
    Set<Object> advised = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      Map<String, ?> wish = wish(socket, 1);
      String ack = socket.sendAcked("hint", wish);
      JsonNode answer = socket.await(frame -> ack.equals(frame.path("a").asString("")));
      String code = answer.at("/d/code").asString("");
      if (code.equals("too-fast")) refused++;
      else if (code.isEmpty()) advised.add(wish.get("asked"));
    }
    assertTrue(refused > 0);
    assertEquals(advised.size(), logged(socket));
  }
}
