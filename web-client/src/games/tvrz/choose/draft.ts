// The picks towards the next answer, before it is sent. Pure; knows no rules: all comes from the choices on offer and
// the parts that they name.
import type { Choice, Question } from "../../../protocol";
import type { Body } from "../types";

/**
 * Something on the table that choices are about. `copy` tells equal cards of a hand apart, from 0; `beside` is what is
 * attached to this one or has entered it, nothing where that is not said.
 */
export type Thing =
  | { kind: "card"; key: string; copy: number; beside?: readonly string[] }
  | { kind: "seat"; key: number }
  | { kind: "unit"; key: number }
  | { kind: "part"; key: string };

/** A card in the order of defence. */
export interface Sent {
  card: string;
  copy: number;
  beside?: readonly string[];
}

/** The picks; nothing at first. */
export interface Draft {
  /** What was pointed at. */
  thing: Thing | null;
  /** The notation of the choice that would be sent; null while several are about the thing. */
  picked: string | null;
  /** On a call: the cards that go to the wall, in this order; the first one is `picked`. */
  order: readonly Sent[];
  /** With an attacker picked: the part it goes for, which is asked once it is announced. */
  at?: string;
}

export const NOTHING: Draft = { thing: null, picked: null, order: [] };

/** The question that calls for defenders one by one. */
const CALL = "call";

/** The question which card attacks. */
const ATTACKER = "attacker";

/** Whether anything is picked and not yet sent. */
export const picks = ({ thing, picked, order }: Draft): boolean =>
  thing !== null || picked !== null || order.length > 0;

/** How a part of a choice names a thing: seats are written from 1. */
const written = (thing: Thing): string => String(thing.kind === "seat" ? thing.key + 1 : thing.key);

/** Whether a choice is about two cards that go as one. */
export const isPair = ({ parts }: Choice): boolean => (parts["card"]?.length ?? 0) > 1;

const joined = (keys: readonly string[] = []): string => [...keys].sort().join();

/** What is attached to a card, or has entered it. */
export const besides = ({ items, guest }: Body): string[] => [...items, ...(guest === null ? [] : [guest])];

/** Whether a choice names just what is attached to this card. */
export const isOf = ({ parts }: Choice, body: Body): boolean =>
  joined(parts["with"]) === joined(besides(body));

/** The choices about a thing, in the server's order; of equal cards those about the one with these beside it. */
export function about(question: Question | null, thing: Thing): readonly Choice[] {
  const name = written(thing);
  const all = (question?.choices ?? []).filter(({ parts }) => parts[thing.kind]?.includes(name));
  if (thing.kind !== "card" || thing.beside === undefined) return all;
  const beside = joined(thing.beside);
  const fits = (choice: Choice) => !isPair(choice) && joined(choice.parts["with"]) === beside;
  const exact = new Set(all.filter(fits).map(({ verb }) => verb));
  // Where a choice names the card alone, and no other names this one exactly, it does not matter what is attached.
  return all.filter(
    (choice) =>
      isPair(choice) || fits(choice) || (choice.parts["with"] === undefined && !exact.has(choice.verb)),
  );
}

const KINDS = ["card", "seat", "unit", "part"] as const;

/** The choices about nothing that lies on the table, such as to go on. */
export const wordless = (question: Question | null): readonly Choice[] =>
  (question?.choices ?? []).filter(({ parts }) => KINDS.every((kind) => parts[kind] === undefined));

/** The choice that would be sent now. */
export const candidate = (question: Question | null, draft: Draft): Choice | null =>
  question?.choices.find(({ notation }) => notation === draft.picked) ?? null;

const same = (a: Thing, b: Thing): boolean =>
  a.kind === b.kind && a.key === b.key && (a.kind !== "card" || b.kind !== "card" || a.copy === b.copy);

/** Whether a thing is picked. */
export const isPicked = (draft: Draft, thing: Thing): boolean =>
  (draft.thing !== null && same(draft.thing, thing)) ||
  (thing.kind === "card" && ordinal(draft, thing.key, thing.copy) > 0);

/** The place of a card in the order of defence, from 1; 0 if it has none. */
export const ordinal = (draft: Draft, card: string, copy: number): number =>
  draft.order.findIndex((sent) => sent.card === card && sent.copy === copy) + 1;

/** The draft after a tap on a thing; `send` if it confirms what is picked. */
export function tap(
  question: Question | null,
  draft: Draft,
  thing: Thing,
): { draft: Draft; send: Choice | null } {
  const [only, ...more] = about(question, thing);
  if (
    thing.kind === "part" &&
    question?.prompt === ATTACKER &&
    candidate(question, draft)?.parts["arrives"]
  ) {
    return { draft: { ...draft, at: thing.key }, send: null };
  }
  if (!only) return { draft: NOTHING, send: null };
  if (question?.prompt === CALL && thing.kind === "card" && defending(question, thing)) {
    const { key: card, copy, beside } = thing;
    return { draft: ordered(question, draft, { card, copy, ...(beside && { beside }) }), send: null };
  }
  const again = draft.thing !== null && same(draft.thing, thing);
  if (more.length > 0) return { draft: again ? NOTHING : { ...NOTHING, thing }, send: null };
  if (again && draft.picked === only.notation) return { draft, send: only };
  return { draft: { ...NOTHING, thing, picked: only.notation }, send: null };
}

/** A card of the order of defence as a thing. */
export const sentThing = ({ card, ...more }: Sent): Thing => ({ kind: "card", key: card, ...more });

/** The choice that sends a card to the wall alone; none if it may only do something else, such as to cast. */
export const defending = (question: Question, thing: Thing): Choice | undefined =>
  about(question, thing).find((choice) => choice.verb === "defend" && !isPair(choice));

/** A card is put at the end of the order of defence, or taken out of it. */
function ordered(question: Question, draft: Draft, sent: Sent): Draft {
  const { card, copy } = sent;
  const order =
    ordinal(draft, card, copy) > 0
      ? draft.order.filter((one) => one.card !== card || one.copy !== copy)
      : [...draft.order, sent];
  const [first] = order;
  const choice = first && defending(question, sentThing(first));
  return { thing: null, order, picked: choice?.notation ?? null };
}
