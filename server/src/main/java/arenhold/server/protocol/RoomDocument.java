package arenhold.server.protocol;

import arenhold.rules.Outcome;
import arenhold.rules.Question;
import arenhold.rules.Waiting;
import arenhold.server.clock.Clocks;
import arenhold.server.clock.TimeControl;
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
      boolean meeting) {}

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
   * @param options what was chosen for it
   * @param present whether its player is connected
   * @param swap the seat whose player this one would like to change places with, or null
   */
  public record Place(
      Person player, Map<String, String> options, boolean ready, boolean present, Integer swap) {}

  /**
   * The match as this viewer may know it.
   *
   * @param seedHash SHA-256 of the seed, hex, known from the start
   * @param seed the seed, hex, once the match is over
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
      Outcome outcome,
      int choices,
      long moment,
      Clock clock) {}

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
      Clocks.Pause paused,
      Clocks.Proposal proposal,
      Clocks.Declined declined,
      List<Absent> absent) {

    /** What is shown of {@code clocks}; null where there is nothing to show. */
    public static Clock of(Clocks clocks, List<Absent> absent) {
      boolean ticking = clocks.ticking();
      boolean talks = clocks.proposal() != null || clocks.declined() != null;
      if (!ticking && !talks && absent.isEmpty()) return null;
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
          absent);
    }
  }

  /**
   * Somebody who is asked and is not there.
   *
   * @param claimableAt from when on others may win for it
   */
  public record Absent(int seat, long since, long claimableAt) {}

  /**
   * What was chosen before the match.
   *
   * @param seats each seat's options
   * @param table the table's options
   */
  public record Settings(List<Map<String, String>> seats, Map<String, String> table) {}
}
