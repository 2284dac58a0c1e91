import type { PlayerName } from "../protocol";
import { request, type ShownRating } from "../socket";

/** What a player won, lost and tied. */
export interface Tally {
  won: number;
  lost: number;
  tied: number;
}

/** A player as others see him. */
export interface Profile {
  player: PlayerName;
  since: string;
  /** Whether he is no guest. */
  account: boolean;
  ratings: { game: string; form: string; rating: ShownRating; matches: number }[];
  /** By `game/form`. */
  tallies: Record<string, Tally>;
}

/** A seat of a finished match; without ratings where it did not count. */
export interface PastSeat {
  player: PlayerName;
  side: number;
  place: number;
  before: ShownRating | null;
  after: ShownRating | null;
}

export interface PastMatch {
  id: string;
  game: string;
  form: string;
  rated: boolean;
  ended: string;
  reason: string;
  seats: PastSeat[];
}

export interface Filter {
  form: string;
  result: string;
  rated: boolean;
}

export interface Ranked {
  player: PlayerName;
  rating: ShownRating;
  matches: number;
}

/** How many matches a page of them has. */
export const PAGE = 20;

const query = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
};

/** What profiles and rankings ask the server for. */
export const wishes = {
  profile: (id: string) => request<Profile>("GET", `/api/players/${id}`),
  matches: (id: string, { form, result, rated }: Filter, before?: string) =>
    request<PastMatch[]>(
      "GET",
      `/api/players/${id}/matches${query({ form, result, rated: rated ? "true" : undefined, before })}`,
    ),
  course: (id: string, game: string, form: string) =>
    request<{ at: string; rating: ShownRating }[]>("GET", `/api/players/${id}/ratings/${game}/${form}`),
  ranking: (game: string, form: string) => request<Ranked[]>("GET", `/api/ratings/${game}/${form}`),
};
