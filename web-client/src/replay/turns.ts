// A replay's turns and log lines, from its moments. Pure.
import type { MatchEvent } from "../protocol";
import type { LogLine } from "../table/LogPanel";
import type { Move } from "./Moves";
import type { Moments } from "./moments";
import type { TimelineTurn } from "./Timeline";

/** The turn in progress at a moment. */
export const turnAt = <T extends TimelineTurn>(turns: readonly T[], moment: number): T | undefined =>
  turns.findLast(({ begin }) => begin <= moment);

/**
 * The whole log in words, each line with its moment.
 *
 * @param said the lines of some events; the first line of a turn has its number
 * @param begun the number of the turn that an event begins; undefined for other events
 */
export function movesOf(
  moments: Moments,
  said: (events: readonly MatchEvent[]) => readonly LogLine[],
  begun: (event: MatchEvent) => number | undefined,
): Move[] {
  const told: Move[] = [];
  let due: number | null = null;
  for (let moment = 0; moment <= moments.count; moment++) {
    const events = moments.news(moment);
    const lines = said(events);
    lines.forEach((line, i) => {
      told.push({ moment, line: i === 0 && line.turn === null ? { ...line, turn: due } : line });
    });
    if (lines.length > 0) due = null;
    // A turn that begins at the end of a step has its first line in a later one.
    const turn = events.map(begun).findLast((one) => one !== undefined);
    if (turn !== undefined && !lines.some((line) => line.turn === turn)) due = turn;
  }
  return told;
}
