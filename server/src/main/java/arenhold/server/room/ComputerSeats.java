package arenhold.server.room;

import arenhold.players.Level;
import arenhold.players.Player;
import arenhold.players.PlayerInfo;
import arenhold.players.Seen;
import arenhold.rules.Asked;
import arenhold.rules.Knowledge;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.server.clock.ServerTime;
import arenhold.server.clock.Windows;
import arenhold.server.computer.Computer;
import arenhold.server.computer.Thinkers;
import arenhold.server.match.Cut;
import arenhold.server.match.MatchComputers;
import arenhold.server.match.Sitting;
import arenhold.server.match.Strike;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.decide.Computers;
import arenhold.server.room.decide.Consenting;
import arenhold.server.room.decide.Pacing;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The computers at the table. They come in as everybody does, and what they answer is heard as what
 * clients say is, with an idempotency key. A computer thinks about what its seat has learned and
 * about its open question, and is given nothing else.
 *
 * <p>Nothing of this is stored: what is open when a room wakes is thought about again, with the
 * same result.
 */
final class ComputerSeats {

  private static final Logger LOG = LoggerFactory.getLogger(ComputerSeats.class);

  /** Where no question is waited for. */
  private static final long NONE = -1;

  /** When what a computer said is said again if it could not be stored, in milliseconds. */
  private static final long AGAIN = 1_000;

  /**
   * How long after its time the answer of an engine counts as lost, in milliseconds. It always
   * comes before; but if it did not, nobody may have to wait for it for ever.
   */
  private static final long LOST = 60_000;

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Hearing hearing;
  private final Play play;
  private final EngineSeats engines;

  /** By which each computer is known among the guests; what is told there goes nowhere. */
  private final Map<UUID, ActorRef<ToSocket>> sockets = new HashMap<>();

  /** By which computers that play for absent players are known. */
  private final Map<Seat, ActorRef<ToSocket>> standIns = new HashMap<>();

  private final Map<Seat, Thought> thoughts = new HashMap<>();

  /** When the computers at the table answer. */
  private Pacing pacing = Pacing.NONE;

  /** Who plays each seat of the running match. */
  private final Map<Seat, AtSeat> playing = new HashMap<>();

  private ServerTime.Alarm alarm;

  /** What a computer agreed to last; null if there is nothing to agree to. */
  private Agreed agreed;

  /**
   * What a computer agreed to.
   *
   * @param moment of the match
   * @param again when it agrees again if that could not be stored
   */
  private record Agreed(Consenting to, long moment, long again) {}

  /**
   * A computer at its seat.
   *
   * @param stored whether its sitting is stored already
   */
  private record AtSeat(Sitting sitting, boolean stored, Player player) {}

  ComputerSeats(RoomEntity room, RoomServices services, Guests guests, Hearing hearing, Play play) {
    this.room = room;
    this.play = play;
    this.engines = new EngineSeats(room, services);
    this.services = services;
    this.guests = guests;
    this.hearing = hearing;
  }

  /** Does what is to be done for computers, now that the room may have changed. */
  void look(ActorContext<RoomCommand> context) {
    comeAndGo(context);
    engines.look();
    Now now = room.now();
    RunningMatch match = now.match();
    boolean plays = match != null && now.room().phase() == Phase.PLAYING;
    if (!plays || now.computers().isEmpty()) {
      forget();
      return;
    }
    standIn(context, now, match);
    pacing = pacing.after(now, services.thinkers().pace(), services.time().now());
    think(now, match);
    if (now.clocks() != null && now.clocks().paused() != null) return;
    // An answer would let what people have agreed to lapse.
    if (!consent(now, match)) answer(now);
  }

  /** As {@link RoomEntity#reserve}. */
  boolean reserve(UUID engine) {
    return engines.reserve(engine);
  }

  /** As {@link RoomEntity#engagedElsewhere}. */
  List<UUID> engagedElsewhere(RoomState ready) {
    return engines.engagedElsewhere(ready);
  }

  /** Lets those in who have got a seat, and out who hold none any more. */
  private void comeAndGo(ActorContext<RoomCommand> context) {
    Set<UUID> seated = new HashSet<>();
    for (UUID player : room.now().room().players()) {
      if (!Computer.is(player)) continue;
      seated.add(player);
      if (sockets.containsKey(player)) continue;
      ActorRef<ToSocket> socket = context.spawnAnonymous(Behaviors.ignore());
      sockets.put(player, socket);
      room.tell(new RoomCommand.Join(player, name(player), true, null, null, false, false, socket));
    }
    for (UUID left : Set.copyOf(sockets.keySet())) {
      if (!seated.contains(left)) room.tell(new RoomCommand.Leave(sockets.remove(left)));
    }
  }

  private String name(UUID player) {
    Computer computer = Computer.of(player);
    if (computer != null) return computer.name();
    String connected = engines.name(player);
    return connected == null ? guests.called(player) : connected;
  }

  /** Makes those known that play for absent players, and ends what they did once these are back. */
  private void standIn(ActorContext<RoomCommand> context, Now now, RunningMatch match) {
    List<Seat> seats = match.now().computers();
    for (Seat seat : seats) {
      if (standIns.containsKey(seat)) continue;
      ActorRef<ToSocket> socket = context.spawnAnonymous(Behaviors.ignore());
      standIns.put(seat, socket);
      Level level = Level.named(match.sittings().of(seat).level());
      guests.standIn(socket, new Computer(level, Computer.MOST + 1 + seat.index()), seat.index());
    }
    for (Seat seat : Set.copyOf(thoughts.keySet())) {
      if (!now.computers().contains(seat)) thoughts.remove(seat).vain().run();
    }
  }

  /** Has every new question of a computer thought about. */
  private void think(Now now, RunningMatch match) {
    for (Seat seat : now.computers()) {
      Asked asked = match.now().asked(seat);
      boolean waited = asked != null && !match.now().gone(seat);
      long number = waited ? match.asked().get(seat.index()) : NONE;
      Thought known = thoughts.get(seat);
      if (known != null && known.asked() == number) continue;
      if (known != null) thoughts.remove(seat).vain().run();
      if (waited) start(now, match, seat, number);
    }
  }

  private void start(Now now, RunningMatch match, Seat seat, long number) {
    Question question = match.now().question(seat).orElseThrow();
    Knowledge known = match.sittings().known(seat);
    Seen<?> seen = new Seen<>(match.now().game(), known, question);
    int lines = known.lines().size();
    if (EngineSeats.at(now, seat) != null) {
      long until = services.time().now() + engines.left(now, match, seat);
      Runnable back = engines.ask(now, match, seat, number, seen, until);
      thoughts.put(seat, Thought.about(number, question, until, lines, back));
      return;
    }
    AtSeat playing = this.playing.computeIfAbsent(seat, one -> atSeat(now, match, seat));
    AtomicBoolean vain = new AtomicBoolean();
    Runnable end = () -> vain.set(true);
    thoughts.put(seat, Thought.about(number, question, null, lines, end));
    long budget = playing.sitting().budget();
    var within = Duration.ofMillis(pacing.seats().get(seat).thinking(services.time().now()));
    services
        .thinkers()
        .think(playing.player(), budget, seen, match.seed(seat), within, vain::get)
        .thenAccept(
            thought ->
                room.tell(
                    new RoomCommand.Decided(
                        seat.index(), number, thought.choice(), thought.cut(), null)));
  }

  /** The computer that plays a seat from now on: the one that did, unless it is not here. */
  private AtSeat atSeat(Now now, RunningMatch match, Seat seat) {
    Sitting sitting = match.sittings().of(seat);
    PlayerInfo player = sitting == null ? null : Computers.player(sitting);
    if (player != null) return new AtSeat(sitting, true, services.thinkers().seated(player));
    Level level =
        sitting == null ? Computers.level(now.room(), seat) : Level.named(sitting.level());
    Sitting other = Computers.sitting(match.stored().setup(), seat, level, match.lines());
    return new AtSeat(other, false, services.thinkers().seated(Computers.player(other)));
  }

  /**
   * What is to be known of the computer that answers a question; null if none does, or there is
   * nothing to know.
   */
  MatchComputers.Row computed(Seat seat, long asked) {
    Thought thought = thoughts.get(seat);
    AtSeat computer = playing.get(seat);
    if (thought == null || thought.asked() != asked) return null;
    if (thought.strike() != null) {
      UUID match = room.now().match().stored().id();
      return new MatchComputers.Row(match, null, null, thought.strike());
    }
    if (computer == null) return null;
    Cut cut = thought.cut() == null ? null : new Cut(seat.index(), thought.known(), thought.cut());
    if (cut == null && computer.stored()) return null;
    UUID match = room.now().match().stored().id();
    return new MatchComputers.Row(match, computer.stored() ? null : computer.sitting(), cut);
  }

  private void forget() {
    thoughts.values().forEach(thought -> thought.vain().run());
    thoughts.clear();
    playing.values().forEach(computer -> services.thinkers().left(computer.player()));
    playing.clear();
    pacing = Pacing.NONE;
  }

  /** A computer has decided. */
  void decided(RoomCommand.Decided decided) {
    Seat seat = Seat.of(decided.seat());
    Thought thought = thoughts.get(seat);
    if (thought == null || thought.asked() != decided.asked() || thought.decided()) return;
    Pacing.Due due = pacing.seats().get(seat);
    boolean late = thought.outside() == null && due.ends() && services.time().now() > due.at();
    Strike strike = EngineSeats.strike(room.now().match(), seat, decided.fault());
    thoughts.put(seat, thought.choosing(decided.choice(), decided.cut(), late, strike));
  }

  /** The thought as it stands, or what is answered in its place once it is too late for it. */
  private Thought inTime(Thought thought, Pacing.Due due, long moment) {
    if (thought.decided() || moment < overdueAt(thought, due)) return thought;
    if (thought.outside() != null) lost();
    thought.vain().run();
    Thinkers.Thought none = services.thinkers().late(thought.question());
    return thought.choosing(none.choice(), none.cut(), true, null);
  }

  private void lost() {
    LOG.error("the answer of an engine in room {} is lost", room.now().room().id());
  }

  /** When an answer is not waited for any more. */
  private static long overdueAt(Thought thought, Pacing.Due due) {
    return thought.outside() == null ? due.late() : thought.outside() + LOST;
  }

  /**
   * Gives the next answer that is due. One that has been decided waits for its time, and what is
   * not decided by then is answered later, at a fixed time too.
   */
  private void answer(Now now) {
    long next = Long.MAX_VALUE;
    long moment = services.time().now();
    for (var each : thoughts.entrySet()) {
      Pacing.Due due = pacing.seats().get(each.getKey());
      Thought thought = inTime(each.getValue(), due, moment);
      each.setValue(thought);
      boolean silent = thought.choice() == null && thought.decided();
      if (silent || noted(now, each.getKey(), thought)) continue;
      long at = Math.max(thought.again(), answerAt(thought, due));
      if (!thought.decided() || at > moment) {
        next = Math.min(next, at);
        continue;
      }
      each.setValue(thought.answered(moment + AGAIN));
      if (thought.strike() != null && thought.strike().last()) {
        loseSeat(now, each.getKey(), thought, moment);
        return;
      }
      var choose = new FromClient.Choose(thought.choice(), thought.asked());
      say(now, each.getKey(), choose, String.valueOf(thought.asked()), moment);
      return;
    }
    wakeAt(next);
  }

  /** When an answer is given, as this thought stands. */
  private static long answerAt(Thought thought, Pacing.Due due) {
    return thought.decided() && !thought.late() ? due.at() : overdueAt(thought, due);
  }

  /**
   * An engine has failed too often: as after a player who was absent for too long, a computer plays
   * on at tables of three and more, and the others win or go on without it at any other.
   */
  private void loseSeat(Now now, Seat seat, Thought thought, long moment) {
    UUID player = now.room().players().get(seat.index());
    RunningMatch match = now.match();
    FromClient wish = new FromClient.StandIn(match.moment());
    String key = thought.asked() + "-lost";
    var say = new RoomCommand.Say(sockets.get(player), wish, key, moment);
    Guest engine = guests.at(say.socket());
    // It was not let in while too much was waiting: it is let in anew, and tried again.
    if (engine == null) {
      sockets.remove(player);
      return;
    }
    String ack = engine.ackOf(key);
    var row = new MatchComputers.Row(match.stored().id(), null, null, thought.strike());
    Leaving leaving = play.leaving();
    boolean playsOn = Computers.playsOn(match.stored().setup());
    if (playsOn) leaving.standIn(say, seat, ack, thought.strike());
    else leaving.leave(say, seat, ack, row);
  }

  /** Whether the answer has been given and only takes effect later. */
  private static boolean noted(Now now, Seat seat, Thought thought) {
    var by = new Windows.Asked(seat.index(), thought.asked());
    return now.clocks() != null && now.clocks().windows().noted(by) != null;
  }

  /**
   * Agrees to what all people at the table want: a computer never stands in their way. Whether
   * there was anything to agree to.
   */
  private boolean consent(Now now, RunningMatch match) {
    Consenting due = Consenting.next(match.now(), now.computers()).orElse(null);
    Agreed before = agreed;
    agreed = null;
    if (due == null) return false;
    long moment = services.time().now();
    boolean same = before != null && before.to().equals(due) && before.moment() == match.moment();
    boolean says = !same || moment >= before.again();
    agreed = says ? new Agreed(due, match.moment(), moment + AGAIN) : before;
    wakeAt(agreed.again());
    if (says) say(now, due.seat(), due.message(match.moment()), due + "-" + match.moment(), moment);
    return true;
  }

  private void say(Now now, Seat seat, FromClient message, String key, long moment) {
    boolean standsIn = now.match().now().playedByComputer(seat);
    UUID player = now.room().players().get(seat.index());
    ActorRef<ToSocket> socket = standsIn ? standIns.get(seat) : sockets.get(player);
    hearing.hear(new RoomCommand.Say(socket, message, key, moment));
  }

  private void wakeAt(long moment) {
    callOff();
    if (moment < Long.MAX_VALUE) alarm = services.time().alarm(moment, room::lookAtComputers);
  }

  /** The room goes to sleep: nobody waits for an answer. */
  void stop() {
    forget();
    engines.stop();
    callOff();
  }

  private void callOff() {
    if (alarm != null) alarm.cancel();
    alarm = null;
  }
}
