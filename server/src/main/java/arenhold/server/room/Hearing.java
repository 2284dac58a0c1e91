package arenhold.server.room;

import arenhold.rules.Command;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.guest.Guest;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.message.ToSocket;

/** Hears clients: each message is for one part of the room, and is carried out once. */
final class Hearing {

  private final RoomEntity room;
  private final Guests guests;
  private final Play play;
  private final Hints hints;
  private final Preparation preparation;

  Hearing(RoomEntity room, Guests guests, Play play, Hints hints, Preparation preparation) {
    this.room = room;
    this.guests = guests;
    this.play = play;
    this.hints = hints;
    this.preparation = preparation;
  }

  /** Hears a message. One that was carried out before is acknowledged again. */
  void hear(RoomCommand.Say say) {
    Guest guest = guests.at(say.socket());
    if (guest == null) {
      // From before this run of the room, or sent away meanwhile.
      say.socket().tell(new ToSocket.Close(Code.RESTARTING));
    } else if (say.ack() != null && room.now().carriedOut(guest.ackOf(say.ack()))) {
      guests.acknowledge(say);
    } else {
      handOn(say, guest);
    }
  }

  private void handOn(RoomCommand.Say say, Guest guest) {
    switch (say.message()) {
      case FromClient.Choose choose -> play.choose(say, guest, choose);
      case FromClient.Weigh(String choice, long asked) ->
          play.weigh(say, guest, new FromClient.Choose(choice, asked));
      case FromClient.TakeBack(long moment) -> play.command(say, guest, Command.TAKE_BACK, moment);
      case FromClient.Resign(long moment) -> play.command(say, guest, Command.RESIGN, moment);
      case FromClient.Stop(long moment) -> play.command(say, guest, Command.STOP, moment);
      case FromClient.ComeBack(long moment) -> play.command(say, guest, Command.TAKE_OVER, moment);
      case FromClient.ClaimWin(long moment) ->
          play.time().absences().claim(say, guest, moment, false);
      case FromClient.StandIn(long moment) ->
          play.time().absences().claim(say, guest, moment, true);
      case FromClient.Order order -> play.order(say, guest, order);
      case FromClient.Hint wanted -> hints.ask(say, guest, wanted);
      case FromClient.Hold(long asked) -> play.time().hold(say, guest, asked, true);
      case FromClient.Release(long asked) -> play.time().hold(say, guest, asked, false);
      case FromClient.Pause pause -> play.time().agree(say, guest);
      case FromClient.Unpause unpause -> play.time().agree(say, guest);
      case FromClient.ChangeClock change -> play.time().agree(say, guest);
      case FromClient.Agree agree -> play.time().agree(say, guest);
      case FromClient.Decline decline -> play.time().agree(say, guest);
      // Answered by the socket; no room gets them.
      case FromClient.Hello hello -> room.refuse(say, Code.MALFORMED);
      case FromClient.Ping ping -> room.refuse(say, Code.MALFORMED);
      default -> preparation.hear(say, guest);
    }
  }
}
