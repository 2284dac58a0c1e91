package arenhold.server.room;

import arenhold.rules.Seat;
import arenhold.server.room.message.RoomCommand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a room tells itself, or awaits from elsewhere, kept until it has the time, in order. Of each
 * kind of alarm one is enough, since it makes the room look at everything that may be due; of each
 * kind of answer one for each seat, that to its newest question, since all earlier ones are
 * ignored. So there are never more than {@link #MOST}, and none is lost that would have an effect.
 */
final class OwnMessages {

  private static final int ALARMS = 5;
  private static final int ANSWERS = 3;

  /** The most there can be. */
  static final int MOST = ALARMS + ANSWERS * Seat.MOST;

  private final Map<About, RoomCommand.Own> kept = new LinkedHashMap<>();

  /**
   * What a message is about.
   *
   * @param seat null for alarms
   */
  private record About(Class<?> kind, Integer seat) {

    static About of(RoomCommand.Own message) {
      Integer seat = message instanceof RoomCommand.Answer answer ? answer.seat() : null;
      return new About(message.getClass(), seat);
    }
  }

  void keep(RoomCommand.Own message) {
    kept.merge(About.of(message), message, OwnMessages::newer);
  }

  /** Of two answers to the same question the first one counts. */
  private static RoomCommand.Own newer(RoomCommand.Own first, RoomCommand.Own second) {
    boolean newer =
        first instanceof RoomCommand.Answer before
            && second instanceof RoomCommand.Answer after
            && after.asked() > before.asked();
    return newer ? second : first;
  }

  /** All of them; they are kept here no longer. */
  List<RoomCommand.Own> take() {
    List<RoomCommand.Own> taken = List.copyOf(kept.values());
    kept.clear();
    return taken;
  }
}
