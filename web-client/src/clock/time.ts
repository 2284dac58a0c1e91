// What a clock shows, from the room's document and the server's time. Pure; durations are milliseconds.
import type { ClockState, TimeControl } from "../protocol";

/** Below this, a live clock counts tenths of seconds. */
const TENTHS = 10_000;
/** Below this, a clock is low: in real time, and in days per turn. */
const LOW_LIVE = 30_000;
const LOW_DAYS = 3_600_000;

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/** One seat's time at a given moment. */
export interface SeatTime {
  /** The rest of its own time; never below 0. */
  left: number;
  /** The rest of this turn's delay, used up before its own time runs. */
  free: number;
  /** Whether its clock runs, the delay included. */
  running: boolean;
  /** Whether time is low. */
  low: boolean;
}

/** A seat's clock at `now` of the server's time; null without a clock. */
export function seatTime(clock: ClockState | null, seat: number, now: number): SeatTime | null {
  const before = clock?.left[seat];
  if (!clock || clock.control.kind === "none" || before === null || before === undefined) return null;
  const running = clock.paused === null && clock.running.includes(seat);
  const used = running ? Math.max(0, now - clock.at) : 0;
  const freeBefore = clock.free[seat] ?? 0;
  const left = Math.max(0, before - Math.max(0, used - freeBefore));
  const free = Math.max(0, freeBefore - used);
  const low = left < (clock.control.kind === "days" ? LOW_DAYS : LOW_LIVE);
  return { left, free, running, low };
}

const two = (n: number): string => String(n).padStart(2, "0");

/** `1:02:03`, `12:34`, `0:09.4` under ten seconds: rounded so as never to show more than remains. */
export function digits(ms: number, tenths = true): string {
  const rest = Math.max(0, ms);
  const seconds = Math.floor(rest / SECOND);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  const clock = `${minutes}:${two(seconds % 60)}`;
  return tenths && rest < TENTHS ? `${clock}.${Math.floor(rest / 100) % 10}` : clock;
}

/** The short names of days, hours and minutes in the reader's language. */
export interface Units {
  day: string;
  hour: string;
  minute: string;
}

/** `1 d 4 h`, `4 h 05 min`, then as `digits`: for days per turn. Minutes alone have no unit name. */
export function longTime(ms: number, units: Units, tenths = true): string {
  const minutes = Math.floor(Math.max(0, ms) / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (ms >= DAY) return `${Math.floor(hours / 24)} ${units.day} ${hours % 24} ${units.hour}`;
  if (ms >= HOUR) return `${hours} ${units.hour} ${two(minutes % 60)} ${units.minute}`.trimEnd();
  return digits(ms, tenths);
}

/** The remaining time in the style of this kind of clock. */
export const shownTime = (ms: number, control: TimeControl, units: Units): string =>
  control.kind === "days" ? longTime(ms, units) : digits(ms);

/** How long `shownTime` stays the same while the clock runs. At least 1. */
export function unchanged(ms: number, control: TimeControl): number {
  const step =
    control.kind === "days" && ms >= DAY
      ? HOUR
      : control.kind === "days" && ms >= HOUR
        ? MINUTE
        : ms < TENTHS
          ? 100
          : SECOND;
  return Math.floor(ms % step) + 1;
}
