package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.FreshData;
import arenhold.server.testing.Gathered;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import arenhold.server.testing.ToyServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A server is killed during timed questions: public clocks, pending answers and standing orders are
 * the same after the restart.
 */
class WindowCrashIT {

  private static final JsonMapper JSON = new JsonMapper();

  /** How long the toy's public clock runs, and how long one seat may hold it at a time. */
  private static final long SHARED = 3_000;

  private static final long HELD = 15_000;

  private static JsonNode window(Socket socket) {
    return socket.state().at("/match/clock/windows/0");
  }

  private static String prompt(JsonNode state) {
    return state.at("/match/waiting/0/prompt").asString("");
  }

  private static void await(List<Socket> sockets, String prompt) {
    for (Socket socket : sockets) socket.awaitState(state -> prompt(state).equals(prompt));
  }

  private static void bidLowest(Socket socket) {
    socket.awaitState(state -> state.at("/match/question/prompt").asString("").equals("bid"));
    ToyRooms.choose(socket, socket.state().at("/match/question/choices/0/notation").asString());
  }

  private static List<Socket> back(Gathered room) {
    List<Socket> sockets = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) sockets.add(room.guest(seat).enter(room.link()));
    for (Socket socket : sockets) socket.awaitState(state -> state.path("match").isObject());
    return sockets;
  }

  private static void awaitHeldBy(List<Socket> sockets, int seat) {
    for (Socket socket : sockets) {
      socket.awaitState(state -> state.at("/match/clock/windows/0/held/seat").asInt(-1) == seat);
    }
  }

  /** The plans last sent to this seat. */
  private static JsonNode plans(Socket socket) {
    socket.settle();
    return socket.raw().stream()
        .map(JSON::readTree)
        .filter(frame -> frame.path("t").asString().equals("plans"))
        .reduce((before, last) -> last)
        .orElseThrow()
        .path("d");
  }

  @Test
  void a_held_clock_is_still_held_after_a_kill_and_resumes_with_its_remaining_time()
      throws IOException {
    try (RunningServer server =
        RunningServer.start(ToyServer.class, FreshData.folder("window"), Map.of())) {
      Gathered room = Gathered.at(server.address(), "bidding", "bids", 2, Map.of());
      ToyRooms.clock(room, ToyRooms.LIVE);
      room.begin();
      Socket holder = room.seat(1);
      // Held as it opens: no test is fast enough for a running clock.
      ToyRooms.order(holder, "show", "!hold");
      for (Socket socket : room.sockets()) ToyRooms.choose(socket, "keep");
      await(room.sockets(), "bid");
      for (Socket socket : room.sockets()) bidLowest(socket);
      awaitHeldBy(room.sockets(), 1);
      ToyRooms.choose(room.seat(0), "pass");
      long left = window(holder).path("left").asLong();
      long choices = holder.state().at("/match/choices").asLong();
      server.kill();
      server.startAgain();

      List<Socket> sockets = back(room);
      awaitHeldBy(sockets, 1);
      Socket again = sockets.get(1);
      assertEquals(choices, again.state().at("/match/choices").asLong());
      assertEquals(SHARED, left, "it was held from the first moment");
      assertEquals(left, window(again).path("left").asLong(), "none of it passed");
      long held = window(again).at("/held/left").asLong();
      assertTrue(held > 0 && held <= HELD, "holding it was not charged twice: " + held);
      assertEquals("pass", plans(sockets.get(0)).at("/given/choice").asString(), "noted");
      assertEquals("!hold", plans(again).at("/orders/0/answers/0").asString(), "still ordered");

      again.awaitAck(again.sendAcked("release", ToyRooms.asked(again)));
      for (Socket socket : sockets) {
        socket.awaitState(state -> state.at("/match/clock/windows/0/held").isNull());
        long rest = window(socket).path("left").asLong();
        assertTrue(rest <= left, "it runs on with the rest: " + rest);
      }
      await(sockets, "bid");
      assertEquals(choices + 2, again.state().at("/match/choices").asLong(), "both passed");
    }
  }
}
