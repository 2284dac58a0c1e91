import { useEffect, useState } from "react";
import { shownForms } from "../games/tashkalar/forms";
import type { FormInfo, GameInfo } from "../protocol";
import { http } from "../socket";

/** Milliseconds before asking again for the games that did not come. */
const AGAIN = 3_000;

let loaded: Promise<GameInfo[]> | null = null;

function load(): Promise<GameInfo[]> {
  loaded ??= http.games().catch((reason: unknown) => {
    loaded = null;
    throw reason;
  });
  return loaded;
}

/** The forms of `game` that this client can show, in the order a lobby lists them; empty until they are known. */
export function useForms(game: string): FormInfo[] {
  const [forms, setForms] = useState<FormInfo[]>([]);
  useEffect(() => {
    let shown = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      load().then(
        (games) => {
          const all = games.find(({ key }) => key === game)?.forms ?? [];
          if (shown) setForms(all.filter(({ key }) => shownForms.includes(key)));
        },
        () => {
          if (shown) retry = setTimeout(ask, AGAIN);
        },
      );
    void ask();
    return () => {
      shown = false;
      clearTimeout(retry);
    };
  }, [game]);
  return forms;
}
