// A replay's turns and log lines, from its moments. Pure.
import type { Moments } from "../../../replay/moments";
import type { Move } from "../../../replay/Moves";
import type { TimelineTurn } from "../../../replay/Timeline";
import { drawn } from "../words/logLines";
import { lines, type Telling } from "../words/sentences";
import type { TashKalarEvent, TashKalarView } from "../types";

/** An icon for an event in a turn. */
export type TurnSign = { kind: "piece"; piece: string } | { kind: "broke" | "claimed" | "flared" };

/** A turn of a replay with its events. */
export interface PlayedTurn extends TimelineTurn {
  signs: TurnSign[];
}

const TAKE_BACK = /^\d !takeback$/;

/** A step's events worth an icon: pieces put down, then one each for destroyed pieces, a claim and a flare. */
function signsOf(events: readonly TashKalarEvent[]): TurnSign[] {
  const put = events.flatMap((event): TurnSign[] =>
    event.kind === "placed" || event.kind === "summoned" ? [{ kind: "piece", piece: event.piece }] : [],
  );
  const happened = (kind: TashKalarEvent["kind"]) => events.some((event) => event.kind === kind);
  if (happened("destroyed")) put.push({ kind: "broke" });
  if (happened("flared")) put.push({ kind: "flared" });
  if (happened("claimed")) put.push({ kind: "claimed" });
  return put;
}

/** The turns in order, each with the events that were not taken back. */
export function playedTurns(moments: Moments): PlayedTurn[] {
  const turns = new Map<number, PlayedTurn>();
  const acts: { turn: number; signs: TurnSign[] }[] = [];
  let acting = 0;
  moments.each((now, moment) => {
    if (moment > 0) {
      if (moments.entries(moment).some((entry) => TAKE_BACK.test(entry))) acts.pop();
      else acts.push({ turn: acting, signs: signsOf(moments.news(moment) as TashKalarEvent[]) });
    }
    const turn = (now.view as TashKalarView).turn;
    if (moment > 0 && turn === null) return;
    acting = turn?.number ?? 0;
    if (!turns.has(acting)) {
      turns.set(acting, { number: acting, seat: turn?.seat ?? null, begin: moment, signs: [] });
    }
  });
  for (const { turn, signs } of acts) {
    const into = turns.get(turn)?.signs;
    for (const sign of signs) {
      if (sign.kind === "piece" || !into?.some(({ kind }) => kind === sign.kind)) into?.push(sign);
    }
  }
  return [...turns.values()].sort((a, b) => a.number - b.number);
}

/** The turn in progress at a moment. */
export function turnAt(turns: readonly PlayedTurn[], moment: number): PlayedTurn | undefined {
  return turns.findLast(({ begin }) => begin <= moment);
}

/** The whole log in words, each line with its moment. */
export function moves(moments: Moments, telling: Telling): Move[] {
  const told: Move[] = [];
  let begun: number | null = null;
  for (let moment = 0; moment <= moments.count; moment++) {
    const events = moments.news(moment) as readonly TashKalarEvent[];
    const said = lines(events, telling);
    said.forEach((line, i) => {
      const turn = i === 0 ? (line.turn ?? begun) : line.turn;
      told.push({ moment, line: drawn({ ...line, turn }, telling) });
    });
    if (said.length > 0) begun = null;
    // A turn that begins at the end of a step has its first line in a later one.
    const last = events.findLast((event) => event.kind === "turnBegan");
    if (last?.kind === "turnBegan" && !said.some(({ turn }) => turn === last.number)) begun = last.number;
  }
  return told;
}
