// A replay's turns and log lines, from its moments. Pure.
import type { PlainScene } from "../../../../plain/speech";
import type { MatchEvent } from "../../../../protocol";
import type { Moments } from "../../../../replay/moments";
import type { Move } from "../../../../replay/Moves";
import type { TimelineTurn } from "../../../../replay/Timeline";
import { movesOf } from "../../../../replay/turns";
import type { DestinyView } from "../types";
import { logLines } from "../words/logLines";

/** What a turn is remembered by: whose characters were defeated in it, and who claimed. */
export interface PlayedTurn extends TimelineTurn {
  defeated: number[];
  claimed: number[];
}

const seats = (events: readonly MatchEvent[], kind: string): number[] =>
  events.flatMap((event) => (event.kind === kind && typeof event.seat === "number" ? [event.seat] : []));

/** The turns in order; the set-up is the first one. */
export function playedTurns(moments: Moments): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  let number = 0;
  moments.each((now, moment) => {
    const events = moments.news(moment);
    const begun = events.findLast(({ kind }) => kind === "turnBegan");
    const last = turns.at(-1);
    last?.defeated.push(...seats(events, "defeated"));
    last?.claimed.push(...seats(events, "claimed"));
    if (typeof begun?.["turn"] === "number") number = begun["turn"];
    if (last?.number !== number) {
      const { active } = now.view as DestinyView;
      turns.push({ number, seat: active < 0 ? null : active, begin: moment, defeated: [], claimed: [] });
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
