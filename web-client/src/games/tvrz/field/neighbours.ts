// Who is next to whom: seats sit in a circle, and those who are out are passed over. Pure.

/** Seats in playing order, beginning with the one after `from`, and without it. */
export function around(seats: number, from: number): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (from + 1 + i) % seats);
}

/** The nearest survivor to a seat's left, in playing order; null if there is no other. */
export function next(seats: number, out: ReadonlySet<number>, from: number): number | null {
  return around(seats, from).find((seat) => !out.has(seat)) ?? null;
}

/** The nearest survivor to a seat's right. */
export function before(seats: number, out: ReadonlySet<number>, from: number): number | null {
  return [...around(seats, from)].reverse().find((seat) => !out.has(seat)) ?? null;
}

/** Those whom a survivor may attack on foot: one or two seats. None if they are out. */
export function neighbours(seats: number, out: ReadonlySet<number>, of: number): readonly number[] {
  if (out.has(of)) return [];
  const both = [next(seats, out, of), before(seats, out, of)].filter((seat) => seat !== null);
  return [...new Set(both)];
}

/** A road joins two neighbours. */
export interface Road {
  from: number;
  to: number;
  /** Whether it goes round a ruin. */
  around: boolean;
}

/** The roads between all survivors, each once. */
export function roads(seats: number, out: ReadonlySet<number>): readonly Road[] {
  const alive = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !out.has(seat));
  if (alive.length < 2) return [];
  const pairs = alive.length === 2 ? alive.slice(0, 1) : alive;
  return pairs.flatMap((from) => {
    const to = next(seats, out, from);
    return to === null ? [] : [{ from, to, around: (from + 1) % seats !== to }];
  });
}
