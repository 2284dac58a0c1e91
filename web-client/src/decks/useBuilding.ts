import { useState } from "react";
import { readDeck, writeDeck, type Deck } from "../setup";
import { keep, kept } from "../ui/kept";

/** The deck being built. It outlives the page in this browser until it is kept or replaced. */
export interface Building {
  /** The kept deck that it is; null for a new one. */
  id: string | null;
  /** The prepared deck that it began as; null for none. */
  from: string | null;
  name: string;
  deck: Deck;
  /** Whether it differs from what it began as. */
  changed: boolean;
}

/** Nothing yet. */
export const EMPTY: Building = { id: null, from: null, name: "", deck: {}, changed: false };

interface Stored extends Omit<Building, "deck"> {
  value: string;
}

function stored(place: string): Building {
  try {
    const found = JSON.parse(kept(place) ?? "null") as Partial<Stored> | null;
    if (!found || typeof found.name !== "string" || typeof found.value !== "string") return EMPTY;
    const { id = null, from = null, name, value, changed } = found;
    return { id, from, name, deck: readDeck(value), changed: !!changed };
  } catch {
    return EMPTY;
  }
}

/**
 * The deck being built, and its setter.
 *
 * @param place where the browser keeps it: a name of its own for each game
 */
export function useBuilding(place: string): [Building, (next: Building) => void] {
  const [building, set] = useState(() => stored(place));
  const store = (next: Building) => {
    set(next);
    const { deck, ...rest } = next;
    const value = writeDeck(deck, Object.keys(deck));
    keep(place, JSON.stringify({ ...rest, value } satisfies Stored));
  };
  return [building, store];
}
