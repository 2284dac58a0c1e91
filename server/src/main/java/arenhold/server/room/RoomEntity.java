package arenhold.server.room;

import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Setup;
import arenhold.server.clock.Clocks;
import arenhold.server.match.LostRace;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.RoomDocument;
import arenhold.server.rating.Rating;
import arenhold.server.room.decide.Deals;
import arenhold.server.room.decide.Lobby;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import arenhold.server.room.news.RoomNews;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import arenhold.server.room.store.Unreadable;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
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
 * and only then tell. While the rules or the database work, what comes in waits its turn.
 *
 * <p>Who is here and what they are told is the concern of {@link Guests}, what may be changed
 * before a match that of {@link Lobby}, who was brought together here that of {@link Appointment},
 * the match itself that of {@link Play}. What is left is one mailbox: taking it apart further would
 * only scatter who may write when.
 */
final class RoomEntity extends AbstractBehavior<RoomCommand> {

  private static final Logger LOG = LoggerFactory.getLogger(RoomEntity.class);
  private static final int MOST_WAITING = 10_000;

  /** How often those who wait are told that they still do: sooner than they are given up. */
  private static final Duration STILL_WAKING = Duration.ofSeconds(2);

  /** When a room that was too busy to tell who came and went tries again. */
  private static final Duration LESS_BUSY = Duration.ofSeconds(1);

  /** How many times the budget of one choice a whole log may take. */
  private static final int WAKING = 10;

  private final UUID id;

  /** The way that everything takes which others tell the room: what came before stays before. */
  private final EntityRef<RoomCommand> self;

  private final RoomServices services;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final StashBuffer<RoomCommand> waiting;
  private final TimerScheduler<RoomCommand> timers;

  /** The place among the rooms that wake. */
  private final Waking.Turn turn;

  private boolean waking = true;

  private final Guests guests;
  private final Commits commits;
  private final Play play;
  private final Mixing mixing;
  private final Appointment appointment;

  /** The room as it is stored; null until it is loaded. */
  private Now now;

  /** What is believed of the host, once strangers have been shown this table. */
  private Rating rating = Rating.START;

  /** Whether strangers are shown this table. */
  private boolean advertised;

  /** What whoever wants to know was told last; null until the room is loaded. */
  private Now reported;

  /** Who was there then. */
  private Set<UUID> reportedHere = Set.of();

  /** What to do with the result of the work under way; null if none is. */
  private Consumer<RoomCommand.Finished> pending;

  /** Why this run of the room has ended and only waits to be stopped; null while it goes on. */
  private Code ended;

  /** Whether it was told to sleep while more waited than can be kept. */
  private boolean sleepy;

  /** Sockets that left while more waited than can be kept, and still wait to come in. */
  private final Set<ActorRef<ToSocket>> goneEarly = new HashSet<>();

  static Behavior<RoomCommand> create(
      UUID id, RoomServices services, ActorRef<ClusterSharding.ShardCommand> shard) {
    return Behaviors.setup(
        context ->
            Behaviors.withStash(
                MOST_WAITING,
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
    this.id = id;
    this.self =
        ClusterSharding.get(context.getSystem()).entityRefFor(RoomRegion.ROOM, id.toString());
    this.services = services;
    this.shard = shard;
    this.waiting = waiting;
    this.timers = timers;
    this.guests = new Guests(services.time(), services.games(), this::absent, this::presenceLater);
    this.commits = new Commits(this, services, guests);
    this.play = new Play(this, services, guests);
    this.mixing = new Mixing(this, services, guests, play);
    this.appointment = new Appointment(this, services, guests, mixing);
    services.figures().roomWoke();
    services.awake().add(id);
    context.setReceiveTimeout(services.idle(), new RoomCommand.Idle());
    timers.startTimerWithFixedDelay(new RoomCommand.StillWaking(), STILL_WAKING);
    turn = services.waking().enter();
    await(turn.come(), come -> load());
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
    services.awake().remove(id);
    turn.over();
    services.tables().hide(id);
    services.figures().roomLeft();
    play.time().stop();
    appointment.stop();
    mixing.stop();
    sendAway(Code.RESTARTING);
    report(Set.of());
    return this;
  }

  private Behavior<RoomCommand> onMessage(RoomCommand message) {
    Behavior<RoomCommand> next = handle(message);
    if (now != null) {
      advertise(now.room());
      report(guests.players());
    }
    if (now != null && pending == null && ended == null) {
      play.time().arm();
      mixing.arm();
      appointment.look();
    }
    return next;
  }

  /** Tells whoever wants to know that the room has changed, who is asked in it or who is there. */
  private void report(Set<UUID> here) {
    if (reported == null) return;
    boolean same = reported.room() == now.room() && reported.match() == now.match();
    if (same && reportedHere.equals(here)) return;
    RoomNews.Standing before = RoomNews.Standing.of(reported, reportedHere);
    RoomNews.Standing after = RoomNews.Standing.of(now, here);
    reported = now;
    reportedHere = here;
    services.news().forEach(one -> one.changed(before, after));
  }

  /** Shows strangers the table while it waits for them and its host is here. */
  private void advertise(RoomState room) {
    boolean open =
        room.listed()
            && room.phase() == RoomState.Phase.GATHERING
            && !room.full()
            && guests.present(room.host());
    if (open) services.tables().show(guests.table(room, rating));
    else if (advertised) services.tables().hide(id);
    advertised = open;
  }

  private Behavior<RoomCommand> handle(RoomCommand message) {
    // Nothing is stored yet: it need not come to its turn to wake first.
    if (message instanceof RoomCommand.Sleep && now == null) return Behaviors.stopped();
    if (message instanceof RoomCommand.Finished finished) return onFinished(finished);
    if (message instanceof RoomCommand.StillWaking) return stillWaking();
    if (ended != null) return onLate(message);
    if (pending != null) {
      if (waiting.isFull()) overflow(message);
      else waiting.stash(message);
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
        if (goneEarly.remove(join.socket())) return this;
        guests.enter(join, now);
        mixing.look();
        if (pending == null && !commits.inDoubt()) play.time().cameBack();
      }
      case RoomCommand.Disperse disperse -> appointment.disperse();
      case RoomCommand.Numbers numbers -> mixing.due();
      case RoomCommand.Leave leave -> guests.leave(leave.socket(), now);
      case RoomCommand.Anew anew -> guests.repeat(anew.socket(), now);
      case RoomCommand.Say say -> onSay(say);
      case RoomCommand.Renamed(UUID player, String name) -> guests.rename(player, name, now);
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

  /** Whether the room may store something because of this. */
  private static boolean stores(RoomCommand message) {
    return switch (message) {
      case RoomCommand.Say say -> true;
      case RoomCommand.Due due -> true;
      case RoomCommand.Missing missing -> true;
      case RoomCommand.Disperse disperse -> true;
      default -> false;
    };
  }

  /** Hears this now that what was in doubt is known. */
  void again(RoomCommand message) {
    handle(message);
  }

  /** More waits than can be kept: whoever speaks is told so, and nobody who left is forgotten. */
  private void overflow(RoomCommand message) {
    switch (message) {
      case RoomCommand.Say say -> refuse(say, Code.UNAVAILABLE);
      case RoomCommand.Join join -> join.socket().tell(new ToSocket.Close(Code.UNAVAILABLE));
      case RoomCommand.Leave leave when comes(leave) -> goneEarly.add(leave.socket());
      case RoomCommand.Leave leave when now != null -> guests.leave(leave.socket(), now);
      case RoomCommand.Leave leave -> LOG.debug("{} was not in room {}", leave.socket(), id);
      case RoomCommand.Anew anew -> anew.socket().tell(new ToSocket.Close(Code.UNAVAILABLE));
      case RoomCommand.Presence presence -> presenceLater(LESS_BUSY);
      case RoomCommand.Sleep sleep -> sleepy = true;
      default -> LOG.warn("room {} is too busy for {}", id, message);
    }
  }

  /** Whether who leaves still waits to come in. */
  private boolean comes(RoomCommand.Leave leave) {
    return waiting.anyMatch(
        message ->
            message instanceof RoomCommand.Join join && join.socket().equals(leave.socket()));
  }

  // Work of the rules and the database: one piece at a time; everything else waits.

  /** The room as it stands. */
  Now now() {
    return now;
  }

  /** How the room stands from here on: it is stored. */
  void stands(Now next) {
    now = next;
  }

  /** Asks the room, from any thread, to look at its clocks. */
  void look() {
    self.tell(new RoomCommand.Due());
  }

  /** Asks the room, from any thread, whether people were shown rightly who is missing. */
  void lookWhoIsMissing() {
    self.tell(new RoomCommand.Missing());
  }

  private void presenceLater(Duration delay) {
    getContext().scheduleOnce(delay, getContext().getSelf(), new RoomCommand.Presence());
  }

  private List<RoomDocument.Absent> absent(Now now) {
    return play.time().absences().of(now);
  }

  /** Asks the room, from any thread, whether numbers are waited for in vain. */
  void lookAtNumbers() {
    self.tell(new RoomCommand.Numbers());
  }

  /** Closes the table, to which these came without doing what they were waited for. */
  void disperse(Set<UUID> vain) {
    appointment.disperse(vain);
  }

  /** Asks the room, from any thread, to send away those who came in vain. */
  void disperse() {
    self.tell(new RoomCommand.Disperse());
  }

  /**
   * Does a piece of work. Where it does not end in time nobody knows what became of it: then this
   * run of the room ends, and the next one reads what is true.
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

  private Behavior<RoomCommand> onFinished(RoomCommand.Finished finished) {
    Consumer<RoomCommand.Finished> then = pending;
    pending = null;
    if (finished.cause() instanceof TimeoutException) {
      LOG.error("room {} waits for something that does not end", id, finished.cause());
      return forget(now == null ? Code.UNAVAILABLE : Code.RESTARTING);
    }
    then.accept(finished);
    if (waking && pending == null && now != null) awake();
    if (pending == null && now == null) return forget(whyNot(finished.cause()));
    if (finished.cause() instanceof LostRace) return forget(Code.RESTARTING);
    if (pending != null) return this;
    return sleepy ? Behaviors.stopped() : waiting.unstashAll(this);
  }

  /** The next room may wake. */
  private void awake() {
    waking = false;
    turn.over();
    timers.cancelAll();
  }

  /** Tells those who wait to come in that they will. */
  private Behavior<RoomCommand> stillWaking() {
    if (ended == null) {
      waiting.forEach(
          message -> {
            if (message instanceof RoomCommand.Join join) {
              join.socket().tell(new ToSocket.InLine());
            }
          });
    }
    return this;
  }

  /** Why there is no room after loading it. */
  private static Code whyNot(Throwable failure) {
    if (failure == null) return Code.NOT_FOUND;
    return failure instanceof Unreadable ? Code.PARKED : Code.UNAVAILABLE;
  }

  /**
   * The room does not exist, cannot be loaded, or is written by somebody else: all must go.
   * Whatever comes from now on waits with the shard for the next run, but for what was on its way
   * already.
   */
  private Behavior<RoomCommand> forget(Code code) {
    ended = code;
    turn.over();
    sendAway(code);
    // Whoever told it to sleep does so only once.
    if (sleepy || waiting.contains(new RoomCommand.Sleep())) return Behaviors.stopped();
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
    waiting.forEach(
        message -> {
          if (message instanceof RoomCommand.Join join) {
            join.socket().tell(new ToSocket.Close(code));
          }
        });
  }

  // Waking up.

  private void load() {
    work(
        CompletableFuture.supplyAsync(() -> Woken.load(id, services), services.database()),
        this::onLoaded);
  }

  private void onLoaded(RoomCommand.Finished finished) {
    if (!(finished.result() instanceof Woken woken)) {
      DatabaseAway.warn(LOG, "room " + id + " cannot be loaded", finished.cause());
      return;
    }
    if (woken.room() == null) return;
    now = new Now(mixing.dealt(woken.room()), null, null);
    guests.know(woken.names());
    if (woken.host() != null) rating = woken.host();
    reported = now;
    if (now.room().match() == null && game() != null) return;
    work(
        services.replays().within(() -> woken.replay(game()), WAKING),
        replayed -> onReplayed(replayed, woken.clocks()));
  }

  private void onReplayed(RoomCommand.Finished finished, Clocks clocks) {
    if (finished.result() instanceof RunningMatch replayed) {
      now = new Now(now.room(), replayed, play.time().woken(clocks, now.room(), replayed));
      reported = now;
      return;
    }
    LOG.error("the log of room {} cannot be replayed", id, finished.cause());
    services.figures().parked();
    // Not stored: the log stays as it is, for somebody to mend.
    now = now.with(now.room().parked("log"));
  }

  /** The game by its newest rules: those of the next match, perhaps not of the running one. */
  private Game<?> game() {
    return services.games().named(now.room().game());
  }

  // What people say.

  private void onSay(RoomCommand.Say say) {
    Guest guest = guests.at(say.socket());
    if (guest == null) {
      // From before this run of the room, or sent away meanwhile.
      say.socket().tell(new ToSocket.Close(Code.RESTARTING));
      return;
    }
    if (say.ack() != null && now.carriedOut(guest.ackOf(say.ack()))) {
      guests.acknowledge(say);
      return;
    }
    switch (say.message()) {
      case FromClient.Choose choose -> play.choose(say, guest, choose);
      case FromClient.TakeBack(long moment) -> play.command(say, guest, Command.TAKE_BACK, moment);
      case FromClient.Resign(long moment) -> play.command(say, guest, Command.RESIGN, moment);
      case FromClient.Stop(long moment) -> play.command(say, guest, Command.STOP, moment);
      case FromClient.ComeBack(long moment) -> play.command(say, guest, Command.TAKE_OVER, moment);
      case FromClient.ClaimWin(long moment) -> play.time().absences().claim(say, guest, moment);
      case FromClient.Order order -> play.order(say, guest, order);
      case FromClient.Hold(long asked) -> play.time().hold(say, guest, asked, true);
      case FromClient.Release(long asked) -> play.time().hold(say, guest, asked, false);
      case FromClient.Pause pause -> play.time().agree(say, guest);
      case FromClient.Unpause unpause -> play.time().agree(say, guest);
      case FromClient.ChangeClock change -> play.time().agree(say, guest);
      case FromClient.Agree agree -> play.time().agree(say, guest);
      case FromClient.Decline decline -> play.time().agree(say, guest);
      case FromClient.Hello hello -> refuse(say, Code.MALFORMED);
      case FromClient.Ping ping -> guests.pong(say);
      case FromClient.Sit sit when Lobby.forRated(now.room(), guest.player(), sit) ->
          sitIfInRange(say, guest);
      default -> change(say, guest);
    }
  }

  /** Asks for the rating of somebody who wants to sit down where only certain ones may. */
  private void sitIfInRange(RoomCommand.Say say, Guest guest) {
    RoomState room = now.room();
    work(
        CompletableFuture.supplyAsync(
            () -> services.ratings().now(guest.player(), room.game(), room.form()),
            services.database()),
        finished -> {
          if (!(finished.result() instanceof Rating known)) refuse(say, Code.UNAVAILABLE);
          else if (!room.range().admits(known.shown())) refuse(say, Code.OUT_OF_RANGE);
          else change(say, guest);
        });
  }

  private void change(RoomCommand.Say say, Guest guest) {
    RoomState room = now.room();
    switch (Lobby.judge(
        room, game(), guest.player(), guest.seatRole(), guests::present, say.message())) {
      case Lobby.Verdict.Refused(Code code, Setup.Problem problem) -> refuse(say, code, problem);
      case Lobby.Verdict.Changed(RoomState same) when same == room -> guests.acknowledge(say);
      case Lobby.Verdict.Changed(RoomState wanted) -> {
        String ack = guest.ackOf(say.ack());
        switch (mixing.changed(ack == null ? wanted : wanted.heard(ack))) {
          case Deals.Change.Refused(Setup.Problem problem) -> refuse(say, Code.BAD_SETUP, problem);
          case Deals.Begins(RoomState ready) -> play.begin(say, ready, game());
          case Deals.Stores(RoomState changed) -> storeAndTell(say, guest, changed.after(room));
        }
      }
    }
  }

  private void storeAndTell(RoomCommand.Say say, Guest guest, RoomState changed) {
    boolean unlisted = now.room().listed() && !changed.listed();
    boolean reseated = !changed.players().equals(now.room().players());
    boolean satDown = now.room().seatOf(guest.player()) < 0 && changed.seatOf(guest.player()) >= 0;
    commit(
        new Commit(
            CompletableFuture.supplyAsync(() -> stored(changed), services.database()),
            null,
            Commit.said(say),
            stored -> {
              if (stored instanceof Rating known) rating = known;
              if (satDown) services.meetings().satDown(guest.player());
              return now.with(changed);
            },
            next -> {
              guests.named(guest);
              if (changed.closed()) {
                guests.sendAway(changed.whyClosed());
                return;
              }
              guests.sendAwayStrangers(changed);
              if (unlisted) guests.sendAwayInvited(changed);
              if (reseated) guests.broadcastSeats(next);
              else guests.broadcast(next, List.of());
            }));
  }

  /** Stores the room; answers what strangers see of its host's strength, if they see it at all. */
  private Rating stored(RoomState changed) {
    services.rooms().change(changed);
    return services.hostRating(changed);
  }

  /** Tells the sender that what they wanted could not be stored. */
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
   * @param problem what contradicts itself in what was chosen, or null
   */
  void refuse(RoomCommand.Say say, Code code, Setup.Problem problem) {
    services.figures().refused(code.text());
    Guest guest = guests.at(say.socket());
    boolean sits = guest != null && guest.seatRole();
    int seat = sits ? now.room().seatOf(guest.player()) : -1;
    GameInfo.Form form = problem == null ? null : game().info().form(now.room().form());
    guests.refuse(say, code, problem == null ? null : problem.toldTo(seat, form));
  }
}
