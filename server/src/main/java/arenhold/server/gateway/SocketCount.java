package arenhold.server.gateway;

import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.stereotype.Component;

/**
 * Counts sockets per player and per network address, each until its connection has really ended: a
 * client that does not answer the close still holds one.
 */
@Component
class SocketCount {

  /** How long a socket may take to open after its handshake. */
  private static final Duration OPENS_WITHIN = Duration.ofSeconds(10);

  /** How often it is looked which connections of closed sockets have ended. */
  private static final Duration LOOK = Duration.ofMillis(100);

  private final Settings.Limits limits;
  private final Duration closeWithin;
  private final Map<Object, Integer> counts = new ConcurrentHashMap<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("socket-count").factory());

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
    private Upgrade connection;

    private Place(Player player, String address) {
      this.player = player;
      this.address = address;
    }

    /** The handshake succeeded: this is the connection that carries the socket. */
    synchronized void carriedBy(Upgrade upgrade) {
      connection = upgrade;
    }

    /** The socket is open. Answers false if it came too late and is not counted any more. */
    synchronized boolean open() {
      opened = true;
      return !left;
    }

    /** The handshake's time is over: a socket that is not open by now will never be. */
    private synchronized void expire() {
      if (!opened) leave();
    }

    /**
     * The socket is closed. It counts until its connection has ended, which is cut where the client
     * does not end it in time.
     */
    void closed() {
      await(System.nanoTime() + closeWithin.toNanos());
    }

    private void await(long deadline) {
      Upgrade last = connection();
      boolean late = System.nanoTime() - deadline >= 0;
      if (last != null && late) last.cut();
      if (last == null || late || last.gone()) leave();
      else clock.schedule(() -> await(deadline), LOOK.toMillis(), TimeUnit.MILLISECONDS);
    }

    private synchronized Upgrade connection() {
      return connection;
    }

    /** Counts one less, once. */
    synchronized void leave() {
      if (left) return;
      left = true;
      remove(player.id());
      remove(address);
    }
  }

  /** Counts one more; null if one of the limits does not allow it. */
  Place enter(Player player, String address) {
    if (!add(player.id(), limits.socketsPerPlayer())) return null;
    if (add(address, limits.socketsPerAddress())) {
      Place place = new Place(player, address);
      // Where the client goes away before the socket is open, nobody tells.
      clock.schedule(place::expire, OPENS_WITHIN.toMillis(), TimeUnit.MILLISECONDS);
      return place;
    }
    remove(player.id());
    return null;
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
