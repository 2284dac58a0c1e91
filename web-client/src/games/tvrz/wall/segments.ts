// The unrolled wall before our own hand: every card stands behind its part. Pure.
import type { CardFacts, TvrzCatalogue } from "../catalogue";
import type { Body, Part } from "../types";

/** The groups of a hand, from left to right: the five parts, then the yard. */
export const SEGMENTS = [
  "west",
  "north",
  "east",
  "south",
  "gate",
  "universal",
  "attack-only",
  "stores",
] as const;

export type Segment = (typeof SEGMENTS)[number];

/** Whether a segment is a part of the fort. */
export const isPart = (segment: Segment): segment is Part =>
  segment !== "universal" && segment !== "attack-only" && segment !== "stores";

/** Where a card of the hand stands: creatures behind their part, all else in the stores. */
const segmentOf = (card: CardFacts | undefined): Segment => card?.stands ?? "stores";

/** A card of the hand; `copy` tells equal ones apart, from 0. */
export interface Held {
  body: Body;
  copy: number;
}

/** The hand sorted into segments, in each in the order of the catalogue, which is the server's. */
export function sorted(
  hand: readonly Body[],
  catalogue: TvrzCatalogue,
): Readonly<Record<Segment, readonly Held[]>> {
  const copies = new Map<string, number>();
  const groups: Record<Segment, Held[]> = {
    west: [],
    north: [],
    east: [],
    south: [],
    gate: [],
    universal: [],
    "attack-only": [],
    stores: [],
  };
  for (const body of hand) {
    const copy = copies.get(body.card) ?? 0;
    copies.set(body.card, copy + 1);
    groups[segmentOf(catalogue.cards[body.card])].push({ body, copy });
  }
  return groups;
}

/** How the hand is drawn: compact cards, tiles, or tiles that overlap. */
export interface Fit {
  size: "compact" | "tile";
  /** Pixels from one card of a segment to the next. */
  step: number;
  /** The widths of the segments. */
  widths: Readonly<Record<Segment, number>>;
}

const COMPACT = { card: 104, gap: 2, around: 18, empty: 94, least: 122 };
const TILE = { card: 58, gap: 5, around: 12, empty: 100, least: 130 };

/** Between segments. */
export const BETWEEN = 6;

/** The padding at both ends of the wall. */
export const ENDS = 12;

/** Tiles overlap at most so far that their numbers stay visible. */
const LEAST_STEP = 34;

type Counts = Readonly<Record<Segment, number>>;

/** A part whose name also says that defenders from there double the attack. */
const FAR = 146;

function widths(counts: Counts, kind: typeof COMPACT, step: number): Record<Segment, number> {
  const width = (segment: Segment): number => {
    const n = counts[segment];
    if (n === 0) return kind.empty;
    return Math.max(kind.least, kind.around + kind.card + (n - 1) * step);
  };
  return Object.fromEntries(SEGMENTS.map((segment) => [segment, width(segment)])) as Record<Segment, number>;
}

const total = (all: Record<Segment, number>): number =>
  SEGMENTS.reduce((sum, segment) => sum + all[segment], 0) + BETWEEN * (SEGMENTS.length - 1) + 2 * ENDS;

/**
 * How a hand of so many cards fits into this width: compact cards if there is room, else tiles, else tiles that
 * overlap. In a low window always tiles. Where there is room, names are wider while parts are `far`.
 */
export function fit(counts: Counts, width: number, tall: boolean, far = false): Fit {
  const compact = COMPACT.card + COMPACT.gap;
  const roomy = { ...COMPACT, least: FAR, empty: FAR };
  const kinds = [...(far ? [roomy] : []), { ...COMPACT, empty: COMPACT.least }, COMPACT];
  for (const kind of tall ? kinds : []) {
    const all = widths(counts, kind, compact);
    if (total(all) <= width) return { size: "compact", step: compact, widths: all };
  }
  for (const kind of [{ ...TILE, empty: TILE.least }, TILE]) {
    const all = widths(counts, kind, TILE.card + TILE.gap);
    if (total(all) <= width) return { size: "tile", step: TILE.card + TILE.gap, widths: all };
  }
  for (let step = TILE.card + TILE.gap - 1; step > LEAST_STEP; step -= 1) {
    const tiles = widths(counts, TILE, step);
    if (total(tiles) <= width) return { size: "tile", step, widths: tiles };
  }
  const narrow = { ...TILE, empty: 56, least: 76 };
  return { size: "tile", step: LEAST_STEP, widths: widths(counts, narrow, LEAST_STEP) };
}
