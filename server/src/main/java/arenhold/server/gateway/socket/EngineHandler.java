package arenhold.server.gateway.socket;

import arenhold.engine.Limits;
import arenhold.server.account.Player;
import arenhold.server.engine.Account;
import arenhold.server.engine.Engines;
import arenhold.server.engine.Link;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketSession;

/** The sockets of engines, authenticated by their handshake. What is said on them is elsewhere. */
@Component
class EngineHandler extends Sockets<EngineHandler.Open> {

  /** An engine's socket. */
  static final class Open {
    private final EngineLine line;
    private Account account;
    private Link link;

    /** What has come of a message that is not complete. */
    private final StringBuilder begun = new StringBuilder();

    Open(EngineLine line) {
      this.line = line;
    }
  }

  private final Engines engines;
  private final Writers writers;

  EngineHandler(Engines engines, Writers writers, Settings settings) {
    super(settings.limits());
    this.engines = engines;
    this.writers = writers;
  }

  /** A line of an engine may be longer than a frame of other sockets. */
  @Override
  public boolean supportsPartialMessages() {
    return true;
  }

  @Override
  Open opened(WebSocketSession session, Outlet out, Player player) {
    Open socket = new Open(new EngineLine(out, writers.others()));
    socket.account = (Account) session.getAttributes().get(EngineHandshake.ACCOUNT);
    return socket;
  }

  @Override
  void came(Open socket) {
    socket.link = engines.connect(socket.account, socket.line);
    if (socket.link == null) close(socket, Code.TOO_MANY);
  }

  @Override
  void gone(Open socket) {
    if (socket.link != null) socket.link.gone();
  }

  @Override
  void heard(String session, Open socket, TextMessage part) {
    if (socket.link == null) return;
    socket.begun.append(part.getPayload());
    if (socket.begun.length() > Limits.LINE) {
      socket.begun.setLength(0);
      socket.link.wrong(arenhold.engine.Code.TOO_LONG, "more than " + Limits.LINE + " characters");
    } else if (part.isLast()) {
      String text = socket.begun.toString();
      socket.begun.setLength(0);
      heard(session, socket, text);
    }
  }

  @Override
  void heard(String session, Open socket, String text) {
    // Lines that were written with their end are as good.
    String line = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
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
