package arenhold.server.room;

import arenhold.rules.Command;
import arenhold.rules.Game;
import arenhold.rules.Match;
import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.rules.notation.FairDeal;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.Window;
import arenhold.server.clock.Windows;
import arenhold.server.match.Ending;
import arenhold.server.match.LogLine;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchLog;
import arenhold.server.match.NewMatch;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.decide.Choices;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How the matches of a room begin, go on and end. Every way reads the same: who may, what do the
 * rules say (within their budget); then it is committed, as everything in a room ({@link Commits}).
 */
final class Play {

  private static final Logger LOG = LoggerFactory.getLogger(Play.class);

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Timekeeping time;

  Play(RoomEntity room, RoomServices services, Guests guests) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.time = new Timekeeping(room, services, guests, this);
  }

  /** The clocks of the match. */
  Timekeeping time() {
    return time;
  }

  /**
   * Begins the match for which everybody of {@code ready} is ready.
   *
   * @param say what led to it, or null
   */
  void begin(RoomCommand.Say say, RoomState ready, Game<?> game) {
    Now before = room.now();
    Setup.Problem problem = game.problem(ready.setup());
    if (problem != null) {
      if (say != null) room.refuse(say, Code.BAD_SETUP, problem);
      return;
    }
    Setup chosen = ready.setup().spelledOut(game.info().form(ready.form()));
    Setup setup = game.settled(chosen, ready.lastPlaces());
    NewMatch created = created(ready, setup, game.info().version());
    long first = before.match() == null ? 0 : before.match().numbersEnd();
    RoomState playing = ready.playing(created.id(), first).after(before.room());
    room.work(
        services.budget().within(() -> RunningMatch.start(game, created, first)),
        finished -> {
          if (!(finished.result() instanceof RunningMatch.Try.Done start)) {
            park(say, finished);
            return;
          }
          Clocks clocks = time.begin(playing.clock(), start.next());
          MatchClocks.Row row = Timekeeping.row(playing, clocks);
          CompletionStage<?> write =
              services.storing(
                  () ->
                      services
                          .rooms()
                          .start(
                              playing,
                              created,
                              start.lines(),
                              sides(game, playing),
                              row,
                              start.next().askedSeats()));
          Commit.Cause cause =
              say == null
                  ? new Commit.Cause.Itself("the match of room " + ready.id(), () -> {}, null)
                  : Commit.said(say);
          room.commit(
              new Commit(
                  write,
                  null,
                  cause,
                  stored -> {
                    time.stored(row);
                    if (ready.meeting()) {
                      services.meetings().began(playing.id(), playing.players());
                    }
                    return new Now(playing, start.next(), clocks);
                  },
                  now -> {
                    guests.sendAwayStrangers(playing);
                    if (before.match() == null) guests.broadcast(now, start.events());
                    else guests.beginAnew(now);
                  }));
        });
  }

  private NewMatch created(RoomState ready, Setup setup, int version) {
    NextDeal deal = ready.deal();
    UUID id = deal == null ? UUID.randomUUID() : deal.match();
    byte[] seed = deal == null ? services.seeds().next() : deal.bytes();
    FairDeal.Mixed mixed = deal == null ? null : deal.mixed(ready.players());
    return new NewMatch(id, ready.id(), setup, version, seed, mixed);
  }

  /** Which seats win and lose together; where there are no teams, each for itself. */
  private static List<Integer> sides(Game<?> game, RoomState room) {
    List<Integer> teams = game.info().form(room.form()).teams();
    return teams.isEmpty() ? IntStream.range(0, room.seats().size()).boxed().toList() : teams;
  }

  void choose(RoomCommand.Say say, Guest guest, FromClient.Choose choose) {
    Seat seat = playing(say, guest);
    if (seat == null) return;
    if (time.tooLate(say)) return;
    RunningMatch match = room.now().match();
    Code wrong = Choices.whyNot(match, seat, choose, time.paused(say));
    if (wrong != null) {
      room.refuse(say, wrong);
    } else {
      var by = new Windows.Asked(seat.index(), choose.asked());
      String choice = choose.choice();
      long since = System.nanoTime();
      attempt(
          say,
          () -> match.choose(seat, choice, guest.ackOf(say.ack())),
          done -> {
            if (time.waits(say, by, choice)) time.note(say, guest, new Windows.Noted(by, choice));
            else storeAndTell(say, done, since);
          });
    }
  }

  /** A seat gives a standing order, or withdraws one. */
  void order(RoomCommand.Say say, Guest guest, FromClient.Order wanted) {
    Seat seat = playing(say, guest);
    if (seat == null || time.tooLate(say)) return;
    Order order;
    try {
      order = new Order(wanted.about(), wanted.answers());
    } catch (IllegalArgumentException | NullPointerException malformed) {
      room.refuse(say, Code.MALFORMED);
      return;
    }
    RunningMatch match = room.now().match();
    long since = System.nanoTime();
    attempt(
        say,
        () -> match.order(seat, order, guest.ackOf(say.ack())),
        done -> {
          if (done.lines().size() == 1) storeUnseen(say, guest, done);
          else if (time.paused(say)) room.refuse(say, Code.PAUSED);
          else storeAndTell(say, done, since);
        });
  }

  /** Stores an order by which nothing is answered at once: nobody else is told anything. */
  private void storeUnseen(RoomCommand.Say say, Guest guest, RunningMatch.Try.Done done) {
    Now before = room.now();
    Clocks clocks = time.ordered(done.next());
    MatchClocks.Row row =
        clocks.equals(before.clocks()) ? null : Timekeeping.row(before.room(), clocks);
    UUID match = before.room().match();
    room.commit(
        new Commit(
            services.appender().append(new MatchLog.Append(match, done.lines(), row, null)),
            new Commit.Lines(match, done.lines()),
            Commit.said(say),
            stored -> new Now(before.room(), done.next(), clocks),
            now -> guests.tellPlans(now, guest.player())));
  }

  /**
   * Answers the questions whose time is up. What cannot be stored is not told, and tried again.
   *
   * @param late what came after that, and is heard then; or null
   */
  void timeUp(List<Window> over, RoomCommand.Say late) {
    RunningMatch match = room.now().match();
    room.work(
        services.budget().within(() -> match.timeUp(over)),
        finished -> {
          if (finished.result() instanceof RunningMatch.Try.Done done) {
            store(done, services.time().now(), late);
          } else {
            park(late, finished);
          }
        });
  }

  /**
   * @param moment which moment of the match the command was given for
   */
  void command(RoomCommand.Say say, Guest guest, Command command, long moment) {
    Seat seat = playing(say, guest);
    if (seat == null) return;
    if (time.tooLate(say)) return;
    RunningMatch match = room.now().match();
    Code wrong = Choices.whyNot(match, command, moment, time.paused(say));
    if (wrong != null) room.refuse(say, wrong);
    else attempt(say, () -> match.command(seat, command, guest.ackOf(say.ack())));
  }

  /** The seat for which the guest may play now, or null if he was refused. */
  Seat playing(RoomCommand.Say say, Guest guest) {
    RoomState state = room.now().room();
    int seat = guest.seatRole() ? state.seatOf(guest.player()) : -1;
    Code wrong = Choices.whyNot(state, seat);
    if (wrong == null) return Seat.of(seat);
    room.refuse(say, wrong);
    return null;
  }

  /** Asks the rules, within their budget of time; what they answer is stored, then told. */
  void attempt(RoomCommand.Say say, Supplier<RunningMatch.Try> attempt) {
    long since = System.nanoTime();
    attempt(say, attempt, done -> storeAndTell(say, done, since));
  }

  private void attempt(
      RoomCommand.Say say,
      Supplier<RunningMatch.Try> attempt,
      Consumer<RunningMatch.Try.Done> then) {
    room.work(
        services.budget().within(attempt),
        finished -> {
          switch ((RunningMatch.Try) finished.result()) {
            case null -> park(say, finished);
            case RunningMatch.Try.Refused(Step.Reason reason) -> room.refuse(say, code(reason));
            case RunningMatch.Try.NoOrder(String problem) ->
                room.refuse(say, Code.BAD_ORDER, new Setup.Problem(problem, null, null));
            case RunningMatch.Try.Done done -> then.accept(done);
          }
        });
  }

  private void storeAndTell(RoomCommand.Say say, RunningMatch.Try.Done done, long since) {
    Now until = room.now();
    RoomState before = until.room();
    RoomState after = after(before, done);
    Clocks clocks = done.next().now().isOver() ? null : time.moved(say.at(), done.next());
    MatchClocks.Row row = clocks == null ? null : time.toStore(after, clocks);
    room.commit(
        new Commit(
            write(done, after, row),
            new Commit.Lines(before.match(), done.lines()),
            Commit.said(say),
            stored -> {
              time.stored(row);
              Clocks shown = clocks == null ? null : time.told(clocks, say.at(), say);
              return new Now(after, done.next(), shown);
            },
            now -> {
              guests.broadcast(now, done.events());
              guests.tellOrdered(until, now);
              services.figures().told(System.nanoTime() - since);
            }));
  }

  /** The room after this: over if the match is. */
  private static RoomState after(RoomState before, RunningMatch.Try.Done done) {
    return done.next().now().outcome().map(how -> before.over(how).after(before)).orElse(before);
  }

  /** Stores the lines, and with the last ones how the match ended. */
  private CompletionStage<?> write(
      RunningMatch.Try.Done done, RoomState after, MatchClocks.Row row) {
    List<LogLine> lines = done.lines();
    Match<?> match = done.next().now();
    if (match.isOver()) {
      return services.ending(() -> services.rooms().end(after, lines, Ending.of(match)));
    }
    List<Integer> asked = done.next().askedSeats();
    boolean same = asked.equals(room.now().match().askedSeats());
    return services
        .appender()
        .append(new MatchLog.Append(after.match(), lines, row, same ? null : asked));
  }

  /**
   * Gives a command that nobody in the room gave: the match ends by it, or goes on without a seat.
   * What cannot be stored is not told, and tried again.
   *
   * @param moment when it was given
   * @param late what came too late because of it, or null; heard again if the match goes on
   */
  void byItself(Seat seat, Command command, long moment, RoomCommand.Say late) {
    RunningMatch match = room.now().match();
    room.work(
        services.budget().within(() -> match.command(seat, command, null)),
        finished -> {
          if (finished.result() instanceof RunningMatch.Try.Done done) store(done, moment, late);
          else park(late, finished);
        });
  }

  private void store(RunningMatch.Try.Done done, long moment, RoomCommand.Say late) {
    Now until = room.now();
    RoomState before = until.room();
    RoomState after = after(before, done);
    Clocks clocks = done.next().now().isOver() ? null : time.moved(moment, done.next());
    MatchClocks.Row row = clocks == null ? null : Timekeeping.row(after, clocks);
    String what = "what came by itself in room " + after.id();
    room.commit(
        new Commit(
            write(done, after, row),
            new Commit.Lines(before.match(), done.lines()),
            new Commit.Cause.Itself(what, time::again, late),
            stored -> {
              time.stored(row);
              return new Now(after, done.next(), clocks);
            },
            now -> {
              guests.broadcast(now, done.events());
              guests.tellOrdered(until, now);
            }));
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

  /**
   * A fault in the rules: the room stops before the action that led to it; others go on.
   *
   * @param say what led to it, or null
   */
  private void park(RoomCommand.Say say, RoomCommand.Finished fault) {
    RoomState before = room.now().room();
    LOG.error("room {} is parked", before.id(), fault.cause());
    services.figures().parked();
    RoomState parked = before.parked("rules").after(before);
    Commit.Cause cause =
        say == null
            ? new Commit.Cause.Itself("that room " + before.id() + " is parked", () -> {}, null)
            : new Commit.Cause.Said(say, Code.PARKED);
    room.commit(
        new Commit(
            services.storing(() -> services.rooms().change(parked)),
            null,
            cause,
            stored -> room.now().with(parked),
            now -> guests.broadcast(now, List.of())));
  }
}
