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
            .description("from reading a choice to handing it to every socket, stored in between")
            .publishPercentiles(0.5, 0.99)
            .register(metrics);
  }

  /** Shows how many sockets of rooms are open. */
  public void sockets(Map<?, ?> open) {
    metrics.gaugeMapSize("arenhold.sockets", Tags.empty(), open);
  }

  /** Shows how many connections of any kind are open. */
  public void connections(Supplier<Number> open) {
    Gauge.builder("arenhold.connections", open).register(metrics);
  }

  /** A connection was refused because its address had too many. */
  public void connectionRefused() {
    metrics.counter("arenhold.connections.refused").increment();
  }

  /** Shows how many requests are held back. */
  public void held(Supplier<Number> requests) {
    Gauge.builder("arenhold.requests.held", requests).register(metrics);
  }

  /** Shows how many pages are connected. */
  public void pages(Map<?, ?> open) {
    metrics.gaugeMapSize("arenhold.pages", Tags.empty(), open);
  }

  /** A room came into memory. */
  public void roomWoke() {
    rooms.incrementAndGet();
  }

  /** A room left memory. */
  public void roomLeft() {
    rooms.decrementAndGet();
  }

  /** Shows how many threads of the rules were given up and run on. */
  public void givenUp(String rules, Supplier<Number> threads) {
    Gauge.builder("arenhold.rules.given.up", threads).tag("rules", rules).register(metrics);
  }

  /** Shows how many rooms wait in line to wake. */
  public void waking(Supplier<Number> rooms) {
    Gauge.builder("arenhold.rooms.in.line", rooms).register(metrics);
  }

  /** A room was stopped because of a fault. */
  public void parked() {
    parked.increment();
  }

  /** A choice was carried out, stored and told. */
  public void told(long nanos) {
    told.record(nanos, TimeUnit.NANOSECONDS);
  }

  /** Something of this kind was dropped, because too much of it waited already. */
  public void dropped(String what) {
    metrics.counter("arenhold.dropped", "what", what).increment();
  }

  /** Something was refused with this code. */
  public void refused(String code) {
    metrics.counter("arenhold.refusals", "code", code).increment();
  }
}
