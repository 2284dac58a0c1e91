package arenhold.server.room.decide;

import arenhold.players.Level;
import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.server.computer.Computer;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Lobby.Verdict;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Seats before a match: what one player may change about them. */
final class Seating {

  private final Lobby lobby;
  private final RoomState room;
  private final GameInfo.Form form;
  private final UUID player;

  /** The player's seat, or -1. */
  private final int own;

  Seating(Lobby lobby) {
    this.lobby = lobby;
    room = lobby.room();
    form = lobby.form();
    player = lobby.player();
    own = lobby.seat();
  }

  /**
   * The player sits down.
   *
   * @param seat which one, or null for the first free one, in a team form of the team that has
   *     fewer players
   */
  Verdict sit(Integer seat) {
    if (!lobby.seatRole() || room.putOut().contains(player)) {
      return Lobby.refused(Code.NOT_ALLOWED);
    }
    if (seat == null && own >= 0) return lobby.changed(room);
    int wanted = seat == null ? anyFree() : seat;
    if (seat == null && wanted < 0) return Lobby.refused(Code.SEAT_TAKEN);
    return take(wanted);
  }

  /** The free seat that a newcomer gets, or -1 if there is none. */
  private int anyFree() {
    List<Integer> teams = form.teams();
    Map<Integer, Integer> taken = new HashMap<>();
    for (int i = 0; i < room.seats().size(); i++) {
      int team = teams.isEmpty() ? 0 : teams.get(i);
      taken.merge(team, room.seats().get(i).player() == null ? 0 : 1, Integer::sum);
    }
    int best = -1;
    for (int i = 0; i < room.seats().size(); i++) {
      if (room.seats().get(i).player() != null) continue;
      boolean fewer = best < 0 || !teams.isEmpty() && fewer(taken, teams.get(i), teams.get(best));
      if (fewer) best = i;
    }
    return best;
  }

  private static boolean fewer(Map<Integer, Integer> taken, int team, int other) {
    return taken.get(team) < taken.get(other);
  }

  private Verdict take(int wanted) {
    if (!lobby.there(wanted)) return Lobby.refused(Code.NO_SEAT);
    Place place = room.seats().get(wanted);
    if (player.equals(place.player())) return lobby.changed(room);
    if (place.player() != null) return Lobby.refused(Code.SEAT_TAKEN);
    Map<String, String> options = own < 0 ? Map.of() : room.seats().get(own).options();
    RoomState left = own < 0 ? room : leaving(own);
    Place taken = new Place(player, moved(options, place.options()), false, null);
    return lobby.changed(left.withSeat(wanted, taken));
  }

  /** The player leaves their seat. */
  Verdict stand() {
    return own < 0 ? Lobby.refused(Code.NO_SEAT) : lobby.changed(leaving(own));
  }

  /** The room once the player of a seat has left it. */
  private RoomState leaving(int left) {
    Map<String, String> proposed = moved(Map.of(), room.seats().get(left).options());
    return room.withSeat(left, new Place(null, proposed, false, null));
  }

  /** The options of a seat to which a player comes: what was proposed for it stays. */
  private Map<String, String> moved(Map<String, String> players, Map<String, String> seats) {
    Map<String, String> options = new HashMap<>(players);
    for (Option option : form.seatOptions()) {
      if (!option.together(room.table())) continue;
      options.remove(option.key());
      if (seats.containsKey(option.key())) options.put(option.key(), seats.get(option.key()));
    }
    return Map.copyOf(options);
  }

  /**
   * The player wishes to change places, or does if the other player wishes the same.
   *
   * @param other whose seat; null to wish it no more
   */
  Verdict swap(Integer other) {
    if (own < 0) return Lobby.refused(Code.NO_SEAT);
    Place mine = room.seats().get(own);
    if (other == null) return lobby.changed(room.withSeat(own, mine.swap(null)));
    if (!lobby.there(other) || other == own) return Lobby.refused(Code.NO_SEAT);
    Place theirs = room.seats().get(other);
    if (theirs.player() == null) return Lobby.refused(Code.NO_SEAT);
    if (!Integer.valueOf(own).equals(theirs.swap()) && !Computer.is(theirs.player())) {
      return lobby.changed(room.withSeat(own, mine.swap(other)));
    }
    List<Place> seats = new ArrayList<>(room.seats());
    Map<String, String> here = moved(theirs.options(), mine.options());
    Map<String, String> there = moved(mine.options(), theirs.options());
    seats.set(own, new Place(theirs.player(), here, false, null));
    seats.set(other, new Place(player, there, false, null));
    return lobby.changed(room.withSeats(seats));
  }

  /**
   * The host gives a free seat to a computer, which takes what is left to choose.
   *
   * @param key of its level
   */
  Verdict computer(int other, String key) {
    if (!lobby.there(other)) return Lobby.refused(Code.NO_SEAT);
    Place place = room.seats().get(other);
    if (place.player() != null) return Lobby.refused(Code.SEAT_TAKEN);
    Level level = Level.named(key);
    if (level == null || !lobby.plays(level)) return Lobby.refused(Code.BAD_OPTION);
    RoomState seated = Computers.seated(room, form, other, level);
    return seated == null ? Lobby.refused(Code.NOT_ALLOWED) : lobby.sensible(seated);
  }

  /** The host gives a free seat to an engine of somebody's own; one sits at a table only once. */
  Verdict engine(int other, UUID engine) {
    if (!lobby.there(other)) return Lobby.refused(Code.NO_SEAT);
    if (room.seats().get(other).player() != null) return Lobby.refused(Code.SEAT_TAKEN);
    if (!Computer.isEngine(engine)) return Lobby.refused(Code.BAD_OPTION);
    if (room.seatOf(engine) >= 0) return Lobby.refused(Code.NOT_ALLOWED);
    return lobby.sensible(Computers.seated(room, form, other, engine));
  }

  /** The host frees the seat of a computer, or of a player who is not here. */
  Verdict free(int other) {
    if (!lobby.there(other)) return Lobby.refused(Code.NO_SEAT);
    UUID sitting = room.seats().get(other).player();
    if (sitting == null) return lobby.changed(room);
    boolean person = !Computer.is(sitting);
    if (person && lobby.present().test(sitting)) return Lobby.refused(Code.NOT_ALLOWED);
    return lobby.changed(leaving(other));
  }

  /** The host puts a player out, here or not: they take no seat in this room any more. */
  Verdict putOut(int other) {
    if (!lobby.there(other)) return Lobby.refused(Code.NO_SEAT);
    UUID sitting = room.seats().get(other).player();
    if (sitting == null) return Lobby.refused(Code.NO_SEAT);
    if (sitting.equals(room.host())) return Lobby.refused(Code.NOT_ALLOWED);
    if (Computer.is(sitting)) return lobby.changed(leaving(other));
    return lobby.changed(leaving(other).withPutOut(sitting));
  }

  /** The host adds free seats, or takes free ones away at the end. */
  Verdict seats(int count) {
    if (count < form.minSeats() || count > form.maxSeats()) return Lobby.refused(Code.BAD_OPTION);
    if (count == room.seats().size()) return lobby.changed(room);
    List<Place> seats = new ArrayList<>(room.seats());
    while (seats.size() > count) {
      if (seats.removeLast().player() != null) return Lobby.refused(Code.SEAT_TAKEN);
    }
    while (seats.size() < count) seats.add(Place.FREE);
    return lobby.sensible(room.withSeats(seats));
  }

  /**
   * Everybody one seat further, or where there are teams, in the same place of the next team; what
   * is proposed stays with the seats.
   *
   * @param before the room, gathering again after a match
   */
  RoomState swapped(RoomState before) {
    List<Place> from = before.seats();
    List<Place> to = new ArrayList<>(from);
    for (int i = 0; i < from.size(); i++) {
      int next = next(i, from.size());
      Place place = from.get(i);
      Map<String, String> options = moved(place.options(), from.get(next).options());
      to.set(next, new Place(place.player(), options, false, null));
    }
    return before.withSeats(to);
  }

  /** Where the player of {@code seat} comes to sit when sides are swapped. */
  private int next(int seat, int seats) {
    List<Integer> teams = form.teams();
    if (teams.isEmpty()) return (seat + 1) % seats;
    int team = teams.get(seat);
    int other = (team + 1) % (Collections.max(teams) + 1);
    int place = (int) teams.subList(0, seat).stream().filter(one -> one == team).count();
    for (int i = 0; i < seats; i++) if (teams.get(i) == other && place-- == 0) return i;
    return seat;
  }
}
