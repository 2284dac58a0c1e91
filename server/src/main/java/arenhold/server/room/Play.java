package arenhold.server.room;

import arenhold.rules.Command;
import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.rules.Step;
import arenhold.server.clock.Window;
import arenhold.server.clock.Windows;
import arenhold.server.match.Ending;
import arenhold.server.match.LogLine;
import arenhold.server.match.MatchComputers;
import arenhold.server.match.MatchLog;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.decide.Advance;
import arenhold.server.room.decide.Choices;
import arenhold.server.room.decide.Orders;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries out how the matches of a room go on and end, as {@link Beginning} carries out how they
 * begin. Every way reads the same: who may, what do the rules say (within their budget), what
 * follows ({@link Advance}); then it is committed, as everything in a room ({@link Commits}).
 */
final class Play {

  private static final Logger LOG = LoggerFactory.getLogger(Play.class);

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Leaving leaving;
  private final Timekeeping time;

  Play(RoomEntity room, RoomServices services, Guests guests) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.leaving = new Leaving(room, services, this);
    this.time = new Timekeeping(room, services, guests, this);
  }

  /** What becomes of the seats of those who leave. */
  Leaving leaving() {
    return leaving;
  }

  /** The clocks of the room's matches. */
  Timekeeping time() {
    return time;
  }

  void choose(RoomCommand.Say say, Guest guest, FromClient.Choose choose) {
    choose(say, guest, choose, false);
  }

  /** As {@link #choose}, unless that would be a grave mistake. */
  void weigh(RoomCommand.Say say, Guest guest, FromClient.Choose choose) {
    if (room.now().room().hints()) choose(say, guest, choose, true);
    else room.refuse(say, Code.NO_HINTS);
  }

  private void choose(RoomCommand.Say say, Guest guest, FromClient.Choose choose, boolean weighed) {
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
      MatchComputers.Row computed = room.computed(seat, choose.asked());
      attempt(
          say,
          () -> struck(match.choose(seat, choice, guest.ackOf(say.ack())), computed),
          done -> {
            if (weighed && room.weighs(say, seat, choose, done.next())) return;
            if (time.waits(say, by, choice)) {
              time.note(say, guest, new Windows.Noted(by, choice), computed);
            } else {
              storeAndTell(say, done, since, computed);
            }
          });
    }
  }

  static RunningMatch.Try struck(RunningMatch.Try tried, MatchComputers.Row computed) {
    boolean wrong = computed != null && tried instanceof RunningMatch.Try.Done;
    return wrong ? ((RunningMatch.Try.Done) tried).struck(computed.strike()) : tried;
  }

  /** A seat gives a standing order, or withdraws one. */
  void order(RoomCommand.Say say, Guest guest, FromClient.Order wanted) {
    Seat seat = playing(say, guest);
    if (seat == null || time.tooLate(say)) return;
    switch (Orders.judge(wanted)) {
      case Orders.Verdict.Refused(Code code) -> room.refuse(say, code);
      case Orders.Verdict.Given(Order order) -> {
        RunningMatch match = room.now().match();
        long since = System.nanoTime();
        attempt(
            say,
            () -> match.order(seat, order, guest.ackOf(say.ack())),
            done -> {
              Code wrong = Orders.whyNot(done, time.paused(say));
              if (wrong != null) room.refuse(say, wrong);
              else if (Orders.unseen(done)) storeUnseen(say, guest, done);
              else storeAndTell(say, done, since, null);
            });
      }
    }
  }

  /** Stores an order by which nothing is answered at once: nobody else is told anything. */
  private void storeUnseen(RoomCommand.Say say, Guest guest, RunningMatch.Try.Done done) {
    Advance advance = Advance.unseen(room.now(), done);
    room.commit(
        new Commit(
            write(advance, null),
            lines(advance),
            Commit.said(say),
            stored -> advance.next(),
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

  private static boolean comesBack(RoomCommand.Say say) {
    return say.message() instanceof FromClient.ComeBack;
  }

  /**
   * Writes into the log that a seat is advised on its open question.
   *
   * @param then done once that is stored and everybody was told
   */
  void hint(RoomCommand.Say say, Seat seat, String ack, Runnable then) {
    RunningMatch match = room.now().match();
    long since = System.nanoTime();
    attempt(
        say,
        () -> match.command(seat, Command.HINT, ack),
        done -> storeAndTell(say, done, since, null, then));
  }

  /**
   * Refuses a choice as a grave mistake. That is advice too: it is written into the log as a hint
   * is, once for each question.
   */
  void warn(RoomCommand.Say say, Seat seat) {
    RunningMatch match = room.now().match();
    if (match.hinted(seat) || !match.now().can(seat, Command.HINT)) {
      room.refuse(say, Code.GRAVE_MISTAKE);
      return;
    }
    // What is stored counts from now on, not from when the thinking began.
    long moment = services.time().now();
    var warned = new RoomCommand.Say(say.socket(), say.message(), say.ack(), moment);
    attempt(
        warned,
        () -> match.command(seat, Command.HINT, null),
        done -> {
          Advance advance = time.after(warned, done);
          room.commit(
              new Commit(
                  write(advance, null),
                  lines(advance),
                  new Commit.Cause.Said(warned, Code.GRAVE_MISTAKE),
                  stored -> time.stands(advance, warned),
                  now -> guests.broadcast(now, done.events())));
        });
  }

  /** The seat for which the guest may play now; null if the message was refused. */
  Seat playing(RoomCommand.Say say, Guest guest) {
    RoomState state = room.now().room();
    int seat = guest.seatIn(state);
    Code wrong = Choices.whyNot(state, seat);
    boolean other = wrong == null && !guest.standsIn() && !comesBack(say);
    if (other && Choices.playedByComputer(room.now().match(), seat)) wrong = Code.NOT_ALLOWED;
    if (wrong == null) return Seat.of(seat);
    room.refuse(say, wrong);
    return null;
  }

  /** Asks the rules, within their budget of time; what they answer is stored, then told. */
  void attempt(RoomCommand.Say say, Supplier<RunningMatch.Try> attempt) {
    long since = System.nanoTime();
    attempt(say, attempt, done -> storeAndTell(say, done, since, null));
  }

  /** As {@link #attempt(RoomCommand.Say, Supplier)}, where something else comes of it. */
  void attempt(
      RoomCommand.Say say,
      Supplier<RunningMatch.Try> attempt,
      Consumer<RunningMatch.Try.Done> then) {
    attempt(say, services.budget().within(attempt), then);
  }

  /** The same for rules that have been asked already. */
  void attempt(
      RoomCommand.Say say,
      CompletionStage<RunningMatch.Try> attempt,
      Consumer<RunningMatch.Try.Done> then) {
    room.work(
        attempt,
        finished -> {
          switch ((RunningMatch.Try) finished.result()) {
            case null -> park(say, finished);
            case RunningMatch.Try.Refused(Step.Reason reason) -> room.refuse(say, code(reason));
            case RunningMatch.Try.NotOffered(String problem) ->
                room.refuse(
                    say,
                    Code.NOT_OFFERED,
                    problem == null ? null : new Setup.Problem(problem, null, null));
            case RunningMatch.Try.NoOrder(String problem) ->
                room.refuse(say, Code.BAD_ORDER, new Setup.Problem(problem, null, null));
            case RunningMatch.Try.Done done -> then.accept(done);
          }
        });
  }

  /**
   * Stores what came of a message, then tells everybody.
   *
   * @param since when the rules were asked, by {@link System#nanoTime}
   * @param computed what is to be known of the computer that said it, or null
   */
  void storeAndTell(
      RoomCommand.Say say, RunningMatch.Try.Done done, long since, MatchComputers.Row computed) {
    storeAndTell(say, done, since, computed, () -> {});
  }

  /**
   * @param computed what is to be known of the computer that said it, or null
   * @param then done once it is stored and told
   */
  private void storeAndTell(
      RoomCommand.Say say,
      RunningMatch.Try.Done done,
      long since,
      MatchComputers.Row computed,
      Runnable then) {
    Now before = room.now();
    Advance advance = time.after(say, done);
    room.commit(
        new Commit(
            write(advance, computed),
            lines(advance),
            Commit.said(say),
            stored -> time.stands(advance, say),
            now -> {
              guests.broadcast(now, done.events());
              guests.tellOrdered(before, now);
              then.run();
              services.figures().told(System.nanoTime() - since);
            }));
  }

  /** Stores what {@code advance} appends to the log, and with the last lines how it ended. */
  private CompletionStage<?> write(Advance advance, MatchComputers.Row computed) {
    return switch (advance) {
      case Advance.GoesOn(Now next, MatchLog.Append append) ->
          services.appender().append(append.by(computed));
      case Advance.Ends(Now next, List<LogLine> lines, Ending ending) ->
          services.ending(() -> services.rooms().end(next.room(), lines, ending, computed));
    };
  }

  private static Commit.Lines lines(Advance advance) {
    return new Commit.Lines(advance.next().room().match(), advance.lines());
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
    Now before = room.now();
    Advance advance = time.after(moment, done);
    String what = "what came by itself in room " + before.room().id();
    room.commit(
        new Commit(
            write(advance, null),
            lines(advance),
            new Commit.Cause.Itself(what, time::again, late),
            stored -> time.stands(advance),
            now -> {
              guests.broadcast(now, done.events());
              guests.tellOrdered(before, now);
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
  void park(RoomCommand.Say say, RoomCommand.Finished fault) {
    RoomState before = room.now().room();
    LOG.error("room {} is parked", before.id(), fault.cause());
    services.figures().parked();
    RoomState parked = before.parked("rules").after(before);
    Commit.Cause cause =
        say == null
            ? new Commit.Cause.Itself("that room " + before.id() + " is parked", () -> {}, null)
            : new Commit.Cause.Said(say, Code.PARKED);
    room.change(parked, cause);
  }
}
