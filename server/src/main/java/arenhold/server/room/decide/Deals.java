package arenhold.server.room.decide;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Setup;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * How the deal of a room's next match is agreed. Once all players are ready and those who are here
 * have committed to their numbers, the commitments are fixed; all reveal their numbers, and the
 * match begins. If one of them does not, the numbers are worthless: another deal is drawn.
 *
 * @param game the room's, by its newest rules; null if it is not here
 * @param seeds random bytes; null where the server's seed alone decides
 * @param present who is here and could hold a seat
 * @param commits whose client here commits to a number
 * @param woken whether everybody was ready before this run of the room began: then players who have
 *     not reconnected yet are waited for too
 */
public record Deals(
    Game<?> game,
    Supplier<byte[]> seeds,
    Predicate<UUID> present,
    Predicate<UUID> commits,
    boolean woken) {

  /** What becomes of a change of the room. */
  public sealed interface Change {

    /** It is refused: all would be ready, but the options contradict the rules or each other. */
    record Refused(Setup.Problem problem) implements Change {}
  }

  /** What comes next when someone came, or was waited for long enough. */
  public sealed interface Verdict {

    /** Nothing yet. */
    record Waits() implements Verdict {}

    /** The table is closed: these players did not reveal their numbers, or are not here. */
    record Closes(Set<UUID> vain) implements Verdict {}
  }

  /** The match begins with this room. */
  public record Begins(RoomState ready) implements Change, Verdict {}

  /** The room is stored like this. */
  public record Stores(RoomState room) implements Change, Verdict {}

  /** What a room waits for: the commitments to a deal, or the numbers themselves. */
  public record Stage(UUID match, boolean revealing) {}

  /** What a room waits for; null if it does not wait for numbers. */
  public Stage stage(RoomState room) {
    boolean waits = underWay(room) && room.deal() != null;
    return waits ? new Stage(room.deal().match(), room.deal().revealing()) : null;
  }

  /** The room with a deal for its next match if it gathers for one, by the newest rules. */
  public RoomState dealt(RoomState room) {
    if (room.phase() != Phase.GATHERING || seeds == null || game == null) return room;
    int version = game.info().version();
    boolean fine = room.deal() != null && room.deal().version() == version;
    NextDeal deal = fine ? room.deal() : NextDeal.fresh(seeds.get(), version);
    GameInfo.Form form = game.info().form(room.form());
    NextDeal sealed = form == null ? deal : deal.sealing(form.seatOptions(), room.seats(), seeds);
    return sealed == room.deal() ? room : room.withDeal(sealed);
  }

  /** Whether the room waits for nothing but numbers. */
  public boolean underWay(RoomState room) {
    if (room.phase() != Phase.GATHERING) return false;
    return room.deal() != null && room.deal().revealing() || allAgree(room);
  }

  /** Whether all agree, and in real time also are here: they would lose time at once. */
  private boolean allAgree(RoomState room) {
    boolean here = room.players().stream().allMatch(present);
    if (room.meeting()) return here;
    return room.ready() && (here || !(room.clock() instanceof TimeControl.Live));
  }

  /** The room as it is to be stored: its commitments are fixed if none is waited for. */
  private RoomState next(RoomState room) {
    RoomState dealt = dealt(room);
    boolean open = dealt.deal() != null && !dealt.deal().revealing();
    return open && underWay(dealt) && missing(dealt).isEmpty() ? fixed(dealt) : dealt;
  }

  private boolean complete(RoomState room) {
    boolean agreed = room.meeting() ? allAgree(room) : room.ready();
    return underWay(room) && agreed && (room.deal() == null || room.deal().complete());
  }

  /** Whose commitments are waited for. */
  private Set<UUID> missing(RoomState room) {
    Set<UUID> missing = new HashSet<>();
    for (UUID player : room.players()) {
      boolean committed = room.deal().commitmentOf(player) != null;
      boolean late = !committed && commits.test(player);
      boolean back = woken && committed && !present.test(player);
      if (late || back) missing.add(player);
    }
    return missing;
  }

  /** Absent players cannot reveal a number: they mix in nothing, which all can see. */
  private RoomState fixed(RoomState room) {
    Set<UUID> here = new HashSet<>(room.players());
    here.removeIf(player -> !present.test(player));
    return room.withDeal(room.deal().fixed(here));
  }

  /** What becomes of a change of the room to this. */
  public Change changed(RoomState wanted) {
    RoomState next = next(wanted);
    Setup.Problem wrong = underWay(next) ? game.problem(next.setup()) : null;
    if (wrong != null) return new Change.Refused(wrong);
    return complete(next) ? new Begins(next.willing()) : new Stores(next);
  }

  /** What comes next in this room now that someone came. */
  public Verdict look(RoomState room) {
    return underWay(room) ? goesOn(next(room), room) : new Verdict.Waits();
  }

  private Verdict goesOn(RoomState next, RoomState room) {
    if (complete(next)) return new Begins(next.willing());
    return next == room ? new Verdict.Waits() : new Stores(next);
  }

  /** What comes next in this room without those who were waited for long enough. */
  public Verdict timeUp(RoomState room) {
    if (!room.deal().revealing()) return goesOn(fixed(room), room);
    Set<UUID> vain = new HashSet<>(room.deal().owing());
    if (room.meeting()) {
      for (UUID player : room.players()) if (!present.test(player)) vain.add(player);
    }
    if (vain.isEmpty()) return look(room);
    if (room.meeting()) return new Verdict.Closes(vain);
    return new Stores(dealt(room.withoutReady(vain).withDeal(null)));
  }
}
