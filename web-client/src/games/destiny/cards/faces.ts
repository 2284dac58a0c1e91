// Card faces from the catalogue: all words final. Pure.
import type { Lang } from "../../../i18n";
import { term, type CardFacts, type DestinyCatalogue } from "../catalogue";
import { sideWords } from "../dice";
import { cardTexts } from "../words/cards.texts";
import { diceTexts } from "../words/dice.texts";
import { spoken } from "./SignedText";

/** A run of a card's text. */
export interface TextRun {
  /** Printed before it in bold, such as a keyword; null if nothing is. */
  head: string | null;
  /** It may name signs: `{melee}`. */
  text: string;
}

/** A card as drawn, in one language. */
export interface CardFace extends Pick<
  CardFacts,
  "key" | "name" | "type" | "colour" | "affiliation" | "unique" | "sides"
> {
  /** The points of a character: `10/13`, `7`; null for the others. */
  points: { single: number; elite: number } | null;
  /** Null for characters and battlefields. */
  cost: number | null;
  /** Null for all but characters. */
  health: number | null;
  /** The words of the black line: subtitle, or type and subtype. */
  line: string;
  /** `unique` in the card's language. */
  uniqueWord: string;
  text: readonly TextRun[];
  /** The name of a sign in the card's language. */
  signName: (symbol: string) => string;
  /** All of it for screen readers, but for what depends on the moment. */
  label: string;
}

function lineOf(card: CardFacts, catalogue: DestinyCatalogue, lang: Lang): string {
  if (card.type === "battlefield") return card.subtitle ?? "";
  if (card.type === "character") return card.subtitle ?? (card.unique ? "" : cardTexts[lang].notUnique);
  const [subtype] = card.subtypes;
  const type = term(catalogue, "type", card.type);
  return subtype === undefined ? type : `${type}, ${term(catalogue, "subtype", subtype)}`;
}

/** Timings that are printed before their text; the star says that an ability is special. */
const PRINTED_TIMINGS: readonly string[] = ["action", "claim"];

function textOf(card: CardFacts, catalogue: DestinyCatalogue): TextRun[] {
  return [
    ...card.keywords.map((keyword) => ({ head: `${term(catalogue, "keyword", keyword)}.`, text: "" })),
    ...(card.restriction === null ? [] : [{ head: null, text: card.restriction }]),
    ...card.abilities.map(({ timing, text }) => ({
      head: PRINTED_TIMINGS.includes(timing) ? `${term(catalogue, "timing", timing)}.` : null,
      text: timing === "special" && !text.startsWith("{special}") ? `{special} ${text}` : text,
    })),
  ];
}

function faceOf(card: CardFacts, catalogue: DestinyCatalogue, lang: Lang): CardFace {
  const t = cardTexts[lang];
  const signName = (symbol: string) => term(catalogue, "symbol", symbol);
  const character = card.type === "character";
  const cost = character || card.type === "battlefield" ? null : card.cost;
  const text = textOf(card, catalogue);
  const type = term(catalogue, "type", card.type);
  const label = [
    card.name,
    card.subtitle ?? "",
    type,
    term(catalogue, "affiliation", card.affiliation),
    term(catalogue, "colour", card.colour),
    card.unique ? t.unique : "",
    ...card.subtypes.map((subtype) => term(catalogue, "subtype", subtype)),
    character ? (card.elite > 0 ? t.pointsOrElite(card.points, card.elite) : t.points(card.points)) : "",
    cost === null ? "" : t.costs(cost),
    character ? t.health(card.health) : "",
    card.sides.length > 0
      ? diceTexts[lang].sides(card.sides.map((side) => sideWords(side, diceTexts[lang])).join(", "))
      : "",
  ];
  return {
    key: card.key,
    name: card.name,
    type: card.type,
    colour: card.colour,
    affiliation: card.affiliation,
    unique: card.unique,
    sides: card.sides,
    points: character ? { single: card.points, elite: card.elite } : null,
    cost,
    health: character ? card.health : null,
    line: lineOf(card, catalogue, lang),
    uniqueWord: t.unique,
    text,
    signName,
    label: label.filter(Boolean).join(", "),
  };
}

/** A card's text as it is read aloud. */
export const spokenText = (face: CardFace): string =>
  face.text.map(({ head, text }) => [head, spoken(text, face.signName)].filter(Boolean).join(" ")).join(" ");

const made = new WeakMap<DestinyCatalogue, Map<string, CardFace>>();

/**
 * The face of a card; the same object for the same card. A catalogue has one language, so `lang` must be that of its
 * names. Null for a card that is not in the catalogue.
 */
export function cardFace(catalogue: DestinyCatalogue, key: string, lang: Lang): CardFace | null {
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
