package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.server.clock.ServerTime;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.apache.pekko.actor.typed.ActorRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Those who were brought together in a room: they begin once all are here, or go again. */
final class Appointment {

  private static final Logger LOG = LoggerFactory.getLogger(Appointment.class);

  /** When to try again what could not be stored. */
  private static final long AGAIN = TimeUnit.SECONDS.toMillis(1);

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Play play;
  private ServerTime.Alarm again;

  Appointment(RoomEntity room, RoomServices services, Guests guests, Play play) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.play = play;
  }

  private static boolean open(RoomState room) {
    return room.meeting() && room.phase() == RoomState.Phase.GATHERING;
  }

  /**
   * Begins the match if all are here.
   *
   * @param last who came just now
   */
  void begin(ActorRef<ToSocket> last, Game<?> game) {
    RoomState state = room.now().room();
    boolean all = open(state) && state.players().stream().allMatch(guests::present);
    if (!all || guests.at(last) == null) return;
    FromClient ready = new FromClient.Ready(true, state.terms());
    play.begin(
        new RoomCommand.Say(last, ready, null, services.time().now()),
        state.withEverybodyReady(),
        game);
  }

  /** Not all came: whoever did is sent back to where he waited. */
  void disperse() {
    stop();
    Now before = room.now();
    UUID id = before.room().id();
    if (!open(before.room())) {
      services.meetings().began(id, List.of());
      return;
    }
    Set<UUID> came =
        before.room().players().stream().filter(guests::present).collect(Collectors.toSet());
    RoomState missed = before.room().missed().after(before.room());
    room.store(
        () -> services.rooms().change(missed),
        finished -> {
          if (finished.failure() != null) {
            DatabaseAway.warn(
                LOG, "that not all came to room " + id + " is not stored", finished.cause());
            again = services.time().alarm(services.time().now() + AGAIN, room::disperse);
            return;
          }
          room.stands(before.with(missed));
          services.meetings().missed(id, came);
          guests.sendAway(Code.NOT_MET);
        });
  }

  /** Nothing is to be tried again any more. */
  void stop() {
    if (again != null) again.cancel();
    again = null;
  }
}
