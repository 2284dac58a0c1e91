import type { RankLetter, SquareKind, SquareName } from "./geometry";
import type { Motion } from "./motion";

/** The props of a board. It knows no rules: what is legal, chosen or doomed is passed in. */
export interface BoardProps {
  columns: number;
  rows: number;
  /** The squares and their kinds. */
  squares: Readonly<Record<SquareName, SquareKind>>;
  /** Occupied squares with colour and rank letter of the piece, such as `nh`. */
  pieces: Readonly<Record<SquareName, string>>;
  /** The piece with a ring of flames around it, if any. */
  ringed?: SquareName | null;
  /** A rectangle of squares with a frame around it, if any. */
  framed?: readonly SquareName[];
  marks: Marks;
  supplies: readonly Supply[];
  /** The motion to play; null for none. */
  motion: Motion | null;
}

/** Marks on squares; see `marks.tsx` for their looks. */
export interface Marks {
  /**
   * Places for a piece, white frames; `ways` above 1 is shown as a numeral, `sign` is a small piece that it costs.
   */
  frames: readonly { at: SquareName; ways: number; sign?: string | null }[];
  /** Squares that can be chosen, purple corners. */
  targets: readonly SquareName[];
  /** The chosen square, and a preview of the piece there. */
  chosen: { at: SquareName; piece: string | null; framed: boolean } | null;
  /** Pieces that are used, or already picked. */
  rings: readonly SquareName[];
  /** Lines from used pieces to the place. */
  lines: readonly { from: SquareName; to: SquareName }[];
  /** Pieces that would be destroyed. */
  doomed: readonly SquareName[];
  /** Directions that can be chosen or that a preview would offer. */
  rays: readonly { from: SquareName; direction: string; chosen: boolean }[];
  /** The last changes: the square, and for a move also the origin. */
  last: readonly { at: SquareName; from: SquareName | null; piece: string }[];
  /** Pieces destroyed last. */
  lost: readonly { at: SquareName; piece: string }[];
  /** A piece missing for a summoning. */
  missing: { at: SquareName; rank: RankLetter } | null;
}

/** Pieces beside the board; each colour has a corner. */
export interface Supply {
  corner: "bottom-left" | "top-left" | "top-right" | "bottom-right";
  colour: string;
  pieces: number;
  legendary: number;
  label: string;
}

export const NO_MARKS: Marks = {
  frames: [],
  targets: [],
  chosen: null,
  rings: [],
  lines: [],
  doomed: [],
  rays: [],
  last: [],
  lost: [],
  missing: null,
};
