import { use } from "react";
import { gameOf } from "../games";
import type { PlainWords } from "./speech";

const loading = new Map<string, Promise<PlainWords>>();

/** For games that say nothing of themselves. */
const NONE: PlainWords = {};

/** What a game says of itself at the plain table; suspends until that has come. */
export function usePlainWords(game: string): PlainWords {
  const load = gameOf(game)?.plain;
  if (!load) return NONE;
  let words = loading.get(game);
  if (words === undefined) {
    words = load();
    loading.set(game, words);
    // What did not come is asked for again when it is needed next.
    words.catch(() => loading.delete(game));
  }
  return use(words);
}
