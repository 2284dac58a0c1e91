package arenhold.server.room;

import arenhold.rules.Game;
import arenhold.rules.GameInfo;
import arenhold.rules.Option;
import arenhold.rules.Setup;
import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.FairDeal.Mix;
import arenhold.server.account.Token;
import arenhold.server.clock.TimeControl;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.FromClient;
import arenhold.server.protocol.RatingRange;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.Place;
import arenhold.server.room.state.RoomState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * What people may change in a room before a match: pure decisions, no storage and no telling.
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
record Lobby(
    RoomState room,
    Game<?> game,
    GameInfo.Form form,
    UUID player,
    int seat,
    boolean seatRole,
    Predicate<UUID> present) {

  /** The room as it would be, or why not. */
  sealed interface Verdict {
    record Changed(RoomState room) implements Verdict {}

    /**
     * @param problem how what was chosen contradicts itself, where that is why, or null
     */
    record Refused(Code code, Setup.Problem problem) implements Verdict {}
  }

  /** Judges what {@code player} wants to change in a room. */
  static Verdict judge(
      RoomState room,
      Game<?> game,
      UUID player,
      boolean seatRole,
      Predicate<UUID> present,
      FromClient wish) {
    if (room.phase() == RoomState.Phase.PARKED) return refused(Code.PARKED);
    GameInfo.Form form = game.info().form(room.form());
    int seat = room.seatOf(player);
    return new Lobby(room, game, form, player, seat, seatRole, present).judge(wish);
  }

  private Verdict judge(FromClient wish) {
    if (wish instanceof FromClient.Watching(boolean on)) return watching(on);
    if (wish instanceof FromClient.Again) return again(false);
    if (wish instanceof FromClient.AgainSwapped) return again(true);
    if (room.phase() != RoomState.Phase.GATHERING) return refused(Code.WRONG_PHASE);
    if (wish instanceof FromClient.Commit(UUID match, String commitment)) {
      return commit(match, commitment);
    }
    if (wish instanceof FromClient.Reveal(UUID match, String number)) {
      return reveal(match, number);
    }
    if (room.meeting() && !(wish instanceof FromClient.SeatOption)) {
      return refused(Code.WRONG_PHASE);
    }
    return switch (wish) {
      case FromClient.Sit(Integer wanted) -> sit(wanted);
      case FromClient.Stand() -> seat < 0 ? refused(Code.NO_SEAT) : changed(leaving(seat));
      case FromClient.SeatOption(String key, String value) -> seatOption(key, value);
      case FromClient.Propose(int other, String key, String value) -> propose(other, key, value);
      case FromClient.Swap(Integer other) -> seat < 0 ? refused(Code.NO_SEAT) : swap(other);
      case FromClient.Free(int other) -> host() ? free(other) : refused(Code.NOT_HOST);
      case FromClient.Seats(int count) -> host() ? seats(count) : refused(Code.NOT_HOST);
      case FromClient.TableOption(String key, String value) ->
          host() ? tableOption(key, value) : refused(Code.NOT_HOST);
      case FromClient.PutOut(int other) -> host() ? putOut(other) : refused(Code.NOT_HOST);
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
  static boolean forRated(RoomState room, UUID player, FromClient wish) {
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
   * Gathers again after a match. The one who asks for it is ready at once; the others agree by
   * being ready too.
   */
  private Verdict again(boolean swap) {
    if (!seatRole || seat < 0 && !host()) return refused(Code.NO_SEAT);
    return switch (room.phase()) {
      case OVER ->
          room.closed()
              ? refused(Code.WRONG_PHASE)
              : changed(again(room.again(), swap).withReady(player));
      case GATHERING -> room.match() == null ? refused(Code.WRONG_PHASE) : changed(room);
      default -> refused(Code.WRONG_PHASE);
    };
  }

  /**
   * With everybody one seat further, or where there are teams, in the same place of the next team;
   * what is proposed stays with the seats.
   */
  private RoomState again(RoomState before, boolean swap) {
    if (!swap) return before;
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

  /** Where whoever sits on {@code seat} comes to sit when sides are swapped. */
  private int next(int seat, int seats) {
    List<Integer> teams = form.teams();
    if (teams.isEmpty()) return (seat + 1) % seats;
    int team = teams.get(seat);
    int other = (team + 1) % (Collections.max(teams) + 1);
    int place = (int) teams.subList(0, seat).stream().filter(one -> one == team).count();
    for (int i = 0; i < seats; i++) if (teams.get(i) == other && place-- == 0) return i;
    return seat;
  }

  /**
   * @param seat which one, or null for the first free one, in a team form of the team that has
   *     fewer players
   */
  private Verdict sit(Integer seat) {
    if (!seatRole || room.putOut().contains(player)) return refused(Code.NOT_ALLOWED);
    if (seat == null && this.seat >= 0) return changed(room);
    int wanted = seat == null ? free() : seat;
    if (seat == null && wanted < 0) return refused(Code.SEAT_TAKEN);
    return take(wanted);
  }

  /** The free seat that a newcomer gets, or -1 if there is none. */
  private int free() {
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
    if (!there(wanted)) return refused(Code.NO_SEAT);
    Place place = room.seats().get(wanted);
    if (player.equals(place.player())) return changed(room);
    if (place.player() != null) return refused(Code.SEAT_TAKEN);
    Map<String, String> own = seat < 0 ? Map.of() : room.seats().get(seat).options();
    RoomState left = seat < 0 ? room : leaving(seat);
    Place taken = new Place(player, moved(own, place.options()), false, null);
    return changed(left.withSeat(wanted, taken));
  }

  private boolean there(int other) {
    return other >= 0 && other < room.seats().size();
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

  /** Wishes to change places, or does it if the other wishes the same. */
  private Verdict swap(Integer other) {
    Place mine = room.seats().get(seat);
    if (other == null) return changed(room.withSeat(seat, mine.swap(null)));
    if (!there(other) || other == seat) return refused(Code.NO_SEAT);
    Place theirs = room.seats().get(other);
    if (theirs.player() == null) return refused(Code.NO_SEAT);
    if (!Integer.valueOf(seat).equals(theirs.swap())) {
      return changed(room.withSeat(seat, mine.swap(other)));
    }
    List<Place> seats = new ArrayList<>(room.seats());
    Map<String, String> here = moved(theirs.options(), mine.options());
    Map<String, String> there = moved(mine.options(), theirs.options());
    seats.set(seat, new Place(theirs.player(), here, false, null));
    seats.set(other, new Place(player, there, false, null));
    return changed(room.withSeats(seats));
  }

  /** Gives the seat of somebody who is not there to whoever comes. */
  private Verdict free(int other) {
    if (!there(other)) return refused(Code.NO_SEAT);
    UUID sitting = room.seats().get(other).player();
    if (sitting == null) return changed(room);
    if (present.test(sitting)) return refused(Code.NOT_ALLOWED);
    return changed(leaving(other));
  }

  /** Puts somebody out, there or not, whom the host does not want to play with. */
  private Verdict putOut(int other) {
    if (!there(other)) return refused(Code.NO_SEAT);
    UUID sitting = room.seats().get(other).player();
    if (sitting == null) return refused(Code.NO_SEAT);
    if (sitting.equals(room.host())) return refused(Code.NOT_ALLOWED);
    return changed(leaving(other).withPutOut(sitting));
  }

  /** Adds free seats or takes free ones away at the end. */
  private Verdict seats(int count) {
    if (count < form.minSeats() || count > form.maxSeats()) return refused(Code.BAD_OPTION);
    if (count == room.seats().size()) return changed(room);
    List<Place> seats = new ArrayList<>(room.seats());
    while (seats.size() > count) {
      if (seats.removeLast().player() != null) return refused(Code.SEAT_TAKEN);
    }
    while (seats.size() < count) seats.add(Place.FREE);
    return sensible(room.withSeats(seats));
  }

  private Verdict seatOption(String key, String value) {
    if (seat < 0) return refused(Code.NO_SEAT);
    Option option = option(form.seatOptions(), key);
    if (option == null || !option.permits(value)) return refused(Code.BAD_OPTION);
    if (option.together(room.table())) return propose(seat, key, value);
    if (holder(option, value, seat) >= 0) return refused(Code.OPTION_TAKEN);
    return sensible(with(room, seat, key, value));
  }

  /** Proposes something for any seat; a value that another seat has is exchanged. */
  private Verdict propose(int other, String key, String value) {
    if (seat < 0 || !there(other)) return refused(Code.NO_SEAT);
    Option option = option(form.seatOptions(), key);
    if (option == null || !option.permits(value)) return refused(Code.BAD_OPTION);
    if (!option.together(room.table())) return refused(Code.NOT_ALLOWED);
    String before = room.seats().get(other).options().get(key);
    if (value.equals(before)) return changed(room);
    int holder = holder(option, value, other);
    RoomState proposed = with(room, other, key, value);
    return sensible(holder < 0 ? proposed : with(proposed, holder, key, before));
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
   * @param value null for none
   */
  private static RoomState with(RoomState room, int seat, String key, String value) {
    Place place = room.seats().get(seat);
    Map<String, String> options = new HashMap<>(place.options());
    if (value == null) options.remove(key);
    else options.put(key, value);
    Place chosen = place.with(options);
    return room.withSeat(seat, value == null ? chosen.ready(false) : chosen);
  }

  private Verdict tableOption(String key, String value) {
    Option option = option(form.tableOptions(), key);
    if (option == null || !option.permits(value)) return refused(Code.BAD_OPTION);
    Map<String, String> options = new HashMap<>(room.table());
    options.put(key, value);
    return sensible(room.withTable(options));
  }

  private Verdict clock(TimeControl control) {
    boolean sensible = control != null && control.sensible();
    return sensible ? changed(room.withClock(control)) : refused(Code.BAD_OPTION);
  }

  /**
   * @param terms what he agrees to; what has changed since, he has not seen
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

  /** Commits to a number for the next match, as long as nobody reveals theirs. */
  private Verdict commit(UUID match, String commitment) {
    if (seat < 0) return refused(Code.NO_SEAT);
    NextDeal deal = room.deal();
    if (deal == null || !deal.match().equals(match)) return refused(Code.STALE);
    if (!FairDeal.readable(commitment)) return refused(Code.MALFORMED);
    if (commitment.equals(deal.commitmentOf(player))) return changed(room);
    if (deal.revealing()) return refused(Code.NOT_ALLOWED);
    return changed(room.withDeal(deal.committed(player, commitment, room.players())));
  }

  /** Reveals the number that was committed to, once all commitments are fixed. */
  private Verdict reveal(UUID match, String number) {
    if (seat < 0) return refused(Code.NO_SEAT);
    NextDeal deal = room.deal();
    if (deal == null || !deal.match().equals(match)) return refused(Code.STALE);
    if (!deal.revealing()) return refused(Code.NOT_ALLOWED);
    Mix mix = deal.mixes().get(player);
    boolean right = mix != null && FairDeal.readable(number);
    if (!right || !Mix.commitment(match, number).equals(mix.commitment())) {
      return refused(Code.WRONG_NUMBER);
    }
    return changed(mix.none() ? room.withDeal(deal.revealed(player, number)) : room);
  }

  private static Option option(Iterable<Option> options, String key) {
    for (Option option : options) if (option.key().equals(key)) return option;
    return null;
  }

  /** The changed room, unless what was chosen contradicts itself. */
  private Verdict sensible(RoomState wanted) {
    Setup.Problem problem = wanted.contradiction(game);
    return problem == null ? changed(wanted) : new Verdict.Refused(Code.BAD_SETUP, problem);
  }

  /** The changed room, in which nobody else is ready any more if the terms have changed. */
  private Verdict changed(RoomState wanted) {
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

  private static Verdict refused(Code code) {
    return new Verdict.Refused(code, null);
  }
}
