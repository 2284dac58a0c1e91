package arenhold.rules.tashkalar;

import arenhold.rules.Options;
import arenhold.rules.Seat;
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

  /** Points for summoning a legend (R10.10). */
  static final int LEGEND = 1;

  private Ending() {}

  /** Gives a side points and checks whether they trigger the end of the game (R15.4). */
  static void score(Position p, Table table, int seat, int points, String why) {
    score(p, table, seat, -1, points, why);
  }

  /** Gives a side points in a colour, -1 where there is one score for all (R10.9, R15.5). */
  static void score(Position p, Table table, int seat, int colour, int points, String why) {
    int side = p.side(seat);
    int at = colour < 0 ? side : side * p.sides() + colour;
    p.scores[at] += points;
    if (table.listening()) {
      String letter = colour < 0 ? null : String.valueOf(p.letter(colour));
      table.tell(new TashKalarEvent.Scored(seat, points, why, letter));
    }
    check(p, table);
  }

  /**
   * Checks whether points on the track trigger the end of the game (R15.4, R15.5); those that a
   * pending being would cost do not count (R20.6).
   */
  static void check(Position p, Table table) {
    if (p.form.scoring().byTasks()) return;
    int each = p.scores.length / p.sides();
    for (int at = 0; at < p.scores.length; at++) {
      if (p.sideOut(at / each) || each > 1 && p.sideOut(at % each)) continue; // Q15
      int points = p.scores[at] - Warping.penalty(p, at / each);
      if (points >= p.form.goal()) trigger(p, table, Why.SCORE);
    }
  }

  /** Asks in which enemy colour a point is gained (R10.9, R10.11). */
  static int colour(Position p, Table table, int among, TashKalarPrompt prompt) {
    Options options = table.options();
    for (int rest = among; rest != 0; rest &= rest - 1) {
      options.add(Code.of(Code.COLOUR, Integer.numberOfTrailingZeros(rest)));
    }
    return Code.a(table.choose(Seat.of(p.seat), prompt));
  }

  private static void trigger(Position p, Table table, Why why) {
    if (p.why != Why.NOT_YET) return;
    p.why = why;
    p.finalSeat = p.seat;
    p.turnsLeft = p.form.ends() == Ends.AT_ONCE ? 0 : p.seats();
    p.now.triggeredNow = true;
    if (table.listening()) table.tell(new TashKalarEvent.FinalRound(p.seat, key(why)));
  }

  /** How views, events and positions name why the game ends. */
  static String key(Why why) {
    return why.name().toLowerCase(Locale.ROOT);
  }

  /** The end of the turn of {@code p.seat} (R11); answers whether the match goes on. */
  static boolean turn(Position p, Table table) {
    if (Leaving.passedOver(p, p.seat)) return next(p, table);
    switch (p.form.scoring()) {
      case TASKS, BASIC_TASKS -> tasks(p, table);
      case TRACK -> destroyed(p, table);
      case COLOURS -> colours(p, table);
    }
    if (over(p)) return false;
    if (p.form.teams()) Teams.passLegends(p, table);
    boolean last = Drawing.endOfTurn(p, table);
    p.quiet = p.now.progress ? 0 : p.quiet + 1;
    if (last) trigger(p, table, Why.DECK);
    if (p.quiet >= MOST_QUIET) trigger(p, table, Why.IDLE);
    return !over(p) && next(p, table);
  }

  /** Lets a task be claimed and checks every side's score (R10.1, R15.3). */
  private static void tasks(Position p, Table table) {
    TaskRules.claim(p, table);
    for (int side = 0; side < p.sides(); side++) {
      if (Scores.settled(p, side) >= p.form.goal()) trigger(p, table, Why.SCORE);
    }
  }

  /** Scores the pieces destroyed in this turn (R10.8). */
  private static void destroyed(Position p, Table table) {
    table.noReturn();
    int commons = 0;
    int points = 0;
    for (int colour = 0; colour < p.sides(); colour++) {
      commons += p.now.destroyed[Board.piece(colour, Rank.COMMON)];
      points += upgraded(p, colour);
    }
    points += commons / 2;
    if (points > 0) score(p, table, p.seat, points, "destroyed");
  }

  /** Scores them by colour, and one point for two or three left unpaired (R10.9). */
  private static void colours(Position p, Table table) {
    int unpaired = 0;
    for (int colour = 0; colour < p.sides(); colour++) {
      int odd = p.sideOut(colour) ? 0 : p.now.destroyed[Board.piece(colour, Rank.COMMON)] & 1;
      unpaired |= odd << colour;
    }
    int chosen = -1;
    if (Integer.bitCount(unpaired) > 1) {
      chosen = colour(p, table, unpaired, TashKalarPrompt.UNPAIRED);
    }
    table.noReturn();
    for (int colour = 0; colour < p.sides(); colour++) {
      int points = upgraded(p, colour) + p.now.destroyed[Board.piece(colour, Rank.COMMON)] / 2;
      if (colour == chosen) points++;
      if (points > 0 && !p.sideOut(colour)) score(p, table, p.seat, colour, points, "destroyed");
    }
  }

  /** Books the point for a legend, in a Melee in a colour of one's choice (R10.10, R10.11). */
  static void legend(Position p, Table table) {
    int colour = -1;
    if (p.form.byColour()) {
      int enemies = 0;
      for (int side = 0; side < p.sides(); side++) {
        if (side != p.colour(p.seat) && !p.sideOut(side)) enemies |= 1 << side; // Q15
      }
      p.run.start(1);
      colour = colour(p, table, enemies, TashKalarPrompt.LEGEND);
    }
    score(p, table, p.seat, colour, LEGEND, "legend");
  }

  /** What the heroic and legendary pieces of a colour destroyed this turn are worth (R10.8). */
  private static int upgraded(Position p, int colour) {
    return HEROIC * p.now.destroyed[Board.piece(colour, Rank.HEROIC)]
        + LEGENDARY * p.now.destroyed[Board.piece(colour, Rank.LEGENDARY)];
  }

  /** Whether a trigger has ended the game at once (R14.4). */
  private static boolean over(Position p) {
    if (p.form.ends() != Ends.AT_ONCE || p.why == Why.NOT_YET) return false;
    p.phase = Phase.OVER;
    return true;
  }

  /** An extra turn, the next player's turn or the end of the game (R15.6, R15.8). */
  private static boolean next(Position p, Table table) {
    if (p.why != Why.NOT_YET && !p.now.triggeredNow && !p.now.extra) p.turnsLeft--;
    p.weave.newcomers &= ~(1 << p.seat);
    boolean extra = p.now.extraDue;
    p.now.extra = extra;
    while (!extra) {
      if (p.why != Why.NOT_YET && p.turnsLeft == 0) {
        p.phase = Phase.OVER;
        return false;
      }
      p.seat = (p.seat + 1) % p.seats();
      if (!Leaving.passedOver(p, p.seat)) break;
      if (p.why != Why.NOT_YET) p.turnsLeft--;
    }
    Turn.begin(p, table, extra);
    return true;
  }
}
