package arenhold.server.account;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.stereotype.Component;

/** Keeps passwords as Argon2id hashes and judges how easily one is guessed. */
@Component
class Passwords {

  private static final int SHORTEST = 8;
  private static final int LONGEST = 128;

  /** Of 0 to 4: 10^8 guesses are not enough. */
  private static final int STRONG_ENOUGH = 2;

  /** How many may be computed at once: each takes 16 MiB and a core for some 30 ms. */
  private static final int AT_ONCE = 2;

  /** How long others wait for that: each keeps a thread meanwhile. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Argon2PasswordEncoder encoder =
      Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8();
  private final Zxcvbn guessing = new Zxcvbn();
  private final Semaphore computing;
  private final Duration patience;

  /** A hash nobody knows the password of: comparing with it takes as long as with a real one. */
  private final String nobody = encoder.encode(Token.fresh());

  /** As it is for everybody. */
  Passwords() {
    this(AT_ONCE, PATIENCE);
  }

  Passwords(int atOnce, Duration patience) {
    this.computing = new Semaphore(atOnce, true);
    this.patience = patience;
  }

  /**
   * What is stored of a password.
   *
   * @param known what others know of the player, such as his name
   * @throws NotPossible if it is too short, too long or too easily guessed, or too many want that
   *     at once
   */
  String hash(String password, String known) {
    boolean measured =
        password != null && password.length() >= SHORTEST && password.length() <= LONGEST;
    if (!measured || guessing.measure(password, List.of(known)).getScore() < STRONG_ENOUGH) {
      throw new NotPossible(NotPossible.Reason.WEAK_PASSWORD);
    }
    return computed(() -> encoder.encode(password));
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
    try {
      if (!computing.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS)) throw busy();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      throw busy();
    }
    try {
      return work.get();
    } finally {
      computing.release();
    }
  }

  private static NotPossible busy() {
    return new NotPossible(NotPossible.Reason.BUSY);
  }
}
