// Deck lists as options write them: `archer:2,rogue`, in the order of the option's cards. Pure.
import type { OptionInfo } from "../protocol";

export type DeckListOption = Extract<OptionInfo, { kind: "decklist" }>;

/** How often each card is in a deck. */
export type Deck = Readonly<Record<string, number>>;

/** The deck that a value writes; an empty one for none. */
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

/** How a deck is written. */
export const writeDeck = (deck: Deck, cards: readonly string[]): string =>
  cards
    .filter((card) => (deck[card] ?? 0) > 0)
    .map((card) => (deck[card] === 1 ? card : `${card}:${deck[card]}`))
    .join(",");

/** How many cards a deck has. */
export const sizeOf = (deck: Deck): number => Object.values(deck).reduce((sum, copies) => sum + copies, 0);

/** Whether a deck has as many cards as its option wants. */
export const fitsDeck = (deck: Deck, { least, most }: DeckListOption): boolean =>
  sizeOf(deck) >= least && sizeOf(deck) <= most;
