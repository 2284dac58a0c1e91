import { useState } from "react";
import type { Choice } from "../../protocol";
import type { TableProps } from "../../room/tableProps";
import { useSetting } from "../../settings";

/** Asks before a grave mistake, if we wish. */
export interface Tutoring {
  /** What we wanted to choose and are asked about; null if nothing is. */
  doubtful: Choice | null;
  /** Sends a choice, weighed where that is wished and possible. */
  choose: (choice: Choice) => void;
  /** Sends the doubtful choice all the same. */
  anyway: () => void;
  /** Takes the question back. */
  rethink: () => void;
}

/** What we sent to be weighed, and the refusal of it that we have put away. */
interface Sent {
  choice: Choice | null;
  asked: number;
  away: number;
}

/** Whether a choice of ours was refused as a grave mistake, and what we do about it. */
export function useTutor({ state, refusal, send }: TableProps): Tutoring {
  const { match } = state;
  const [on] = useSetting("tutor");
  const [sent, keep] = useState<Sent>({ choice: null, asked: -1, away: 0 });
  const refused = refusal?.code === "grave-mistake" && refusal.id !== sent.away;
  const open = match.question !== null && match.outcome === null && sent.asked === match.asked;
  const plainly = ({ notation }: Choice) => send("choose", { choice: notation, asked: match.asked });
  const doubtful = refused && open ? sent.choice : null;
  return {
    doubtful,
    choose: (choice) => {
      if (!on || !match.canHint) {
        plainly(choice);
        return;
      }
      keep({ ...sent, choice, asked: match.asked });
      send("weigh", { choice: choice.notation, asked: match.asked });
    },
    anyway: () => doubtful && plainly(doubtful),
    rethink: () => keep({ ...sent, away: refusal?.id ?? 0 }),
  };
}
