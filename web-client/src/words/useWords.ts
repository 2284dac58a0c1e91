import { useCallback } from "react";
import { useLanguage } from "../i18n";
import { http, useLasting } from "../socket";
import { titleOf, type Words } from "./words";

const NONE: Words = {};

/** The words of every game; while another language is on its way, those shown so far. */
export function useWords(): Words {
  const { lang } = useLanguage();
  return useLasting<Words>(`words/${lang}`, () => http.words(lang)) ?? NONE;
}

/** What games are called; their keys until words have come. */
export function useGameNames(): (game: string) => string {
  const words = useWords();
  return useCallback((game) => words[game]?.name ?? game, [words]);
}

/** What forms are called, with their game where there are several; their keys until words have come. */
export function useFormNames(): (game: string, form: string) => string {
  const words = useWords();
  return useCallback((game, form) => titleOf(words, game, form), [words]);
}
