import { gameOf, type SeatParts } from "../games";
import { useLasting } from "../socket";
import { plainSeats } from "./seatParts";

/** The game's seat parts; null until loaded, and without a game. */
export function useSeatParts(game: string | undefined): SeatParts | null {
  const load = gameOf(game)?.seats;
  const own = useLasting(load ? `seats/${game}` : null, () =>
    load ? load() : Promise.reject(new Error("no parts")),
  );
  if (game === undefined) return null;
  return load ? own : plainSeats;
}
