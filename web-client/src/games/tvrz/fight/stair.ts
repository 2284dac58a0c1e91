// A fight as a stair: every step a bar, and below the bars the numbers alone tell the fight. Pure.
import type { TvrzCatalogue } from "../catalogue";
import type { AttackView, Body, StepView } from "../types";

/** What a card has left of its printed strength after its step. */
export interface Fate {
  kept: number;
  of: number;
  lives: boolean;
}

/** A step as a bar. */
export interface Bar {
  kind: StepView["kind"];
  /** The cards drawn below it; none where the attack itself is meant. */
  cards: readonly string[];
  /** What was left before the step: the hatched part of the bar reaches up to here. */
  before: number;
  /** What is left after it; null where that is not known yet. */
  left: number | null;
  /** What the step does, above the bar: `−4`, `×2`. */
  sign: string | null;
  /** Whether it is not settled: drawn with a broken line. */
  pending: boolean;
  fate: Fate | null;
}

/** A defender that is planned, or whose exchange is not settled, with what it comes to. */
export interface Coming {
  cards: readonly string[];
  strength: number;
  doubles: boolean;
}

/** What lives: more than half of the printed strength (T9.1). */
export const livesFrom = (printed: number): number => Math.floor(printed / 2) + 1;

export const minus = (n: number): string => `−${n}`;

const defenceOf = (cards: readonly string[], catalogue: TvrzCatalogue): number =>
  cards.reduce((sum, card) => sum + (catalogue.cards[card]?.defence ?? 0), 0);

const attackOf = (cards: readonly string[], catalogue: TvrzCatalogue): number =>
  cards.reduce((sum, card) => sum + (catalogue.cards[card]?.attack ?? 0), 0);

const fate = (kept: number, of: number): Fate => ({ kept, of, lives: kept >= livesFrom(of) });

/** The keys of a card or a pair. */
export const keys = (bodies: readonly Body[]): string[] => bodies.map(({ card }) => card);

const SIGNS: Readonly<Record<StepView["kind"], (step: StepView, before: number) => string | null>> = {
  comes: () => null,
  works: ({ strength }) => minus(strength),
  defender: ({ strength }) => minus(strength),
  doubled: () => "×2",
  inside: () => "×2",
  shadows: ({ left }, before) => minus(before - left),
  lightning: ({ strength }) => minus(strength),
  gaze: ({ left }, before) => minus(before - left),
  ambush: ({ strength }) => minus(strength),
};

function fateOf(step: StepView, catalogue: TvrzCatalogue): Fate | null {
  if (step.kept === null) return null;
  if (step.kind === "defender") return fate(step.kept, defenceOf(step.cards, catalogue));
  if (step.kind === "ambush") return fate(step.kept, attackOf(step.cards, catalogue));
  return null;
}

/**
 * The bars of what has happened. An ambush wears down the attacker's defence strength and is a stair of its own, which
 * gives way to the attack when that comes to the wall.
 */
export function settledBars(attack: AttackView, catalogue: TvrzCatalogue): Bar[] {
  const came = attack.steps.findIndex(({ kind }) => kind === "comes");
  const steps = came < 0 ? attack.steps : attack.steps.slice(came);
  const bars: Bar[] = [];
  const [first] = steps;
  if (first === undefined || first.kind !== "comes") {
    const ambushed = first?.kind === "ambush";
    const start = ambushed ? first.left + first.strength - (first.kept ?? 0) : attack.left;
    bars.push({
      kind: ambushed ? "ambush" : "comes",
      cards: [],
      before: start,
      left: start,
      sign: null,
      pending: !ambushed && attack.part === null && !attack.infiltrates,
      fate: null,
    });
  }
  for (const step of steps) {
    const before = step.kind === "comes" ? step.left : (bars.at(-1)?.left ?? step.left);
    bars.push({
      kind: step.kind,
      cards: step.kind === "comes" || step.kind === "inside" ? [] : step.cards,
      before,
      left: step.left,
      sign: SIGNS[step.kind](step, before),
      pending: false,
      fate: fateOf(step, catalogue),
    });
  }
  return bars;
}

/** Defenders to come after `left`, each with its doubling if it is the first from elsewhere. */
export function comingBars(
  coming: readonly Coming[],
  start: { left: number; doubled: boolean },
  catalogue: TvrzCatalogue,
): Bar[] {
  let { left, doubled } = start;
  return coming.flatMap(({ cards, strength, doubles }) => {
    const bars: Bar[] = [];
    // The others stay where they are.
    if (left === 0) return bars;
    if (doubles && !doubled) {
      bars.push({
        kind: "doubled",
        cards: [],
        before: left,
        left: 2 * left,
        sign: "×2",
        pending: true,
        fate: null,
      });
      left *= 2;
      doubled = true;
    }
    const loss = Math.min(left, strength);
    bars.push({
      kind: "defender",
      cards,
      before: left,
      left: left - loss,
      sign: minus(strength),
      pending: true,
      fate: fate(strength - loss, defenceOf(cards, catalogue)),
    });
    left -= loss;
    return bars;
  });
}

/** The defender whose exchange is not settled, if there is one. */
export const openGuard = ({ guards }: AttackView): readonly string[] | null => {
  const last = guards.at(-1);
  return last && last.strength === null ? keys(last.cards) : null;
};

/** A defender at the wall for one who is not told what it comes to. */
export const unknownBar = (cards: readonly string[], left: number): Bar => ({
  kind: "defender",
  cards,
  before: left,
  left: null,
  sign: null,
  pending: true,
  fate: null,
});

/** Whether this step of a stair, which is not its first, is not settled. */
export const isOpen = ({ pending }: Bar, i: number): boolean => pending && i > 0;

/** The highest value in the stair, for its scale; at least 1. */
export const highest = (bars: readonly Bar[]): number =>
  Math.max(1, ...bars.flatMap(({ before, left }) => [before, left ?? 0]));

/** A bar in pixels of `height`, for a stair whose highest value is `most`. */
export function drawn(bar: Bar, most: number, height: number): { solid: number; lost: number } {
  const unit = height / most;
  const left = bar.left ?? bar.before;
  return { solid: left * unit, lost: Math.max(0, bar.before - left) * unit };
}

/** The bottom line: the numbers alone. */
export const bottomLine = (bars: readonly Bar[]): string => bars.map(({ left }) => left ?? "?").join(" ");
