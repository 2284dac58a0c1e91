// What does not change from match to match: cards with their dice. Pure.

/** The signs on dice, in the order in which a pool is sorted. */
export const SYMBOLS = [
  "melee",
  "ranged",
  "shield",
  "resource",
  "disrupt",
  "discard",
  "focus",
  "special",
  "blank",
] as const;

export type DieSymbol = (typeof SYMBOLS)[number];

export const COLOURS = ["red", "blue", "yellow", "grey"] as const;

export type Colour = (typeof COLOURS)[number];

export const AFFILIATIONS = ["hero", "villain", "neutral"] as const;

export type Affiliation = (typeof AFFILIATIONS)[number];

/** One of the six sides of a die, as printed. */
export interface Side {
  symbol: DieSymbol;
  /** 0 for blank and special sides. */
  value: number;
  /** The value is worked out at the moment it is needed; `value` is 0. */
  x: boolean;
  /** A modifier: it only joins a side with the same symbol and no plus. */
  plus: boolean;
  /** Resources to pay to resolve it. */
  cost: number;
}
