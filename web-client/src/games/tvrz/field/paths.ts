// Roads and arrows between points of the field, as SVG paths. Pure.
import type { Point } from "./ring";

const r = (n: number): string => n.toFixed(0);

/** A road between two points: it bends away from the middle, or towards it if it goes round a ruin. */
export function road(from: Point, to: Point, middle: Point, around: boolean): string {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const away = { x: half.x - middle.x, y: half.y - middle.y };
  const far = Math.hypot(away.x, away.y) || 1;
  const bend = (around ? -0.22 : 0.28) * length;
  const out = { x: (away.x / far) * bend, y: (away.y / far) * bend };
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share + out.x,
    y: from.y + (to.y - from.y) * share + out.y,
  });
  const [one, two] = [at(0.25), at(0.75)];
  return `M${r(from.x)},${r(from.y)}C${r(one.x)},${r(one.y)} ${r(two.x)},${r(two.y)} ${r(to.x)},${r(to.y)}`;
}

/** The shaft and the head of an arrow of this thickness; `bend` to its left as a share of its length. */
export function arrow(from: Point, to: Point, bend: number, thick: number): { shaft: string; head: string } {
  const turn = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
  const angle = Math.atan2(to.y - turn.y, to.x - turn.x);
  const neck = { x: to.x - Math.cos(angle) * thick * 1.5, y: to.y - Math.sin(angle) * thick * 1.5 };
  const side = { x: -Math.sin(angle) * thick * 1.25, y: Math.cos(angle) * thick * 1.25 };
  return {
    shaft: `M${r(from.x)},${r(from.y)}Q${r(turn.x)},${r(turn.y)} ${r(neck.x)},${r(neck.y)}`,
    head:
      `M${r(neck.x + side.x)},${r(neck.y + side.y)}L${r(to.x)},${r(to.y)}` +
      `L${r(neck.x - side.x)},${r(neck.y - side.y)}Z`,
  };
}
