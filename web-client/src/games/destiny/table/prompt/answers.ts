// What prompts are made of: answers with their words. Pure.
import type { Choice } from "../../../../protocol";
import { isSymbol } from "../../catalogue";
import { part } from "../choose/draft";
import { label, type Scene } from "../scene";

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
  const seat = part(choice, "seat");
  const lost = seat === null ? null : resourcesLost(scene, Number(seat) - 1);
  if (lost !== null) return `${label(choice, scene)}: ${lost}`;
  return choice.verb === "no" ? scene.t.decline : label(choice, scene);
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
