package arenhold.rules;

import arenhold.rules.Step.Applied;
import arenhold.rules.Step.Reason;
import arenhold.rules.Step.Rejected;

/**
 * Answers to a match's open questions that no player gives at that moment: fallbacks and standing
 * orders.
 *
 * @param <P> the game's position
 */
record AutomaticAnswers<P>(Match<P> match) {

  /** See {@link Match#fallback}. */
  Step<P> fallback(Seat seat) {
    if (match.isOver()) return new Rejected<>(Reason.OVER);
    Asked asked = match.asked(seat);
    if (asked == null || seat == Seat.NATURE) return new Rejected<>(Reason.NOT_ASKED);
    int code = match.game.fallback(match.position(), asked);
    Event told =
        timesOut(asked)
            ? new MatchEvent.TimeUp(seat.index(), match.game.choice(match.position(), asked, code))
            : null;
    return new Applied<>(new Course<>(match).unanswered(seat, code, told));
  }

  /** Whether a fallback to this question means that its own time ran out. */
  boolean timesOut(Asked asked) {
    return !match.gone(asked.seat())
        && match.game.patience(match.position(), asked) instanceof Patience.Own own
        && own.ends();
  }

  /** See {@link Match#fallbackEntry}. */
  Entry entry(Seat seat) {
    Asked asked = match.asked(seat);
    if (asked == null) throw new IllegalArgumentException("seat " + seat + " is not asked");
    int code = match.game.fallback(match.position(), asked);
    return Entry.fallback(seat, match.game.notation(match.position(), asked, code));
  }

  /** See {@link Match#due}. */
  Entry due() {
    for (Departure each : match.departures()) {
      if (each.stage() != Departure.Stage.GOING) continue;
      Asked asked = match.asked(each.seat());
      if (asked != null && !asked.offer()) return entry(each.seat());
    }
    return null;
  }

  /** See {@link Match#ordered}. */
  String ordered(Seat seat) {
    Asked asked = match.asked(seat);
    if (asked == null || match.orders == Orders.NONE || match.gone(seat)) return null;
    Order order = match.orders.about(seat, match.game.orderNames(match.position(), asked));
    if (order == null) return null;
    for (String answer : match.game.orderAnswers(match.position(), asked, order)) {
      if (answer.equals(Order.HOLD)) return answer;
      for (int code : asked.codes()) {
        if (match.game.notation(match.position(), asked, code).equals(answer)) return answer;
      }
    }
    return null;
  }
}
