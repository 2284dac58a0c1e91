package arenhold.server.ops;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Metrics for the operator, under {@code arenhold_}. */
@Component
public class Figures {

  private final MeterRegistry metrics;
  private final AtomicInteger rooms;
  private final Counter parked;
  private final Timer told;

  public Figures(MeterRegistry metrics) {
    this.metrics = metrics;
    rooms = metrics.gauge("arenhold.rooms", new AtomicInteger());
    parked = metrics.counter("arenhold.rooms.parked");
    told =
        Timer.builder("arenhold.choice")
            .description(
                "from reading a choice to handing it to every socket, including storing it")
            .publishPercentiles(0.5, 0.99)
            .register(metrics);
  }

  /** Registers the gauge of open room sockets. */
  public void sockets(Map<?, ?> open) {
    metrics.gaugeMapSize("arenhold.sockets", Tags.empty(), open);
  }

  /** Registers the gauge of open connections of any kind. */
  public void connections(Supplier<Number> open) {
    Gauge.builder("arenhold.connections", open).register(metrics);
  }

  /** A connection was refused because its address had too many. */
  public void connectionRefused() {
    metrics.counter("arenhold.connections.refused").increment();
  }

  /** Registers the gauge of held requests. */
  public void held(Supplier<Number> requests) {
    Gauge.builder("arenhold.requests.held", requests).register(metrics);
  }

  /** Registers the gauge of connected pages. */
  public void pages(Map<?, ?> open) {
    metrics.gaugeMapSize("arenhold.pages", Tags.empty(), open);
  }

  /** A room was loaded into memory. */
  public void roomWoke() {
    rooms.incrementAndGet();
  }

  /** A room left memory. */
  public void roomLeft() {
    rooms.decrementAndGet();
  }

  /** Registers the gauge of rules threads that were given up and still run. */
  public void givenUp(String rules, Supplier<Number> threads) {
    Gauge.builder("arenhold.rules.given.up", threads).tag("rules", rules).register(metrics);
  }

  /** Registers the gauge of rooms queued to wake up. */
  public void waking(Supplier<Number> rooms) {
    Gauge.builder("arenhold.rooms.in.line", rooms).register(metrics);
  }

  /** Registers the gauge of thoughts of computers that wait for a thread. */
  public void thinking(Supplier<Number> waiting) {
    Gauge.builder("arenhold.computers.waiting", waiting).register(metrics);
  }

  /** A computer's thought was ended by its deadline. */
  public void thoughtCut() {
    metrics.counter("arenhold.computers.cut").increment();
  }

  /**
   * A computer could not decide, and the game's fallback answered.
   *
   * @param why {@code full} if too many were waiting, {@code late} if it had found nothing by its
   *     deadline or went on long after it, {@code fault} if it failed
   */
  public void undecided(String why) {
    metrics.counter("arenhold.computers.undecided", "why", why).increment();
  }

  /**
   * A computer thinks about a question that has more than one answer.
   *
   * @param where {@code process} for the process of their own, {@code server} for the server itself
   */
  public void thought(String where) {
    metrics.counter("arenhold.computers.thoughts", "where", where).increment();
  }

  /** The process in which computers think did not start, or has ended by itself. */
  public void playerProcessFailed() {
    metrics.counter("arenhold.computers.process.failed").increment();
  }

  /** Registers the gauge of connected engines of people's own. */
  public void engines(Map<?, ?> connected) {
    metrics.gaugeMapSize("arenhold.engines", Tags.empty(), connected);
  }

  /** An engine of somebody's own did not answer a question as it should. */
  public void engineFault(String code) {
    metrics.counter("arenhold.engines.faults", "code", code).increment();
  }

  /** Registers the gauge of analyses that are being made. */
  public void analysing(Supplier<Number> analyses) {
    Gauge.builder("arenhold.analyses", analyses).register(metrics);
  }

  /** A room was stopped because of a fault. */
  public void parked() {
    parked.increment();
  }

  /** A choice was carried out, stored and sent to clients in this time. */
  public void told(long nanos) {
    told.record(nanos, TimeUnit.NANOSECONDS);
  }

  /** Work of this kind was dropped because its queue was full. */
  public void dropped(String what) {
    metrics.counter("arenhold.dropped", "what", what).increment();
  }

  /** A message or request was refused with this code. */
  public void refused(String code) {
    metrics.counter("arenhold.refusals", "code", code).increment();
  }
}
