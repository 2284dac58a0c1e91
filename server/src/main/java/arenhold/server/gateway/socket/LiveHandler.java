package arenhold.server.gateway.socket;

import arenhold.server.account.Player;
import arenhold.server.clock.ServerTime;
import arenhold.server.gateway.limit.Buckets;
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
import io.github.bucket4j.Bucket;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.WebSocketSession;

/** The pages' live sockets, authenticated by their handshake. */
@Component
class LiveHandler extends Sockets<LiveHandler.Open> {

  /** A page's socket. */
  static final class Open implements Browser {
    private final Connection connection;
    private final Bucket messages;
    private final Bucket pings;

    Open(Outlet out, Writers writers, Player player, Settings.Limits limits, LiveTables tables) {
      connection = new Connection(out, writers.others(), player, () -> tables.again(this));
      messages = Buckets.full(limits.watcherMessages(), limits.window());
      pings = Buckets.full(limits.seatMessages(), limits.window());
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
    public void sendSnapshot(String frame) {
      connection.offerSnapshot(frame);
    }

    @Override
    public void close(Code code) {
      connection.close(code);
    }
  }

  private final Live live;
  private final LiveTables tables;
  private final Figures figures;
  private final ServerTime time;
  private final Writers writers;

  LiveHandler(
      Live live,
      LiveTables tables,
      Settings settings,
      Figures figures,
      ServerTime time,
      Writers writers) {
    super(settings.limits());
    this.live = live;
    this.tables = tables;
    this.figures = figures;
    this.time = time;
    this.writers = writers;
    figures.pages(open());
  }

  @Override
  Open opened(WebSocketSession session, Outlet out, Player player) {
    return new Open(out, writers, player, limits(), tables);
  }

  @Override
  void close(Open page, Code code) {
    page.connection.close(code);
  }

  @Override
  void came(Open page) {
    live.come(page);
  }

  @Override
  void gone(Open page) {
    live.go(page);
    tables.unwatch(page);
  }

  @Override
  void heard(String session, Open page, String text) {
    try {
      var received = Frames.readLive(text);
      hear(page, received.message(), received.ack());
    } catch (Frames.Unreadable unreadable) {
      refuse(page, unreadable.code());
    }
  }

  private void hear(Open page, FromBrowser message, String ack) {
    boolean ping = message instanceof FromClient.Ping;
    if (!(ping ? page.pings : page.messages).tryConsume(1)) {
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

  /** Our own pages never send this: the socket is closed. */
  private void refuse(Open page, Code code) {
    figures.refused(code.text());
    page.close(code);
  }

  @Override
  protected void handleBinaryMessage(WebSocketSession session, BinaryMessage message) {
    Open page = open().get(session.getId());
    if (page != null) refuse(page, Code.MALFORMED);
  }
}
