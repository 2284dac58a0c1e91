package arenhold.server.room.guest;

import arenhold.rules.Event;
import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Viewer;
import arenhold.server.account.Token;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.clock.Windows;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.protocol.RoomDocument.Person;
import arenhold.server.protocol.ToClient;
import arenhold.server.protocol.Told;
import arenhold.server.rating.Rating;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import arenhold.server.room.news.OpenTables;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.view.Audience;
import arenhold.server.view.Channel;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;

/**
 * Everybody connected to a room, and what each of them has been told. Long, because who is here,
 * the version, and what each kind of viewer knows at that version must change together.
 */
public final class Guests {

  /** How many watchers are named; the others are only counted. */
  private static final int NAMED = 30;

  /** Of those who come and go without a seat everybody is told no more often than this. */
  private static final Duration BETWEEN = Duration.ofMillis(300);

  /**
   * Who is here, as everybody has been told.
   *
   * @param present who holds a seat and is connected
   * @param watchers the first of those who watch
   * @param count how many watch
   */
  private record Presence(Set<UUID> present, List<Person> watchers, int count) {}

  private final ServerTime time;
  private final GameShelf games;
  private final String epoch = Token.fresh().substring(0, 8);
  private final Map<ActorRef<ToSocket>, Guest> sockets = new LinkedHashMap<>();
  private final Map<ActorRef<ToSocket>, Audience> told = new HashMap<>();
  private final Map<Audience, Channel> channels = new HashMap<>();
  private final Map<UUID, String> names = new HashMap<>();

  /** When those who were here and could hold a seat went. */
  private final Map<UUID, Long> gone = new HashMap<>();

  /** Since when the room is awake: who was here before that, nobody knows. */
  private final long awake;

  private long version = 1;

  /** What tells everything at this version. */
  private final Map<Audience, Told> snapshots = new HashMap<>();

  private Presence presence = new Presence(Set.of(), List.of(), 0);

  /** When that was told, by {@link System#nanoTime}. */
  private long presenceTold = System.nanoTime() - BETWEEN.toNanos();

  /** Whether somebody came or went since then, whom everybody will be told of. */
  private boolean untold;

  private final Consumer<Duration> later;

  /** Since which version steps lead everybody on: seats and matches are the same since then. */
  private long steadySince = version;

  private final Function<Now, List<RoomDocument.Absent>> absences;

  /** Who was missing when the newest version was told. */
  private List<RoomDocument.Absent> absent = List.of();

  /**
   * @param absences who of the match is missing
   * @param later has {@link #tellPresence} called after this time
   */
  public Guests(
      ServerTime time,
      GameShelf games,
      Function<Now, List<RoomDocument.Absent>> absences,
      Consumer<Duration> later) {
    this.time = time;
    this.games = games;
    this.absences = absences;
    this.later = later;
    awake = time.now();
  }

  // Coming and going.

  /** What these people are called. */
  public void know(Map<UUID, String> people) {
    names.putAll(people);
  }

  /** Lets somebody in and tells everybody so, or sends him away. */
  public void enter(RoomCommand.Join join, Now now) {
    Guest guest = new Guest(join.player(), join.name(), join.seatRole(), join.commits());
    RoomState room = now.room();
    if (room.closed()) {
      join.socket().tell(new ToSocket.Close(room.whyClosed()));
      return;
    }
    if (guest.seatRole() && room.putOut().contains(guest.player())) {
      join.socket().tell(new ToSocket.Close(Code.PUT_OUT));
      return;
    }
    if (guest.seatRole() && !guest.memberOf(room) && room.full() && !room.watching()) {
      join.socket().tell(new ToSocket.Close(Code.INVITE_USED));
      return;
    }
    if (!guest.seatRole() && !room.watching()) {
      join.socket().tell(new ToSocket.Close(Code.NOT_FOUND));
      return;
    }
    sockets.put(join.socket(), guest);
    if (room.seatOf(guest.player()) >= 0) names.put(guest.player(), guest.name());
    if (seated(room, guest)) broadcast(now, List.of(), join.socket());
    else cameOrWent(now, join.socket());
    Audience audience = audience(room, guest);
    Person you = new Person(guest.player(), guest.name());
    String role = guest.seatRole() ? "seat" : "watch";
    send(join.socket(), Told.of(new ToClient.Welcome(you, role, epoch, time.now())));
    told.put(join.socket(), audience);
    List<Told> missed = null;
    // From before somebody sat down or stood up he may know the document of another kind.
    boolean same = epoch.equals(join.epoch()) && join.version() != null;
    if (same && join.version() >= steadySince) {
      missed = channel(now, audience).since(join.version(), version);
    }
    if (missed == null) tellAnew(join.socket(), audience, now);
    else missed.forEach(step -> send(join.socket(), step));
    tellPlans(now, join.socket(), false);
  }

  /** Tells whoever plays as {@code player} their own plans, and nobody else anything. */
  public void tellPlans(Now now, UUID player) {
    sockets.forEach(
        (socket, guest) -> {
          if (guest.player().equals(player)) tellPlans(now, socket, true);
        });
  }

  /** Tells each seat for which an order has just given an answer that takes effect later. */
  public void tellOrdered(Now before, Now now) {
    if (now.clocks() == null || now.clocks().windows().open().isEmpty()) return;
    Windows earlier = before.clocks() == null ? Windows.NONE : before.clocks().windows();
    List<UUID> players = now.room().players();
    for (int seat = 0; seat < players.size(); seat++) {
      var by = new Windows.Asked(seat, now.match().asked().get(seat));
      Windows.Noted noted = now.clocks().windows().noted(by);
      if (noted != null && !noted.equals(earlier.noted(by))) tellPlans(now, players.get(seat));
    }
  }

  /**
   * @param empty whether it is told that there are no plans
   */
  private void tellPlans(Now now, ActorRef<ToSocket> socket, boolean empty) {
    Guest guest = sockets.get(socket);
    int seat = guest.seatRole() ? now.room().seatOf(guest.player()) : -1;
    if (seat < 0 || now.match() == null || now.clocks() == null) return;
    var by = new Windows.Asked(seat, now.match().asked().get(seat));
    Windows.Noted noted = now.clocks().windows().noted(by);
    var given = noted == null ? null : new ToClient.Given(by.asked(), noted.choice());
    List<Order> orders = now.match().now().orders(Seat.of(seat));
    if (!empty && given == null && orders.isEmpty()) return;
    send(socket, Told.of(new ToClient.Plans(orders, given)));
  }

  public void leave(ActorRef<ToSocket> socket, Now now) {
    Guest guest = sockets.get(socket);
    if (!forget(socket)) return;
    if (seated(now.room(), guest)) broadcast(now, List.of());
    else cameOrWent(now, null);
  }

  private static boolean seated(RoomState room, Guest guest) {
    return guest.seatRole() && room.seatOf(guest.player()) >= 0;
  }

  /**
   * Somebody without a seat came or went. Everybody is told at once, or a little later of all who
   * came and went meanwhile: a crowd that comes back would hold up those who play.
   */
  private void cameOrWent(Now now, ActorRef<ToSocket> except) {
    if (untold) return;
    long since = System.nanoTime() - presenceTold;
    if (since >= BETWEEN.toNanos()) {
      broadcast(now, List.of(), except);
    } else {
      untold = true;
      later.accept(BETWEEN.minusNanos(since));
    }
  }

  /** Tells everybody who came and went, unless they were told meanwhile. */
  public void tellPresence(Now now) {
    if (untold) broadcast(now, List.of());
  }

  /** Forgets a socket without telling anybody; whether it was here. */
  boolean forget(ActorRef<ToSocket> socket) {
    told.remove(socket);
    Guest guest = sockets.remove(socket);
    if (guest == null) return false;
    if (guest.seatRole() && !present(guest.player())) gone.put(guest.player(), time.now());
    return true;
  }

  /** Since when somebody who is not here has been gone. */
  public long goneSince(UUID player) {
    return gone.getOrDefault(player, awake);
  }

  /** Who of the match is missing, as everybody has been told. */
  public List<RoomDocument.Absent> absent() {
    return absent;
  }

  /** Who comes by this socket, or null. */
  public Guest at(ActorRef<ToSocket> socket) {
    return sockets.get(socket);
  }

  public boolean none() {
    return sockets.isEmpty();
  }

  /** Whether somebody is here who could hold a seat. */
  public boolean present(UUID player) {
    return sockets.values().stream().anyMatch(one -> one.seatRole() && one.player().equals(player));
  }

  /** Whether a client of this player is here that commits to a number. */
  public boolean commits(UUID player) {
    return sockets.values().stream()
        .anyMatch(one -> one.seatRole() && one.commits() && one.player().equals(player));
  }

  /** Everybody here who could hold a seat. */
  public Set<UUID> players() {
    Set<UUID> players = new LinkedHashSet<>();
    for (Guest guest : sockets.values()) if (guest.seatRole()) players.add(guest.player());
    return players;
  }

  /** The table as strangers are shown it. */
  public OpenTables.Table table(RoomState room, Rating rating) {
    int taken = (int) room.players().stream().filter(Objects::nonNull).count();
    String host = "";
    for (Guest guest : sockets.values()) {
      if (guest.player().equals(room.host())) host = guest.name();
    }
    return new OpenTables.Table(
        room.id(),
        room.seatLink(),
        room.game(),
        room.form(),
        room.host(),
        host,
        room.seats().size(),
        taken,
        room.rated(),
        room.watching(),
        room.table(),
        room.clock(),
        room.range(),
        rating.shown(),
        rating.provisional(),
        Instant.now());
  }

  /** Remembers the name of somebody who changed the room and may sit in it now. */
  public void named(Guest guest) {
    names.put(guest.player(), guest.name());
  }

  public void rename(UUID player, String name, Now now) {
    boolean here = names.replace(player, name) != null;
    for (var entry : sockets.entrySet()) {
      Guest guest = entry.getValue();
      if (!guest.player().equals(player)) continue;
      entry.setValue(new Guest(player, name, guest.seatRole(), guest.commits()));
      here = true;
    }
    if (!here) return;
    if (now.room().seatOf(player) >= 0) broadcast(now, List.of());
    else cameOrWent(now, null);
  }

  /**
   * Who came by the seats' link and found no seat goes, unless watching is allowed; who was put out
   * goes in any case.
   */
  public void sendAwayStrangers(RoomState room) {
    List<ActorRef<ToSocket>> leaving = new ArrayList<>();
    sockets.forEach(
        (socket, guest) -> {
          boolean out = guest.seatRole() && room.putOut().contains(guest.player());
          boolean stays = !out && room.watching() || guest.memberOf(room) && guest.seatRole();
          if (!stays && (!guest.seatRole() || room.full() || out)) {
            Code invited = out ? Code.PUT_OUT : Code.INVITE_USED;
            Code why = guest.seatRole() ? invited : Code.WATCHING_ENDED;
            socket.tell(new ToSocket.Close(why));
            leaving.add(socket);
          }
        });
    leaving.forEach(this::forget);
  }

  /** Who came by a link that admits only people of the room by now goes. */
  public void sendAwayInvited(RoomState room) {
    List<ActorRef<ToSocket>> leaving = new ArrayList<>();
    sockets.forEach(
        (socket, guest) -> {
          boolean known = guest.memberOf(room) || room.playedHere(guest.player());
          if (guest.seatRole() && !known) leaving.add(socket);
        });
    leaving.forEach(socket -> socket.tell(new ToSocket.Close(Code.NOT_FOUND)));
    leaving.forEach(this::forget);
  }

  public void sendAway(Code code) {
    sockets.keySet().forEach(socket -> socket.tell(new ToSocket.Close(code)));
  }

  // Telling.

  /** The next version for everybody. */
  public void broadcast(Now now, List<Event> events) {
    broadcast(now, events, null);
  }

  /** The next version after somebody sat down or stood up: other people see other documents. */
  public void broadcastSeats(Now now) {
    broadcast(now, List.of());
    steadySince = version;
  }

  /** The next version for everybody but {@code except}, who is about to be told in another way. */
  private void broadcast(Now now, List<Event> events, ActorRef<ToSocket> except) {
    next(now);
    Scene scene = scene(now);
    Map<Audience, Told> steps = new HashMap<>();
    Set<Audience> here = new LinkedHashSet<>();
    sockets.values().forEach(guest -> here.add(audience(now.room(), guest)));
    channels.keySet().removeIf(audience -> audience.seat() < 0 && !here.contains(audience));
    here.forEach(audience -> channel(now, audience));
    channels.forEach(
        (audience, channel) ->
            steps.put(
                audience,
                channel.step(
                    version,
                    scene.document(audience),
                    Frames.events(seen(now, events, audience)))));
    inOrder(
        now,
        (socket, audience) -> {
          if (socket.equals(except)) return;
          // Whoever sat down or stood up knows another document than his new kind.
          boolean other = !audience.equals(told.put(socket, audience));
          if (other) tellAnew(socket, audience, now);
          else send(socket, steps.get(audience));
        });
  }

  /** The next version, with everything anew for everybody: another match than before stands. */
  public void beginAnew(Now now) {
    next(now);
    steadySince = version;
    channels.clear();
    inOrder(
        now,
        (socket, audience) -> {
          told.put(socket, audience);
          tellAnew(socket, audience, now);
        });
  }

  /** The next version, with all who came and went until now. */
  private void next(Now now) {
    version++;
    snapshots.clear();
    absent = absences.apply(now);
    presence = presence(now.room());
    presenceTold = System.nanoTime();
    untold = false;
  }

  /** Those who play and the host come before all who only watch. */
  private void inOrder(Now now, BiConsumer<ActorRef<ToSocket>, Audience> told) {
    for (boolean member : new boolean[] {true, false}) {
      sockets.forEach(
          (socket, guest) -> {
            Audience audience = audience(now.room(), guest);
            if (audience.member() == member) told.accept(socket, audience);
          });
    }
  }

  private void tellAnew(ActorRef<ToSocket> socket, Audience audience, Now now) {
    socket.tell(new ToSocket.Anew(snapshot(now, audience)));
  }

  /** Everything anew for a socket that lost frames. */
  public void repeat(ActorRef<ToSocket> socket, Now now) {
    Guest guest = sockets.get(socket);
    if (guest == null) return;
    tellAnew(socket, audience(now.room(), guest), now);
    tellPlans(now, socket, false);
  }

  public void acknowledge(RoomCommand.Say say) {
    if (say.ack() != null) {
      send(say.socket(), Told.answering(say.ack(), new ToClient.Ack()));
    }
  }

  /**
   * @param problem what contradicts itself in what was chosen, or null
   */
  public void refuse(RoomCommand.Say say, Code code, Setup.Problem problem) {
    Map<String, String> params = Code.params(problem);
    send(say.socket(), Told.answering(say.ack(), new ToClient.Refused(code, params)));
  }

  public void pong(RoomCommand.Say say) {
    send(say.socket(), Told.of(new ToClient.Pong(time.now())));
  }

  private static void send(ActorRef<ToSocket> socket, Told told) {
    socket.tell(new ToSocket.Send(told));
  }

  private static Audience audience(RoomState room, Guest guest) {
    int seat = guest.seatRole() ? room.seatOf(guest.player()) : -1;
    if (seat >= 0) return Audience.of(seat);
    boolean host = guest.seatRole() && guest.player().equals(room.host());
    return host ? Audience.HOST : Audience.WATCHERS;
  }

  private Scene scene(Now now) {
    return new Scene(
        now.room(),
        now.match(),
        games.form(now.room().game(), now.room().form()),
        clock(now),
        names,
        presence.present(),
        presence.watchers(),
        presence.count());
  }

  private Presence presence(RoomState room) {
    Set<UUID> present = new LinkedHashSet<>();
    Map<UUID, Person> watchers = new LinkedHashMap<>();
    for (Guest guest : sockets.values()) {
      if (seated(room, guest)) present.add(guest.player());
      else watchers.put(guest.player(), new Person(guest.player(), guest.name()));
    }
    List<Person> named = watchers.values().stream().limit(NAMED).toList();
    return new Presence(present, named, watchers.size());
  }

  /** What everybody sees of the clocks. */
  private RoomDocument.Clock clock(Now now) {
    Clocks clocks = now.clocks();
    if (clocks == null || now.room().phase() == RoomState.Phase.PARKED) return null;
    return RoomDocument.Clock.of(clocks, absent);
  }

  private Channel channel(Now now, Audience audience) {
    return channels.computeIfAbsent(audience, one -> new Channel(scene(now).document(one)));
  }

  /** Made once for all of an audience who need it at this version. */
  private Told snapshot(Now now, Audience audience) {
    return snapshots.computeIfAbsent(audience, one -> everything(now, one));
  }

  private Told everything(Now now, Audience audience) {
    channel(now, audience);
    List<Event> all = now.match() == null ? List.of() : now.match().history();
    var state = scene(now).document(audience);
    List<Event> seen = seen(now, all, audience);
    return Told.at(version, new ToClient.Snapshot(state, Frames.events(seen)));
  }

  private static List<Event> seen(Now now, List<Event> events, Audience audience) {
    boolean over = now.match() != null && now.match().now().isOver();
    Viewer viewer = over ? Viewer.AFTER_MATCH : audience.viewer();
    List<Event> seen = new ArrayList<>(events.size());
    for (Event event : events) event.seenBy(viewer).ifPresent(seen::add);
    return seen;
  }
}
