package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.server.account.Token;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;

/** What may be changed in a room before its match: pure decisions, no storage and no telling. */
final class Lobby {

  /** The room as it would be, or why not. */
  sealed interface Verdict {
    record Changed(RoomState room) implements Verdict {}

    record Refused(Code code) implements Verdict {}
  }

  private Lobby() {}

  /**
   * Judges what {@code player} wants of a room that is gathering.
   *
   * @param present whether somebody is connected
   */
  static Verdict judge(
      RoomState room,
      Game<?> game,
      UUID player,
      boolean seatRole,
      Predicate<UUID> present,
      FromClient wish) {
    int seat = room.seatOf(player);
    if (room.phase() == RoomState.Phase.PARKED) return new Verdict.Refused(Code.PARKED);
    if (wish instanceof FromClient.Watching watching) return watching(room, player, watching);
    if (room.phase() != RoomState.Phase.GATHERING) return new Verdict.Refused(Code.WRONG_PHASE);
    GameInfo.Form form = game.info().form(room.form());
    return switch (wish) {
      case FromClient.Sit(int wanted) -> sit(room, player, seatRole, wanted);
      case FromClient.Stand() ->
          seat < 0 ? refused(Code.NO_SEAT) : changed(room.withSeat(seat, RoomState.Place.FREE));
      case FromClient.SeatOption(String key, String value) ->
          seat < 0 ? refused(Code.NO_SEAT) : seatOption(room, form, seat, key, value);
      case FromClient.Swap(Integer other) ->
          seat < 0 ? refused(Code.NO_SEAT) : swap(room, seat, other);
      case FromClient.Free(int other) ->
          player.equals(room.host()) ? free(room, present, other) : refused(Code.NOT_HOST);
      case FromClient.Seats(int count) ->
          player.equals(room.host()) ? seats(room, form, count) : refused(Code.NOT_HOST);
      case FromClient.TableOption(String key, String value) ->
          player.equals(room.host()) ? tableOption(room, form, key, value) : refused(Code.NOT_HOST);
      case FromClient.Ready(boolean on) ->
          seat < 0 ? refused(Code.NO_SEAT) : ready(room, form, seat, on);
      default -> refused(Code.WRONG_PHASE);
    };
  }

  private static Verdict watching(RoomState room, UUID player, FromClient.Watching wish) {
    if (!player.equals(room.host())) return refused(Code.NOT_HOST);
    if (wish.on() == room.watching()) return changed(room);
    return changed(room.withWatchLink(wish.on() ? Token.fresh() : null));
  }

  private static Verdict sit(RoomState room, UUID player, boolean seatRole, int wanted) {
    if (!seatRole) return refused(Code.NOT_ALLOWED);
    if (wanted < 0 || wanted >= room.seats().size()) return refused(Code.NO_SEAT);
    RoomState.Place place = room.seats().get(wanted);
    if (player.equals(place.player())) return changed(room);
    if (place.player() != null) return refused(Code.SEAT_TAKEN);
    int old = room.seatOf(player);
    List<RoomState.Place> seats = new ArrayList<>(room.seats());
    Map<String, String> kept = old < 0 ? Map.of() : seats.get(old).options();
    if (old >= 0) seats.set(old, RoomState.Place.FREE);
    seats.set(wanted, new RoomState.Place(player, kept, false, null));
    return changed(room.withSeats(seats));
  }

  /** Wishes to change places, or does it if the other wishes the same. */
  private static Verdict swap(RoomState room, int seat, Integer other) {
    if (other == null) return changed(room.withSeat(seat, room.seats().get(seat).swap(null)));
    if (other < 0 || other >= room.seats().size() || other == seat) return refused(Code.NO_SEAT);
    RoomState.Place mine = room.seats().get(seat);
    RoomState.Place theirs = room.seats().get(other);
    if (theirs.player() == null) return refused(Code.NO_SEAT);
    if (!Integer.valueOf(seat).equals(theirs.swap())) {
      return changed(room.withSeat(seat, mine.swap(other)));
    }
    List<RoomState.Place> seats = new ArrayList<>(room.seats());
    seats.set(seat, theirs.swap(null).ready(false));
    seats.set(other, mine.swap(null).ready(false));
    return changed(room.withSeats(seats));
  }

  /** Gives the seat of somebody who is not there to whoever comes. */
  private static Verdict free(RoomState room, Predicate<UUID> present, int other) {
    if (other < 0 || other >= room.seats().size()) return refused(Code.NO_SEAT);
    UUID sitting = room.seats().get(other).player();
    if (sitting == null) return changed(room);
    if (present.test(sitting)) return refused(Code.NOT_ALLOWED);
    return changed(room.withSeat(other, RoomState.Place.FREE));
  }

  /** Adds free seats or takes free ones away at the end. */
  private static Verdict seats(RoomState room, GameInfo.Form form, int count) {
    if (count < form.minSeats() || count > form.maxSeats()) return refused(Code.BAD_OPTION);
    List<RoomState.Place> seats = new ArrayList<>(room.seats());
    while (seats.size() > count) {
      if (seats.removeLast().player() != null) return refused(Code.SEAT_TAKEN);
    }
    while (seats.size() < count) seats.add(RoomState.Place.FREE);
    if (seats.size() == room.seats().size()) return changed(room);
    seats.replaceAll(seat -> seat.ready(false));
    return changed(room.withSeats(seats));
  }

  private static Verdict seatOption(
      RoomState room, GameInfo.Form form, int seat, String key, String value) {
    GameInfo.Option option = option(form.seatOptions(), key);
    if (option == null || !option.values().contains(value)) return refused(Code.BAD_OPTION);
    boolean shared = !option.distinct() || value.equals(GameInfo.Option.RANDOM);
    for (int i = 0; !shared && i < room.seats().size(); i++) {
      boolean taken = i != seat && value.equals(room.seats().get(i).options().get(key));
      if (taken) return refused(Code.OPTION_TAKEN);
    }
    RoomState.Place place = room.seats().get(seat);
    Map<String, String> options = new HashMap<>(place.options());
    options.put(key, value);
    return changed(room.withSeat(seat, place.with(options)));
  }

  private static Verdict tableOption(RoomState room, GameInfo.Form form, String key, String value) {
    GameInfo.Option option = option(form.tableOptions(), key);
    if (option == null || !option.values().contains(value)) return refused(Code.BAD_OPTION);
    Map<String, String> options = new HashMap<>(room.table());
    options.put(key, value);
    return changed(room.withTable(options));
  }

  private static Verdict ready(RoomState room, GameInfo.Form form, int seat, boolean on) {
    RoomState.Place place = room.seats().get(seat);
    for (GameInfo.Option option : form.seatOptions()) {
      boolean missing = option.fallback() == null && !place.options().containsKey(option.key());
      if (on && missing) return refused(Code.BAD_SETUP);
    }
    return changed(room.withSeat(seat, place.ready(on)));
  }

  private static GameInfo.Option option(Iterable<GameInfo.Option> options, String key) {
    for (GameInfo.Option option : options) if (option.key().equals(key)) return option;
    return null;
  }

  private static Verdict changed(RoomState room) {
    return new Verdict.Changed(room);
  }

  private static Verdict refused(Code code) {
    return new Verdict.Refused(code);
  }
}
