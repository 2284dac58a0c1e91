import { useMemo } from "react";
import { gameOf, games as ours } from "../games";
import type { FormInfo, GameInfo } from "../protocol";
import { http, useLasting } from "../socket";

/** A game that can be played here: the server has it, and every form has a table, if only the plain one. */
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

/** Our own games and their forms in our order, then what only the server knows in its order. */
function playable(answer: readonly GameInfo[]): Playable[] {
  const order = ours.map(({ key }) => key);
  return inOrder(answer, order).map(({ key, forms }) => ({
    key,
    forms: inOrder(forms, gameOf(key)?.forms ?? []),
  }));
}

/** Those whose keys are listed in the order of the list, all others after them as they come. */
function inOrder<T extends { key: string }>(things: readonly T[], listed: readonly string[]): T[] {
  const place = ({ key }: T) => (listed.includes(key) ? listed.indexOf(key) : listed.length);
  return [...things].sort((a, b) => place(a) - place(b));
}

/** The games that can be played here, asked for only where `needed`. */
export function useGames(needed = true): Games {
  const games = useLasting(needed ? "games" : null, async () => playable(await http.games()));
  return useMemo(() => (games === null ? UNKNOWN : { games, known: true }), [games]);
}

/** What is known of a game's forms. */
export interface Forms {
  /** In the order a lobby lists them. */
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
