package arenhold.server.room.state;

import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.RatingRange;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A room while it is being changed: what may change of it, and what it becomes. */
final class RoomDraft {
  long version;
  Map<String, String> table;
  String seatLink;
  String watchLink;
  List<RoomState.Place> seats;
  RoomState.Phase phase;
  UUID match;
  String parked;
  long terms;
  long asked;
  List<RoomState.Played> played;
  List<String> heard;
  boolean rated;
  boolean listed;
  TimeControl clock;
  RatingRange range;
  boolean meeting;
  List<UUID> putOut;
  boolean shut;
  NextDeal deal;

  RoomDraft(RoomState room) {
    version = room.version();
    table = room.table();
    seatLink = room.seatLink();
    watchLink = room.watchLink();
    seats = room.seats();
    phase = room.phase();
    match = room.match();
    parked = room.parked();
    terms = room.terms();
    asked = room.asked();
    played = room.played();
    heard = room.heard();
    rated = room.rated();
    listed = room.listed();
    clock = room.clock();
    range = room.range();
    meeting = room.meeting();
    putOut = room.putOut();
    shut = room.shut();
    deal = room.deal();
  }

  RoomState room(RoomState from) {
    return new RoomState(
        from.id(),
        version,
        from.host(),
        from.game(),
        from.form(),
        new RoomState.Terms(Map.copyOf(table), terms, rated, clock),
        new RoomState.Door(seatLink, watchLink, listed, range, List.copyOf(putOut)),
        List.copyOf(seats),
        new RoomState.Progress(
            phase, match, parked, asked, List.copyOf(played), meeting, shut, deal),
        List.copyOf(heard));
  }
}
