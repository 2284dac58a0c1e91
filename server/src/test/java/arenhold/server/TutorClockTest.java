package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.computer.Thinkers;
import arenhold.server.testing.ComputerTables;
import arenhold.server.testing.FirstQuestion;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ManualTime;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;

/** A choice that is weighed is carried out before its player runs out of time. */
@Import(ClockRooms.WithManualTime.class)
@TestPropertySource(
    properties = {"arenhold.computers.hint-within=60m", "arenhold.computers.pace=0s"})
@DirtiesContext
class TutorClockTest extends ServerTest {

  private static final int BASE = 300;

  @Autowired ManualTime time;
  @Autowired Thinkers thinkers;

  private static boolean waits(CountDownLatch latch) {
    try {
      latch.await();
      return true;
    } catch (InterruptedException hurried) {
      throw new IllegalStateException(hurried);
    }
  }

  private Socket table() {
    Map<String, Object> wish = new HashMap<>();
    wish.putAll(Map.of("game", "destiny", "form", "duel", "seats", 2, "watching", true));
    wish.put("clock", Map.of("kind", "live", "base", BASE, "increment", 0, "delay", 0));
    wish.put("computers", List.of("novice"));
    Guest host = Guest.at(server());
    return host.enter(host.post("/api/rooms", wish).path("link").asString());
  }

  @Test
  void a_choice_that_cannot_be_weighed_in_time_is_carried_out_while_there_is_time() {
    CountDownLatch goOn = new CountDownLatch(1);
    thinkers.advise(FirstQuestion.seen(), 1, () -> waits(goOn));
    try {
      Socket socket = table();
      JsonNode state =
          socket.awaitState(
              one -> ComputerTables.asked(one) && one.at("/match/question/choices").size() > 1);
      long asked = state.at("/match/asked").asLong();
      String choice = state.at("/match/question/choices/0/notation").asString();
      String ack = socket.sendAcked("weigh", Map.of("choice", choice, "asked", asked));
      socket.settle();
      assertEquals(asked, socket.state().at("/match/asked").asLong(), "it is held back");
      time.pass((BASE - 1) * 1_000L);
      socket.awaitAck(ack);
      JsonNode after = socket.awaitState(one -> one.at("/match/asked").asLong() != asked);
      assertTrue(after.at("/match/outcome").isNull(), after.at("/match/outcome").toString());
    } finally {
      goOn.countDown();
    }
  }
}
