import { useCallback, useState } from "react";

/** The outcome of the last copy; empty before any. */
export type Written = "" | "copied" | "refused";

/**
 * Copying to the clipboard: its outcome, and the function that copies. Only secure origins can; elsewhere it is
 * refused, and the page has to offer another way.
 *
 * @param about identifies the copied text: the outcome is not reported for any other
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
