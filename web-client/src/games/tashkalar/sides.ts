// Who plays with whom and in which order. Pure.
import type { TashKalarCatalogue } from "./catalogue";
import type { GameTexts } from "./words/texts";
import type { TashKalarView } from "./types";

/** The seats of one side in order of play. */
export interface Side {
  side: number;
  seats: readonly number[];
}

/** The sides in order of play from the seat at the bottom, whose side and seat come first. */
export function sidesOf(view: TashKalarView, below: number): Side[] {
  const sides = new Map<number, number[]>();
  view.seats.forEach((_, i) => {
    const seat = (below + i) % view.seats.length;
    const side = view.seats[seat]?.side ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  });
  return [...sides].map(([side, seats]) => ({ side, seats }));
}

/** Whether players share sides. */
export const hasTeams = (view: TashKalarView): boolean =>
  new Set(view.seats.map(({ side }) => side)).size < view.seats.length;

/** The teammate of a seat, or null. */
export function mateOf(view: TashKalarView, seat: number): number | null {
  const mate = view.seats.findIndex((one, i) => i !== seat && one.side === view.seats[seat]?.side);
  return mate < 0 ? null : mate;
}

/** The names of a side's players. */
export function sideName(
  view: TashKalarView,
  side: number,
  nameOf: (seat: number) => string,
  t: GameTexts,
): string {
  return t.list(view.seats.flatMap((seat, i) => (seat.side === side ? [nameOf(i)] : [])));
}

/** Who plays the pieces of a colour. */
export function ownersOf(
  view: TashKalarView,
  colour: string,
  nameOf: (seat: number) => string,
  t: GameTexts,
): string {
  const seat = view.seats.find((one) => one.colour === colour);
  return seat ? sideName(view, seat.side, nameOf, t) : colour;
}

/** The name of the school whose pieces have this colour; a team has the colour of one of its two schools. */
export function schoolOf(colour: string, catalogue: TashKalarCatalogue): string {
  return Object.values(catalogue.schools).find((school) => school.colour === colour)?.name ?? colour;
}
