// What moves on the table for the latest events, as elements and times. Pure: tests read it, `useMoves` plays it.
import type { MatchEvent } from "../../../../protocol";
import { PENNANT } from "./memory";

/** How an element moves. `line` and `travel` are drawn over the table, from the element to another. */
export type Motion =
  | "tumble"
  | "roll"
  | "turn"
  | "tip"
  | "rise"
  | "empty"
  | "ring"
  | "crack"
  | "fall"
  | "drop"
  | "set"
  | "slide"
  | "next"
  | "hoist"
  | "bar"
  | "click"
  | "line"
  | "travel"
  | "fly"
  | "home";

/** One element's motion; durations and delays in milliseconds. What goes elsewhere (`drop`, `fly`, `home`) is played by `flights`. */
export interface Move {
  motion: Motion;
  /** Finds the element; nothing moves if there is none. */
  target: string;
  /** Finds equal places, the newest last, in one of which the element is; without it the whole table. */
  within?: string;
  /** How many of those places are newer than this one. */
  newer?: number;
  delay: number;
  duration: number;
  /** Of several elements all move, not one. */
  all?: boolean;
  /** Of several elements so many move one after another, from the last of them to the first. */
  count?: number;
  /** The die or card in play that it is about, by name. */
  about?: string;
  /** Where a line or a number goes. */
  to?: string;
  /** The number that travels. */
  total?: string;
}

/** More than this at once was not seen live. */
const MOST = 60;

/** Dice that are rolled together start one after another, all within this. */
const APART = 40;
const MOST_APART = 280;

/** Nothing keeps the eye longer than this. */
const LONGEST = 1500;

/** With more abilities than this at once everything runs at double speed. */
const MANY_STEPS = 3;

/** The parts of resolving a die; the line stays until the number has arrived. */
const CLICK = 120;
export const LINE = 160;
export const TRAVEL = 200;
const HOME = 180;

/** Rolling again and turning, each in place. */
export const REROLL = 360;
export const TURN = 260;

/** A step of the queue leaves, and the next one becomes the current one. */
export const WORK_OFF = 240;
const NEXT = 120;

/** The parts of a defeat; nothing else happens until it has been seen. */
const CRACK = 120;
const FALL = 320;
const DROP = 200;
const HOLD = 400;

/** Damage empties cells one after another, all within the longest time. */
const CELL = 60;
const MOST_CELLS = 360;

const text = (event: MatchEvent, field: string): string =>
  typeof event[field] === "string" ? event[field] : "";

const number = (event: MatchEvent, field: string): number =>
  typeof event[field] === "number" ? event[field] : -1;

const quoted = (attribute: string, value: string | number): string => `[${attribute}="${value}"]`;

const pieceOf = (event: MatchEvent): string => quoted("data-piece", text(event, "id"));

/** A die that lies in a pool, or the outline that it has left. */
const dieOf = (die: string): string => `${quoted("data-die", die)}, ${quoted("data-ghost", die)}`;

/** Where a resolved die goes: to what the next event is about. */
function aimOf(rest: readonly MatchEvent[]): string | null {
  for (const event of rest) {
    switch (event.kind) {
      case "damaged":
      case "shielded":
        return pieceOf(event);
      case "gained":
      case "lost":
        return quoted("data-resources", number(event, "seat"));
      case "discarded":
        return quoted("data-hand", number(event, "seat"));
      case "resolved":
      case "turnBegan":
        return null;
    }
  }
  return null;
}

/** Whether a resolved die has a number to send: a special side has none. */
const counts = (event: MatchEvent): boolean =>
  text(event, "symbol") !== "special" && number(event, "total") > 0;

/** Modifiers click onto the base, a line leads to the target, the number goes there, the dice go home. */
function resolved(event: MatchEvent, rest: readonly MatchEvent[]): Move[] {
  const joined = (Array.isArray(event["joined"]) ? event["joined"] : []).filter(
    (die): die is string => typeof die === "string",
  );
  const base = dieOf(text(event, "die"));
  const aim = aimOf(rest);
  const start = joined.length > 0 ? CLICK : 0;
  const end = aim === null ? start : start + LINE + TRAVEL;
  const travel: Move = {
    motion: "travel",
    target: base,
    to: aim ?? "",
    total: String(number(event, "total")),
    delay: start + LINE,
    duration: TRAVEL,
  };
  const drawn: Move[] =
    aim === null
      ? []
      : [
          { motion: "line", target: base, to: aim, delay: start, duration: LINE + TRAVEL },
          ...(counts(event) ? [travel] : []),
        ];
  return [
    ...joined.map((die): Move => ({ motion: "click", target: dieOf(die), delay: 0, duration: CLICK })),
    ...drawn,
    ...[text(event, "die"), ...joined].map((die): Move => ({
      motion: "home",
      target: dieOf(die),
      about: die,
      delay: end,
      duration: HOME,
    })),
  ];
}

type Timed = Omit<Move, "delay"> & { delay?: number };

/** An event that is played goes from its player's hand to the tilt. */
const flown = (card: string): Timed => ({
  motion: "fly",
  target: `.ds-step-event${quoted("data-card", card)}`,
  duration: 220,
  about: card,
});

function movesOf(event: MatchEvent, dice: number, rest: readonly MatchEvent[]): Timed[] {
  const piece = pieceOf(event);
  const die = quoted("data-die", text(event, "die"));
  const delay = Math.min(dice * APART, MOST_APART);
  switch (event.kind) {
    case "activated":
    case "exhausted":
      return [{ motion: "tip", target: `${piece} .ds-arms`, duration: 160 }];
    case "readied":
      return [{ motion: "rise", target: `${piece} .ds-arms`, duration: 200 }];
    case "rolled":
      return [
        event["again"] === true
          ? { motion: "roll", target: die, duration: REROLL, delay }
          : { motion: "tumble", target: die, duration: 620, delay, about: text(event, "die") },
      ];
    case "turned":
      return [{ motion: "turn", target: die, duration: TURN }];
    case "resolved":
      return resolved(event, rest);
    case "damaged":
      return [
        ...(number(event, "taken") > 0
          ? [
              {
                motion: "empty" as const,
                target: `${piece} .ds-cell-gone`,
                duration: Math.min(MOST_CELLS, CELL * number(event, "taken")),
                count: number(event, "taken"),
              },
            ]
          : []),
        ...(number(event, "blocked") > 0
          ? [{ motion: "ring" as const, target: `${piece} .ds-shields`, duration: 180 }]
          : []),
      ];
    case "defeated": {
      const [seat, card] = [number(event, "seat"), text(event, "card")];
      const where = {
        within: `${quoted("data-side", seat)} ${quoted("data-card", card)} .ds-defeated`,
        newer: rest.filter((one) => one.kind === "defeated" && one["seat"] === seat && one["card"] === card)
          .length,
      };
      return [
        { ...where, motion: "crack", target: ".ds-arms > path", duration: CRACK, all: true },
        { ...where, motion: "fall", target: ".ds-arms", duration: FALL, delay: CRACK },
        {
          ...where,
          motion: "drop",
          target: "*",
          duration: DROP,
          delay: CRACK + FALL,
          about: text(event, "id"),
        },
      ];
    }
    case "shielded":
      return [{ motion: "set", target: `${piece} .ds-shields`, duration: 140 }];
    case "gained":
    case "lost":
      return [{ motion: "set", target: quoted("data-resources", number(event, "seat")), duration: 140 }];
    case "drew":
      return [
        text(event, "card")
          ? { motion: "set", target: `.ds-held${quoted("data-card", text(event, "card"))}`, duration: 140 }
          : { motion: "set", target: quoted("data-hand", number(event, "seat")), duration: 140 },
      ];
    case "cardPlayed":
    case "entered":
      return [
        text(event, "id")
          ? { motion: "slide", target: piece, duration: 220 }
          : { motion: "slide", target: ".ds-focus .ds-card", duration: 220 },
        ...(text(event, "id") ? [] : [flown(text(event, "card"))]),
      ];
    case "discarded":
      return [{ motion: "set", target: quoted("data-pile", number(event, "seat")), duration: 140 }];
    case "takenBack":
      return [{ motion: "set", target: quoted("data-hand", number(event, "seat")), duration: 140 }];
    case "removed":
      return [
        {
          motion: "home",
          target: dieOf(text(event, "die")),
          duration: HOME,
          about: text(event, "die"),
        },
      ];
    case "returned":
      return [{ motion: "rise", target: `${piece} .ds-arms`, duration: 200 }];
    case "held":
      return [{ motion: "set", target: quoted("data-upgrade", text(event, "on")), duration: 140 }];
    case "upgradeMoved":
      return [{ motion: "slide", target: quoted("data-piece", text(event, "to")), duration: 220 }];
    case "converted":
      return [{ motion: "slide", target: piece, duration: 220 }];
    case "moved":
      return [
        {
          motion: "empty",
          target: `${quoted("data-piece", text(event, "to"))} .ds-cell-gone`,
          duration: Math.min(MOST_CELLS, CELL * number(event, "amount")),
          count: number(event, "amount"),
        },
      ];
    case "healed":
      return [{ motion: "set", target: `${piece} .ds-cells`, duration: 140 }];
    case "unshielded":
      return [{ motion: "ring", target: `${piece} .ds-shields`, duration: 180 }];
    case "waits":
      return [{ motion: "slide", target: ".ds-queue li:last-child", duration: 220 }];
    case "triggered":
      return [{ motion: "next", target: ".ds-step-now", duration: NEXT, delay: WORK_OFF }];
    case "claimed":
    case "fieldChanged":
      return [{ motion: "hoist", target: PENNANT, duration: 420 }];
    case "passed":
      return [
        { motion: "bar", target: `${quoted("data-seat", number(event, "seat"))} .ds-note`, duration: 140 },
      ];
    case "gathered":
      return [
        {
          motion: "set",
          target: `${quoted("data-side", number(event, "seat"))} .ds-socket`,
          duration: 140,
          delay: 300,
          all: true,
        },
      ];
    case "roundBegan":
      return [
        {
          motion: "rise",
          target: ".ds-ledge .ds-arms[data-state='ready']",
          duration: 200,
          delay: 400,
          all: true,
        },
      ];
    default:
      return [];
  }
}

/** Motions over the table, of which one element may have several. */
const OVER_TABLE: ReadonlySet<Motion> = new Set(["click", "line", "travel", "home"]);

/** Events that belong to a defeat: several run at once, and what follows them waits. */
const OF_DEFEAT: ReadonlySet<string> = new Set(["defeated", "discarded", "aside"]);

/** What a motion is of: the same of two that one element cannot have at once. */
const mark = ({ motion, target, within = "", newer = 0 }: Move): string =>
  [OVER_TABLE.has(motion) ? motion : "", within, newer, target].join(" ");

/** How much faster than usual a long queue runs. */
export const hurry = (events: readonly MatchEvent[]): number =>
  events.filter(({ kind }) => kind === "waits" || kind === "triggered").length > MANY_STEPS ? 2 : 1;

/** How much faster than usual: everything within the longest time, and long queues at double speed. */
function pressed(events: readonly MatchEvent[], all: readonly Move[]): number {
  const end = Math.max(0, ...all.map(({ delay, duration }) => delay + duration));
  return Math.max(hurry(events), end / LONGEST);
}

/**
 * The motions of these events; none of too many to have been seen live. Each element moves once; what a resolved die
 * does comes after its number has arrived, and what follows a defeat after that has been seen.
 */
export function moves(events: readonly MatchEvent[]): Move[] {
  if (events.length > MOST) return [];
  let dice = 0;
  let after = 0;
  let seen = 0;
  const all = events.flatMap((event, i): Move[] => {
    if (!OF_DEFEAT.has(event.kind)) after = Math.max(after, seen);
    const timed = movesOf(event, dice, events.slice(i + 1)).map((move): Move => ({
      ...move,
      delay: (move.delay ?? 0) + after,
    }));
    if (event.kind === "rolled") dice++;
    for (const { delay, duration } of timed.filter(({ motion }) => motion === "line")) {
      after = delay + duration;
    }
    for (const { delay, duration } of timed.filter(({ motion }) => motion === "drop")) {
      seen = delay + duration + HOLD;
    }
    return timed;
  });
  const kept = all.filter((move, i) => all.findLastIndex((other) => mark(other) === mark(move)) === i);
  const speed = pressed(events, kept);
  if (speed === 1) return kept;
  return kept.map((move) => ({ ...move, delay: move.delay / speed, duration: move.duration / speed }));
}
