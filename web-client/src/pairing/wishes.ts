import type { PlayerName, TimeControl } from "../protocol";
import { request } from "../socket/http";

/** What somebody waits for. */
export interface Wish {
  game: string;
  form: string;
  /** How many play; the fewest of the form if left out or null. */
  seats?: number | null;
  clock: TimeControl;
  rated: boolean;
}

/** Something one can wait for, and how it goes there. */
export interface Offer extends Wish {
  seats: number;
  waiting: number;
  /** Seconds it took lately; null if nobody knows. */
  expected: number | null;
}

/** What one says to wait for this. */
export const wishOf = ({ game, form, seats, clock, rated }: Offer): Wish => ({
  game,
  form,
  seats,
  clock,
  rated,
});

/** How our search stands. */
export interface Found {
  offer: Offer | null;
  /** Milliseconds. */
  waited: number;
  /** The table that waits for us. */
  link: string | null;
  /** For how many milliseconds it does; null if none does. */
  left: number | null;
  /** What we were brought together for and did not come to; null if we came, or look again. */
  absent: Offer | null;
  /** Which run of the server this is. */
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

/** Who may challenge somebody: `met` are those he has played with. */
export type Welcome = "everybody" | "met" | "nobody";

export interface Challenges {
  /** Who may challenge us. */
  from: Welcome;
  /** Who may not in any case. */
  blocked: PlayerName[];
  incoming: Challenge[];
  outgoing: Challenge[];
}

export interface NewChallenge extends Wish {
  player: string;
  options: Record<string, string>;
}

/** What looking for people asks the server for. */
export const wishes = {
  offers: () => request<Offer[]>("GET", "/api/pairings"),
  search: () => request<Found>("GET", "/api/me/pairing"),
  look: (wish: Wish) => request<Found>("POST", "/api/me/pairing", wish),
  leave: () => request<Found>("DELETE", "/api/me/pairing"),
  /** What a page says of itself while it is closed. */
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
