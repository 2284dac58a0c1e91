import { useState } from "react";
import { readDeck, writeDeck, type Deck } from "../../../setup";
import { keep, kept } from "../../../ui/kept";

/** The team being built. It outlives the page in this browser until it is kept or replaced. */
export interface Building {
  /** The kept team that it is; null for a new one. */
  id: string | null;
  /** The prepared team that it began as; null for none. */
  from: string | null;
  name: string;
  /** Characters, battlefield and deck, by their keys. */
  list: Deck;
  /** Whether it differs from what it began as. */
  changed: boolean;
}

const NAME = "destiny.team";

export const EMPTY: Building = { id: null, from: null, name: "", list: {}, changed: false };

interface Stored extends Omit<Building, "list"> {
  value: string;
}

function stored(): Building {
  try {
    const found = JSON.parse(kept(NAME) ?? "null") as Partial<Stored> | null;
    if (!found || typeof found.name !== "string" || typeof found.value !== "string") return EMPTY;
    const { id = null, from = null, name, value, changed } = found;
    return { id, from, name, list: readDeck(value), changed: !!changed };
  } catch {
    return EMPTY;
  }
}

/** The team being built, and its setter. */
export function useBuilding(): [Building, (next: Building) => void] {
  const [building, set] = useState(stored);
  const store = (next: Building) => {
    set(next);
    const { list, ...rest } = next;
    const value = writeDeck(list, Object.keys(list));
    keep(NAME, JSON.stringify({ ...rest, value } satisfies Stored));
  };
  return [building, store];
}
