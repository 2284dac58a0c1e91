package arenhold.server.protocol;

import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.Seat;
import arenhold.rules.Waiting;
import arenhold.rules.notation.FairDeal;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.Consent;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Windows;
import arenhold.server.computer.Computer;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/**
 * Everything one kind of viewer sees of a room: the content of snapshots, changed by patches. Built
 * from scratch for each kind; it has no field for anything that no one may see. Records that only
 * group fields are {@link JsonUnwrapped unwrapped}: clients see their fields among those of the
 * room or the match.
 *
 * @param match the match being played or, until another one starts, the last one; null before the
 *     first
 */
public record RoomDocument(Room room, Match match) {

  /**
   * Someone in the room.
   *
   * @param computer how strong a computer is, or {@code engine} for one of somebody's own; null for
   *     a person, and left out then
   */
  public record Person(
      UUID id, String name, @JsonInclude(JsonInclude.Include.NON_NULL) String computer) {

    public Person(UUID id, String name) {
      this(id, name, Computer.mark(id));
    }

    /** Whether this is the id of a computer. */
    public static boolean isComputer(UUID id) {
      return Computer.is(id);
    }
  }

  /**
   * The room around the match.
   *
   * @param phase {@code gathering}, {@code playing}, {@code over}, {@code parked}
   * @param parked why the room was stopped, or null
   * @param host the player who made the room
   * @param agreed the terms; sent among the other fields, as {@link Door} and {@link Watching} are
   * @param played the newest matches finished here, oldest first
   * @param meeting whether matchmaking or a challenge brought the players together: they begin as
   *     soon as all are here
   * @param deal the deal of the next match; null where the room is not gathering for one
   */
  public record Room(
      String game,
      String form,
      String phase,
      String parked,
      UUID host,
      List<Place> seats,
      @JsonUnwrapped Terms agreed,
      @JsonUnwrapped Door door,
      @JsonUnwrapped Watching audience,
      List<Played> played,
      boolean meeting,
      Deal deal) {}

  /**
   * What players agree to by being ready.
   *
   * @param table the table's options
   * @param terms the revision of the terms; sent back with {@code ready}
   * @param rated whether matches here are rated
   * @param clock the time control from the next match on
   */
  public record Terms(Map<String, String> table, long terms, boolean rated, TimeControl clock) {}

  /**
   * Who may come in.
   *
   * @param watching whether the host lets others watch
   * @param seatLink the secret of the link that gives seats; null for viewers who may not pass it
   *     on
   * @param watchLink the secret of the link for watching; null if there is none
   * @param listed whether anyone may sit down without a link
   * @param range the ratings an open table accepts, or null
   */
  public record Door(
      boolean watching, String seatLink, String watchLink, boolean listed, RatingRange range) {}

  /**
   * Who watches.
   *
   * @param watchers some of them, by name
   * @param watcherCount how many they are in all
   */
  public record Watching(List<Person> watchers, int watcherCount) {}

  /**
   * What is known of the deal of the next match.
   *
   * @param match the id it will have
   * @param seedHash the commitment of its seed, hex
   * @param revealing whether all commitments are fixed and clients are to reveal their numbers now
   */
  public record Deal(UUID match, String seedHash, boolean revealing) {}

  /**
   * A match that was finished in this room.
   *
   * @param players in seat order
   * @param places each seat's final place
   */
  public record Played(UUID id, List<Person> players, List<Integer> places) {}

  /**
   * A seat of the room.
   *
   * @param player null while it is free
   * @param options its chosen options, as far as this viewer may know
   * @param sealed the commitments of its secretly chosen options, by option; an empty text while no
   *     deal fixes one
   * @param present whether its player is connected
   * @param swap the seat whose player this one would like to change places with, or null
   * @param commitment of the number that its player mixes into the next deal, hex; null for none
   * @param guest true for a person without an account, with whom no match counts; null for
   *     everybody else, and left out then
   */
  public record Place(
      Person player,
      Map<String, String> options,
      Map<String, String> sealed,
      boolean ready,
      boolean present,
      Integer swap,
      String commitment,
      @JsonInclude(JsonInclude.Include.NON_NULL) Boolean guest) {}

  /**
   * A number that was mixed into a deal.
   *
   * @param commitment as published before the deal, hex
   * @param number 32 bytes, hex
   */
  public record Mixed(String commitment, String number) {

    /** Each seat's number, null for a seat without one; null for a deal by the seed alone. */
    public static List<Mixed> of(FairDeal.Mixed mixed) {
      if (mixed == null) return null;
      List<Mixed> all = new ArrayList<>();
      for (FairDeal.Mix mix : mixed.mixes()) {
        all.add(mix.none() ? null : new Mixed(mix.commitment(), mix.number()));
      }
      return all;
    }
  }

  /**
   * The match as this viewer may know it.
   *
   * @param version of the game's rules
   * @param continues the match from which it goes on; null if it is one of its own
   * @param dealt how it was dealt; sent among the other fields, as {@link Own} and {@link Closing}
   *     are
   * @param setup the options chosen
   * @param view the game's own view
   * @param waiting the seats asked and their questions, as far as this viewer may know
   * @param own what the viewer is asked and may do
   * @param closing who wants it to end or is out of it, and how it ended
   * @param standIns the seats that computers play for their absent players
   * @param strikes how often engines have failed at their seats
   * @param choices the number of lines in its log
   * @param moment the revision of the match; sent back with {@code takeBack}, {@code resign} and
   *     {@code stop}
   * @param clock the clocks; null if there are none and no player is absent
   */
  public record Match(
      UUID id,
      int version,
      UUID continues,
      @JsonUnwrapped Dealt dealt,
      Settings setup,
      JsonNode view,
      List<Waiting> waiting,
      @JsonUnwrapped Own own,
      @JsonUnwrapped Closing closing,
      List<StandIn> standIns,
      List<Strikes> strikes,
      int choices,
      long moment,
      Clock clock) {}

  /**
   * How a match was dealt.
   *
   * @param seedHash the commitment of the seed, hex, published before the start
   * @param seed the seed, hex, once the match is over
   * @param mixed for each seat the number that was mixed into the deal, or null for none; the list
   *     is null for a match dealt by its seed alone
   */
  public record Dealt(String seedHash, String seed, List<Mixed> mixed) {}

  /**
   * What the viewer is asked and may do; nothing for those without a seat.
   *
   * @param question the viewer's open question, or null
   * @param asked the number of that question; sent back with the answer
   * @param canTakeBack whether the viewer may take back their newest choice
   * @param canResign whether the viewer may resign
   * @param canStop whether the viewer may agree to stop
   * @param canComeBack whether the viewer, who is out or for whom a computer plays, may rejoin
   * @param canHint whether the viewer may be advised on the open question
   */
  public record Own(
      Question question,
      long asked,
      boolean canTakeBack,
      boolean canResign,
      boolean canStop,
      boolean canComeBack,
      boolean canHint) {

    /** Of a viewer without a seat. */
    public static final Own NOTHING = new Own(null, 0, false, false, false, false, false);
  }

  /**
   * Who wants a match to end or is out of it, and how it ended.
   *
   * @param agreed the seats that agreed to stop
   * @param resigning the seats that want to resign while others of their side do not yet
   * @param out the seats that are out while the others play on, in the order they left
   * @param outcome how it ended, or null
   */
  public record Closing(
      List<Integer> agreed, List<Integer> resigning, List<Out> out, Outcome outcome) {

    /** The same for every viewer. */
    public static Closing of(arenhold.rules.Match<?> match) {
      return new Closing(
          match.agreedToStop().stream().map(Seat::index).toList(),
          match.wantingToResign().stream().map(Seat::index).toList(),
          Out.of(match),
          match.outcome().orElse(null));
    }
  }

  /**
   * A seat that a computer plays for its player, who was absent and may come back.
   *
   * @param computer how strong it is
   */
  public record StandIn(int seat, String computer) {}

  /**
   * An engine that has failed at its seat.
   *
   * @param count how often; the third time it has lost its seat
   * @param fault how the last time: a code of the engine protocol
   */
  public record Strikes(int seat, int count, String fault) {}

  /**
   * A seat that is out while the others play on.
   *
   * @param reason {@code resigned}, {@code time} or {@code left}
   */
  public record Out(int seat, String reason) {

    /** The departed seats of a match that have not rejoined. */
    private static List<Out> of(arenhold.rules.Match<?> match) {
      return match.departures().stream()
          .filter(each -> match.gone(each.seat()))
          .map(each -> new Out(each.seat().index(), each.reason()))
          .toList();
    }
  }

  /**
   * The clocks of a match, the same for every viewer. Moments are milliseconds since 1970 by the
   * server's clock; durations are milliseconds.
   *
   * @param control the time control; may have been changed by consent
   * @param at the moment to which the following values apply
   * @param left each seat's remaining time, without {@code free}; null where there is no clock
   * @param free each seat's time in this turn before {@code left} runs
   * @param running the seats whose clocks have been running since {@code at}
   * @param paused the pause, or null while time runs
   * @param proposal the open proposal, or null
   * @param declined the proposal that was declined or withdrawn last, until someone chooses or
   *     proposes something; or null
   * @param absent the seats that are asked and whose players are gone
   * @param windows the times of questions that have one of their own
   */
  public record Clock(
      TimeControl control,
      long at,
      List<Long> left,
      List<Long> free,
      List<Integer> running,
      Consent.Pause paused,
      Consent.Proposal proposal,
      Consent.Declined declined,
      List<Absent> absent,
      List<Window> windows) {

    /** The public part of {@code clocks}; null if there is nothing to show. */
    public static Clock of(Clocks clocks, List<Absent> absent) {
      boolean ticking = clocks.ticking();
      boolean talks = clocks.proposal() != null || clocks.declined() != null;
      List<Window> windows = Window.of(clocks.windows());
      if (!ticking && !talks && absent.isEmpty() && windows.isEmpty()) return null;
      List<Long> none = Collections.nCopies(clocks.left().size(), null);
      return new Clock(
          clocks.control(),
          clocks.at(),
          ticking ? clocks.left() : none,
          clocks.free(),
          clocks.running(),
          clocks.paused(),
          clocks.proposal(),
          clocks.declined(),
          absent,
          windows);
    }
  }

  /**
   * A time window for answering questions, in place of the match clock.
   *
   * @param seats the seats asked
   * @param left the milliseconds left at the clock's {@code at}, not counting a hold
   * @param holdable whether the players asked may stop it
   * @param held who holds it and for how long; null while it runs
   */
  public record Window(List<Integer> seats, long left, boolean holdable, Held held) {

    private static List<Window> of(Windows windows) {
      return windows.open().stream()
          .filter(window -> window.left() != null)
          .map(
              window ->
                  new Window(
                      window.asked().stream().map(Windows.Asked::seat).toList(),
                      window.left(),
                      window.hold() != null,
                      window.held() == null ? null : Held.of(window.held())))
          .toList();
    }
  }

  /**
   * A public clock that is held.
   *
   * @param seat the seat that holds it; null if it waits for players to come back after an outage
   * @param left for how many more milliseconds, from the clock's {@code at} on
   */
  public record Held(Integer seat, long left) {

    private static Held of(Windows.Held held) {
      int by = held.by().getFirst();
      return new Held(by == Windows.SERVER ? null : by, held.left());
    }
  }

  /**
   * A seat that is asked and whose player is gone.
   *
   * @param claimableAt when the others no longer have to wait
   * @param goesOn whether the others may then play on without that seat; otherwise they may end the
   *     match
   * @param computer the level of the computer that they may let play for it instead; null if none
   *     plays this game
   */
  public record Absent(int seat, long since, long claimableAt, boolean goesOn, String computer) {}

  /**
   * The options chosen before the match.
   *
   * @param seats each seat's options, as far as this viewer may know
   * @param sealed for each seat the commitments of its secretly chosen options, by option, with the
   *     salts of those that this viewer may know
   * @param table the table's options
   */
  public record Settings(
      List<Map<String, String>> seats,
      List<Map<String, FairDeal.Sealed>> sealed,
      Map<String, String> table) {}
}
