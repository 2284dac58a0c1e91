package arenhold.server.gateway.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arenhold.server.engine.Account;
import arenhold.server.testing.ServerTest;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.web.socket.CloseStatus;

/** Sockets of engines that open while their token is revoked. */
class EngineHandlerTest extends ServerTest {

  @Autowired private EngineHandler handler;

  /** What is sent on a socket. */
  private static final class Sent implements Outlet {
    private final List<String> frames = new ArrayList<>();
    private CloseStatus closed;

    @Override
    public void send(String frame, Consumer<Throwable> then) {
      frames.add(frame);
      then.accept(null);
    }

    @Override
    public void close(CloseStatus status) {
      closed = status;
    }
  }

  @Test
  void an_engine_whose_token_is_revoked_before_it_comes_in_stays_out() {
    Sent sent = new Sent();
    var account = new Account(UUID.randomUUID(), "Nimble", "Ada");
    var socket = new EngineHandler.Open(new EngineLine(sent, Runnable::run), account);
    String session = UUID.randomUUID().toString();
    handler.open().put(session, socket);
    handler.close(account.id());
    handler.came(socket);
    handler.open().remove(session);
    assertEquals("bad-token", sent.closed.getReason());
    assertEquals(List.of(), sent.frames, "it is not even greeted");
  }
}
