package arenhold.server.gateway.limit;

import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Holds requests back without occupying a thread. Limited in total and per person, so that no one
 * fills the room that others need.
 */
@Component
class HeldRequests implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(HeldRequests.class);

  /** The most requests held at once for one browser session, or for all strangers of an address. */
  static final int MOST_EACH = 64;

  private final Semaphore room;

  /** How many requests are held for each. */
  private final Map<String, Integer> each = new ConcurrentHashMap<>();

  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(
          1, Thread.ofPlatform().daemon().name("held-requests").factory());

  HeldRequests(Settings settings, Figures figures) {
    int most = settings.limits().held();
    room = new Semaphore(most);
    figures.held(() -> most - room.availablePermits());
    clock.setRemoveOnCancelPolicy(true);
  }

  /** A held request: it is resumed or refused, whichever comes first. */
  final class Held implements AsyncListener {
    private final String who;
    private final AsyncContext context;
    private final HttpServletResponse response;
    private final Runnable ended;
    private final AtomicReference<Runnable> givenUp = new AtomicReference<>(() -> {});
    private final AtomicBoolean decided = new AtomicBoolean();
    private volatile boolean goesOn;
    private volatile Future<?> later;

    private Held(String who, AsyncContext context, HttpServletResponse response, Runnable ended) {
      this.who = who;
      this.context = context;
      this.response = response;
      this.ended = ended;
    }

    private boolean decide() {
      if (!decided.compareAndSet(false, true)) return false;
      free(who);
      if (later != null) later.cancel(false);
      return true;
    }

    /**
     * Resumes it: it passes through all filters again. Returns false if it was already refused or
     * is gone.
     */
    boolean goOn() {
      if (!decide()) return false;
      goesOn = true;
      try {
        context.dispatch();
        return true;
      } catch (RuntimeException gone) {
        goesOn = false;
        answer(Refusal.busy());
        return false;
      }
    }

    /** Refuses it after the delay, unless it is resumed first. */
    void refuseAfter(Duration delay, Refusal refusal) {
      Runnable refuse =
          () -> {
            if (decide()) answer(refusal);
          };
      later = clock.schedule(refuse, delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    /**
     * Runs {@code then} when the request ends without having been resumed; at once if it already
     * has.
     */
    void ifGivenUp(Runnable then) {
      givenUp.set(then);
      if (decided.get() && !goesOn) then.run();
    }

    private void answer(Refusal refusal) {
      try {
        refusal.answer(response);
        context.complete();
      } catch (IOException | IllegalStateException gone) {
        LOG.debug("the client left before it was refused: {}", gone.toString());
      }
    }

    @Override
    public void onComplete(AsyncEvent event) {
      decide();
      if (goesOn) ended.run();
      else givenUp.get().run();
    }

    @Override
    public void onTimeout(AsyncEvent event) {}

    @Override
    public void onError(AsyncEvent event) {}

    @Override
    public void onStartAsync(AsyncEvent event) {}
  }

  /**
   * Holds a request.
   *
   * @param who whom it is counted for
   * @param ended called once the resumed request has completed, whatever its outcome
   * @return null if too many are held already, for this person or in total
   */
  Held hold(String who, HttpServletRequest request, HttpServletResponse response, Runnable ended) {
    if (each.merge(who, 1, Integer::sum) > MOST_EACH) {
      fewer(who);
      return null;
    }
    if (!room.tryAcquire()) {
      fewer(who);
      return null;
    }
    AsyncContext context = request.startAsync(request, response);
    // Time-outs are decided here, on one clock: Tomcat's own would race with it.
    context.setTimeout(0);
    Held held = new Held(who, context, response, ended);
    context.addListener(held);
    return held;
  }

  private void free(String who) {
    room.release();
    fewer(who);
  }

  private void fewer(String who) {
    each.computeIfPresent(who, (one, many) -> many == 1 ? null : many - 1);
  }

  @Override
  public void destroy() {
    clock.shutdownNow();
  }
}
