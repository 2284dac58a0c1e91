package arenhold.server.room;

import arenhold.rules.Command;
import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Window;
import arenhold.server.clock.Windows;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchComputers;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Advance;
import arenhold.server.room.decide.Agreements;
import arenhold.server.room.decide.Overdue;
import arenhold.server.room.decide.Stall;
import arenhold.server.room.decide.Timing;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The clocks of a room's match: what comes due by itself, and what players agree about time. {@link
 * Clocks} counts; {@link Timing}, {@link Overdue} and {@link Agreements} decide; here that is
 * stored and told, as everything in a room. Claims against players who are gone belong to {@link
 * Absences}.
 */
final class Timekeeping {

  /** Grace period: a choice received before the flag fell may still be in the mailbox. */
  private static final long ON_ITS_WAY = 50;

  /** When to try again what could not be stored. */
  static final long AGAIN = TimeUnit.SECONDS.toMillis(1);

  /** When a room that is stopped is tried again, if its clocks are due. */
  private static final long LOOK_AT_PARKED = TimeUnit.HOURS.toMillis(1);

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Play play;
  private final Absences absences;
  private ServerTime.Alarm alarm;
  private long armed = Long.MAX_VALUE;

  /** Of which moment the stored clocks are. */
  private long stored;

  /** What could not be stored since something could be. */
  private Stall stall = Stall.NONE;

  Timekeeping(RoomEntity room, RoomServices services, Guests guests, Play play) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.play = play;
    this.absences = new Absences(room, services, guests, play, this);
  }

  /** Claims against players who are waited for and are gone. */
  Absences absences() {
    return absences;
  }

  // What is due by itself.

  /** Schedules a look at the clocks for when the next thing is due. */
  void arm() {
    absences.arm();
    Now now = room.now();
    boolean playing = now.clocks() != null && now.room().phase() == Phase.PLAYING;
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

  /** Cancels all alarms. */
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
    return Timing.at(clocks, moment, this::lost);
  }

  /** How much of this time is charged to nobody. */
  long lost(long from, long to) {
    return stall.lost(from, to, services.outages()::within);
  }

  /** What {@code say} wanted could not be stored: no time runs until something can be. */
  void unstored(RoomCommand.Say say) {
    Now now = room.now();
    if (now.clocks() == null || now.room().phase() != Phase.PLAYING) return;
    stall = stall.with(say.at(), seatOf(say));
    again();
  }

  /** The sender's seat, or -1. */
  private int seatOf(RoomCommand.Say say) {
    Guest guest = guests.at(say.socket());
    return guest == null ? -1 : room.now().room().seatOf(guest.player());
  }

  /**
   * The clocks to show now that they are stored.
   *
   * @param since when what led to them arrived
   * @param answered the seat whose message it was, or -1
   */
  private Clocks told(Clocks clocks, long since, int answered) {
    Clocks told = stall.told(clocks, services.time().now(), since, answered);
    stall = Stall.NONE;
    return told;
  }

  /** The same, after a message. */
  private Clocks told(Clocks clocks, RoomCommand.Say say) {
    Clocks told = told(clocks, say.at(), seatOf(say));
    // What nobody pays for, nobody pays for after a restart either: looking stores it.
    if (told.ticking() && !told.equals(clocks)) room.look();
    return told;
  }

  /** Does what is due. */
  void look() {
    Now now = room.now();
    if (now.room().phase() == Phase.PARKED && now.room().match() != null) {
      // Not for good: the room or its log may be repaired.
      long until = services.time().now() + LOOK_AT_PARKED;
      room.work(
          services.storing(() -> services.clocks().silence(now.room().match(), until)),
          finished -> {});
      return;
    }
    if (now.clocks() == null || now.room().phase() != Phase.PLAYING) return;
    long moment = services.time().now();
    Clocks clocks = at(moment);
    if (!carriedOut(Overdue.at(clocks, moment, now.match()), moment, null)) {
      keep(stall.kept(clocks, moment));
    }
  }

  /**
   * Does what the clocks demand at {@code moment}.
   *
   * @param late the message that came after that, and is handled afterwards; or null
   * @return whether they demand anything
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

  /** Nothing has fallen: the clocks are stored like this, and people see it. */
  private void keep(Clocks clocks) {
    Now before = room.now();
    long since = services.time().now();
    MatchClocks.Row row = Advance.row(before.room(), clocks);
    RoomState same = before.room().after(before.room());
    room.commit(
        new Commit(
            services.storing(() -> services.rooms().change(same, row, null)),
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
   * Whether time was up when {@code say} arrived: a player's, by which the match may end, or that
   * of a question, which is answered first. Either way {@code say} is taken care of.
   */
  boolean tooLate(RoomCommand.Say say) {
    Overdue due = Overdue.before(at(say.at()), say.at(), room.now().match());
    return carriedOut(due, say.at(), say);
  }

  /** Whether the clocks stood when {@code say} arrived. */
  boolean paused(RoomCommand.Say say) {
    return at(say.at()).paused() != null;
  }

  /** The clocks at the start of a match. */
  Clocks begin(TimeControl control, RunningMatch match) {
    stall = Stall.NONE;
    return Timing.begin(control, match, services.time().now());
  }

  /** What follows from a message that the rules let pass. */
  Advance after(RoomCommand.Say say, RunningMatch.Try.Done done) {
    return Advance.said(room.now(), done, at(say.at()), say.at(), stored);
  }

  /** What follows from something that came by itself at {@code moment}. */
  Advance after(long moment, RunningMatch.Try.Done done) {
    return Advance.byItself(room.now(), done, at(moment), moment);
  }

  /** The room as it stands, now that this is stored. */
  Now stands(Advance advance) {
    stored(advance.clocks());
    return advance.next();
  }

  /** The same, after a message. */
  Now stands(Advance advance, RoomCommand.Say say) {
    Now next = stands(advance);
    Clocks clocks = next.clocks();
    return clocks == null ? next : new Now(next.room(), next.match(), told(clocks, say));
  }

  // Answers that take effect later, and holding public clocks.

  /** Whether this answer, which arrived with {@code say}, takes effect later. */
  boolean waits(RoomCommand.Say say, Windows.Asked by, String choice) {
    return Timing.waits(at(say.at()), say.at(), room.now().match(), by, choice);
  }

  /**
   * Notes an answer that takes effect later, and tells its seat alone.
   *
   * @param computed what is to be known of the computer that gave it, or null
   */
  void note(RoomCommand.Say say, Guest guest, Windows.Noted answer, MatchComputers.Row computed) {
    Clocks clocks = room.now().clocks();
    change(say, guest, clocks.with(clocks.windows().noting(answer)), false, computed);
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

  /** Someone came: public clocks run on when all are back whom they waited for. */
  void cameBack() {
    Now now = room.now();
    if (now.clocks() == null || now.room().phase() != Phase.PLAYING) return;
    if (!Timing.allBack(now.clocks(), now.room().players(), guests::present)) return;
    long moment = services.time().now();
    Clocks clocks = at(moment).settled(moment, 0);
    keep(clocks.with(clocks.windows().allBack()));
  }

  /** These clocks are stored now; null for none. */
  void stored(MatchClocks.Row row) {
    if (row != null) stored = row.clocks().at();
  }

  /**
   * What the clocks show now that the room is awake.
   *
   * @param loaded what was stored, or null if nothing was
   */
  Clocks woken(Clocks loaded, RoomState state, RunningMatch match) {
    if (state.phase() == Phase.OVER || match.now().isOver()) return null;
    if (loaded != null) stored = loaded.at();
    long now = services.time().now();
    long lost = loaded == null ? 0 : lost(loaded.at(), now);
    Timing.Woken woken = Timing.woken(loaded, state.clock(), match, now, lost);
    if (woken.stores()) room.look();
    return woken.clocks();
  }

  // What players say about time.

  /** A pause, another control, or no to either. */
  void agree(RoomCommand.Say say, Guest guest) {
    Seat seat = play.playing(say, guest);
    if (seat == null || tooLate(say)) return;
    List<Integer> voters = new ArrayList<>(room.now().match().present());
    room.now().computers().forEach(computer -> voters.remove((Integer) computer.index()));
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
      case Agreements.Verdict.Changed(Clocks clocks) -> change(say, guest, clocks, true, null);
    }
  }

  /**
   * @param openly whether everybody is told; otherwise nobody but whose change it is
   * @param computed what is to be known of the computer that said it, or null
   */
  private void change(
      RoomCommand.Say say,
      Guest guest,
      Clocks clocks,
      boolean openly,
      MatchComputers.Row computed) {
    Now before = room.now();
    if (clocks.equals(before.clocks())) {
      guests.acknowledge(say);
      return;
    }
    String ack = guest.ackOf(say.ack());
    RoomState heard = ack == null ? before.room() : before.room().heard(ack);
    RoomState after = heard.after(before.room());
    MatchClocks.Row row = Advance.row(after, clocks);
    room.commit(
        new Commit(
            services.storing(() -> services.rooms().change(after, row, computed)),
            null,
            Commit.said(say),
            stored -> {
              // Other clocks would be told to everybody: what is told to one seat changes none.
              long now = services.time().now();
              Clocks told = openly ? told(clocks, say) : told(clocks, now, seatOf(say));
              return standing(new Now(after, before.match(), told));
            },
            now -> {
              if (openly) guests.broadcast(now, List.of());
              else guests.tellPlans(now, guest.player());
            }));
  }
}
