// Searches and challenges in words. Pure.
import type { PairingTexts } from "./texts";

/** A duration in everyday words: seconds below a minute, then minutes. */
export const length = (seconds: number, t: PairingTexts): string =>
  seconds < 55 ? t.seconds(Math.max(5, Math.round(seconds / 5) * 5)) : t.minutes(Math.round(seconds / 60));

/** A running time: `0:42`, `12:05`. */
export function running(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
