package arenhold.server.gateway;

import arenhold.server.ops.Figures;
import arenhold.server.ops.Settings;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/** Requests that are held back without keeping a thread; only so many at once. */
@Component
class HeldRequests implements DisposableBean {

  private static final Logger LOG = LoggerFactory.getLogger(HeldRequests.class);

  private final Semaphore room;
  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(
          1, Thread.ofPlatform().daemon().name("held-requests").factory());

  HeldRequests(Settings settings, Figures figures) {
    int most = settings.limits().held();
    room = new Semaphore(most);
    figures.held(() -> most - room.availablePermits());
    clock.setRemoveOnCancelPolicy(true);
  }

  /** One of them: it goes on or is refused, whichever comes first. */
  final class Held implements AsyncListener {
    private final AsyncContext context;
    private final HttpServletResponse response;
    private final Runnable ended;
    private final AtomicBoolean decided = new AtomicBoolean();
    private volatile boolean goesOn;
    private volatile Future<?> later;

    private Held(AsyncContext context, HttpServletResponse response, Runnable ended) {
      this.context = context;
      this.response = response;
      this.ended = ended;
    }

    private boolean decide() {
      if (!decided.compareAndSet(false, true)) return false;
      room.release();
      if (later != null) later.cancel(false);
      return true;
    }

    /** Lets it pass through all filters again. Answers false if it was refused or is gone. */
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

    /** Refuses it then, unless it goes on before. */
    void refuseAfter(Duration delay, Refusal refusal) {
      Runnable refuse =
          () -> {
            if (decide()) answer(refusal);
          };
      later = clock.schedule(refuse, delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void answer(Refusal refusal) {
      try {
        refusal.answer(response);
        context.complete();
      } catch (IOException | IllegalStateException gone) {
        LOG.debug("nobody waits for a refusal any more: {}", gone.toString());
      }
    }

    @Override
    public void onComplete(AsyncEvent event) {
      decide();
      if (goesOn) ended.run();
    }

    @Override
    public void onTimeout(AsyncEvent event) {}

    @Override
    public void onError(AsyncEvent event) {}

    @Override
    public void onStartAsync(AsyncEvent event) {}
  }

  /**
   * Holds one back.
   *
   * @param ended told once it went on and that is over, however it came out
   * @return null if too many are held back already
   */
  Held hold(HttpServletRequest request, HttpServletResponse response, Runnable ended) {
    if (!room.tryAcquire()) return null;
    AsyncContext context = request.startAsync(request, response);
    // Decided here, on one clock: Tomcat's own would race with it.
    context.setTimeout(0);
    Held held = new Held(context, response, ended);
    context.addListener(held);
    return held;
  }

  @Override
  public void destroy() {
    clock.shutdownNow();
  }
}
