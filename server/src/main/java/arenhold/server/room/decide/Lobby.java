package arenhold.server.room.decide;

import arenhold.players.Level;
import arenhold.players.Levels;
import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.rules.Setup;
import arenhold.server.account.Token;
import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.RatingRange;
import arenhold.server.room.state.Phase;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * What people may change in a room before a match. {@link Seating} decides about seats, {@link
 * Choosing} about options, {@link Numbers} about the numbers mixed into the deal.
 *
 * <p>What players <em>propose</em> (see {@link Option#together}) belongs to the seat; other options
 * go with the player who chose them. Players who are ready agree to the terms: the table's options,
 * whether it is rated, the time to think, the number of seats, and the proposal with who sits
 * where. A change of the terms takes back the readiness of everybody but the one who made it.
 *
 * @param seat the player's seat, or -1
 * @param seatRole whether they came by the link that gives seats
 * @param present whether a player is connected
 */
public record Lobby(
    RoomState room,
    Game<?> game,
    GameInfo.Form form,
    UUID player,
    int seat,
    boolean seatRole,
    Predicate<UUID> present) {

  /** The room as it would be, or why not. */
  public sealed interface Verdict {

    /** The room is changed to this; the same as before if it changes nothing. */
    record Changed(RoomState room) implements Verdict {}

    /**
     * @param problem the contradiction in the chosen options if that is why, or null
     */
    record Refused(Code code, Setup.Problem problem) implements Verdict {}
  }

  /** Judges what {@code player} wants to change in a room. */
  public static Verdict judge(
      RoomState room,
      Game<?> game,
      UUID player,
      boolean seatRole,
      Predicate<UUID> present,
      FromClient wish) {
    if (room.phase() == Phase.PARKED) return refused(Code.PARKED);
    GameInfo.Form form = game.info().form(room.form());
    int seat = room.seatOf(player);
    return new Lobby(room, game, form, player, seat, seatRole, present).judge(wish);
  }

  private Verdict judge(FromClient wish) {
    if (wish instanceof FromClient.Watching(boolean on)) return watching(on);
    if (wish instanceof FromClient.Again) return again(false);
    if (wish instanceof FromClient.AgainSwapped) return again(true);
    if (room.phase() != Phase.GATHERING) return refused(Code.WRONG_PHASE);
    if (wish instanceof FromClient.Commit(UUID match, String commitment)) {
      return new Numbers(this).commit(match, commitment);
    }
    if (wish instanceof FromClient.Reveal(UUID match, String number)) {
      return new Numbers(this).reveal(match, number);
    }
    if (room.meeting() && !(wish instanceof FromClient.SeatOption)) {
      return refused(Code.WRONG_PHASE);
    }
    Seating seating = new Seating(this);
    Choosing choosing = new Choosing(this);
    return switch (wish) {
      case FromClient.Sit(Integer wanted) -> seating.sit(wanted);
      case FromClient.Stand() -> seating.stand();
      case FromClient.SeatOption(String key, String value) -> choosing.seatOption(key, value);
      case FromClient.Propose(int other, String key, String value) ->
          choosing.propose(other, key, value);
      case FromClient.Swap(Integer other) -> seating.swap(other);
      case FromClient.SeatComputer(int other, String level) ->
          host() ? seating.computer(other, level) : refused(Code.NOT_HOST);
      case FromClient.SeatEngine(int other, UUID engine) ->
          host() ? seating.engine(other, engine) : refused(Code.NOT_HOST);
      case FromClient.Free(int other) -> host() ? seating.free(other) : refused(Code.NOT_HOST);
      case FromClient.Seats(int count) -> host() ? seating.seats(count) : refused(Code.NOT_HOST);
      case FromClient.TableOption(String key, String value) ->
          host() ? choosing.tableOption(key, value) : refused(Code.NOT_HOST);
      case FromClient.PutOut(int other) -> host() ? seating.putOut(other) : refused(Code.NOT_HOST);
      case FromClient.Listed(boolean on) -> host() ? listed(on) : refused(Code.NOT_HOST);
      case FromClient.Close() ->
          host() ? new Verdict.Changed(room.gatheringEnded()) : refused(Code.NOT_HOST);
      case FromClient.Rated(boolean on) ->
          host() ? changed(room.withRated(on)) : refused(Code.NOT_HOST);
      case FromClient.Range(Integer min, Integer max) ->
          host() ? range(new RatingRange(min, max)) : refused(Code.NOT_HOST);
      case FromClient.Clock(TimeControl control) ->
          host() ? clock(control) : refused(Code.NOT_HOST);
      case FromClient.Ready(boolean on, long terms) -> ready(on, terms);
      default -> refused(Code.WRONG_PHASE);
    };
  }

  private boolean host() {
    return player.equals(room.host());
  }

  /** Whether computers of this level play what the room plays. */
  boolean plays(Level level) {
    return Levels.of(room.setup(), level) != null;
  }

  /** Whether the room has this seat. */
  boolean there(int other) {
    return other >= 0 && other < room.seats().size();
  }

  private Verdict listed(boolean on) {
    return changed(!on && room.listed() ? room.unlisted() : room.withListed(on));
  }

  private Verdict watching(boolean on) {
    if (!host()) return refused(Code.NOT_HOST);
    if (on == room.watching()) return changed(room);
    return changed(room.withWatchLink(on ? Token.fresh() : null));
  }

  /**
   * Whether the player's rating decides: strangers sit down at an open table if it is in the range
   * the host set.
   */
  public static boolean forRated(RoomState room, UUID player, FromClient wish) {
    return wish instanceof FromClient.Sit
        && room.listed()
        && room.range() != null
        && room.seatOf(player) < 0
        && !player.equals(room.host());
  }

  private Verdict range(RatingRange wanted) {
    boolean sensible = wanted.sensible();
    return sensible ? changed(room.withRange(wanted.orNone())) : refused(Code.BAD_OPTION);
  }

  /**
   * Gathers again after a match. The player who asks for it is ready at once; the others agree by
   * being ready too.
   *
   * @param swap whether sides are swapped
   */
  private Verdict again(boolean swap) {
    if (!seatRole || seat < 0 && !host()) return refused(Code.NO_SEAT);
    return switch (room.phase()) {
      case OVER -> {
        if (room.closed()) yield refused(Code.WRONG_PHASE);
        RoomState again = room.again();
        yield changed((swap ? new Seating(this).swapped(again) : again).withReady(player));
      }
      case GATHERING -> room.match() == null ? refused(Code.WRONG_PHASE) : changed(room);
      default -> refused(Code.WRONG_PHASE);
    };
  }

  private Verdict clock(TimeControl control) {
    boolean sensible = control != null && control.sensible();
    return sensible ? changed(room.withClock(control)) : refused(Code.BAD_OPTION);
  }

  /**
   * The player agrees to the terms, or not any more.
   *
   * @param terms the version they agree to; they have not seen a newer one
   */
  private Verdict ready(boolean on, long terms) {
    if (seat < 0) return refused(Code.NO_SEAT);
    if (on && terms != room.terms()) return refused(Code.STALE);
    Place place = room.seats().get(seat);
    for (Option option : form.seatOptions()) {
      boolean missing = option.fallback() == null && !place.options().containsKey(option.key());
      if (on && missing) {
        String code = Setup.Problem.MISSING;
        return new Verdict.Refused(Code.BAD_SETUP, new Setup.Problem(code, seat, option.key()));
      }
    }
    return changed(room.withSeat(seat, place.ready(on)));
  }

  /** The changed room, unless its options contradict the rules or each other. */
  Verdict sensible(RoomState wanted) {
    Setup.Problem problem = wanted.contradiction(game);
    return problem == null ? changed(wanted) : new Verdict.Refused(Code.BAD_SETUP, problem);
  }

  /** The changed room, in which nobody else is ready any more if the terms have changed. */
  Verdict changed(RoomState wanted) {
    boolean proposal = form.seatOptions().stream().anyMatch(o -> o.together(wanted.table()));
    boolean same =
        wanted.table().equals(room.table())
            && wanted.rated() == room.rated()
            && wanted.clock().equals(room.clock())
            && wanted.seats().size() == room.seats().size()
            && !(proposal && !proposed(wanted).equals(proposed(room)));
    RoomState agreed = same ? wanted : wanted.withNewTerms(player);
    boolean broken =
        room.deal() != null && room.deal().revealing() && !stake(agreed).equals(stake(room));
    return new Verdict.Changed(broken ? agreed.withDeal(null) : agreed);
  }

  /**
   * What must stay as it is from the first number that is revealed to the start: numbers that may
   * be known are good for nothing else.
   */
  private static List<Object> stake(RoomState room) {
    return List.of(room.terms(), room.seats().stream().map(place -> place.swap(null)).toList());
  }

  private static List<Place> proposed(RoomState room) {
    return room.seats().stream().map(place -> place.swap(null).ready(false)).toList();
  }

  static Verdict refused(Code code) {
    return new Verdict.Refused(code, null);
  }
}
