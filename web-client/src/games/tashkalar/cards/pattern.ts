import { DIRECTIONS } from "../board";

/** The drawing on a card: pieces around the summon square, as offsets in rows (down) and columns (right). */
export interface Pattern {
  /** Rank of the piece that appears: common, heroic or legendary. */
  rank: string;
  pieces: readonly { dr: number; dc: number; rank: string }[];
  /** Rank of the own piece required on the summon square, or null. */
  onSummonSquare: string | null;
  marks: readonly { dr: number; dc: number; second?: boolean }[];
  rays: readonly string[];
  /** Reminders of reach; no restriction. */
  hints: readonly (readonly [number, number])[];
  /** The being appears on any empty square; the summon square is only the middle of the pattern. */
  apart?: boolean;
}

/** The part of the board that shows a pattern: square, at least three squares wide, the drawing in its middle. */
export interface Window {
  /** Squares along a side. */
  side: number;
  /** Offset of the first row and column shown, and how far the drawing is shifted to be centred, in squares. */
  top: number;
  left: number;
  rows: number;
  columns: number;
  moveDown: number;
  moveRight: number;
}

/** Which part of the board a card shows. */
export function windowOf(pattern: Pattern): Window {
  const points: (readonly [number, number])[] = [
    [0, 0],
    ...pattern.pieces.map((p) => [p.dr, p.dc] as const),
    ...pattern.marks.map((p) => [p.dr, p.dc] as const),
    ...pattern.hints,
    ...pattern.rays.flatMap((ray) => {
      const step = DIRECTIONS[ray];
      return step ? [[step.dr, step.dc] as const] : [];
    }),
  ];
  const rows = points.map(([r]) => r);
  const columns = points.map(([, c]) => c);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  const height = Math.max(...rows) - top + 1;
  const width = Math.max(...columns) - left + 1;
  const side = Math.max(height, width, 3);
  return {
    side,
    top,
    left,
    rows: height,
    columns: width,
    moveDown: (side - height) / 2,
    moveRight: (side - width) / 2,
  };
}

/** The missing piece of the pattern: its index, `"summon"` for the summon square, or null. */
export type MissingPiece = number | "summon" | null;
