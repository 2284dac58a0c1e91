package arenhold.server.faults;

import arenhold.server.testing.Guest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A room in which two players play match after match. */
final class PlayedRoom {

  private final List<Player> players = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final String link;
  private final String watch;
  private volatile boolean stopped;

  private PlayedRoom(String link, String watch) {
    this.link = link;
    this.watch = watch;
  }

  /** Opens a room on this server; nobody plays yet. */
  static PlayedRoom at(String server, Style style, Ledger ledger, long randomSeed) {
    Guest[] people = {Guest.at(server), Guest.at(server)};
    Map<String, Object> wish = new HashMap<>();
    wish.putAll(Map.of("game", "tashkalar", "form", randomSeed % 3 == 2 ? "high-form" : "duel"));
    wish.putAll(Map.of("seats", 2, "table", Map.of("takeBack", "yes"), "watching", true));
    if (style.clock() != null) wish.put("clock", style.clock());
    JsonNode made = people[0].post("/api/rooms", wish);
    PlayedRoom room = new PlayedRoom(made.path("link").asString(), made.path("watch").asString());
    for (int seat = 0; seat < people.length; seat++) {
      long seed = randomSeed * people.length + seat;
      room.players.add(new Player(room, seat, people[seat], style, ledger, seed));
    }
    return room;
  }

  /** Lets them play from now on. */
  void play() {
    for (Player player : players) threads.add(Thread.ofVirtual().name("player").start(player));
  }

  /** Ends it; returns when all activity has stopped. */
  void stop() throws InterruptedException {
    stopped = true;
    for (Thread thread : threads) thread.join();
  }

  boolean stopped() {
    return stopped;
  }

  /** The seat link. */
  String link() {
    return link;
  }

  /** The link for watching. */
  String watch() {
    return watch;
  }

  List<Player> players() {
    return players;
  }

  /**
   * Whether it has progressed: a message sent after this moment (of nanoseconds) was acknowledged.
   */
  boolean goesOn(long since) {
    return players.stream().anyMatch(player -> player.goodAfter(since));
  }

  /** Whether the server has stopped it for a fault. */
  boolean parked() {
    JsonNode state = players.getFirst().following().state();
    return state != null && state.at("/room/phase").asString("").equals("parked");
  }
}
