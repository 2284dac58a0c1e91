import { useCallback, useState } from "react";

/** What became of the last writing to the clipboard; empty before any. */
export type Written = "" | "copied" | "refused";

/**
 * Writing to the clipboard: what became of it, how to do it, and how to forget what became of it. Only pages of a
 * secure origin may; elsewhere it is refused, and the page has to show another way.
 */
export function useClipboard(): [written: Written, write: (text: string) => void, forget: () => void] {
  const [written, setWritten] = useState<Written>("");
  const write = useCallback((text: string) => {
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    done.then(
      () => setWritten("copied"),
      () => setWritten("refused"),
    );
  }, []);
  return [written, write, useCallback(() => setWritten(""), [])];
}
