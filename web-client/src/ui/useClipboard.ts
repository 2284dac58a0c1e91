import { useCallback, useState } from "react";

/** What became of the last writing to the clipboard; empty before any. */
export type Written = "" | "copied" | "refused";

/**
 * Writing to the clipboard: what became of it, and how to do it. Only pages of a secure origin may; elsewhere it is
 * refused, and the page has to show another way.
 *
 * @param about what is written stands for this: what became of it is not said of anything else
 */
export function useClipboard(about: string | number = ""): [written: Written, write: (text: string) => void] {
  const [last, setLast] = useState<{ about: string | number; written: Written }>({ about, written: "" });
  const write = useCallback(
    (text: string) => {
      const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
      done.then(
        () => setLast({ about, written: "copied" }),
        () => setLast({ about, written: "refused" }),
      );
    },
    [about],
  );
  return [last.about === about ? last.written : "", write];
}
