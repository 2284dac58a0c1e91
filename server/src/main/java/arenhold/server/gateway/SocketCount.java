package arenhold.server.gateway;

import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.WebSocketSession;

/** Counts sockets per player and per network address. */
@Component
class SocketCount {

  private final Settings.Limits limits;
  private final Map<Object, Integer> counts = new ConcurrentHashMap<>();

  SocketCount(Settings settings) {
    this.limits = settings.limits();
  }

  /** Counts one more; answers whether both limits allow it. */
  boolean enter(Player player, String address) {
    if (!add(player.id(), limits.socketsPerPlayer())) return false;
    if (add(address, limits.socketsPerAddress())) return true;
    remove(player.id());
    return false;
  }

  /** Counts one less. */
  void left(WebSocketSession session) {
    Player player = (Player) session.getAttributes().get(Handshake.PLAYER);
    remove(player.id());
    remove(session.getAttributes().get(Handshake.ADDRESS));
  }

  /** Counts one less where the handshake failed after {@link #enter}. */
  void left(Player player, String address) {
    remove(player.id());
    remove(address);
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
