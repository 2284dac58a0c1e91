import { pace } from "../settings";
import { useCallback, useEffect, useMemo, useState } from "react";

/** The playback of a replay: its moment and its speed. */
export interface Playback {
  /** The current moment, from 0. */
  at: number;
  /** Counts jumps, that is, changes by anything but one step forward: they are shown without motion. */
  jumps: number;
  playing: boolean;
  speed: Speed;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds per step at single speed; the longest motion takes as long. */
const PACE = 1_500;

/** The playback at another moment; stops at the end. */
export function moved(now: Playback, to: number, count: number): Playback {
  const at = Math.min(Math.max(Math.trunc(to) || 0, 0), count);
  const playing = now.playing && at < count;
  if (at === now.at) return playing === now.playing ? now : { ...now, playing };
  return { ...now, at, playing, jumps: at === now.at + 1 ? now.jumps : now.jumps + 1 };
}

/** Starts or stops it; at the end it restarts from the beginning. */
export function toggled(now: Playback, count: number): Playback {
  if (now.playing) return { ...now, playing: false };
  if (count === 0) return now;
  return { ...(now.at === count ? moved(now, 0, count) : now), playing: true };
}

/** The moment named in an address, or null. */
export function momentOf(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** The neighbouring beginnings of turns: the last one before a moment, and the next one after it. */
export function neighbours(begins: readonly number[], at: number, count: number): [number, number] {
  const before = begins.findLast((begin) => begin < at) ?? 0;
  const after = begins.find((begin) => begin > at) ?? count;
  return [before, after];
}

/** A playback of `count` steps that starts at the address's moment and keeps the address up to date. */
export function usePlayback(count: number) {
  const [now, change] = useState<Playback>(() =>
    moved({ at: 0, jumps: 0, playing: false, speed: 1 }, momentOf(location.hash) ?? 0, count),
  );
  /** Goes to a moment and stays there. */
  const go = useCallback(
    (to: number) => change((before) => ({ ...moved(before, to, count), playing: false })),
    [count],
  );
  const toggle = useCallback(() => change((before) => toggled(before, count)), [count]);
  const setSpeed = useCallback((speed: Speed) => change((before) => ({ ...before, speed })), []);

  useEffect(() => {
    if (!now.playing) return undefined;
    const timer = setTimeout(
      () => change((before) => moved(before, before.at + 1, count)),
      (PACE * Math.max(1, pace())) / now.speed,
    );
    return () => clearTimeout(timer);
  }, [now.playing, now.speed, now.at, count]);

  useEffect(() => {
    // Not at every step of a fast drag: browsers limit how often the address may change.
    const timer = setTimeout(() => {
      if (momentOf(location.hash) !== now.at) history.replaceState(history.state, "", `#${now.at}`);
    }, 250);
    return () => clearTimeout(timer);
  }, [now.at]);

  useEffect(() => {
    const changed = () => {
      const moment = momentOf(location.hash);
      if (moment !== null) go(moment);
    };
    window.addEventListener("hashchange", changed);
    return () => window.removeEventListener("hashchange", changed);
  }, [go]);

  return useMemo(() => ({ ...now, go, toggle, setSpeed }), [now, go, toggle, setSpeed]);
}
