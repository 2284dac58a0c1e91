package arenhold.server.room.decide;

import arenhold.players.Hint;
import arenhold.rules.Command;
import arenhold.rules.Seat;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.ToClient;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.List;

/** Whether a player may be advised, and what they are told then. */
public final class Hinting {

  private Hinting() {}

  /**
   * Why the player of {@code seat}, who plays here, is not advised; null if they are.
   *
   * @param paused whether the clocks stood when they asked
   */
  public static Code whyNot(
      RoomState room, RunningMatch match, Seat seat, FromClient.Hint wanted, boolean paused) {
    if (wanted.depth() < 1 || wanted.depth() > Hint.DEEPEST) return Code.MALFORMED;
    if (!room.hints()) return Code.NO_HINTS;
    if (paused) return Code.PAUSED;
    if (match.now().asked(seat) == null) return Code.NOT_ASKED;
    if (match.asked().get(seat.index()) != wanted.asked()) return Code.STALE;
    return match.now().can(seat, Command.HINT) ? null : Code.NOT_ALLOWED;
  }

  /** What a hint says at the depth asked for, or deeper where that would say nothing. */
  public static ToClient.Hint told(Hint hint, FromClient.Hint wanted) {
    Hint.Told told = hint.at(wanted.depth());
    List<ToClient.Reason> reasons =
        told.reasons().stream()
            .map(reason -> new ToClient.Reason(reason.key(), reason.parts()))
            .toList();
    return new ToClient.Hint(
        wanted.asked(),
        told.depth(),
        told.verb(),
        told.where(),
        told.which(),
        told.steps(),
        told.chance().isPresent() ? (int) Math.round(100 * told.chance().getAsDouble()) : null,
        reasons);
  }
}
