package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.server.clock.ServerTime;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Computers;
import arenhold.server.room.decide.Deals;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.Seeds;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/**
 * Carries out the last steps before a match: {@link Deals} decides them; here players are waited
 * for, and what follows is stored and told.
 */
final class Mixing {

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Beginning beginning;

  private ServerTime.Alarm alarm;

  /** What the alarm waits for; null without one. */
  private Deals.Stage awaited;

  /**
   * Whether everybody was ready before this run of the room began: then players who have not
   * reconnected yet are waited for too.
   */
  private boolean woken = true;

  Mixing(RoomEntity room, RoomServices services, Guests guests, Beginning beginning) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.beginning = beginning;
  }

  /** What decides for this room, as things are now. */
  private Deals deals(RoomState state) {
    Game<?> game = services.games().named(state.game());
    Seeds seeds = services.seeds();
    return new Deals(
        game, seeds.mixed() ? seeds::next : null, guests::present, guests::commits, woken);
  }

  /** The room with a deal for its next match, if it gathers for one. */
  RoomState dealt(RoomState state) {
    return deals(state).dealt(state);
  }

  /** Whether the room waits for nothing but numbers. */
  boolean underWay() {
    RoomState state = room.now().room();
    return deals(state).underWay(state);
  }

  /** What becomes of a change to this. */
  Deals.Change changed(RoomState wanted) {
    return deals(wanted).changed(wanted);
  }

  /** Someone came: goes on if only that was waited for. */
  void look() {
    RoomState state = room.now().room();
    carryOut(deals(state).look(state));
  }

  private void carryOut(Deals.Verdict verdict) {
    switch (verdict) {
      case Deals.Begins(RoomState ready) -> begin(null, ready);
      case Deals.Stores(RoomState next) -> store(next);
      case Deals.Verdict.Closes(var vain) -> room.disperse(vain);
      case Deals.Verdict.Waits waits -> {}
    }
  }

  /**
   * Begins the next match, unless an engine at the table plays as much as it may elsewhere: that
   * leaves its seat instead.
   *
   * @param ready the room, in which all players are ready
   * @param say what led to it, or null
   */
  void begin(RoomCommand.Say say, RoomState ready) {
    Game<?> game = services.games().named(ready.game());
    List<UUID> engaged = room.engagedElsewhere(ready);
    if (engaged.isEmpty()) {
      beginning.begin(say, ready, game);
      return;
    }
    RoomState left = Computers.left(ready, game.info().form(ready.form()), engaged);
    RoomState changed = dealt(left).after(room.now().room());
    String what = "that engines left room " + changed.id();
    room.commit(
        new Commit(
            services.storing(() -> services.rooms().change(changed)),
            null,
            say == null
                ? new Commit.Cause.Itself(what, () -> {}, null)
                : new Commit.Cause.Said(say, Code.NO_ENGINE),
            stored -> room.now().with(changed),
            guests::broadcastSeats));
  }

  private void store(RoomState next) {
    RoomState changed = next.after(room.now().room());
    String what = "the deal of room " + changed.id();
    room.change(changed, new Commit.Cause.Itself(what, () -> {}, null));
  }

  /** Sets or calls off the alarm; to be called whenever the room may have changed. */
  void arm() {
    RoomState state = room.now().room();
    Deals.Stage now = deals(state).stage(state);
    if (now == null) woken = false;
    if (Objects.equals(now, awaited) && (now == null || alarm != null)) return;
    stop();
    awaited = now;
    if (now == null) return;
    long until = services.time().now() + services.revealWithin().toMillis();
    alarm = services.time().alarm(until, room::lookAtNumbers);
  }

  /** The alarm went off: goes on without those who were waited for. */
  void due() {
    RoomState state = room.now().room();
    alarm = null;
    if (awaited == null || !awaited.equals(deals(state).stage(state))) return;
    woken = false;
    carryOut(deals(state).timeUp(state));
  }

  void stop() {
    if (alarm != null) alarm.cancel();
    alarm = null;
    awaited = null;
  }
}
