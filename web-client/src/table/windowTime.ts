// What the time of a question shows at a moment. Pure; lengths are milliseconds.
import type { ClockState, QuestionWindow } from "../protocol";

/** Below this much a question's time is low. */
export const LOW = 5_000;

/** A question's time, or a public clock, at a moment. */
export interface WindowTime {
  /** What is left until the question is answered by itself, holding not counted. */
  left: number;
  /** For how long yet somebody holds it; null if nobody does. */
  held: number | null;
  runs: boolean;
}

/** What is left at `now` of the server's time: a clock that is held runs on when the hold is used up. */
export function windowTime(window: QuestionWindow, clock: ClockState, now: number): WindowTime {
  const passed = clock.paused === null ? Math.max(0, now - clock.at) : 0;
  const hold = window.held?.left ?? 0;
  const held = window.held === null ? null : Math.max(0, hold - passed);
  const left = Math.max(0, window.left - Math.max(0, passed - hold));
  return { left, held, runs: clock.paused === null && !held };
}

/** Whole seconds, the one that runs counted. */
export const seconds = (ms: number): number => Math.ceil(ms / 1000);
