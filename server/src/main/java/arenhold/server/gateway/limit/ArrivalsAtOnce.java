package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.ops.Settings;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Lets people come to rooms a few at a time: when a crowd comes back at once, each of a hundred
 * busy threads would take as much of the processors as the one that plays. Twice as many are worked
 * on as there are connections to the database for them, so that none of these is ever idle; others
 * wait in order, in at most two thirds of the places of {@link RequestsAtOnce}. A turn is never
 * held while a client is waited for.
 */
@Component
public final class ArrivalsAtOnce {

  private final Semaphore turns;

  /** Those whose turn it is, and those in line. */
  private final Semaphore places;

  private final Duration patience;

  @Autowired
  ArrivalsAtOnce(Settings settings) {
    this(
        2 * settings.pools().web(),
        settings.limits().requestsAtOnce() * 2 / 3,
        settings.pools().waiting());
  }

  /**
   * @param most how many are worked on at once
   * @param inLine how many others may wait for their turn
   * @param patience how long they wait
   */
  ArrivalsAtOnce(int most, int inLine, Duration patience) {
    turns = new Semaphore(most, true);
    places = new Semaphore(most + inLine);
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
   * @throws Refusal if the line is full, or the turn does not come in time
   */
  public Turn turn() {
    if (!places.tryAcquire()) throw Refusal.busy();
    if (!comes()) {
      places.release();
      throw Refusal.busy();
    }
    return () -> {
      turns.release();
      places.release();
    };
  }

  private boolean comes() {
    try {
      return turns.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
