package arenhold.server.protocol;

import arenhold.server.clock.TimeControl;
import java.util.List;
import java.util.UUID;

/**
 * Everything a client may send on a room's socket. The frame's type is the record's name in camel
 * case.
 */
public sealed interface FromClient {

  /**
   * The first frame of every socket.
   *
   * @param ticket obtained over HTTP; valid once
   * @param epoch the run of the room that {@code version} belongs to, from the last welcome; or
   *     null
   * @param version the newest version the client has, or null for a snapshot
   * @param commits whether the client commits to a number as soon as it has a seat, so that the
   *     match waits briefly for it
   */
  record Hello(String ticket, @OrNull String epoch, @OrNull Long version, boolean commits)
      implements FromClient {}

  /**
   * Take a free seat.
   *
   * @param seat which one, or null for the first free one (in a team form, of the team with fewer
   *     players); players who already sit keep their seat then
   */
  record Sit(@OrNull Integer seat) implements FromClient {}

  /** Leave one's seat before the match. */
  record Stand() implements FromClient {}

  /**
   * Ask to change places with another player before the match; done once they ask the same.
   *
   * @param seat the other player's seat, or null to withdraw the request
   */
  record Swap(@OrNull Integer seat) implements FromClient {}

  /**
   * The host gives a free seat to a computer, before the match.
   *
   * @param level how strong it is: one that the catalogue offers
   */
  record SeatComputer(int seat, String level) implements FromClient {}

  /** The host gives a free seat to an engine of somebody's own that is connected. */
  record SeatEngine(int seat, UUID engine) implements FromClient {}

  /** The host frees the seat of a computer or of an absent player, before the match. */
  record Free(int seat) implements FromClient {}

  /** The host removes the player in this seat, before the match: they cannot take a seat again. */
  record PutOut(int seat) implements FromClient {}

  /** The host sets the number of seats, before the match. */
  record Seats(int count) implements FromClient {}

  /** Set an option of one's own seat, such as its colour. */
  record SeatOption(String key, String value) implements FromClient {}

  /** The host sets an option of the table. */
  record TableOption(String key, String value) implements FromClient {}

  /** The host opens or closes the room to watchers. */
  record Watching(boolean on) implements FromClient {}

  /**
   * Propose a value for any seat's option, where all players agree on these; a value that another
   * seat has is swapped with it.
   */
  record Propose(int seat, String key, String value) implements FromClient {}

  /** The host lists the table, so that anyone can sit down without a link, or unlists it. */
  record Listed(boolean on) implements FromClient {}

  /**
   * The host closes the table, before the match: everyone is disconnected. Where a match has been
   * played, only the gathering for another one ends, and the room is as after that match.
   */
  record Close() implements FromClient {}

  /** The host makes matches rated or unrated, before the match. */
  record Rated(boolean on) implements FromClient {}

  /** The host sets the time control, before the match. */
  record Clock(TimeControl control) implements FromClient {}

  /**
   * The host admits only strangers whose shown rating is in this range.
   *
   * @param min the lowest, or null for any
   * @param max the highest, or null for any
   */
  record Range(@OrNull Integer min, @OrNull Integer max) implements FromClient {}

  /**
   * Become ready to start, or no longer ready. The match starts when all seats are taken and ready.
   *
   * @param terms the {@code terms} of the room that the player agrees to; stale if they have
   *     changed
   */
  record Ready(boolean on, long terms) implements FromClient {}

  /**
   * Commit to a number that will be mixed into the deal of the next match. May be replaced until
   * the room's deal is {@code revealing}.
   *
   * @param match the {@code match} of the room's deal; any other is stale
   * @param commitment the number's commitment, 64 hexadecimal digits
   */
  record Commit(UUID match, String commitment) implements FromClient {}

  /**
   * Reveal the committed number, once the room's deal is {@code revealing}.
   *
   * @param match as of {@link Commit}
   * @param number 64 hexadecimal digits
   */
  record Reveal(UUID match, String number) implements FromClient {}

  /**
   * After a match: gather for a rematch in the same seats. The sender becomes ready; the match
   * starts when the others are ready too.
   */
  record Again() implements FromClient {}

  /**
   * The same with every player one seat further, or on the other side in team forms. If the room is
   * gathering already, seats stay as they are.
   */
  record AgainSwapped() implements FromClient {}

  /**
   * Answer one's open question.
   *
   * @param choice the notation of an offered choice
   * @param asked the {@code asked} of the question it answers; stale if the question has changed
   */
  record Choose(String choice, long asked) implements FromClient {}

  /**
   * Answer it where the answer is no grave mistake; one that is is refused. Where hints are given.
   *
   * @param choice as of {@link Choose}
   * @param asked as of {@link Choose}
   */
  record Weigh(String choice, long asked) implements FromClient {}

  /**
   * Take back one's newest choice.
   *
   * @param moment the {@code moment} of the match it is meant for; any other is stale
   */
  record TakeBack(long moment) implements FromClient {}

  /**
   * Resign.
   *
   * @param moment as of {@link TakeBack}
   */
  record Resign(long moment) implements FromClient {}

  /**
   * Agree to stop the match now.
   *
   * @param moment as of {@link TakeBack}
   */
  record Stop(long moment) implements FromClient {}

  /**
   * Be advised by a computer on one's open question, in a match against computers alone. Everybody
   * is told that a hint was taken, and nobody else what it says.
   *
   * @param asked as of {@link Choose}
   * @param depth 1 for where to look, 2 for the card too, 3 for the whole turn and why
   */
  record Hint(long asked, int depth) implements FromClient {}

  /**
   * Stop the public clock of one's open question for a while.
   *
   * @param asked as of {@link Choose}
   */
  record Hold(long asked) implements FromClient {}

  /**
   * Restart the public clock that one has stopped.
   *
   * @param asked as of {@link Choose}
   */
  record Release(long asked) implements FromClient {}

  /**
   * Give a standing order, by which the room answers in one's place. Hidden from everyone else.
   *
   * @param about the questions it is about, in the game's notation; replaces an earlier order about
   *     the same
   * @param answers the notations of choices in order of preference, of which the first offered one
   *     counts, or {@code !hold} to stop a public clock; empty to be asked again
   */
  record Order(String about, List<String> answers) implements FromClient {}

  /** Propose to pause all clocks, or agree to it. */
  record Pause() implements FromClient {}

  /** Agree to resume the match. */
  record Unpause() implements FromClient {}

  /** Propose another time control from here on, or agree to exactly that one. */
  record ChangeClock(TimeControl control) implements FromClient {}

  /**
   * Agree to the open proposal.
   *
   * @param proposal the number of the proposal; any other is refused as stale
   */
  record Agree(long proposal) implements FromClient {}

  /**
   * Decline the open proposal, or withdraw one's own.
   *
   * @param proposal as of {@link Agree}
   */
  record Decline(long proposal) implements FromClient {}

  /**
   * Claim the win, or play on without them, because a player has been absent for long enough.
   *
   * @param moment as of {@link TakeBack}
   */
  record ClaimWin(long moment) implements FromClient {}

  /**
   * Let a computer play for a player who has been absent for long enough, until they come back.
   *
   * @param moment as of {@link TakeBack}
   */
  record StandIn(long moment) implements FromClient {}

  /**
   * Rejoin the match after having been removed from it for being absent too long, or take one's
   * seat back from the computer that plays it.
   *
   * @param moment as of {@link TakeBack}
   */
  record ComeBack(long moment) implements FromClient {}

  /** Heartbeat, answered by a pong. */
  record Ping() implements FromClient, FromBrowser {}
}
