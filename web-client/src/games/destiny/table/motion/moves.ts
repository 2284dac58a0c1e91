// What moves on the table for the latest events, as elements and times. Pure: tests read it, `useMoves` plays it.
import type { MatchEvent } from "../../../../protocol";

/** How an element moves. */
export type Motion =
  | "tumble"
  | "roll"
  | "turn"
  | "tip"
  | "rise"
  | "empty"
  | "ring"
  | "fall"
  | "set"
  | "slide"
  | "next"
  | "hoist"
  | "bar";

/** One element's motion; durations and delays in milliseconds. */
export interface Move {
  motion: Motion;
  /** Finds the element; nothing moves if there is none. */
  target: string;
  delay: number;
  duration: number;
}

/** More than this at once was not seen live. */
const MOST = 60;

/** Dice that are rolled together start one after another, all within this. */
const APART = 40;
const MOST_APART = 280;

const text = (event: MatchEvent, field: string): string =>
  typeof event[field] === "string" ? event[field] : "";

const number = (event: MatchEvent, field: string): number =>
  typeof event[field] === "number" ? event[field] : -1;

const quoted = (attribute: string, value: string | number): string => `[${attribute}="${value}"]`;

function moveOf(event: MatchEvent, dice: number): (Omit<Move, "delay"> & { delay?: number }) | null {
  const piece = quoted("data-piece", text(event, "id"));
  const die = quoted("data-die", text(event, "die"));
  const delay = Math.min(dice * APART, MOST_APART);
  switch (event.kind) {
    case "activated":
    case "exhausted":
      return { motion: "tip", target: `${piece} .ds-arms`, duration: 160 };
    case "readied":
      return { motion: "rise", target: `${piece} .ds-arms`, duration: 200 };
    case "rolled":
      return event["again"] === true
        ? { motion: "roll", target: die, duration: 360, delay }
        : { motion: "tumble", target: die, duration: 620, delay };
    case "turned":
      return { motion: "turn", target: die, duration: 260 };
    case "damaged":
      return number(event, "taken") > 0
        ? {
            motion: "empty",
            target: `${piece} .ds-cells`,
            duration: Math.min(360, 60 * number(event, "taken")),
          }
        : { motion: "ring", target: `${piece} .ds-shields`, duration: 180 };
    case "defeated":
      return {
        motion: "fall",
        target: `${quoted("data-side", number(event, "seat"))} .ds-defeated .ds-arms`,
        duration: 320,
        delay: 120,
      };
    case "shielded":
      return { motion: "set", target: `${piece} .ds-shields`, duration: 140 };
    case "gained":
    case "lost":
      return { motion: "set", target: quoted("data-resources", number(event, "seat")), duration: 140 };
    case "drew":
      return text(event, "card")
        ? { motion: "set", target: `.ds-held${quoted("data-card", text(event, "card"))}`, duration: 140 }
        : { motion: "set", target: quoted("data-hand", number(event, "seat")), duration: 140 };
    case "cardPlayed":
      return text(event, "id")
        ? { motion: "slide", target: piece, duration: 220 }
        : { motion: "slide", target: ".ds-focus .ds-card, .ds-step-event", duration: 220 };
    case "waits":
      return { motion: "slide", target: ".ds-queue li:last-child", duration: 220 };
    case "triggered":
      return { motion: "next", target: ".ds-step-now", duration: 240 };
    case "claimed":
      return { motion: "hoist", target: ".ds-pennant", duration: 420 };
    case "passed":
      return { motion: "bar", target: `${quoted("data-seat", number(event, "seat"))} .chip`, duration: 140 };
    case "roundBegan":
      return { motion: "rise", target: ".ds-ledge .ds-arms", duration: 200, delay: 400 };
    default:
      return null;
  }
}

/** The motions of these events; none of too many to have been seen live. Each element moves once. */
export function moves(events: readonly MatchEvent[]): Move[] {
  if (events.length > MOST) return [];
  let dice = 0;
  const all = events.flatMap((event): Move[] => {
    const move = moveOf(event, dice);
    if (event.kind === "rolled") dice++;
    return move ? [{ delay: 0, ...move }] : [];
  });
  return all.filter((move, i) => all.findLastIndex(({ target }) => target === move.target) === i);
}
