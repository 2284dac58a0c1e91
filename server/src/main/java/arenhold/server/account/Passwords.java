package arenhold.server.account;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.stereotype.Component;

/**
 * Hashes and verifies passwords with Argon2id. Strength estimates and hashing are expensive, so a
 * few run at once, some wait, and further ones are refused.
 */
@Component
class Passwords {

  private static final int SHORTEST = 8;
  private static final int LONGEST = 128;

  /**
   * How many run at once: each takes 16 MiB and a core for about 30 ms. At least half of the cores
   * are left for rooms.
   */
  private static final int AT_ONCE =
      Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 2);

  /** How many may wait: each occupies a thread, even if its client has left. */
  private static final int MOST_WAITING = 32;

  /** How long one waits. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Argon2PasswordEncoder encoder =
      Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8();
  private final Strength strength;
  private final Semaphore computing;
  private final AtomicInteger waiting = new AtomicInteger();
  private final int mostWaiting;
  private final Duration patience;

  /** The hash of an unknown password: comparing with it takes as long as with a real one. */
  private final String dummy = encoder.encode(Token.fresh());

  /** With the limits used in production. */
  Passwords() {
    this(AT_ONCE, MOST_WAITING, PATIENCE, new Strength());
  }

  Passwords(int atOnce, int mostWaiting, Duration patience, Strength strength) {
    this.computing = new Semaphore(atOnce, true);
    this.mostWaiting = mostWaiting;
    this.patience = patience;
    this.strength = strength;
  }

  /**
   * Cheap checks before the expensive ones.
   *
   * @throws NotPossible if the password is missing, too short or too long
   */
  void measure(String password) {
    if (password == null || password.length() < SHORTEST || password.length() > LONGEST)
      throw weak();
  }

  /**
   * The hash to store for a password.
   *
   * @param known what others know of the player, such as their name
   * @throws NotPossible if it is too short, too long or too easy to guess, or the server is busy
   */
  String hash(String password, String known) {
    measure(password);
    return computed(
        () -> {
          if (!strength.enough(password, known)) throw weak();
          return encoder.encode(password);
        });
  }

  /**
   * Whether the password matches this hash. Takes the same time without a hash.
   *
   * @param hash null if there is no such account
   * @throws NotPossible if the server is busy
   */
  boolean right(String password, String hash) {
    String typed = password == null || password.length() > LONGEST ? "" : password;
    boolean same = computed(() -> encoder.matches(typed, hash == null ? dummy : hash));
    return same && hash != null;
  }

  private <T> T computed(Supplier<T> work) {
    if (!itsTurn()) throw busy();
    try {
      return work.get();
    } finally {
      computing.release();
    }
  }

  /** Waits for a turn. Returns false if it did not come in time. */
  private boolean itsTurn() {
    if (waiting.incrementAndGet() > mostWaiting) {
      waiting.decrementAndGet();
      return false;
    }
    try {
      return computing.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      waiting.decrementAndGet();
    }
  }

  /** How many wait for a turn now. */
  int waiting() {
    return waiting.get();
  }

  private static NotPossible weak() {
    return new NotPossible(NotPossible.Reason.WEAK_PASSWORD);
  }

  private static NotPossible busy() {
    return new NotPossible(NotPossible.Reason.BUSY);
  }
}
