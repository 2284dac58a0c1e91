import { useState } from "react";
import type { Choice, Question } from "../../../../protocol";
import type { TableTexts } from "../words/table.texts";
import { NOTHING, type Draft } from "../choose/draft";
import type { Scene } from "../scene";
import { TableSign } from "./signs";

/** The kinds of action, in the order of the rail and its keys. */
export const VERBS = ["play", "activate", "resolve", "reroll", "use", "claim", "pass"] as const;

export type ActionVerb = (typeof VERBS)[number];

const namesOf = (t: TableTexts): Record<ActionVerb, string> => ({
  play: t.railPlay,
  activate: t.railActivate,
  resolve: t.railResolve,
  reroll: t.railReroll,
  use: t.railUse,
  claim: t.railClaim,
  pass: t.railPass,
});

/** Which part of the rail an action being carried out belongs to. */
const DOES: Readonly<Record<string, ActionVerb>> = {
  resolve: "resolve",
  play: "play",
  activate: "activate",
  reroll: "reroll",
  action: "use",
  claim: "claim",
};

/** Kinds with one choice and nothing to point at: they need no number. */
const SINGLE: ReadonlySet<string> = new Set(["reroll", "claim", "pass"]);

const isAction = (question: Question | null): question is Question =>
  question !== null && (question.prompt === "action" || question.prompt === "extra");

const counts = (question: Question): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const { verb } of question.choices) found[verb] = (found[verb] ?? 0) + 1;
  return found;
};

const same = (a: Record<string, number>, b: Record<string, number>): boolean =>
  VERBS.every((verb) => a[verb] === b[verb]);

/** The kinds of action with the number of choices; during an action those with which it began. */
export function Rail({ scene, onPick }: { scene: Scene; onPick: (draft: Draft) => void }) {
  const { question, draft, view, t } = scene;
  const [kept, keep] = useState<Record<string, number>>({});
  const open = isAction(question);
  if (isAction(question)) {
    const now = counts(question);
    if (!same(kept, now)) keep(now);
  }
  const names = namesOf(t);
  const does = view.action ? DOES[view.action.kind] : undefined;
  const picked = open ? question.choices.find(({ notation }) => notation === draft.picked) : undefined;
  const current = picked?.verb ?? draft.verb ?? does;
  const press = (verb: ActionVerb) => {
    const [only, ...more] = (question?.choices ?? []).filter((choice: Choice) => choice.verb === verb);
    if (!only) return;
    if (draft.verb === verb || draft.picked === only.notation) onPick(NOTHING);
    else if (more.length === 0 && SINGLE.has(verb)) onPick({ ...NOTHING, picked: only.notation });
    else onPick({ ...NOTHING, verb });
  };
  return (
    <nav className="ds-rail" aria-label={t.rail}>
      {VERBS.map((verb) => {
        const n = kept[verb] ?? 0;
        const can = open && n > 0;
        return (
          <button
            key={verb}
            type="button"
            data-verb={verb}
            className={n === 0 ? "ds-rail-none" : ""}
            aria-pressed={current === verb}
            disabled={!can}
            onClick={() => press(verb)}
          >
            <TableSign name={verb} />
            <span>{names[verb]}</span>
            {n > 0 && !SINGLE.has(verb) && (
              <i>
                <span className="visually-hidden">{t.options(n)}</span>
                <span aria-hidden="true">{n}</span>
              </i>
            )}
          </button>
        );
      })}
    </nav>
  );
}
