// Which cards of the catalogue are shown. Pure.
import type { CardFace } from "../cards";
import { spokenText } from "../cards";
import type { Affiliation, CardType, Colour, DieSymbol } from "../catalogue";

/** What is looked for; null, none and an empty text ask for nothing. */
export interface Filter {
  /** Part of the name or of the text, whatever its case and accents. */
  text: string;
  type: CardType | null;
  /** Any of these. */
  colours: readonly Colour[];
  affiliation: Affiliation | null;
  /** A side with each of these. */
  symbols: readonly DieSymbol[];
  /** A side with a plus; with signs, one that shows the first of them. */
  plus: boolean;
}

export const EVERYTHING: Filter = {
  text: "",
  type: null,
  colours: [],
  affiliation: null,
  symbols: [],
  plus: false,
};

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The list with `one` in it, or without it where it was. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Whether a card has everything that is looked for. */
export function matches(face: CardFace, filter: Filter): boolean {
  const text = plain(filter.text);
  const [first] = filter.symbols;
  return (
    (text === "" || plain(`${face.name} ${face.line} ${spokenText(face)}`).includes(text)) &&
    (filter.type === null || face.type === filter.type) &&
    (filter.colours.length === 0 || filter.colours.includes(face.colour)) &&
    (filter.affiliation === null || face.affiliation === filter.affiliation) &&
    filter.symbols.every((symbol) => face.sides.some((side) => side.symbol === symbol)) &&
    (!filter.plus || face.sides.some((side) => side.plus && (first === undefined || side.symbol === first)))
  );
}
