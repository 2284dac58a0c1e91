// Teams as text, one line a card: `2 First Order Stormtrooper`, `1 Rey (elite)`. Pure.
import type { Catalogue } from "../../../protocol";
import type { Deck } from "../../../setup";
import { destinyOf, term, type DestinyCatalogue } from "../catalogue";
import { keysOf } from "./team";

/** What was read from a text. */
export interface ReadText {
  list: Deck;
  /** The first line that begins with `#`: the team's name. */
  name: string | null;
  /** The lines that name no card, as written. */
  unknown: readonly string[];
}

/** The most characters that are read; more is no team. */
export const LONGEST_TEXT = 8000;

/** A name as it is compared: without case, accents and signs. */
export const spelt = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();

const ELITE = /-elite$/;

/** What a key of a team is called. */
export function nameOfKey(key: string, catalogue: DestinyCatalogue): string {
  const name = catalogue.cards[key.replace(ELITE, "")]?.name ?? key;
  return ELITE.test(key) ? `${name} (${term(catalogue, "word", "elite")})` : name;
}

/** Writes a team, its parts parted by empty lines. */
export function teamText(name: string, list: Deck, catalogue: DestinyCatalogue): string {
  const partOf = (key: string) => {
    const type = catalogue.cards[key.replace(ELITE, "")]?.type;
    return type === "character" || type === "battlefield" ? type : "deck";
  };
  const keys = keysOf(catalogue).filter((key) => (list[key] ?? 0) > 0);
  const parts = (["character", "battlefield", "deck"] as const)
    .map((part) =>
      keys
        .filter((key) => partOf(key) === part)
        .map((key) => `${list[key]} ${nameOfKey(key, catalogue)}`)
        .join("\n"),
    )
    .filter((part) => part !== "");
  return [...(name ? [`# ${name}`] : []), parts.join("\n\n")].join("\n");
}

/** Keys by what people call them in these catalogues, as `spelt` spells it. */
export function knownNames(catalogues: readonly (Catalogue | null)[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const catalogue of catalogues) {
    if (!catalogue) continue;
    const destiny = destinyOf(catalogue);
    for (const key of keysOf(destiny)) {
      known.set(spelt(key), key);
      known.set(spelt(nameOfKey(key, destiny)), key);
    }
  }
  return known;
}

const LINE = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d{1,3}))?$/i;

/** `aw011-elite,aw002:2`, as options write teams. */
const WRITTEN = /^aw\d{3}(?:-elite)?(?::\d{1,2})?(?:,aw\d{3}(?:-elite)?(?::\d{1,2})?)*$/;

/** Whether a text is a team as options write it, such as from a link. */
export const isWritten = (text: string): boolean => text.length <= LONGEST_TEXT && WRITTEN.test(text);

/**
 * Reads a team written by `teamText`, by hand (`Rey`, `2x Dodge`, `Dodge x2`), or as options write it.
 *
 * @param known keys by what people call them, as `spelt` spells it: names in any language, and keys
 */
export function readTeamText(text: string, known: ReadonlyMap<string, string>): ReadText {
  const list: Record<string, number> = {};
  const unknown: string[] = [];
  let name: string | null = null;
  const add = (said: string, copies: number, line: string) => {
    const key = known.get(spelt(said));
    if (key === undefined) unknown.push(line);
    else if (copies > 0) list[key] = Math.min(99, (list[key] ?? 0) + copies);
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
  return { list, name, unknown };
}
