package arenhold.server.room.state;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Where a room is in its life.
 *
 * @param match the match being played or that was played last, or null
 * @param parked why the room was stopped, or null
 * @param asked the number with which the questions of {@code match} begin: no number comes twice in
 *     a room
 * @param played the newest matches that were played to their end here, oldest first
 * @param meeting whether matchmaking or a challenge brought its players together: they begin as
 *     soon as all are here
 * @param shut whether it was closed by its host, or because nobody came for long
 * @param deal what the next match will be dealt by; null while the room gathers for none, or where
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

  private static final int MOST_PLAYED = 20;

  /** Of a room that gathers for its first match. */
  static final Progress FIRST =
      new Progress(Phase.GATHERING, null, null, 0, List.of(), false, false, null);

  /** A field that an older version did not store has its default. */
  public Progress {
    if (played == null) played = List.of();
  }

  Progress withDeal(NextDeal next) {
    return new Progress(phase, match, parked, asked, played, meeting, shut, next);
  }

  /** Of a room for players who were brought together. */
  Progress broughtTogether() {
    return new Progress(phase, match, parked, asked, played, true, shut, deal);
  }

  /** Not all came who were to meet. */
  Progress missed() {
    return new Progress(Phase.OVER, match, parked, asked, played, false, shut, null);
  }

  /** Closed for good. */
  Progress closed() {
    return new Progress(phase, match, parked, asked, played, meeting, true, deal);
  }

  /** A match begins, whose questions begin with number {@code first}. */
  Progress playing(UUID started, long first) {
    return new Progress(Phase.PLAYING, started, parked, first, played, false, shut, null);
  }

  /** The match was played to its end. */
  Progress over(Played last) {
    List<Played> all = new ArrayList<>(played);
    all.add(last);
    if (all.size() > MOST_PLAYED) all.removeFirst();
    List<Played> newest = List.copyOf(all);
    return new Progress(Phase.OVER, match, parked, asked, newest, meeting, shut, deal);
  }

  /** In this phase, and nothing else changed. */
  Progress in(Phase next) {
    return new Progress(next, match, parked, asked, played, meeting, shut, deal);
  }

  /** Stopped for this reason. */
  Progress parked(String reason) {
    return new Progress(Phase.PARKED, match, reason, asked, played, false, shut, deal);
  }
}
