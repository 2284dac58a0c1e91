// The sides of a match, by its form. Pure.
import type { Outcome } from "../protocol";
import type { Placed } from "../table/Ranking";

/** The side of every seat: teams as numbered by the form, otherwise each player alone. */
export const sidesOf = (teams: readonly number[], seats: number): readonly number[] =>
  teams.length === seats ? teams : Array.from({ length: seats }, (_, seat) => seat);

/** The other seat of a side of two; null for those who play alone. */
export function mateOf(sides: readonly number[], seat: number | null): number | null {
  const mate = sides.findIndex((side, other) => seat !== null && other !== seat && side === sides[seat]);
  return mate < 0 ? null : mate;
}

/** A seat of the other side, if there are two sides. */
export function rivalOf(sides: readonly number[], seat: number): number | null {
  if (new Set(sides).size !== 2) return null;
  return sides.findIndex((side) => side !== sides[seat]);
}

/** The sides from first to last, each with the names of its players. */
export function placed(
  outcome: Outcome,
  sides: readonly number[],
  nameOf: (seat: number) => string,
  list: (names: string[]) => string,
): Placed[] {
  return [...new Set(sides)]
    .map((side) => {
      const seats = sides.flatMap((other, seat) => (other === side ? [seat] : []));
      const seat = seats[0] ?? 0;
      return { side, seat, place: outcome.places[seat] ?? 1, name: list(seats.map(nameOf)), picture: null };
    })
    .sort((a, b) => a.place - b.place);
}
