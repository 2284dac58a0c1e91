import { useCallback } from "react";
import { useLanguage } from "../i18n";
import { useCatalogues } from "../room/useCatalogue";

/** What these games are called; their keys while a catalogue is on its way. */
export function useGameNames(games: Iterable<string>): (game: string) => string {
  const { lang } = useLanguage();
  const catalogues = useCatalogues(games, lang);
  return useCallback((game) => catalogues.get(game)?.words.name ?? game, [catalogues]);
}

/** What the forms of these games are called; their keys while a catalogue is on its way. */
export function useFormNames(games: Iterable<string>): (game: string, form: string) => string {
  const { lang } = useLanguage();
  const catalogues = useCatalogues(games, lang);
  return useCallback((game, form) => catalogues.get(game)?.words.forms[form]?.name ?? form, [catalogues]);
}
