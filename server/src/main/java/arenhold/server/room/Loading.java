package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.server.clock.Clocks;
import arenhold.server.ops.DatabaseAway;
import arenhold.server.protocol.Code;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.message.RoomCommand;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RunningMatch;
import arenhold.server.room.store.Unreadable;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads what is stored of a room that wakes, and replays its match. A match that cannot be replayed
 * parks the room without storing that: the log stays as it is, to be repaired by hand.
 */
final class Loading {

  private static final Logger LOG = LoggerFactory.getLogger(Loading.class);

  /** How many times the budget of one choice a whole log may take. */
  static final int WHOLE = 10;

  private final RoomEntity room;
  private final RoomServices services;
  private final Guests guests;
  private final Timekeeping time;
  private final Mixing mixing;
  private final Publicity publicity;

  Loading(
      RoomEntity room,
      RoomServices services,
      Guests guests,
      Timekeeping time,
      Mixing mixing,
      Publicity publicity) {
    this.room = room;
    this.services = services;
    this.guests = guests;
    this.time = time;
    this.mixing = mixing;
    this.publicity = publicity;
  }

  /** Loads the room; afterwards it stands, unless it does not exist or cannot be read. */
  void load(UUID id) {
    room.work(
        CompletableFuture.supplyAsync(() -> Woken.load(id, services), services.database()),
        finished -> {
          if (finished.result() instanceof Woken woken) loaded(woken);
          else DatabaseAway.warn(LOG, "room " + id + " cannot be loaded", finished.cause());
        });
  }

  private void loaded(Woken woken) {
    if (woken.room() == null) return;
    stands(new Now(mixing.dealt(woken.room()), null, null));
    guests.know(woken.names());
    guests.knowAccounts(woken.accounts());
    if (woken.host() != null) publicity.rated(woken.host());
    Game<?> game = services.games().named(woken.room().game());
    if (woken.room().match() == null && game != null) return;
    room.work(
        services.replays().within(() -> woken.replay(game), WHOLE),
        finished -> replayed(finished, woken.clocks()));
  }

  private void replayed(RoomCommand.Finished finished, Clocks clocks) {
    Now now = room.now();
    if (finished.result() instanceof RunningMatch match) {
      stands(new Now(now.room(), match, time.woken(clocks, now.room(), match)));
      return;
    }
    LOG.error("the log of room {} cannot be replayed", now.room().id(), finished.cause());
    services.figures().parked();
    room.stands(now.with(now.room().parked("log")));
  }

  /** Why there is no room after loading it; {@code failure} is null if it does not exist. */
  static Code whyNot(Throwable failure) {
    if (failure == null) return Code.NOT_FOUND;
    return failure instanceof Unreadable ? Code.PARKED : Code.UNAVAILABLE;
  }

  /** The room stands like this, which is no news. */
  private void stands(Now now) {
    room.stands(now);
    publicity.loaded(now);
  }
}
