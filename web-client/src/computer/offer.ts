// Which computers there are to play with, and the level chosen last in this browser.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "../socket";
import { keep, kept } from "../ui/kept";

/** Where computers may sit. */
export interface Where {
  game: string;
  form: string;
  seats: number;
}

/** A level on offer, and how it plays. */
export interface Offered {
  level: string;
  /** The name of the player. */
  player: string;
  /** How many moves it may try in imagined matches before a choice. */
  nodes: number;
}

/** The request for the levels on offer there; the answer stays the same for as long as the page lives. */
export const levelsAt = ({ game, form, seats }: Where) =>
  queryOptions({
    queryKey: ["levels", game, form, seats],
    queryFn: () =>
      request<Offered[]>(
        "GET",
        `/api/games/${encodeURIComponent(game)}/computers?form=${encodeURIComponent(form)}&seats=${seats}`,
      ),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The levels on offer there and how they play, from the weakest; empty until loaded. */
export function useOffered(where: Where | null): readonly Offered[] {
  const { data } = useQuery({
    ...levelsAt(where ?? { game: "", form: "", seats: 0 }),
    enabled: where !== null,
  });
  return data ?? [];
}

/** The levels on offer there, from the weakest; empty until loaded. */
export const useLevels = (where: Where | null): readonly string[] => keysOf(useOffered(where));

/** The keys of levels on offer. */
export const keysOf = (offered: readonly Offered[]): readonly string[] => offered.map(({ level }) => level);

const LAST = "computer.level";

/** Remembers a level in this browser. */
export const rememberLevel = (level: string): void => keep(LAST, level);

/** The wanted level, else the one chosen last, else the lowest; undefined if none is on offer. */
export function fitting(levels: readonly string[], wanted: string | null = null): string | undefined {
  const among = (level: string | null) => levels.find((one) => one === level);
  return among(wanted) ?? among(kept(LAST)) ?? levels[0];
}
