package arenhold.server.gateway;

import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** How many requests a person may send, and how many new guests may come from one address. */
@Component
class RequestLimits {

  /** Whoever has not asked for longest is forgotten beyond this many. */
  private static final int MOST_REMEMBERED = 50_000;

  private final Settings.Limits limits;
  private final Map<Object, Credits> credits =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Credits> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  RequestLimits(Settings settings) {
    this.limits = settings.limits();
  }

  /**
   * Counts a request of this player.
   *
   * @throws Refusal if it is one too many
   */
  void request(Player player) {
    take(player.id(), limits.requests());
  }

  /**
   * Counts a new guest from this address.
   *
   * @throws Refusal if it is one too many
   */
  void guest(String address) {
    take(Network.customer(address), limits.guests());
  }

  private synchronized void take(Object key, int most) {
    Credits of =
        credits.computeIfAbsent(
            key, one -> new Credits(most, limits.requestWindow(), System::nanoTime));
    if (!of.take()) throw new Refusal(Code.TOO_FAST, HttpStatus.TOO_MANY_REQUESTS);
  }
}
