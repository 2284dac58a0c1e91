package arenhold.rules.tashkalar;

import arenhold.rules.tashkalar.task.Sight;
import java.util.List;

/**
 * What holds in one turn and no longer; mutable. Every turn begins with a new one, so that nothing
 * of the last turn can be left over.
 */
final class TurnState {

  /** Pieces of others destroyed that count for the active side (R10.6), by piece. */
  final int[] destroyed;

  /** The beings summoned (R6.7). */
  Sight.Summoned summoned = Sight.Summoned.NONE;

  /** Actions left (R4.2). */
  int actions;

  /** Whether the discard action was used (R7.2). */
  boolean discarded;

  /** Whether this is an extra turn (R15.8). */
  boolean extra;

  /** Whether an extra turn follows this one (R15.8). */
  boolean extraDue;

  /** Extra cards to be drawn at the end, in the order granted (R11.6). */
  List<Kind> extraCards = List.of();

  /** Whether the next being may use one enemy piece (R9.5). */
  boolean borrowing;

  /** Whether nothing but a summoning may come next (R18.10). */
  boolean summonsNext;

  /** The colour whose pieces serve as own ones in the next summoning (R19.11), or -1. */
  int possessed = -1;

  /** Whether the card being played goes under its deck afterwards (R19.8). */
  boolean under;

  /** The cards warped, one bit each (R20.1). */
  int warped;

  /** How many times more a destroyed piece is credited (R20.11). */
  int credits;

  /** Whether empty squares may serve in the next summoning (R20.12). */
  boolean emptySquares;

  /** Whether there was a summoning or a discard (R15.10). */
  boolean progress;

  /** Whether the end of the game was triggered in this very turn. */
  boolean triggeredNow;

  /** Whether the turn was handed over to the teammate (R12.3). */
  boolean handedOver;

  /** The beginning of a turn. */
  TurnState(int sides, int actions, boolean extra) {
    destroyed = new int[3 * sides];
    this.actions = actions;
    this.extra = extra;
  }

  private TurnState(TurnState other) {
    destroyed = other.destroyed.clone();
    summoned = other.summoned;
    actions = other.actions;
    discarded = other.discarded;
    extra = other.extra;
    extraDue = other.extraDue;
    extraCards = other.extraCards;
    borrowing = other.borrowing;
    summonsNext = other.summonsNext;
    possessed = other.possessed;
    under = other.under;
    warped = other.warped;
    credits = other.credits;
    emptySquares = other.emptySquares;
    progress = other.progress;
    triggeredNow = other.triggeredNow;
    handedOver = other.handedOver;
  }

  /** A copy that shares nothing mutable. */
  TurnState copy() {
    return new TurnState(this);
  }
}
