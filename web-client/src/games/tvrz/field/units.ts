// What lies in a landscape, as it is drawn. Pure.
import type { FortView, UnitView } from "../types";

/** How long a unit has been out, for its owner and everybody else. */
export type Rest = "laid" | "moved" | "rested";

/** Whether a unit was laid in this turn, has moved in it, or may act in its owner's turn. */
export function rest(unit: UnitView, turn: number): Rest {
  if (unit.since === turn) return "laid";
  return unit.moved === turn ? "moved" : "rested";
}

/** Whether its face is turned up to everybody. */
export const isOpen = (unit: UnitView): boolean => unit.open.some(Boolean);

/** Whether the viewer knows all of its cards. */
export const isKnown = (unit: UnitView): boolean => unit.cards.every((card) => card !== null);

/** Cards that lie face-up in front of a seat, besides its fort and flag. */
export const faceUp = (fort: FortView): readonly string[] => [...fort.items, ...fort.shadows];
