// What stands below a card of our hand: what it would cost, or what is missing. Pure.
import type { Foot } from "../../cards";
import { about, marked, numberOf } from "../choose/draft";
import { factsOf, type Scene } from "../scene";

/** The foot of a card of our hand; `brief` for tiles. */
export function footOf(scene: Scene, card: string, brief: boolean): Foot {
  const { question, view, you, draft, nameOf, t } = scene;
  const [choice] = about(question, { kind: "card", key: card }).filter(
    ({ verb }) => draft.verb === null || verb === draft.verb,
  );
  if (choice && choice.verb !== "play") return { kind: "may", text: brief ? "" : t.choose, label: t.choose };
  if (choice) {
    if (marked(choice, "none")) {
      return { kind: "nearly", text: brief ? t.nothingBrief : t.doesNothing, label: t.doesNothing };
    }
    const cost = numberOf(choice, "cost") ?? 0;
    const full = cost > 0 ? t.playFor(cost) : t.playFree;
    return { kind: "may", text: brief ? t.playBrief(cost) : full, label: full };
  }
  if (view.queue.length > 0) return { kind: "not", text: brief ? "–" : t.afterQueue, label: t.afterQueue };
  const resources = you === null ? 0 : (view.seats[you]?.resources ?? 0);
  const short = (factsOf(scene, card)?.cost ?? 0) - resources;
  if (short > 0)
    return { kind: "nearly", text: brief ? t.shortBrief(short) : t.short(short), label: t.short(short) };
  if (view.active !== you && view.active >= 0) {
    const whose = t.notYourTurn(nameOf(view.active));
    return { kind: "not", text: brief ? "–" : whose, label: whose };
  }
  return { kind: "not", text: brief ? "–" : t.notNow, label: t.notNow };
}
