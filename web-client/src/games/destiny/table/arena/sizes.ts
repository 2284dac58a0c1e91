/** Pixels of a die's edge in each room: theirs, theirs where pools share the width, and ours. */
export interface DiceSizes {
  theirs: number;
  shared: number;
  own: number;
  /** Where there are more than fit in a row. */
  least: number;
}

/** The sizes in each layout. */
export const SIZES: Readonly<Record<"desktop" | "low" | "tablet" | "phone", DiceSizes>> = {
  desktop: { theirs: 60, shared: 50, own: 70, least: 44 },
  low: { theirs: 46, shared: 42, own: 52, least: 40 },
  tablet: { theirs: 66, shared: 52, own: 78, least: 46 },
  phone: { theirs: 40, shared: 40, own: 46, least: 40 },
};
