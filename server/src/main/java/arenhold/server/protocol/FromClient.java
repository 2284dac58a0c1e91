package arenhold.server.protocol;

import arenhold.server.clock.TimeControl;
import java.util.List;
import java.util.UUID;

/**
 * Everything a browser may say on the socket. The frame's type is the record's name, small first.
 */
public sealed interface FromClient {

  /**
   * The first frame of every socket.
   *
   * @param ticket got over HTTP; admits once
   * @param epoch from the last welcome, or null: which run of the room {@code version} belongs to
   * @param version the newest version the client has, or null for a snapshot
   * @param commits whether the client commits to a number as soon as it has a seat, so that the
   *     match waits a little for it
   */
  record Hello(String ticket, @OrNull String epoch, @OrNull Long version, boolean commits)
      implements FromClient {}

  /**
   * Take a free seat.
   *
   * @param seat which one, or null for any: the first that is free, in a team form of the team that
   *     has fewer players; then no other one is taken by those who sit already
   */
  record Sit(@OrNull Integer seat) implements FromClient {}

  /** Leave one's seat before the match. */
  record Stand() implements FromClient {}

  /**
   * Wish to change places with somebody before the match; done when he wishes the same.
   *
   * @param seat whose, or null to wish it no more
   */
  record Swap(@OrNull Integer seat) implements FromClient {}

  /** The host frees the seat of somebody who is not there, before the match. */
  record Free(int seat) implements FromClient {}

  /** The host puts out whoever sits there, before the match: they cannot come back to a seat. */
  record PutOut(int seat) implements FromClient {}

  /** The host chooses how many seats the table has, before the match. */
  record Seats(int count) implements FromClient {}

  /** Choose something for one's own seat, such as its colour. */
  record SeatOption(String key, String value) implements FromClient {}

  /** The host chooses something for the table. */
  record TableOption(String key, String value) implements FromClient {}

  /** The host opens or closes the room to watchers. */
  record Watching(boolean on) implements FromClient {}

  /**
   * Propose something for any seat where that is agreed by everybody; a value that another seat has
   * is exchanged with it.
   */
  record Propose(int seat, String key, String value) implements FromClient {}

  /** The host lets anybody sit down without a link, or not any more. */
  record Listed(boolean on) implements FromClient {}

  /** The host gives the table up, before the match: everybody is sent away. */
  record Close() implements FromClient {}

  /** The host wants matches to count for ratings, or not, before the match. */
  record Rated(boolean on) implements FromClient {}

  /** The host chooses how long players may think, before the match. */
  record Clock(TimeControl control) implements FromClient {}

  /**
   * The host lets strangers sit down whose shown rating is in this range alone.
   *
   * @param min the lowest, or null for any
   * @param max the highest, or null for any
   */
  record Range(@OrNull Integer min, @OrNull Integer max) implements FromClient {}

  /**
   * Be ready to start, or not any more. The match starts when all seats are taken and ready.
   *
   * @param terms the {@code terms} of the room one agrees to; others make it stale
   */
  record Ready(boolean on, long terms) implements FromClient {}

  /**
   * Commit to a number that will be mixed into the deal of the next match; before anybody reveals
   * one, another may be committed to.
   *
   * @param match the {@code match} of the room's deal; another one is stale
   * @param commitment the number's, 64 hexadecimal digits
   */
  record Commit(UUID match, String commitment) implements FromClient {}

  /**
   * Reveal the number one has committed to, once the room's deal is {@code revealing}.
   *
   * @param match as of {@link Commit}
   * @param number 64 hexadecimal digits
   */
  record Reveal(UUID match, String number) implements FromClient {}

  /**
   * After a match: gather for another one, in the same seats. The sender is ready for it; the match
   * starts when the others are ready too.
   */
  record Again() implements FromClient {}

  /**
   * The same, with everybody one seat further, or on the other side where there are teams; if the
   * room gathers already, in the seats as they are.
   */
  record AgainSwapped() implements FromClient {}

  /**
   * Answer one's open question.
   *
   * @param choice the notation of an offered choice
   * @param asked the {@code asked} of the question it answers; another question makes it stale
   */
  record Choose(String choice, long asked) implements FromClient {}

  /**
   * Take back one's newest choice.
   *
   * @param moment the {@code moment} of the match it is meant for; another one makes it stale
   */
  record TakeBack(long moment) implements FromClient {}

  /**
   * Give up the match.
   *
   * @param moment as of {@link TakeBack}
   */
  record Resign(long moment) implements FromClient {}

  /**
   * Agree that the match stop now.
   *
   * @param moment as of {@link TakeBack}
   */
  record Stop(long moment) implements FromClient {}

  /**
   * Stop the public clock of one's open question for a while.
   *
   * @param asked as of {@link Choose}
   */
  record Hold(long asked) implements FromClient {}

  /**
   * Let the public clock run on that one has stopped.
   *
   * @param asked as of {@link Choose}
   */
  record Release(long asked) implements FromClient {}

  /**
   * Give a standing order, by which the room answers in one's place; nobody else is told.
   *
   * @param about for which questions, in words of the game; takes the place of what was ordered
   *     about the same
   * @param answers the notations of choices in order of preference, the first that is offered
   *     counts, or {@code !hold} to stop a public clock; empty to be asked again
   */
  record Order(String about, List<String> answers) implements FromClient {}

  /** Propose to stop all clocks for a while, or agree to that. */
  record Pause() implements FromClient {}

  /** Agree that the match go on. */
  record Unpause() implements FromClient {}

  /** Propose that players may think for another time from here on, or agree to exactly that. */
  record ChangeClock(TimeControl control) implements FromClient {}

  /**
   * Agree to what is proposed.
   *
   * @param proposal the number of the proposal that is meant; another one is refused as stale
   */
  record Agree(long proposal) implements FromClient {}

  /**
   * Decline what is proposed, or withdraw one's own proposal.
   *
   * @param proposal as of {@link Agree}
   */
  record Decline(long proposal) implements FromClient {}

  /**
   * Win, or play on without them, because somebody is gone and has been waited for long enough.
   *
   * @param moment as of {@link TakeBack}
   */
  record ClaimWin(long moment) implements FromClient {}

  /**
   * Play again, having been out of the match because one was waited for too long.
   *
   * @param moment as of {@link TakeBack}
   */
  record ComeBack(long moment) implements FromClient {}

  /** Ask for a sign of life. */
  record Ping() implements FromClient, FromBrowser {}
}
