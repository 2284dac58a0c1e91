package arenhold.server.room;

import arenhold.rules.Command;
import arenhold.rules.Order;
import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Window;
import arenhold.server.clock.Windows;
import arenhold.server.match.MatchClocks;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Agreements;
import arenhold.server.room.decide.Overdue;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * The clocks of a room's match: what comes due by itself, and what players agree about time. Counts
 * and decides by {@link Clocks}; here it is asked, stored and then told, as everything in a room.
 * Who may win because somebody is gone is the concern of {@link Absences}. Long, because whatever
 * stores other clocks must see to the same alarm.
 */
final class Timekeeping {

  /** So long after a flag has fallen a choice that arrived before it may still be on its way. */
  private static final long ON_ITS_WAY = 50;

  /** When to try again what could not be stored. */
  private static final long AGAIN = TimeUnit.SECONDS.toMillis(1);

  /**
   * Without a clock nothing is due before hours have passed: it is enough to know within this when
   * somebody did something last, and choices need not store it.
   */
  private static final long CLOSE_ENOUGH = TimeUnit.MINUTES.toMillis(1);

  /** What takes longer to store than this was stuck, and nobody pays for it. */
  private static final long STUCK = 250;

  /** When a room that is stopped is tried again, if its clocks are due. */
  private static final long LOOK_AT_PARKED = TimeUnit.HOURS.toMillis(1);

  /** So much time has whoever said something in vain, at least, once it can be stored. */
  private static final long ANOTHER_TRY = TimeUnit.SECONDS.toMillis(10);

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Play play;
  private final Absences absences;
  private ServerTime.Alarm alarm;
  private long armed = Long.MAX_VALUE;

  /** Of what moment the clocks are that are stored. */
  private long stored;

  /** When the first thing arrived that could not be stored; later than everything if all could. */
  private long stuck = Long.MAX_VALUE;

  /** The seats that said it. */
  private final Set<Integer> inVain = new HashSet<>();

  Timekeeping(RoomEntity room, RoomServices services, Guests guests, Play play) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.play = play;
    this.absences = new Absences(room, services, guests, play, this);
  }

  /** Who is waited for and is not there. */
  Absences absences() {
    return absences;
  }

  // What is due by itself.

  /** Sees to it that the room looks at its clocks when the next thing is due. */
  void arm() {
    absences.arm();
    Now now = room.now();
    boolean playing = now.clocks() != null && now.room().phase() == RoomState.Phase.PLAYING;
    long due = playing ? now.clocks().dueAt() : Long.MAX_VALUE;
    if (due == armed) return;
    callOff();
    armed = due;
    if (due < Long.MAX_VALUE) lookAt(due + ON_ITS_WAY);
  }

  private void lookAt(long moment) {
    if (alarm != null) alarm.cancel();
    alarm = services.time().alarm(moment, room::look);
  }

  /** Tries again before long. */
  void again() {
    lookAt(services.time().now() + AGAIN);
  }

  /** Nothing is to be looked at any more. */
  void stop() {
    callOff();
    absences.stop();
  }

  private void callOff() {
    if (alarm != null) alarm.cancel();
    alarm = null;
    armed = Long.MAX_VALUE;
  }

  /** What the clocks of the match show at {@code moment}; outages are charged to nobody. */
  private Clocks at(long moment) {
    return at(room.now().clocks(), moment);
  }

  /** What {@code clocks} show at {@code moment}; outages are charged to nobody. */
  Clocks at(Clocks clocks, long moment) {
    if (clocks.due(moment) instanceof Clocks.Due.GoOn) {
      clocks = clocks.goingOn(clocks.paused().until());
    }
    long lost = lost(clocks.at(), moment);
    return lost > 0 ? clocks.settled(moment, lost) : clocks;
  }

  /** How much of this time is charged to nobody. */
  long lost(long from, long to) {
    long here = Math.clamp(stuck, from, Math.max(from, to));
    return services.outages().within(from, here) + Math.max(0, to - here);
  }

  /** What {@code say} wanted could not be stored: no time runs until something can be. */
  void unstored(RoomCommand.Say say) {
    Now now = room.now();
    if (now.clocks() == null || now.room().phase() != RoomState.Phase.PLAYING) return;
    stuck = Math.min(stuck, say.at());
    inVain.add(seatOf(say));
    again();
  }

  /** The seat of whoever said this, or -1. */
  private int seatOf(RoomCommand.Say say) {
    Guest guest = guests.at(say.socket());
    return guest == null ? -1 : room.now().room().seatOf(guest.player());
  }

  /** The clocks to show now that what {@code say} led to is stored. */
  Clocks told(Clocks clocks, RoomCommand.Say say) {
    return told(clocks, say.at(), say);
  }

  /**
   * The clocks to show now that what came at {@code since} is stored.
   *
   * @param say how it came, or null if by itself
   */
  Clocks told(Clocks clocks, long since, RoomCommand.Say say) {
    Clocks told = told(clocks, since, say == null ? -1 : seatOf(say));
    // What nobody pays for, nobody pays for after a restart either: looking stores it.
    if (told.ticking() && !told.equals(clocks)) room.look();
    return told;
  }

  /**
   * The clocks to show now that they are stored.
   *
   * @param since when what led to them arrived: if storing it was stuck, nobody pays for that
   * @param answered the seat that was heard just now, or -1
   */
  private Clocks told(Clocks clocks, long since, int answered) {
    long now = services.time().now();
    Clocks told = now - since > STUCK ? clocks.settled(now, now - since) : clocks;
    inVain.remove(answered);
    told = withAnotherTry(told);
    canStore();
    return told;
  }

  /** The same clocks where whoever said something in vain has time for another try. */
  private Clocks withAnotherTry(Clocks clocks) {
    Clocks more = clocks;
    for (int seat : inVain) more = more.withAtLeast(seat, ANOTHER_TRY);
    return more;
  }

  private void canStore() {
    inVain.clear();
    stuck = Long.MAX_VALUE;
  }

  /** Looks whether something is due. */
  void look() {
    Now now = room.now();
    if (now.room().phase() == RoomState.Phase.PARKED && now.room().match() != null) {
      // Not for good: somebody may mend the room or its log.
      long until = services.time().now() + LOOK_AT_PARKED;
      room.work(
          services.storing(() -> services.clocks().silence(now.room().match(), until)),
          finished -> {});
      return;
    }
    if (now.clocks() == null || now.room().phase() != RoomState.Phase.PLAYING) return;
    long moment = services.time().now();
    Clocks clocks = at(moment);
    if (!carriedOut(Overdue.at(clocks, moment, now.match()), moment, null)) {
      boolean window = clocks.due(moment) instanceof Clocks.Due.Window;
      keep(window ? clocks.settled(moment, 0) : withAnotherTry(clocks));
    }
  }

  /**
   * Does what the clocks demand at {@code moment}; whether they demand anything.
   *
   * @param late what came after that, and is handled then; or null
   */
  private boolean carriedOut(Overdue due, long moment, RoomCommand.Say late) {
    switch (due) {
      case Overdue.Nothing nothing -> {
        return false;
      }
      case Overdue.Falls(Seat seat, Command command) -> play.byItself(seat, command, moment, late);
      case Overdue.Answers(List<Window> over) -> play.timeUp(over, late);
      case Overdue.Abandoned nobody -> play.byItself(Seat.NATURE, Command.ABANDON, moment, late);
    }
    return true;
  }

  /** Nothing has fallen: whoever looks must find that, and people must see it. */
  private void keep(Clocks clocks) {
    Now before = room.now();
    long since = services.time().now();
    MatchClocks.Row row = row(before.room(), clocks);
    RoomState same = before.room().after(before.room());
    room.commit(
        new Commit(
            services.storing(() -> services.rooms().change(same, row)),
            null,
            new Commit.Cause.Itself("clocks of room " + same.id(), this::again, null),
            stored -> standing(new Now(same, before.match(), told(clocks, since, -1))),
            now -> guests.broadcast(now, List.of())));
  }

  /** The room with these clocks, now that they are stored. */
  private Now standing(Now next) {
    stored = next.clocks().at();
    // Whether or not the next thing is due at the same time as before, there may be no alarm left.
    callOff();
    return next;
  }

  // What choices and commands do to the clocks.

  /**
   * Whether somebody's time was up when {@code say} arrived: the match's, which may end by that, or
   * that of a question, which is answered first. Either way {@code say} is seen to.
   */
  boolean tooLate(RoomCommand.Say say) {
    Overdue due = Overdue.at(at(say.at()), say.at(), room.now().match());
    // Who does something now has not abandoned the match.
    return !(due instanceof Overdue.Abandoned) && carriedOut(due, say.at(), say);
  }

  /** Whether the clocks stood when {@code say} arrived. */
  boolean paused(RoomCommand.Say say) {
    return at(say.at()).paused() != null;
  }

  /** The clocks at the start of a match. */
  Clocks begin(TimeControl control, RunningMatch match) {
    canStore();
    long now = services.time().now();
    var turn = match.now().turn();
    int seats = match.stored().setup().size();
    var asked = match.askedSeats();
    Clocks all = Clocks.begin(control, seats, turn.number(), turn.seat().index(), asked, now);
    return timed(all, match);
  }

  /** The clocks after what arrived at {@code moment} led to {@code next}. */
  Clocks moved(long moment, RunningMatch next) {
    RunningMatch before = room.now().match();
    var turn = next.now().turn();
    Clocks moved =
        at(moment)
            .moved(
                moment,
                next.askedSeats(),
                seat -> !before.asked().get(seat).equals(next.asked().get(seat)),
                turn.number(),
                turn.seat().index());
    return timed(moved, next);
  }

  /**
   * With the times of the questions that are open in {@code match}, and what standing orders do
   * about them: answers that take effect later, and holding clocks that are new.
   */
  private static Clocks timed(Clocks clocks, RunningMatch match) {
    List<Windows.Question> questions = match.questions();
    Windows before = clocks.windows();
    Clocks then = clocks.timing(questions);
    Windows windows = then.windows();
    for (Windows.Question question : questions) {
      String answer = match.ordered(Seat.of(question.seat()));
      if (answer == null) continue;
      if (!answer.equals(Order.HOLD)) {
        if (windows.noted(question.by()) == null) {
          windows = windows.noting(new Windows.Noted(question.by(), answer));
        }
      } else if (!before.knows(question)) {
        windows = windows.holding(question.by());
      }
    }
    return windows == then.windows() ? then : then.with(windows);
  }

  // Answers that take effect later, and holding public clocks.

  /** Whether this answer, which arrived with {@code say}, takes effect later. */
  boolean waits(RoomCommand.Say say, Windows.Asked by, String choice) {
    Windows windows = at(say.at()).settled(say.at(), 0).windows();
    if (windows.open().isEmpty()) return false;
    return windows.waits(by, room.now().match().isFallback(Seat.of(by.seat()), choice));
  }

  /** Notes an answer that takes effect later, and tells its seat alone. */
  void note(RoomCommand.Say say, Guest guest, Windows.Noted answer) {
    Clocks clocks = room.now().clocks();
    change(say, guest, clocks.with(clocks.windows().noting(answer)), false);
  }

  /** A seat stops the public clock of its question, or lets go of it. */
  void hold(RoomCommand.Say say, Guest guest, long asked, boolean on) {
    Seat seat = play.playing(say, guest);
    if (seat == null || tooLate(say)) return;
    Windows.Asked by = new Windows.Asked(seat.index(), asked);
    Clocks clocks = at(say.at()).settled(say.at(), 0);
    long open = room.now().match().asked().get(seat.index());
    Agreements.Verdict verdict = Agreements.hold(by, open, on, clocks);
    boolean same = verdict.equals(new Agreements.Verdict.Changed(clocks));
    if (same) guests.acknowledge(say);
    else carryOut(say, guest, verdict);
  }

  /** The clocks after an order was given; the same if it changes nothing about them. */
  Clocks ordered(RunningMatch next) {
    return timed(room.now().clocks(), next);
  }

  /** Somebody came: public clocks run on when all are back whom they waited for. */
  void cameBack() {
    Now now = room.now();
    if (now.clocks() == null || now.room().phase() != RoomState.Phase.PLAYING) return;
    List<Integer> waited = now.clocks().windows().comingBack();
    List<UUID> players = now.room().players();
    if (waited.isEmpty() || !waited.stream().map(players::get).allMatch(guests::present)) return;
    long moment = services.time().now();
    Clocks clocks = at(moment).settled(moment, 0);
    keep(clocks.with(clocks.windows().allBack()));
  }

  /** What of these clocks must be stored with a choice, or null if it need not be. */
  MatchClocks.Row toStore(RoomState state, Clocks clocks) {
    boolean windows = !clocks.windows().equals(room.now().clocks().windows());
    boolean needed = clocks.ticking() || windows || clocks.at() - stored >= CLOSE_ENOUGH;
    return needed ? row(state, clocks) : null;
  }

  static MatchClocks.Row row(RoomState state, Clocks clocks) {
    return new MatchClocks.Row(state.match(), state.id(), clocks);
  }

  /** These clocks are stored now. */
  void stored(MatchClocks.Row row) {
    if (row != null) stored = row.clocks().at();
  }

  /**
   * What the clocks show now that the room is awake.
   *
   * @param loaded what was stored, or null if nothing was
   */
  Clocks woken(Clocks loaded, RoomState state, RunningMatch match) {
    if (state.phase() == RoomState.Phase.OVER || match.now().isOver()) return null;
    if (loaded == null) {
      // A match of before there were clocks: stored as soon as it is awake.
      room.look();
      return begin(state.clock(), match);
    }
    stored = loaded.at();
    // Choices without a clock need not have stored it: the log knows who is asked.
    Clocks known = timed(loaded.asking(match.askedSeats()), match);
    long now = services.time().now();
    long lost = lost(known.at(), now);
    if (lost == 0) return known;
    Clocks then = known.settled(now, lost);
    Windows standing = then.windows().afterAnOutage();
    if (standing.equals(then.windows())) return then;
    // So that public clocks stand for it once, not each time the room wakes.
    room.look();
    return then.with(standing);
  }

  // What players say about time.

  /** A pause, another control, or no to either. */
  void agree(RoomCommand.Say say, Guest guest) {
    Seat seat = play.playing(say, guest);
    if (seat == null || tooLate(say)) return;
    List<Integer> voters = room.now().match().present();
    Clocks clocks = at(say.at());
    long number = Agreements.number(clocks, say.at());
    carryOut(
        say,
        guest,
        Agreements.judge(say.message(), seat.index(), voters, clocks, number, say.at()));
  }

  private void carryOut(RoomCommand.Say say, Guest guest, Agreements.Verdict verdict) {
    switch (verdict) {
      case Agreements.Verdict.Refused(Code code) -> room.refuse(say, code);
      case Agreements.Verdict.Changed(Clocks clocks) -> change(say, guest, clocks, true);
    }
  }

  /**
   * @param openly whether everybody is told; otherwise nobody but whose change it is
   */
  private void change(RoomCommand.Say say, Guest guest, Clocks clocks, boolean openly) {
    Now before = room.now();
    if (clocks.equals(before.clocks())) {
      guests.acknowledge(say);
      return;
    }
    String ack = guest.ackOf(say.ack());
    RoomState heard = ack == null ? before.room() : before.room().heard(ack);
    RoomState after = heard.after(before.room());
    MatchClocks.Row row = row(after, clocks);
    room.commit(
        new Commit(
            services.storing(() -> services.rooms().change(after, row)),
            null,
            Commit.said(say),
            stored -> standing(new Now(after, before.match(), told(clocks, say))),
            now -> {
              if (openly) guests.broadcast(now, List.of());
              else guests.tellPlans(now, guest.player());
            }));
  }
}
