package arenhold.server.gateway;

import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * How many requests a person may send, how many new guests may come from one address, and how often
 * one may try to log in.
 */
@Component
class RequestLimits {

  /** Whoever has not asked for longest is forgotten beyond this many. */
  private static final int MOST_REMEMBERED = 50_000;

  /** Longer than any name or address: nobody is meant. */
  private static final int LONGEST_ACCOUNT = 254;

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
    take(player.id(), limits.requests(), limits.requestWindow());
  }

  /**
   * Counts a new guest from this address.
   *
   * @throws Refusal if it is one too many
   */
  void guest(String address) {
    take(Network.customer(address), limits.guests(), limits.requestWindow());
  }

  private record Login(String what) {}

  /**
   * Counts an attempt to log in: for the account that is meant, and from this address.
   *
   * @param account as it was typed, or null
   * @throws Refusal if it is one too many
   */
  void login(String account, String address) {
    take(new Login(Network.customer(address)), limits.loginsPerAddress(), limits.loginWindow());
    if (account == null || account.length() > LONGEST_ACCOUNT) return;
    String meant = "@" + account.strip().toLowerCase(Locale.ROOT);
    take(new Login(meant), limits.logins(), limits.loginWindow());
  }

  private synchronized void take(Object key, int most, Duration window) {
    Credits of = credits.computeIfAbsent(key, one -> new Credits(most, window, System::nanoTime));
    if (!of.take()) throw new Refusal(Code.TOO_FAST, HttpStatus.TOO_MANY_REQUESTS);
  }
}
