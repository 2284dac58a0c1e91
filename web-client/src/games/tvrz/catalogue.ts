import type { Catalogue } from "../../protocol";
import type { King, Part } from "./types";

/** What does not change from match to match, in one language. */
export interface TvrzCatalogue {
  /** By key, in the order of lists. */
  cards: Readonly<Record<string, CardFacts>>;
  terms: Terms;
  decks: readonly PreparedDeck[];
}

/** A word on cards. */
export interface Term {
  name: string;
  /** A sentence saying what it does, where it has one. */
  text?: string;
  /** A shorter way to say it, where it has one. */
  brief?: string;
}

/** All that is printed on cards in a word, by group and key. */
export type Terms = Readonly<Record<TermGroup, Readonly<Record<string, Term>>>>;

/** `part` also has `walls` and `everywhere`: what works cover. */
export type TermGroup = "kind" | "part" | "bar" | "material" | "king" | "tag" | "trait" | "spell";

/** A card as printed. What a card does not have is empty, null or false. */
export interface CardFacts {
  key: string;
  name: string;
  /** A shorter name for small cards, where the name is long. */
  brief: string | null;
  /** What it does, in at most 80 letters. */
  text: string;
  kind: CardKind;
  /** The colour that limits its copies: brown any number, yellow one a deck, red one in the game. */
  bar: Bar;
  /** How many copies one pack holds. */
  count: number;
  /** Race and type, such as `human`, `wolf`, `mage`. */
  tags: readonly string[];
  /** Null for all but creatures. */
  attack: number | null;
  /** Null for all but creatures; attack-only creatures have one, used outside of forts alone. */
  defence: number | null;
  /** Where a creature stands. */
  stands: Stands | null;
  traits: readonly TraitFacts[];
  spells: readonly SpellFacts[];
  plusOneCard: boolean;
  /** Whether a fireball burns it. */
  flammable: boolean;
  works: WorksFacts | null;
  /** Of flags and king's men. */
  king: King | null;
  effects: readonly EffectFacts[];
}

export type CardKind = "fortification" | "creature" | "item" | "flag" | "shadow" | "token";

export type Bar = "brown" | "yellow" | "red";

export type Stands = Part | "universal" | "attack-only";

export interface TraitFacts {
  trait: Trait;
  level?: number;
  /** Of a master: the tags of the animals that serve. */
  controls?: readonly string[];
  /** Of a merging creature: the tags that it enters. */
  hosts?: readonly string[];
  /** Of a leader: the cards of its partners. */
  partners?: readonly string[];
  /** Of a partner: the cards of its leaders. */
  leaders?: readonly string[];
}

/** All traits, in the order in which lists show them. */
export const TRAITS = [
  "robber",
  "master",
  "slave",
  "rider",
  "merge",
  "motivator",
  "pairLeader",
  "pairPartner",
  "wildAnimal",
  "patrol",
  "assassin",
  "arsonist",
  "savage",
  "poison",
  "regeneration",
  "antidote",
  "nobility",
  "physician",
  "shadower",
  "seer",
  "flyer",
  "envoy",
  "mage",
  "kingsMan",
] as const;

export type Trait = (typeof TRAITS)[number];

/** All spells; those of the own turn first, then those of any time. */
export const SPELLS = [
  "animalAntiscent",
  "confuseOpponents",
  "strengthenFriends",
  "rain",
  "envoyCharisma",
  "dragonGuard",
  "fireball",
  "blueLightning",
  "mobilization",
  "dwarfGiant",
  "deadlyGaze",
  "slow",
  "wings",
  "werewolfBreath",
  "transferSelf",
  "transferCompanion",
  "transferAttacker",
] as const;

export type Spell = (typeof SPELLS)[number];

export interface SpellFacts {
  spell: Spell;
  level?: number;
  /** For which creatures it works: a tag, or `self`. */
  scope?: string;
}

export interface WorksFacts {
  covers: readonly Part[];
  value: number;
  material: "wood" | "stone";
  affectsFlyers: boolean;
  /** Counts against flyers and nobody else. */
  onlyFlyers?: boolean;
}

/** What an item or a shadow does; which fields there are depends on `op`. */
export interface EffectFacts {
  op: "pact" | "equip" | "equipTrait" | "extraAttack" | "patrolLevelBonusInFort" | "shadowCount";
  attack?: number;
  defence?: number;
  trait?: Trait;
  level?: number;
  count?: number;
  value?: number;
}

/** A deck that comes with the game: card to number of copies. */
export interface PreparedDeck {
  key: string;
  name: string;
  /** What is in it, in a few words. */
  text: string;
  cards: Readonly<Record<string, number>>;
}

/** The catalogue as sent: drawing facts in `data`, names among the words shared by all games. */
interface Drawn {
  cards: Record<string, Partial<CardFacts> & Pick<CardFacts, "kind" | "bar" | "count" | "tags">>;
  terms: Terms;
  decks: PreparedDeck[];
}

const BLANK = {
  brief: null,
  text: "",
  attack: null,
  defence: null,
  stands: null,
  traits: [],
  spells: [],
  plusOneCard: false,
  flammable: false,
  works: null,
  king: null,
  effects: [],
};

const read = new WeakMap<Catalogue, TvrzCatalogue>();

/** The catalogue in Tvrz's shape; the same object for the same catalogue. */
export function tvrzOf(catalogue: Catalogue): TvrzCatalogue {
  const known = read.get(catalogue);
  if (known) return known;
  const data = catalogue.data as Drawn;
  const said: TvrzCatalogue = {
    cards: Object.fromEntries(
      Object.entries(data.cards).map(([key, printed]) => [
        key,
        { ...BLANK, ...printed, key, name: catalogue.cards[key]?.name ?? key },
      ]),
    ),
    terms: data.terms,
    decks: data.decks,
  };
  read.set(catalogue, said);
  return said;
}

/** Whether the card is a living thing. */
export const isCreature = (card: CardFacts): boolean => card.kind === "creature" || card.kind === "token";

/** The level of a trait: 0 for one without levels, null if the card does not have it. */
export const levelOf = (card: CardFacts, trait: Trait): number | null => {
  const found = card.traits.find((one) => one.trait === trait);
  return found ? (found.level ?? 0) : null;
};

export const has = (card: CardFacts, trait: Trait): boolean => levelOf(card, trait) !== null;

/** A term's name; its key where the catalogue has none. */
export const term = (catalogue: TvrzCatalogue, group: TermGroup, key: string): string =>
  catalogue.terms[group]?.[key]?.name ?? key;
