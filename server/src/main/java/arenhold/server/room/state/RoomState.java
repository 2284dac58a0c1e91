package arenhold.server.room.state;

import arenhold.rules.Game;
import arenhold.rules.Outcome;
import arenhold.rules.Setup;
import arenhold.server.account.Token;
import arenhold.server.clock.TimeControl;
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
import java.util.function.Consumer;

/**
 * What a room must remember: an immutable value, stored as a whole with a version that fences a
 * second writer. A new field needs a default in the constructor for rooms stored without it; stored
 * rooms are never rewritten for it. Long, so that what is remembered is declared, given its default
 * and changed in one place.
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

  /** Rooms that were stored before a field was there have what it was before there was a choice. */
  public RoomState {
    if (seats == null) seats = List.of();
    if (heard == null) heard = List.of();
  }

  /**
   * What is agreed about the next match. Stored among the room's other fields, as {@link Door} and
   * {@link Progress}.
   *
   * @param table what the host chose
   * @param terms which terms hold: raised by every change that players who were ready are asked
   *     about again
   * @param rated whether matches here are to count for their players' ratings
   * @param clock how long players may think in the next match
   */
  public record Terms(Map<String, String> table, long terms, boolean rated, TimeControl clock) {

    /** What was stored before a field was there has its default. */
    public Terms {
      if (table == null) table = Map.of();
      if (clock == null) clock = TimeControl.NONE;
    }
  }

  /**
   * Who may come in.
   *
   * @param listed whether anybody may sit down without a link
   * @param range who may sit down without being known to the host, while it is {@code listed}; null
   *     for everybody
   * @param putOut whom the host has put out, the newest last: they take no seat here any more
   */
  public record Door(
      String seatLink, String watchLink, boolean listed, RatingRange range, List<UUID> putOut) {

    /** What was stored before a field was there has its default. */
    public Door {
      if (putOut == null) putOut = List.of();
    }
  }

  /**
   * Where a room is in its life.
   *
   * @param match the match being played or that was played last, or null
   * @param parked why the room was stopped, or null
   * @param asked the number with which the questions of {@code match} begin: they never come again
   *     in this room
   * @param played the newest matches that were played to their end here, oldest first
   * @param meeting whether its players were brought together and begin as soon as all are here
   * @param shut whether it was closed by its host, or because nobody came for long
   * @param deal what the next match will be dealt by; null where none is gathered for, or where
   *     only the server's seed decides
   */
  public record Progress(
      Phase phase,
      UUID match,
      String parked,
      long asked,
      List<Played> played,
      boolean meeting,
      boolean shut,
      NextDeal deal) {

    /** What was stored before a field was there has its default. */
    public Progress {
      if (played == null) played = List.of();
    }
  }

  private static final int MOST_PLAYED = 20;

  /** How many are remembered whom the host has put out. */
  private static final int MOST_PUT_OUT = 32;

  /** How many ids are remembered of one person, and of all. */
  private static final int MOST_HEARD_OF_ONE = 16;

  private static final int MOST_HEARD = 64;

  /** Where a room is in its life. After a match it may gather again. */
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

    /** Seats that were stored before there was anything to choose have nothing chosen. */
    public Place {
      if (options == null) options = Map.of();
    }

    public static final Place FREE = new Place(null, Map.of(), false, null);

    /** A seat with what is chosen for it, of somebody who is not ready yet. */
    public static Place of(UUID player, Map<String, String> options) {
      return new Place(player, Map.copyOf(options), false, null);
    }

    /** Its player with other options. */
    public Place with(Map<String, String> others) {
      return new Place(player, Map.copyOf(others), ready, swap);
    }

    /** Whether its player is ready. */
    public Place ready(boolean on) {
      return new Place(player, options, on, swap);
    }

    /** Its player would like to change places with {@code seat}, or with nobody any more. */
    public Place swap(Integer seat) {
      return new Place(player, options, ready, seat);
    }
  }

  /**
   * A match that was played to its end.
   *
   * @param players who sat where
   * @param places each seat's place
   */
  public record Played(UUID match, List<UUID> players, List<Integer> places) {

    /** The place of {@code player}, or null if he did not play. */
    Integer place(UUID player) {
      int seat = players.indexOf(player);
      return seat < 0 ? null : places.get(seat);
    }
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
        new Terms(Map.copyOf(table), 0, false, TimeControl.NONE),
        new Door(Token.fresh(), watching ? Token.fresh() : null, false, null, List.of()),
        Collections.nCopies(seats, Place.FREE),
        new Progress(Phase.GATHERING, null, null, 0, List.of(), false, false, null),
        List.of());
  }

  /**
   * A room for people who were brought together: the match begins when all are here. The first is
   * its host.
   *
   * @param seats who sits where, with what is chosen for the seat
   */
  public static RoomState meeting(
      String game, String form, List<Place> seats, TimeControl clock, boolean rated) {
    UUID host = seats.getFirst().player();
    return seated(host, game, form, Map.of(), seats)
        .withClock(clock)
        .withRated(rated)
        .with(draft -> draft.meeting = true);
  }

  /**
   * A room in which people sit already.
   *
   * @param table what is chosen for the table
   * @param seats who sits where, with what is chosen for the seat
   */
  public static RoomState seated(
      UUID host, String game, String form, Map<String, String> table, List<Place> seats) {
    return fresh(host, game, form, seats.size(), table, true).with(draft -> draft.seats = seats);
  }

  /** See {@link Terms}. */
  public Map<String, String> table() {
    return agreed.table();
  }

  /** See {@link Terms}. */
  public long terms() {
    return agreed.terms();
  }

  /** See {@link Terms}. */
  public boolean rated() {
    return agreed.rated();
  }

  /** See {@link Terms}. */
  public TimeControl clock() {
    return agreed.clock();
  }

  /** See {@link Door}. */
  public String seatLink() {
    return door.seatLink();
  }

  /** See {@link Door}. */
  public String watchLink() {
    return door.watchLink();
  }

  /** See {@link Door}. */
  public boolean listed() {
    return door.listed();
  }

  /** See {@link Door}. */
  public RatingRange range() {
    return door.range();
  }

  /** See {@link Door}. */
  public List<UUID> putOut() {
    return door.putOut();
  }

  /** See {@link Progress}. */
  public Phase phase() {
    return progress.phase();
  }

  /** See {@link Progress}. */
  public UUID match() {
    return progress.match();
  }

  /** See {@link Progress}. */
  public String parked() {
    return progress.parked();
  }

  /** See {@link Progress}. */
  public long asked() {
    return progress.asked();
  }

  /** See {@link Progress}. */
  public List<Played> played() {
    return progress.played();
  }

  /** See {@link Progress}. */
  public boolean meeting() {
    return progress.meeting();
  }

  /** See {@link Progress}. */
  public boolean shut() {
    return progress.shut();
  }

  /** See {@link Progress}. */
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

  /** Who sits where; null for a free seat. */
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
   * How what is chosen so far contradicts the rules or itself, as {@link Game#problem} says it, or
   * null; what is only not chosen yet contradicts nothing.
   */
  public Setup.Problem contradiction(Game<?> game) {
    Setup.Problem problem = game.problem(setup());
    boolean open = problem != null && problem.code().equals(Setup.Problem.MISSING);
    return open ? null : problem;
  }

  /** For each seat the place its player had in the last match here, or null. */
  public List<Integer> lastPlaces() {
    List<Integer> places = new ArrayList<>();
    for (Place seat : seats) {
      places.add(played().isEmpty() ? null : played().getLast().place(seat.player()));
    }
    return places;
  }

  /** With other seats; a wish to swap with somebody who is not there any more lapses. */
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
    return with(draft -> draft.seats = changed);
  }

  public RoomState withSeat(int seat, Place place) {
    List<Place> changed = new ArrayList<>(seats);
    changed.set(seat, place);
    return withSeats(changed);
  }

  public RoomState withTable(Map<String, String> options) {
    return with(draft -> draft.table = options);
  }

  /** With matches that are to count for ratings, or not. */
  public RoomState withRated(boolean on) {
    return with(draft -> draft.rated = on);
  }

  /** With a table at which anybody may sit down, or only whoever has the link. */
  public RoomState withListed(boolean on) {
    return with(draft -> draft.listed = on);
  }

  /** With so much time to think. */
  public RoomState withClock(TimeControl control) {
    return with(draft -> draft.clock = control);
  }

  /** With a table for these alone, or for everybody again. */
  public RoomState withRange(RatingRange wanted) {
    return with(draft -> draft.range = wanted);
  }

  /** Everybody is ready: those who were brought together are as soon as they are here. */
  public RoomState willing() {
    if (!meeting()) return this;
    return with(draft -> draft.seats = seats.stream().map(seat -> seat.ready(true)).toList());
  }

  /** These are not ready any more. */
  public RoomState withoutReady(Set<UUID> players) {
    List<Place> changed =
        seats.stream()
            .map(seat -> seat.ready(seat.ready() && !players.contains(seat.player())))
            .toList();
    return with(draft -> draft.seats = changed);
  }

  /** With what the next match will be dealt by. */
  public RoomState withDeal(NextDeal next) {
    return with(draft -> draft.deal = next);
  }

  /** Not all came who were to meet here: nobody sits here any more. */
  public RoomState missed() {
    return with(
        draft -> {
          draft.phase = Phase.OVER;
          draft.meeting = false;
          draft.deal = null;
          draft.seats = Collections.nCopies(seats.size(), Place.FREE);
        });
  }

  /**
   * It gathers no more: a table at which nothing was played yet is closed to everybody, another one
   * stands as after its last match.
   */
  public RoomState gatheringEnded() {
    if (match() == null) return missed().with(draft -> draft.shut = true);
    return with(
        draft -> {
          draft.phase = Phase.OVER;
          draft.seats = notReady();
        });
  }

  /** What those are told who come to a room that is {@link #closed}. */
  public Code whyClosed() {
    return shut() ? Code.CLOSED : Code.NOT_MET;
  }

  /** Whether nothing was ever played here and nothing will be. */
  public boolean closed() {
    return phase() == Phase.OVER && match() == null;
  }

  /**
   * Not shown to strangers any more. The link that they were given loses its power for them: there
   * is a new one, and the former one leads only people of the room back.
   */
  public RoomState unlisted() {
    return with(
        draft -> {
          draft.listed = false;
          draft.seatLink = Token.fresh();
        });
  }

  /** With the player of this seat put out: they come back to no seat here. */
  public RoomState withPutOut(UUID player) {
    List<UUID> out = new ArrayList<>(putOut());
    out.add(player);
    if (out.size() > MOST_PUT_OUT) out.removeFirst();
    return with(draft -> draft.putOut = out);
  }

  public RoomState withWatchLink(String link) {
    return with(draft -> draft.watchLink = link);
  }

  /**
   * With other terms than were agreed to: nobody is ready but the player who changed them, if they
   * were.
   */
  public RoomState withNewTerms(UUID by) {
    return with(
        draft -> {
          draft.terms++;
          draft.seats =
              seats.stream()
                  .map(seat -> seat.ready(seat.ready() && by.equals(seat.player())))
                  .toList();
        });
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
    return with(
        draft -> {
          draft.phase = Phase.PLAYING;
          draft.meeting = false;
          draft.deal = null;
          draft.match = started;
          draft.asked = first;
        });
  }

  public RoomState over(Outcome outcome) {
    List<Played> all = new ArrayList<>(played());
    all.add(new Played(match(), players(), outcome.places()));
    if (all.size() > MOST_PLAYED) all.removeFirst();
    return with(
        draft -> {
          draft.phase = Phase.OVER;
          draft.played = all;
        });
  }

  /** The same people in their seats, before another match. */
  public RoomState again() {
    return with(
        draft -> {
          draft.terms++;
          draft.seats = notReady();
          draft.phase = Phase.GATHERING;
        });
  }

  public RoomState parked(String reason) {
    return with(
        draft -> {
          draft.phase = Phase.PARKED;
          draft.meeting = false;
          draft.parked = reason;
        });
  }

  /** Remembers that the message with this id was carried out. */
  public RoomState heard(String ack) {
    String person = ack.substring(0, ack.indexOf('/') + 1);
    List<String> all = new ArrayList<>(heard);
    List<String> own = heard.stream().filter(id -> id.startsWith(person)).toList();
    if (own.size() >= MOST_HEARD_OF_ONE) all.remove(own.getFirst());
    if (all.size() >= MOST_HEARD) all.removeFirst();
    all.add(ack);
    return with(draft -> draft.heard = all);
  }

  /** Whether it differs from {@code other} in nothing but its version and the messages it heard. */
  public boolean sameAs(RoomState other) {
    return with(draft -> {
          draft.version = other.version;
          draft.heard = other.heard;
        })
        .equals(other);
  }

  /** This as what is stored next after {@code stored}. */
  public RoomState after(RoomState stored) {
    return with(draft -> draft.version = stored.version() + 1);
  }

  private RoomState with(Consumer<RoomDraft> change) {
    RoomDraft draft = new RoomDraft(this);
    change.accept(draft);
    return draft.room(this);
  }
}
