import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSession } from "../account/Session";
import { failureOf, useAsked, type Failure } from "../ui/useAsked";
import { deckRequests, type Fault, type KeptDeck } from "./requests";

/** One's own decks of a game by name, null until loaded; their setter; why they could not be loaded. */
export function useDecks(
  game: string,
): [decks: KeptDeck[] | null, set: (decks: KeptDeck[]) => void, failure: Failure | null] {
  const { player } = useSession();
  const [decks, set, failure] = useAsked(player && ["decks", player.id, game], () => deckRequests.mine(game));
  return [decks, set, failure];
}

/** The list with a deck that was kept or changed, by name. */
export const withDeck = (decks: readonly KeptDeck[], deck: KeptDeck): KeptDeck[] =>
  [...decks.filter(({ id }) => id !== deck.id), deck].sort((a, b) => a.name.localeCompare(b.name));

/** What an option of a form asks of a deck, and which deck. */
export interface DeckQuestion {
  game: string;
  form: string;
  option: string;
  value: string;
}

/** Milliseconds without a change before a deck is checked. */
const SETTLED = 250;

/** `value` once it has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), SETTLED);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What is wrong with a deck: null until known, empty if nothing is; and why that could not be found out. */
export function useFaults(asked: DeckQuestion | null): [faults: Fault[] | null, failure: Failure | null] {
  const now = asked && JSON.stringify([asked.game, asked.form, asked.option, asked.value]);
  const settled = useSettled(now);
  const { data, error } = useQuery({
    queryKey: ["faults", settled],
    queryFn: () => {
      const [game, form, option, value] = JSON.parse(settled ?? "[]") as [string, string, string, string];
      return deckRequests.faults(game, form, option, value);
    },
    enabled: settled !== null && settled === now,
    staleTime: Infinity,
  });
  return now === null || settled !== now ? [null, null] : [data ?? null, error && failureOf(error)];
}
