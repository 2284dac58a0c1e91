package arenhold.server.wire;

import arenhold.server.testing.Guest;
import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A browser that comes back to its room as the pages do, until it has its snapshot. */
public final class Comer {

  private static final int PATIENCE_SECONDS = 120;
  private static final int FIRST_WAIT = 400;
  private static final int LONGEST_WAIT = 10_000;

  private final Guest guest;
  private final String link;
  private final Wire.Manner manner;
  private final Traffic traffic;
  private final Consumer<String> refusals;

  /**
   * @param refusals receives the answers sent instead of a snapshot
   */
  public Comer(
      Guest guest, String link, Wire.Manner manner, Traffic traffic, Consumer<String> refusals) {
    this.guest = guest;
    this.link = link;
    this.manner = manner;
    this.traffic = traffic;
    this.refusals = refusals;
  }

  /**
   * Connects; returns the open connection once the snapshot is there, or null if that never
   * happens.
   */
  public Wire come() throws InterruptedException {
    long since = System.nanoTime();
    int wait = FIRST_WAIT;
    while (System.nanoTime() - since < TimeUnit.SECONDS.toNanos(2 * PATIENCE_SECONDS)) {
      int told = 0;
      try {
        Wire wire = once();
        if (wire != null) return wire;
      } catch (Door.Refused refused) {
        refusals.accept("ticket: " + refused.getMessage());
        told = refused.retryAfter();
      } catch (IOException away) {
        refusals.accept("away: " + away.getClass().getSimpleName());
      }
      ThreadLocalRandom random = ThreadLocalRandom.current();
      int own = random.nextInt(wait / 2, wait);
      int line = told == 0 ? 0 : 1_000 * told + random.nextInt(1_000);
      TimeUnit.MILLISECONDS.sleep(Math.max(own, line));
      wait = Math.min(LONGEST_WAIT, 2 * wait);
    }
    return null;
  }

  private Wire once() throws IOException, InterruptedException {
    ArrayBlockingQueue<String> first = new ArrayBlockingQueue<>(16);
    String ticket = Door.ticket(guest, link, PATIENCE_SECONDS * 1_000);
    Wire wire = Wire.open(guest, "/socket", manner, traffic, new FirstFrames(first));
    wire.send(Door.hello(ticket));
    while (true) {
      String text = first.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (text != null && text.startsWith("{\"t\":\"snapshot\"")) return wire;
      if (text != null && text.startsWith("{\"t\":\"welcome\"")) continue;
      refusals.accept(text == null ? "nothing came" : text.isEmpty() ? "cut off" : text);
      wire.close();
      return null;
    }
  }

  private record FirstFrames(ArrayBlockingQueue<String> frames) implements Wire.Listener {
    @Override
    public void text(String text) {
      frames.offer(text);
    }

    @Override
    public void ended() {
      frames.offer("");
    }
  }
}
