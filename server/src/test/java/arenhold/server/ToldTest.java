package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.ToClient;
import arenhold.server.protocol.Told;
import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.ServerTest;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Messages to members of a room, as values and as text. */
class ToldTest extends ServerTest {

  @Test
  void a_serialised_message_is_read_back_as_the_same_value() {
    Duel duel = Duel.start(server());
    Random random = new Random(3);
    for (int i = 0; i < 12; i++) duel.chooseAtRandom(random);
    duel.seat(0).refused("choose", Map.of("choice", "nothing", "asked", -1));
    Set<Class<?>> types = new HashSet<>();
    for (int seat = 0; seat < 2; seat++) {
      for (String text : duel.seat(seat).raw()) {
        JsonNode frame = Guest.JSON.readTree(text);
        ToClient message = Told.written(text).message();
        assertEquals(frame.path("d"), Guest.JSON.readTree(Frames.text(message)), text);
        types.add(message.getClass());
      }
    }
    assertTrue(
        types.containsAll(
            Set.of(
                ToClient.Welcome.class,
                ToClient.Snapshot.class,
                ToClient.Step.class,
                ToClient.Ack.class,
                ToClient.Refused.class)),
        types.toString());
  }

  @Test
  void a_message_is_serialised_once_and_programs_get_the_value() {
    var bye = new ToClient.Bye(Code.RESTARTING);
    Told told = Told.of(bye);
    assertSame(told.text(), told.text());
    assertSame(bye, told.message());
    assertEquals("{\"t\":\"bye\",\"d\":{\"code\":\"restarting\"}}", told.text());
  }
}
