import type { PastMatch, PastSeat } from "../socket";

export type Result = "won" | "lost" | "tied";
export type Strength = "stronger" | "equal" | "weaker";

/** A seat's result, against the best of the other sides. */
export function resultOf(match: PastMatch, seat: PastSeat): Result {
  const others = match.seats.filter(({ side }) => side !== seat.side).map(({ place }) => place);
  const best = Math.min(...others);
  return seat.place < best ? "won" : seat.place > best ? "lost" : "tied";
}

/** The change of a seat's rating, with its explanation. */
export interface Change {
  before: number;
  after: number;
  gained: number;
  uncertaintyBefore: number;
  uncertainty: number;
  provisional: boolean;
  result: Result;
  /** The opponents' strength, from the ratings before. */
  against: Strength;
  /** Whether there were several other sides. */
  many: boolean;
  /** The chance of a win in percent, from 1 to 99. */
  percent: number;
}

/** How far from an even chance opponents still count as equally strong, as a fraction of it. */
const EVEN = 0.1;

/** The change of a seat's rating; null where the match did not count. */
export function changeOf(match: PastMatch, seat: PastSeat): Change | null {
  const { before, after, chance } = seat;
  if (!before || !after || chance === null) return null;
  const sides = new Set(match.seats.map(({ side }) => side)).size;
  const share = chance * sides;
  return {
    before: before.shown,
    after: after.shown,
    gained: after.shown - before.shown,
    uncertaintyBefore: before.uncertainty,
    uncertainty: after.uncertainty,
    provisional: after.provisional,
    result: resultOf(match, seat),
    against: share < 1 - EVEN ? "stronger" : share > 1 + EVEN ? "weaker" : "equal",
    many: sides > 2,
    percent: Math.min(99, Math.max(1, Math.round(chance * 100))),
  };
}

/** A number with its sign, also for 0. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
