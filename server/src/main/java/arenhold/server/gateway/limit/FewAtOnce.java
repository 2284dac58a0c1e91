package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Network;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/**
 * Limits how many expensive queries run at once, so that repeating them cannot keep matches from
 * being stored. Queries of one address run one after another, so that no one takes every place.
 */
@Component
public final class FewAtOnce {

  /**
   * The most queries of one address that may be running or waiting: enough for a few open pages.
   */
  static final int MOST_IN_LINE = 16;

  private final Map<String, Line> lines = new ConcurrentHashMap<>();
  private final Semaphore waiting = new Semaphore(MOST_WAITING);
  private final Semaphore free;
  private final Duration patience;

  /** The most queries of all addresses that may be running or waiting: each occupies a thread. */
  static final int MOST_WAITING = 48;

  /** The queries of one address. */
  private static final class Line {
    private final Semaphore turn = new Semaphore(1, true);
    private int length;
  }

  /** The limits used in production. */
  public FewAtOnce() {
    this(4, Duration.ofSeconds(5));
  }

  /**
   * @param most how many queries run at once
   * @param patience how long others wait for their turn
   */
  public FewAtOnce(int most, Duration patience) {
    this.free = new Semaphore(most, true);
    this.patience = patience;
  }

  /**
   * Runs a query for the address that sent this request.
   *
   * @throws Refusal if its turn does not come in time
   */
  public <T> T ask(HttpServletRequest request, Supplier<T> question) {
    return ask(Network.customer(request.getRemoteAddr()), question);
  }

  /**
   * Runs a query for this customer.
   *
   * @param customer as in {@link Network#customer}
   * @throws Refusal if its turn does not come in time
   */
  public <T> T ask(String customer, Supplier<T> question) {
    if (!waiting.tryAcquire()) throw Refusal.busy();
    try {
      return inLine(customer, question);
    } finally {
      waiting.release();
    }
  }

  private <T> T inLine(String customer, Supplier<T> question) {
    long end = System.nanoTime() + patience.toNanos();
    Line line = lines.compute(customer, (same, before) -> longer(before));
    try {
      return inTurn(line.turn, end, () -> inTurn(free, end, question));
    } finally {
      lines.computeIfPresent(customer, (same, left) -> --left.length == 0 ? null : left);
    }
  }

  private static Line longer(Line before) {
    Line line = before == null ? new Line() : before;
    if (line.length == MOST_IN_LINE) throw Refusal.busy();
    line.length++;
    return line;
  }

  private static <T> T inTurn(Semaphore places, long end, Supplier<T> question) {
    try {
      if (!places.tryAcquire(end - System.nanoTime(), TimeUnit.NANOSECONDS)) throw Refusal.busy();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      throw Refusal.busy();
    }
    try {
      return question.get();
    } finally {
      places.release();
    }
  }
}
