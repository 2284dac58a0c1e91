package arenhold.server.gateway.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arenhold.engine.Limits;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.web.socket.CloseStatus;

/** What an engine does not read waits for it, up to a limit, and never holds anybody up. */
class EngineLineTest {

  /** An engine that takes a text only when told to. */
  private static final class Slow implements Outlet {
    private final List<String> sent = new ArrayList<>();
    private Consumer<Throwable> taken;
    private CloseStatus closed;

    @Override
    public void send(String frame, Consumer<Throwable> then) {
      sent.add(frame);
      taken = then;
    }

    @Override
    public void close(CloseStatus status) {
      closed = status;
    }

    private void takes(Throwable failure) {
      taken.accept(failure);
    }
  }

  private final Slow engine = new Slow();
  private final EngineLine line = new EngineLine(engine, Runnable::run);

  @Test
  void texts_are_sent_one_after_the_other_and_the_close_comes_last() {
    assertFalse(line.unread());
    assertTrue(line.send("one"));
    assertTrue(line.send("two"));
    line.close(CloseStatus.NORMAL);
    assertTrue(line.unread());
    assertEquals(List.of("one"), engine.sent);
    engine.takes(null);
    assertNull(engine.closed, "not before all is written");
    engine.takes(null);
    assertEquals(List.of("one", "two"), engine.sent);
    assertEquals(CloseStatus.NORMAL, engine.closed);
    assertFalse(line.unread());
  }

  @Test
  void no_more_than_a_limit_waits() {
    String half = "x".repeat(Limits.UNREAD / 2);
    assertTrue(line.send(half));
    assertTrue(line.send(half));
    assertFalse(line.send("one more"), "what is being written counts too");
    engine.takes(null);
    assertTrue(line.send("one more"));
  }

  @Test
  void what_is_long_goes_on_once_there_is_room() {
    List<String> done = new ArrayList<>();
    assertTrue(line.roomy(() -> done.add("never")));
    line.send("x".repeat(Limits.ROOM));
    line.send("more");
    assertFalse(line.roomy(() -> done.add("later")));
    assertEquals(List.of(), done);
    engine.takes(null);
    assertEquals(List.of("later"), done);
    engine.takes(null);
    assertEquals(List.of("later"), done, "once");
  }

  @Test
  void an_engine_that_takes_nothing_is_cut_off() {
    line.send("one");
    line.send("two");
    engine.takes(new IOException("timed out"));
    assertEquals(CloseStatus.SERVER_ERROR, engine.closed);
    assertEquals(List.of("one"), engine.sent);
    assertTrue(line.send("three"), "nothing more is kept");
    assertEquals(List.of("one"), engine.sent);
  }
}
