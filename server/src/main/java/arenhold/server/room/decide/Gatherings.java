package arenhold.server.room.decide;

import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;

/** What becomes of a table for people whom matchmaking or a challenge brought together. */
public final class Gatherings {

  private Gatherings() {}

  /** What becomes of such a table. */
  public sealed interface Verdict {

    /** There is nothing to wait for any more: they began. */
    record Began() implements Verdict {}

    /** All are here, and only numbers are waited for: the table is judged again after that. */
    record Waits() implements Verdict {}

    /**
     * Not all came, and it is closed.
     *
     * @param room as it is to be stored
     * @param came those who came and revealed their numbers: they wait elsewhere again
     */
    record Missed(RoomState room, Set<UUID> came) implements Verdict {}
  }

  /** Whether people are still waited for here. */
  public static boolean open(RoomState room) {
    return room.meeting() && room.phase() == Phase.GATHERING;
  }

  /**
   * Judges a table whose time is up.
   *
   * @param present who is here
   * @param underWay whether the room waits for nothing but numbers
   */
  public static Verdict timeUp(RoomState room, Predicate<UUID> present, boolean underWay) {
    if (open(room) && underWay) return new Verdict.Waits();
    return missed(room, present, Set.of());
  }

  /**
   * Judges a table at which clients did not reveal their numbers.
   *
   * @param present who is here
   * @param vain whose clients were here and did not
   */
  public static Verdict missed(RoomState room, Predicate<UUID> present, Set<UUID> vain) {
    if (!open(room)) return new Verdict.Began();
    Set<UUID> came = new HashSet<>(room.players());
    came.removeIf(player -> Objects.isNull(player) || !present.test(player));
    came.removeAll(vain);
    return new Verdict.Missed(room.missed().after(room), Set.copyOf(came));
  }
}
