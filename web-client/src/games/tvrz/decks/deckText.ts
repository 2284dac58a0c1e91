// Decks as text, one line a card: `3 Wolf`. Pure.
import type { Deck } from "../../../setup";

/** What was read from a text. */
export interface ReadText {
  deck: Deck;
  /** The first line that begins with `#`: the deck's name. */
  name: string | null;
  /** The lines that name no card, as written. */
  unknown: readonly string[];
}

/** A name as it is compared: without case, accents and signs. */
export const spelt = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();

/** Writes a deck in the order of `cards`, each with its name. */
export function deckText(
  name: string,
  deck: Deck,
  cards: readonly string[],
  nameOf: (card: string) => string,
): string {
  const lines = cards.flatMap((card) => {
    const copies = deck[card] ?? 0;
    return copies > 0 ? [`${copies} ${nameOf(card)}`] : [];
  });
  return [...(name ? [`# ${name}`] : []), ...lines].join("\n");
}

const LINE = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d{1,3}))?$/i;

/** `wolf:3,klevan`, as options write decks. */
const WRITTEN = /^[a-z0-9-]+(?::\d{1,3})?(?:,[a-z0-9-]+(?::\d{1,3})?)+$/;

/**
 * Reads a deck written by `deckText`, by hand (`Wolf`, `3x Wolf`, `Wolf x3`), or as options write it.
 *
 * @param known cards by what people call them, as `spelt` spells it: names in any language, and keys
 */
export function readDeckText(text: string, known: ReadonlyMap<string, string>): ReadText {
  const deck: Record<string, number> = {};
  const unknown: string[] = [];
  let name: string | null = null;
  const add = (said: string, copies: number, line: string) => {
    const card = known.get(spelt(said));
    if (card === undefined) unknown.push(line);
    else if (copies > 0) deck[card] = (deck[card] ?? 0) + copies;
  };
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === "") continue;
    if (line.startsWith("#")) {
      name ??= line.replace(/^#+\s*/, "") || null;
    } else if (WRITTEN.test(line)) {
      for (const entry of line.split(",")) {
        const [card = "", copies = "1"] = entry.split(":");
        add(card, Number(copies), entry);
      }
    } else {
      const [, before, said = "", after] = LINE.exec(line) ?? [];
      // A card's own name may begin or end like a number of copies.
      if (known.has(spelt(line))) add(line, 1, line);
      else add(said, Number(before ?? after ?? 1), line);
    }
  }
  return { deck, name, unknown };
}
