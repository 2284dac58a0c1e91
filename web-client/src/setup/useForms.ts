import { useEffect, useMemo, useState } from "react";
import { games as ours } from "../games";
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

/** A game that can be played here: the server has it, and this client can show these forms of it. */
export interface Playable {
  key: string;
  /** In the order a lobby lists them. */
  forms: FormInfo[];
}

/** What can be played here. */
export interface Games {
  /** In the order a lobby lists them. */
  games: Playable[];
  /** Whether the server has answered: what is not among them then is not shown here. */
  known: boolean;
}

const UNKNOWN: Games = { games: [], known: false };

function playable(answer: readonly GameInfo[]): Playable[] {
  return ours.flatMap(({ key, forms }) => {
    const served = answer.find((game) => game.key === key)?.forms.filter((form) => forms.includes(form.key));
    return served && served.length > 0 ? [{ key, forms: served }] : [];
  });
}

/** The games that can be played here, asked for only where `needed`. */
export function useGames(needed = true): Games {
  const [games, setGames] = useState<Games>(UNKNOWN);
  useEffect(() => {
    if (!needed) return undefined;
    let shown = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      load().then(
        (answer) => shown && setGames({ games: playable(answer), known: true }),
        () => {
          if (shown) retry = setTimeout(ask, AGAIN);
        },
      );
    void ask();
    return () => {
      shown = false;
      clearTimeout(retry);
    };
  }, [needed]);
  return games;
}

/** What is known of a game's forms. */
export interface Forms {
  /** Those that this client can show, in the order a lobby lists them. */
  forms: FormInfo[];
  /** Whether the server has answered: what is not among them then is not shown here. */
  known: boolean;
}

/** The forms of `game`, or of no game yet. */
export function useForms(game: string | null): Forms {
  const { games, known } = useGames(game !== null);
  return useMemo(
    () => ({ forms: games.find(({ key }) => key === game)?.forms ?? [], known: known && game !== null }),
    [games, known, game],
  );
}
