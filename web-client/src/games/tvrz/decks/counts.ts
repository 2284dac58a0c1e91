// What a deck consists of. Pure.
import type { Deck } from "../../../setup";
import { has, type CardFacts, type Stands, type TvrzCatalogue } from "../catalogue";

/** Where defence is summed up, from west round to the gate, then what defends anywhere. */
export const DEFENDED = [
  "west",
  "north",
  "east",
  "south",
  "gate",
  "universal",
] as const satisfies readonly Stands[];

export type Defended = (typeof DEFENDED)[number];

/** A deck in numbers of cards, and the sum of printed defence at each part. */
export interface Counts {
  cards: number;
  works: number;
  defenders: number;
  attackOnly: number;
  mages: number;
  envoys: number;
  /** Creatures that may attack by themselves: no wild animals, no king's men. */
  attackers: number;
  defence: Record<Defended, number>;
}

const defends = (card: CardFacts): boolean =>
  card.kind === "creature" && card.stands !== null && card.stands !== "attack-only";

/** Counts the cards of a deck; those that the catalogue does not have count as cards alone. */
export function countsOf(deck: Deck, catalogue: TvrzCatalogue): Counts {
  const all = Object.entries(deck).map(([key, copies]) => ({ card: catalogue.cards[key], copies }));
  const sum = (what: (card: CardFacts) => number | boolean) =>
    all.reduce((total, { card, copies }) => total + (card ? Number(what(card)) * copies : 0), 0);
  return {
    cards: all.reduce((total, { copies }) => total + copies, 0),
    works: sum((card) => card.works !== null),
    defenders: sum(defends),
    attackOnly: sum((card) => card.stands === "attack-only"),
    mages: sum((card) => has(card, "mage")),
    envoys: sum((card) => has(card, "envoy")),
    attackers: sum((card) => card.kind === "creature" && !has(card, "wildAnimal") && !has(card, "kingsMan")),
    defence: Object.fromEntries(
      DEFENDED.map((part) => [part, sum((card) => (card.stands === part ? (card.defence ?? 0) : 0))]),
    ) as Record<Defended, number>,
  };
}

/** How many cards stand for a deck. */
const SHOWN = 4;

const RARITY = { red: 0, yellow: 1, brown: 2 } as const;

/** The cards by which a deck is shown: the rarest creatures first. */
export const facesOf = (deck: Deck, catalogue: TvrzCatalogue): readonly string[] =>
  Object.keys(deck)
    .flatMap((key) => catalogue.cards[key] ?? [])
    .filter((card) => card.kind === "creature")
    .sort((a, b) => RARITY[a.bar] - RARITY[b.bar] || (deck[b.key] ?? 0) - (deck[a.key] ?? 0))
    .slice(0, SHOWN)
    .map(({ key }) => key);

/** The cards by which a prepared deck is shown. */
export const FACES: Readonly<Record<string, readonly string[]>> = {
  royal: ["knight-borzan", "strahon", "spear-south", "flag-borzan"],
  wolfwood: ["wolf", "klevan", "bear", "samota"],
  dusk: ["shader-cross", "thornling", "jiskran", "nevena"],
  runes: ["rune-smith", "dwarf-axe", "wind-lady", "slave-quarry"],
};
