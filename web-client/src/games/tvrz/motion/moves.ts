// What moves on the table for the latest events, as elements and times. Pure: tests read it, `useMoves` plays it.
import type { MatchEvent } from "../../../protocol";
import type { TvrzCatalogue } from "../catalogue";

/** How an element moves. */
export type Motion = "rise" | "build" | "out" | "home" | "draw" | "grow" | "crown" | "breach" | "turn";

/** One element's motion; durations and delays in milliseconds. */
export interface Move {
  motion: Motion;
  /** Finds the element; nothing moves if there is none. What goes home is found as it was last seen. */
  target: string;
  delay: number;
  duration: number;
}

/** A course that rises, everything that is set down or turned, an event, a fort that falls. */
const COURSE = 80;
const STEP = 260;
const EVENT = 420;
const BREACH = 900;

/** More than this at once was not seen live. */
const MOST = 40;

const card = (event: MatchEvent): string => (typeof event["card"] === "string" ? event["card"] : "");
const number = (event: MatchEvent, field: string): number =>
  typeof event[field] === "number" ? event[field] : -1;

/** The courses of a work that was laid, on every part that it covers. */
function rising(event: MatchEvent, catalogue: TvrzCatalogue, you: number | null): Move[] {
  const works = catalogue.cards[card(event)]?.works;
  if (!works) return [];
  return works.covers.map((part) => ({
    // Parts of a plan are placed by their own transforms.
    motion: event.seat === you ? "rise" : "build",
    target:
      event.seat === you
        ? `[data-segment="${part}"] .tv-skyline`
        : `[data-seat="${number(event, "seat")}"] [data-part="${part}"]`,
    delay: 0,
    duration: COURSE * Math.max(1, works.value) + STEP,
  }));
}

const one = (motion: Motion, target: string, duration: number, delay = 0): Move[] => [
  { motion, target, delay, duration },
];

function movesOf(event: MatchEvent, catalogue: TvrzCatalogue, you: number | null): Move[] {
  switch (event.kind) {
    case "laid":
      return rising(event, catalogue, you);
    case "sentOut":
      return one("out", `[data-unit="${number(event, "unit")}"]`, STEP);
    case "takenOff":
      return one("out", `[data-unit="${number(event, "alone")}"]`, STEP);
    case "cameHome":
      return one("home", `[data-unit="${number(event, "unit")}"]`, STEP);
    case "joined":
      return one("out", `[data-unit="${number(event, "onto")}"]`, STEP);
    case "unitShown":
      return one("turn", `[data-unit="${number(event, "unit")}"]`, STEP);
    case "drew":
      return event.seat === you && card(event)
        ? one("draw", `.tv-held[data-card="${card(event)}"]`, STEP)
        : [];
    case "announced":
    case "declared":
      return one("grow", ".tv-arrow-way", EVENT);
    case "barred":
      return one("crown", `.tv-seat[data-of="${number(event, "by")}"] .tv-arms`, EVENT);
    case "out": {
      const fort = `[data-seat="${number(event, "seat")}"]`;
      return event["how"] === "conquered"
        ? [...one("breach", fort, BREACH), ...one("turn", `${fort} .tv-fort-name .tv-arms`, EVENT, BREACH)]
        : one("turn", `${fort} .tv-fort-name .tv-arms`, EVENT);
    }
    default:
      return [];
  }
}

/** The motions of these events; none of too many to have been seen live. Each element moves once. */
export function moves(events: readonly MatchEvent[], catalogue: TvrzCatalogue, you: number | null): Move[] {
  if (events.length > MOST) return [];
  const all = events.flatMap((event) => movesOf(event, catalogue, you));
  return all.filter((move, i) => all.findLastIndex(({ target }) => target === move.target) === i);
}
