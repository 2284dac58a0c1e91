import { useState } from "react";
import type { Choice } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import type { Hint } from "../../socket";

/** How deep a hint can be asked for: where, which card, the whole turn. */
export const DEEPEST = 3;

/** What a computer advises us. */
export interface Hinting {
  /** The hint about our question, or what is left of its steps; null if none is shown. */
  hint: Hint | null;
  /** Whether one is on its way. */
  thinking: boolean;
  /** Asks for a hint, or for more of it; null where there is none to ask for. */
  ask: (() => void) | null;
  close: () => void;
  /** Tells that we choose this: once that is accepted, a hint for a whole turn goes on with its next step. */
  answered: (choice: Choice) => void;
}

/** How far a hint was followed, and whether it was closed. */
interface Followed {
  hint: Hint | null;
  done: number;
  /** The question that was answered as the hint says, which is not accepted as long as it is asked; null for none. */
  sent: number | null;
  closed: boolean;
}

const NOT_FOLLOWED = { done: 0, sent: null, closed: false };

/** How far it was followed once this question is asked. */
const accepted = (known: Followed, asked: number): Followed =>
  known.sent === null || known.sent === asked ? known : { ...known, done: known.done + 1, sent: null };

/** The hint as it stands: without the steps that were made; null if it is not about our question. */
function standing({ hint, done, closed }: Followed, { match }: TableProps["state"]): Hint | null {
  if (hint === null || closed || match.outcome !== null) return null;
  if (done === 0) return hint.asked === match.asked && match.question !== null ? hint : null;
  const next = hint.steps[done]?.notation;
  const offered = match.question?.choices.some(({ notation }) => notation === next);
  return offered ? { ...hint, steps: hint.steps.slice(done) } : null;
}

/** The hints at our table: what was told last, how far we followed it, and how to ask for more. */
export function useHints({ state, hint = null, hinting = false, send, waiting }: TableProps): Hinting {
  const { match } = state;
  const [known, know] = useState<Followed>({ hint: null, ...NOT_FOLLOWED });
  const followed = known.hint === hint ? accepted(known, match.asked) : { hint, ...NOT_FOLLOWED };
  if (followed !== known) know(followed);
  const shown = standing(followed, state);
  const fresh = hint !== null && hint.asked === match.asked;
  const askable = match.canHint && !waiting && !hinting && match.question !== null;
  const ask = () => {
    if (fresh && followed.closed) know({ ...followed, closed: false });
    else if (shown?.depth === DEEPEST) know({ ...followed, closed: true });
    else send("hint", { asked: match.asked, depth: fresh ? Math.min(DEEPEST, hint.depth + 1) : 1 });
  };
  return {
    hint: shown,
    thinking: hinting,
    ask: askable ? ask : null,
    close: () => know({ ...followed, closed: true }),
    answered: (choice) => {
      const next = hint?.depth === DEEPEST ? hint.steps[followed.done] : undefined;
      know({ ...followed, sent: next?.notation === choice.notation ? match.asked : null });
    },
  };
}
