package arenhold.server.gateway.limit;

import arenhold.server.account.Accounts;
import arenhold.server.account.NotPossible;
import arenhold.server.account.Player;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Network;
import arenhold.server.ops.Settings;
import arenhold.server.protocol.Code;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * Rate limits for wrong passwords and other secrets. Successful attempts are not counted, so that
 * people behind one address do not use up each other's attempts. Browsers that have logged in to an
 * account before have attempts of their own, which strangers cannot use up; all others share so few
 * that guessing an account's password from many addresses is hopeless.
 */
@Component
public class LoginLimits {

  /** Wrong e-mailed secrets and wrong passkeys from one address per {@code loginWindow}. */
  private static final int MOST_SECRETS = 200;

  /**
   * Lookups per {@code loginWindow} for an address with no attempts left: whether a browser that
   * claims to have logged in before really has. Only false claims are counted.
   */
  private static final int MOST_LOOKUPS = 200;

  /** The answers to a wrong password, secret or passkey. */
  private static final Set<NotPossible.Reason> WRONG =
      Set.of(NotPossible.Reason.WRONG_LOGIN, NotPossible.Reason.EXPIRED);

  private final Settings.Limits limits;
  private final BucketTable buckets = new BucketTable();

  LoginLimits(Settings settings) {
    this.limits = settings.limits();
  }

  private record From(String customer) {}

  private record As(String meant) {}

  private record FromAs(String customer, String meant) {}

  private record Known(String browser, String meant) {}

  private record Proof(UUID player) {}

  private record LookupFrom(String customer) {}

  private record SecretFrom(String customer) {}

  private record ForgottenFrom(String customer) {}

  private record AccountFrom(String customer) {}

  /** An attempt, counted as wrong until it succeeds. */
  public final class Attempt {

    private final List<BucketTable.Bound> counted;

    private Attempt(List<BucketTable.Bound> counted) {
      this(List.of(), counted);
    }

    /**
     * @param before tokens already taken, which stay taken if this attempt is one too many
     */
    private Attempt(List<BucketTable.Bound> before, List<BucketTable.Bound> counted) {
      this.counted = Stream.concat(before.stream(), counted.stream()).toList();
      if (!buckets.take(counted)) throw tooMany();
    }

    /**
     * Runs the check of a secret. The attempt counts only if the secret was wrong: neither if it
     * was right, nor if it could not be checked now.
     */
    public <T> T judged(Supplier<T> showing) {
      boolean wrong = false;
      try {
        return showing.get();
      } catch (NotPossible refused) {
        wrong = WRONG.contains(refused.reason());
        throw refused;
      } finally {
        if (!wrong) buckets.giveBack(counted);
      }
    }
  }

  /**
   * Counts an attempt to log in: for its address before any database query, then for the account.
   *
   * @param browser the browser's secret, unvalidated, or null
   * @param asking finds the account meant, the same however its name is spelt (see {@link
   *     Accounts#meant})
   * @param knows tells whether a browser has logged in to an account before
   * @throws Refusal if it is one too many
   */
  public Attempt login(
      String address, String browser, Supplier<String> asking, BiPredicate<String, String> knows) {
    String customer = Network.customer(address);
    var from = List.of(bound(new From(customer), limits.loginsPerAddress(), false));
    var lookup = List.of(bound(new LookupFrom(customer), MOST_LOOKUPS, false));
    boolean left = buckets.take(from);
    if (!left && (browser == null || !buckets.take(lookup))) throw tooMany();
    boolean stranger = false;
    String meant;
    try {
      meant = asking.get();
      stranger = !knows.test(browser, meant);
    } finally {
      if (!stranger) buckets.giveBack(left ? from : lookup);
    }
    if (!stranger) {
      return new Attempt(List.of(bound(new Known(browser, meant), limits.logins(), false)));
    }
    if (!left) throw tooMany();
    return new Attempt(
        from,
        List.of(
            bound(new FromAs(customer, meant), limits.logins(), true),
            bound(new As(meant), limits.loginsPerAccount(), true)));
  }

  /**
   * Counts an attempt of a logged-in player to confirm their password.
   *
   * @throws Refusal if it is one too many
   */
  public Attempt proof(Player player) {
    return new Attempt(List.of(bound(new Proof(player.id()), limits.logins(), false)));
  }

  /**
   * Counts an attempt to use a secret too long to guess: one from an e-mail, or a passkey.
   *
   * @throws Refusal if it is one too many
   */
  public Attempt secret(String address) {
    return new Attempt(
        List.of(bound(new SecretFrom(Network.customer(address)), MOST_SECRETS, false)));
  }

  /**
   * Counts a request for a password-reset e-mail.
   *
   * @throws Refusal if it is one too many
   */
  public void forgotten(String address) {
    new Attempt(
        List.of(
            bound(new ForgottenFrom(Network.customer(address)), limits.loginsPerAddress(), false)));
  }

  /**
   * Counts a new account from this address.
   *
   * @throws Refusal if it is one too many
   */
  public void account(String address) {
    AccountFrom from = new AccountFrom(Network.customer(address));
    new Attempt(List.of(new BucketTable.Bound(from, limits.guests(), limits.requestWindow())));
  }

  private static Refusal tooMany() {
    return new Refusal(Code.TOO_MANY_ATTEMPTS, HttpStatus.TOO_MANY_REQUESTS);
  }

  private BucketTable.Bound bound(Object key, int most, boolean stranger) {
    return new BucketTable.Bound(
        key, most, stranger ? limits.strangerWindow() : limits.loginWindow());
  }
}
