import { useEffect, useRef } from "react";
import type { Choice } from "../../../protocol";
import type { Table } from "../../../table/useTable";

/** An answer that was made up together with the one before it. */
export interface Queued {
  prompt: string;
  notation: string;
}

/**
 * Sends answers that were picked together and are asked for one by one. What was queued is dropped as soon as another
 * question comes, or a choice that is not offered.
 */
export function useQueue(table: Table): (choice: Choice, then: readonly Queued[]) => void {
  const rest = useRef<readonly Queued[]>([]);
  const asked = useRef(-1);
  const { question, match } = table;
  useEffect(() => {
    if (!question || question.offer || asked.current === match.asked) return;
    const [next, ...later] = rest.current;
    if (!next) return;
    const choice =
      next.prompt === question.prompt
        ? question.choices.find(({ notation }) => notation === next.notation)
        : undefined;
    rest.current = choice ? later : [];
    asked.current = match.asked;
    if (choice) table.answer(choice);
  });
  return (choice, then) => {
    rest.current = then;
    asked.current = match.asked;
    table.answer(choice);
  };
}
