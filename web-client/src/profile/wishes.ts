import type { PlayerName } from "../protocol";
import { request, type PastMatch, type ShownRating } from "../socket";

/** A player's public profile. */
export interface Profile {
  player: PlayerName;
  since: string;
  /** Whether they have an account. */
  account: boolean;
  ratings: { game: string; form: string; rating: ShownRating; matches: number }[];
}

/** A player's wins, losses and ties. */
export interface Tally {
  won: number;
  lost: number;
  tied: number;
}

/** Streaks of matches: the current one and the longest. */
export interface Streaks {
  won: number;
  longestWon: number;
  unbeaten: number;
  longestUnbeaten: number;
}

/** A player's results with, or against, a value of a seat option of a game. */
export interface OfOption {
  game: string;
  option: string;
  value: string;
  tally: Tally;
}

/** A player's results against an opponent. */
export interface Against {
  player: PlayerName;
  tally: Tally;
}

/** A player's record, from the matches we are allowed to see. */
export interface PlayerRecord {
  tally: Tally;
  streaks: Streaks;
  forms: { game: string; form: string; tally: Tally; streaks: Streaks }[];
  own: OfOption[];
  against: OfOption[];
  opponents: Against[];
  cards: { game: string; card: string; times: number; matches: number }[];
}

/** A filter of matches; empty texts mean any. */
export interface Filter {
  form: string;
  result: string;
  rated: boolean;
  opponent: PlayerName | null;
  /** The player's own options, by seat option. */
  own: Record<string, string>;
  /** The opponents' options. */
  against: Record<string, string>;
}

export const EVERYTHING: Filter = {
  form: "",
  result: "",
  rated: false,
  opponent: null,
  own: {},
  against: {},
};

export interface Ranked {
  player: PlayerName;
  rating: ShownRating;
  matches: number;
}

/** A rating at a moment. */
export interface Moment {
  at: string;
  rating: ShownRating;
}

/** How many matches a page has. */
export const PAGE = 20;

const query = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
};

const prefixed = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [prefix + key, value]));

/** Requests for profiles and rankings. */
export const wishes = {
  profile: (id: string) => request<Profile>("GET", `/api/players/${id}`),
  record: (id: string, game: string, form: string) =>
    request<PlayerRecord>("GET", `/api/players/${id}/record${query({ game, form })}`),
  opponents: (id: string, name: string) =>
    request<Against[]>("GET", `/api/players/${id}/opponents${query({ name })}`),
  /**
   * @param last the match after which the page begins
   */
  matches: (id: string, game: string, filter: Filter, last?: PastMatch) =>
    request<PastMatch[]>(
      "GET",
      `/api/players/${id}/matches${query({
        game,
        form: filter.form,
        result: filter.result,
        rated: filter.rated ? "true" : undefined,
        opponent: filter.opponent?.id,
        ...prefixed("option.", filter.own),
        ...prefixed("against.", filter.against),
        before: last?.ended,
        last: last?.id,
      })}`,
    ),
  course: (id: string, game: string, form: string) =>
    request<Moment[]>("GET", `/api/players/${id}/ratings/${game}/${form}`),
  ranking: (game: string, form: string) => request<Ranked[]>("GET", `/api/ratings/${game}/${form}`),
};
