import type { ArmsState, CardFace } from "../cards";

/** Where a die of a card lies: on it, or rolled out into a pool. */
export type DiePlace = "card" | "out";

/** An upgrade as it hangs below its character. */
export interface PlateUpgrade {
  /** Its name in play. */
  id: string;
  face: CardFace;
  dice: readonly DiePlace[];
  exhausted?: boolean;
  /** It would be replaced by what is chosen: struck out. */
  replaced?: boolean;
  choice?: boolean;
  /** It is picked. */
  chosen?: boolean;
  /** The card whose die it holds. */
  holds?: CardFace | null;
}

/** The foot of a plate: what the chosen deed would do to it. */
export interface PlateFoot {
  /** Purple (the deed), soft (a consequence), or striped (nothing would happen, or something is missing). */
  kind: "deed" | "soft" | "striped";
  text: string;
}

/** What the chosen deed would take. */
export interface PlateLoss {
  /** Health cells that would be emptied. */
  health?: number;
  /** Shields that would go. */
  shields?: number;
  /** It would be defeated: a crack and a cross. */
  defeated?: boolean;
}

/** A character in play. */
export interface PlateProps {
  face: CardFace;
  state?: ArmsState;
  /** The numeral where there are several of it. */
  copy?: number | null;
  damage?: number;
  /** From 0 to 3. */
  shields?: number;
  /** Its own dice: two of an elite one. */
  dice?: readonly DiePlace[];
  /** At most three; a fourth replaces one. */
  upgrades?: readonly PlateUpgrade[];
  loss?: PlateLoss | null;
  foot?: PlateFoot | null;
  /** It may be chosen as a target: purple corners. */
  choice?: boolean;
  /** Something can be done with it now: a purple line. */
  usable?: boolean;
  /** A white frame. */
  chosen?: boolean;
  /** A die of it, or it itself, is pointed at. */
  pointed?: boolean;
  /** What the upper part names as a button, for the arrow keys. */
  thing?: string;
  /** Makes its upper part a button. */
  onChoose?: () => void;
  /** Makes its upgrades buttons. */
  onUpgrade?: (id: string) => void;
}
