import { useRef } from "react";

/** What was added to a log since the last look; nothing on the first one, or when the log began anew. */
export function useNews<T>(log: readonly T[]): { count: number; news: readonly T[] } {
  const seen = useRef<{ count: number; from: number }>({ count: log.length, from: log.length });
  if (log.length !== seen.current.count) {
    const from = log.length > seen.current.count ? seen.current.count : log.length;
    seen.current = { count: log.length, from };
  }
  return { count: log.length, news: log.slice(seen.current.from) };
}
