package arenhold.server.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorSystem;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/**
 * Several guests who sit in one room before its match and are not ready; the host sits on the first
 * seat.
 */
public final class Gathered {

  private static final Map<String, ?> NOT_YET = Map.of("on", false, "terms", 0);

  private final List<Guest> guests;
  private final List<Socket> sockets;
  private final String link;
  private final String watch;

  private Gathered(List<Guest> guests, List<Socket> sockets, String link, String watch) {
    this.guests = guests;
    this.sockets = sockets;
    this.link = link;
    this.watch = watch;
  }

  /** This many new guests at a table of this form with these options, open to watchers. */
  public static Gathered at(String server, String form, int seats, Map<String, String> table) {
    return at(server, "tashkalar", form, seats, table);
  }

  /** The same at a table of another game. */
  public static Gathered at(
      String server, String game, String form, int seats, Map<String, String> table) {
    Guest host = Guest.at(server);
    var wish = Map.of("game", game, "form", form, "seats", seats, "table", table, "watching", true);
    JsonNode room = host.post("/api/rooms", wish);
    String link = room.path("link").asString();
    List<Guest> guests = new ArrayList<>();
    List<Socket> sockets = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      Guest guest = seat == 0 ? host : Guest.at(server);
      Socket socket = guest.enter(link);
      socket.awaitAck(socket.sendAcked("sit", Map.of("seat", seat)));
      if (seat == 0) socket.awaitAck(socket.sendAcked("ready", NOT_YET));
      guests.add(guest);
      sockets.add(socket);
    }
    return new Gathered(guests, sockets, link, room.path("watch").asString());
  }

  public Guest guest(int seat) {
    return guests.get(seat);
  }

  /** The socket of the guest who first sat on this seat. */
  public Socket seat(int seat) {
    return sockets.get(seat);
  }

  public List<Socket> sockets() {
    return sockets;
  }

  /** The seat link. */
  public String link() {
    return link;
  }

  /** The link for watching. */
  public String watch() {
    return watch;
  }

  /** Lets the first one watch; returns when everyone knows it, which may be a moment later. */
  public Socket watched(Guest by) {
    Socket watcher = by.enter(watch);
    watcher.awaitType("snapshot");
    for (Socket socket : sockets) {
      socket.awaitState(state -> state.at("/room/watcherCount").asInt() == 1);
    }
    return watcher;
  }

  /** Waits until everyone has received all changes so far. */
  public void settle() {
    sockets.forEach(Socket::settle);
  }

  /** Those who are not ready yet become so; returns when the match has begun for all. */
  public void begin() {
    settle();
    String before = sockets.getFirst().state().at("/match/id").asString("");
    for (int seat = 0; seat < sockets.size(); seat++) {
      if (!ready(sockets.get(seat), guests.get(seat))) {
        sockets.get(seat).awaitAck(sockets.get(seat).ready());
      }
    }
    for (Socket socket : sockets) {
      socket.awaitState(
          state ->
              state.at("/room/phase").asString().equals("playing")
                  && !state.at("/match/id").asString("").equals(before));
    }
  }

  private static boolean ready(Socket socket, Guest guest) {
    for (JsonNode seat : socket.state().at("/room/seats")) {
      if (seat.at("/player/id").asString("").equals(guest.id())) {
        return seat.path("ready").asBoolean();
      }
    }
    return false;
  }

  /** The player on this seat resigns; returns when everyone knows that the match is over. */
  public void resign(int seat) {
    settle();
    seat(seat).awaitAck(seat(seat).command("resign"));
    for (Socket socket : sockets) {
      socket.awaitState(state -> state.at("/room/phase").asString().equals("over"));
    }
  }

  /** Sends a message that must be refused, and checks that nobody else receives anything. */
  public String refused(Socket sender, String type, Map<String, ?> data) {
    settle();
    List<JsonNode> before = sockets.stream().map(Socket::state).toList();
    List<Long> versions = sockets.stream().map(Socket::version).toList();
    String code = sender.refused(type, data);
    settle();
    for (int i = 0; i < sockets.size(); i++) {
      if (!before.get(i).equals(sockets.get(i).state())
          || versions.get(i) != sockets.get(i).version()) {
        throw new AssertionError(type + " was refused and changed " + sockets.get(i).state());
      }
    }
    return code;
  }

  /**
   * Everyone leaves, and the room falls asleep.
   *
   * @return the room's id
   */
  public String fallAsleep(JdbcClient database, ActorSystem<Void> actors) {
    String id =
        database
            .sql("select room_id::text from match where id = ?::uuid")
            .param(seat(0).state().at("/match/id").asString())
            .query(String.class)
            .single();
    sockets.forEach(Socket::tear);
    Until.holds("asleep", () -> !actors.printTree().contains(id));
    return id;
  }
}
