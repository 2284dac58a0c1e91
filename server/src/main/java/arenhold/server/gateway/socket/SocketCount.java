package arenhold.server.gateway.socket;

import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.stereotype.Component;

/**
 * Counts sockets per player and per network address. Each counts until its connection has ended: a
 * client that does not answer the close still holds one.
 */
@Component
class SocketCount {

  /** How long a socket may take to open after its handshake. */
  private static final Duration OPENS_WITHIN = Duration.ofSeconds(10);

  /** How often connections of closed sockets are checked for their end. */
  private static final Duration LOOK = Duration.ofMillis(100);

  private final Settings.Limits limits;
  private final Duration closeWithin;
  private final Map<Object, Integer> counts = new ConcurrentHashMap<>();

  /** Places whose socket is not open yet. */
  private final Set<Place> opening = ConcurrentHashMap.newKeySet();

  private final AtomicLong ends = new AtomicLong();
  private final Deadlines deadlines = new Deadlines("socket-count");

  SocketCount(Settings settings) {
    this.limits = settings.limits();
    this.closeWithin = settings.connections().closeWithin();
  }

  /** One counted socket, from its handshake to the end of its connection. */
  final class Place {
    private final Player player;
    private final String address;
    private boolean opened;
    private boolean left;
    private Code ended;
    private Upgrade connection;

    /** Until when it must be open; null if it is by now, or has left. */
    private Future<?> expiry;

    private Place(Player player, String address) {
      this.player = player;
      this.address = address;
    }

    /** The handshake succeeded, and this connection carries the socket. */
    synchronized void carriedBy(Upgrade upgrade) {
      connection = upgrade;
    }

    /** The socket is open. Returns null, or why it must be closed at once. */
    synchronized Code open() {
      opened = true;
      opening.remove(this);
      opensUntil(null);
      return left ? Code.TOO_MANY : ended;
    }

    /** The session that asked for it has ended. */
    private synchronized void end() {
      ended = Code.NO_SESSION;
    }

    private synchronized void opensUntil(Future<?> deadline) {
      if (expiry != null) expiry.cancel(false);
      expiry = deadline;
    }

    /** The handshake has timed out: a socket that is not open by now never will be. */
    private synchronized void expire() {
      if (!opened) leave();
    }

    /**
     * The socket is closed. It counts until its connection has ended; the connection is cut if the
     * client does not end it in time.
     */
    void closed() {
      await(System.nanoTime() + closeWithin.toNanos());
    }

    private void await(long deadline) {
      Upgrade last = connection();
      boolean late = System.nanoTime() - deadline >= 0;
      if (last != null && late) last.cut();
      if (last == null || late || last.gone()) leave();
      else deadlines.in(LOOK, () -> await(deadline));
    }

    /** The socket's connection; null before its handshake has succeeded. */
    synchronized Upgrade connection() {
      return connection;
    }

    /** Stops counting the socket; further calls do nothing. */
    synchronized void leave() {
      if (left) return;
      left = true;
      opening.remove(this);
      opensUntil(null);
      remove(player.id());
      remove(address);
    }
  }

  /**
   * Sessions of this player have ended. Their sockets that are still opening will be closed; open
   * ones are closed by their handlers, after this.
   */
  void end(UUID player) {
    ends.incrementAndGet();
    opening.forEach(
        place -> {
          if (place.player.id().equals(player)) place.end();
        });
  }

  /** How often {@link #end} was called: if this has grown, a session may have ended meanwhile. */
  long ends() {
    return ends.get();
  }

  /** Counts one more socket; null if that would exceed a limit. */
  Place enter(Player player, String address) {
    if (!add(player.id(), limits.socketsPerPlayer())) return null;
    if (add(address, limits.socketsPerAddress())) {
      Place place = new Place(player, address);
      opening.add(place);
      // Nothing reports a client that leaves before its socket is open.
      place.opensUntil(deadlines.in(OPENS_WITHIN, place::expire));
      return place;
    }
    remove(player.id());
    return null;
  }

  /** How many sockets are still to open, or to end. */
  int awaited() {
    return deadlines.ahead();
  }

  private boolean add(Object key, int most) {
    boolean[] added = new boolean[1];
    counts.compute(
        key,
        (k, count) -> {
          int now = count == null ? 0 : count;
          added[0] = now < most;
          return added[0] ? Integer.valueOf(now + 1) : count;
        });
    return added[0];
  }

  private void remove(Object key) {
    counts.computeIfPresent(key, (k, count) -> count == 1 ? null : count - 1);
  }
}
