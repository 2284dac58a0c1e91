// What does not change from match to match: cards with their dice. Pure.
import type { Catalogue } from "../../protocol";

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

export const CARD_TYPES = ["character", "upgrade", "support", "event", "battlefield"] as const;

export type CardType = (typeof CARD_TYPES)[number];

/** When an ability is used. */
export type Timing = "action" | "special" | "before" | "after" | "ongoing" | "claim" | "event";

/** An ability of a card; its text may name signs: `{melee}`. */
export interface AbilityFacts {
  timing: Timing;
  text: string;
}

/** A card as printed. What a card does not have is empty, null, false or 0. */
export interface CardFacts {
  /** Such as `aw005`. */
  key: string;
  name: string;
  subtitle: string | null;
  type: CardType;
  colour: Colour;
  affiliation: Affiliation;
  /** Only one may be in play. */
  unique: boolean;
  /** What a character costs in a team with one die. */
  points: number;
  /** What it costs with two dice; 0 where there is no such version. */
  elite: number;
  health: number;
  cost: number;
  /** The six sides of its die in printed order; empty without a die. */
  sides: readonly Side[];
  /** Such as `bounty-hunter`. */
  subtypes: readonly string[];
  /** Such as `ambush`. */
  keywords: readonly string[];
  /** The colour of the characters that an upgrade may be attached to; null if all. */
  attachTo: Colour | null;
  /** The colour of a character that must be spotted to play it; null if none. */
  spot: Colour | null;
  /** Whether a triggered ability of it may be declined. */
  optional: boolean;
  /** How many a team or deck may hold; 0 for any number. */
  copies: number;
  /** A sentence saying when it can be played; null if always. */
  restriction: string | null;
  abilities: readonly AbilityFacts[];
}

/** A word on cards. */
export interface Term {
  name: string;
  /** A sentence saying what it does, where it has one; it may name signs. */
  text?: string;
}

/** All that is printed on cards in a word, by group and key. */
export type TermGroup =
  "symbol" | "keyword" | "colour" | "affiliation" | "type" | "subtype" | "timing" | "word";

export type Terms = Readonly<Record<TermGroup, Readonly<Record<string, Term>>>>;

/** A team that comes with the game. */
export interface PreparedTeam {
  key: string;
  name: string;
  /** Its characters, battlefield and deck, as teams are written in options. */
  value: string;
  points: number;
}

/** What does not change from match to match, in one language. */
export interface DestinyCatalogue {
  /** By key, in the order of their numbers. */
  cards: Readonly<Record<string, CardFacts>>;
  terms: Terms;
  teams: readonly PreparedTeam[];
}

/** The catalogue as sent: names among the words shared by all games, what a card does not have left out. */
interface Drawn {
  cards: Record<
    string,
    Omit<Partial<CardFacts>, "sides"> &
      Pick<CardFacts, "type" | "colour" | "affiliation" | "copies"> & { sides?: readonly Partial<Side>[] }
  >;
  terms: Terms;
  teams: PreparedTeam[];
}

const BLANK_CARD = {
  subtitle: null,
  unique: false,
  points: 0,
  elite: 0,
  health: 0,
  cost: 0,
  subtypes: [],
  keywords: [],
  attachTo: null,
  spot: null,
  optional: false,
  restriction: null,
  abilities: [],
};

const BLANK_SIDE: Side = { symbol: "blank", value: 0, x: false, plus: false, cost: 0 };

const read = new WeakMap<Catalogue, DestinyCatalogue>();

/** The catalogue in Destiny's shape; the same object for the same catalogue. */
export function destinyOf(catalogue: Catalogue): DestinyCatalogue {
  const known = read.get(catalogue);
  if (known) return known;
  const data = catalogue.data as Drawn;
  const said: DestinyCatalogue = {
    cards: Object.fromEntries(
      Object.entries(data.cards).map(([key, printed]) => [
        key,
        {
          ...BLANK_CARD,
          ...printed,
          key,
          name: catalogue.cards[key]?.name ?? key.toUpperCase(),
          sides: (printed.sides ?? []).map((side) => ({ ...BLANK_SIDE, ...side })),
        },
      ]),
    ),
    terms: data.terms,
    teams: data.teams,
  };
  read.set(catalogue, said);
  return said;
}

/** A term's name; its key where the catalogue has none. */
export const term = (catalogue: DestinyCatalogue, group: TermGroup, key: string): string =>
  catalogue.terms[group]?.[key]?.name ?? key;

export const isSymbol = (word: string): word is DieSymbol => (SYMBOLS as readonly string[]).includes(word);
