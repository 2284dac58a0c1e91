// What prompts are made of: answers with their words. Pure.
import type { Choice } from "../../../../protocol";
import { isSymbol } from "../../catalogue";
import { numberOf, part } from "../choose/draft";
import { cardName, label, type Scene } from "../scene";

/** A button that sends a choice. */
export interface Answer {
  choice: Choice;
  label: string;
  /** Declines instead of choosing. */
  quiet: boolean;
}

/** One question, a line of reason, and the possible answers. */
export interface Asking {
  title: string;
  why: string;
  /** Sends what is picked; `then` is sent afterwards, one by one. */
  primary: (Answer & { then: readonly Choice[] }) | null;
  others: readonly Answer[];
  /** Cards, dice and sides among the choices that do not lie on the table. */
  shown: readonly Choice[];
}

/** Choices that decline or end something. */
export const DECLINES: ReadonlySet<string> = new Set(["no", "done", "pass"]);

/** Sentences in a row; empty ones are left out. */
export const sentence = (...parts: readonly (string | false | null)[]): string =>
  parts.filter(Boolean).join(" ");

/** A choice as a button. */
export const answer = (choice: Choice, scene: Scene): Answer => ({
  choice,
  label: answerWords(choice, scene),
  quiet: DECLINES.has(choice.verb),
});

/** A button's words: of an opponent with what a disrupt would leave them; to decline is never just "no". */
function answerWords(choice: Choice, scene: Scene): string {
  const { t, view, question, nameOf, you } = scene;
  if (choice.verb === "no") return t.decline;
  if (choice.verb === "done") return endWords(choice, scene);
  const seat = part(choice, "seat");
  if (seat === null) return label(choice, scene);
  const at = Number(seat) - 1;
  const lost = resourcesLost(scene, at);
  if (lost !== null) return `${label(choice, scene)}: ${lost}`;
  const field = view.seats[at]?.unused ?? null;
  const name = at === you ? t.yourself(nameOf(at)) : nameOf(at);
  return question?.prompt === "field" && field !== null ? t.fieldOf(cardName(scene, field), name) : name;
}

/** What it means to choose nothing, or nothing more. */
function endWords(choice: Choice, { t, question }: Scene): string {
  switch (question?.prompt) {
    case "replace":
      return t.replaceNone(numberOf(choice, "cost") ?? 0);
    case "redeploy":
      return t.moveNot;
    case "guardian":
      return t.decline;
    case "next":
      return t.done;
    default:
      return question && question.context.chosen.length > 0 ? t.done : t.chooseNone;
  }
}

/** What a disrupt would leave a seat; null where something else is asked. */
export function resourcesLost({ view, t }: Pick<Scene, "view" | "t">, seat: number): string | null {
  const has = view.seats[seat]?.resources ?? 0;
  if (view.action?.symbol !== "disrupt" || view.action.total <= 0) return null;
  return t.loses(has, Math.max(0, has - view.action.total));
}

/** Whether the question is about the die that is being resolved. */
export const resolving = ({ view }: Pick<Scene, "view">): boolean =>
  view.action !== null && view.action.die !== null && view.action.total > 0;

/** The symbol being resolved, in words. */
export const symbolWords = ({ view, d }: Pick<Scene, "view" | "d">): string => {
  const symbol = view.action?.symbol ?? null;
  return symbol !== null && isSymbol(symbol) ? d.symbolOf(symbol) : "";
};

/** What a card does, with its signs in words. */
export const textOf = ({ catalogue, d }: Pick<Scene, "catalogue" | "d">, card: string): string =>
  (catalogue.cards[card]?.abilities ?? [])
    .map(({ text }) => text)
    .join(" ")
    .replace(/\{(\w+)\}/g, (written, sign: string) => (isSymbol(sign) ? d.symbolOf(sign) : written));
