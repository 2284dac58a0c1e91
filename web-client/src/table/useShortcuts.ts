import { useLayoutEffect, useRef } from "react";
import { currentSettings } from "../settings";

const CONTROLS = "input, select, textarea, dialog, [popover]";

/** Whether a key press belongs to the control or dialog that has the focus. */
const elsewhere = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.closest(key === " " ? `${CONTROLS}, button, a, summary` : CONTROLS) !== null;

/**
 * Single-key shortcuts of the page, by `event.key` in lower case, without Ctrl, Alt or Meta. Keys of controls and
 * dialogs stay theirs. Escape works even when the reader has switched the others off.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  // Layout effects: a key pressed right after the page has been drawn must not be lost or do what was shown before.
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if (elsewhere(event.target, key) || (key !== "escape" && !currentSettings().shortcuts)) return;
      const run = Object.hasOwn(current.current, key) ? current.current[key] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
