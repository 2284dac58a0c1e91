import { useEffect, useState } from "react";

/** Milliseconds before asking again for what did not come. */
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
 * What stays the same as long as the page stands: asked for once by all who need it, and again until it comes. Null
 * until the first answer; while that to another key is on its way, the one before.
 *
 * @param key what is asked for; null for nothing yet
 * @param ask gets it; rejects where the answer makes no sense too
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
    // The key says all that matters of the question.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return answer;
}
