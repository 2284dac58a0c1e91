package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.server.clock.ServerTime;
import arenhold.server.clock.TimeControl;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.RoomState;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;

/**
 * The last moments before a match: once everybody is ready, the clients that are here have
 * committed to their numbers and no commitment can change any more, all reveal them, and the match
 * begins. If one does not, nobody's number is good for anything any more: another deal is drawn.
 */
final class Mixing {

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Play play;

  private ServerTime.Alarm alarm;

  /** What the alarm waits for; null without one. */
  private Object awaited;

  /**
   * Whether everybody was ready before this run of the room began: then those who are not back yet
   * are waited for too.
   */
  private boolean woken = true;

  Mixing(RoomEntity room, RoomServices services, Guests guests, Play play) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.play = play;
  }

  /** The room with a deal for its next match, if it gathers for one: another one by other rules. */
  RoomState dealt(RoomState state) {
    if (state.phase() != RoomState.Phase.GATHERING || !services.seeds().mixed()) return state;
    Game<?> rules = services.games().named(state.game());
    if (rules == null) return state;
    int version = rules.info().version();
    boolean fine = state.deal() != null && state.deal().version() == version;
    NextDeal deal = fine ? state.deal() : NextDeal.fresh(services.seeds().next(), version);
    GameInfo.Form form = rules.info().form(state.form());
    NextDeal sealed =
        form == null
            ? deal
            : deal.sealing(form.seatOptions(), state.seats(), services.seeds()::next);
    return sealed == state.deal() ? state : state.withDeal(sealed);
  }

  /** Whether nothing but numbers is waited for. */
  boolean underWay() {
    return underWay(room.now().room());
  }

  boolean underWay(RoomState state) {
    if (state.phase() != RoomState.Phase.GATHERING) return false;
    return state.deal() != null && state.deal().revealing() || everybody(state);
  }

  /** Whether all agree and those are here who would lose time at once. */
  private boolean everybody(RoomState state) {
    boolean here = state.players().stream().allMatch(guests::present);
    if (state.meeting()) return here;
    return state.ready() && (here || !(state.clock() instanceof TimeControl.Live));
  }

  /** The room as it is to be stored: its commitments are fixed if nothing is waited for before. */
  RoomState next(RoomState state) {
    RoomState dealt = dealt(state);
    boolean open = dealt.deal() != null && !dealt.deal().revealing();
    return open && underWay(dealt) && missing(dealt).isEmpty() ? fixed(dealt) : dealt;
  }

  /** Whether the match can begin. */
  boolean complete(RoomState state) {
    boolean agreed = state.meeting() ? everybody(state) : state.ready();
    return underWay(state) && agreed && (state.deal() == null || state.deal().complete());
  }

  /** Whose commitment is waited for. */
  private Set<UUID> missing(RoomState state) {
    Set<UUID> missing = new HashSet<>();
    for (UUID player : state.players()) {
      boolean committed = state.deal().commitmentOf(player) != null;
      boolean late = !committed && guests.commits(player);
      boolean back = woken && committed && !guests.present(player);
      if (late || back) missing.add(player);
    }
    return missing;
  }

  /** Who is not here cannot reveal a number: they mix in nothing, which all can see. */
  private RoomState fixed(RoomState state) {
    Set<UUID> here = new HashSet<>(state.players());
    here.removeIf(player -> !guests.present(player));
    return state.withDeal(state.deal().fixed(here));
  }

  /** Somebody came: goes on if only that was waited for. */
  void look() {
    RoomState state = room.now().room();
    if (underWay(state)) goOn(next(state));
  }

  private void goOn(RoomState next) {
    if (complete(next)) {
      play.begin(null, next.willing(), services.games().named(next.game()));
    } else if (next != room.now().room()) {
      store(next);
    }
  }

  private void store(RoomState next) {
    RoomState changed = next.after(room.now().room());
    room.commit(
        new Commit(
            services.storing(() -> services.rooms().change(changed)),
            null,
            new Commit.Cause.Itself("the deal of room " + changed.id(), () -> {}, null),
            stored -> room.now().with(changed),
            now -> guests.broadcast(now, List.of())));
  }

  /** Sets or calls off the alarm; to be called whenever the room may have changed. */
  void arm() {
    RoomState state = room.now().room();
    Object now = underWay(state) && state.deal() != null ? stage(state) : null;
    if (now == null) woken = false;
    if (Objects.equals(now, awaited) && (now == null || alarm != null)) return;
    stop();
    awaited = now;
    if (now == null) return;
    long until = services.time().now() + services.revealWithin().toMillis();
    alarm = services.time().alarm(until, room::lookAtNumbers);
  }

  private static Object stage(RoomState state) {
    return List.of(state.deal().match(), state.deal().revealing());
  }

  /** The alarm went off: goes on without those who were waited for in vain. */
  void due() {
    RoomState state = room.now().room();
    alarm = null;
    if (awaited == null || !underWay(state) || !stage(state).equals(awaited)) return;
    woken = false;
    if (!state.deal().revealing()) {
      goOn(fixed(state));
      return;
    }
    Set<UUID> vain = new HashSet<>(state.deal().owing());
    if (state.meeting()) {
      for (UUID player : state.players()) if (!guests.present(player)) vain.add(player);
    }
    if (vain.isEmpty()) look();
    else if (state.meeting()) room.disperse(vain);
    else store(dealt(state.withoutReady(vain).withDeal(null)));
  }

  void stop() {
    if (alarm != null) alarm.cancel();
    alarm = null;
    awaited = null;
  }
}
