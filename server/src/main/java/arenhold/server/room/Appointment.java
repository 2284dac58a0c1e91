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
import java.util.concurrent.TimeUnit;

/** Those who were brought together in a room: they begin once all are here, or go again. */
final class Appointment {

  /** When to try again what could not be stored. */
  private static final long AGAIN = TimeUnit.SECONDS.toMillis(1);

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Mixing mixing;
  private ServerTime.Alarm again;

  /** Whether those who are not here are waited for no more. */
  private boolean late;

  Appointment(RoomEntity room, RoomServices services, Guests guests, Mixing mixing) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.mixing = mixing;
  }

  /** Not all came in time, unless the last of them is only waited for to reveal a number. */
  void disperse() {
    late = Gatherings.open(room.now().room()) && mixing.underWay();
    if (!late) disperse(Set.of());
  }

  /** Looks again at whether all came, once numbers are not waited for any more. */
  void look() {
    if (late) disperse();
  }

  /**
   * Not all came: whoever did is sent back to where they waited.
   *
   * @param vain whose clients were here and did not do what they were waited for
   */
  void disperse(Set<UUID> vain) {
    stop();
    late = false;
    Now before = room.now();
    UUID id = before.room().id();
    switch (Gatherings.timeUp(before.room(), guests::present, vain)) {
      case Gatherings.Verdict.Began began -> services.meetings().began(id, List.of());
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
    again = services.time().alarm(services.time().now() + AGAIN, room::disperse);
  }

  /** Nothing is to be tried again any more. */
  void stop() {
    if (again != null) again.cancel();
    again = null;
  }
}
