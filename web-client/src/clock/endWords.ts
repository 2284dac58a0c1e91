import type { ClockTexts } from "./texts";

type Endings = Pick<ClockTexts, "endTime" | "endLeft" | "endAbandoned">;

/** Why a match ended, if by time or a player's absence; null otherwise. */
export function endWords(reason: string, names: string, t: Endings): string | null {
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
