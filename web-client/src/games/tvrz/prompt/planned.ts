// The defenders lined up in the draft, and what they come to. Pure.
import type { Choice, StandingOrder } from "../../../protocol";
import { defending, sentThing } from "../choose/draft";
import { comingBars, type Bar, type Coming } from "../fight/stair";
import { sums, type Scene } from "./scene";

/** The defenders lined up, in order. */
export const lined = ({ question, draft }: Pick<Scene, "question" | "draft">): Choice[] =>
  question?.prompt === "call"
    ? draft.order.flatMap((sent) => defending(question, sentThing(sent)) ?? [])
    : [];

const coming = (choice: Choice): Coming => ({
  cards: choice.parts["card"] ?? [],
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

/** A standing order as it is sent. */
interface Order {
  about: string;
  answers: string[];
}

/**
 * What a line-up sends besides `first`, the choice that is sent now: an order for every defender that follows, in this
 * attack alone. Where one can no longer be sent, the next one comes.
 */
export function standingOrders(scene: Pick<Scene, "question" | "draft" | "view">, first: Choice): Order[] {
  const { attack } = scene.view;
  if (!attack || first.verb !== "defend") return [];
  const all = lined(scene).map(({ notation }) => notation);
  const rest = all[0] === first.notation ? all.slice(1) : all;
  const next = attack.guards.length + 2;
  return rest.map((_, i) => ({
    about: `defence ${attack.number}.${next + i}`,
    answers: [...new Set(rest.slice(i))],
  }));
}

/** Withdraws the orders about attacks that are over. */
export const outdated = (orders: readonly StandingOrder[], attack: number): Order[] =>
  orders.flatMap(({ about }) => {
    const [, number] = /^\w+ (\d+)/.exec(about) ?? [];
    return number !== undefined && Number(number) < attack ? [{ about, answers: [] }] : [];
  });
