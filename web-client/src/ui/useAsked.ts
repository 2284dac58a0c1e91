import { useEffect, useState } from "react";

/** What the server answered when the page appeared, and what replaced it since; null until it has. */
export function useAsked<T>(ask: () => Promise<T>): [T | null, (value: T) => void] {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    let shown = true;
    ask().then(
      (answer) => shown && setValue(answer),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [ask]);
  return [value, setValue];
}
