package arenhold.server.room.state;

import arenhold.rules.Game;
import arenhold.rules.Outcome;
import arenhold.rules.Seat;
import arenhold.rules.Setup;
import arenhold.server.clock.TimeControl;
import arenhold.server.computer.Computer;
import arenhold.server.protocol.Code;
import arenhold.server.protocol.RatingRange;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * What a room must remember: an immutable value, stored as a whole with a version that fences a
 * second writer. A new field needs a default in the constructor for rooms stored without it; stored
 * rooms are never rewritten for it. The fields of {@link Terms}, {@link Door} and {@link Progress}
 * are stored among the room's own. The file is long because every change of the value is here.
 *
 * @param version raised by every stored change
 * @param agreed what is agreed about the next match
 * @param door who may come in
 * @param progress where the room is in its life
 * @param heard the newest ids of messages that were carried out, oldest first
 */
public record RoomState(
    UUID id,
    long version,
    UUID host,
    String game,
    String form,
    @JsonUnwrapped Terms agreed,
    @JsonUnwrapped Door door,
    List<Place> seats,
    @JsonUnwrapped Progress progress,
    List<String> heard) {

  /** A field that an older version did not store has its default. */
  public RoomState {
    if (seats == null) seats = List.of();
    if (heard == null) heard = List.of();
  }

  /** A room that nobody has entered yet. */
  public static RoomState fresh(
      UUID host, String game, String form, int seats, Map<String, String> table, boolean watching) {
    return new RoomState(
        UUID.randomUUID(),
        1,
        host,
        game,
        form,
        Terms.fresh(table),
        Door.fresh(watching),
        Collections.nCopies(seats, Place.FREE),
        Progress.FIRST,
        List.of());
  }

  /**
   * A room for players whom matchmaking or a challenge brought together: the match begins when all
   * are here. The first is its host.
   *
   * @param seats the seats, with their players and what is chosen for them
   */
  public static RoomState meeting(
      String game, String form, List<Place> seats, TimeControl clock, boolean rated) {
    UUID host = seats.getFirst().player();
    RoomState room = seated(host, game, form, Map.of(), seats).withClock(clock).withRated(rated);
    return room.with(room.progress.broughtTogether());
  }

  /**
   * A room in which people sit already.
   *
   * @param table what is chosen for the table
   * @param seats the seats, with their players and what is chosen for them
   */
  public static RoomState seated(
      UUID host, String game, String form, Map<String, String> table, List<Place> seats) {
    return fresh(host, game, form, seats.size(), table, true).with(seats);
  }

  // The fields of its parts.

  public Map<String, String> table() {
    return agreed.table();
  }

  public long terms() {
    return agreed.terms();
  }

  /** Whether its matches are rated: those with a computer never are. */
  public boolean rated() {
    return agreed.rated() && !withComputer();
  }

  /**
   * Whether players may be advised: in matches that are not rated, and that nobody else plays but
   * computers.
   */
  public boolean hints() {
    return withComputer() && seats.size() - computers().size() == 1;
  }

  /** The seats for which a computer may think in a match: all where people may be advised. */
  public List<Seat> thinking() {
    if (!hints()) return computers();
    return IntStream.range(0, seats.size()).mapToObj(Seat::of).toList();
  }

  /** Whether a computer holds a seat. */
  public boolean withComputer() {
    return seats.stream().anyMatch(seat -> Computer.is(seat.player()));
  }

  public TimeControl clock() {
    return agreed.clock();
  }

  public String seatLink() {
    return door.seatLink();
  }

  public String watchLink() {
    return door.watchLink();
  }

  public boolean listed() {
    return door.listed();
  }

  public RatingRange range() {
    return door.range();
  }

  public List<UUID> putOut() {
    return door.putOut();
  }

  public Phase phase() {
    return progress.phase();
  }

  public UUID match() {
    return progress.match();
  }

  public String parked() {
    return progress.parked();
  }

  public long asked() {
    return progress.asked();
  }

  public List<Played> played() {
    return progress.played();
  }

  public boolean meeting() {
    return progress.meeting();
  }

  public boolean shut() {
    return progress.shut();
  }

  public NextDeal deal() {
    return progress.deal();
  }

  /** Whether the host lets others watch. */
  public boolean watching() {
    return watchLink() != null;
  }

  /** The number of the player's seat, or -1. */
  public int seatOf(UUID player) {
    for (int i = 0; i < seats.size(); i++) if (player.equals(seats.get(i).player())) return i;
    return -1;
  }

  /** Whether this player played one of the newest matches here. */
  public boolean playedHere(UUID player) {
    return played().stream().anyMatch(one -> one.players().contains(player));
  }

  /** The player of each seat; null for a free one. */
  public List<UUID> players() {
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
    return new Setup(game, form, seats.stream().map(Place::options).toList(), table());
  }

  /**
   * How the options chosen so far contradict the rules or each other, as {@link Game#problem} says
   * it; null if they do not. An option that is not chosen yet contradicts nothing.
   */
  public Setup.Problem contradiction(Game<?> game) {
    Setup.Problem problem = game.problem(setup());
    boolean open = problem != null && problem.code().equals(Setup.Problem.MISSING);
    return open ? null : problem;
  }

  /** The seats of computers. */
  public List<Seat> computers() {
    List<Seat> computers = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      if (Computer.is(seats.get(i).player())) computers.add(Seat.of(i));
    }
    return computers;
  }

  /** For each seat the place its player had in the last match here, or null. */
  public List<Integer> lastPlaces() {
    List<Integer> places = new ArrayList<>();
    for (Place seat : seats) {
      places.add(played().isEmpty() ? null : played().getLast().place(seat.player()));
    }
    return places;
  }

  /** With other seats; a wish to swap with a player who has left lapses. */
  public RoomState withSeats(List<Place> wanted) {
    List<Place> changed = new ArrayList<>();
    for (Place place : wanted) {
      Integer with = place.swap();
      boolean there =
          with != null
              && with < Math.min(seats.size(), wanted.size())
              && Objects.equals(wanted.get(with).player(), seats.get(with).player());
      changed.add(there ? place : place.swap(null));
    }
    return with(changed);
  }

  public RoomState withSeat(int seat, Place place) {
    List<Place> changed = new ArrayList<>(seats);
    changed.set(seat, place);
    return withSeats(changed);
  }

  public RoomState withTable(Map<String, String> options) {
    return with(agreed.withTable(options));
  }

  /** With matches that are to count for ratings, or not. */
  public RoomState withRated(boolean on) {
    return with(agreed.withRated(on));
  }

  /** With a table at which anybody may sit down, or only people who have the link. */
  public RoomState withListed(boolean on) {
    return with(door.withListed(on));
  }

  /** With this time control. */
  public RoomState withClock(TimeControl control) {
    return with(agreed.withClock(control));
  }

  /** With a table for ratings in this range alone, or for everybody again. */
  public RoomState withRange(RatingRange wanted) {
    return with(door.withRange(wanted));
  }

  /** With everybody ready, where players were brought together: they agree by coming. */
  public RoomState willing() {
    if (!meeting()) return this;
    return with(seats.stream().map(seat -> seat.ready(true)).toList());
  }

  /** With these players not ready any more. */
  public RoomState withoutReady(Set<UUID> players) {
    List<Place> changed =
        seats.stream()
            .map(seat -> seat.ready(seat.ready() && !players.contains(seat.player())))
            .toList();
    return with(changed);
  }

  /** With what the next match will be dealt by. */
  public RoomState withDeal(NextDeal next) {
    return with(progress.withDeal(next));
  }

  /** Not all players came who were brought together: the seats are free. */
  public RoomState missed() {
    return with(progress.missed()).with(Collections.nCopies(seats.size(), Place.FREE));
  }

  /**
   * It gathers no more: a table at which nothing was played yet is closed to everybody, another one
   * is as after its last match.
   */
  public RoomState gatheringEnded() {
    if (match() != null) return with(progress.in(Phase.OVER)).with(notReady());
    return missed().with(progress.missed().closed());
  }

  /** Why people cannot enter a room that is {@link #closed}. */
  public Code whyClosed() {
    return shut() ? Code.CLOSED : Code.NOT_MET;
  }

  /** Whether nothing was ever played here and nothing will be. */
  public boolean closed() {
    return phase() == Phase.OVER && match() == null;
  }

  /**
   * Not shown to strangers any more. There is a new link for seats; the former one admits only
   * people of the room.
   */
  public RoomState unlisted() {
    return with(door.unlisted());
  }

  /** With the player of this seat put out: they come back to no seat here. */
  public RoomState withPutOut(UUID player) {
    return with(door.withPutOut(player));
  }

  public RoomState withWatchLink(String link) {
    return with(door.withWatchLink(link));
  }

  /** With new terms: nobody stays ready but the player who changed them. */
  public RoomState withNewTerms(UUID by) {
    List<Place> asked =
        seats.stream().map(seat -> seat.ready(seat.ready() && by.equals(seat.player()))).toList();
    return with(agreed.raised()).with(asked);
  }

  /** With this player ready, if they sit here. */
  public RoomState withReady(UUID player) {
    int seat = seatOf(player);
    return seat < 0 ? this : withSeat(seat, seats.get(seat).ready(true));
  }

  /**
   * With its host on the first seat.
   *
   * @param options what the host chose for the seat
   * @param ready whether nothing more is to be chosen for it: then the host agrees to the terms
   */
  public RoomState withHostSeated(Map<String, String> options, boolean ready) {
    return withSeat(0, Place.of(host, options).ready(ready));
  }

  private List<Place> notReady() {
    return seats.stream().map(seat -> seat.ready(false)).toList();
  }

  /**
   * @param first the number with which the questions of the match begin
   */
  public RoomState playing(UUID started, long first) {
    return with(progress.playing(started, first));
  }

  public RoomState over(Outcome outcome) {
    return with(progress.over(new Played(match(), players(), outcome.places())));
  }

  /** The same people in their seats, before another match. */
  public RoomState again() {
    return with(agreed.raised()).with(notReady()).with(progress.in(Phase.GATHERING));
  }

  public RoomState parked(String reason) {
    return with(progress.parked(reason));
  }

  /** Remembers that the message with this id was carried out. */
  public RoomState heard(String ack) {
    List<String> all = Heard.with(heard, ack);
    return new RoomState(id, version, host, game, form, agreed, door, seats, progress, all);
  }

  /** Whether it differs from {@code other} in nothing but its version and the messages it heard. */
  public boolean sameAs(RoomState other) {
    long same = other.version;
    return new RoomState(id, same, host, game, form, agreed, door, seats, progress, other.heard)
        .equals(other);
  }

  /** This as what is stored next after {@code stored}. */
  public RoomState after(RoomState stored) {
    long next = stored.version() + 1;
    return new RoomState(id, next, host, game, form, agreed, door, seats, progress, heard);
  }

  private RoomState with(Terms terms) {
    return new RoomState(id, version, host, game, form, terms, door, seats, progress, heard);
  }

  private RoomState with(Door other) {
    return new RoomState(id, version, host, game, form, agreed, other, seats, progress, heard);
  }

  private RoomState with(Progress next) {
    return new RoomState(id, version, host, game, form, agreed, door, seats, next, heard);
  }

  private RoomState with(List<Place> places) {
    List<Place> all = List.copyOf(places);
    return new RoomState(id, version, host, game, form, agreed, door, all, progress, heard);
  }
}
