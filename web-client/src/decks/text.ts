// Decks as text, one line a card: `3 Wolf`. Pure.
import type { Deck } from "../setup";

/** What was read from a text. */
export interface ReadText {
  deck: Deck;
  /** The first line that begins with `#`: the deck's name. */
  name: string | null;
  /** The lines that name no card, as written. */
  unknown: readonly string[];
}

/** The most characters that are read; more is no deck. */
export const LONGEST_TEXT = 8000;

/** A name as it is compared: without case, accents and signs. */
export const spelt = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();

/**
 * Writes a deck, its name above it.
 *
 * @param parts the cards of each part in the order in which they are written; empty lines part those that have any
 */
export function deckText(
  name: string,
  deck: Deck,
  parts: readonly (readonly string[])[],
  nameOf: (card: string) => string,
): string {
  const written = parts
    .map((cards) =>
      cards.filter((card) => (deck[card] ?? 0) > 0).map((card) => `${deck[card]} ${nameOf(card)}`),
    )
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"));
  return [...(name ? [`# ${name}`] : []), ...(written.length > 0 ? [written.join("\n\n")] : [])].join("\n");
}

const LINE = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d{1,3}))?$/i;

const ENTRY = "[a-z0-9-]+(?::\\d{1,3})?";

/** `wolf:3,klevan`, as options write decks; a card alone reads as a name. */
const WRITTEN = new RegExp(`^(?:${ENTRY}(?:,${ENTRY})+|[a-z0-9-]+:\\d{1,3})$`);

/** The most copies that a line may have. */
const MOST = 999;

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
    else if (copies > 0) deck[card] = Math.min(MOST, (deck[card] ?? 0) + copies);
  };
  for (const raw of text.slice(0, LONGEST_TEXT).split(/\r?\n/)) {
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
