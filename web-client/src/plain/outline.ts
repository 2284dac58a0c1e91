// A view as an outline in words: headings, facts and lists. Pure.

/** A square of a grid: its text, and its screen-reader label. */
export interface Cell {
  text: string;
  words: string;
}

/** A part of an outline. Parts follow each other in reading order. */
export type Part =
  | { kind: "fact"; name: string; value: string }
  | { kind: "list"; name: string; items: readonly string[] }
  | { kind: "parts"; name: string; parts: readonly Part[] }
  /** A board: rows from top to bottom, each with a cell for every column. */
  | {
      kind: "grid";
      name: string;
      columns: readonly string[];
      rows: readonly { name: string; cells: readonly Cell[] }[];
    };

/** The words of an outline. */
export interface Outlining {
  /** The name of a field of the view. */
  field: (key: string) => string;
  /** The words for a text value of a field in the view; most values are their own. */
  text: (key: string, value: string) => string;
  /** The fields whose lists have one entry per seat, in seat order. */
  bySeat: (key: string) => boolean;
  /** The fields whose numbers are seats. */
  isSeat: (key: string) => boolean;
  nameOf: (seat: number) => string;
  yes: string;
  no: string;
  /** For values this viewer may not know. */
  unknown: string;
  /** For an empty list. */
  none: string;
  /** An entry of a list with more than one fact. */
  numbered: (n: number) => string;
  /** Several short entries in one line. */
  list: (items: string[]) => string;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function simple(key: string, value: unknown, words: Outlining): string | null {
  if (typeof value === "number" && words.isSeat(key)) return words.nameOf(value);
  switch (typeof value) {
    case "string":
      return value === "" ? words.none : words.text(key, value);
    case "number":
      return String(value);
    case "boolean":
      return value ? words.yes : words.no;
    default:
      return value === null || value === undefined ? words.unknown : null;
  }
}

function part(key: string, name: string, value: unknown, words: Outlining): Part {
  const said = simple(key, value, words);
  if (said !== null) return { kind: "fact", name, value: said };
  if (isObject(value)) return { kind: "parts", name, parts: outline(value, words) };
  const entries = value as readonly unknown[];
  if (words.bySeat(key)) {
    return {
      kind: "parts",
      name,
      parts: entries.map((entry, seat) => part("", words.nameOf(seat), entry, words)),
    };
  }
  const items = entries.map((entry) => simple(key, entry, words));
  if (items.every((item) => item !== null)) {
    return { kind: "fact", name, value: items.length === 0 ? words.none : words.list(items) };
  }
  return {
    kind: "parts",
    name,
    parts: entries.map((entry, i) => part("", words.numbered(i + 1), entry, words)),
  };
}

/** The view of any game: every field under its name, in the view's order. */
export const outline = (view: unknown, words: Outlining): Part[] =>
  isObject(view) ? Object.entries(view).map(([key, value]) => part(key, words.field(key), value, words)) : [];
