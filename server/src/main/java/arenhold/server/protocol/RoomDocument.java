package arenhold.server.protocol;

import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.Waiting;
import arenhold.rules.notation.FairDeal;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.Consent;
import arenhold.server.clock.TimeControl;
import arenhold.server.clock.Windows;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/**
 * Everything one kind of viewer sees of a room: what snapshots hold and patches change. Built from
 * nothing for each kind; it has no field for what nobody may see.
 *
 * @param match the match being played or, until another one starts, the last one; null before the
 *     first
 */
public record RoomDocument(Room room, Match match) {

  /** Somebody here. */
  public record Person(UUID id, String name) {}

  /**
   * The room around the match.
   *
   * @param phase {@code gathering}, {@code playing}, {@code over}, {@code parked}
   * @param host who made the room
   * @param table the table's options
   * @param watching whether the host lets others watch
   * @param seatLink the secret of the link that gives seats; null for those who may not pass it on
   * @param watchLink the secret of the link for watching; null where there is none
   * @param watchers some of those who watch, by name
   * @param watcherCount how many watch
   * @param parked why the room was stopped, or null
   * @param terms which state of what is agreed to this is; goes back with {@code ready}
   * @param played the newest matches that were played to their end here, oldest first
   * @param rated whether matches here are to count for ratings
   * @param listed whether anybody may sit down without a link
   * @param clock how long players may think, from the next match on
   * @param range whom an open table is for, or null
   * @param meeting whether its players were brought together and begin as soon as all are here
   * @param deal what is known of how the next match will be dealt; null where none is gathered for
   */
  public record Room(
      String game,
      String form,
      String phase,
      UUID host,
      List<Place> seats,
      Map<String, String> table,
      boolean watching,
      String seatLink,
      String watchLink,
      List<Person> watchers,
      int watcherCount,
      String parked,
      long terms,
      List<Played> played,
      boolean rated,
      boolean listed,
      TimeControl clock,
      RatingRange range,
      boolean meeting,
      Deal deal) {}

  /**
   * What is known of the deal of the next match.
   *
   * @param match the id it will have
   * @param seedHash the commitment of its seed, hex
   * @param revealing whether all commitments are fixed, and clients reveal their numbers now
   */
  public record Deal(UUID match, String seedHash, boolean revealing) {}

  /**
   * A match that was played to its end in this room.
   *
   * @param players who sat where
   * @param places each seat's place
   */
  public record Played(UUID id, List<Person> players, List<Integer> places) {}

  /**
   * A seat of the room.
   *
   * @param player null while it is free
   * @param options what was chosen for it, as far as this viewer may know
   * @param sealed the commitments of what was chosen for it in secret, by option; an empty text
   *     while there is no deal that fixes one
   * @param present whether its player is connected
   * @param swap the seat whose player this one would like to change places with, or null
   * @param commitment of the number that its player mixes into the next deal, hex; null for none
   */
  public record Place(
      Person player,
      Map<String, String> options,
      Map<String, String> sealed,
      boolean ready,
      boolean present,
      Integer swap,
      String commitment) {}

  /**
   * A number that was mixed into a deal.
   *
   * @param commitment what was known of it before, hex
   * @param number 32 bytes, hex
   */
  public record Mixed(String commitment, String number) {

    /** What each seat mixed in, null for nothing; null for a deal by the seed alone. */
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
   * @param seedHash the commitment of the seed, hex, known from before the start
   * @param seed the seed, hex, once the match is over
   * @param mixed for each seat the number that was mixed into the deal, or null for none; null as a
   *     whole for a match dealt by its seed alone
   * @param version of the game's rules
   * @param setup what was chosen
   * @param view the game's own view
   * @param waiting who is asked what, as far as this viewer may know
   * @param question the viewer's own open question, or null
   * @param asked which question that is; goes back with the answer
   * @param canTakeBack whether the viewer may take back his newest choice
   * @param canResign whether the viewer may give up
   * @param canStop whether the viewer may agree to stop
   * @param agreed the seats that agreed to stop
   * @param resigning the seats that want to resign while others of their side do not yet
   * @param out the seats that are out while the others play on, in the order in which they went
   * @param canComeBack whether the viewer, who is out, may play again
   * @param outcome how it ended, or null
   * @param choices how many lines its log has
   * @param moment which moment of the match this is; goes back with {@code takeBack}, {@code
   *     resign} and {@code stop}
   * @param clock everybody's time; null where there is none and nobody is waited for
   */
  public record Match(
      UUID id,
      String seedHash,
      String seed,
      List<Mixed> mixed,
      int version,
      Settings setup,
      JsonNode view,
      List<Waiting> waiting,
      Question question,
      long asked,
      boolean canTakeBack,
      boolean canResign,
      boolean canStop,
      List<Integer> agreed,
      List<Integer> resigning,
      List<Out> out,
      boolean canComeBack,
      Outcome outcome,
      int choices,
      long moment,
      Clock clock) {}

  /**
   * A seat that is out while the others play on.
   *
   * @param reason {@code resigned}, {@code time} or {@code left}
   */
  public record Out(int seat, String reason) {

    /** Those of a match that were not taken over. */
    public static List<Out> of(arenhold.rules.Match<?> match) {
      return match.departures().stream()
          .filter(each -> match.gone(each.seat()))
          .map(each -> new Out(each.seat().index(), each.reason()))
          .toList();
    }
  }

  /**
   * Everybody's time in a match, the same for every viewer. Times are milliseconds: of the server's
   * clock since 1970, or lengths.
   *
   * @param control how long players may think; may have been changed by consent
   * @param at when what follows was so
   * @param left what each seat has left, without {@code free}; null where there is no clock
   * @param free what each seat may still use of this turn before {@code left} runs
   * @param running the seats whose time has been running since {@code at}
   * @param paused that the clocks are stopped, or null
   * @param proposal what somebody proposes, or null
   * @param declined the proposal that came to nothing last, until somebody chooses or proposes
   *     something; or null
   * @param absent whose answer is waited for although they are gone
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

    /** What is shown of {@code clocks}; null where there is nothing to show. */
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
   * A time in which questions must be answered, in place of the match clock.
   *
   * @param seats who is asked
   * @param left how many milliseconds were left at the clock's {@code at}, when nobody held it
   * @param holdable whether those who are asked may stop it
   * @param held that it is stopped, or null
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
   * That a public clock is stopped.
   *
   * @param seat who stopped it; null if it waits for players to come back after an outage
   * @param left for how many milliseconds yet, from the clock's {@code at} on
   */
  public record Held(Integer seat, long left) {

    private static Held of(Windows.Held held) {
      int by = held.by().getFirst();
      return new Held(by == Windows.SERVER ? null : by, held.left());
    }
  }

  /**
   * Somebody who is asked and is not there.
   *
   * @param claimableAt from when on others need not wait any longer
   * @param goesOn whether the others then play on without that seat; the match ends if not
   */
  public record Absent(int seat, long since, long claimableAt, boolean goesOn) {}

  /**
   * What was chosen before the match.
   *
   * @param seats each seat's options, as far as this viewer may know
   * @param sealed for each seat the commitments of what it chose in secret, by option, with the
   *     salts of choices that this viewer may know
   * @param table the table's options
   */
  public record Settings(
      List<Map<String, String>> seats,
      List<Map<String, FairDeal.Sealed>> sealed,
      Map<String, String> table) {}
}
