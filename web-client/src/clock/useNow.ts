import { useEffect, useReducer } from "react";

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
    const timer = setTimeout(again, Math.max(20, next));
    return () => clearTimeout(timer);
  });
  return time;
}
