package arenhold.server.room.decide;

import arenhold.players.Level;
import arenhold.players.Levels;
import arenhold.players.PlayerInfo;
import arenhold.players.Players;
import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.server.computer.Computer;
import arenhold.server.match.Sitting;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/**
 * How computers take seats, and play there. They agree to any terms, and take what is left to
 * choose.
 */
public final class Computers {

  private Computers() {}

  /**
   * The room with a computer of this level in a free seat; null if no more of them can sit here.
   * What was proposed for the seat stays.
   */
  public static RoomState seated(RoomState room, GameInfo.Form form, int seat, Level level) {
    UUID id = free(room, level);
    return id == null ? null : seated(room, form, seat, id);
  }

  /** The room with this computer in a free seat. What was proposed for the seat stays. */
  public static RoomState seated(RoomState room, GameInfo.Form form, int seat, UUID id) {
    Map<String, String> options = new HashMap<>(room.seats().get(seat).options());
    for (Option option : form.seatOptions()) {
      // A default that all others may have as well makes for two of the same at a table.
      boolean open = option.fallback() == null || !option.ready().isEmpty();
      if (open && !option.together(room.table()) && !options.containsKey(option.key())) {
        String value = value(room, seat, option);
        if (value != null) options.put(option.key(), value);
      }
    }
    return room.withSeat(seat, Place.of(id, options));
  }

  /** The room in which these computers have left their seats. What was proposed for them stays. */
  public static RoomState left(RoomState room, GameInfo.Form form, List<UUID> computers) {
    List<Place> seats = new ArrayList<>(room.seats());
    for (UUID computer : computers) {
      int seat = room.seatOf(computer);
      Map<String, String> proposed = new HashMap<>();
      Map<String, String> options = room.seats().get(seat).options();
      for (Option option : form.seatOptions()) {
        boolean stays = option.together(room.table()) && options.containsKey(option.key());
        if (stays) proposed.put(option.key(), options.get(option.key()));
      }
      seats.set(seat, new Place(null, Map.copyOf(proposed), false, null));
    }
    return room.withSeats(seats).withDeal(null);
  }

  /**
   * The computers of this server's that hold seats of this room, as they play the match from its
   * start.
   */
  static List<Sitting> sittings(RoomState room, Setup setup) {
    return room.computers().stream()
        .filter(seat -> !Computer.isEngine(room.players().get(seat.index())))
        .map(seat -> sitting(setup, seat, level(room, seat), 0))
        .toList();
  }

  /**
   * The level of a computer that plays for an absent player: the middle one of those on offer. Null
   * if there is none.
   */
  public static Level standIn(Setup setup) {
    List<Level> offered = Levels.offered(setup.game(), setup.form(), setup.size());
    return offered.isEmpty() ? null : offered.get((offered.size() - 1) / 2);
  }

  /** Whether a computer plays on for an engine that has lost its seat, at a table like this. */
  public static boolean playsOn(Setup setup) {
    return setup.size() > 2 && standIn(setup) != null;
  }

  /** The level of the computer of this server's that holds this seat. */
  public static Level level(RoomState room, Seat seat) {
    return Computer.of(room.players().get(seat.index())).level();
  }

  /**
   * A computer of this level as it plays this match.
   *
   * @param since how many lines the log has
   */
  public static Sitting sitting(Setup setup, Seat seat, Level level, int since) {
    Levels.Strength strength = Levels.of(setup, level);
    PlayerInfo info = Players.named(strength.player());
    return new Sitting(
        seat.index(),
        since,
        level.key(),
        info.name(),
        info.version(),
        info.weights(),
        strength.nodes());
  }

  /**
   * The player of this computer; null if another version of it is here by now, which might choose
   * differently.
   */
  public static PlayerInfo player(Sitting sitting) {
    PlayerInfo info = Players.named(sitting.player());
    boolean same =
        info != null
            && info.version() == sitting.version()
            && Objects.equals(info.weights(), sitting.weights());
    return same ? info : null;
  }

  /** The first computer of this level that holds no seat here; null if all do. */
  private static UUID free(RoomState room, Level level) {
    for (int number = 1; number <= Computer.MOST; number++) {
      UUID id = new Computer(level, number).id();
      if (room.seatOf(id) < 0) return id;
    }
    return null;
  }

  /**
   * What a computer chooses: at random where the match can draw it, else one of those that nobody
   * has, another one at every table. Where all are taken, what need not be distinct is repeated.
   */
  private static String value(RoomState room, int seat, Option option) {
    if (option.permits(Option.RANDOM)) return Option.RANDOM;
    List<String> all = option.samples();
    List<String> left = all.stream().filter(value -> !taken(room, option, value)).toList();
    List<String> values = left.isEmpty() && !option.distinct() ? all : left;
    if (values.isEmpty()) return null;
    return values.get(Math.floorMod(room.id().hashCode() + seat, values.size()));
  }

  /**
   * Whether somebody has it, by choice or by default. What people have chosen in secret does not
   * count, so that nothing a computer takes tells of it: there the default is taken, as all may
   * have it, and what computers of this server's took.
   */
  private static boolean taken(RoomState room, Option option, String value) {
    if (option.secret() && value.equals(option.fallback())) return true;
    return room.seats().stream()
        .filter(place -> !option.secret() || Computer.of(place.player()) != null)
        .filter(place -> place.player() != null || place.options().containsKey(option.key()))
        .map(place -> place.options().getOrDefault(option.key(), option.fallback()))
        .anyMatch(value::equals);
  }
}
