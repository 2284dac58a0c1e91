import type { ClockTexts } from "./texts";

/** Why a match ended, where time or somebody's absence ended it; null for every other reason. */
export function endWords(reason: string, names: string, t: ClockTexts): string | null {
  switch (reason) {
    case "time":
      return t.endTime(names);
    case "left":
      return t.endLeft(names);
    case "abandoned":
      return t.endAbandoned;
    default:
      return null;
  }
}
