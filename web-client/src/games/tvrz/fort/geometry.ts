import type { Part } from "../types";

/** The yard: a square with one corner cut off, in the plan's 282 by 262 units. */
export const YARD = "34,34 214,34 214,132 150,196 34,196";

type Point = readonly [number, number];

const ENDS: Readonly<Record<Part, readonly [Point, Point]>> = {
  north: [
    [34, 34],
    [214, 34],
  ],
  east: [
    [214, 34],
    [214, 132],
  ],
  gate: [
    [214, 132],
    [150, 196],
  ],
  south: [
    [150, 196],
    [34, 196],
  ],
  west: [
    [34, 196],
    [34, 34],
  ],
};

/** A side of the yard: where it begins, its length, its direction, its outward normal, its middle. */
export interface Side {
  x: number;
  y: number;
  length: number;
  degrees: number;
  /** Along the side. */
  along: Point;
  /** Away from the yard. */
  out: Point;
  middle: Point;
}

export function sideOf(part: Part): Side {
  const [[x, y], [u, v]] = ENDS[part];
  const length = Math.hypot(u - x, v - y);
  const angle = Math.atan2(v - y, u - x);
  return {
    x,
    y,
    length,
    degrees: (angle * 180) / Math.PI,
    along: [(u - x) / length, (v - y) / length],
    out: [Math.sin(angle), -Math.cos(angle)],
    middle: [(x + u) / 2, (y + v) / 2],
  };
}

/** How thick a strip of this value is. */
export const thickness = (value: number): number => value * 6 + 1;

/** Round towers at the three square corners. */
export const TOWERS: readonly Point[] = [
  [34, 34],
  [214, 34],
  [34, 196],
];

/** Square towers at both ends of the gate. */
export const GATE_TOWERS: readonly Point[] = [
  [214, 132],
  [150, 196],
];

/** The order of drawing: the gate lies on its neighbours. */
export const DRAWN: readonly Part[] = ["north", "east", "south", "west", "gate"];
