import { useEffect, useState } from "react";
import { gameOf } from "../games/games";
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

/** What is known of a game's forms. */
export interface Forms {
  /** Those that this client can show, in the order a lobby lists them. */
  forms: FormInfo[];
  /** Whether the server has answered: what is not among them then is not shown here. */
  known: boolean;
}

const UNKNOWN: Forms = { forms: [], known: false };

/** The forms of `game`, or of no game yet. */
export function useForms(game: string | null): Forms {
  const [forms, setForms] = useState<Forms>(UNKNOWN);
  useEffect(() => {
    if (game === null) return undefined;
    let shown = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      load().then(
        (games) => {
          const all = games.find(({ key }) => key === game)?.forms ?? [];
          if (shown)
            setForms({ forms: all.filter(({ key }) => gameOf(game)?.forms.includes(key)), known: true });
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
