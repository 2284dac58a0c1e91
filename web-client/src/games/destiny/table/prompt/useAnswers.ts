import { useEffect, useRef } from "react";
import type { Choice } from "../../../../protocol";
import type { Table } from "../../../../table/useTable";

/** An answer that was made up together with the one before it. */
interface Queued {
  prompt: string;
  notation: string;
}

/** Sends a choice, and afterwards what was picked together with it. */
export type Answers = (choice: Choice, then?: readonly Choice[]) => void;

/**
 * Sends answers that were picked together and are asked for one by one. What was queued is dropped as soon as another
 * question comes, or a choice that is not offered. Where a die was named and it can be taken back, all that may join
 * it joins at once: taking back leads to the question what joins.
 */
export function useAnswers(table: Table): Answers {
  const rest = useRef<readonly Queued[]>([]);
  const joins = useRef(false);
  const asked = useRef(-1);
  const { question, match } = table;
  useEffect(() => {
    if (!question || question.offer || asked.current === match.asked) return;
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
      first.prompt === question.prompt
        ? question.choices.find(({ notation }) => notation === first.notation)
        : undefined;
    rest.current = choice ? later : [];
    asked.current = match.asked;
    if (choice) table.answer(choice);
  });
  return (choice, then = []) => {
    const prompt = question?.prompt ?? "";
    rest.current = then.map(({ notation }) => ({ prompt, notation }));
    joins.current = choice.verb === "resolve";
    asked.current = match.asked;
    table.answer(choice);
  };
}

/** The next die to join, or that none is left; null where the player decides. */
const joining = (prompt: string, choices: readonly Choice[], canTakeBack: boolean): Choice | null =>
  prompt === "join" && canTakeBack
    ? (choices.find(({ verb }) => verb === "join") ?? choices.find(({ verb }) => verb === "done") ?? null)
    : null;
