package arenhold.server.room.decide;

import arenhold.server.clock.Clocks;
import arenhold.server.match.Ending;
import arenhold.server.match.LogLine;
import arenhold.server.match.MatchClocks;
import arenhold.server.match.MatchLog;
import arenhold.server.room.state.Now;
import arenhold.server.room.state.RoomState;
import arenhold.server.room.state.RunningMatch;
import java.util.List;

/**
 * A match after something that the rules let pass: what is stored, and how the room then stands.
 */
public sealed interface Advance {

  /** The room as it stands once this is stored. */
  Now next();

  /** What is appended to the match's log. */
  List<LogLine> lines();

  /** What of the clocks is stored with the lines; null if nothing need be. */
  MatchClocks.Row clocks();

  /** The match goes on. */
  record GoesOn(Now next, MatchLog.Append append) implements Advance {

    @Override
    public List<LogLine> lines() {
      return append.lines();
    }

    @Override
    public MatchClocks.Row clocks() {
      return append.clocks();
    }
  }

  /** The match is over; it has no clocks any more. */
  record Ends(Now next, List<LogLine> lines, Ending ending) implements Advance {

    @Override
    public MatchClocks.Row clocks() {
      return null;
    }
  }

  /**
   * After a choice or a command of a player.
   *
   * @param then the clocks at {@code moment}, when it arrived; outages taken off
   * @param stored of which moment the clocks are that were stored last
   */
  static Advance said(
      Now before, RunningMatch.Try.Done done, Clocks then, long moment, long stored) {
    if (done.next().now().isOver()) return ended(before, done);
    Clocks clocks = Timing.moved(then, moment, before.match(), done.next());
    boolean must = Timing.mustBeStored(clocks, before.clocks(), stored);
    return goesOn(before, done, clocks, must ? row(before.room(), clocks) : null);
  }

  /**
   * After something that came by itself, whose clocks are stored in any case.
   *
   * @param then the clocks at {@code moment}, when it came; outages taken off
   */
  static Advance byItself(Now before, RunningMatch.Try.Done done, Clocks then, long moment) {
    if (done.next().now().isOver()) return ended(before, done);
    Clocks clocks = Timing.moved(then, moment, before.match(), done.next());
    return goesOn(before, done, clocks, row(before.room(), clocks));
  }

  /** After a standing order by which nothing is answered at once. */
  static Advance unseen(Now before, RunningMatch.Try.Done done) {
    Clocks clocks = Timing.timed(before.clocks(), done.next());
    boolean same = clocks.equals(before.clocks());
    Now next = new Now(before.room(), done.next(), clocks);
    MatchClocks.Row row = same ? null : row(before.room(), clocks);
    return new GoesOn(next, new MatchLog.Append(before.room().match(), done.lines(), row, null));
  }

  private static Advance ended(Now before, RunningMatch.Try.Done done) {
    var match = done.next().now();
    RoomState over = before.room().over(match.outcome().orElseThrow()).after(before.room());
    return new Ends(new Now(over, done.next(), null), done.lines(), Ending.of(match));
  }

  private static Advance goesOn(
      Now before, RunningMatch.Try.Done done, Clocks clocks, MatchClocks.Row row) {
    List<Integer> asked = done.next().askedPlayers();
    boolean same = asked.equals(before.match().askedPlayers());
    Now next = new Now(before.room(), done.next(), clocks);
    return new GoesOn(
        next, new MatchLog.Append(before.room().match(), done.lines(), row, same ? null : asked));
  }

  /** The clocks of a room's match as they are stored. */
  static MatchClocks.Row row(RoomState room, Clocks clocks) {
    return new MatchClocks.Row(room.match(), room.id(), clocks);
  }
}
