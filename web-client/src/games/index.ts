// The games of this client, one line each. No folder but a game's own names a game.
import { destiny } from "./destiny";
import type { GameModule } from "./module";
import { tashkalar } from "./tashkalar";
import { tvrz } from "./tvrz";

export { GameDefs, GamePart } from "./GamePart";
export type { GameModule, SeatFill, SeatPart, SeatParts, SeatSetup, SeatTerms, TeamPart } from "./module";

/** In the order in which a lobby lists them. */
export const games: readonly GameModule[] = [tashkalar, tvrz, destiny];

/** The game with this key, if this client has it. */
export const gameOf = (key: string | null | undefined): GameModule | undefined =>
  games.find((game) => game.key === key);

/** The game named in an address. */
export const gameAt = (address: string): GameModule | undefined =>
  games.find((game) => game.address === address);
