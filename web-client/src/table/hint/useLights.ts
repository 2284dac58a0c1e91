import { useLayoutEffect, useState, type RefObject } from "react";
import type { Choice } from "../../protocol";
import type { Hint } from "../../socket";
import type { Shows } from "../TableLayout";

/** A rectangle in the window, in pixels. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a hint lights: pure geometry. */
export interface Lit {
  /** The board, which is dimmed but for `holes`; null where nothing is dimmed. */
  board: Spot | null;
  holes: readonly Spot[];
  /** Dashed frames around where to look. */
  frames: readonly Spot[];
  /** Rings around what it is about. */
  rings: readonly Spot[];
  /** The steps, numbered from 1. */
  steps: readonly { spot: Spot; number: number }[];
  /** Whether anything is lit at all. */
  lit: boolean;
}

const DARK: Lit = { board: null, holes: [], frames: [], rings: [], steps: [], lit: false };

/** How often the table is measured while a hint is shown, in milliseconds: pieces move, and panels scroll. */
const EVERY = 200;

type Parts = Record<string, string[]>;

function spotOf(element: Element): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** The smallest rectangle around all of these. */
export function around(spots: readonly Spot[]): Spot {
  const left = Math.min(...spots.map((one) => one.left));
  const top = Math.min(...spots.map((one) => one.top));
  const right = Math.max(...spots.map((one) => one.left + one.width));
  const bottom = Math.max(...spots.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

const area = ({ width, height }: Spot) => width * height;

/** One frame around spots that fill a rectangle, such as neighbouring squares; else one around each. */
export function framed(spots: readonly Spot[]): readonly Spot[] {
  if (spots.length < 2) return spots;
  const box = around(spots);
  const filled = spots.reduce((sum, spot) => sum + area(spot), 0);
  return filled > 0.6 * area(box) ? [box] : spots;
}

const within = (spot: Spot, box: Spot): boolean => {
  const x = spot.left + spot.width / 2;
  const y = spot.top + spot.height / 2;
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
};

/** What of the table the hint lights, as it is drawn now. */
function lightsOf(root: Element, hint: Hint, shows: Shows): Lit {
  const find = (kind: string, thing: string): Spot | null => {
    for (const selector of shows(kind, thing)) {
      const element = root.querySelector(selector);
      const spot = element && spotOf(element);
      if (spot) return spot;
    }
    return null;
  };
  const all = (parts: Parts): Spot[] =>
    Object.entries(parts).flatMap(([kind, things]) => things.flatMap((thing) => find(kind, thing) ?? []));
  const rings = hint.depth >= 2 ? all(hint.which) : [];
  if (hint.depth === 1) {
    const frames = framed(all(hint.where));
    const place = root.querySelector(".table-middle > *");
    const board = place && spotOf(place);
    const holes = board ? frames.filter((spot) => within(spot, board)) : [];
    return { ...DARK, board: holes.length > 0 ? board : null, holes, frames, lit: frames.length > 0 };
  }
  const steps = hint.steps.flatMap((step, i) => {
    const spot = stepSpot(step, find);
    return spot ? [{ spot, number: i + 1 }] : [];
  });
  return { ...DARK, rings, steps, lit: rings.length > 0 || steps.length > 0 };
}

/** Where a step happens: on the board sooner than in the hand. */
function stepSpot({ parts }: Choice, find: (kind: string, thing: string) => Spot | null): Spot | null {
  const kinds = Object.keys(parts).sort((one, other) => weight(one) - weight(other));
  for (const kind of kinds) {
    for (const thing of parts[kind] ?? []) {
      const spot = find(kind, thing);
      if (spot) return spot;
    }
  }
  return null;
}

const ORDER = ["at", "to", "from", "unit", "piece", "die", "part", "seat"];
const weight = (kind: string): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/** What the hint lights on the table, measured as long as it is shown. */
export function useLights(root: RefObject<HTMLElement | null>, hint: Hint | null, shows: Shows): Lit {
  const [lit, light] = useState(DARK);
  useLayoutEffect(() => {
    if (!hint) {
      light(DARK);
      return;
    }
    const measure = () => {
      const next = root.current ? lightsOf(root.current, hint, shows) : DARK;
      light((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    const again = setInterval(measure, EVERY);
    window.addEventListener("resize", measure);
    window.addEventListener("scroll", measure, true);
    return () => {
      clearInterval(again);
      window.removeEventListener("resize", measure);
      window.removeEventListener("scroll", measure, true);
    };
  }, [root, hint, shows]);
  return lit;
}
