import { useMemo } from "react";
import { gameOf, games as ours } from "../games";
import type { FormInfo, GameInfo } from "../protocol";
import { http, useLasting } from "../socket";

/** A playable game: the server has it, and every form has a table, even if only the plain one. */
export interface Playable {
  key: string;
  /** In lobby order. */
  forms: FormInfo[];
}

/** The playable games. */
export interface Games {
  /** In lobby order. */
  games: Playable[];
  /** Whether the server has answered: any other form cannot be shown here. */
  known: boolean;
}

const UNKNOWN: Games = { games: [], known: false };

/** This client's games and forms in its own order, then those only the server knows in its order. */
function playable(answer: readonly GameInfo[]): Playable[] {
  const order = ours.map(({ key }) => key);
  return inOrder(answer, order).map(({ key, forms }) => ({
    key,
    forms: inOrder(forms, gameOf(key)?.forms ?? []),
  }));
}

/** Sorts by the list of keys; unlisted ones follow in their own order. */
function inOrder<T extends { key: string }>(things: readonly T[], listed: readonly string[]): T[] {
  const place = ({ key }: T) => (listed.includes(key) ? listed.indexOf(key) : listed.length);
  return [...things].sort((a, b) => place(a) - place(b));
}

/** The playable games, loaded only if `needed`. */
export function useGames(needed = true): Games {
  const games = useLasting(needed ? "games" : null, async () => playable(await http.games()));
  return useMemo(() => (games === null ? UNKNOWN : { games, known: true }), [games]);
}

/** A game's forms. */
export interface Forms {
  /** In lobby order. */
  forms: FormInfo[];
  /** Whether the server has answered: any other form cannot be shown here. */
  known: boolean;
}

/** The forms of `game`, or none without a game. */
export function useForms(game: string | null): Forms {
  const { games, known } = useGames(game !== null);
  return useMemo(
    () => ({ forms: games.find(({ key }) => key === game)?.forms ?? [], known: known && game !== null }),
    [games, known, game],
  );
}
