// The defenders lined up in the draft, and what they come to. Pure.
import type { Choice, Question } from "../../../protocol";
import { comingBars, type Bar, type Coming } from "../fight/stair";
import { part, sums, type Scene } from "./scene";

/** Whether a choice is about two cards that go as one. */
export const isPair = (choice: Choice): boolean => part(choice, "with") !== null;

/** The choice on a call that sends a card alone. */
const sending = (question: Question, card: string): Choice | null =>
  question.choices.find(
    (choice) => choice.verb === "defend" && part(choice, "card") === card && !isPair(choice),
  ) ?? null;

/** The defenders lined up, in order. */
export const lined = ({ question, draft }: Pick<Scene, "question" | "draft">): Choice[] =>
  question?.prompt === "call" ? draft.order.flatMap(({ card }) => sending(question, card) ?? []) : [];

const coming = (choice: Choice): Coming => ({
  cards: [part(choice, "card") ?? ""],
  strength: sums(choice).strength ?? 0,
  doubles: sums(choice).doubled,
});

/**
 * What is not settled yet, as we may foresee it: the defenders lined up, the one whose exchange is open, or what the
 * walls will take. Empty for those who are not told.
 */
export function foreseen(scene: Pick<Scene, "question" | "draft" | "view" | "catalogue">): Bar[] {
  const { question, view, catalogue } = scene;
  const { attack } = view;
  if (!attack || !question) return [];
  const start = { left: attack.left, doubled: attack.doubled };
  if (question.prompt === "call") return comingBars(lined(scene).map(coming), start, catalogue);
  const pass = question.choices.find(({ verb }) => verb === "pass");
  if (!pass) return [];
  const { strength, left, doubled } = sums(pass);
  if (strength === null || left === null) return [];
  if (question.prompt === "exchange") {
    const cards = attack.guards.at(-1)?.cards.map(({ card }) => card) ?? [];
    return comingBars([{ cards, strength, doubles: doubled }], start, catalogue);
  }
  if (question.prompt !== "approach" || left === strength) return [];
  return [
    {
      kind: "works",
      cards: [],
      before: strength,
      left,
      sign: `−${strength - left}`,
      pending: true,
      fate: null,
    },
  ];
}

/** What a line-up sends after its first card: the order of defence for this attack alone. */
export function standingOrder(scene: Pick<Scene, "question" | "draft" | "view">): {
  about: string;
  answers: string[];
} | null {
  const { attack } = scene.view;
  const rest = lined(scene).slice(1);
  if (!attack || rest.length === 0) return null;
  return { about: `defence ${attack.number}`, answers: [...new Set(rest.map(({ notation }) => notation))] };
}
