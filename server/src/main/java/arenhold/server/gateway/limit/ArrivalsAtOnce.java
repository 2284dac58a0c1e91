package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.ops.Settings;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Lets people come to rooms a few at a time: when a crowd comes back at once, each of a hundred
 * busy threads would take as much of the processors as the one that plays. Twice as many are worked
 * on as there are connections to the database for them, so that none of these is ever idle; the
 * others wait in order, in places of {@link RequestsAtOnce}. A turn is never held while a client is
 * waited for.
 */
@Component
public final class ArrivalsAtOnce {

  private final Semaphore turns;
  private final Duration patience;

  @Autowired
  ArrivalsAtOnce(Settings settings) {
    this(2 * settings.pools().web(), settings.pools().waiting());
  }

  /**
   * @param most how many are worked on at once
   * @param patience how long others wait for their turn
   */
  ArrivalsAtOnce(int most, Duration patience) {
    turns = new Semaphore(most, true);
    this.patience = patience;
  }

  /** Somebody's turn, until it is closed. */
  public interface Turn extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * Waits for a turn.
   *
   * @param late the refusal if it does not come in time
   * @throws Refusal that one, or {@code busy} if the thread is interrupted
   */
  public Turn turn(Supplier<Refusal> late) {
    try {
      if (!turns.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS)) throw late.get();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      throw Refusal.busy();
    }
    return turns::release;
  }
}
