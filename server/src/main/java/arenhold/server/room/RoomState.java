package arenhold.server.room;

import arenhold.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/**
 * What a room must remember: an immutable value, stored as a whole with a version that fences a
 * second writer.
 *
 * @param version raised by every stored change
 * @param table what the host chose
 * @param match the match being played or that was played, or null
 * @param parked why the room was stopped, or null
 */
public record RoomState(
    UUID id,
    long version,
    UUID host,
    String game,
    String form,
    Map<String, String> table,
    String seatLink,
    String watchLink,
    List<Place> seats,
    Phase phase,
    UUID match,
    String parked) {

  /** Where a room is in its life. */
  public enum Phase {
    GATHERING,
    PLAYING,
    OVER,
    PARKED
  }

  /**
   * A seat.
   *
   * @param player null while it is free
   * @param swap the seat whose player this one would like to change places with, or null
   */
  public record Place(UUID player, Map<String, String> options, boolean ready, Integer swap) {

    static final Place FREE = new Place(null, Map.of(), false, null);

    /** Its player with other options; what he agreed to has changed. */
    Place with(Map<String, String> others) {
      return new Place(player, Map.copyOf(others), false, swap);
    }

    /** Whether its player is ready. */
    Place ready(boolean on) {
      return new Place(player, options, on, swap);
    }

    /** Its player would like to change places with {@code seat}, or with nobody any more. */
    Place swap(Integer seat) {
      return new Place(player, options, ready, seat);
    }
  }

  /** Whether the host lets others watch. */
  public boolean watching() {
    return watchLink != null;
  }

  /** The number of the player's seat, or -1. */
  public int seatOf(UUID player) {
    for (int i = 0; i < seats.size(); i++) if (player.equals(seats.get(i).player())) return i;
    return -1;
  }

  /** Who sits where; null for a free seat. */
  List<UUID> players() {
    return seats.stream().map(Place::player).toList();
  }

  /** Whether no seat is free. */
  public boolean full() {
    return seats.stream().allMatch(seat -> seat.player() != null);
  }

  /** Whether every seat is taken and ready. */
  public boolean ready() {
    return seats.stream().allMatch(seat -> seat.player() != null && seat.ready());
  }

  /** What a match of this room is set up with. */
  public Setup setup() {
    return new Setup(game, form, seats.stream().map(Place::options).toList(), table);
  }

  /** With other seats; a wish to swap with somebody who is not there any more lapses. */
  RoomState withSeats(List<Place> wanted) {
    List<Place> changed = new ArrayList<>();
    for (Place place : wanted) {
      Integer with = place.swap();
      boolean there =
          with != null
              && with < Math.min(seats.size(), wanted.size())
              && Objects.equals(wanted.get(with).player(), seats.get(with).player());
      changed.add(there ? place : place.swap(null));
    }
    return with(table, watchLink, changed, phase, match, parked);
  }

  RoomState withSeat(int seat, Place place) {
    List<Place> changed = new ArrayList<>(seats);
    changed.set(seat, place);
    return withSeats(changed);
  }

  /** With other options of the table; nobody is ready, because what was agreed to has changed. */
  RoomState withTable(Map<String, String> options) {
    List<Place> changed = seats.stream().map(seat -> seat.ready(false)).toList();
    return with(options, watchLink, changed, phase, match, parked);
  }

  RoomState withWatchLink(String link) {
    return with(table, link, seats, phase, match, parked);
  }

  RoomState playing(UUID started) {
    return with(table, watchLink, seats, Phase.PLAYING, started, null);
  }

  RoomState over() {
    return with(table, watchLink, seats, Phase.OVER, match, null);
  }

  RoomState parked(String reason) {
    return with(table, watchLink, seats, Phase.PARKED, match, reason);
  }

  private RoomState with(
      Map<String, String> newTable,
      String newWatchLink,
      List<Place> newSeats,
      Phase newPhase,
      UUID newMatch,
      String newParked) {
    return new RoomState(
        id,
        version + 1,
        host,
        game,
        form,
        Map.copyOf(newTable),
        seatLink,
        newWatchLink,
        List.copyOf(newSeats),
        newPhase,
        newMatch,
        newParked);
  }
}
