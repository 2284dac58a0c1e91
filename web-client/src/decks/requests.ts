import { command, request } from "../socket";

/** A deck that its player keeps; it need not be finished. */
export interface KeptDeck {
  id: string;
  name: string;
  /** Its cards, as an option of kind `decklist` is written. */
  value: string;
  /** When it was last changed, in ms. */
  changed: number;
}

/** Why a deck cannot be played. */
export interface Fault {
  /** The game's code, with a sentence among its words. */
  code: string;
  /** The card it is about; null if it is about the whole deck. */
  card: string | null;
  /** The number of the rule that it breaks; null if none. */
  rule: string | null;
}

/** The most characters in a deck's name. */
export const LONGEST_NAME = 40;

/** The requests about one's own decks, guests' included. */
export const deckRequests = {
  mine: (game: string) => request<KeptDeck[]>("GET", `/api/me/decks?game=${encodeURIComponent(game)}`),
  keep: (game: string, name: string, value: string) =>
    request<KeptDeck>("POST", "/api/me/decks", { game, name, value }),
  change: (id: string, name: string, value: string) =>
    request<KeptDeck>("PUT", `/api/me/decks/${id}`, { name, value }),
  remove: (id: string) => command("DELETE", `/api/me/decks/${id}`),
  /** A random one that can be played. */
  random: (game: string, form: string, option: string) =>
    request<{ value: string }>(
      "GET",
      `/api/games/${game}/random-deck?form=${encodeURIComponent(form)}&option=${encodeURIComponent(option)}`,
    ),
  faults: (game: string, form: string, option: string, value: string) =>
    request<Fault[]>("POST", `/api/games/${game}/faults`, { form, option, value }),
};
