package arenhold.server.room;

import arenhold.server.clock.ServerTime;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Gatherings;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * Carries out what becomes of people whom matchmaking or a challenge brought together in a room:
 * they begin once all are here, or are sent back to where they waited.
 */
final class Appointment {

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Mixing mixing;
  private ServerTime.Alarm again;

  /** Whether the time to come is up, and only numbers are waited for. */
  private boolean late;

  Appointment(RoomEntity room, RoomServices services, Guests guests, Mixing mixing) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.mixing = mixing;
  }

  /** The time to come is up. */
  void disperse() {
    RoomState state = room.now().room();
    carryOut(Gatherings.timeUp(state, guests::present, mixing.underWay()));
  }

  /** Judges the table again once it no longer waits for numbers. */
  void look() {
    if (late) disperse();
  }

  /** Closes the table, at which the clients of these players did not reveal their numbers. */
  void disperse(Set<UUID> vain) {
    carryOut(Gatherings.missed(room.now().room(), guests::present, vain));
  }

  private void carryOut(Gatherings.Verdict verdict) {
    late = verdict instanceof Gatherings.Verdict.Waits;
    if (late) return;
    stop();
    Now before = room.now();
    switch (verdict) {
      case Gatherings.Verdict.Waits waits -> {}
      case Gatherings.Verdict.Began began ->
          services.meetings().began(before.room().id(), List.of());
      case Gatherings.Verdict.Missed(RoomState missed, Set<UUID> came) ->
          store(before, missed, came);
    }
  }

  private void store(Now before, RoomState missed, Set<UUID> came) {
    UUID id = missed.id();
    room.commit(
        new Commit(
            services.storing(() -> services.rooms().change(missed)),
            null,
            new Commit.Cause.Itself("that not all came to room " + id, this::tryAgain, null),
            stored -> before.with(missed),
            now -> {
              services.meetings().missed(id, came);
              guests.sendAway(Code.NOT_MET);
            }));
  }

  private void tryAgain() {
    again = services.time().alarm(services.time().now() + Timekeeping.AGAIN, room::disperse);
  }

  /** Nothing is to be tried again any more. */
  void stop() {
    if (again != null) again.cancel();
    again = null;
  }
}
