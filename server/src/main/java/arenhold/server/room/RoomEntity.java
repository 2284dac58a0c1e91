package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.server.match.LostRace;
import arenhold.server.match.MatchComputers;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.StashBuffer;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One room: one mailbox, one writer. Every handler reads the same: check who, ask the rules, store,
 * and only then tell. While the rules or the database work, messages wait in the {@link Backlog}.
 *
 * <p>Its parts share this mailbox: {@link Loading} when it wakes, {@link Hearing} what clients say,
 * {@link Preparation} what they change before a match, {@link Mixing} the last steps to it, {@link
 * Appointment} people who were brought together, {@link ComputerSeats} the computers at the table,
 * {@link Hints} what they advise people and {@link Weighing} what they warn of, {@link Play} the
 * match, {@link Commits} how anything is stored, {@link Guests} who is here and told, {@link
 * Publicity} what the rest of the server learns. The file is long because they all meet here and
 * nowhere else, and every message has its line for each state of the room.
 */
final class RoomEntity extends AbstractBehavior<RoomCommand> {

  private static final Logger LOG = LoggerFactory.getLogger(RoomEntity.class);

  /** How often newcomers are told that they still wait: before their clients give up. */
  private static final Duration STILL_WAKING = Duration.ofSeconds(2);

  /** When a room that was too busy to tell who came and went tries again. */
  private static final Duration LESS_BUSY = Duration.ofSeconds(1);

  private final UUID id;

  /** Own entity ref; sending through sharding preserves message order. */
  private final EntityRef<RoomCommand> self;

  /** This run of the room. */
  private final ActorRef<RoomCommand> run;

  private final RoomServices services;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Backlog backlog;
  private final TimerScheduler<RoomCommand> timers;

  /** The place among the rooms that wake. */
  private final Waking.Turn turn;

  private boolean waking = true;

  private final Guests guests;
  private final Commits commits;
  private final Play play;
  private final Mixing mixing;
  private final Appointment appointment;
  private final Publicity publicity;
  private final Hearing hearing;
  private final Loading loading;
  private final ComputerSeats computers;
  private final Hints hints;
  private final Weighing weighing;

  /** The room as it is stored; null until it is loaded. */
  private Now now;

  /** What to do with the result of the work under way; null if none is. */
  private Consumer<RoomCommand.Finished> pending;

  /** Why this run of the room has ended and only waits to be stopped; null while it goes on. */
  private Code ended;

  static Behavior<RoomCommand> create(
      UUID id, RoomServices services, ActorRef<ClusterSharding.ShardCommand> shard) {
    return Behaviors.setup(
        context ->
            Behaviors.withStash(
                Backlog.MOST,
                stash ->
                    Behaviors.withTimers(
                        timers -> new RoomEntity(context, id, services, shard, stash, timers))));
  }

  private RoomEntity(
      ActorContext<RoomCommand> context,
      UUID id,
      RoomServices services,
      ActorRef<ClusterSharding.ShardCommand> shard,
      StashBuffer<RoomCommand> waiting,
      TimerScheduler<RoomCommand> timers) {
    super(context);
    this.run = context.getSelf();
    this.id = id;
    this.self =
        ClusterSharding.get(context.getSystem()).entityRefFor(RoomRegion.ROOM, id.toString());
    this.services = services;
    this.shard = shard;
    this.backlog = new Backlog(waiting);
    this.timers = timers;
    this.guests = new Guests(services.time(), services.games(), this::absent, this::presenceLater);
    this.commits = new Commits(this, services, guests);
    this.play = new Play(this, services, guests);
    this.mixing = new Mixing(this, services, guests, new Beginning(this, services, guests, play));
    this.appointment = new Appointment(this, services, guests, mixing);
    this.publicity = new Publicity(id, services, guests);
    this.hints = new Hints(this, services, guests, play);
    this.weighing = new Weighing(this, services, play);
    this.hearing =
        new Hearing(
            this, guests, play, hints, new Preparation(this, services, guests, mixing, publicity));
    this.computers = new ComputerSeats(this, services, guests, hearing, play);
    this.loading = new Loading(this, services, guests, play.time(), mixing, publicity);
    services.figures().roomWoke();
    services.awake().add(id);
    context.setReceiveTimeout(services.idle(), new RoomCommand.Idle());
    timers.startTimerWithFixedDelay(new RoomCommand.StillWaking(), STILL_WAKING);
    turn = services.waking().enter();
    await(turn.come(), come -> loading.load(id));
  }

  @Override
  public Receive<RoomCommand> createReceive() {
    return newReceiveBuilder()
        .onAnyMessage(this::onMessage)
        .onSignal(PostStop.class, this::onStop)
        .build();
  }

  /** However the room ends, a fault of its own included: clients that are still here reconnect. */
  private Behavior<RoomCommand> onStop(PostStop stopped) {
    services.awake().remove(id);
    turn.over();
    services.figures().roomLeft();
    play.time().stop();
    appointment.stop();
    mixing.stop();
    computers.stop();
    hints.stop();
    weighing.stop();
    sendAway(Code.RESTARTING);
    publicity.stop(now);
    return this;
  }

  private Behavior<RoomCommand> onMessage(RoomCommand message) {
    Behavior<RoomCommand> next = handle(message);
    if (now != null) publicity.look(now);
    if (now != null && pending == null && ended == null) {
      play.time().arm();
      mixing.arm();
      appointment.look();
      computers.look(getContext());
      hints.look();
      weighing.look();
    }
    return next;
  }

  private Behavior<RoomCommand> handle(RoomCommand message) {
    // Nothing is stored yet: it need not come to its turn to wake first.
    if (message instanceof RoomCommand.Sleep && now == null) return Behaviors.stopped();
    if (message instanceof RoomCommand.Finished finished) return onFinished(finished);
    if (message instanceof RoomCommand.StillWaking) return stillWaking();
    if (ended != null) return onLate(message);
    if (pending != null) {
      if (!backlog.keep(message)) overflow(message);
      if (message instanceof RoomCommand.Join join && now == null) {
        join.socket().tell(new ToSocket.InLine());
      }
      return this;
    }
    if (commits.inDoubt() && stores(message)) {
      commits.settle(message, play.time()::again);
      return this;
    }
    switch (message) {
      case RoomCommand.Join join -> {
        if (backlog.isGone(join)) return this;
        guests.enter(join, now);
        mixing.look();
        if (pending == null && !commits.inDoubt()) play.time().cameBack();
      }
      case RoomCommand.Disperse disperse -> appointment.disperse();
      case RoomCommand.Numbers numbers -> mixing.due();
      case RoomCommand.Decided decided -> computers.decided(decided);
      case RoomCommand.Advised advised -> hints.advised(advised);
      case RoomCommand.Weighed weighed -> weighing.weighed(weighed);
      case RoomCommand.Computers computers -> {}
      case RoomCommand.Leave leave -> guests.leave(leave.socket(), now);
      case RoomCommand.Resync resync -> guests.resync(resync.socket(), now);
      case RoomCommand.Say say -> hearing.hear(say);
      case RoomCommand.Renamed renamed -> guests.rename(renamed, now);
      case RoomCommand.Due due -> play.time().look();
      case RoomCommand.Presence presence -> guests.tellPresence(now);
      case RoomCommand.Missing missing -> play.time().absences().look();
      case RoomCommand.Idle idle -> {
        if (guests.none()) shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
      }
      case RoomCommand.Sleep sleep -> {
        return Behaviors.stopped();
      }
      case RoomCommand.Finished finished -> throw new IllegalStateException("handled above");
      case RoomCommand.StillWaking still -> throw new IllegalStateException("handled above");
    }
    return this;
  }

  /**
   * Whether the room may store something of a running match because of this. Those who come and the
   * deal's numbers concern a match that has not begun.
   */
  private static boolean stores(RoomCommand message) {
    return switch (message) {
      case RoomCommand.Say say -> true;
      case RoomCommand.Due due -> true;
      case RoomCommand.Advised advised -> true;
      case RoomCommand.Weighed weighed -> true;
      case RoomCommand.Disperse disperse -> true;
      default -> false;
    };
  }

  /** Handles a message again, now that the doubtful outcome is known. */
  void again(RoomCommand message) {
    handle(message);
  }

  /**
   * No more can wait: clients that say something are refused, no socket that left stays, and what
   * the room itself waits for is kept.
   */
  private void overflow(RoomCommand message) {
    switch (message) {
      case RoomCommand.Say say -> refuse(say, Code.UNAVAILABLE);
      case RoomCommand.Join join -> join.socket().tell(new ToSocket.Close(Code.UNAVAILABLE));
      case RoomCommand.Leave leave -> {
        if (!backlog.goneEarly(leave.socket()) && now != null) guests.leave(leave.socket(), now);
      }
      case RoomCommand.Resync resync -> resync.socket().tell(new ToSocket.Close(Code.UNAVAILABLE));
      case RoomCommand.Presence presence -> presenceLater(LESS_BUSY);
      case RoomCommand.Sleep sleep -> backlog.sleep();
      case RoomCommand.Own own -> backlog.keepOwn(own);
      case RoomCommand.Renamed renamed -> LOG.warn("room {} is too busy for {}", id, message);
      case RoomCommand.Idle idle -> {
        // It is told so again.
      }
      case RoomCommand.Finished finished -> throw new IllegalStateException("handled before");
      case RoomCommand.StillWaking still -> throw new IllegalStateException("handled before");
    }
  }

  // Work of the rules and the database: one piece at a time; everything else waits.

  /** The room as it stands. */
  Now now() {
    return now;
  }

  /** From here on the room stands like this: it is stored. */
  void stands(Now next) {
    now = next;
  }

  /** Tells this run of the room something, from any thread; wakes no later one. */
  void tell(RoomCommand message) {
    run.tell(message);
  }

  /**
   * Seats an engine for the matches of this room; false if it is seated for as many as it may play.
   * It is let go again unless it gets a seat.
   */
  boolean reserve(UUID engine) {
    return computers.reserve(engine);
  }

  /**
   * The engines at a table of this room that are seated for as many matches elsewhere as they may
   * play: no match with them can begin.
   */
  List<UUID> engagedElsewhere(RoomState ready) {
    return computers.engagedElsewhere(ready);
  }

  /** Asks the room, from any thread, to look whether computers have waited long enough. */
  void lookAtComputers() {
    run.tell(new RoomCommand.Computers());
  }

  /** What is to be known of the computer that answers this question of a seat; null for people. */
  MatchComputers.Row computed(Seat seat, long asked) {
    return computers.computed(seat, asked);
  }

  /**
   * Whether a choice of a player has to wait because it is weighed, as they wish.
   *
   * @param next the match after it
   */
  boolean weighs(RoomCommand.Say say, Seat seat, FromClient.Choose choice, RunningMatch next) {
    return weighing.holds(say, seat, choice, next);
  }

  /** Asks the room, from any thread, to look at its clocks. */
  void look() {
    self.tell(new RoomCommand.Due());
  }

  /** Asks the room, from any thread, to check the absences that people were shown. */
  void lookWhoIsMissing() {
    self.tell(new RoomCommand.Missing());
  }

  private void presenceLater(Duration delay) {
    getContext().scheduleOnce(delay, getContext().getSelf(), new RoomCommand.Presence());
  }

  private List<RoomDocument.Absent> absent(Now now) {
    return play.time().absences().of(now);
  }

  /** Asks the room, from any thread, to check how long numbers have been waited for. */
  void lookAtNumbers() {
    self.tell(new RoomCommand.Numbers());
  }

  /** Closes the table: these players are here, but their clients did not reveal their numbers. */
  void disperse(Set<UUID> vain) {
    appointment.disperse(vain);
  }

  /** Asks the room, from any thread, to close the table unless all have come. */
  void disperse() {
    self.tell(new RoomCommand.Disperse());
  }

  /**
   * Does a piece of work. If it does not end in time, its outcome is unknown: this run of the room
   * ends, and the next one reads what is stored.
   */
  void work(CompletionStage<?> stage, Consumer<RoomCommand.Finished> then) {
    long most = services.deadline().toMillis();
    await(stage.toCompletableFuture().copy().orTimeout(most, TimeUnit.MILLISECONDS), then);
  }

  private void await(CompletionStage<?> stage, Consumer<RoomCommand.Finished> then) {
    pending = then;
    getContext().pipeToSelf(stage, (result, failure) -> new RoomCommand.Finished(result, failure));
  }

  /** Stores, then acknowledges, then tells. */
  void commit(Commit commit) {
    commits.commit(commit);
  }

  /** Stores another state of the room, then tells everybody. */
  void change(RoomState changed, Commit.Cause cause) {
    commit(
        new Commit(
            services.storing(() -> services.rooms().change(changed)),
            null,
            cause,
            stored -> now.with(changed),
            next -> guests.broadcast(next, List.of())));
  }

  private Behavior<RoomCommand> onFinished(RoomCommand.Finished finished) {
    Consumer<RoomCommand.Finished> then = pending;
    pending = null;
    if (finished.cause() instanceof TimeoutException) {
      LOG.error("room {} waits for something that does not end", id, finished.cause());
      return forget(now == null ? Code.UNAVAILABLE : Code.RESTARTING);
    }
    then.accept(finished);
    if (waking && pending == null && now != null) awake();
    if (pending == null && now == null) return forget(Loading.whyNot(finished.cause()));
    if (finished.cause() instanceof LostRace) return forget(Code.RESTARTING);
    if (pending != null) return this;
    if (backlog.sleepy()) return Behaviors.stopped();
    // What a seat's question waits for does not wait behind all that others have sent.
    backlog.takeOwn().forEach(this::onMessage);
    return pending != null ? this : backlog.resume(this);
  }

  /** The next room may wake. */
  private void awake() {
    waking = false;
    turn.over();
    timers.cancelAll();
  }

  private Behavior<RoomCommand> stillWaking() {
    if (ended == null) backlog.tellStillWaiting();
    return this;
  }

  /**
   * The room does not exist, cannot be loaded, or has another writer: everybody must go. Messages
   * from now on wait with the shard for the next run, but for those that were on their way.
   */
  private Behavior<RoomCommand> forget(Code code) {
    ended = code;
    turn.over();
    sendAway(code);
    // It is told to sleep only once.
    if (backlog.toldToSleep()) return Behaviors.stopped();
    shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    return this;
  }

  private Behavior<RoomCommand> onLate(RoomCommand message) {
    switch (message) {
      case RoomCommand.Join join -> join.socket().tell(new ToSocket.Close(ended));
      case RoomCommand.Say say -> say.socket().tell(new ToSocket.Close(ended));
      case RoomCommand.Sleep sleep -> {
        return Behaviors.stopped();
      }
      default -> LOG.debug("room {} has ended: {}", id, message);
    }
    return this;
  }

  private void sendAway(Code code) {
    guests.sendAway(code);
    backlog.sendAway(code);
  }

  // Answers to clients.

  /** The game by its newest rules: those of the next match, perhaps not of the running one. */
  private Game<?> game() {
    return services.games().named(now.room().game());
  }

  /** Refuses a message whose effect could not be stored. */
  void failed(RoomCommand.Say say, RoomCommand.Finished finished) {
    if (!(finished.cause() instanceof LostRace)) {
      DatabaseAway.warn(LOG, "room " + id + " cannot store", finished.cause());
      play.time().unstored(say);
    }
    refuse(say, Code.UNAVAILABLE);
  }

  void refuse(RoomCommand.Say say, Code code) {
    refuse(say, code, null);
  }

  /**
   * Refuses a message.
   *
   * @param problem the contradiction in the chosen options, or null
   */
  void refuse(RoomCommand.Say say, Code code, Setup.Problem problem) {
    services.figures().refused(code.text());
    Guest guest = guests.at(say.socket());
    int seat = guest == null ? -1 : guest.seatIn(now.room());
    GameInfo.Form form = problem == null ? null : game().info().form(now.room().form());
    guests.refuse(say, code, problem == null ? null : problem.toldTo(seat, form));
  }
}
