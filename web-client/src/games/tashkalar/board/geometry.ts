/** A square's name: letter = column from the left, number = row from the top. */
export type SquareName = string;

/** The kind of a square, which decides its drawing. */
export type SquareKind = "plain" | "red" | "green";

/** Rank letters of the piece drawings: common, heroic, legendary. */
export type RankLetter = "c" | "h" | "l";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Side of a square in drawing units. */
export const CELL = 100;

/** Row and column of a square, from 0. */
export function place(square: SquareName): { row: number; column: number } {
  return { row: Number(square.slice(1)) - 1, column: LETTERS.indexOf(square.charAt(0)) };
}

/** Name of the square at a row and column, from 0. */
export function squareAt(row: number, column: number): SquareName {
  return `${LETTERS.charAt(column)}${row + 1}`;
}

/** Upper left corner of a square in drawing units. */
export function corner(square: SquareName): { x: number; y: number } {
  const { row, column } = place(square);
  return { x: column * CELL, y: row * CELL };
}

/** Middle of a square in drawing units. */
export function middle(square: SquareName): { x: number; y: number } {
  const { x, y } = corner(square);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Steps of the eight directions, rows downward. */
export const DIRECTIONS: Readonly<Record<string, { dr: number; dc: number }>> = {
  n: { dr: -1, dc: 0 },
  ne: { dr: -1, dc: 1 },
  e: { dr: 0, dc: 1 },
  se: { dr: 1, dc: 1 },
  s: { dr: 1, dc: 0 },
  sw: { dr: 1, dc: -1 },
  w: { dr: 0, dc: -1 },
  nw: { dr: -1, dc: -1 },
};

/** Points of a star with `points` rays between two radii, in SVG notation. */
function star(outer: number, inner: number, centreY: number, points = 8): string {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = Math.PI / 8 + (i * Math.PI) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(centreY + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** The silhouette of a rank in a square of 100 units: roundel, lozenge or star. */
export function silhouette(
  rank: RankLetter,
  down = 0,
  scale = 1,
): { circle: { cy: number; r: number } } | { points: string } {
  const cy = 50 + down;
  if (rank === "c") return { circle: { cy, r: 32 * scale } };
  const half = 43 * scale;
  return rank === "h"
    ? { points: `50,${cy - half} ${50 + half},${cy} 50,${cy + half} ${50 - half},${cy}` }
    : { points: star(46 * scale, 36 * scale, cy) };
}

/** The eight-rayed sun, drawn around the origin. */
export const SUN = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8 - Math.PI / 2;
  const radius = i % 2 ? 12.5 : 21;
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
}).join(" ");

/** The octagon `margin` units outside the squares of a 9 by 9 arena. */
export function octagon(margin: number, columns = 9, rows = 9): string {
  const w = columns * CELL;
  const h = rows * CELL;
  const cut = 200 - margin * 0.42;
  const p = margin;
  return [
    [cut, -p],
    [w - cut, -p],
    [w + p, cut],
    [w + p, h - cut],
    [w - cut, h + p],
    [cut, h + p],
    [-p, h - cut],
    [-p, cut],
  ]
    .map((point) => point.join(","))
    .join(" ");
}

/** Which of three close shades of sand a plain square has, so that the floor looks paved. */
export function tone(row: number, column: number): 0 | 1 | 2 {
  return (((row * 7 + column * 13 + row * column * 5) % 11) % 3) as 0 | 1 | 2;
}
