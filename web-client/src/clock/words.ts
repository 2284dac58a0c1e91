// Time controls and waits in words. Pure.
import type { TimeControl } from "../protocol";
import type { ClockTexts } from "./texts";

const SIGNS = { minute: "min", second: "s" };

/** Whole minutes, or minutes and seconds: `15 min`, `1 min 30 s`, `30 s`. */
function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [whole > 0 && `${whole} ${SIGNS.minute}`, (rest > 0 || whole === 0) && `${rest} ${SIGNS.second}`]
    .filter(Boolean)
    .join(" ");
}

/** Whole days where it is whole days, hours otherwise. */
export const daysWords = (seconds: number, t: ClockTexts): string =>
  seconds % 86_400 === 0 ? t.nDays(seconds / 86_400) : t.nHours(Math.round(seconds / 360) / 10);

/** For narrow places: `15 min + 20 s`, `2 days per turn`. */
export function shortControl(control: TimeControl, t: ClockTexts): string {
  switch (control.kind) {
    case "none":
      return t.none;
    case "live":
      return [
        control.increment > 0
          ? `${minutes(control.base)} + ${control.increment} ${SIGNS.second}`
          : minutes(control.base),
        ...(control.delay > 0 ? [t.shortDelay(`${control.delay} ${SIGNS.second}`)] : []),
      ].join(", ");
    case "days":
      return t.perTurn(daysWords(control.perTurn, t));
    default:
      return "";
  }
}

/** The time control in full. */
export function controlWords(control: TimeControl, t: ClockTexts): string {
  if (control.kind !== "live") return shortControl(control, t);
  return [
    t.each(minutes(control.base)),
    ...(control.increment > 0 ? [t.added(`${control.increment} ${SIGNS.second}`)] : []),
    ...(control.delay > 0 ? [t.delayed(`${control.delay} ${SIGNS.second}`)] : []),
  ].join(", ");
}
