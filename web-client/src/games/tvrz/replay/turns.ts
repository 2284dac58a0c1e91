// A replay's turns and log lines, from its moments. Pure.
import type { PlainScene } from "../../../plain/speech";
import type { MatchEvent } from "../../../protocol";
import type { Moments } from "../../../replay/moments";
import type { Move } from "../../../replay/Moves";
import type { TimelineTurn } from "../../../replay/Timeline";
import type { TvrzView } from "../types";
import { logLines } from "../words/logLines";

/** What a turn is remembered by: whom it attacked, and who went out in it. */
export interface PlayedTurn extends TimelineTurn {
  attacked: number[];
  out: number[];
}

const numbers = (events: readonly MatchEvent[], kind: string, field: string): number[] =>
  events.flatMap((event) =>
    event.kind === kind && typeof event[field] === "number" ? [event[field] as number] : [],
  );

/** The turns in order. */
export function playedTurns(moments: Moments): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  moments.each((now, moment) => {
    const { turn, active } = now.view as TvrzView;
    const last = turns.at(-1);
    const events = moments.news(moment);
    last?.attacked.push(...numbers(events, "announced", "target"));
    last?.out.push(...numbers(events, "out", "seat"));
    if (last?.number !== turn) {
      turns.push({ number: turn, seat: turn === 0 ? null : active, begin: moment, attacked: [], out: [] });
    }
  });
  return turns;
}

/** The turn in progress at a moment. */
export const turnAt = (turns: readonly PlayedTurn[], moment: number): PlayedTurn | undefined =>
  turns.findLast(({ begin }) => begin <= moment);

/** The whole log in words, each line with its moment. */
export function moves(moments: Moments, scene: PlainScene): Move[] {
  const told: Move[] = [];
  let begun: number | null = null;
  for (let moment = 0; moment <= moments.count; moment++) {
    const events = moments.news(moment);
    const said = logLines(events, scene);
    said.forEach((line, i) => {
      told.push({ moment, line: i === 0 && line.turn === null ? { ...line, turn: begun } : line });
    });
    if (said.length > 0) begun = null;
    // A turn that begins at the end of a step has its first line in a later one.
    const turn = events.findLast(({ kind }) => kind === "turnBegan")?.["turn"];
    if (typeof turn === "number" && !said.some((line) => line.turn === turn)) begun = turn;
  }
  return told;
}
