// Cards in play by name. Pure.
import type { CharacterView, DestinyView, SupportView, UpgradeView } from "./types";

/** A card in play, whose it is, and what it lies on. */
export interface Piece {
  id: string;
  card: string;
  ready: boolean;
  /** On whose side it lies. */
  seat: number;
  kind: "character" | "upgrade" | "support";
  /** The numeral of its copy; of an upgrade that of its character. 0 if there is only one. */
  copy: number;
  /** How many dice lie on it, with its upgrades' if it is a character: what activating it rolls. */
  rolls: number;
}

const onCards = (dice: readonly { place: string }[]): number =>
  dice.filter(({ place }) => place === "card").length;

function ofCharacter(character: CharacterView, seat: number): Piece[] {
  const { id, card, ready, copy, upgrades, dice } = character;
  const ofUpgrade = (upgrade: UpgradeView): Piece => ({
    id: upgrade.id,
    card: upgrade.card,
    ready: upgrade.ready,
    seat,
    kind: "upgrade",
    copy: 0,
    rolls: onCards(upgrade.dice),
  });
  const rolls = onCards([...dice, ...upgrades.flatMap((upgrade) => upgrade.dice)]);
  return [{ id, card, ready, seat, kind: "character", copy, rolls }, ...upgrades.map(ofUpgrade)];
}

const ofSupport = ({ id, card, ready, dice }: SupportView, seat: number): Piece => ({
  id,
  card,
  ready,
  seat,
  kind: "support",
  copy: 0,
  rolls: onCards(dice),
});

/** All cards in play. */
export const piecesOf = (view: DestinyView): readonly Piece[] =>
  view.seats.flatMap(({ characters, supports }, seat) => [
    ...characters.flatMap((character) => ofCharacter(character, seat)),
    ...supports.map((support) => ofSupport(support, seat)),
  ]);

/** The card in play with this name; undefined if it has left. */
export const pieceOf = (view: DestinyView, id: string): Piece | undefined =>
  piecesOf(view).find((piece) => piece.id === id);

/** The character on which an upgrade lies; undefined of all other cards. */
export const hostOf = (view: DestinyView, id: string): CharacterView | undefined =>
  view.seats
    .flatMap(({ characters }) => characters)
    .find(({ upgrades }) => upgrades.some((upgrade) => upgrade.id === id));

/** A character by name. */
export const characterOf = (view: DestinyView, id: string): CharacterView | undefined =>
  view.seats.flatMap(({ characters }) => characters).find((character) => character.id === id);
