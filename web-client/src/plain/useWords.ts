import { use } from "react";
import { gameOf } from "../games";
import type { PlainWords } from "./speech";

const loading = new Map<string, Promise<PlainWords>>();

/** For games without words of their own. */
const NONE: PlainWords = {};

/** A game's own words for the plain table; suspends until they have loaded. */
export function usePlainWords(game: string): PlainWords {
  const load = gameOf(game)?.plain;
  if (!load) return NONE;
  let words = loading.get(game);
  if (words === undefined) {
    words = load();
    loading.set(game, words);
    // A failed load is retried when the words are next needed.
    words.catch(() => loading.delete(game));
  }
  return use(words);
}
