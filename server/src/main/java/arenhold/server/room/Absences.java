package arenhold.server.room;

import arenhold.rules.Command;
import arenhold.rules.Seat;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.ServerTime;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.RoomDocument.Absent;
import arenhold.server.room.decide.Claims;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/**
 * Who of a match is waited for and is not there, and who need not wait any longer: they win, or the
 * match goes on without the absent. People are shown the very moment by which a claim is judged;
 * where it moves because the server let nobody in, everybody is told before it comes.
 */
final class Absences {

  /** So long before others may win it is seen whether that moment still holds. */
  private static final long BEFORE = TimeUnit.SECONDS.toMillis(1);

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

  /** Who is not there and may be claimed against now or later, if nothing else happens. */
  List<Absent> of(Now now) {
    if (now.clocks() == null || now.room().phase() != RoomState.Phase.PLAYING) return List.of();
    if (now.clocks().paused() != null) return List.of();
    return at(now, services.time().now());
  }

  private List<Absent> at(Now now, long moment) {
    Clocks then = clocks.at(now.clocks(), moment);
    List<Claims.Gone> gone = new ArrayList<>();
    for (int seat : then.running()) {
      UUID player = now.room().players().get(seat);
      if (!guests.present(player)) gone.add(new Claims.Gone(seat, guests.goneSince(player)));
    }
    return Claims.absent(
        then,
        gone,
        since -> clocks.lost(since, moment),
        seat -> now.match().now().playsOnWithout(Seat.of(seat)));
  }

  /** Sees to it that the room looks again when what people were shown comes true. */
  void arm() {
    long now = services.time().now();
    long next =
        guests.absent().stream()
            .flatMapToLong(one -> LongStream.of(one.claimableAt() - BEFORE, one.claimableAt()))
            .filter(moment -> moment > now)
            .min()
            .orElse(Long.MAX_VALUE);
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

  /** Tells everybody if others may win at another moment than people were shown. */
  void look() {
    Now now = room.now();
    if (!of(now).equals(guests.absent())) guests.broadcast(now, List.of());
  }

  /** Somebody wants to win, or to play on without waiting, because another is gone. */
  void claim(RoomCommand.Say say, Guest guest, long moment) {
    Seat seat = play.playing(say, guest);
    if (seat == null || clocks.tooLate(say)) return;
    Now now = room.now();
    RunningMatch match = now.match();
    if (moment != match.moment()) {
      room.refuse(say, Code.STALE);
      return;
    }
    if (match.now().gone(seat)) {
      room.refuse(say, Code.NOT_ALLOWED);
      return;
    }
    List<Absent> absent = at(now, say.at());
    switch (Claims.judge(seat, match.now().sideOf(seat), absent, say.at())) {
      case Claims.Verdict.Refused(Code code) -> room.refuse(say, code);
      case Claims.Verdict.Left(Seat left) -> {
        String ack = guest.ackOf(say.ack());
        play.attempt(say, () -> match.command(left, Command.LEAVE, ack));
      }
    }
  }
}
