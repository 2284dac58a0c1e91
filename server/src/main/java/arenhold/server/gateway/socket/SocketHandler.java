package arenhold.server.gateway.socket;

import arenhold.server.account.Player;
import arenhold.server.clock.ServerTime;
import arenhold.server.gateway.limit.Buckets;
import arenhold.server.gateway.limit.RequestLimits;
import arenhold.server.gateway.session.Tickets;
import arenhold.server.live.Live;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Pool;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.ToClient;
import arenhold.server.room.RoomRegion;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import io.github.bucket4j.Bucket;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.pekko.actor.typed.ActorRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.WebSocketSession;

/**
 * Handles room sockets from {@code hello} to {@code bye}. Parses messages once; rooms decide the
 * rest.
 */
@Component
public class SocketHandler extends Sockets<SocketHandler.Open> {

  private static final Logger LOG = LoggerFactory.getLogger(SocketHandler.class);

  /** Unreadable frames in a row after which a socket is closed. */
  private static final int MOST_UNREADABLE = 3;

  /** Messages a client may send before it is admitted. */
  private static final int MOST_EARLY = 16;

  /** A socket and, once it is admitted, its room. */
  static final class Open {
    final Connection connection;
    final Bucket seatBucket;
    final Bucket watcherBucket;
    final Bucket pings;
    final Bucket refusals;
    volatile UUID room;
    volatile boolean seatRole;
    volatile ActorRef<ToSocket> address;
    int unreadable;

    /** Whether it has sent {@code hello}. */
    volatile boolean greeted;

    private final Object time = new Object();

    /** Until when it must have said {@code hello}, or be let in; guarded by {@link #time}. */
    private Future<?> deadline;

    /** Whether it has closed; guarded by {@link #time}. */
    private boolean over;

    /** Messages sent since then, while its ticket is being looked up. */
    final Queue<Runnable> early = new ArrayDeque<>();

    Open(Connection connection, Settings.Limits limits) {
      this.connection = connection;
      seatBucket = Buckets.full(limits.seatMessages(), limits.window());
      watcherBucket = Buckets.full(limits.watcherMessages(), limits.window());
      pings = Buckets.full(limits.seatMessages(), limits.window());
      refusals = Buckets.full(limits.watcherMessages(), limits.window());
    }

    /** Replaces the deadline there was. One that has closed has none any more. */
    void until(Future<?> next) {
      synchronized (time) {
        if (deadline != null) deadline.cancel(false);
        deadline = next;
        if (over) next.cancel(false);
      }
    }

    void closed() {
      synchronized (time) {
        over = true;
        if (deadline != null) deadline.cancel(false);
      }
    }
  }

  private final RoomRegion rooms;
  private final Tickets tickets;
  private final SocketCount count;
  private final Writers writers;
  private final Figures figures;
  private final ServerTime time;
  private final Live live;
  private final RequestLimits requests;
  private final Deadlines deadlines = new Deadlines("socket-clock");

  /** Looks up tickets, so that lookups do not delay the reading of messages. */
  private final ExecutorService hellos;

  SocketHandler(
      RoomRegion rooms,
      Tickets tickets,
      SocketCount count,
      Writers writers,
      Settings settings,
      Figures figures,
      ServerTime time,
      Live live,
      RequestLimits requests) {
    super(settings.limits());
    this.rooms = rooms;
    this.tickets = tickets;
    this.count = count;
    this.writers = writers;
    this.figures = figures;
    this.time = time;
    this.live = live;
    this.requests = requests;
    this.hellos = Executors.newFixedThreadPool(settings.pools().web(), Pool.WEB.threads("hello"));
    figures.sockets(open());
  }

  @Override
  Open opened(WebSocketSession session, Outlet out, Player player) {
    Runnable resync = () -> requestSnapshot(session.getId());
    return new Open(new Connection(out, writers.others(), player, resync), limits());
  }

  @Override
  void close(Open socket, Code code) {
    socket.connection.close(code);
  }

  @Override
  void came(Open socket) {
    Runnable late =
        () -> {
          if (!socket.greeted) socket.connection.close(Code.BAD_TICKET);
        };
    socket.until(deadlines.in(limits().helloWithin(), late));
  }

  @Override
  void gone(Open socket) {
    socket.closed();
    if (socket.room != null) leave(socket);
  }

  private void requestSnapshot(String session) {
    Open socket = open().get(session);
    if (socket != null && socket.room != null) {
      rooms.tell(socket.room, new RoomCommand.Resync(socket.address));
    }
  }

  @Override
  void heard(String session, Open socket, String text) {
    long arrived = time.now();
    try {
      Frames.Received<FromClient> received = Frames.read(text);
      socket.unreadable = 0;
      hear(session, socket, received, arrived);
    } catch (Frames.Unreadable unreadable) {
      refuse(socket, unreadable.code(), null);
      if (!socket.greeted || ++socket.unreadable >= MOST_UNREADABLE) {
        socket.connection.close(unreadable.code());
      } else if (!bucket(socket, null).tryConsume(1)) {
        flood(socket, null);
      }
    }
  }

  private void hear(
      String session, Open socket, Frames.Received<FromClient> received, long arrived) {
    synchronized (socket) {
      if (received.message() instanceof FromClient.Hello hello) {
        hello(session, socket, hello);
      } else if (!socket.greeted) {
        socket.connection.close(Code.BAD_TICKET);
      } else if (socket.room != null) {
        say(socket, received, arrived);
      } else if (socket.early.size() < MOST_EARLY) {
        socket.early.add(() -> say(socket, received, arrived));
      } else {
        socket.connection.close(Code.TOO_FAST);
      }
    }
  }

  private void say(Open socket, Frames.Received<FromClient> received, long arrived) {
    if (!bucket(socket, received.message()).tryConsume(1)) {
      flood(socket, received.ack());
    } else if (received.message() instanceof FromClient.Ping) {
      socket.connection.offer(Frames.write(new ToClient.Pong(time.now()), null, received.ack()));
    } else if (received.message() instanceof FromClient.Hint
        && !requests.hint(socket.connection.player())) {
      refuse(socket, Code.TOO_FAST, received.ack());
    } else {
      FromClient message = thoughtOver(socket, received.message());
      rooms.tell(
          socket.room, new RoomCommand.Say(socket.address, message, received.ack(), arrived));
    }
  }

  /** The message; a choice to be weighed is a plain one where too many have been. */
  private FromClient thoughtOver(Open socket, FromClient message) {
    boolean weighs = message instanceof FromClient.Weigh;
    if (!weighs || requests.weighed(socket.connection.player())) return message;
    FromClient.Weigh weigh = (FromClient.Weigh) message;
    return new FromClient.Choose(weigh.choice(), weigh.asked());
  }

  private static Bucket bucket(Open socket, FromClient message) {
    if (message instanceof FromClient.Ping) return socket.pings;
    return socket.seatRole ? socket.seatBucket : socket.watcherBucket;
  }

  /** Refuses a message as too fast; a client that keeps on is disconnected. */
  private void flood(Open socket, String ack) {
    refuse(socket, Code.TOO_FAST, ack);
    if (!socket.refusals.tryConsume(1)) socket.connection.close(Code.TOO_FAST);
  }

  private void hello(String session, Open socket, FromClient.Hello hello) {
    if (socket.greeted) {
      socket.connection.close(Code.BAD_TICKET);
      return;
    }
    socket.greeted = true;
    expectWelcome(socket);
    hellos.execute(() -> admit(session, socket, hello));
  }

  /** A room that is waking up, or queued for it, reports that and gets more time. */
  private void expectWelcome(Open socket) {
    Runnable late =
        () -> {
          if (socket.connection.heard()) return;
          if (socket.connection.waits()) expectWelcome(socket);
          else socket.connection.close(Code.UNAVAILABLE);
        };
    socket.until(deadlines.in(limits().welcomeWithin(), late));
  }

  /** Admits a socket to the room that its ticket names. */
  private void admit(String session, Open socket, FromClient.Hello hello) {
    Player player = socket.connection.player();
    try {
      var admission = tickets.use(hello.ticket(), player.id());
      if (admission.isEmpty()) socket.connection.close(Code.BAD_TICKET);
      else join(session, socket, hello, admission.get());
    } catch (RuntimeException down) {
      LOG.warn("cannot look up a ticket: {}", down.toString());
      socket.connection.close(Code.UNAVAILABLE);
    }
  }

  private void join(
      String session, Open socket, FromClient.Hello hello, Tickets.Admission admission) {
    Player player = socket.connection.player();
    synchronized (socket) {
      socket.seatRole = admission.seatRole();
      if (socket.seatRole) socket.connection.writeOn(writers.players());
      socket.address = rooms.listen("socket-" + UUID.randomUUID(), socket.connection::hear);
      socket.room = admission.room();
      rooms.tell(
          socket.room,
          new RoomCommand.Join(
              player.id(),
              player.name(),
              socket.seatRole,
              hello.epoch(),
              hello.version(),
              hello.commits(),
              admission.account(),
              socket.address));
      socket.early.forEach(Runnable::run);
      socket.early.clear();
      // Closed during its ticket's lookup, when there was no room to notify.
      if (!open().containsKey(session)) leave(socket);
    }
  }

  private void refuse(Open socket, Code code, String ack) {
    figures.refused(code.text());
    socket.connection.offer(Frames.write(new ToClient.Refused(code, Map.of()), null, ack));
  }

  /** How many deadlines of open sockets are still ahead, whether kept already or not. */
  int awaited() {
    return deadlines.ahead();
  }

  /**
   * Notifies every room where this player sits or watches of their new name.
   *
   * @param account whether they have an account now
   */
  public void renamed(Player player, boolean account) {
    var renamed = new RoomCommand.Renamed(player.id(), player.name(), account);
    rooms.renamed(renamed);
    open().values().stream()
        .filter(
            socket -> socket.room != null && socket.connection.player().id().equals(player.id()))
        .map(socket -> socket.room)
        .distinct()
        .forEach(room -> rooms.tell(room, renamed));
  }

  /**
   * Closes every socket of a player whose sessions have changed; browsers still logged in
   * reconnect.
   */
  public void close(UUID player) {
    count.end(player);
    for (Open socket : open().values()) {
      if (socket.connection.player().id().equals(player)) socket.connection.close(Code.NO_SESSION);
    }
    live.close(player);
  }

  @Override
  protected void handleBinaryMessage(WebSocketSession session, BinaryMessage message) {
    Open socket = open().get(session.getId());
    if (socket != null) socket.connection.close(Code.MALFORMED);
  }

  private void leave(Open socket) {
    rooms.tell(socket.room, new RoomCommand.Leave(socket.address));
    socket.address.tell(new ToSocket.Close(Code.NO_SESSION));
  }
}
