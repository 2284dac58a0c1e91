import { useCallback, useEffect, useState } from "react";
import type { Refusal } from "../protocol";
import { refusalOf, RequestRefused } from "../socket/http";

/** That the server did not answer what it was asked. */
export interface Failure {
  refusal: Refusal;
  /** Whether there is no such thing; anything else may be different the next time. */
  missing: boolean;
}

export const failureOf = (reason: unknown): Failure => ({
  refusal: refusalOf(reason),
  missing: reason instanceof RequestRefused && reason.status === 404,
});

/**
 * What the server answered when the page appeared, and what replaced it since; null until it has. Then what sets
 * it, why there is none, and how to ask again.
 */
export function useAsked<T>(
  ask: () => Promise<T>,
): [value: T | null, set: (value: T) => void, failure: Failure | null, again: () => void] {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let shown = true;
    ask().then(
      (answer) => {
        if (!shown) return;
        setFailure(null);
        setValue(answer);
      },
      (reason: unknown) => shown && setFailure(failureOf(reason)),
    );
    return () => {
      shown = false;
    };
  }, [ask, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  return [value, setValue, failure, again];
}
