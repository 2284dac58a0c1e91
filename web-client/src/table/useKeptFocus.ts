import { useEffect, useRef, type RefObject } from "react";

/**
 * Keeps the focus on the table: when the focused control goes away, as a button does with the question it answered, or
 * can no longer be used,
 * the focus moves to `fallback` instead of the top of the page. Returns what the table has to listen with.
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>): (event: { target: unknown }) => void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const gone = last.current;
    if (!gone || (gone.isConnected && !gone.matches(":disabled"))) return;
    last.current = null;
    if (document.activeElement === null || document.activeElement === document.body)
      fallback.current?.focus();
  });
  return ({ target }) => {
    last.current = target instanceof Element ? target : null;
  };
}
