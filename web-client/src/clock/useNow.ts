import { useEffect, useReducer } from "react";

/** At most so long, in milliseconds, something is shown without looking again: a computer may have slept, or learn what time it is. */
const LOOK_AGAIN = 2_000;

/**
 * The time now, by `now`, kept fresh: the component is drawn again after `wait` milliseconds, which may depend on the
 * time; never with null. Use it in the smallest component that shows a time.
 */
export function useNow(now: () => number, wait: (now: number) => number | null): number {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const time = now();
  const next = wait(time);
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(again, Math.min(Math.max(20, next), LOOK_AGAIN));
    return () => clearTimeout(timer);
  });
  return time;
}
