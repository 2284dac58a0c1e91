// A pool sorted by symbol: what may be resolved together stands together. Pure.
import { SYMBOLS, type DieSymbol, type Side } from "../../catalogue";
import type { CharacterView, DestinyView, DieView } from "../types";

/** A die in a pool with the side that it shows. */
export interface Shown {
  die: DieView;
  side: Side;
  /** The side's value at the moment. */
  value: number;
  /** The numeral of the character it belongs to, if there are several of that card; 0 if not. */
  copy: number;
}

/** Dice of one symbol, bases first. */
export interface Group {
  symbol: DieSymbol;
  dice: Shown[];
  /** Why none of them can be resolved: no base die among them; too few resources; null if some can be. */
  lacks: "base" | { resources: number } | null;
}

/** How to read what the dice of a group come to. */
export interface Total {
  /** The values of the bases. */
  bases: number[];
  /** The values that may join. */
  plus: number[];
  /** All of them together. */
  sum: number;
  cost: number;
}

/** The sides of a card's die, by key. */
export type SidesOf = (card: string) => readonly Side[];

/** All dice of a seat's cards, wherever they are, with the numeral of their character. */
export function diceOf(view: DestinyView): readonly { die: DieView; copy: number }[] {
  return view.seats.flatMap(({ characters, supports, loose }) => [
    ...characters.flatMap((character) => ofCharacter(character)),
    ...supports.flatMap(({ dice }) => dice.map((die) => ({ die, copy: 0 }))),
    ...loose.map((die) => ({ die, copy: 0 })),
  ]);
}

const ofCharacter = ({ copy, dice, upgrades }: CharacterView) =>
  [...dice, ...upgrades.flatMap((upgrade) => upgrade.dice)].map((die) => ({ die, copy }));

/** The die with this name; undefined if it has left. */
export const dieOf = (view: DestinyView, id: string | null): DieView | undefined =>
  id === null ? undefined : diceOf(view).find(({ die }) => die.id === id)?.die;

/** The dice in a seat's pool by symbol, in the fixed order: what is blocked goes behind, blanks last. */
export function groupsOf(view: DestinyView, seat: number, sidesOf: SidesOf): readonly Group[] {
  const shown = diceOf(view).flatMap(({ die, copy }): Shown[] => {
    const side = die.place === "pool" && die.pool === seat ? sidesOf(die.card)[die.side] : undefined;
    return side ? [{ die, side, value: die.value, copy }] : [];
  });
  const groups = SYMBOLS.map((symbol): Group => {
    const dice = shown
      .filter(({ side }) => side.symbol === symbol)
      .sort((a, b) => Number(a.side.plus) - Number(b.side.plus) || b.value - a.value);
    return { symbol, dice, lacks: lacking(dice, view.seats[seat]?.resources ?? 0) };
  }).filter(({ dice }) => dice.length > 0);
  const rank = ({ symbol, lacks }: Group) => (symbol === "blank" ? 2 : lacks === null ? 0 : 1);
  return groups.sort((a, b) => rank(a) - rank(b));
}

function lacking(dice: readonly Shown[], resources: number): Group["lacks"] {
  const bases = dice.filter(({ side }) => !side.plus);
  if (bases.length === 0) return "base";
  const cheapest = Math.min(...bases.map(({ side }) => side.cost));
  return cheapest > resources ? { resources: cheapest - resources } : null;
}

/** What a group comes to. Blank and special sides come to nothing. */
export function totalOf({ dice }: Pick<Group, "dice">): Total {
  const values = (plus: boolean) => dice.filter(({ side }) => side.plus === plus).map(({ value }) => value);
  const bases = values(false);
  const plus = values(true);
  return {
    bases,
    plus,
    sum: [...bases, ...plus].reduce((sum, value) => sum + value, 0),
    cost: dice.reduce((sum, { side }) => sum + side.cost, 0),
  };
}
