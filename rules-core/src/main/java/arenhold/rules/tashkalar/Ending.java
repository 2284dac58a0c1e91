package arenhold.rules.tashkalar;

import arenhold.rules.Table;
import arenhold.rules.tashkalar.Position.Phase;
import arenhold.rules.tashkalar.Position.Why;
import arenhold.rules.tashkalar.form.Form.Ends;
import java.util.Locale;

/** Points, the end of a turn (R11) and the end of the game (R15). */
final class Ending {

  /** Turns in a row without progress that trigger the end of the game (R15.10). */
  static final int MOST_QUIET = 100;

  /** Points for a destroyed heroic and a destroyed legendary piece (R10.8). */
  private static final int HEROIC = 1;

  private static final int LEGENDARY = 2;

  private Ending() {}

  /** Gives a side points and checks whether they trigger the end of the game (R15.4). */
  static void score(Position p, Table table, int seat, int points, String why) {
    p.scores[p.side(seat)] += points;
    if (table.listening()) table.tell(new TashKalarEvent.Scored(seat, points, why));
    if (p.scores[p.side(seat)] >= p.form.goal()) trigger(p, table, Why.SCORE);
  }

  private static void trigger(Position p, Table table, Why why) {
    if (p.why != Why.NOT_YET) return;
    p.why = why;
    p.finalSeat = p.seat;
    p.turnsLeft = p.form.ends() == Ends.AT_ONCE ? 0 : p.seats();
    p.triggeredNow = true;
    if (table.listening()) table.tell(new TashKalarEvent.FinalRound(p.seat, key(why)));
  }

  /** How views, events and positions name why the game ends. */
  static String key(Why why) {
    return why.name().toLowerCase(Locale.ROOT);
  }

  /** The end of the turn of {@code p.seat} (R11); answers whether the match goes on. */
  static boolean turn(Position p, Table table) {
    if (p.form.scoring().byTasks()) tasks(p, table);
    else destroyed(p, table);
    if (over(p)) return false;
    if (p.form.teams()) Teams.passLegends(p, table);
    boolean last = Drawing.endOfTurn(p, table);
    p.quiet = p.progress ? 0 : p.quiet + 1;
    if (last) trigger(p, table, Why.DECK);
    if (p.quiet >= MOST_QUIET) trigger(p, table, Why.IDLE);
    return !over(p) && next(p, table);
  }

  /** Lets a task be claimed and checks every side's score (R10.1, R15.3). */
  private static void tasks(Position p, Table table) {
    TaskRules.claim(p, table);
    for (int side = 0; side < p.sides(); side++) {
      if (p.score(side) >= p.form.goal()) trigger(p, table, Why.SCORE);
    }
  }

  /** Scores the pieces destroyed in this turn (R10.8). */
  private static void destroyed(Position p, Table table) {
    table.noReturn();
    int points = points(p);
    if (points > 0) score(p, table, p.seat, points, "destroyed");
  }

  /** Whether a trigger has ended the game at once (R14.4). */
  private static boolean over(Position p) {
    if (p.form.ends() != Ends.AT_ONCE || p.why == Why.NOT_YET) return false;
    p.phase = Phase.OVER;
    return true;
  }

  /** What the pieces destroyed this turn are worth (R10.8). */
  private static int points(Position p) {
    int commons = 0;
    int points = 0;
    for (int piece = 0; piece < p.destroyed.length; piece++) {
      switch (Rank.of(Board.rank(piece))) {
        case COMMON -> commons += p.destroyed[piece];
        case HEROIC -> points += HEROIC * p.destroyed[piece];
        case LEGENDARY -> points += LEGENDARY * p.destroyed[piece];
      }
    }
    return points + commons / 2;
  }

  /** An extra turn, the next player's turn or the end of the game (R15.6, R15.8). */
  private static boolean next(Position p, Table table) {
    if (p.why != Why.NOT_YET && !p.triggeredNow && !p.extra) p.turnsLeft--;
    p.extra = p.extraDue;
    if (!p.extra) {
      if (p.why != Why.NOT_YET && p.turnsLeft == 0) {
        p.phase = Phase.OVER;
        return false;
      }
      p.seat = (p.seat + 1) % p.seats();
    }
    Turn.begin(p, table);
    return true;
  }
}
