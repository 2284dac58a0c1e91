// The time controls on offer, and which values are valid. All times are whole seconds.
import type { TimeControl } from "../protocol";
import { keep, kept } from "../ui/kept";

export const NONE: TimeControl = { kind: "none" };

type Live = Extract<TimeControl, { kind: "live" }>;

const live = (minutes: number, increment: number): Live => ({
  kind: "live",
  base: minutes * 60,
  increment,
  delay: 0,
});

/** Presets for real time. */
export const LIVE: readonly Live[] = [live(5, 5), live(10, 10), live(15, 20), live(30, 30)];

/** The time control selected when a player first asks for a clock. */
export const USUAL: Live = live(15, 20);

/** A quick match. */
export const BRISK: Live = live(10, 10);

/** Presets for days per turn. */
export const DAYS: readonly number[] = [1, 2, 3, 7];

export const DAY = 86_400;

/** Two days per turn. */
export const SLOW: TimeControl = { kind: "days", perTurn: 2 * DAY };

/** The limits the server enforces; base and delay in seconds. */
export const LIMITS = {
  base: { min: 30, max: 10_800 },
  increment: { min: 0, max: 300 },
  delay: { min: 0, max: 120 },
  perTurn: { min: 3_600, max: 14 * DAY },
} as const;

/** Whether it is a whole number within its limits. */
export const within = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** Whether the server would accept it. */
export function sensible(control: TimeControl): boolean {
  switch (control.kind) {
    case "none":
      return true;
    case "live":
      return (
        within(control.base, LIMITS.base) &&
        within(control.increment, LIMITS.increment) &&
        within(control.delay, LIMITS.delay)
      );
    case "days":
      return within(control.perTurn, LIMITS.perTurn);
    default:
      return false;
  }
}

/** Whether two time controls are equal. */
export function same(a: TimeControl, b: TimeControl): boolean {
  if (a.kind === "live" && b.kind === "live")
    return a.base === b.base && a.increment === b.increment && a.delay === b.delay;
  if (a.kind === "days" && b.kind === "days") return a.perTurn === b.perTurn;
  return a.kind === b.kind;
}

const NAME = "clock";

/** The clock chosen last in this browser; none at first. */
export function rememberedControl(): TimeControl {
  try {
    const found = JSON.parse(kept(NAME) ?? "null") as TimeControl | null;
    return found && sensible(found) ? found : NONE;
  } catch {
    return NONE;
  }
}

/** Remembers a clock in this browser. */
export const rememberControl = (control: TimeControl): void => keep(NAME, JSON.stringify(control));
