package arenhold.server.room.decide;

import arenhold.server.room.state.RoomState;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;

/** What becomes of a table for people who were brought together. */
public final class Gatherings {

  private Gatherings() {}

  /** What becomes of it. */
  public sealed interface Verdict {

    /** There is nothing to wait for any more: they began. */
    record Began() implements Verdict {}

    /**
     * Not all came, and it is closed.
     *
     * @param room as it is to be stored
     * @param came who did what they were waited for, and waits anew elsewhere
     */
    record Missed(RoomState room, Set<UUID> came) implements Verdict {}
  }

  /** Whether people are still waited for here. */
  public static boolean open(RoomState room) {
    return room.meeting() && room.phase() == RoomState.Phase.GATHERING;
  }

  /**
   * Judges a table whose time is up.
   *
   * @param present who is here
   * @param vain whose clients were here and did not do what they were waited for
   */
  public static Verdict timeUp(RoomState room, Predicate<UUID> present, Set<UUID> vain) {
    if (!open(room)) return new Verdict.Began();
    Set<UUID> came = new HashSet<>(room.players());
    came.removeIf(player -> Objects.isNull(player) || !present.test(player));
    came.removeAll(vain);
    return new Verdict.Missed(room.missed().after(room), Set.copyOf(came));
  }
}
