import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";

/**
 * Data that stays the same for as long as the page lives: requested once for all its users, and retried until it
 * arrives. Null until the first answer; while a new key loads, the previous value.
 *
 * @param key identifies the request; null for nothing yet
 * @param ask loads it; must also reject an answer that makes no sense
 */
export function useLasting<T>(key: string | null, ask: () => Promise<T>): T | null {
  const { data } = useQuery({
    queryKey: ["lasting", key],
    queryFn: key === null ? skipToken : ask,
    staleTime: Infinity,
    gcTime: Infinity,
    // Even when refused: nobody would see why it is missing.
    retry: true,
    placeholderData: keepPreviousData,
  });
  return data ?? null;
}
