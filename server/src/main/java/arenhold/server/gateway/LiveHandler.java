package arenhold.server.gateway;

import arenhold.server.account.Player;
import arenhold.server.clock.ServerTime;
import arenhold.server.live.Browser;
import arenhold.server.live.Live;
import arenhold.server.live.LiveTables;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.FromBrowser;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.ToClient;
import arenhold.server.room.ToSocket;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.handler.TextWebSocketHandler;

/** The live sockets of pages: who they are is known from their handshake. */
@Component
class LiveHandler extends TextWebSocketHandler implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(LiveHandler.class);

  /** A page's socket. */
  private static final class Open implements Browser {
    private final Connection connection;
    private final Credits messages;
    private final Credits pings;

    Open(WebSocketSession session, Player player, Settings.Limits limits, LiveTables tables) {
      connection = new Connection(session, player, () -> tables.again(this));
      messages = new Credits(limits.watcherMessages(), limits.window(), System::nanoTime);
      pings = new Credits(limits.seatMessages(), limits.window(), System::nanoTime);
    }

    @Override
    public UUID player() {
      return connection.player().id();
    }

    @Override
    public void send(String frame) {
      connection.offer(frame);
    }

    @Override
    public void sendAnew(String frame) {
      connection.hear(new ToSocket.Anew(frame));
    }

    @Override
    public void close(Code code) {
      connection.close(code);
    }
  }

  private final Live live;
  private final LiveTables tables;
  private final Settings.Limits limits;
  private final Figures figures;
  private final ServerTime time;
  private final Map<String, Open> open = new ConcurrentHashMap<>();
  private volatile boolean running;

  LiveHandler(Live live, LiveTables tables, Settings settings, Figures figures, ServerTime time) {
    this.live = live;
    this.tables = tables;
    this.limits = settings.limits();
    this.figures = figures;
    this.time = time;
    figures.pages(open);
  }

  @Override
  public void afterConnectionEstablished(WebSocketSession session) {
    Player player = (Player) session.getAttributes().get(Handshake.PLAYER);
    Connection.limit(session, limits);
    Open page = new Open(session, player, limits, tables);
    open.put(session.getId(), page);
    if (Handshake.place(session).open()) live.come(page);
    else page.close(Code.TOO_MANY);
  }

  @Override
  protected void handleTextMessage(WebSocketSession session, TextMessage message) {
    Open page = open.get(session.getId());
    if (page == null) return;
    try {
      var received = Frames.readLive(message.getPayload());
      hear(page, received.message(), received.ack());
    } catch (Frames.Unreadable unreadable) {
      refuse(page, unreadable.code());
    }
  }

  private void hear(Open page, FromBrowser message, String ack) {
    boolean ping = message instanceof FromClient.Ping;
    if (!(ping ? page.pings : page.messages).take()) {
      refuse(page, Code.TOO_FAST);
      return;
    }
    switch (message) {
      case FromClient.Ping asked ->
          page.send(Frames.write(new ToClient.Pong(time.now()), null, ack));
      case FromBrowser.WatchTables(boolean on) when on -> tables.watch(page);
      case FromBrowser.WatchTables off -> tables.unwatch(page);
    }
  }

  /** No page of ours says such a thing: it goes. */
  private void refuse(Open page, Code code) {
    figures.refused(code.text());
    page.close(code);
  }

  @Override
  protected void handleBinaryMessage(WebSocketSession session, BinaryMessage message) {
    Open page = open.get(session.getId());
    if (page != null) refuse(page, Code.MALFORMED);
  }

  @Override
  public void handleTransportError(WebSocketSession session, Throwable error) {
    LOG.debug("live socket {} broke: {}", session.getId(), error.toString());
  }

  @Override
  public void afterConnectionClosed(WebSocketSession session, CloseStatus status) {
    Open page = open.remove(session.getId());
    Handshake.place(session).leave();
    if (page == null) return;
    live.go(page);
    tables.unwatch(page);
  }

  @Override
  public void start() {
    running = true;
  }

  /** Sends everybody away before the web server stops, so that they come again at once. */
  @Override
  public void stop() {
    running = false;
    open.values().forEach(page -> page.close(Code.RESTARTING));
  }

  @Override
  public boolean isRunning() {
    return running;
  }
}
