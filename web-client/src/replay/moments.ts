// A replay as sent by the server: the initial state and a patch for every step. Pure.
import jsonpatch, { type Operation } from "fast-json-patch";
import type { MatchEvent, Replay, ReplayMoment } from "../protocol";

/** How many steps apart snapshots are kept. */
const STRIDE = 32;

/** Every moment of a match, from 0 (before any player's answer) to `count` (the end of the file). */
export class Moments {
  readonly count: number;
  private readonly kept = new Map<number, ReplayMoment>();
  private readonly told: MatchEvent[];
  private readonly lengths: number[];

  constructor(private readonly replay: Replay) {
    this.count = replay.steps.length;
    this.kept.set(0, replay.start);
    this.told = [...replay.log];
    this.lengths = [this.told.length];
    for (const { events } of replay.steps) {
      this.told.push(...events);
      this.lengths.push(this.told.length);
    }
  }

  /** The match at a moment. Must not be mutated. */
  at(moment: number): ReplayMoment {
    let from = moment;
    while (!this.kept.has(from)) from--;
    let now = this.kept.get(from) as ReplayMoment;
    if (from === moment) return now;
    now = structuredClone(now);
    for (let step = from; step < moment; step++) {
      // Values from a patch become part of the moment and may be changed by the next one.
      const patch = structuredClone(this.replay.steps[step]?.patch ?? []) as Operation[];
      now = jsonpatch.applyPatch(now, patch, false, true).newDocument;
      if ((step + 1) % STRIDE === 0) this.kept.set(step + 1, structuredClone(now));
    }
    return now;
  }

  /** Visits every moment in order. The visitor must not keep the value. */
  each(look: (now: ReplayMoment, moment: number) => void): void {
    let now = structuredClone(this.replay.start);
    look(now, 0);
    this.replay.steps.forEach(({ patch }, step) => {
      now = jsonpatch.applyPatch(now, structuredClone(patch) as Operation[], false, true).newDocument;
      look(now, step + 1);
    });
  }

  /** All events up to a moment, oldest first. */
  log(moment: number): MatchEvent[] {
    return this.told.slice(0, this.lengths[moment]);
  }

  /** The events of the step that led to a moment; before the first one, the set-up. */
  news(moment: number): readonly MatchEvent[] {
    return moment === 0 ? this.replay.log : (this.replay.steps[moment - 1]?.events ?? []);
  }

  /** The answer that led to a moment, in the file's notation. */
  entries(moment: number): readonly string[] {
    return this.replay.steps[moment - 1]?.entries ?? [];
  }
}
