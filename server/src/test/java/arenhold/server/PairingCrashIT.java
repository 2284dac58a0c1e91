package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Guest;
import arenhold.server.testing.LivePage;
import arenhold.server.testing.RunningServer;
import arenhold.server.testing.Socket;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** How a killed server treats those who look for an opponent. */
class PairingCrashIT {

  private static JsonNode looks(Guest guest, String form) {
    var clock = Map.of("kind", "live", "base", 300, "increment", 5, "delay", 0);
    var wish = Map.of("game", "tashkalar", "form", form, "clock", clock, "rated", false);
    return guest.post("/api/me/pairing", wish);
  }

  private static JsonNode search(Guest guest) {
    return Guest.JSON.readTree(guest.request("GET", "/api/me/pairing", null).body());
  }

  @Test
  void waiting_players_wait_again_and_matched_ones_meet_as_if_nothing_had_happened()
      throws IOException {
    try (RunningServer server = RunningServer.start()) {
      Guest one = Guest.at(server.address());
      Guest other = Guest.at(server.address());
      Guest third = Guest.at(server.address());
      looks(one, "duel");
      LivePage page = LivePage.of(other);
      looks(other, "duel");
      String link = page.await("paired", paired -> true).path("link").asString();
      String before = looks(third, "high-form").path("run").asString();
      one.enter(link).awaitType("snapshot");
      server.kill();
      server.startAgain();
      JsonNode after = search(third);
      assertTrue(after.path("offer").isNull(), "nobody is known to wait");
      assertNotEquals(before, after.path("run").asString(), "and the page knows why");
      assertEquals("high-form", looks(third, "high-form").at("/offer/form").asString());
      List<Socket> both = List.of(one.enter(link), other.enter(link));
      for (Socket each : both) {
        each.awaitState(state -> state.at("/room/phase").asString().equals("playing"));
      }
    }
  }
}
