// Card faces from the catalogue: all words final. Pure.
import type { Lang } from "../../../i18n";
import { term, type Bar, type CardFacts, type Trait, type TraitFacts } from "../catalogue";
import type { TermGroup, TvrzCatalogue, WorksFacts } from "../catalogue";
import type { PlaceSign } from "../fort/PartSign";
import { compactName, tileName } from "./names";
import { cardTexts } from "../words/cards.texts";

/** What spells and traits ask for: it decides the colour and the hatching of a card's head. */
export type Nature = "people" | "mage" | "beast" | "monster" | "goods" | "flag" | "shade" | "stone" | "wood";

/** A trait as shown: its sign, its word, its level if it has one. */
export interface TraitFace {
  trait: Trait;
  word: string;
  level: number | null;
}

/** A card as drawn, in one language. */
export interface CardFace {
  key: string;
  name: string;
  /** The name on compact cards. */
  short: string;
  /** The name on tiles. */
  shortest: string;
  nature: Nature;
  bar: Bar;
  /** How many of it a deck may have; empty for any number. */
  limit: string;
  /** Its part, or what stands for it; `none` for cards that stand nowhere. */
  sign: PlaceSign;
  /** The words below the large sign: the part, or where and when the card is laid. */
  place: string;
  /** Race and type, material, or kind. */
  kind: string;
  /** `kind` where there is little room. */
  shortKind: string;
  attack: number | null;
  defence: number | null;
  /** It never defends: no shield is drawn. */
  attackOnly: boolean;
  works: WorksFacts | null;
  /** The most telling ones first. */
  traits: readonly TraitFace[];
  spells: readonly string[];
  text: string;
  /** All of it for screen readers, but for what depends on the moment. */
  label: string;
}

/** Which traits are shown first where there is no room for all. */
const TELLING: readonly Trait[] = [
  "mage",
  "envoy",
  "patrol",
  "robber",
  "assassin",
  "savage",
  "seer",
  "physician",
  "nobility",
  "motivator",
  "arsonist",
  "poison",
];

function natureOf(card: CardFacts): Nature {
  if (card.works) return card.works.material;
  if (card.kind === "flag") return "flag";
  if (card.kind === "shadow") return "shade";
  if (card.kind === "item") return "goods";
  if (card.tags.includes("mage")) return "mage";
  if (card.tags.includes("animal")) return "beast";
  return card.tags.includes("monster") || card.tags.includes("dragon") ? "monster" : "people";
}

function signOf(card: CardFacts): PlaceSign {
  if (!card.works) return card.stands ?? "none";
  if (card.works.onlyFlyers) return "sky";
  return card.works.covers.length === 1 ? (card.works.covers[0] as PlaceSign) : "ring";
}

const byTelling = (a: TraitFacts, b: TraitFacts) => rank(a.trait) - rank(b.trait);

function rank(trait: Trait): number {
  const found = TELLING.indexOf(trait);
  return found < 0 ? TELLING.length : found;
}

const levelled = (word: string, level: number | null | undefined) => (level ? `${word} ${level}` : word);

function placeOf(card: CardFacts, sign: PlaceSign, word: Word, t: Words): string {
  if (sign === "ring") return word("part", "walls");
  if (sign === "sky") return t.flyersOnly;
  if (sign !== "none") return word("part", sign);
  switch (card.kind) {
    case "flag":
      return t.anyMoment;
    case "shadow":
      return t.inYourLand;
    case "item":
      return t.inYourFort;
    default:
      return "";
  }
}

type Words = (typeof cardTexts)[Lang];
type Word = (group: TermGroup, key: string) => string;

function faceOf(card: CardFacts, catalogue: TvrzCatalogue, lang: Lang): CardFace {
  const t = cardTexts[lang];
  const word: Word = (group, key) => term(catalogue, group, key);
  const sign = signOf(card);
  const { works } = card;
  const creature = card.attack !== null;
  const place = placeOf(card, sign, word, t);
  const tags = card.tags.map((tag) => word("tag", tag)).join(", ");
  const material = works ? word("material", works.material) : "";
  const kind = works
    ? works.material === "wood"
      ? `${material}, ${t.burns}`
      : material
    : creature
      ? tags
      : word("kind", card.kind);
  const traits = [...card.traits].sort(byTelling).map(({ trait, level }) => ({
    trait,
    word: word("trait", trait),
    level: level ?? null,
  }));
  const spells = card.spells.map(({ spell, level, scope }) => {
    const name = levelled(word("spell", spell), level);
    return scope ? `${name} (${word("tag", scope)})` : name;
  });
  const limit = card.bar === "brown" ? "" : (catalogue.terms.bar[card.bar]?.brief ?? "");
  const more = card.plusOneCard ? t.plusCard : "";
  const label = [
    card.name,
    place,
    works ? t.takes(works.value) : "",
    card.attack === null ? "" : t.attack(card.attack),
    card.defence === null ? "" : card.stands === "attack-only" ? t.noDefence : t.defence(card.defence),
    kind,
    ...traits.map((trait) => levelled(trait.word, trait.level)),
    ...spells,
    more,
    limit,
  ];
  return {
    key: card.key,
    name: card.name,
    short: compactName(card),
    shortest: tileName(card),
    nature: natureOf(card),
    bar: card.bar,
    limit,
    sign,
    place,
    kind: more && !creature ? `${kind}, ${more}` : kind,
    shortKind: works ? material : more && !creature ? more : kind,
    attack: card.attack,
    defence: card.defence,
    attackOnly: card.stands === "attack-only",
    works,
    traits,
    spells,
    text: card.text,
    label: label.filter(Boolean).join(", "),
  };
}

const made = new WeakMap<TvrzCatalogue, Map<string, CardFace>>();

/**
 * The face of a card; the same object for the same card. A catalogue has one language, so `lang` must be that of its
 * names. Null for a card that is not in the catalogue.
 */
export function cardFace(catalogue: TvrzCatalogue, key: string, lang: Lang): CardFace | null {
  let faces = made.get(catalogue);
  if (!faces) made.set(catalogue, (faces = new Map()));
  const known = faces.get(`${lang} ${key}`);
  if (known) return known;
  const card = catalogue.cards[key];
  if (!card) return null;
  const face = faceOf(card, catalogue, lang);
  faces.set(`${lang} ${key}`, face);
  return face;
}
