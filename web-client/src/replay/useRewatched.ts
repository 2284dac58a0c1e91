import { useMemo, useState } from "react";
import type { MatchEvent, MatchState } from "../protocol";
import { asMatch } from "./asMatch";
import type { Knower, Knows } from "./Knowledge";
import type { Rewatched } from "./rewatched";
import { usePlayerNames } from "./usePlayerNames";

/** A match being watched again: at the chosen moment, from the chosen side, with what is known there. */
export interface Watching {
  /** The seat at the bottom, and its setter. */
  below: number;
  putBelow: (seat: number) => void;
  knows: Knows;
  know: (knows: Knows) => void;
  /** The same with the seat that it is about. */
  knower: Knower;
  nameOf: (seat: number) => string;
  match: MatchState;
  /** What happened up to this moment. */
  log: MatchEvent[];
  /** The match as it ended: what lines of the log refer to, as at a table, whatever the moment is. */
  last: MatchState;
}

/** The state that replays of all games share. */
export function useRewatched({ replay, moments, at }: Rewatched): Watching {
  const [below, putBelow] = useState(0);
  const [knows, know] = useState<Knows>("all");
  const nameOf = usePlayerNames(replay);
  const match = useMemo(() => asMatch(replay, moments.at(at), at), [replay, moments, at]);
  const log = useMemo(() => moments.log(at), [moments, at]);
  const [last] = useState(() => asMatch(replay, moments.at(moments.count), moments.count));
  const knower = knows === "seat" ? below : knows;
  return { below, putBelow, knows, know, knower, nameOf, match, log, last };
}
