// A team as it is being built: what it consists of, and which cards its deck admits (D3). Pure. Whether a team can be
// played is the server's word; this says beforehand why a card would not do.
import type { Affiliation, CardFacts, Colour, DestinyCatalogue } from "../catalogue";
import { withCopies, type Deck } from "../../../setup";

/** What a team may cost. */
export const POINTS = 30;

/** How many cards its deck has. */
export const DECK = 30;

const ELITE = "-elite";

/** The key of a character in a team, with one die or two. */
export const memberKey = (card: string, dice: 1 | 2): string => (dice === 2 ? card + ELITE : card);

/** A character of a team, as often as it has it. */
export interface Member {
  /** As teams write it: `aw011-elite`. */
  key: string;
  card: CardFacts;
  dice: 1 | 2;
  copies: number;
}

/** The keys in the order in which teams are written: characters, battlefields, cards of decks, each by number. */
export const keysOf = ({ cards }: DestinyCatalogue): string[] => {
  const all = Object.values(cards);
  return [
    ...all
      .filter(({ type }) => type === "character")
      .flatMap(({ key, elite }) => (elite > 0 ? [key, key + ELITE] : [key])),
    ...all.filter(({ type }) => type === "battlefield").map(({ key }) => key),
    ...all.filter(({ type }) => isForDecks(type)).map(({ key }) => key),
  ];
};

export const isForDecks = (type: CardFacts["type"]): boolean =>
  type !== "character" && type !== "battlefield";

/** The characters of a list, in the order of their numbers; keys that name none are left out. */
export function membersOf(list: Deck, catalogue: DestinyCatalogue): Member[] {
  return keysOf(catalogue).flatMap((key) => {
    const copies = list[key] ?? 0;
    const elite = key.endsWith(ELITE);
    const card = catalogue.cards[elite ? key.slice(0, -ELITE.length) : key];
    return copies > 0 && card?.type === "character"
      ? [{ key, card, dice: elite ? (2 as const) : (1 as const), copies }]
      : [];
  });
}

const priceOf = (card: CardFacts, dice: 1 | 2): number => (dice === 2 ? card.elite : card.points);

export const pointsOf = (members: readonly Member[]): number =>
  members.reduce((sum, { card, dice, copies }) => sum + priceOf(card, dice) * copies, 0);

/** The battlefield of a list; null if none. */
export const battlefieldOf = (list: Deck, catalogue: DestinyCatalogue): CardFacts | null =>
  Object.values(catalogue.cards).find(({ key, type }) => type === "battlefield" && (list[key] ?? 0) > 0) ??
  null;

/** The cards of its deck with their copies, in the order of their numbers. */
export const deckOf = (list: Deck, catalogue: DestinyCatalogue): { card: CardFacts; copies: number }[] =>
  Object.values(catalogue.cards).flatMap((card) => {
    const copies = isForDecks(card.type) ? (list[card.key] ?? 0) : 0;
    return copies > 0 ? [{ card, copies }] : [];
  });

export const deckSize = (list: Deck, catalogue: DestinyCatalogue): number =>
  deckOf(list, catalogue).reduce((sum, { copies }) => sum + copies, 0);

/** Why a card would not do. */
export type Objection =
  /** It costs so many points more than are left. */
  | { why: "over"; points: number }
  /** The team is on the other side. */
  | { why: "side"; is: Affiliation; defector: boolean }
  /** No character has its colour. */
  | { why: "colour"; colour: Colour };

/** The side of a team: of its first character that is not neutral; null if all are. */
export const sideOf = (members: readonly Member[]): Affiliation | null =>
  members.find(({ card }) => card.affiliation !== "neutral")?.card.affiliation ?? null;

const isAgainst = (card: CardFacts, members: readonly Member[]): boolean => {
  const side = sideOf(members);
  return side !== null && card.affiliation !== "neutral" && card.affiliation !== side;
};

/** What a character with these dice would be for a team; null if it fits. It may replace its other version. */
export function memberObjection(card: CardFacts, dice: 1 | 2, members: readonly Member[]): Objection | null {
  const others = members.filter((member) => !(card.unique && member.card.key === card.key));
  if (isAgainst(card, others)) return { why: "side", is: card.affiliation, defector: false };
  const over = pointsOf(others) + priceOf(card, dice) - POINTS;
  return over > 0 ? { why: "over", points: over } : null;
}

/** The character that lets red weapons and vehicles of villains into decks (D3.8). */
const DEFECTOR = "aw045";

const isForDefector = (card: CardFacts): boolean =>
  card.colour === "red" &&
  card.affiliation === "villain" &&
  card.subtypes.some((subtype) => subtype === "weapon" || subtype === "vehicle");

/** Why a team does not admit a card to its deck; null if it does, and while it has no characters. */
export function deckObjection(card: CardFacts, members: readonly Member[]): Objection | null {
  if (members.length === 0) return null;
  const widened = isForDefector(card);
  if (widened && members.some((member) => member.card.key === DEFECTOR)) return null;
  if (isAgainst(card, members))
    return { why: "side", is: card.affiliation, defector: widened && sideOf(members) === "hero" };
  if (card.colour !== "grey" && !members.some((member) => member.card.colour === card.colour))
    return { why: "colour", colour: card.colour };
  return null;
}

const without = (list: Deck, keys: readonly string[]): Deck =>
  Object.fromEntries(Object.entries(list).filter(([key]) => !keys.includes(key)));

/** The list with a character taken in or out; a unique one has one version in a team. */
export function withMember(list: Deck, card: CardFacts, dice: 1 | 2, by: 1 | -1): Deck {
  const key = memberKey(card.key, dice);
  const base = card.unique ? without(list, [card.key, card.key + ELITE]) : list;
  return withCopies(by < 0 ? list : base, key, by, card.unique ? 1 : POINTS);
}

/** The list with this battlefield and no other. */
export const withBattlefield = (list: Deck, key: string, catalogue: DestinyCatalogue): Deck => ({
  ...without(
    list,
    Object.values(catalogue.cards)
      .filter(({ type }) => type === "battlefield")
      .map((card) => card.key),
  ),
  [key]: 1,
});
