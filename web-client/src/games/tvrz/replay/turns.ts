// A replay's turns and log lines, from its moments. Pure.
import type { PlainScene } from "../../../plain/speech";
import type { MatchEvent } from "../../../protocol";
import type { Moments } from "../../../replay/moments";
import type { Move } from "../../../replay/Moves";
import type { TimelineTurn } from "../../../replay/Timeline";
import { movesOf } from "../../../replay/turns";
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

/** The whole log in words, each line with its moment. */
export const moves = (moments: Moments, scene: PlainScene): Move[] =>
  movesOf(
    moments,
    (events) => logLines(events, scene),
    ({ kind, turn }) => (kind === "turnBegan" && typeof turn === "number" ? turn : undefined),
  );
