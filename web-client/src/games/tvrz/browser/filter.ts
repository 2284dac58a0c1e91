// Which cards of the catalogue are shown. Pure.
import type { Bar, CardFacts, Spell, Stands, Trait } from "../catalogue";
import type { Nature } from "../cards";
import { PARTS, type Part } from "../types";

/** Where a card stands or what it covers; `nowhere` for cards without a part. */
export type Place = Stands | "nowhere";

export const PLACES: readonly Place[] = [
  "west",
  "north",
  "east",
  "south",
  "gate",
  "universal",
  "attack-only",
  "nowhere",
];

export const NATURES: readonly Nature[] = [
  "people",
  "mage",
  "beast",
  "monster",
  "wood",
  "stone",
  "goods",
  "flag",
  "shade",
];

export const BARS: readonly Bar[] = ["brown", "yellow", "red"];

/** What is looked for; null and an empty text ask for nothing. */
export interface Filter {
  /** Part of the name, whatever its case and accents. */
  text: string;
  place: Place | null;
  nature: Nature | null;
  trait: Trait | null;
  spell: Spell | null;
  bar: Bar | null;
}

export const EVERYTHING: Filter = {
  text: "",
  place: null,
  nature: null,
  trait: null,
  spell: null,
  bar: null,
};

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The parts at which a card counts: where it stands, or what it covers. */
export function partsOf(card: CardFacts): readonly Part[] {
  if (card.works) return card.works.covers;
  return PARTS.filter((part) => part === card.stands);
}

function isAt(card: CardFacts, place: Place): boolean {
  if (place === "nowhere") return card.stands === null && card.works === null;
  if (place === "universal" || place === "attack-only") return card.stands === place;
  return partsOf(card).includes(place);
}

/** Whether a card has everything that is looked for. */
export const matches = (card: CardFacts, nature: Nature, filter: Filter): boolean =>
  plain(card.name).includes(plain(filter.text)) &&
  (filter.place === null || isAt(card, filter.place)) &&
  (filter.nature === null || nature === filter.nature) &&
  (filter.trait === null || card.traits.some(({ trait }) => trait === filter.trait)) &&
  (filter.spell === null || card.spells.some(({ spell }) => spell === filter.spell)) &&
  (filter.bar === null || card.bar === filter.bar);
