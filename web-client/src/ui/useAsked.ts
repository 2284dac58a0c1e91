import { keepPreviousData, skipToken, useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
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
 * The server's answer when the page appeared, and its replacements since; null until loaded; while a new key loads,
 * the previous value. Then its setter, the failure of the last attempt, and a function that retries now.
 *
 * @param key identifies the request; null for nothing yet
 * @param every milliseconds between requests while the page is visible; one request if left out
 */
export function useAsked<T>(
  key: QueryKey | null,
  ask: () => Promise<T>,
  every?: number,
): [value: T | null, set: (value: T) => void, failure: Failure | null, again: () => void] {
  const client = useQueryClient();
  const queryKey = key ?? ["nothing"];
  const { data, error, failureReason, refetch } = useQuery({
    queryKey,
    queryFn: key === null ? skipToken : ask,
    placeholderData: keepPreviousData,
    refetchInterval: every,
    refetchOnWindowFocus: every !== undefined,
  });
  // A late answer must not replace a newer value, nor a retry due later delay one wanted now.
  const stop = () => client.cancelQueries({ queryKey, exact: true });
  const reason = failureReason ?? error;
  return [
    data ?? null,
    (value) => void stop().then(() => client.setQueryData(queryKey, value)),
    reason && failureOf(reason),
    () => void stop().then(() => refetch()),
  ];
}
