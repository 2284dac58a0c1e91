// A replay as the server tells it: where it stood first and what changed step by step. Pure.
import jsonpatch, { type Operation } from "fast-json-patch";
import type { MatchEvent, Replay, ReplayMoment } from "../protocol";

/** So many steps lie between two moments that are remembered. */
const STRIDE = 32;

/** Every moment of a match, from 0 (before the first answer of a player) to `count` (as the file leaves it). */
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

  /** The match at a moment. Never to be changed. */
  at(moment: number): ReplayMoment {
    let from = moment;
    while (!this.kept.has(from)) from--;
    let now = this.kept.get(from) as ReplayMoment;
    if (from === moment) return now;
    now = structuredClone(now);
    for (let step = from; step < moment; step++) {
      // What a patch puts in becomes part of the moment and may change with the next one.
      const patch = structuredClone(this.replay.steps[step]?.patch ?? []) as Operation[];
      now = jsonpatch.applyPatch(now, patch, false, true).newDocument;
      if ((step + 1) % STRIDE === 0) this.kept.set(step + 1, structuredClone(now));
    }
    return now;
  }

  /** Shows every moment in order. What is shown must not be kept. */
  each(look: (now: ReplayMoment, moment: number) => void): void {
    let now = structuredClone(this.replay.start);
    look(now, 0);
    this.replay.steps.forEach(({ patch }, step) => {
      now = jsonpatch.applyPatch(now, structuredClone(patch) as Operation[], false, true).newDocument;
      look(now, step + 1);
    });
  }

  /** Everything told up to a moment, oldest first. */
  log(moment: number): MatchEvent[] {
    return this.told.slice(0, this.lengths[moment]);
  }

  /** What was told by the step that led to a moment; before the first one, the set-up. */
  news(moment: number): readonly MatchEvent[] {
    return moment === 0 ? this.replay.log : (this.replay.steps[moment - 1]?.events ?? []);
  }

  /** What was answered to come to a moment, in the notation of the file. */
  entries(moment: number): readonly string[] {
    return this.replay.steps[moment - 1]?.entries ?? [];
  }
}
