package arenhold.server.room.decide;

import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Lobby.Verdict;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.HashMap;
import java.util.Map;

/** Options of seats and of the table before a match: what one player may change of them. */
final class Choosing {

  private final Lobby lobby;
  private final RoomState room;
  private final GameInfo.Form form;

  Choosing(Lobby lobby) {
    this.lobby = lobby;
    room = lobby.room();
    form = lobby.form();
  }

  /** The player chooses for their own seat. */
  Verdict seatOption(String key, String value) {
    int seat = lobby.seat();
    if (seat < 0) return Lobby.refused(Code.NO_SEAT);
    Option option = option(form.seatOptions(), key);
    if (option == null || !option.permits(value)) return Lobby.refused(Code.BAD_OPTION);
    if (option.together(room.table())) return propose(seat, key, value);
    if (holder(option, value, seat) >= 0) return Lobby.refused(Code.OPTION_TAKEN);
    return lobby.sensible(with(room, seat, key, value));
  }

  /** The player proposes something for any seat; a value that another seat has is exchanged. */
  Verdict propose(int other, String key, String value) {
    if (lobby.seat() < 0 || !lobby.there(other)) return Lobby.refused(Code.NO_SEAT);
    Option option = option(form.seatOptions(), key);
    if (option == null || !option.permits(value)) return Lobby.refused(Code.BAD_OPTION);
    if (!option.together(room.table())) return Lobby.refused(Code.NOT_ALLOWED);
    String before = room.seats().get(other).options().get(key);
    if (value.equals(before)) return lobby.changed(room);
    int holder = holder(option, value, other);
    RoomState proposed = with(room, other, key, value);
    return lobby.sensible(holder < 0 ? proposed : with(proposed, holder, key, before));
  }

  /** The seat other than {@code but} that has this value, which no two may have, or -1. */
  private int holder(Option option, String value, int but) {
    boolean shared = !option.distinct() || value.equals(Option.RANDOM);
    for (int i = 0; !shared && i < room.seats().size(); i++) {
      if (i != but && value.equals(room.seats().get(i).options().get(option.key()))) return i;
    }
    return -1;
  }

  /**
   * The room with an option of a seat.
   *
   * @param value null for none: then the seat's player is not ready any more
   */
  private static RoomState with(RoomState room, int seat, String key, String value) {
    Place place = room.seats().get(seat);
    Map<String, String> options = new HashMap<>(place.options());
    if (value == null) options.remove(key);
    else options.put(key, value);
    Place chosen = place.with(options);
    return room.withSeat(seat, value == null ? chosen.ready(false) : chosen);
  }

  /** The host chooses for the table. */
  Verdict tableOption(String key, String value) {
    Option option = option(form.tableOptions(), key);
    if (option == null || !option.permits(value)) return Lobby.refused(Code.BAD_OPTION);
    Map<String, String> options = new HashMap<>(room.table());
    options.put(key, value);
    return lobby.sensible(room.withTable(options));
  }

  private static Option option(Iterable<Option> options, String key) {
    for (Option option : options) if (option.key().equals(key)) return option;
    return null;
  }
}
