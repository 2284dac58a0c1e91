package arenhold.server.gateway.http;

import arenhold.server.account.Player;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.protocol.Code;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.store.Rooms;
import java.util.regex.Pattern;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Resolves links to rooms and checks whom they still admit. */
@Component
class Links {

  private static final Pattern LINK = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  private final Rooms rooms;

  Links(Rooms rooms) {
    this.rooms = rooms;
  }

  /** Where a link leads: the room, and whether its follower may take a seat there. */
  record Followed(RoomState room, boolean seat) {}

  /**
   * Follows an unvalidated link.
   *
   * @throws Refusal if there is no such link, if its room is closed or full and not open to
   *     watchers, or if the player was removed from it
   */
  Followed follow(String link, Player player) {
    if (link == null || !LINK.matcher(link).matches()) throw Refusal.notFound();
    Rooms.Link found = rooms.byLink(link).orElseThrow(Refusal::notFound);
    RoomState room = rooms.load(found.room()).orElseThrow(Refusal::notFound);
    if (room.closed()) throw new Refusal(room.whyClosed(), HttpStatus.GONE);
    boolean member = room.seatOf(player.id()) >= 0 || player.id().equals(room.host());
    if (found.seat() && room.putOut().contains(player.id())) {
      throw new Refusal(Code.PUT_OUT, HttpStatus.GONE);
    }
    if (found.former() && !member && !room.playedHere(player.id())) throw Refusal.notFound();
    if (found.seat() && !member && room.full() && !room.watching()) {
      throw new Refusal(Code.INVITE_USED, HttpStatus.GONE);
    }
    return new Followed(room, found.seat());
  }

  /** The room a link leads to. */
  RoomState room(String link, Player player) {
    return follow(link, player).room();
  }
}
