// Where forts stand on the field: in a ring around the middle, our own side at the bottom. Pure; all lengths in pixels.

/** The room the field has. */
export interface Size {
  width: number;
  height: number;
}

/** Where a fort's landscape lies: on the side towards the middle. */
export type Inward = "right" | "left" | "below";

/** A fort on the field: its plan with its name above. */
export interface Place {
  /** The left edge of the plan. */
  left: number;
  /** The upper edge of the name. */
  top: number;
  /** The width of the plan. */
  width: number;
  /** How large the numbers on the plan are, compared with those of a plan of 230 pixels. */
  numbers: number;
  inward: Inward;
}

/** The height of a plan of this width. */
export const planHeight = (width: number): number => (width * 262) / 282;

/** The name above a plan. */
export const NAME = 34;

/** The least distance of a fort from the edge and from the next fort. */
const EDGE = 8;

/** The narrowest plan on which everything can be read. */
export const LEAST = 96;

/** A fort in the ring: at an edge, or with its middle at a share of the width; its top at a share of the height. */
type Spot = { at: "left" | "right" | number; top: number };

/** Where the forts of so many others stand, clockwise from the lower left. */
const RINGS: readonly (readonly Spot[])[] = [
  [],
  [{ at: 0.53, top: 0 }],
  [
    { at: 0.24, top: 0.05 },
    { at: 0.76, top: 0.05 },
  ],
  [
    { at: "left", top: 0.2 },
    { at: 0.49, top: 0 },
    { at: "right", top: 0.2 },
  ],
  [
    { at: "left", top: 0.34 },
    { at: 0.34, top: 0 },
    { at: 0.66, top: 0 },
    { at: "right", top: 0.34 },
  ],
  [
    { at: "left", top: 0.42 },
    { at: 0.24, top: 0 },
    { at: 0.5, top: 0 },
    { at: 0.76, top: 0 },
    { at: "right", top: 0.42 },
  ],
  [
    { at: "left", top: 0.55 },
    { at: "left", top: 0.14 },
    { at: 0.35, top: 0 },
    { at: 0.65, top: 0 },
    { at: "right", top: 0.14 },
    { at: "right", top: 0.55 },
  ],
  [
    { at: "left", top: 0.55 },
    { at: "left", top: 0.14 },
    { at: 0.285, top: 0 },
    { at: 0.497, top: 0 },
    { at: 0.709, top: 0 },
    { at: "right", top: 0.14 },
    { at: "right", top: 0.55 },
  ],
];

/** The width that the plans of so many others have where there is room. */
function wished(others: number, width: number): number {
  if (others === 1) return 392;
  if (width >= 1216) return others <= 3 ? 256 : 232;
  if (others <= 3) return 240;
  return others <= 5 ? 190 : 166;
}

/** How large the numbers on a plan are. Small plans have comparatively large ones, so that they stay readable. */
export const numbersOn = (width: number): number =>
  width >= 300 ? 1 : width >= 220 ? 1.15 : width >= 180 ? 1.25 : 1.45;

function placed(spots: readonly Spot[], { width, height }: Size, plan: number): Place[] {
  const tall = planHeight(plan) + NAME;
  return spots.map(({ at, top }) => {
    const left = at === "left" ? EDGE + 6 : at === "right" ? width - plan - EDGE - 14 : at * width - plan / 2;
    return {
      left: Math.round(left),
      top: Math.round(Math.min(Math.max(top * height, 6), Math.max(6, height - tall))),
      width: plan,
      numbers: numbersOn(plan),
      inward: at === "left" ? "right" : at === "right" ? "left" : "below",
    };
  });
}

const meet = (a: Place, b: Place): boolean =>
  a.left < b.left + b.width + EDGE &&
  b.left < a.left + a.width + EDGE &&
  a.top < b.top + planHeight(b.width) + NAME &&
  b.top < a.top + planHeight(a.width) + NAME;

/**
 * The forts of so many others, clockwise from the lower left. The plans are as large as they may be without touching
 * each other; `kept` pixels at the bottom are left free for our own land.
 */
export function ring(others: number, size: Size, kept = 0): readonly Place[] {
  const spots = RINGS[Math.min(others, RINGS.length - 1)] ?? [];
  const single = spots.length === 1;
  let plan = wished(others, size.width);
  for (;;) {
    const places = placed(spots, size, plan);
    const clash = places.some((place, i) => places.slice(i + 1).some((other) => meet(place, other)));
    const low = single && planHeight(plan) + NAME > size.height - kept;
    if (plan <= LEAST || !(clash || low)) return places;
    plan -= 4;
  }
}

/** The middle of a plan. */
export const middle = ({ left, top, width }: Place): Point => ({
  x: left + width * 0.47,
  y: top + NAME + planHeight(width) * 0.45,
});

export interface Point {
  x: number;
  y: number;
}

/** The forts of a narrow field: all in one row, or only the two neighbours with the others as lines between them. */
export interface Row {
  /** Seats whose plans are drawn, from left to right. */
  plans: readonly number[];
  /** Seats drawn as a line each. */
  lines: readonly number[];
  /** The width of a plan. */
  width: number;
}

/** How the others are drawn in a narrow field; `others` clockwise from our left. */
export function row(others: readonly number[], neighbours: readonly number[], width: number): Row {
  const wide = width >= 700;
  const fits = Math.floor((width - 8) / Math.max(others.length, 1)) - 10;
  if (wide ? fits >= 116 : others.length <= 3) {
    return { plans: others, lines: [], width: Math.min(wide ? 150 : 116, fits) };
  }
  const plans = others.filter((seat) => neighbours.includes(seat));
  return { plans, lines: others.filter((seat) => !plans.includes(seat)), width: wide ? 150 : 116 };
}
