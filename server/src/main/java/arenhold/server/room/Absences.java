package arenhold.server.room;

import arenhold.players.Level;
import arenhold.rules.Command;
import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.RoomDocument.Absent;
import arenhold.server.room.decide.Claims;
import arenhold.server.room.decide.Computers;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RunningMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Carries out claims against players who are waited for and are gone: the others win, or play on
 * without them or with a computer in their place. People are shown the very moment by which a claim
 * is judged ({@link Claims}); if it moves because the server let nobody in, everybody is told
 * before it comes.
 */
final class Absences {

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Play play;
  private final Timekeeping clocks;
  private ServerTime.Alarm alarm;
  private long armed = Long.MAX_VALUE;

  Absences(RoomEntity room, RoomServices services, Guests guests, Play play, Timekeeping clocks) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.play = play;
    this.clocks = clocks;
  }

  /** Who is gone and may be claimed against now or later, if nothing else happens. */
  List<Absent> of(Now now) {
    return Claims.possible(now) ? at(now, services.time().now()) : List.of();
  }

  private List<Absent> at(Now now, long moment) {
    Clocks then = clocks.at(now.clocks(), moment);
    Level computer = Computers.standIn(now.match().stored().setup());
    List<Claims.Gone> gone = new ArrayList<>();
    for (int seat : then.running()) {
      if (now.match().now().playedByComputer(Seat.of(seat))) continue;
      UUID player = now.room().players().get(seat);
      if (!guests.present(player)) gone.add(new Claims.Gone(seat, guests.goneSince(player)));
    }
    return Claims.absent(
        then,
        gone,
        since -> clocks.lost(since, moment),
        seat -> now.match().now().playsOnWithout(Seat.of(seat)),
        computer == null ? null : computer.key());
  }

  /** Schedules another look at the next moment that people were shown. */
  void arm() {
    long next = Claims.nextLook(guests.absent(), services.time().now());
    if (next == armed) return;
    stop();
    armed = next;
    if (next < Long.MAX_VALUE) alarm = services.time().alarm(next, room::lookWhoIsMissing);
  }

  /** Nothing is to be looked at any more. */
  void stop() {
    if (alarm != null) alarm.cancel();
    alarm = null;
    armed = Long.MAX_VALUE;
  }

  /** Tells everybody if a claim counts from another moment on than people were shown. */
  void look() {
    Now now = room.now();
    if (!of(now).equals(guests.absent())) guests.broadcast(now, List.of());
  }

  /**
   * Someone claims a win, or to play on without waiting, because another player is gone.
   *
   * @param computer whether a computer is to play for them
   */
  void claim(RoomCommand.Say say, Guest guest, long moment, boolean computer) {
    Seat seat = play.playing(say, guest);
    if (seat == null || clocks.tooLate(say)) return;
    Now now = room.now();
    RunningMatch match = now.match();
    switch (Claims.judge(match, seat, moment, at(now, say.at()), computer, say.at())) {
      case Claims.Verdict.Refused(Code code) -> room.refuse(say, code);
      case Claims.Verdict.Left(Seat left) -> {
        String ack = guest.ackOf(say.ack());
        if (computer) play.leaving().standIn(say, left, ack);
        else play.attempt(say, () -> match.command(left, Command.LEAVE, ack));
      }
    }
  }
}
