import { useState } from "react";
import { readDeck, writeDeck, type Deck } from "../../../setup";
import { keep, kept } from "../../../ui/kept";

/** The deck being built. It outlives the page in this browser until it is kept or replaced. */
export interface Building {
  /** The kept deck that it is; null for a new one. */
  id: string | null;
  name: string;
  deck: Deck;
  /** Whether it differs from what is kept. */
  changed: boolean;
}

const NAME = "tvrz.deck";
const EMPTY: Building = { id: null, name: "", deck: {}, changed: false };

interface Stored {
  id: string | null;
  name: string;
  value: string;
  changed: boolean;
}

function stored(): Building {
  try {
    const found = JSON.parse(kept(NAME) ?? "null") as Stored | null;
    if (!found || typeof found.name !== "string" || typeof found.value !== "string") return EMPTY;
    return { id: found.id ?? null, name: found.name, deck: readDeck(found.value), changed: !!found.changed };
  } catch {
    return EMPTY;
  }
}

/** The deck being built, and its setter. */
export function useBuilding(): [Building, (next: Building) => void] {
  const [building, set] = useState(stored);
  const store = (next: Building) => {
    set(next);
    const { id, name, deck, changed } = next;
    const value = writeDeck(deck, Object.keys(deck));
    keep(NAME, JSON.stringify({ id, name, value, changed } satisfies Stored));
  };
  return [building, store];
}

/** A deck with `by` copies more of a card, between none and `most`. */
export function withCopies(deck: Deck, card: string, by: number, most: number): Deck {
  const copies = Math.min(most, Math.max(0, (deck[card] ?? 0) + by));
  const { [card]: _, ...others } = deck;
  return copies === 0 ? others : { ...deck, [card]: copies };
}
