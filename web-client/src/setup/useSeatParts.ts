import { gameOf, type SeatParts } from "../games";
import { useLasting } from "../socket";
import { plainSeats } from "./seatParts";

/** The game's seat parts; null until loaded, and without a game. */
export function useSeatParts(game: string | undefined): SeatParts | null {
  const load = gameOf(game)?.seats;
  const own = useLasting(load ? `seats/${game}` : null, async () => {
    if (!load) throw new Error("no parts");
    return { game, parts: await load() };
  });
  if (game === undefined) return null;
  if (!load) return plainSeats;
  return own?.game === game ? own.parts : null;
}
