import { advice, shownForms } from "./tashkalar/forms";

/** What the pages around a table know of a game; its tables are in `tables.ts` and `replays.ts`. */
export interface KnownGame {
  /** As the server calls it. */
  key: string;
  /** The forms whose tables this client can show, in the order a lobby lists them. */
  forms: readonly string[];
  /** Whether a lobby should say that so many may prefer another form. */
  advice: (form: string, seats: number) => boolean;
}

/** One line for each game. */
export const games: readonly KnownGame[] = [{ key: "tashkalar", forms: shownForms, advice }];

/** What is known of the game with this key, if this client has it. */
export const gameOf = (key: string | null): KnownGame | undefined => games.find((game) => game.key === key);

/** The game that pages begin with. */
export const FIRST_GAME = "tashkalar";
