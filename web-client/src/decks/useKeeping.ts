import { useState } from "react";
import type { Refusal } from "../protocol";
import type { Deck } from "../setup";
import { useDeed } from "../ui/useDeed";
import { deckRequests, LONGEST_NAME, type KeptDeck } from "./requests";
import { useDecks, withDeck } from "./useDecks";
import { EMPTY, type Building } from "./useBuilding";

/** Keeping the deck being built, and taking others in its place. */
export interface Keeping {
  /** One's own decks; null until loaded. */
  mine: KeptDeck[] | null;
  /** The one being built, if it is kept; null if not. */
  there: KeptDeck | null;
  busy: boolean;
  refusal: Refusal | null;
  /** What was done last; null for nothing since another deck was begun. */
  done: "kept" | "removed" | null;
  /** A deck that waits for its builder's word, because it would lose changes; null for none. */
  waiting: Building | null;
  /** Begins with another deck, after asking where that loses changes. */
  begin: (next: Building) => void;
  /** The same with a deck that was read. */
  take: (deck: Deck, name: string | null) => void;
  /** The builder's word on `waiting`. */
  settle: (replace: boolean) => void;
  /** Keeps the deck: in place of what was kept, or anew. */
  keep: (anew: boolean) => void;
  /** Deletes the kept deck; what is being built stays. */
  remove: () => void;
}

/**
 * @param value the deck as it is written
 * @param unnamed the name of a deck without one
 */
export function useKeeping(asked: {
  game: string;
  building: Building;
  value: string;
  unnamed: string;
  onBuild: (next: Building) => void;
}): Keeping {
  const { game, building, value, unnamed, onBuild } = asked;
  const [mine, setMine] = useDecks(game);
  const { busy, refusal, act } = useDeed();
  const [done, setDone] = useState<Keeping["done"]>(null);
  const [waiting, wait] = useState<Building | null>(null);
  const there = mine?.find(({ id }) => id === building.id) ?? null;
  const name = building.name.trim() || unnamed;
  const begin = (next: Building) => {
    setDone(null);
    if (building.changed && value !== "") wait(next);
    else onBuild(next);
  };
  return {
    mine,
    there,
    busy: busy !== null,
    refusal,
    done,
    waiting,
    begin,
    take: (deck, read) => begin({ ...EMPTY, name: (read ?? "").slice(0, LONGEST_NAME), deck, changed: true }),
    settle: (replace) => {
      if (replace && waiting) onBuild(waiting);
      wait(null);
    },
    keep: (anew) =>
      act(
        "keep",
        () =>
          there && !anew ? deckRequests.change(there.id, name, value) : deckRequests.keep(game, name, value),
        (kept) => {
          setMine(withDeck(mine ?? [], kept));
          onBuild({ ...building, id: kept.id, from: null, name: kept.name, changed: false });
          setDone("kept");
        },
      ),
    remove: () => {
      if (!there) return;
      act(
        "remove",
        () => deckRequests.remove(there.id),
        () => {
          setMine((mine ?? []).filter(({ id }) => id !== there.id));
          onBuild({ ...building, id: null, changed: true });
          setDone("removed");
        },
      );
    },
  };
}
