// Events as tracks on one timeline. Pure: tests read it, `Moving.tsx` and `useMotion` play it.
import { place, type SquareName } from "./geometry";

/** One change on the board in drawing terms. */
export type Change =
  | { kind: "set"; at: SquareName; piece: string }
  | { kind: "rise"; at: SquareName; piece: string; from: readonly SquareName[] }
  | { kind: "break"; at: SquareName; piece: string }
  | { kind: "move"; from: SquareName; to: SquareName; piece: string; leap: boolean }
  | { kind: "turn"; at: SquareName; before: string; piece: string }
  | { kind: "wipe"; at: SquareName; before: string; piece: string }
  | { kind: "ring" }
  | { kind: "swap"; a: SquareName; b: SquareName };

/** A change with its time, in milliseconds from the start of the motion. */
export type Track = Change & { start: number; duration: number };

/** All the motion of one step; a new `id` means a new motion. */
export interface Motion {
  id: string;
  tracks: readonly Track[];
  /** Milliseconds. */
  total: number;
}

/** The longest motion of one action, in milliseconds. */
export const LONGEST = 1500;

const distance = (a: SquareName, b: SquareName) => {
  const p = place(a);
  const q = place(b);
  return Math.max(Math.abs(p.row - q.row), Math.abs(p.column - q.column), 1);
};

function duration(change: Change): number {
  switch (change.kind) {
    case "set":
      return 140;
    case "rise":
      return change.piece.endsWith("l") ? 900 : 420;
    case "break":
      return 260;
    case "move":
      return change.leap ? 320 : 220 * distance(change.from, change.to);
    case "turn":
      return 260;
    case "wipe":
    case "ring":
      return 300;
    case "swap":
      return 320;
  }
}

/** Puts changes in sequence; pieces that break together break at once; long sequences are sped up. */
export function motion(id: string, changes: readonly Change[]): Motion | null {
  if (changes.length === 0) return null;
  let clock = 0;
  let before: Track | null = null;
  const tracks: Track[] = [];
  for (const change of changes) {
    const together: boolean = before?.kind === "break" && change.kind === "break";
    const start: number = together && before ? before.start + 40 : clock;
    const track: Track = { ...change, start, duration: duration(change) };
    clock = Math.max(clock, start + track.duration);
    tracks.push(track);
    before = track;
  }
  const pace = Math.min(1, LONGEST / clock);
  return {
    id,
    tracks: tracks.map((track) => ({ ...track, start: track.start * pace, duration: track.duration * pace })),
    total: clock * pace,
  };
}
