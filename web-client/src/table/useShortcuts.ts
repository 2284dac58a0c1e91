import { useEffect, useRef } from "react";
import { currentSettings } from "../settings";

const CONTROLS = "input, select, textarea, dialog, [popover]";

/** Whether a key pressed here belongs to the control or the dialog in which it was pressed. */
const elsewhere = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.closest(key === " " ? `${CONTROLS}, button, a, summary` : CONTROLS) !== null;

/**
 * Single keys of the whole page, by `event.key` in lower case, without Ctrl, Alt or Meta. Keys of controls and dialogs
 * stay theirs. Escape works also where the reader has switched the others off.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
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
