import { useCallback, useEffect, useState } from "react";
import type { Refusal } from "../protocol";
import { refusalOf, RequestRefused } from "../socket/http";

/** A failed request. */
export interface Failure {
  refusal: Refusal;
  /** Whether the thing does not exist; any other failure may pass. */
  missing: boolean;
}

export const failureOf = (reason: unknown): Failure => ({
  refusal: refusalOf(reason),
  missing: reason instanceof RequestRefused && reason.status === 404,
});

/**
 * The server's answer when the page appeared, and its replacements since; null until loaded. Then its setter, the
 * failure, and a function that retries.
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
