package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.server.account.Token;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** What may be changed in a room before its match: pure decisions, no storage and no telling. */
final class Lobby {

  /** The room as it would be, or why not. */
  sealed interface Verdict {
    record Changed(RoomState room) implements Verdict {}

    record Refused(Code code) implements Verdict {}
  }

  private Lobby() {}

  /** Judges what {@code player} wants of a room that is gathering. */
  static Verdict judge(
      RoomState room, Game<?> game, UUID player, boolean seatRole, FromClient wish) {
    int seat = room.seatOf(player);
    if (wish instanceof FromClient.Watching watching) return watching(room, player, watching);
    if (room.phase() != RoomState.Phase.GATHERING) return new Verdict.Refused(Code.WRONG_PHASE);
    GameInfo.Form form = game.info().form(room.form());
    return switch (wish) {
      case FromClient.Sit(int wanted) -> sit(room, player, seatRole, wanted);
      case FromClient.Stand() ->
          seat < 0 ? refused(Code.NO_SEAT) : changed(room.withSeat(seat, RoomState.Place.FREE));
      case FromClient.SeatOption(String key, String value) ->
          seat < 0 ? refused(Code.NO_SEAT) : seatOption(room, form, seat, key, value);
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
    RoomState left = old < 0 ? room : room.withSeat(old, RoomState.Place.FREE);
    Map<String, String> kept = old < 0 ? Map.of() : room.seats().get(old).options();
    RoomState sat = left.withSeat(wanted, new RoomState.Place(player, kept, false));
    return changed(sameVersion(room, sat));
  }

  private static Verdict seatOption(
      RoomState room, GameInfo.Form form, int seat, String key, String value) {
    GameInfo.Option option = option(form.seatOptions(), key);
    if (option == null || !option.values().contains(value)) return refused(Code.BAD_OPTION);
    for (int i = 0; option.distinct() && i < room.seats().size(); i++) {
      boolean taken = i != seat && value.equals(room.seats().get(i).options().get(key));
      if (taken) return refused(Code.OPTION_TAKEN);
    }
    RoomState.Place place = room.seats().get(seat);
    Map<String, String> options = new HashMap<>(place.options());
    options.put(key, value);
    return changed(
        room.withSeat(seat, new RoomState.Place(place.player(), Map.copyOf(options), false)));
  }

  private static Verdict tableOption(RoomState room, GameInfo.Form form, String key, String value) {
    GameInfo.Option option = option(form.tableOptions(), key);
    if (option == null || !option.values().contains(value)) return refused(Code.BAD_OPTION);
    Map<String, String> options = new HashMap<>(room.table());
    options.put(key, value);
    return changed(sameVersion(room, room.withTable(options).unready()));
  }

  private static Verdict ready(RoomState room, GameInfo.Form form, int seat, boolean on) {
    RoomState.Place place = room.seats().get(seat);
    for (GameInfo.Option option : form.seatOptions()) {
      boolean missing = option.fallback() == null && !place.options().containsKey(option.key());
      if (on && missing) return refused(Code.BAD_SETUP);
    }
    return changed(room.withSeat(seat, new RoomState.Place(place.player(), place.options(), on)));
  }

  /** Two changes made as one raise the version once. */
  private static RoomState sameVersion(RoomState before, RoomState after) {
    return new RoomState(
        after.id(),
        before.version() + 1,
        after.host(),
        after.game(),
        after.form(),
        after.table(),
        after.seatLink(),
        after.watchLink(),
        after.seats(),
        after.phase(),
        after.match(),
        after.parked());
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
