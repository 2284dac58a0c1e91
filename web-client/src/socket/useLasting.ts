import { useEffect, useState } from "react";

/** Milliseconds before a failed request is retried. */
const AGAIN = 3_000;

const answers = new Map<string, Promise<unknown>>();

function answerTo<T>(key: string, ask: () => Promise<T>): Promise<T> {
  let answer = answers.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = ask();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
  }
  return answer;
}

/**
 * Data that stays the same for as long as the page lives: requested once for all its users, and retried until it
 * arrives. Null until the first answer; while a new key loads, the previous value.
 *
 * @param key the cache key; null for nothing yet
 * @param ask loads it; must also reject an answer that makes no sense
 */
export function useLasting<T>(key: string | null, ask: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let shown = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      answerTo(key, ask).then(
        (came) => shown && setAnswer(came),
        () => {
          if (shown) retry = setTimeout(look, AGAIN);
        },
      );
    };
    look();
    return () => {
      shown = false;
      clearTimeout(retry);
    };
    // The key identifies the request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return answer;
}
