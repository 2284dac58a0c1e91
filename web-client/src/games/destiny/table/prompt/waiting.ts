// The dock while nothing is asked of us: who decides what, as everybody may know it. Pure.
import type { MatchState } from "../../../../protocol";
import { cardName, type Scene } from "../scene";

/** Whom the table waits for, as a title and a line of reason. */
export function waiting(match: Pick<MatchState, "waiting">, scene: Scene): { title: string; why: string } {
  const { view, you, nameOf, t } = scene;
  const open = match.waiting.filter(({ seat }) => seat !== you);
  const [first] = open;
  const names = [...new Set(open.map(({ seat }) => nameOf(seat)))];
  const why = whenNext(scene);
  if (!first) return { title: view.active >= 0 ? t.turnOf(nameOf(view.active)) : t.setup, why };
  if (names.length === 1 && first.source !== null) {
    return { title: t.decidesAbout(nameOf(first.seat), cardName(scene, first.source)), why };
  }
  const acts = first.seat === view.active && view.queue.length === 0 && view.phase === "action";
  if (acts && names.length === 1) return { title: t.turnOf(nameOf(first.seat)), why };
  return { title: t.decides(names.join(", ")), why };
}

/** Who alone decides about a card, whom everybody waits for; null if it is nobody, ourselves, or a turn. */
export function decider(match: Pick<MatchState, "waiting">, { you }: Pick<Scene, "you">): number | null {
  const [first, ...more] = match.waiting.filter(({ seat }) => seat !== you);
  return first && first.source !== null && more.every(({ seat }) => seat === first.seat) ? first.seat : null;
}

/** When we may act next. */
export function whenNext({ view, you, t }: Pick<Scene, "view" | "you" | "t">): string {
  if (you === null || view.seats[you]?.out) return t.watch;
  if (view.phase === "setup") return t.waitSetup;
  if (view.claimed === you) return t.waitClaimed;
  return view.queue.length > 0 ? t.waitQueue : t.waitTurn;
}
