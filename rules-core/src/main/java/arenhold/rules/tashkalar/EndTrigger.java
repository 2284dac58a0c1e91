package arenhold.rules.tashkalar;

import arenhold.rules.Table;
import java.util.Locale;

/**
 * What triggered the end of the game, and what is left of it (R15).
 *
 * @param why what triggered it, or null while nothing has
 * @param seat in whose turn that was, or -1
 * @param turnsLeft final turns still to be ended, once the triggering one is over
 */
record EndTrigger(Why why, int seat, int turnsLeft) {

  /** Nothing has triggered the end yet. */
  static final EndTrigger NONE = new EndTrigger(null, -1, 0);

  /** What triggers the end of the game. */
  enum Why {
    /** A player drew the last card of their own deck (R15.2). */
    DECK,
    /** A side has enough points (R15.3 to R15.5). */
    SCORE,
    /** Too many turns without progress (R15.10). */
    IDLE;

    /** Its name in views, events and positions. */
    String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Triggers the end of the game in the turn of {@code p.seat}, unless that has happened. */
  static void set(Position p, Table table, Why why) {
    if (p.end.isSet()) return;
    p.end = new EndTrigger(why, p.seat, p.form.ends().finalTurns(p.seats()));
    p.now.triggeredNow = true;
    if (table.listening()) table.tell(new TashKalarEvent.FinalRound(p.seat, why.key()));
  }

  /** Whether the end has been triggered. */
  boolean isSet() {
    return why != null;
  }

  /** Whether it has been triggered and no final turn is left. */
  boolean reached() {
    return isSet() && turnsLeft == 0;
  }

  /** Once a final turn is over; the same while there are none. */
  EndTrigger afterTurn() {
    return isSet() ? new EndTrigger(why, seat, turnsLeft - 1) : this;
  }
}
