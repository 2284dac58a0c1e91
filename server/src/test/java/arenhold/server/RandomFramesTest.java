package arenhold.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.server.testing.Duel;
import arenhold.server.testing.Guest;
import arenhold.server.testing.OddFrames;
import arenhold.server.testing.ServerTest;
import arenhold.server.testing.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import tools.jackson.databind.JsonNode;

/**
 * Random frames to a real room, most of them wrong in one place: each gets one answer and changes
 * nothing, and the room beside it plays on. Choose a seed with {@code -Dframes.seed}, more frames
 * with {@code -Dframes=10000000}.
 */
@ExtendWith(OutputCaptureExtension.class)
class RandomFramesTest extends ServerTest {

  private static final long FRAMES = Long.getLong("frames", 20_000);
  private static final long SEED = Long.getLong("frames.seed", 1);

  /** Fewer than the answers that a socket keeps for its client. */
  private static final int AT_ONCE = 100;

  /** Below the rate limit of a socket. */
  private static final int A_SOCKET = 40_000;

  @Test
  void random_frames_change_nothing_and_are_answered_each(CapturedOutput output) {
    int before = output.getAll().length();
    Duel attacked = Duel.start(server());
    Duel beside = Duel.start(server());
    Random random = new Random(SEED);
    OddFrames odd = new OddFrames(random);
    JsonNode held = attacked.seat(0).state().path("match");
    Guest stranger = Guest.at(server());
    for (long sent = 0; sent < FRAMES; ) {
      // By the seat link, which would give a seat's rights if one were free.
      Socket socket = stranger.enter(attacked.link());
      socket.awaitType("snapshot");
      for (int n = 0; n < A_SOCKET && sent < FRAMES; n += AT_ONCE, sent += AT_ONCE) {
        List<String> frames = new ArrayList<>();
        // One in three, because three unreadable frames in a row end the socket.
        for (int i = 0; i < AT_ONCE; i++) frames.add(i % 3 == 0 ? odd.ping() : odd.frame());
        answered(socket, frames, "seed " + SEED + ", after " + sent);
      }
      socket.tear();
      beside.chooseAtRandom(random);
    }
    attacked.seat(0).settle();
    assertEquals(held, attacked.seat(0).state().path("match"), "seed " + SEED);
    String log = output.getAll().substring(before);
    assertFalse(log.contains(" ERROR ") || log.contains("Exception"), "seed " + SEED);
    for (Duel duel : List.of(attacked, beside)) {
      duel.seat(0).tear();
      duel.seat(1).tear();
    }
  }

  private static void answered(Socket socket, List<String> frames, String where) {
    frames.forEach(socket::sendRaw);
    int pongs = 0;
    for (int i = 0; i < frames.size(); ) {
      JsonNode answer = socket.next();
      if (answer == null)
        throw new AssertionError("closed with " + socket.closedWith() + ", " + where);
      String type = answer.path("t").asString();
      if (type.equals("step") || type.equals("snapshot")) continue;
      assertTrue(type.equals("refused") || type.equals("pong"), where + "\n" + answer);
      if (type.equals("pong")) pongs++;
      i++;
    }
    assertTrue(pongs >= frames.size() / 3, where);
  }

  @Test
  void any_invalid_field_makes_the_whole_frame_malformed() {
    Duel duel = Duel.start(server());
    Socket seat = duel.seat(0);
    JsonNode held = seat.state();
    for (String frame : OddFrames.wrong()) {
      seat.sendRaw(frame);
      JsonNode answer = seat.awaitType("refused");
      assertEquals("malformed", answer.at("/d/code").asString(), frame);
      seat.send("ping", Map.of());
    }
    seat.settle();
    assertEquals(held, seat.state());
    duel.seat(0).tear();
    duel.seat(1).tear();
  }
}
