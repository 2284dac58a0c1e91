package arenhold.server.gateway;

import arenhold.server.account.Accounts;
import arenhold.server.account.Player;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
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

  /** How many e-mails may be ended from one address per {@code loginWindow}. */
  private static final int MOST_ENDINGS = 1_000;

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

  private record EndingFrom(String customer) {}

  private record LoginFrom(String customer) {}

  private record LoginAs(String meant) {}

  private record Proof(UUID player) {}

  /**
   * Counts an attempt to show some secret from this address.
   *
   * @throws Refusal if it is one too many
   */
  void attempt(String address) {
    take(new LoginFrom(Network.customer(address)), limits.loginsPerAddress(), limits.loginWindow());
  }

  /**
   * Counts an end of e-mails from this address, from which a mail provider may ask for many people.
   *
   * @throws Refusal if it is one too many
   */
  void ending(String address) {
    take(new EndingFrom(Network.customer(address)), MOST_ENDINGS, limits.loginWindow());
  }

  /**
   * Counts an attempt to log in.
   *
   * @param meant whose account, the same however its name is spelt (see {@link Accounts#meant})
   * @throws Refusal if it is one too many
   */
  void login(String meant) {
    take(new LoginAs(meant), limits.logins(), limits.loginWindow());
  }

  /**
   * Counts an attempt of somebody logged in to give his password again; strangers who try to log in
   * as him do not use these up.
   *
   * @throws Refusal if it is one too many
   */
  void proof(Player player) {
    take(new Proof(player.id()), limits.logins(), limits.loginWindow());
  }

  private synchronized void take(Object key, int most, Duration window) {
    Credits of = credits.computeIfAbsent(key, one -> new Credits(most, window, System::nanoTime));
    if (!of.take()) throw new Refusal(Code.TOO_FAST, HttpStatus.TOO_MANY_REQUESTS);
  }
}
