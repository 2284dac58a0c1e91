import { useEffect, useState } from "react";
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
  return catalogue?.game === game ? catalogue : null;
}
