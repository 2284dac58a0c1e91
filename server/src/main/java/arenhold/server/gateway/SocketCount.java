package arenhold.server.gateway;

import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Counts sockets per player and per network address. */
@Component
class SocketCount {

  private final Settings.Limits limits;
  private final Map<Object, Integer> counts = new ConcurrentHashMap<>();

  SocketCount(Settings settings) {
    this.limits = settings.limits();
  }

  /** One counted socket, from its handshake to its end. */
  final class Place {
    private final Player player;
    private final String address;
    private boolean opened;
    private boolean left;

    private Place(Player player, String address) {
      this.player = player;
      this.address = address;
    }

    /** The socket is open. Answers false if it came too late and is not counted any more. */
    synchronized boolean open() {
      opened = true;
      return !left;
    }

    /** The handshake's time is over: a socket that is not open by now will never be. */
    synchronized void expire() {
      if (!opened) leave();
    }

    /** The socket is gone; counts one less, once. */
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
    if (add(address, limits.socketsPerAddress())) return new Place(player, address);
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
