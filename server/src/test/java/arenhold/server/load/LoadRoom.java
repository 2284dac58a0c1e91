package arenhold.server.load;

import arenhold.server.testing.Guest;
import com.flipkart.zjsonpatch.Jackson3JsonPatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;

/**
 * One room of the load: two who play at random, match after match. Their choices are due at times
 * independent of the server's speed (an open workload); a choice due before the previous one has
 * been received waits, and the wait counts as latency. Watchers come and go.
 */
final class LoadRoom {

  /**
   * Shared by the rooms of one load.
   *
   * @param seated the players, whose latencies are measured
   * @param thinkMillis mean time between choices of a room; 0 for no pause
   * @param told from when a choice was due until both seats had received it
   * @param shown the same for each watcher
   */
  record Play(
      People people,
      People seated,
      int thinkMillis,
      Latencies told,
      Latencies shown,
      AtomicLong choices) {

    /** For few rooms: each seat is read on a thread of its own. */
    Play(People people, int thinkMillis) {
      this(people, people.alert(), thinkMillis, new Latencies(), new Latencies(), new AtomicLong());
    }
  }

  private static final ScheduledExecutorService CLOCK =
      Executors.newScheduledThreadPool(2, Thread.ofPlatform().daemon().factory());

  /** When each choice was due. */
  private static final int RING = 1 << 10;

  private static final int MOST_AT_ONCE = 8;
  private static final String CHOICES = "\"/match/choices\",\"value\":";

  private final Play play;
  private final Random random = new Random();
  private final Guest[] guests = new Guest[2];
  private final People.Page[] pages = new People.Page[2];
  private final JsonNode[] states = new JsonNode[2];
  private final long[] dueAt = new long[RING];
  private final CountDownLatch started = new CountDownLatch(1);
  private String link;
  private String watch;
  private long acks;
  private long due;
  private long pendingSince = -1;
  private boolean untold;
  private boolean playing;
  private volatile boolean left;
  private int sender;
  private String sent;

  /** Each seat's last message before the match, so that nothing is sent twice. */
  private final String[] saidLast = {"", ""};

  private LoadRoom(Play play) {
    this.play = play;
  }

  /** Makes a room and seats two players; returns when their match has begun. */
  static LoadRoom open(Play play) throws IOException, InterruptedException {
    LoadRoom room = new LoadRoom(play);
    String server = play.people.server();
    for (int seat = 0; seat < 2; seat++) room.guests[seat] = Guest.at(server);
    JsonNode made = room.guests[0].makeDuel(Map.of("first", "1"), true);
    room.link = made.path("link").asString();
    room.watch = made.path("watch").asString();
    for (int seat = 0; seat < 2; seat++) room.enter(seat);
    if (!room.started.await(60, TimeUnit.SECONDS)) throw new IOException("no match began");
    return room;
  }

  private void enter(int seat) throws IOException {
    pages[seat] =
        play.seated.open(
            guests[seat],
            link,
            play.people.seats(),
            frame -> player(seat, frame),
            () -> lost(seat));
  }

  /** Reconnects after a lost connection, and resends everything not known to be stored. */
  private void lost(int seat) {
    if (left) return;
    play.people.fault("a seat lost its connection");
    try {
      TimeUnit.MILLISECONDS.sleep(random.nextInt(200, 600));
      pages[seat].close();
      enter(seat);
      repeat();
    } catch (IOException | RuntimeException refused) {
      CLOCK.schedule(() -> Thread.ofVirtual().start(() -> lost(seat)), 1, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void repeat() {
    if (!untold) return;
    try {
      pages[sender].room().send(sent);
    } catch (IOException gone) {
      // It is resent once that connection is there again.
    }
  }

  /** Makes this many, some in parallel. */
  static List<LoadRoom> open(Play play, int count) throws InterruptedException {
    List<LoadRoom> rooms = new ArrayList<>();
    try (var some = Executors.newFixedThreadPool(MOST_AT_ONCE, Thread.ofVirtual().factory())) {
      for (int i = 0; i < count; i++) {
        some.submit(
            () -> {
              LoadRoom room = open(play);
              synchronized (rooms) {
                rooms.add(room);
              }
              return room;
            });
      }
    }
    if (rooms.size() < count) Mode.say("only %d of %d rooms could be opened", rooms.size(), count);
    return rooms;
  }

  /** The link for watching. */
  String watch() {
    return watch;
  }

  /** The seat link. */
  String link() {
    return link;
  }

  Guest guest(int seat) {
    return guests[seat];
  }

  /** Adds a watcher. */
  People.Page watched(People people, Guest guest) throws IOException {
    return people.open(guest, watch, people.watchers(), this::watcher, () -> {});
  }

  private synchronized void player(int seat, String text) {
    JsonNode frame = Guest.JSON.readTree(text);
    switch (frame.path("t").asString("")) {
      case "snapshot" -> states[seat] = frame.at("/d/state");
      case "step" -> states[seat] = Jackson3JsonPatch.apply(frame.at("/d/patch"), states[seat]);
      case "refused" -> {
        if (text.contains("unavailable")) CLOCK.schedule(this::repeat, 200, TimeUnit.MILLISECONDS);
        return;
      }
      default -> {
        return;
      }
    }
    JsonNode match = states[seat].path("match");
    if (match.isObject() && match.path("outcome").isNull()) started.countDown();
    if (untold && told(0) && told(1)) told();
    gather(seat);
  }

  private boolean told(int seat) {
    return states[seat].at("/match/choices").asLong() > pendingSince;
  }

  private void told() {
    untold = false;
    play.told.add(System.nanoTime() - due);
    play.choices.incrementAndGet();
    plan();
  }

  /** Sits down, gets ready, and asks for a rematch after a match. */
  private void gather(int seat) {
    JsonNode state = states[seat];
    JsonNode place = state.at("/room/seats/" + seat);
    switch (state.at("/room/phase").asString("")) {
      case "gathering" -> {
        String school = seat == 0 ? "northern" : "southern";
        if (place.path("player").isNull()) once(seat, "sit", Map.of("seat", seat));
        else if (!place.at("/options/school").asString("").equals(school)) {
          once(seat, "seatOption", Map.of("key", "school", "value", school));
        } else if (!place.path("ready").asBoolean() && full(state)) {
          once(seat, "ready", Map.of("on", true, "terms", state.at("/room/terms").asLong()));
        }
      }
      case "over" -> {
        if (seat == 0) once(0, "again", Map.of());
        // The next match counts its choices from the start.
        Arrays.fill(dueAt, 0);
      }
      default -> saidLast[seat] = "";
    }
  }

  private void once(int seat, String type, Map<String, ?> data) {
    String said = type + data;
    if (said.equals(saidLast[seat])) return;
    saidLast[seat] = said;
    say(seat, type, data);
  }

  private static boolean full(JsonNode state) {
    for (JsonNode place : state.at("/room/seats")) if (place.path("player").isNull()) return false;
    return true;
  }

  private void say(int seat, String type, Map<String, ?> data) {
    var frame = Map.of("t", type, "d", data, "a", "load-" + seat + "-" + acks++);
    sender = seat;
    sent = Guest.JSON.writeValueAsString(frame);
    try {
      pages[seat].room().send(sent);
    } catch (IOException gone) {
      play.people.fault(gone.toString());
    }
  }

  /** Records what a watcher was shown. */
  private void watcher(String text) {
    if (!text.startsWith("{\"t\":\"step\"")) return;
    int at = text.indexOf(CHOICES);
    if (at < 0) return;
    int number = 0;
    for (int i = at + CHOICES.length(); Character.isDigit(text.charAt(i)); i++) {
      number = 10 * number + text.charAt(i) - '0';
    }
    long was = dueAt[number % RING];
    if (was != 0) play.shown.add(System.nanoTime() - was);
  }

  /** Starts to play. */
  synchronized void play() {
    playing = true;
    due = System.nanoTime();
    plan();
  }

  /** Stops after the current choice. */
  synchronized void rest() {
    playing = false;
  }

  /** All leave. */
  void leave() {
    left = true;
    for (People.Page page : pages) page.close();
  }

  /** Schedules the next choice; one that is already late is made at once. */
  private void plan() {
    long now = System.nanoTime();
    if (play.thinkMillis == 0) due = now;
    else due += (long) (-Math.log(1 - random.nextDouble()) * play.thinkMillis * 1e6);
    CLOCK.schedule(this::choose, Math.max(0, due - now), TimeUnit.NANOSECONDS);
  }

  private synchronized void choose() {
    if (!playing) return;
    JsonNode match = states[0].path("match");
    int seat = match.at("/waiting/0/seat").asInt(0);
    JsonNode own = states[seat].path("match");
    JsonNode choices = own.at("/question/choices");
    boolean agree = match.path("id").equals(states[1].at("/match/id"));
    if (!agree || choices.isEmpty()) {
      // Between two matches nothing is due.
      due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(50);
      CLOCK.schedule(this::choose, 50, TimeUnit.MILLISECONDS);
      return;
    }
    String choice = choices.get(random.nextInt(choices.size())).path("notation").asString();
    pendingSince = own.path("choices").asLong();
    for (int i = 1; i <= 4; i++) dueAt[(int) ((pendingSince + i) % RING)] = due;
    untold = true;
    say(seat, "choose", Map.of("choice", choice, "asked", own.path("asked").asLong()));
  }
}
