// The drawn examples of the rules: which dice lie there. The texts below them say what comes out. Pure.

/** A side of a card's die: its place in printed order, from 0. */
export interface Shown {
  card: string;
  side: number;
}

/** The character and the die that are shown as printed. */
export const character = "aw038";

/** A die with a price, a plus and a blank side. */
export const die = "aw059";

/** A base die and its modifier: one attack of 4. */
export const joined: readonly Shown[] = [
  { card: "aw010", side: 0 },
  { card: "aw059", side: 1 },
];

/** Two base dice: two attacks, of 2 and of 1. */
export const apart: readonly Shown[] = [
  { card: "aw002", side: 1 },
  { card: "aw002", side: 0 },
];

/** A base die with a price and its modifier: 5 for 1 resource. */
export const priced: readonly Shown[] = [
  { card: "aw059", side: 0 },
  { card: "aw015", side: 1 },
];

/** A character with shields that is dealt damage. */
export const dealt = { card: "aw002", shields: 2, damage: 4, blocked: 2, stays: 2 };

/** A character that was activated: what its dice and that of its upgrade show. */
export const activated = {
  card: "aw038",
  upgrade: "aw044",
  rolled: [
    { card: "aw038", side: 0 },
    { card: "aw038", side: 1 },
    { card: "aw044", side: 2 },
  ],
} as const;

/** A character with three upgrades, the last of which is replaced by a dearer one. */
export const replacing = {
  card: "aw045",
  upgrades: ["aw063", "aw008", "aw044"],
  by: "aw051",
  pays: 1,
} as const;
