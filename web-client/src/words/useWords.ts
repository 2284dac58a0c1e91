import { useCallback } from "react";
import { useLanguage } from "../i18n";
import { http, useLasting } from "../socket";
import { titleOf, type Words } from "./words";

const NONE: Words = {};

/** The words of every game; while another language loads, the previous ones. */
export function useWords(): Words {
  const { lang } = useLanguage();
  return useLasting<Words>(`words/${lang}`, () => http.words(lang)) ?? NONE;
}

/** The names of games; their keys until the words have loaded. */
export function useGameNames(): (game: string) => string {
  const words = useWords();
  return useCallback((game) => words[game]?.name ?? game, [words]);
}

/** The names of forms, with their game if there are several; their keys until the words have loaded. */
export function useFormNames(): (game: string, form: string) => string {
  const words = useWords();
  return useCallback((game, form) => titleOf(words, game, form), [words]);
}
