package arenhold.server.room;

import arenhold.server.rating.Rating;
import arenhold.server.room.guest.Guests;
import arenhold.server.room.news.RoomNews;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.RoomState;
import java.util.Set;
import java.util.UUID;

/** Tells the rest of the server how a room stands, and shows strangers its open table. */
final class Publicity {

  private final UUID id;
  private final RoomServices services;
  private final Guests guests;

  /** The host's rating, once strangers have been shown this table. */
  private Rating rating = Rating.START;

  /** Whether strangers are shown this table. */
  private boolean advertised;

  /** What was reported last; null until the room is loaded. */
  private Now reported;

  /** The players who were here then. */
  private Set<UUID> reportedHere = Set.of();

  Publicity(UUID id, RoomServices services, Guests guests) {
    this.id = id;
    this.services = services;
    this.guests = guests;
  }

  /** The rating that strangers see of the host from now on. */
  void rated(Rating host) {
    rating = host;
  }

  /** The room was loaded like this, which is no news. */
  void loaded(Now now) {
    reported = now;
  }

  /** Reports a change of the room, of who is asked in it, or of who is here; if there is any. */
  void look(Now now) {
    advertise(now.room());
    report(now, guests.players());
  }

  private void report(Now now, Set<UUID> here) {
    if (reported == null) return;
    boolean same = reported.room() == now.room() && reported.match() == now.match();
    if (same && reportedHere.equals(here)) return;
    RoomNews.Standing before = RoomNews.Standing.of(reported, reportedHere);
    RoomNews.Standing after = RoomNews.Standing.of(now, here);
    reported = now;
    reportedHere = here;
    services.news().forEach(one -> one.changed(before, after));
  }

  /** Shows strangers the table while it waits for them and its host is here. */
  private void advertise(RoomState room) {
    boolean open =
        room.listed()
            && room.phase() == Phase.GATHERING
            && !room.full()
            && guests.present(room.host());
    if (open) services.tables().show(guests.table(room, rating));
    else if (advertised) services.tables().hide(id);
    advertised = open;
  }

  /** This run of the room ends: nobody is here any more. */
  void stop(Now now) {
    services.tables().hide(id);
    if (now != null) report(now, Set.of());
  }
}
