/** Pixels of a die's edge in each room: theirs, theirs where pools share the width, and ours. */
export interface DiceSizes {
  theirs: number;
  shared: number;
  own: number;
  /** Ours where three others leave little height. */
  crowded: number;
  /** Where there are more than fit in a row. */
  least: number;
}

/** The sizes in each layout. */
export const SIZES: Readonly<Record<"desktop" | "low" | "tablet" | "phone" | "beside", DiceSizes>> = {
  desktop: { theirs: 60, shared: 50, own: 70, crowded: 62, least: 44 },
  low: { theirs: 46, shared: 42, own: 52, crowded: 50, least: 40 },
  tablet: { theirs: 66, shared: 50, own: 78, crowded: 52, least: 46 },
  phone: { theirs: 40, shared: 40, own: 46, crowded: 46, least: 40 },
  beside: { theirs: 38, shared: 38, own: 44, crowded: 44, least: 38 },
};
