package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.RawSocket;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.Import;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

/** A client that does not read delays nobody and is disconnected eventually. */
@Import(RoomFaultsTest.WithAFragileGame.class)
@TestPropertySource(properties = "arenhold.room.idle=300ms")
@DirtiesContext
class SlowReadersTest extends ServerTest {

  @Test
  void a_watcher_who_does_not_read_is_gone_while_the_player_plays_on() throws IOException {
    Guest host = Guest.at(server());
    var wish = Map.of("game", "fragile", "form", "only", "table", Map.of(), "watching", true);
    var room = host.post("/api/rooms", wish);
    Socket player = host.enter(room.path("link").asString());
    player.awaitState(state -> state.path("match").isObject());
    Guest watcher = Guest.at(server());
    try (RawSocket deaf = RawSocket.open(watcher)) {
      String ticket = watcher.ticket(room.path("watch").asString());
      deaf.text("{\"t\":\"hello\",\"d\":{\"ticket\":\"" + ticket + "\"}}");
      player.awaitState(state -> state.at("/room/watcherCount").asInt() == 1);
      int talks = 0;
      while (player.state().at("/room/watcherCount").asInt() == 1) {
        long asked = player.state().at("/match/asked").asLong();
        var talk = Map.of("choice", "talk", "asked", asked);
        player.awaitAck(player.sendAcked("choose", talk));
        player.awaitState(state -> state.at("/match/asked").asLong() > asked);
        // Each sends 100 kB: the watcher's buffer is soon full.
        assertTrue(++talks < 5000, "the watcher is still there");
      }
    }
  }
}
