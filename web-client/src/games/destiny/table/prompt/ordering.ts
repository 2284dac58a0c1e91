// Abilities that wait at once, in the order in which they are put (D11.10). Pure.
import type { Choice, Question } from "../../../../protocol";
import { part, type Draft, type Thing } from "../choose/draft";
import { pieceOf } from "../pieces";
import { causeOf } from "../queue/causes";
import { cardName, pieceName, type Scene } from "../scene";
import type { Asking } from "./answers";

/** An ability that waits, as it is put in order. */
export interface Placed {
  /** Its choice's notation. */
  key: string;
  card: string;
  /** Whose it is. */
  seat: number;
  name: string;
  why: string;
}

const asThing = ({ notation }: Choice): Thing => ({ kind: "choice", key: notation });

/** The choices in the order of the draft; as the server sent them at first. */
export function placed(question: Question, draft: Draft): readonly Choice[] {
  const found = (draft.several ?? []).flatMap(
    ({ key }) => question.choices.find(({ notation }) => notation === key) ?? [],
  );
  return found.length === question.choices.length ? found : question.choices;
}

/** The abilities in that order, in words. */
export const abilities = (scene: Scene, question: Question): readonly Placed[] =>
  placed(question, scene.draft).map((choice) => {
    const card = part(choice, "card") ?? "";
    const id = part(choice, "piece");
    const seat = Number(part(choice, "owner") ?? "0") - 1;
    return {
      key: choice.notation,
      card,
      seat,
      name: id !== null && pieceOf(scene.view, id) ? pieceName(scene, id) : cardName(scene, card),
      why: causeOf(scene, { cause: part(choice, "cause") ?? "", about: part(choice, "about") }),
    };
  });

/** The draft after the ability at `from` was put where the one at `to` stood; the same if there is none. */
export function moved(question: Question, draft: Draft, from: number, to: number): Draft {
  const order = [...placed(question, draft)];
  const [taken] = order.splice(from, 1);
  if (!taken || to < 0 || to > order.length) return draft;
  order.splice(to, 0, taken);
  return { ...draft, several: order.map(asThing) };
}

/**
 * The answers for an order. Each says which of those left comes next, counted from 1; the last one comes by itself.
 */
export function inOrder(question: Question, draft: Draft): readonly Choice[] {
  const left = [...question.choices];
  return placed(question, draft)
    .slice(0, -1)
    .flatMap((next) => {
      const at = left.indexOf(next);
      left.splice(at, 1);
      return question.choices[at] ?? [];
    });
}

/** The question in which order the abilities come. */
export function ordering(scene: Scene): Asking | null {
  const { question, draft, t } = scene;
  const [first, ...then] = question ? inOrder(question, draft) : [];
  if (!first) return null;
  return {
    title: t.orderTitle,
    why: t.orderWhy,
    primary: { choice: first, label: t.thisOrder, quiet: false, then },
    others: [],
    shown: [],
  };
}
