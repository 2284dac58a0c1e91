package arenhold.rules;

import java.util.List;

/**
 * How a match goes on: it is played from its checkpoint, with the answers since, until a question
 * is open or the match over.
 *
 * @param <P> the game's position
 */
record Course<P>(Match<P> match) {

  /** The longest chain of earlier matches kept for take-back. */
  private static final int MOST_TAKE_BACKS = 512;

  /** Up to the first question after these answers. */
  Match<P> resumed(Answers answers) {
    return run(match.checkpoint(), new Rerun(answers), answers, null, null);
  }

  /** After {@code seat} has answered its open question with {@code code}. */
  Match<P> answered(Seat seat, int code) {
    // What was decided before a seat went out is not taken back after it.
    boolean keeps =
        seat != Seat.NATURE
            && !match.departures.pending()
            && !endsWithClock(match.asked(seat), code);
    Answers more = match.answers().and(seat, code);
    return run(match.checkpoint(), new Rerun(more), more, keeps ? match : null, seat);
  }

  /**
   * Whether an answer takes effect only when a public clock ends: it can be changed until then, and
   * taking it back would start that clock again.
   */
  private boolean endsWithClock(Asked asked, int code) {
    return !asked.offer()
        && asked.seat() != Seat.NATURE
        && match.game.patience(match.position(), asked) instanceof Patience.Public clock
        && (!clock.acts() || code == match.game.fallback(match.position(), asked));
  }

  /**
   * After an answer that nobody gave.
   *
   * @param first what is told before what it leads to, if the question's own time was up; else null
   */
  Match<P> unanswered(Seat seat, int code, Event first) {
    Answers before = match.answers();
    Answers more = first == null ? before.and(seat, code) : before.andUnchosen(seat, code);
    Rerun table = new Rerun(more);
    if (first != null) table.tellFirst(List.of(first));
    return run(match.checkpoint(), table, more, null, null);
  }

  /**
   * After these seats left: at a checkpoint they are retired at once; else the rules are told, who
   * may be playing something that ends with it ({@link Table#untilOneLeaves}).
   */
  Match<P> left(List<Seat> leaving) {
    if (match.atCheckpoint()) return settled();
    Answers more = match.answers().andLeft(leaving);
    Rerun table = Rerun.afterLeaving(more, leaving);
    table.tellFirst(match.news());
    return run(match.checkpoint(), table, more, null, null);
  }

  /** The match itself; where it stands at a checkpoint, with its departures settled at once. */
  Match<P> settled() {
    if (!match.atCheckpoint() || !match.departures.pending()) return match;
    P from = match.game.copy(match.checkpoint());
    Departures.Settled settled = match.departures.settle(match.game, from);
    Rerun table = new Rerun(Answers.NONE);
    match.news().forEach(table::tell);
    Stand<P> stand = Stand.after(table, from, Answers.NONE, from);
    Match<P> there =
        match.at(stand, table.news(), settled.departures(), settled.outcome(), null, null);
    return there.isOver() ? there : new Course<>(there).run(from, table, Answers.NONE, null, null);
  }

  /**
   * Plays on until a question is open or the match over.
   *
   * @param from the checkpoint
   * @param given the answers since, which {@code table} repeats
   * @param back the match that a take-back is to lead to, if it can still be taken back; or null
   * @param answering who gave the newest answer; null if nobody did
   */
  private Match<P> run(P from, Rerun table, Answers given, Match<P> back, Seat answering) {
    Game<P> game = match.game;
    Answers left = given;
    Departures going = match.departures;
    P position = game.copy(from);
    try {
      while (true) {
        boolean goesOn = table.playUnit(game, position);
        left = Answers.NONE;
        from = position;
        Outcome end = null;
        if (going.pending()) {
          Departures.Settled settled = going.settle(game, from);
          going = settled.departures();
          end = settled.outcome();
        }
        if (end == null && !goesOn) end = game.outcome(from);
        if (end != null) {
          Stand<P> stand = Stand.after(table, from, left, from);
          return match.at(stand, table.news(), going, end, null, answering);
        }
        position = game.copy(from);
      }
    } catch (Suspend suspended) {
      boolean keep = back != null && !table.barrier() && back.depth() < MOST_TAKE_BACKS;
      Stand<P> stand = Stand.after(table, from, left, position);
      return match.at(stand, table.news(), going, null, keep ? back : null, answering);
    }
  }
}
