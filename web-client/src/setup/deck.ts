// Deck lists as options encode them: `archer:2,rogue`, in the order of the option's cards. Pure.
import type { OptionInfo } from "../protocol";

export type DeckListOption = Extract<OptionInfo, { kind: "decklist" }>;

/** The number of copies of each card in a deck. */
export type Deck = Readonly<Record<string, number>>;

/** Parses a deck; empty without a value. */
export const readDeck = (value: string | null | undefined): Deck =>
  Object.fromEntries(
    (value ?? "")
      .split(",")
      .filter((entry) => entry !== "")
      .map((entry) => {
        const [card = "", copies = "1"] = entry.split(":");
        return [card, Number(copies)];
      }),
  );

/** Encodes a deck. */
export const writeDeck = (deck: Deck, cards: readonly string[]): string =>
  cards
    .filter((card) => (deck[card] ?? 0) > 0)
    .map((card) => (deck[card] === 1 ? card : `${card}:${deck[card]}`))
    .join(",");

/** The number of cards in a deck. */
export const sizeOf = (deck: Deck): number => Object.values(deck).reduce((sum, copies) => sum + copies, 0);

/** Whether a deck's size is within its option's limits. */
export const fitsDeck = (deck: Deck, { least, most }: DeckListOption): boolean =>
  sizeOf(deck) >= least && sizeOf(deck) <= most;

/** A deck with `by` copies more of a card, between none and `most`. */
export function withCopies(deck: Deck, card: string, by: number, most: number): Deck {
  const copies = Math.min(most, Math.max(0, (deck[card] ?? 0) + by));
  const { [card]: _, ...others } = deck;
  return copies === 0 ? others : { ...deck, [card]: copies };
}
