import { createContext, useContext } from "react";

/** What the pointer is on: a card in play or a die of it rings the other, and the card shows in full. */
export interface Pointing {
  /** The card in play pointed at, or whose die is. */
  pointed: string | null;
  /** The card to show in full. */
  card: string | null;
  point: (piece: string | null, card: string | null) => void;
}

export const PointingContext = createContext<Pointing>({ pointed: null, card: null, point: () => {} });

export const usePointing = (): Pointing => useContext(PointingContext);
