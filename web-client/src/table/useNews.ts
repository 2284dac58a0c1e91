import { useRef } from "react";

/**
 * What was added to a log since the last look; nothing on the first one, when the log began anew, or when `jumps` is
 * another number: what lies between was then not seen.
 */
export function useNews<T>(log: readonly T[], jumps = 0): { count: number; news: readonly T[] } {
  const seen = useRef({ count: log.length, from: log.length, jumps });
  if (log.length !== seen.current.count || jumps !== seen.current.jumps) {
    const on = jumps === seen.current.jumps && log.length > seen.current.count;
    seen.current = { count: log.length, from: on ? seen.current.count : log.length, jumps };
  }
  return { count: log.length, news: log.slice(seen.current.from) };
}
