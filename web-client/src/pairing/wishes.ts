import type { PlayerName, TimeControl } from "../protocol";
import { request } from "../socket/http";

/** A search request. */
export interface Wish {
  game: string;
  form: string;
  /** How many play; the form's minimum if left out or null. */
  seats?: number | null;
  clock: TimeControl;
  rated: boolean;
}

/** A queue, and how busy it is. */
export interface Offer extends Wish {
  seats: number;
  waiting: number;
  /** The recent wait in seconds; null if unknown. */
  expected: number | null;
}

/** The request that joins it. */
export const wishOf = ({ game, form, seats, clock, rated }: Offer): Wish => ({
  game,
  form,
  seats,
  clock,
  rated,
});

/** The state of our search. */
export interface Found {
  offer: Offer | null;
  /** Milliseconds. */
  waited: number;
  /** The table that waits for us. */
  link: string | null;
  /** For how many milliseconds it waits; null if none does. */
  left: number | null;
  /** The match we were found for and did not come to; null if we came or search again. */
  absent: Offer | null;
  /** The run of the server, which changes with a restart. */
  run: string;
}

export interface Challenge {
  id: string;
  player: PlayerName;
  rating: number;
  terms: Wish & { options: Record<string, string> };
  state: "open" | "accepted" | "declined" | "expired";
  link: string | null;
  expires: string;
}

/** Who can challenge a player: `met` are those they have played with. */
export type Welcome = "everybody" | "met" | "nobody";

export interface Challenges {
  /** Who can challenge us. */
  from: Welcome;
  /** The block list. */
  blocked: PlayerName[];
  incoming: Challenge[];
  outgoing: Challenge[];
}

export interface NewChallenge extends Wish {
  player: string;
  options: Record<string, string>;
}

/** Requests for matchmaking and challenges. */
export const wishes = {
  offers: () => request<Offer[]>("GET", "/api/pairings"),
  search: () => request<Found>("GET", "/api/me/pairing"),
  look: (wish: Wish) => request<Found>("POST", "/api/me/pairing", wish),
  leave: () => request<Found>("DELETE", "/api/me/pairing"),
  /** Sent by a page as it closes. */
  closed: () =>
    void fetch("/api/me/pairing/closed", {
      method: "POST",
      keepalive: true,
      headers: { "X-Arenhold": "1" },
    }).catch(() => undefined),
  challenges: () => request<Challenges>("GET", "/api/challenges"),
  challenge: (wish: NewChallenge) => request<Challenges>("POST", "/api/challenges", wish),
  accept: (id: string) => request<{ link: string }>("POST", `/api/challenges/${id}/accept`),
  decline: (id: string) => request<Challenges>("POST", `/api/challenges/${id}/decline`),
  withdraw: (id: string) => request<Challenges>("POST", `/api/challenges/${id}/withdraw`),
  welcome: (from: Welcome) => request<Challenges>("PUT", "/api/me/challenges", { from }),
  block: (player: string) => request<Challenges>("PUT", `/api/me/challenges/blocked/${player}`),
  unblock: (player: string) => request<Challenges>("DELETE", `/api/me/challenges/blocked/${player}`),
};
