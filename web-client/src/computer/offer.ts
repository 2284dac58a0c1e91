// Which computers there are to play with, the level that fits us, and the one chosen last in this browser.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { request, type ShownRating } from "../socket";
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
  /** How strong people have found it there; null until that is established. */
  rating: ShownRating | null;
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

const useLevelsAt = (where: Where | null) =>
  useQuery({
    ...levelsAt(where ?? { game: "", form: "", seats: 0 }),
    enabled: where !== null,
  });

/** The levels on offer there and how they play, from the weakest; empty until loaded. */
export const useOffered = (where: Where | null): readonly Offered[] => useLevelsAt(where).data ?? [];

/** Whether no level is on offer there; false until that is known. */
export function useNobody(where: Where | null): boolean {
  const { data, isPending } = useLevelsAt(where);
  return !isPending && (data ?? []).length === 0;
}

/** The levels on offer there, from the weakest; empty until loaded. */
export const useLevels = (where: Where | null): readonly string[] => keysOf(useOffered(where));

/** The keys of levels on offer. */
export const keysOf = (offered: readonly Offered[]): readonly string[] => offered.map(({ level }) => level);

/** What the server proposes by our last results; see `GET /api/me/computers` in the protocol. */
export interface Fit {
  level: string | null;
  /** The level we played last there. */
  last: string | null;
  why: "won" | "lost" | null;
}

const noFit: Fit = { level: null, last: null, why: null };

/** The request for the level that fits a player there; each match changes the answer. */
export const fitAt = (player: string | undefined, { game, form, seats }: Where) =>
  queryOptions({
    queryKey: ["fit", player, game, form, seats],
    queryFn: () =>
      request<Fit>(
        "GET",
        `/api/me/computers/${encodeURIComponent(game)}?form=${encodeURIComponent(form)}&seats=${seats}`,
      ),
    retry: false,
  });

/** The level that fits us there, by our last results; none until it is loaded. */
export function useFit(player: string | undefined, where: Where | null): Fit {
  const { data } = useQuery({
    ...fitAt(player, where ?? { game: "", form: "", seats: 0 }),
    enabled: where !== null && player !== undefined,
  });
  return data ?? noFit;
}

const lastOf = ({ game, form }: Pick<Where, "game" | "form">) => `computer.level.${game}.${form}`;
const lastIn = ({ game }: Pick<Where, "game">) => `computer.level.${game}`;

/** Remembers in this browser a level chosen for a form of a game. */
export function rememberLevel(where: Pick<Where, "game" | "form">, level: string): void {
  keep(lastOf(where), level);
  keep(lastIn(where), level);
}

/**
 * The wanted level, else the one that fits, unless another was chosen since; else the one chosen last in this form, or
 * in this game; else the lowest. Undefined if none is on offer.
 */
export function fitting(
  where: Pick<Where, "game" | "form">,
  levels: readonly string[],
  fit: Fit | undefined,
  wanted: string | null = null,
): string | undefined {
  const among = (level: string | null | undefined) => levels.find((one) => one === level);
  const chosen = kept(lastOf(where));
  const since = chosen !== null && chosen !== fit?.last;
  return (
    among(wanted) ??
    (since ? undefined : among(fit?.level)) ??
    among(chosen) ??
    among(kept(lastIn(where))) ??
    levels[0]
  );
}

/** Why this level is proposed: two wins or two losses with another; null if that is not why. */
export const whyThis = (fit: Fit, level: string | undefined): "won" | "lost" | null =>
  level !== undefined && level === fit.level && level !== fit.last ? fit.why : null;
