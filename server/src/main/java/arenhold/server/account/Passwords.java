package arenhold.server.account;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.stereotype.Component;

/**
 * Keeps passwords as Argon2id hashes. Judging and hashing both cost processor time, so a few are
 * worked on at once, some wait, and the others are refused.
 */
@Component
class Passwords {

  private static final int SHORTEST = 8;
  private static final int LONGEST = 128;

  /**
   * How many may be worked on at once: each takes 16 MiB and a core for some 30 ms. At least half
   * of the cores are left for rooms.
   */
  private static final int AT_ONCE =
      Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 2);

  /** How many may wait for that: each keeps a thread meanwhile, even when its client has left. */
  private static final int MOST_WAITING = 32;

  /** How long they wait. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Argon2PasswordEncoder encoder =
      Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8();
  private final Strength strength;
  private final Semaphore computing;
  private final AtomicInteger waiting = new AtomicInteger();
  private final int mostWaiting;
  private final Duration patience;

  /** A hash nobody knows the password of: comparing with it takes as long as with a real one. */
  private final String nobody = encoder.encode(Token.fresh());

  /** As it is for everybody. */
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
   * Refuses at once what need not be judged.
   *
   * @throws NotPossible if the password is missing, too short or too long
   */
  void measure(String password) {
    if (password == null || password.length() < SHORTEST || password.length() > LONGEST)
      throw weak();
  }

  /**
   * What is stored of a password.
   *
   * @param known what others know of the player, such as their name
   * @throws NotPossible if it is too short, too long or too easily guessed, or too many want that
   *     at once
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
   * Whether the password is the one of this hash. Takes the same time if there is none.
   *
   * @param hash null where there is no such account or it has no password
   * @throws NotPossible if too many want that at once
   */
  boolean right(String password, String hash) {
    String typed = password == null || password.length() > LONGEST ? "" : password;
    boolean same = computed(() -> encoder.matches(typed, hash == null ? nobody : hash));
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

  /** Waits for a turn; answers whether it came. */
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
