package arenhold.rules.tashkalar;

import arenhold.rules.Table;
import arenhold.rules.tashkalar.EndTrigger.Why;
import arenhold.rules.tashkalar.Position.Phase;

/** The end of a turn (R11) and of the game (R15). */
final class Ending {

  /** Turns in a row without progress that trigger the end of the game (R15.10). */
  static final int MOST_QUIET = 100;

  private Ending() {}

  /** The end of the turn of {@code p.seat} (R11); returns whether the match goes on. */
  static boolean turn(Position p, Table table) {
    if (Leaving.passedOver(p, p.seat)) return next(p, table);
    p.form.scoring().endOfTurn(p, table);
    if (over(p)) return false;
    Teams.passLegends(p, table);
    boolean last = Drawing.endOfTurn(p, table);
    p.quiet = p.now.progress ? 0 : p.quiet + 1;
    if (last) EndTrigger.set(p, table, Why.DECK);
    if (p.quiet >= MOST_QUIET) EndTrigger.set(p, table, Why.IDLE);
    return !over(p) && next(p, table);
  }

  /** Whether a trigger has ended the game at once (R14.4). */
  private static boolean over(Position p) {
    if (!p.end.isSet() || p.form.ends().finalTurns(p.seats()) > 0) return false;
    p.phase = Phase.OVER;
    return true;
  }

  /** An extra turn, the next player's turn or the end of the game (R15.6, R15.8). */
  private static boolean next(Position p, Table table) {
    if (!p.now.triggeredNow && !p.now.extra) p.end = p.end.afterTurn();
    p.weave.newcomers &= ~(1 << p.seat);
    boolean extra = p.now.extraDue;
    p.now.extra = extra;
    while (!extra) {
      if (p.end.reached()) {
        p.phase = Phase.OVER;
        return false;
      }
      p.seat = (p.seat + 1) % p.seats();
      if (!Leaving.passedOver(p, p.seat)) break;
      p.end = p.end.afterTurn();
    }
    Turn.begin(p, table, extra);
    return true;
  }
}
