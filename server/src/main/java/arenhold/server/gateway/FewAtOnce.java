package arenhold.server.gateway;

import arenhold.server.protocol.Code;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;

/**
 * Lets only a few questions that are costly for the database be asked at once, so that asking them
 * again and again cannot keep matches from being stored.
 */
final class FewAtOnce {

  private final Semaphore free;
  private final Duration patience;

  /**
   * @param patience how long others wait for their turn
   */
  FewAtOnce(int most, Duration patience) {
    this.free = new Semaphore(most, true);
    this.patience = patience;
  }

  /**
   * What the question answers.
   *
   * @throws Refusal if it is not its turn in time
   */
  <T> T ask(Supplier<T> question) {
    try {
      if (!free.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) throw busy();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      throw busy();
    }
    try {
      return question.get();
    } finally {
      free.release();
    }
  }

  private static Refusal busy() {
    return new Refusal(Code.UNAVAILABLE, HttpStatus.SERVICE_UNAVAILABLE);
  }
}
