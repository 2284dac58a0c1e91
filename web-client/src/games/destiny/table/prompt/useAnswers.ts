import { useEffect, useRef } from "react";
import type { Choice, Question } from "../../../../protocol";
import type { Table } from "../../../../table/useTable";
import { part } from "../choose/draft";

/** An answer that was made up together with the one before it. */
interface Queued {
  prompt: string;
  notation: string;
  /** How many choices there must be: choices with numbers alone mean something else among others. Null for any. */
  among: number | null;
}

/** Sends a choice, and afterwards what was picked together with it. */
export type Answers = (choice: Choice, then?: readonly Choice[]) => void;

/** Takes back what was said of a die, and names it again with exactly these modifiers, as far as they may join. */
export type Regroup = (die: string, modifiers: readonly string[]) => void;

/** A die that is to be named again. */
interface Regrouping {
  die: string;
  modifiers: readonly string[];
  /** Whether it has been named again, so that what joins is asked next. */
  named: boolean;
}

/** What comes next towards naming a die again: a choice, one more step back, or nothing that could be done. */
function regrouping(
  { die, modifiers, named }: Regrouping,
  question: Question,
  canTakeBack: boolean,
): { answer: Choice } | "back" | "end" {
  if (!named) {
    const again = question.choices.find((one) => one.verb === "resolve" && part(one, "die") === die);
    return again ? { answer: again } : canTakeBack ? "back" : "end";
  }
  if (question.prompt !== "join") return "end";
  const next = question.choices.find(
    (one) => one.verb === "join" && modifiers.includes(part(one, "die") ?? ""),
  );
  const answer = next ?? question.choices.find(({ verb }) => verb === "done");
  return answer ? { answer } : "end";
}

/**
 * Sends answers that were picked together and are asked for one by one. What was queued is dropped as soon as another
 * question comes, or a choice that is not offered. Where a die was named and it can be taken back, all that may join
 * it joins at once; a tap on one of the dice leaves it out, or lets it join again.
 */
export function useAnswers(table: Table): { send: Answers; regroup: Regroup } {
  const again = useRef<Regrouping | null>(null);
  const rest = useRef<readonly Queued[]>([]);
  const joins = useRef(false);
  const asked = useRef(-1);
  const { question, match } = table;
  useEffect(() => {
    if (!question || question.offer || asked.current === match.asked) return;
    if (again.current) {
      const step = regrouping(again.current, question, match.canTakeBack);
      if (step !== "end") {
        asked.current = match.asked;
        again.current = { ...again.current, named: again.current.named || step !== "back" };
        if (step === "back") table.takeBack();
        else table.answer(step.answer);
        return;
      }
      again.current = null;
    }
    const next = joins.current ? joining(question.prompt, question.choices, match.canTakeBack) : null;
    if (next) {
      asked.current = match.asked;
      table.answer(next);
      return;
    }
    joins.current = false;
    const [first, ...later] = rest.current;
    if (!first) return;
    const choice =
      first.prompt === question.prompt && (first.among ?? question.choices.length) === question.choices.length
        ? question.choices.find(({ notation }) => notation === first.notation)
        : undefined;
    rest.current = choice ? later : [];
    asked.current = match.asked;
    if (choice) table.answer(choice);
  });
  const regroup: Regroup = (die, modifiers) => {
    rest.current = [];
    joins.current = false;
    again.current = { die, modifiers, named: false };
    asked.current = match.asked;
    table.takeBack();
  };
  const send: Answers = (choice, then = []) => {
    again.current = null;
    const prompt = question?.prompt ?? "";
    const among = question?.choices.length ?? 0;
    rest.current = then.map(({ notation, verb }, i) => ({
      prompt,
      notation,
      among: verb === "ability" ? among - 1 - i : null,
    }));
    joins.current = choice.verb === "resolve";
    asked.current = match.asked;
    table.answer(choice);
  };
  return { send, regroup };
}

/** The next die to join, or that none is left; null where the player decides. */
const joining = (prompt: string, choices: readonly Choice[], canTakeBack: boolean): Choice | null =>
  prompt === "join" && canTakeBack
    ? (choices.find(({ verb }) => verb === "join") ?? choices.find(({ verb }) => verb === "done") ?? null)
    : null;
