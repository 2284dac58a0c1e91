import { useCallback, useEffect, useState } from "react";
import { useLanguage, type Lang } from "../i18n";
import { http } from "../socket";
import { titleOf, type Words } from "./words";

/** Milliseconds before asking again for words that did not come. */
const AGAIN = 3_000;

const loaded = new Map<Lang, Promise<Words>>();

function load(lang: Lang): Promise<Words> {
  let promise = loaded.get(lang);
  if (!promise) {
    promise = http.words(lang);
    loaded.set(lang, promise);
    promise.catch(() => loaded.delete(lang));
  }
  return promise;
}

const NONE: Words = {};

/** The words of every game; while another language is on its way, those shown so far. */
export function useWords(): Words {
  const { lang } = useLanguage();
  const [words, setWords] = useState(NONE);
  useEffect(() => {
    let shown = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      load(lang).then(
        (answer) => shown && setWords(answer),
        () => {
          if (shown) retry = setTimeout(() => void ask(), AGAIN);
        },
      );
    void ask();
    return () => {
      shown = false;
      clearTimeout(retry);
    };
  }, [lang]);
  return words;
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
