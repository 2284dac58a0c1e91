import { useState } from "react";

/**
 * The entries added to a log since the last render; none on the first one, when the log started over, or when `jumps`
 * has changed: the entries in between were not seen. The same array until the log grows again.
 */
export function useNews<T>(log: readonly T[], jumps = 0): { count: number; news: readonly T[] } {
  const [seen, see] = useState<{ count: number; jumps: number; news: readonly T[] }>({
    count: log.length,
    jumps,
    news: [],
  });
  if (log.length === seen.count && jumps === seen.jumps) return seen;
  const on = jumps === seen.jumps && log.length > seen.count;
  const next = { count: log.length, jumps, news: on ? log.slice(seen.count) : [] };
  see(next);
  return next;
}
