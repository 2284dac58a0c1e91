package arenhold.server.room.guest;

import arenhold.server.computer.Computer;
import arenhold.server.protocol.RoomDocument.Person;
import arenhold.server.room.message.ToSocket;
import arenhold.server.room.state.RoomState;
import arenhold.server.view.Audience;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorRef;

/** Everybody connected to a room, by their sockets, in the order in which they came. */
final class Attendance {

  /** How many watchers are named; the others are only counted. */
  private static final int NAMED = 30;

  /**
   * Who is here, as everybody is told.
   *
   * @param present the players who hold a seat and are connected
   * @param watchers the first of those who watch
   * @param count how many watch
   */
  record Presence(Set<UUID> present, List<Person> watchers, int count) {

    static final Presence NOBODY = new Presence(Set.of(), List.of(), 0);
  }

  private final Map<ActorRef<ToSocket>, Guest> sockets = new LinkedHashMap<>();

  /** When players who held a seat left, as long as they are away. */
  private final Map<UUID, Long> gone = new HashMap<>();

  /** Since when the room is awake; nobody knows who was here before that. */
  private final long awake;

  Attendance(long awake) {
    this.awake = awake;
  }

  void enter(ActorRef<ToSocket> socket, Guest guest) {
    sockets.put(socket, guest);
    if (guest.seatRole()) gone.remove(guest.player());
  }

  /**
   * Takes a socket out.
   *
   * @param room the room as it stands: of those who hold no seat nothing is remembered
   * @param now the time, by the server's clock
   * @return the guest behind it; null if it was not here
   */
  Guest leave(ActorRef<ToSocket> socket, RoomState room, long now) {
    Guest guest = sockets.remove(socket);
    if (guest == null) return null;
    if (guest.seatIn(room) >= 0 && !present(guest.player())) gone.put(guest.player(), now);
    return guest;
  }

  /** Gives a player another name; whether they are here. */
  boolean rename(UUID player, String name) {
    boolean here = false;
    for (var entry : sockets.entrySet()) {
      Guest guest = entry.getValue();
      if (!guest.player().equals(player)) continue;
      entry.setValue(new Guest(player, name, guest.seatRole(), guest.commits()));
      here = true;
    }
    return here;
  }

  /** Since when a player who is not here has been gone. */
  long goneSince(UUID player) {
    return gone.getOrDefault(player, awake);
  }

  /** The guest behind this socket; null if it is not here. */
  Guest at(ActorRef<ToSocket> socket) {
    return sockets.get(socket);
  }

  /** How many sockets there are. */
  int size() {
    return sockets.size();
  }

  /** Whether no person is here. */
  boolean none() {
    return sockets.values().stream().allMatch(guest -> Computer.is(guest.player()));
  }

  /** Whether this player is here and could hold a seat. */
  boolean present(UUID player) {
    return couldSit().anyMatch(one -> one.player().equals(player));
  }

  /** Whether a client of this player is here that commits to a number. */
  boolean commits(UUID player) {
    return couldSit().anyMatch(one -> one.commits() && one.player().equals(player));
  }

  /** Everybody here who could hold a seat. */
  Set<UUID> players() {
    return couldSit().map(Guest::player).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private Stream<Guest> couldSit() {
    return sockets.values().stream().filter(Guest::seatRole);
  }

  /** The name of a player who is here; empty if they are not. */
  String nameOf(UUID player) {
    String name = "";
    for (Guest guest : sockets.values()) if (guest.player().equals(player)) name = guest.name();
    return name;
  }

  void forEach(BiConsumer<ActorRef<ToSocket>, Guest> action) {
    sockets.forEach(action);
  }

  /** Calls {@code action} for each socket and its kind of viewer, players and the host first. */
  void inOrder(RoomState room, BiConsumer<ActorRef<ToSocket>, Audience> action) {
    for (boolean member : new boolean[] {true, false}) {
      sockets.forEach(
          (socket, guest) -> {
            Audience audience = guest.audience(room);
            if (audience.member() == member) action.accept(socket, audience);
          });
    }
  }

  Stream<Guest> guests() {
    return sockets.values().stream();
  }

  /** The sockets for which this holds. */
  List<ActorRef<ToSocket>> where(BiPredicate<ActorRef<ToSocket>, Guest> condition) {
    return sockets.entrySet().stream()
        .filter(entry -> condition.test(entry.getKey(), entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Who is here now. */
  Presence presence(RoomState room) {
    Set<UUID> present = new LinkedHashSet<>();
    Map<UUID, Person> watchers = new LinkedHashMap<>();
    for (Guest guest : sockets.values()) {
      if (guest.seatIn(room) >= 0) present.add(guest.player());
      else watchers.put(guest.player(), new Person(guest.player(), guest.name()));
    }
    List<Person> named = watchers.values().stream().limit(NAMED).toList();
    return new Presence(present, named, watchers.size());
  }
}
