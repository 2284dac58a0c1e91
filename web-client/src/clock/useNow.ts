import { useEffect, useReducer } from "react";

/**
 * The longest a time is shown without an update, in milliseconds: the computer may have slept, or the estimate of the
 * server's clock may have changed.
 */
const LOOK_AGAIN = 2_000;

/**
 * The current time by `now`: re-renders the component after `wait` milliseconds, which may depend on the time; never
 * if null. Use it in the smallest component that shows a time.
 */
export function useNow(now: () => number, wait: (now: number) => number | null): number {
  // The compiler would keep the first time.
  "use no memo";
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
