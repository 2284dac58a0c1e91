// Questions whose answers are picked together and sent one by one. Pure.
import { asked } from "../../../../plain/speech";
import { severalOf, together } from "../choose/draft";
import { dieOf } from "../pool/groups";
import type { Scene } from "../scene";
import { sentence, symbolWords, type Asking } from "./answers";

/** What is picked together and sent one by one. */
export function several(scene: Scene): Asking {
  const { question, draft, view, you, t, plain } = scene;
  const picked = severalOf(question, draft);
  const [first, ...then] = together(question, draft);
  // Cards that go back stay in the hand until the last one is chosen; discarded ones are gone.
  const sent = question?.context.chosen.length ?? 0;
  const back = question?.prompt === "set-back" ? sent : 0;
  const n = picked.length + back;
  const said = question ? asked(question, plain, {}) : { title: "", why: "" };
  const size = view.seats[you ?? 0]?.handSize ?? 0;
  const total = joinedTotal(scene);
  const lines: Readonly<Record<string, { title: string; why: string; go: string }>> = {
    "set-back": { title: t.setBackTitle, why: t.setBackWhy, go: n > 0 ? t.setBack(n) : t.keepAll },
    upkeep: {
      title: t.upkeepTitle,
      why: t.upkeepWhy(size),
      go: n > 0 ? t.discardCards(n) : sent > 0 ? t.keepRest : t.keepAll,
    },
    reroll: { title: t.rerollTitle, why: t.rerollWhy, go: t.goOn },
    join: { title: t.joinTitle(total, symbolWords(scene)), why: t.joinWhy, go: t.joinGo(total) },
  };
  const { title, why, go } = lines[question?.prompt ?? ""] ?? { ...said, go: t.goOn };
  return {
    title,
    why: sentence(why, n > 0 && question?.prompt !== "join" && `(${t.chosenOf(n)})`),
    primary: first ? { choice: first, label: go, quiet: false, then } : null,
    others: [],
    shown: [],
  };
}

/** What the die being resolved comes to with all that is picked to join it. */
export function joinedTotal({ view, question, draft }: Pick<Scene, "view" | "question" | "draft">): number {
  const base = view.action?.total ?? 0;
  return severalOf(question, draft).reduce((sum, thing) => sum + (dieOf(view, thing.key)?.value ?? 0), base);
}
