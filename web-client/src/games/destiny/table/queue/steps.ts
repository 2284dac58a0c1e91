// What waits, as steps from left to right: first in, first out. Pure.
import { pieceOf } from "../pieces";
import { cardName, pieceName, type Scene } from "../scene";
import type { AbilityView } from "../types";
import { causeOf, withoutName } from "./causes";

export interface Step {
  key: string;
  kind: "event" | "now" | "waits" | "then";
  /** Whose it is. */
  seat: number;
  /** The card drawn; null for additional actions. */
  card: string | null;
  /** From 1 among those that wait; null for the event and additional actions. */
  number: number | null;
  /** It interrupts what triggered it. */
  before: boolean;
  /** What it is: `event`, `you decide`. */
  tag: string;
  title: string;
  /** Why it is there. */
  why: string;
}

/** The steps of the moment; empty if nothing waits. */
export function stepsOf(scene: Scene): readonly Step[] {
  const { view, nameOf, t, question } = scene;
  const { queue, action } = view;
  if (queue.length === 0) return [];
  const steps: Step[] = [];
  if (action?.limbo) {
    steps.push({
      key: `event ${action.limbo}`,
      kind: "event",
      seat: action.seat,
      card: action.limbo,
      number: null,
      before: false,
      tag: t.event,
      title: cardName(scene, action.limbo),
      why: nameOf(action.seat),
    });
  }
  const keys = keysOf(queue);
  queue.forEach((ability, i) => {
    // Whoever is asked decides, also about another's card.
    const decides = ability.now && question !== null;
    const title =
      ability.id && pieceOf(view, ability.id) ? pieceName(scene, ability.id) : cardName(scene, ability.card);
    steps.push({
      key: keys[i] ?? "",
      kind: ability.now ? "now" : "waits",
      seat: ability.seat,
      card: ability.card,
      number: i + 1,
      before: ability.before,
      tag: decides
        ? t.youDecide
        : ability.now
          ? t.theyDecide(nameOf(ability.seat))
          : ability.before
            ? t.interrupts
            : t.waits,
      title,
      why: withoutName(causeOf(scene, ability), title),
    });
  });
  if (view.extra > 0 && view.active >= 0) {
    steps.push({
      key: "then",
      kind: "then",
      seat: view.active,
      card: null,
      number: null,
      before: false,
      tag: t.then,
      title: t.oneMoreAction(view.extra),
      why: t.forPlayer(nameOf(view.active)),
    });
  }
  return steps;
}

/** Keys that stay while the queue is worked off from its front: equal abilities count from its end. */
function keysOf(queue: readonly AbilityView[]): string[] {
  const named = queue.map(({ card, id, cause, about }) => [card, id, cause, about].join(" "));
  return named.map((name, i) => `${name} ${named.slice(i + 1).filter((later) => later === name).length}`);
}

/** More steps than this are folded in the middle. */
const MOST_STEPS = 6;

/** The steps shown, with the number of those folded away before each; the current one always stays. */
export function folded(steps: readonly Step[]): readonly (Step | { folds: number })[] {
  if (steps.length <= MOST_STEPS) return steps;
  const folds = steps.length - MOST_STEPS + 1;
  return [...steps.slice(0, MOST_STEPS - 2), { folds }, ...steps.slice(MOST_STEPS - 2 + folds)];
}
