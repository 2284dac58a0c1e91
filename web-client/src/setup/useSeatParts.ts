import { gameOf, type SeatParts } from "../games";
import { useLasting } from "../socket";
import { plainSeats } from "./seatParts";

/** What the game shows of its seats before a match; null until it has loaded, or while no game is known. */
export function useSeatParts(game: string | undefined): SeatParts | null {
  const load = gameOf(game)?.seats;
  const own = useLasting(load ? `seats/${game}` : null, () =>
    load ? load() : Promise.reject(new Error("no parts")),
  );
  if (game === undefined) return null;
  return load ? own : plainSeats;
}
