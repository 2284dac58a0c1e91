package arenhold.server.load;

import arenhold.server.testing.Guest;
import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;

/**
 * One room of the load: two who play at random and some who watch. A choice is over when everybody
 * has been told of it; then, after a time to think, comes the next. When a Duel ends everybody
 * leaves and a new room takes its place.
 */
final class LoadRoom {

  /** What all rooms share. */
  record Shared(
      String server,
      int watchers,
      long thinkMillis,
      ScheduledExecutorService clock,
      Random random,
      Latencies latencies,
      AtomicLong bytes,
      AtomicLong choices,
      AtomicLong duels,
      AtomicLong faults) {}

  private final Shared shared;
  private final List<Line> lines = new CopyOnWriteArrayList<>();
  private final Line[] players = new Line[2];
  private final JsonNode[] states = new JsonNode[2];
  private final CountDownLatch started = new CountDownLatch(2);
  private long sentAt;
  private int untold;
  private long acks;
  private boolean playing;

  LoadRoom(Shared shared) {
    this.shared = shared;
  }

  /** Makes the room, seats two, lets the others watch; returns when the match has begun. */
  void open() throws InterruptedException {
    Guest host = Guest.at(shared.server);
    Guest guest = Guest.at(shared.server);
    JsonNode room = host.makeDuel(Map.of("first", "1"), true);
    String link = room.path("link").asString();
    String watch = room.path("watch").asString();
    players[0] = enter(host, link, frame -> player(0, frame));
    players[1] = enter(guest, link, frame -> player(1, frame));
    List<String> schools = List.of("northern", "southern");
    for (int seat = 0; seat < 2; seat++) {
      say(seat, "sit", Map.of("seat", seat));
      say(seat, "seatOption", Map.of("key", "school", "value", schools.get(seat)));
    }
    for (int i = 0; i < shared.watchers; i++) {
      enter(Guest.at(shared.server), watch, this::watcher);
    }
    for (int seat = 0; seat < 2; seat++) say(seat, "ready", Map.of("on", true, "terms", 0));
    if (!started.await(60, TimeUnit.SECONDS)) throw new IllegalStateException("no match began");
  }

  private Line enter(Guest who, String link, java.util.function.Consumer<String> frames) {
    Line line = new Line(shared.bytes, frames, () -> fault("a line broke"));
    who.connect(line);
    lines.add(line);
    line.send(
        Guest.JSON.writeValueAsString(
            Map.of("t", "hello", "d", Map.of("ticket", who.ticket(link)))));
    return line;
  }

  private void say(int seat, String type, Map<String, ?> data) {
    var frame = Map.of("t", type, "d", data, "a", "load-" + seat + "-" + acks++);
    players[seat].send(Guest.JSON.writeValueAsString(frame));
  }

  private synchronized void player(int seat, String text) {
    JsonNode frame = Guest.JSON.readTree(text);
    switch (frame.path("t").asString()) {
      case "snapshot" -> states[seat] = frame.at("/d/state");
      case "step" -> {
        states[seat] = Jackson3JsonPatch.apply(frame.at("/d/patch"), states[seat]);
        if (isChoice(text)) told();
      }
      case "refused", "bye" -> fault(text);
      default -> {}
    }
    JsonNode state = states[seat];
    if (state != null && state.path("match").isObject()) started.countDown();
  }

  private void fault(String what) {
    if (shared.faults.incrementAndGet() < 20) System.out.println("fault: " + what);
  }

  private void watcher(String text) {
    if (isChoice(text)) {
      synchronized (this) {
        told();
      }
    }
  }

  /** Whether a frame tells a choice; others tell that somebody came or went. */
  private static boolean isChoice(String frame) {
    return frame.startsWith("{\"t\":\"step\"") && frame.contains("\"/match/choices\"");
  }

  private void told() {
    if (!playing || untold == 0 || --untold > 0) return;
    shared.latencies.add(System.nanoTime() - sentAt);
    shared.choices.incrementAndGet();
    think();
  }

  /** Starts to play. */
  synchronized void play() {
    playing = true;
    think();
  }

  /** Stops after the choice under way. */
  synchronized void rest() {
    playing = false;
  }

  /** Everybody leaves. */
  void leave() {
    lines.forEach(Line::close);
  }

  private void think() {
    long wait = shared.thinkMillis == 0 ? 0 : shared.random.nextLong(2 * shared.thinkMillis);
    shared.clock.schedule(this::choose, wait, TimeUnit.MILLISECONDS);
  }

  private synchronized void choose() {
    if (!playing) return;
    JsonNode match = states[0].path("match");
    if (!match.path("outcome").isNull()) {
      shared.duels.incrementAndGet();
      again();
      return;
    }
    int seat = match.at("/waiting/0/seat").asInt();
    JsonNode own = states[seat].path("match");
    JsonNode choices = own.at("/question/choices");
    String choice = choices.get(shared.random.nextInt(choices.size())).path("notation").asString();
    untold = 2 + shared.watchers;
    sentAt = System.nanoTime();
    say(seat, "choose", Map.of("choice", choice, "asked", own.path("asked").asLong()));
  }

  /** The Duel is over: another room takes this one's place. */
  private void again() {
    playing = false;
    leave();
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                LoadRoom next = new LoadRoom(shared);
                next.open();
                next.play();
              } catch (InterruptedException | RuntimeException failure) {
                fault(failure.toString());
              }
            });
  }
}
