import { useEffect, useMemo, useState } from "react";
import type { Lang } from "../i18n";
import type { Catalogue } from "../protocol";
import { http } from "../socket";

const loaded = new Map<string, Promise<Catalogue>>();

/** Milliseconds before asking again for a catalogue that did not come. */
const AGAIN = 3_000;

function load(game: string, lang: Lang): Promise<Catalogue> {
  const key = `${game}/${lang}`;
  let promise = loaded.get(key);
  if (!promise) {
    promise = http.catalogue(game, lang);
    loaded.set(key, promise);
    promise.catch(() => loaded.delete(key));
  }
  return promise;
}

/** The game's catalogue in `lang`; while another language is on its way, the one shown so far. Null until the first. */
export function useCatalogue(game: string | null, lang: Lang): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  useEffect(() => {
    if (game === null) return undefined;
    let shown = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      load(game, lang).then(
        (answer) => shown && setCatalogue(answer),
        () => {
          if (shown) retry = setTimeout(ask, AGAIN);
        },
      );
    void ask();
    return () => {
      shown = false;
      clearTimeout(retry);
    };
  }, [game, lang]);
  return catalogue;
}

const NONE: ReadonlyMap<string, Catalogue> = new Map();

/** The catalogues of several games by their keys, as far as they have come. */
export function useCatalogues(games: Iterable<string>, lang: Lang): ReadonlyMap<string, Catalogue> {
  const [catalogues, setCatalogues] = useState(NONE);
  const keys = [...new Set(games)].sort().join(" ");
  const wanted = useMemo(() => (keys === "" ? [] : keys.split(" ")), [keys]);
  useEffect(() => {
    let shown = true;
    const retries: ReturnType<typeof setTimeout>[] = [];
    const ask = (game: string) =>
      load(game, lang).then(
        (answer) => shown && setCatalogues((before) => new Map(before).set(game, answer)),
        () => {
          if (shown) retries.push(setTimeout(() => void ask(game), AGAIN));
        },
      );
    for (const game of wanted) void ask(game);
    return () => {
      shown = false;
      retries.forEach(clearTimeout);
    };
  }, [wanted, lang]);
  return catalogues;
}
