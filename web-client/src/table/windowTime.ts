// A question's time at a given moment. Pure; durations are milliseconds.
import type { ClockState, QuestionWindow, RoomState } from "../protocol";

/** Below this, a question's time is low. */
export const LOW = 5_000;

/** In milliseconds: with more left, a time presses nobody. */
const PRESSING = 3_600_000;

/** How long until a time's last hour, in milliseconds; not above 0 in it. */
export const untilPressing = (window: QuestionWindow, clock: ClockState, now: number): number =>
  windowTime(window, clock, now).left - PRESSING;

/**
 * Whether a time is worth a look. Without a match clock a question has half a day, so that nobody waits for ever: among
 * computers alone nobody waits.
 */
export function presses(
  window: QuestionWindow,
  clock: ClockState,
  room: RoomState,
  you: number | null,
  now: number,
): boolean {
  const alone = room.seats.every(({ player }, seat) => seat === you || player?.computer !== undefined);
  return !alone || clock.control.kind !== "none" || untilPressing(window, clock, now) <= 0;
}

/** A question's time, or a public clock, at a given moment. */
export interface WindowTime {
  /** The time until the question is answered automatically, not counting holds. */
  left: number;
  /** The rest of the current hold; null if nobody holds it. */
  held: number | null;
  runs: boolean;
}

/** The remaining time at `now` of the server's time: a held clock runs on when the hold is used up. */
export function windowTime(window: QuestionWindow, clock: ClockState, now: number): WindowTime {
  const passed = clock.paused === null ? Math.max(0, now - clock.at) : 0;
  const hold = window.held?.left ?? 0;
  const held = window.held === null ? null : Math.max(0, hold - passed);
  const left = Math.max(0, window.left - Math.max(0, passed - hold));
  return { left, held, runs: clock.paused === null && !held };
}

/** Whole seconds, rounded up. */
export const seconds = (ms: number): number => Math.ceil(ms / 1000);
