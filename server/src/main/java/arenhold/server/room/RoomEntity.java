package arenhold.server.room;

import arenhold.rules.Command;
import arenhold.rules.Event;
import arenhold.rules.Game;
import arenhold.rules.Seat;
import arenhold.rules.Step;
import arenhold.rules.Viewer;
import arenhold.server.account.Token;
import arenhold.server.match.LogLine;
import arenhold.server.match.LostRace;
import arenhold.server.match.MatchLog;
import arenhold.server.match.NewMatch;
import arenhold.server.match.StoredMatch;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.Frames;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.RoomDocument.Person;
import arenhold.server.protocol.ToClient;
import arenhold.server.view.Audience;
import arenhold.server.view.Channel;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.StashBuffer;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One room: one mailbox, one writer. Every handler reads the same: check who, ask the rules, store,
 * and only then tell. While the rules or the database work, what comes in waits its turn.
 *
 * <p>Longer than other files because it is the one place where the order of storing and telling is
 * decided.
 */
final class RoomEntity extends AbstractBehavior<RoomCommand> {

  private static final Logger LOG = LoggerFactory.getLogger(RoomEntity.class);
  private static final SecureRandom SEEDS = new SecureRandom();
  private static final int SEED_BYTES = 32;
  private static final int MOST_WAITING = 10_000;

  /** How many times the budget of one choice a whole log may take. */
  private static final int WAKING = 10;

  /** A socket in the room. */
  private record Guest(UUID player, String name, boolean seatRole) {}

  private final UUID id;
  private final RoomServices services;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final StashBuffer<RoomCommand> waiting;
  private final String epoch = Token.fresh().substring(0, 8);
  private final Map<ActorRef<ToSocket>, Guest> sockets = new LinkedHashMap<>();
  private final Map<ActorRef<ToSocket>, Audience> told = new HashMap<>();
  private final Map<Audience, Channel> channels = new HashMap<>();
  private final Map<UUID, String> names = new HashMap<>();

  private RoomState room;
  private RunningMatch match;
  private long version = 1;

  /** Since which version everybody is the kind of viewer he is now. */
  private long seatedSince = version;

  /** What to do with the result of the work under way; null if none is. */
  private Consumer<RoomCommand.Finished> pending;

  static Behavior<RoomCommand> create(
      UUID id, RoomServices services, ActorRef<ClusterSharding.ShardCommand> shard) {
    return Behaviors.setup(
        context ->
            Behaviors.withStash(
                MOST_WAITING, stash -> new RoomEntity(context, id, services, shard, stash)));
  }

  private RoomEntity(
      ActorContext<RoomCommand> context,
      UUID id,
      RoomServices services,
      ActorRef<ClusterSharding.ShardCommand> shard,
      StashBuffer<RoomCommand> waiting) {
    super(context);
    this.id = id;
    this.services = services;
    this.shard = shard;
    this.waiting = waiting;
    services.figures().roomWoke();
    context.setReceiveTimeout(services.idle(), new RoomCommand.Idle());
    work(CompletableFuture.supplyAsync(this::load, services.database()), this::onLoaded);
  }

  @Override
  public Receive<RoomCommand> createReceive() {
    return newReceiveBuilder()
        .onAnyMessage(this::onMessage)
        .onSignal(PostStop.class, this::onStop)
        .build();
  }

  /** However the room ends, a fault of its own included: whoever is still here comes again. */
  private Behavior<RoomCommand> onStop(PostStop stopped) {
    services.figures().roomLeft();
    sendAway(Code.RESTARTING);
    return this;
  }

  private Behavior<RoomCommand> onMessage(RoomCommand message) {
    if (message instanceof RoomCommand.Finished finished) return onFinished(finished);
    if (pending != null) {
      if (waiting.isFull()) overflow(message);
      else waiting.stash(message);
      return this;
    }
    switch (message) {
      case RoomCommand.Join join -> onJoin(join);
      case RoomCommand.Leave leave -> onLeave(leave);
      case RoomCommand.Anew anew -> onAnew(anew);
      case RoomCommand.Say say -> onSay(say);
      case RoomCommand.Renamed renamed -> onRenamed(renamed);
      case RoomCommand.Idle idle -> {
        if (sockets.isEmpty()) shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
      }
      case RoomCommand.Sleep sleep -> {
        return Behaviors.stopped();
      }
      case RoomCommand.Finished finished -> throw new IllegalStateException("handled above");
    }
    return this;
  }

  /** More waits than can be kept: whoever speaks is told so, and nobody who left is forgotten. */
  private void overflow(RoomCommand message) {
    switch (message) {
      case RoomCommand.Say say -> refuse(say, Code.UNAVAILABLE);
      case RoomCommand.Join join -> join.socket().tell(new ToSocket.Close(Code.UNAVAILABLE));
      case RoomCommand.Leave leave -> onLeave(leave);
      case RoomCommand.Anew anew -> anew.socket().tell(new ToSocket.Close(Code.UNAVAILABLE));
      default -> LOG.warn("room {} is too busy for {}", id, message);
    }
  }

  // Work of the rules and the database: one piece at a time; everything else waits.

  private void work(CompletionStage<?> stage, Consumer<RoomCommand.Finished> then) {
    pending = then;
    getContext().pipeToSelf(stage, (result, failure) -> new RoomCommand.Finished(result, failure));
  }

  private void store(Runnable transaction, Consumer<RoomCommand.Finished> then) {
    work(CompletableFuture.runAsync(transaction, services.database()), then);
  }

  private Behavior<RoomCommand> onFinished(RoomCommand.Finished finished) {
    Consumer<RoomCommand.Finished> then = pending;
    pending = null;
    then.accept(finished);
    if (room == null) return forget(whyNot(cause(finished)));
    if (cause(finished) instanceof LostRace) return forget(Code.RESTARTING);
    return pending == null ? waiting.unstashAll(this) : this;
  }

  /** Why there is no room after loading it. */
  private static Code whyNot(Throwable failure) {
    if (failure == null) return Code.NOT_FOUND;
    return failure instanceof Unreadable ? Code.PARKED : Code.UNAVAILABLE;
  }

  /** The room does not exist, cannot be loaded, or is written by somebody else: all must go. */
  private Behavior<RoomCommand> forget(Code code) {
    sendAway(code);
    return Behaviors.stopped();
  }

  private void sendAway(Code code) {
    sockets.keySet().forEach(socket -> socket.tell(new ToSocket.Close(code)));
    waiting.forEach(
        message -> {
          if (message instanceof RoomCommand.Join join) {
            join.socket().tell(new ToSocket.Close(code));
          }
        });
  }

  private static Throwable cause(RoomCommand.Finished finished) {
    Throwable failure = finished.failure();
    return failure instanceof CompletionException && failure.getCause() != null
        ? failure.getCause()
        : failure;
  }

  // Waking up.

  /**
   * What a room wakes up with.
   *
   * @param log of its match, or null
   */
  private record Loaded(RoomState room, StoredMatch log, Map<UUID, String> names) {}

  private Loaded load() {
    RoomState stored = services.rooms().load(id).orElse(null);
    if (stored == null) return new Loaded(null, null, Map.of());
    List<UUID> people = new ArrayList<>();
    stored.seats().stream()
        .map(RoomState.Place::player)
        .filter(p -> p != null)
        .forEach(people::add);
    Map<UUID, String> known = services.accounts().names(people);
    if (stored.match() == null) return new Loaded(stored, null, known);
    return new Loaded(stored, services.log().load(stored.match()).orElse(null), known);
  }

  private void onLoaded(RoomCommand.Finished finished) {
    if (!(finished.result() instanceof Loaded loaded)) {
      LOG.warn("room {} cannot be loaded", id, cause(finished));
      return;
    }
    room = loaded.room;
    names.putAll(loaded.names);
    if (room == null || room.match() == null && game() != null) return;
    work(services.budget().within(() -> replay(loaded.log), WAKING), this::onReplayed);
  }

  private RunningMatch replay(StoredMatch log) {
    Game<?> game = game();
    if (game == null) throw new IllegalStateException("no game " + room.game() + " is here");
    if (log == null) throw new IllegalStateException("the match is missing");
    return RunningMatch.replay(game, log);
  }

  private void onReplayed(RoomCommand.Finished finished) {
    if (finished.result() instanceof RunningMatch replayed) {
      match = replayed;
      return;
    }
    LOG.error("the log of room {} cannot be replayed", id, cause(finished));
    services.figures().parked();
    // Not stored: the log stays as it is, for somebody to mend.
    room = room.parked("log");
  }

  private Game<?> game() {
    return services.games().named(room.game());
  }

  // Coming and going.

  private void onJoin(RoomCommand.Join join) {
    Guest guest = new Guest(join.player(), join.name(), join.seatRole());
    boolean member = room.seatOf(guest.player) >= 0 || guest.player.equals(room.host());
    if (guest.seatRole && !member && room.full() && !room.watching()) {
      join.socket().tell(new ToSocket.Close(Code.INVITE_USED));
      return;
    }
    if (!guest.seatRole && !room.watching()) {
      join.socket().tell(new ToSocket.Close(Code.NOT_FOUND));
      return;
    }
    sockets.put(join.socket(), guest);
    if (room.seatOf(guest.player) >= 0) names.put(guest.player, guest.name);
    broadcast(List.of(), join.socket());
    Person you = new Person(guest.player, guest.name);
    String role = guest.seatRole ? "seat" : "watch";
    long time = System.currentTimeMillis();
    send(join.socket(), Frames.write(new ToClient.Welcome(you, role, epoch, time)));
    told.put(join.socket(), audience(guest));
    List<String> missed = null;
    // From before somebody sat down or stood up he may know the document of another kind.
    boolean same = epoch.equals(join.epoch()) && join.version() != null;
    if (same && join.version() >= seatedSince) {
      missed = channel(audience(guest)).since(join.version(), version);
    }
    if (missed == null) join.socket().tell(new ToSocket.Anew(snapshot(guest)));
    else missed.forEach(frame -> send(join.socket(), frame));
  }

  private void onLeave(RoomCommand.Leave leave) {
    told.remove(leave.socket());
    if (sockets.remove(leave.socket()) != null) broadcast(List.of(), null);
  }

  private void onAnew(RoomCommand.Anew anew) {
    Guest guest = sockets.get(anew.socket());
    if (guest != null) anew.socket().tell(new ToSocket.Anew(snapshot(guest)));
  }

  private void onRenamed(RoomCommand.Renamed renamed) {
    boolean here = names.replace(renamed.player(), renamed.name()) != null;
    for (var entry : sockets.entrySet()) {
      Guest guest = entry.getValue();
      if (!guest.player.equals(renamed.player())) continue;
      entry.setValue(new Guest(guest.player, renamed.name(), guest.seatRole));
      here = true;
    }
    if (here) broadcast(List.of(), null);
  }

  // What people say.

  private void onSay(RoomCommand.Say say) {
    Guest guest = sockets.get(say.socket());
    if (guest == null) {
      // From before this run of the room, or sent away meanwhile.
      say.socket().tell(new ToSocket.Close(Code.RESTARTING));
      return;
    }
    if (say.ack() != null && match != null && match.acks().contains(ackOf(guest, say.ack()))) {
      acknowledge(say);
      return;
    }
    switch (say.message()) {
      case FromClient.Choose choose -> play(say, guest, choose);
      case FromClient.TakeBack takeBack -> command(say, guest, Command.TAKE_BACK);
      case FromClient.Resign resign -> command(say, guest, Command.RESIGN);
      case FromClient.Stop stop -> command(say, guest, Command.STOP);
      case FromClient.Hello hello -> refuse(say, Code.MALFORMED);
      case FromClient.Ping ping -> send(say.socket(), Frames.write(new ToClient.Pong()));
      default -> change(say, guest);
    }
  }

  /** Ack ids are the client's own; two players may use the same. */
  private static String ackOf(Guest guest, String ack) {
    return guest.player + "/" + ack;
  }

  private void change(RoomCommand.Say say, Guest guest) {
    switch (Lobby.judge(room, game(), guest.player, guest.seatRole, this::present, say.message())) {
      case Lobby.Verdict.Refused(Code code) -> refuse(say, code);
      case Lobby.Verdict.Changed(RoomState same) when same == room -> acknowledge(say);
      case Lobby.Verdict.Changed(RoomState changed) -> {
        boolean starts = changed.phase() == RoomState.Phase.GATHERING && changed.ready();
        if (starts) begin(say, changed);
        else
          store(
              () -> services.rooms().change(changed),
              finished -> {
                if (failed(say, finished)) return;
                boolean reseated = !changed.players().equals(room.players());
                room = changed;
                names.put(guest.player, guest.name);
                acknowledge(say);
                sendAwayStrangers();
                broadcast(List.of(), null);
                if (reseated) seatedSince = version;
              });
      }
    }
  }

  private boolean present(UUID player) {
    return sockets.values().stream().anyMatch(one -> one.seatRole && one.player.equals(player));
  }

  private void begin(RoomCommand.Say say, RoomState ready) {
    Game<?> game = game();
    if (game.problem(ready.setup()) != null) {
      refuse(say, Code.BAD_SETUP);
      return;
    }
    byte[] seed = new byte[SEED_BYTES];
    SEEDS.nextBytes(seed);
    NewMatch created =
        new NewMatch(UUID.randomUUID(), id, ready.setup(), game.info().version(), seed);
    RoomState playing = ready.playing(created.id());
    RoomState once = withVersion(playing, room.version() + 1);
    work(
        services.budget().within(() -> RunningMatch.start(game, created)),
        finished -> {
          if (!(finished.result() instanceof RunningMatch.Try.Done start)) {
            park(say, cause(finished));
            return;
          }
          byte[] hash = HexFormat.of().parseHex(services.commitment(seed));
          store(
              () -> services.rooms().start(once, created, hash, start.lines()),
              stored -> {
                if (failed(say, stored)) return;
                room = once;
                match = start.next();
                acknowledge(say);
                sendAwayStrangers();
                broadcast(start.events(), null);
              });
        });
  }

  private static RoomState withVersion(RoomState room, long version) {
    return new RoomState(
        room.id(),
        version,
        room.host(),
        room.game(),
        room.form(),
        room.table(),
        room.seatLink(),
        room.watchLink(),
        room.seats(),
        room.phase(),
        room.match(),
        room.parked());
  }

  private void play(RoomCommand.Say say, Guest guest, FromClient.Choose choose) {
    Seat seat = playing(say, guest);
    if (seat == null) return;
    if (choose.choice() == null) {
      refuse(say, Code.MALFORMED);
    } else if (match.now().asked(seat) != null
        && match.asked().get(seat.index()) != choose.asked()) {
      refuse(say, Code.STALE);
    } else {
      String ack = say.ack() == null ? null : ackOf(guest, say.ack());
      attempt(say, () -> match.choose(seat, choose.choice(), ack));
    }
  }

  private void command(RoomCommand.Say say, Guest guest, Command command) {
    Seat seat = playing(say, guest);
    if (seat == null) return;
    String ack = say.ack() == null ? null : ackOf(guest, say.ack());
    attempt(say, () -> match.command(seat, command, ack));
  }

  /** The seat for which the guest may play now, or null if he was refused. */
  private Seat playing(RoomCommand.Say say, Guest guest) {
    int seat = guest.seatRole ? room.seatOf(guest.player) : -1;
    Code wrong =
        switch (room.phase()) {
          case GATHERING -> Code.WRONG_PHASE;
          case PARKED -> Code.PARKED;
          case OVER -> Code.OVER;
          case PLAYING -> seat < 0 ? Code.NO_SEAT : null;
        };
    if (wrong == null) return Seat.of(seat);
    refuse(say, wrong);
    return null;
  }

  /** Asks the rules, within their budget of time; what they answer is stored, then told. */
  private void attempt(RoomCommand.Say say, Supplier<RunningMatch.Try> attempt) {
    long since = System.nanoTime();
    work(
        services.budget().within(attempt),
        finished -> {
          switch ((RunningMatch.Try) finished.result()) {
            case null -> park(say, cause(finished));
            case RunningMatch.Try.Refused(Step.Reason reason) -> refuse(say, code(reason));
            case RunningMatch.Try.Done done -> storeAndTell(say, done, since);
          }
        });
  }

  private void storeAndTell(RoomCommand.Say say, RunningMatch.Try.Done done, long since) {
    boolean over = done.next().now().isOver();
    RoomState after = over ? room.over() : room;
    List<LogLine> lines = done.lines();
    Consumer<RoomCommand.Finished> tell =
        finished -> {
          if (failed(say, finished)) return;
          room = after;
          match = done.next();
          acknowledge(say);
          broadcast(done.events(), null);
          services.figures().told(System.nanoTime() - since);
        };
    UUID playing = room.match();
    if (over) {
      var outcome = done.next().now().outcome().orElseThrow();
      store(() -> services.rooms().end(after, lines, outcome), tell);
    } else {
      work(services.appender().append(new MatchLog.Append(playing, lines)), tell);
    }
  }

  private static Code code(Step.Reason reason) {
    return switch (reason) {
      case OVER -> Code.OVER;
      case NOT_ASKED -> Code.NOT_ASKED;
      case NOT_OFFERED -> Code.NOT_OFFERED;
      case NOT_ALLOWED -> Code.NOT_ALLOWED;
      case NO_RETURN -> Code.NO_RETURN;
    };
  }

  /** A fault in the rules: the room stops before the action that led to it; others go on. */
  private void park(RoomCommand.Say say, Throwable fault) {
    LOG.error("room {} is parked", id, fault);
    services.figures().parked();
    RoomState parked = room.parked("rules");
    store(
        () -> services.rooms().change(parked),
        finished -> {
          if (failed(say, finished)) return;
          room = parked;
          refuse(say, Code.PARKED);
          broadcast(List.of(), null);
        });
  }

  /** Says so to the sender if the change could not be stored. */
  private boolean failed(RoomCommand.Say say, RoomCommand.Finished finished) {
    if (finished.failure() == null) return false;
    if (!(cause(finished) instanceof LostRace))
      LOG.warn("room {} cannot store", id, cause(finished));
    refuse(say, Code.UNAVAILABLE);
    return true;
  }

  /** Who came by the seats' link and found no seat goes, unless watching is allowed. */
  private void sendAwayStrangers() {
    List<ActorRef<ToSocket>> leaving = new ArrayList<>();
    sockets.forEach(
        (socket, guest) -> {
          boolean member = room.seatOf(guest.player) >= 0 || guest.player.equals(room.host());
          boolean stays = room.watching() || member && guest.seatRole;
          if (!stays && (!guest.seatRole || room.full())) {
            Code why = guest.seatRole ? Code.INVITE_USED : Code.WATCHING_ENDED;
            socket.tell(new ToSocket.Close(why));
            leaving.add(socket);
          }
        });
    leaving.forEach(sockets::remove);
    leaving.forEach(told::remove);
  }

  // Telling.

  private Audience audience(Guest guest) {
    int seat = guest.seatRole ? room.seatOf(guest.player) : -1;
    if (seat >= 0) return Audience.of(seat);
    boolean host = guest.seatRole && guest.player.equals(room.host());
    return host ? Audience.HOST : Audience.WATCHERS;
  }

  private Scene scene() {
    Set<UUID> present = new LinkedHashSet<>();
    Map<UUID, Person> watchers = new LinkedHashMap<>();
    for (Guest guest : sockets.values()) {
      boolean seated = guest.seatRole && room.seatOf(guest.player) >= 0;
      if (seated) present.add(guest.player);
      else watchers.put(guest.player, new Person(guest.player, guest.name));
    }
    return new Scene(room, match, names, present, List.copyOf(watchers.values()));
  }

  private Channel channel(Audience audience) {
    return channels.computeIfAbsent(audience, one -> new Channel(scene().document(one)));
  }

  private String snapshot(Guest guest) {
    Audience audience = audience(guest);
    channel(audience);
    List<Event> seen = match == null ? List.of() : seen(match.history(), audience);
    var state = scene().document(audience);
    return Frames.write(new ToClient.Snapshot(state, Frames.events(seen)), version, null);
  }

  private List<Event> seen(List<Event> events, Audience audience) {
    boolean over = match != null && match.now().isOver();
    Viewer viewer = over ? Viewer.AFTER_MATCH : audience.viewer();
    List<Event> seen = new ArrayList<>(events.size());
    for (Event event : events) event.seenBy(viewer).ifPresent(seen::add);
    return seen;
  }

  /** The next version for everybody but {@code except}, who is about to be told in another way. */
  private void broadcast(List<Event> events, ActorRef<ToSocket> except) {
    version++;
    Scene scene = scene();
    Map<Audience, String> frames = new HashMap<>();
    Set<Audience> here = new LinkedHashSet<>();
    sockets.values().forEach(guest -> here.add(audience(guest)));
    channels.keySet().removeIf(audience -> audience.seat() < 0 && !here.contains(audience));
    here.forEach(this::channel);
    channels.forEach(
        (audience, channel) ->
            frames.put(
                audience,
                channel.step(
                    version, scene.document(audience), Frames.events(seen(events, audience)))));
    sockets.forEach(
        (socket, guest) -> {
          if (socket.equals(except)) return;
          Audience audience = audience(guest);
          // Whoever sat down or stood up knows another document than his new kind.
          boolean other = !audience.equals(told.put(socket, audience));
          if (other) socket.tell(new ToSocket.Anew(snapshot(guest)));
          else send(socket, frames.get(audience));
        });
  }

  private void acknowledge(RoomCommand.Say say) {
    if (say.ack() != null) {
      send(say.socket(), Frames.write(new ToClient.Ack(), null, say.ack()));
    }
  }

  private void refuse(RoomCommand.Say say, Code code) {
    services.figures().refused(code.text());
    send(say.socket(), Frames.write(new ToClient.Refused(code, Map.of()), null, say.ack()));
  }

  private static void send(ActorRef<ToSocket> socket, String frame) {
    socket.tell(new ToSocket.Send(frame));
  }
}
