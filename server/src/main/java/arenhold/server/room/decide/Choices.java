package arenhold.server.room.decide;

import arenhold.rules.Command;
import arenhold.rules.Seat;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;

/** Whether choices and commands may be put before the rules at all. */
public final class Choices {

  private Choices() {}

  /** Why nobody on {@code seat} may play in this room, or null; a seat below 0 is none. */
  public static Code whyNot(RoomState room, int seat) {
    return switch (room.phase()) {
      case GATHERING -> Code.WRONG_PHASE;
      case PARKED -> Code.PARKED;
      case OVER -> Code.OVER;
      case PLAYING -> seat < 0 ? Code.NO_SEAT : null;
    };
  }

  /** Whether a computer plays for {@code seat}, whose own player must first take it back. */
  public static boolean playedByComputer(RunningMatch match, int seat) {
    return match != null && match.now().playedByComputer(Seat.of(seat));
  }

  /**
   * Why this choice is refused, or null.
   *
   * @param paused whether the clocks stood when it arrived
   */
  public static Code whyNot(
      RunningMatch match, Seat seat, FromClient.Choose choose, boolean paused) {
    if (choose.choice() == null) return Code.MALFORMED;
    if (paused) return Code.PAUSED;
    boolean other = match.asked().get(seat.index()) != choose.asked();
    return match.now().asked(seat) != null && other ? Code.STALE : null;
  }

  /**
   * Why this command is refused, or null.
   *
   * @param moment which moment of the match it was given for
   * @param paused whether the clocks stood when it arrived
   */
  public static Code whyNot(RunningMatch match, Command command, long moment, boolean paused) {
    if (moment != match.moment()) return Code.STALE;
    return command == Command.TAKE_BACK && paused ? Code.PAUSED : null;
  }
}
