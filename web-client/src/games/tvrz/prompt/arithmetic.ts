// Sums as they are written: `4 × 2 = 8, 8 − 6 = 2`. Pure.
import type { Choice } from "../../../protocol";
import { minus, type Bar } from "../fight/stair";
import { sums } from "./scene";

const taken = (before: number, by: number, left: number): string => `${before} − ${by} = ${left}`;

/** What is left of an attacker after a defender: `had` before it comes. Null where the server says nothing. */
export function exchangeSum(choice: Choice, had: number): string | null {
  const { strength, left, doubled } = sums(choice);
  if (strength === null || left === null) return null;
  if (!doubled) return taken(had, strength, left);
  return `${had} × 2 = ${2 * had}, ${taken(2 * had, strength, left)}`;
}

/** What reaches the garrison. */
export function wallSum(choice: Choice): string | null {
  const { strength, left } = sums(choice);
  if (strength === null || left === null) return null;
  return strength === left ? String(left) : taken(strength, strength - left, left);
}

/** What an ambushed attacker keeps of its defence strength. */
export function ambushSum(choice: Choice): string | null {
  const { strength, left, kept } = sums(choice);
  if (strength === null || left === null || kept === null) return null;
  return taken(left + strength - kept, strength, left);
}

/**
 * What a card has left that takes a loss first, and where only one other stands, what that has left: `5 − 5 = 0,
 * 13 − 1 = 12`.
 */
export function lossSum(choice: Choice, all: readonly Choice[]): string | null {
  const { strength, loss, kept, rest } = sums(choice);
  if (strength === null || loss === null || kept === null) return null;
  const own = taken(strength, loss, kept);
  const [other, ...more] = all.filter((one) => one !== choice);
  const had = other && more.length === 0 ? sums(other).strength : null;
  return had && rest ? `${own}, ${taken(had, rest, Math.max(0, had - rest))}` : own;
}

/** An order of defence in one line: `10 − 4 − 2 = 4`, with every doubling as a sum of its own. */
export function orderSum(bars: readonly Bar[]): string {
  const [first] = bars;
  if (!first) return "";
  const runs: string[] = [];
  let line = String(first.before);
  let left = first.before;
  for (const bar of bars) {
    if (bar.kind === "doubled") {
      if (line !== String(left)) runs.push(`${line} = ${left}`);
      runs.push(`${left} × 2 = ${2 * left}`);
      left *= 2;
      line = String(left);
    } else {
      line += ` − ${bar.sign?.replace(minus(0).charAt(0), "") ?? ""}`;
      left = bar.left ?? left;
    }
  }
  return [...runs, `${line} = ${left}`].join(", ");
}
