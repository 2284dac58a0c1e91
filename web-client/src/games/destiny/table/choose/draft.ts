// The picks towards the next answer, before it is sent. Pure; knows no rules: all comes from the choices on offer and
// the parts that they name.
import type { Choice, Question } from "../../../../protocol";

/** What choices name, the most exact part first: a choice about a card in play has the card as well. */
const NAMED = ["side", "piece", "die", "seat", "card"] as const;

/** Besides what choices name: a choice by its notation. */
export type Kind = (typeof NAMED)[number] | "choice";

/** Something to point at; `key` as a choice's part has it. `copy` tells equal cards of a hand apart, from 0. */
export interface Thing {
  kind: Kind;
  key: string;
  copy?: number;
}

/** The picks; nothing at first. */
export interface Draft {
  /** What was pointed at. */
  thing: Thing | null;
  /** The notation of the choice that would be sent; null while several are about the thing. */
  picked: string | null;
  /** Where several are asked for one by one: those picked so far, in this order. Null until the first pick. */
  several: readonly Thing[] | null;
  /** The kind of action that the rail shows; null for all. */
  verb: string | null;
  /** Whether the own side has been opened for damage. */
  own: boolean;
}

export const NOTHING: Draft = { thing: null, picked: null, several: null, verb: null, own: false };

/** Questions that are asked again until `done`: their answers are picked together. */
const SEVERAL: ReadonlySet<string> = new Set(["set-back", "upkeep", "reroll", "join"]);

/** Whether a question's answers are picked together. */
export const takesSeveral = (question: Question | null): boolean =>
  question !== null && SEVERAL.has(question.prompt) && question.choices.some(({ verb }) => verb === "done");

/** Whether anything is picked and not yet sent. */
export const picks = ({ thing, picked, several, verb }: Draft): boolean =>
  thing !== null || picked !== null || verb !== null || (several !== null && several.length > 0);

/** The first value of a choice's part; null if it has none. */
export const part = (choice: Choice, name: string): string | null => choice.parts[name]?.[0] ?? null;

/** A number that the server says of a choice; null if it says none. */
export function numberOf(choice: Choice, name: string): number | null {
  const said = part(choice, name);
  return said === null ? null : Number(said);
}

/** A choice's mark, such as `own` or `none`. */
export const marked = (choice: Choice, name: string): boolean => part(choice, name) === "1";

/** What a choice names; null if nothing. Of a side it is the side, of a card in play its name there. */
export function thingOf(choice: Choice): Thing | null {
  if (choice.verb === "ability") return null;
  for (const kind of NAMED) {
    const key = part(choice, kind);
    if (key !== null) return { kind, key };
  }
  return null;
}

/** The choices about a thing, in the server's order. */
export const about = (question: Question | null, { kind, key }: Thing): readonly Choice[] =>
  (question?.choices ?? []).filter((choice) => {
    if (kind === "choice") return choice.notation === key;
    const named = thingOf(choice);
    return named?.kind === kind && named.key === key;
  });

/** The choice that would be sent now; null if none. */
export const candidate = (question: Question | null, draft: Draft): Choice | null =>
  question?.choices.find(({ notation }) => notation === draft.picked) ?? null;

export const same = (a: Thing, b: Thing): boolean =>
  a.kind === b.kind && a.key === b.key && (a.copy ?? 0) === (b.copy ?? 0);

/** What is picked of several: all that may join a die, until the player leaves some out; otherwise nothing at first. */
export function severalOf(question: Question | null, draft: Draft): readonly Thing[] {
  if (draft.several !== null) return draft.several;
  if (question?.prompt !== "join") return [];
  return question.choices.map(thingOf).filter((thing) => thing !== null);
}

/** Whether a thing is picked. */
export const isPicked = (question: Question | null, draft: Draft, thing: Thing): boolean =>
  takesSeveral(question)
    ? severalOf(question, draft).some((one) => same(one, thing))
    : draft.thing !== null && same(draft.thing, thing);

/** The choices that answer for what is picked together, one by one; the last one is `done`. */
export function together(question: Question | null, draft: Draft): readonly Choice[] {
  const chosen = severalOf(question, draft).flatMap((thing) => about(question, thing).slice(0, 1));
  const done = question?.choices.find(({ verb }) => verb === "done");
  return done ? [...chosen, done] : chosen;
}

/** The draft after a tap on a thing; `send` if the tap confirms what is picked. */
export function tap(
  question: Question | null,
  draft: Draft,
  thing: Thing,
): { draft: Draft; send: Choice | null } {
  const choices = about(question, thing);
  const [first, ...more] = choices;
  if (!first) return { draft: NOTHING, send: null };
  if (takesSeveral(question)) {
    const several = severalOf(question, draft);
    const rest = several.filter((one) => !same(one, thing));
    return {
      draft: { ...draft, several: rest.length < several.length ? rest : [...several, thing] },
      send: null,
    };
  }
  const again = draft.thing !== null && same(draft.thing, thing);
  const fitting = choices.filter(({ verb }) => draft.verb === null || verb === draft.verb);
  const [only = first] = fitting.length === 1 ? fitting : [first];
  const single = more.length === 0 || fitting.length === 1;
  if (!single) return { draft: again ? NOTHING : { ...NOTHING, thing }, send: null };
  if (again && draft.picked === only.notation) return { draft, send: only };
  return { draft: { ...draft, thing, picked: only.notation }, send: null };
}

/** Whether a choice would damage an own character though an opponent's could be chosen (D19.2). */
export const harmsOwn = (choice: Choice): boolean => marked(choice, "own");

/** Whether what a choice names would be defeated. */
export const falls = (choice: Choice): boolean =>
  part(choice, "lives") === "0" || (part(choice, "lives") === null && numberOf(choice, "left") === 0);
