// What people wait for and challenge to, in words. Pure.
import type { PairingTexts } from "./texts";

/** How long something took, as one says it: seconds below a minute, then minutes. */
export const length = (seconds: number, t: PairingTexts): string =>
  seconds < 55 ? t.seconds(Math.max(5, Math.round(seconds / 5) * 5)) : t.minutes(Math.round(seconds / 60));

/** How long something has been going on: `0:42`, `12:05`. */
export function running(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
