package arenhold.server.gateway.socket;

import arenhold.engine.Limits;
import arenhold.server.account.Player;
import arenhold.server.engine.Account;
import arenhold.server.engine.Engines;
import arenhold.server.engine.Link;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketSession;

/** The sockets of engines, authenticated by their handshake. What is said on them is elsewhere. */
@Component
public class EngineHandler extends Sockets<EngineHandler.Open> {

  /** An engine's socket. */
  static final class Open {
    private final EngineLine line;
    private final Account account;

    /** What is said on it; null before it is let in. */
    private volatile Link link;

    /** Whether it may not come in any more: it is gone, or its token is revoked. */
    private boolean barred;

    /** What has come of a message that is not complete. */
    private final StringBuilder begun = new StringBuilder();

    /** How much that is, in bytes of UTF-8. */
    private int bytes;

    Open(EngineLine line, Account account) {
      this.line = line;
      this.account = account;
    }

    private void begin() {
      begun.setLength(0);
      bytes = 0;
    }
  }

  private final Engines engines;
  private final Writers writers;
  private final SocketCount count;

  EngineHandler(Engines engines, Writers writers, SocketCount count, Settings settings) {
    super(settings.limits());
    this.engines = engines;
    this.count = count;
    this.writers = writers;
  }

  /** A line of an engine may be longer than a frame of other sockets. */
  @Override
  public boolean supportsPartialMessages() {
    return true;
  }

  /** Parts are as long as they come: what they add up to is bounded. */
  @Override
  int most() {
    return Integer.MAX_VALUE;
  }

  @Override
  Open opened(WebSocketSession session, Outlet out, Player player) {
    var account = (Account) session.getAttributes().get(EngineHandshake.ACCOUNT);
    return new Open(new EngineLine(out, writers.others()), account);
  }

  @Override
  void came(Open socket) {
    synchronized (socket) {
      if (socket.barred) return;
      socket.link = engines.connect(socket.account, socket.line);
    }
    if (socket.link == null) close(socket, Code.TOO_MANY);
  }

  @Override
  void gone(Open socket) {
    bar(socket);
    if (socket.link != null) socket.link.gone();
  }

  private static void bar(Open socket) {
    synchronized (socket) {
      socket.barred = true;
    }
  }

  /** Closes every socket of an engine whose token is not valid any more, also those that open. */
  public void close(UUID engine) {
    count.end(engine);
    for (Open socket : open().values()) {
      if (!socket.account.id().equals(engine)) continue;
      bar(socket);
      if (socket.link == null) close(socket, Code.BAD_TOKEN);
    }
    engines.disconnect(engine);
  }

  @Override
  void heard(String session, Open socket, TextMessage part) {
    if (socket.link == null) return;
    socket.begun.append(part.getPayload());
    socket.bytes += part.getPayloadLength();
    // Lines that were written with their end are as good.
    boolean ends = part.isLast() && part.getPayload().endsWith("\n");
    if (socket.bytes - (ends ? 1 : 0) > Limits.LINE) {
      socket.begin();
      socket.link.wrong(arenhold.engine.Code.TOO_LONG, "more than " + Limits.LINE + " bytes");
    } else if (part.isLast()) {
      String line = socket.begun.substring(0, socket.begun.length() - (ends ? 1 : 0));
      socket.begin();
      heard(session, socket, line);
    }
  }

  @Override
  void heard(String session, Open socket, String line) {
    socket.link.heard(line);
  }

  @Override
  void close(Open socket, Code code) {
    CloseStatus status = Connection.status(code);
    socket.line.close(status.withReason(code.text()));
  }

  @Override
  protected void handleBinaryMessage(WebSocketSession session, BinaryMessage message) {
    Open socket = open().get(session.getId());
    boolean known = socket != null && socket.link != null;
    if (known) socket.link.wrong(arenhold.engine.Code.MALFORMED, "a binary message");
  }
}
