import { useLayoutEffect, useState, type RefObject } from "react";
import type { Lit, Spot } from "./useLights";

/** Where the hint lies over the board: at its end, next to our question, or at its top. */
export type Side = "end" | "top";

/** How far the hint stays from the board's edges, in pixels. */
export const INSET = 6;

const meets = (one: Spot, other: Spot): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The side on which the hint hides nothing that it lights, if there is one; it moves no oftener than it must. Pure. */
export function sideOf(now: Side, lit: readonly Spot[], { end, top }: Readonly<Record<Side, Spot>>): Side {
  const hides = { end: lit.some((spot) => meets(spot, end)), top: lit.some((spot) => meets(spot, top)) };
  const other = now === "end" ? "top" : "end";
  if (!hides[now]) return now;
  return hides[other] ? "end" : other;
}

/** How the hint has to lie, in the window; null while it is at the board's end, where CSS puts it. */
export function useSide(place: RefObject<HTMLElement | null>, lit: Lit, root: RefObject<HTMLElement | null>) {
  const [side, setSide] = useState<{ side: Side; at: Spot | null }>({ side: "end", at: null });
  // Measured whenever what is lit has been, and after every change of the hint itself.
  useLayoutEffect(() => {
    const box = place.current;
    const bar = box?.firstElementChild?.getBoundingClientRect();
    const board = root.current?.querySelector(".table-middle > *")?.getBoundingClientRect();
    // Where it has a place of its own, it hides nothing.
    if (!box || !bar || !board || box.offsetHeight > 0) {
      setSide((old) => (old.side === "end" ? old : { side: "end", at: null }));
      return;
    }
    const { left, width, bottom } = box.getBoundingClientRect();
    const { height } = bar;
    const end = { left, width, height, top: bottom - INSET - height };
    const top = { left, width, height, top: board.top + INSET };
    const spots = [...lit.frames, ...lit.rings, ...lit.steps.map(({ spot }) => spot)];
    setSide((old) => {
      const side = sideOf(old.side, spots, { end, top });
      const next = { side, at: side === "top" ? top : null };
      return JSON.stringify(next) === JSON.stringify(old) ? old : next;
    });
  }, [place, lit, root]);
  return side.at;
}
