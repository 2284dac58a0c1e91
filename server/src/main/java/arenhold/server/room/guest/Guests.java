package arenhold.server.room.guest;

import arenhold.rules.Event;
import arenhold.rules.Setup;
import arenhold.server.account.Token;
import arenhold.server.catalogue.GameShelf;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.computer.Computer;
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
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import arenhold.server.view.Audience;
import arenhold.server.view.Channel;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;

/**
 * Lets people into a room and tells them what happens there: each kind of viewer its own document,
 * by versions without gaps. Who is here ({@link Attendance}), the version, and what each kind of
 * viewer knows at that version change together, and so stay in one file although it is long.
 */
public final class Guests {

  private final ServerTime time;
  private final GameShelf games;
  private final String epoch = Token.fresh().substring(0, 8);
  private final Attendance here;
  private final Map<ActorRef<ToSocket>, Guest> standIns = new HashMap<>();
  private final Map<ActorRef<ToSocket>, Audience> told = new HashMap<>();
  private final Map<Audience, Channel> channels = new HashMap<>();
  private final Map<UUID, String> names = new HashMap<>();

  /** Those of the players who have an account. */
  private final Set<UUID> accounts = new HashSet<>();

  private long version = 1;

  /** The snapshots of this version, made when first needed. */
  private final Map<Audience, Told> snapshots = new HashMap<>();

  private Attendance.Presence presence = Attendance.Presence.NOBODY;

  private final CrowdNews crowd;

  /** The earliest version that steps can continue: no seat or match has changed since. */
  private long steadySince = version;

  private final Function<Now, List<RoomDocument.Absent>> absences;

  /** The absences as of the newest version. */
  private List<RoomDocument.Absent> absent = List.of();

  /**
   * @param absences the players of the match who are missing
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
    this.crowd = new CrowdNews(System::nanoTime, later);
    here = new Attendance(time.now());
  }

  // Coming and going.

  /** What these people are called. */
  public void know(Map<UUID, String> people) {
    names.putAll(people);
  }

  /** Remembers that these players have an account. */
  public void knowAccounts(Set<UUID> players) {
    accounts.addAll(players);
  }

  /**
   * Remembers whether a player has an account, if they may hold a seat; forgets it if they have
   * none. Returns whether that is news.
   */
  private boolean knowAccount(UUID player, boolean account, boolean maySit) {
    return account && maySit ? accounts.add(player) : !account && accounts.remove(player);
  }

  /** What this player is called, if they are known; else nothing. */
  public String called(UUID player) {
    return names.getOrDefault(player, "");
  }

  /** Lets someone in and tells everybody so, or sends them away. */
  public void enter(RoomCommand.Join join, Now now) {
    Guest guest = new Guest(join.player(), join.name(), join.seatRole(), join.commits());
    RoomState room = now.room();
    Code wrong = Admission.whyNot(room, guest);
    if (wrong != null) {
      join.socket().tell(new ToSocket.Close(wrong));
      return;
    }
    here.enter(join.socket(), guest);
    knowAccount(join.player(), join.account(), join.seatRole() || room.seatOf(join.player()) >= 0);
    if (room.seatOf(guest.player()) >= 0) names.put(guest.player(), guest.name());
    if (guest.seatIn(room) >= 0) broadcast(now, List.of(), join.socket());
    else cameOrWent(now, join.socket());
    Audience audience = guest.audience(room);
    Person you = new Person(guest.player(), guest.name());
    String role = guest.seatRole() ? "seat" : "watch";
    send(join.socket(), Told.of(new ToClient.Welcome(you, role, epoch, time.now())));
    told.put(join.socket(), audience);
    List<Told> missed = null;
    // From before someone sat down or stood up the client may know the document of another kind.
    boolean same = epoch.equals(join.epoch()) && join.version() != null;
    if (same && join.version() >= steadySince) {
      Channel channel = channels.get(audience);
      if (channel != null) missed = channel.since(join.version(), version);
    }
    if (missed == null) snapshotTo(join.socket(), audience, now);
    else missed.forEach(step -> send(join.socket(), step));
    tellOwnPlans(now, join.socket(), guest);
  }

  /** Tells a client that has just got a snapshot, or come in, the plans of its seat, if any. */
  private static void tellOwnPlans(Now now, ActorRef<ToSocket> socket, Guest guest) {
    ToClient.Plans plans = Plans.of(now, guest.seatIn(now.room()));
    if (plans != null && !Plans.none(plans)) send(socket, Told.of(plans));
  }

  /** Tells a player, wherever they are connected, their own plans, and nobody else anything. */
  public void tellPlans(Now now, UUID player) {
    here.forEach(
        (socket, guest) -> {
          if (!guest.player().equals(player)) return;
          ToClient.Plans plans = Plans.of(now, guest.seatIn(now.room()));
          if (plans != null) send(socket, Told.of(plans));
        });
  }

  /** Tells each seat for which an order has just given an answer that takes effect later. */
  public void tellOrdered(Now before, Now now) {
    List<UUID> players = now.room().players();
    for (int seat : Plans.ordered(before, now)) tellPlans(now, players.get(seat));
  }

  public void leave(ActorRef<ToSocket> socket, Now now) {
    Guest guest = forget(socket, now.room());
    if (guest == null) return;
    if (guest.seatIn(now.room()) >= 0) broadcast(now, List.of());
    else cameOrWent(now, null);
  }

  /** Someone without a seat came or went. */
  private void cameOrWent(Now now, ActorRef<ToSocket> except) {
    if (crowd.cameOrWent(here.size())) broadcast(now, List.of(), except);
  }

  /** Tells everybody who came and went, unless they were told meanwhile. */
  public void tellPresence(Now now) {
    if (crowd.due(here.size())) broadcast(now, List.of());
  }

  /** Removes a socket without telling anybody; the guest behind it, or null. */
  private Guest forget(ActorRef<ToSocket> socket, RoomState room) {
    told.remove(socket);
    return here.leave(socket, room, time.now());
  }

  /** Since when a player who is not here has been gone. */
  public long goneSince(UUID player) {
    return here.goneSince(player);
  }

  /** Which players of the match are missing, as everybody has been told. */
  public List<RoomDocument.Absent> absent() {
    return absent;
  }

  /** The guest behind this socket, or null. */
  public Guest at(ActorRef<ToSocket> socket) {
    Guest guest = here.at(socket);
    return guest == null ? standIns.get(socket) : guest;
  }

  /**
   * A computer plays this seat for its absent player. Nobody is told anything by that, nor is it
   * among those present: what it says is heard, and what is answered goes to {@code socket}.
   */
  public void standIn(ActorRef<ToSocket> socket, Computer computer, int seat) {
    standIns.put(socket, Guest.standingIn(computer, seat));
  }

  public boolean none() {
    return here.none();
  }

  /** Whether this player is here and could hold a seat. */
  public boolean present(UUID player) {
    return here.present(player);
  }

  /** Whether a client of this player is here that commits to a number. */
  public boolean commits(UUID player) {
    return here.commits(player);
  }

  /** Everybody here who could hold a seat. */
  public Set<UUID> players() {
    return here.players();
  }

  /** The table as strangers are shown it. */
  public OpenTables.Table table(RoomState room, Rating rating) {
    return OpenTables.Table.of(
        room,
        room.rated() && room.players().stream().noneMatch(player -> Scene.guest(player, accounts)),
        here.nameOf(room.host()),
        rating.shown(),
        rating.provisional(),
        Instant.now());
  }

  /** Remembers the name of a guest who changed the room and may sit in it now. */
  public void named(Guest guest) {
    names.put(guest.player(), guest.name());
  }

  /** Calls a player by their new name, and knows whether they have an account now. */
  public void rename(RoomCommand.Renamed renamed, Now now) {
    UUID player = renamed.player();
    boolean seated = now.room().seatOf(player) >= 0;
    boolean changed = knowAccount(player, renamed.account(), seated);
    boolean named = names.replace(player, renamed.name()) != null;
    if (!here.rename(player, renamed.name()) && !named && !changed) return;
    if (seated) broadcast(now, List.of());
    else cameOrWent(now, null);
  }

  /** Disconnects those who may not stay now that the room is like this. */
  public void sendAwayStrangers(RoomState room) {
    sendAway(room, guest -> Admission.whyGoing(room, guest));
  }

  /** Disconnects those whose link admits only people of the room by now. */
  public void sendAwayInvited(RoomState room) {
    sendAway(room, guest -> Admission.strange(room, guest) ? Code.NOT_FOUND : null);
  }

  /**
   * @param why why a guest goes; null for one who stays
   */
  private void sendAway(RoomState room, Function<Guest, Code> why) {
    for (ActorRef<ToSocket> socket : here.where((one, guest) -> why.apply(guest) != null)) {
      socket.tell(new ToSocket.Close(why.apply(here.at(socket))));
      forget(socket, room);
    }
  }

  public void sendAway(Code code) {
    here.forEach((socket, guest) -> socket.tell(new ToSocket.Close(code)));
  }

  // Telling.

  /** The next version for everybody. */
  public void broadcast(Now now, List<Event> events) {
    broadcast(now, events, null);
  }

  /** The next version after someone sat down or stood up: they see another document. */
  public void broadcastSeats(Now now) {
    broadcast(now, List.of());
    steadySince = version;
  }

  /** The next version for everybody but {@code except}, which gets it in another way. */
  private void broadcast(Now now, List<Event> events, ActorRef<ToSocket> except) {
    next(now);
    Scene scene = scene(now);
    Map<Audience, Told> steps = new HashMap<>();
    Set<Audience> kinds = new HashSet<>();
    here.guests().forEach(guest -> kinds.add(guest.audience(now.room())));
    channels.keySet().removeIf(audience -> audience.seat() < 0 && !kinds.contains(audience));
    channels.forEach(
        (audience, channel) ->
            steps.put(
                audience,
                channel.step(
                    version,
                    scene.document(audience),
                    Frames.events(Scene.seen(now, events, audience)))));
    here.inOrder(
        now.room(),
        (socket, audience) -> {
          if (socket.equals(except)) return;
          // Someone who sat down or stood up knows another document than their new kind.
          boolean other = !audience.equals(told.put(socket, audience));
          if (other) snapshotTo(socket, audience, now);
          else send(socket, steps.get(audience));
        });
  }

  /** The next version, with a full snapshot for everybody: another match than before stands. */
  public void broadcastNewMatch(Now now) {
    next(now);
    steadySince = version;
    channels.clear();
    here.inOrder(
        now.room(),
        (socket, audience) -> {
          told.put(socket, audience);
          snapshotTo(socket, audience, now);
        });
  }

  /** Raises the version: all who came and went until now are part of it. */
  private void next(Now now) {
    version++;
    snapshots.clear();
    absent = absences.apply(now);
    presence = here.presence(now.room());
    crowd.told();
  }

  private void snapshotTo(ActorRef<ToSocket> socket, Audience audience, Now now) {
    socket.tell(new ToSocket.Snapshot(snapshot(now, audience)));
  }

  /** Resyncs a socket that dropped frames with a full snapshot. */
  public void resync(ActorRef<ToSocket> socket, Now now) {
    Guest guest = here.at(socket);
    if (guest == null) return;
    snapshotTo(socket, guest.audience(now.room()), now);
    tellOwnPlans(now, socket, guest);
  }

  /** Tells the one socket that said this, and nobody else. */
  public void answer(RoomCommand.Say say, ToClient message) {
    send(say.socket(), Told.of(message));
  }

  public void acknowledge(RoomCommand.Say say) {
    if (say.ack() != null) {
      send(say.socket(), Told.answering(say.ack(), new ToClient.Ack()));
    }
  }

  /**
   * @param problem the contradiction in the chosen options, or null
   */
  public void refuse(RoomCommand.Say say, Code code, Setup.Problem problem) {
    Map<String, String> params = Code.params(problem);
    send(say.socket(), Told.answering(say.ack(), new ToClient.Refused(code, params)));
  }

  private static void send(ActorRef<ToSocket> socket, Told told) {
    socket.tell(new ToSocket.Send(told));
  }

  private Scene scene(Now now) {
    return new Scene(
        now.room(),
        now.match(),
        games.form(now.room().game(), now.room().form()),
        clock(now),
        names,
        accounts,
        presence.present(),
        presence.watchers(),
        presence.count());
  }

  /** What everybody sees of the clocks. */
  private RoomDocument.Clock clock(Now now) {
    Clocks clocks = now.clocks();
    if (clocks == null || now.room().phase() == Phase.PARKED) return null;
    return RoomDocument.Clock.of(clocks, absent);
  }

  /** Made once for all of an audience who need it at this version. */
  private Told snapshot(Now now, Audience audience) {
    return snapshots.computeIfAbsent(audience, one -> everything(now, one));
  }

  private Told everything(Now now, Audience audience) {
    List<Event> all = now.match() == null ? List.of() : now.match().history();
    var state = scene(now).document(audience);
    channels.computeIfAbsent(audience, one -> new Channel(state));
    List<Event> seen = Scene.seen(now, all, audience);
    return Told.at(version, new ToClient.Snapshot(state, Frames.events(seen)));
  }
}
