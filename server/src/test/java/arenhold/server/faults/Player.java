package arenhold.server.faults;

import arenhold.server.testing.Guest;
import arenhold.server.wire.Door;
import arenhold.server.wire.Traffic;
import arenhold.server.wire.Wire;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/**
 * A client that plays at random for ever, whatever happens to the server or the connection. One
 * message at a time: while its fate is unknown it resends it under the same id, on another
 * connection if need be, and only then goes on. Everything it does follows from the room's
 * document, so that it can resume from any state.
 */
final class Player implements Runnable {

  private static final String ENDED = "";
  private static final double TAKES_BACK = 0.05;
  private static final long RETRY_NANOS = TimeUnit.MILLISECONDS.toNanos(150);
  private static final List<String> SCHOOLS = List.of("northern", "southern", "highland", "sylvan");

  private final PlayedRoom room;
  private final int seat;
  private final String name;
  private final Style style;
  private final Ledger ledger;
  private final Random random;
  private final Following following = new Following();
  private LinkedBlockingQueue<String> inbox = new LinkedBlockingQueue<>();
  private volatile Guest guest;
  private volatile Wire wire;
  private volatile Wire spare;
  private volatile Outstanding outstanding;
  private volatile boolean held;
  private volatile long goodSince = Long.MIN_VALUE;
  private volatile String sentAway = "";
  private volatile long entered;
  private volatile long cutOff;
  private volatile long acknowledged;
  private volatile long contradictions;
  private final ConcurrentLinkedQueue<Long> waits = new ConcurrentLinkedQueue<>();
  private long heard;
  private long pinged = Long.MIN_VALUE;
  private long nextAt;
  private long answered = -1;
  private long number;

  /** Receives the messages of one connection. */
  private record Inbox(LinkedBlockingQueue<String> frames) implements Wire.Listener {
    @Override
    public void text(String text) {
      frames.add(text);
    }

    @Override
    public void ended() {
      frames.add(ENDED);
    }
  }

  /** Receives the answers alone. */
  private record Answers(LinkedBlockingQueue<String> frames) implements Wire.Listener {
    @Override
    public void text(String text) {
      if (text.startsWith("{\"t\":\"ack\"") || text.startsWith("{\"t\":\"refused\"")) {
        frames.add(text);
      }
    }

    @Override
    public void ended() {
      frames.add(ENDED);
    }
  }

  Player(PlayedRoom room, int seat, Guest guest, Style style, Ledger ledger, long randomSeed) {
    this.room = room;
    this.seat = seat;
    this.guest = guest;
    this.style = style;
    this.ledger = ledger;
    this.random = new Random(randomSeed);
    this.name = guest.id().substring(0, 8) + "-" + Long.toString(randomSeed, 36);
  }

  @Override
  public void run() {
    while (!room.stopped()) {
      try {
        enter();
        follow();
      } catch (IOException away) {
        pause();
      } catch (InterruptedException stopped) {
        return;
      } finally {
        cutOff = System.nanoTime();
        tear();
      }
    }
  }

  private void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(random.nextInt(100, 300));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void enter() throws IOException {
    Guest now = guest;
    String ticket = Door.ticket(now, room.link(), style.silenceMillis());
    inbox = new LinkedBlockingQueue<>();
    Wire opened = Wire.open(now, "/socket", Wire.Manner.PLAIN, new Traffic(), new Inbox(inbox));
    wire = opened;
    opened.send(following.hello(ticket));
    if (style.copies() > 1) enterTwice(now);
    heard = System.nanoTime();
    entered = heard;
    Outstanding left = outstanding;
    // Everything that was outstanding on the previous connection is resent.
    if (left != null) left.due = heard;
  }

  /** Opens a second connection of the same person, which only receives answers. */
  private void enterTwice(Guest now) throws IOException {
    String ticket = Door.ticket(now, room.link(), style.silenceMillis());
    spare = Wire.open(now, "/socket", Wire.Manner.PLAIN, new Traffic(), new Answers(inbox));
    spare.send(Door.hello(ticket));
  }

  private void follow() throws IOException, InterruptedException {
    boolean welcome = false;
    while (!room.stopped() && !wire.ended()) {
      if (welcome) act();
      String text = inbox.poll(5, TimeUnit.MILLISECONDS);
      if (text == null) {
        patience();
        continue;
      }
      if (text.equals(ENDED)) return;
      heard = System.nanoTime();
      JsonNode frame = Guest.JSON.readTree(text);
      following.take(frame);
      switch (frame.path("t").asString("")) {
        case "welcome" -> welcome = true;
        case "ack", "refused" -> answered(frame);
        case "bye" -> sentAway = frame.at("/d/code").asString("");
        default -> {}
      }
    }
  }

  /** Treats a silent connection as dead, after a ping in good time. */
  private void patience() throws IOException {
    Outstanding open = outstanding;
    if (open != null && open.copies > 0 && millisSince(open.sentAt) > style.silenceMillis()) {
      throw new IOException("no answer");
    }
    long silent = millisSince(heard);
    if (silent > style.silenceMillis()) throw new IOException("nothing comes");
    if (silent > style.silenceMillis() / 2 && pinged < heard) {
      pinged = System.nanoTime();
      wire.send("{\"t\":\"ping\",\"d\":{}}");
    }
  }

  private static long millisSince(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
  }

  private void act() throws IOException {
    long now = System.nanoTime();
    Outstanding open = outstanding;
    if (open == null) {
      open = begin(now);
      if (open == null) return;
    }
    if (now < open.due) return;
    if (!open.sent && open.invocation != null) ledger.invoked(open.invocation);
    if (open.sent && open.invocation != null) ledger.resent();
    int times = style.copies() == 1 ? 1 : random.nextInt(2, style.copies() + 1);
    open.sending(times);
    for (int i = 0; i < times; i++) {
      Wire one = times > 1 && random.nextBoolean() ? spare : wire;
      one.send(open.frame);
    }
  }

  /**
   * Begins the next action, unless there is none now. A thread that pauses this player sees either
   * an action begun before, or that no more begin.
   */
  private synchronized Outstanding begin(long now) {
    if (held || now < nextAt || following.state() == null) return null;
    outstanding = next();
    return outstanding;
  }

  /** The next action, or null. */
  private Outstanding next() {
    JsonNode state = following.state();
    JsonNode own = state.at("/room/seats/" + seat);
    switch (state.at("/room/phase").asString("")) {
      case "gathering" -> {
        if (!own.at("/player/id").asString("").equals(guest.id())) {
          return lobby("sit", Map.of("seat", seat));
        }
        String school = SCHOOLS.get(seat);
        if (!own.at("/options/school").asString("").equals(school)) {
          return lobby("seatOption", Map.of("key", "school", "value", school));
        }
        if (own.path("ready").asBoolean() || !full(state)) return null;
        return lobby("ready", Map.of("on", true, "terms", state.at("/room/terms").asLong()));
      }
      case "over" -> {
        return seat == 0 ? lobby("again", Map.of()) : null;
      }
      case "playing" -> {
        return choice(state.path("match"));
      }
      default -> {
        return null;
      }
    }
  }

  private static boolean full(JsonNode state) {
    for (JsonNode place : state.at("/room/seats")) if (place.path("player").isNull()) return false;
    return true;
  }

  private Outstanding choice(JsonNode match) {
    if (!match.path("outcome").isNull()) return null;
    if (match.path("canTakeBack").asBoolean() && random.nextDouble() < TAKES_BACK) {
      Map<String, ?> data = Map.of("moment", match.path("moment").asLong());
      return logged(match, "takeBack", data, "!takeback", -1);
    }
    JsonNode choices = match.at("/question/choices");
    long asked = match.path("asked").asLong();
    if (choices.isEmpty() || asked == answered) return null;
    String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
    return logged(match, "choose", Map.of("choice", choice, "asked", asked), choice, asked);
  }

  private Outstanding logged(
      JsonNode match, String type, Map<String, ?> data, String notation, long asked) {
    String ack = name + "-" + number;
    Invocation one =
        new Invocation(name, number++, match.path("id").asString(), seat, ack, notation);
    return new Outstanding(one, ack, frame(type, data, ack), asked);
  }

  private Outstanding lobby(String type, Map<String, ?> data) {
    String ack = name + "-" + number++;
    return new Outstanding(null, ack, frame(type, data, ack), -1);
  }

  private static String frame(String type, Map<String, ?> data, String ack) {
    Map<String, Object> frame = new HashMap<>();
    frame.put("t", type);
    frame.put("d", data);
    frame.put("a", ack);
    return Guest.JSON.writeValueAsString(frame);
  }

  private void answered(JsonNode frame) {
    Outstanding open = outstanding;
    if (open == null || !open.ack.equals(frame.path("a").asString(""))) return;
    if (frame.path("t").asString().equals("ack")) open.acknowledged = true;
    else if (frame.at("/d/code").asString("").equals("unavailable")) open.unavailable = true;
    else open.refused = true;
    // All but the last answer to the copies of a message are treated as lost.
    if (--open.copies > 0) return;
    if (open.acknowledged && open.refused) contradictions++;
    if (open.acknowledged) settled(open, Invocation.Fate.OK);
    else if (open.unavailable) open.due = System.nanoTime() + RETRY_NANOS;
    else settled(open, Invocation.Fate.FAIL);
  }

  private void settled(Outstanding open, Invocation.Fate fate) {
    if (open.invocation != null) {
      ledger.learned(open.invocation, fate);
      if (fate == Invocation.Fate.OK) {
        acknowledged++;
        waits.add(System.nanoTime() - open.sentAt);
        goodSince = open.sentAt;
        answered = open.asked;
      }
    }
    long think = fate == Invocation.Fate.FAIL ? 50 : (long) (style.thinkMillis() * exponential());
    nextAt = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(think);
    outstanding = null;
  }

  private double exponential() {
    return Math.min(5, -Math.log(1 - random.nextDouble()));
  }

  /** Pauses new actions, or resumes them. */
  synchronized void hold(boolean on) {
    held = on;
  }

  /** Whether it knows the fate of everything it sent. */
  boolean idle() {
    return outstanding == null;
  }

  /** Breaks its connection, as a network failure does. */
  void tear() {
    Wire open = wire;
    if (open != null) open.close();
    open = spare;
    if (open != null) open.close();
  }

  /** Uses this guest from the next connection on: the same person at another address. */
  void comeThrough(Guest other) {
    guest = other;
    tear();
  }

  /** Whether a message it sent after this moment (of nanoseconds) was acknowledged. */
  boolean goodAfter(long nanos) {
    return goodSince > nanos;
  }

  /** The latencies of its acknowledgements since the last call, in nanoseconds. */
  List<Long> waits() {
    List<Long> taken = new ArrayList<>();
    for (Long one = waits.poll(); one != null; one = waits.poll()) taken.add(one);
    return taken;
  }

  Guest guest() {
    return guest;
  }

  Following following() {
    return following;
  }

  /** The code of the last good-bye. */
  String sentAway() {
    return sentAway;
  }

  /** When it last connected, in nanoseconds. */
  long entered() {
    return entered;
  }

  /** When it last lost its connection, or failed to get one, in nanoseconds. */
  long cutOff() {
    return cutOff;
  }

  /** How many choices and commands were acknowledged. */
  long acknowledged() {
    return acknowledged;
  }

  /** How many messages were both carried out and refused. */
  long contradictions() {
    return contradictions;
  }
}
