// What an analysis says of single turns. Pure.
import type { Analysis, Replay, SeatAnalysis, TurnAnalysis } from "../protocol";

/** The replay of a match up to a turn, with the better choices in place of those that were made. */
export function branched(replay: Replay, turn: TurnAnalysis): Replay | null {
  if (turn.branch === null) return null;
  return { ...replay, steps: [...replay.steps.slice(0, turn.fork), turn.branch] };
}

/** The turns that decided, in order. */
export const deciding = (seat: SeatAnalysis): TurnAnalysis[] =>
  seat.turns.filter(({ deciding: number }) => number > 0);

/** Whether a turn is marked as a loss. */
export const isLoss = ({ mark }: TurnAnalysis): boolean => mark !== "none";

/** The turn chosen in an address: `#seat.turn`, both from 1; null without one. */
export function chosenIn(hash: string, analysis: Analysis): { seat: number; turn: number } | null {
  const found = /^#(\d{1,2})\.(\d{1,4})$/.exec(hash);
  if (!found) return null;
  const seat = Number(found[1]) - 1;
  const turn = Number(found[2]) - 1;
  return analysis.seats[seat]?.turns[turn] ? { seat, turn } : null;
}

/** What is shown first of a seat: its first marked turn, else the first that decided, else its first one. */
export function firstOf(seat: SeatAnalysis): number {
  const worst = seat.turns.reduce(
    (best, turn, i) => (isLoss(turn) && turn.loss.mean > (seat.turns[best]?.loss.mean ?? 0) ? i : best),
    -1,
  );
  if (worst >= 0) return worst;
  return Math.max(
    0,
    seat.turns.findIndex(({ deciding: number }) => number > 0),
  );
}

/** A step of `by` turns from one, among those that decided or among all; the same one at either end. */
export function stepped(seat: SeatAnalysis, from: number, by: 1 | -1, onlyDeciding: boolean): number {
  for (let at = from + by; at >= 0 && at < seat.turns.length; at += by) {
    if (!onlyDeciding || (seat.turns[at]?.deciding ?? 0) > 0) return at;
  }
  return from;
}
