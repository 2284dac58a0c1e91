import type { RankLetter, SquareKind, SquareName } from "./geometry";
import type { Motion } from "./motion";

/** Everything a board shows. It knows no rule: what is legal, chosen or doomed is told to it. */
export interface BoardProps {
  columns: number;
  rows: number;
  /** The squares there are and how they are painted. */
  squares: Readonly<Record<SquareName, SquareKind>>;
  /** Occupied squares with colour and rank letter of the piece, such as `nh`. */
  pieces: Readonly<Record<SquareName, string>>;
  /** The piece with a ring of flames around it, if any. */
  ringed?: SquareName | null;
  /** A rectangle of squares with a frame around it, if any. */
  framed?: readonly SquareName[];
  marks: Marks;
  supplies: readonly Supply[];
  /** What just happened, to be shown in motion; null for nothing. */
  motion: Motion | null;
}

/** Signs on squares; see `marks.tsx` for their looks. */
export interface Marks {
  /** Places for a piece, white frames; `ways` above 1 is shown as a numeral, `sign` is a small piece it costs. */
  frames: readonly { at: SquareName; ways: number; sign?: string | null }[];
  /** Squares that may be chosen, purple corners. */
  targets: readonly SquareName[];
  /** The chosen square, and the piece as it would stand there. */
  chosen: { at: SquareName; piece: string | null; framed: boolean } | null;
  /** Pieces that are used, or were picked before. */
  rings: readonly SquareName[];
  /** Lines from used pieces to the place. */
  lines: readonly { from: SquareName; to: SquareName }[];
  /** Pieces that would be destroyed. */
  doomed: readonly SquareName[];
  /** Directions that may be chosen or that a preview would offer. */
  rays: readonly { from: SquareName; direction: string; chosen: boolean }[];
  /** The last changes: where, and for a move also where from. */
  last: readonly { at: SquareName; from: SquareName | null; piece: string }[];
  /** Pieces destroyed last. */
  lost: readonly { at: SquareName; piece: string }[];
  /** A piece that is missing for a summoning. */
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
