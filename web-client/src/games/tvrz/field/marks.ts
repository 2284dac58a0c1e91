// What is marked on the plan of a fort, and what its plates say. Pure.
import { about, candidate, type Thing } from "../choose/draft";
import { strengthsOf, type FortWorks, type PartMark } from "../fort";
import type { Scene } from "../scene";
import { PARTS, type Part } from "../types";
import { number } from "../wall/feet";

/** The marks and plates of a fort. */
export interface PlanMarks {
  marks: Partial<Record<Part, PartMark>>;
  plates: Partial<Record<Part, number>>;
}

const partThing = (part: Part): Thing => ({ kind: "part", key: part });

/** Whose parts our question is about: those of the fort that is attacked. */
export const askedOf = ({ view, question }: Scene): number | null =>
  question !== null && question.choices.some(({ parts }) => parts["part"])
    ? (view.attack?.target ?? null)
    : null;

/** What an attack with the picked card would reach behind each part, as the server counts it. */
function arriving(scene: Scene): Partial<Record<Part, number>> {
  const picked = candidate(scene.question, scene.draft);
  const written = picked?.parts["arrives"];
  if (!written) return {};
  return Object.fromEntries(PARTS.map((part, i) => [part, Number(written[i])]));
}

/** The fort that is about to be attacked with the picked card, before that is announced. */
const aimedAt = ({ question, view, you }: Scene): number | null => {
  if (question?.prompt !== "attacker") return null;
  const [named] = question.context.chosen;
  if (named !== undefined) return Number(named) - 1;
  return view.seats.findIndex((_, seat) => seat !== you);
};

/** The marks and plates of the fort of a seat. */
export function planMarks(scene: Scene, seat: number, works: FortWorks): PlanMarks {
  const { view, question, draft } = scene;
  const plates: Partial<Record<Part, number>> = strengthsOf(works);
  const marks: Partial<Record<Part, PartMark>> = {};
  if (askedOf(scene) === seat) {
    for (const part of PARTS) {
      const [choice] = about(question, partThing(part));
      if (!choice) continue;
      marks[part] = candidate(question, draft) === choice ? "chosen" : "choosable";
      const left = number(choice, "left") ?? number(choice, "strength");
      if (left !== null) plates[part] = left;
    }
    return { marks, plates };
  }
  if (aimedAt(scene) === seat) {
    const arrive = arriving(scene);
    for (const part of PARTS) {
      const left = arrive[part];
      if (left === undefined) continue;
      plates[part] = left;
      marks[part] = draft.at === part ? "chosen" : "choosable";
    }
    return { marks, plates };
  }
  const { attack } = view;
  if (attack?.target === seat && attack.part !== null) marks[attack.part] = "attacked";
  return { marks, plates };
}
